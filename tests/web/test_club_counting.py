"""Very many hands that were never counted: whoever asks for what needs them is told at once how far that is."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from starlette.testclient import TestClient

from bench.twenty_years import SEASON, TABLES, make_club
from tests.command_line import run
from tests.web.conftest import all_routes, apart, be_host, open_site_at
from windroos.club import seasons
from windroos.club.counts import count_texts
from windroos.club.evening_events import SheetTyped
from windroos.club.hands import seats_of
from windroos.club.mahjongs import RULED
from windroos.hosting.clubs import Clubs
from windroos.hosting.counting_processes import CountingProcesses
from windroos.hosting.hand_counting import counts_of
from windroos.reckoning.lines import SeatCount
from windroos.store.place import DATABASE
from windroos.store.store import Store
from windroos.web.app import create_app
from windroos.web.club.counting import WAITS
from windroos.web.routing import route_name
from windroos.web.site import Site

EVENINGS: Final = 3
VALUES: Final = {
    "id": "e0001", "evening": "e0001", "season": SEASON, "person": "p01", "table:number": "1", "part:number": "1",
    "hand:number": "1", "what": "stand", "kind": "csv", "rules": "nts2002", "round:number": "1", "wall:number": "1",
    "text": "x", "cup": "x",
}  # fmt: skip
FAR: Final = "0 van 160 spellen"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    """A club with the hands of some evenings, which are many here."""
    monkeypatch.setattr("windroos.hosting.club_folder.MANY_HANDS", 100)
    apart(make_club(tmp_path / DATABASE, sheets=True, evenings=EVENINGS))
    return open_site_at(tmp_path)


@pytest.fixture
def before(site: Site) -> TestClient:
    """The host's browser at a server that has not begun to count."""
    return be_host(TestClient(create_app(site), headers={"accept-language": "nl"}, follow_redirects=False))


def addresses(client: TestClient, waits: bool) -> Iterator[tuple[str, str]]:
    """Every page of the club that adds up evenings or does not: its name and an address."""
    for route in all_routes(client.app):  # type: ignore[arg-type]  # it is ours
        name = route_name(route)
        ours = re.match("/(club|mij|api/club)(?=[/.]|$)", route.path)
        if ours and name.startswith("GET ") and (name in WAITS) is waits:
            yield name, re.sub(r"{([^}]+)}", lambda found: VALUES[found[1]], route.path)


def test_whoever_asks_is_told_how_far_it_is_and_the_page_comes_by_itself(before: TestClient) -> None:
    page = before.get(f"/club/stand/{SEASON}")
    assert page.status_code == 503
    assert page.headers["refresh"] == page.headers["retry-after"] == "2"
    assert FAR in page.text
    assert "0 van 3 avonden" in page.text
    assert '<progress value="0" max="160"' in page.text
    assert "0 of 160 hands" in before.get(f"/club/stand/{SEASON}", headers={"accept-language": "en"}).text
    told = before.get("/api/club/standings", params={"season": SEASON, "lang": "nl"})
    assert told.status_code == 503
    assert told.headers["retry-after"]
    assert told.json()["code"] == "club_counting"
    assert "0 van 160" in told.json()["message"]


def test_what_adds_up_evenings_waits_and_nothing_else_does(before: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: set[SheetTyped] = set()

    def seats(typed: SheetTyped) -> tuple[SeatCount, ...]:
        counted.add(typed)
        return seats_of(typed)

    monkeypatch.setattr(seasons, "seats_of", seats)
    waiting = list(addresses(before, waits=True))
    assert len(waiting) == sum(name.startswith("GET ") for name in WAITS), "every address of the list is one"
    for name, path in waiting:
        refused = 403 if name == "GET /mij" else 503  # who has no card has no page
        assert before.get(path).status_code == refused, name
    assert counted == set()
    for name, path in addresses(before, waits=False):
        assert before.get(path).status_code < 500, name
        assert len(counted) <= TABLES, f"{name}: the tables of its own evening, and of no other"


def test_an_evening_is_shown_while_the_others_are_counted(before: TestClient) -> None:
    page = before.get("/club/avond/e0001")
    assert page.status_code == 200
    assert "Naam p" in page.text


def test_what_was_asked_for_is_there_when_it_is_counted(site: Site) -> None:
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        be_host(client)
        first = client.get(f"/club/stand/{SEASON}")
        assert first.status_code == 503
        page = first
        while page.status_code == 503:
            page = client.get(f"/club/stand/{SEASON}")
        assert "Naam p" in page.text
        assert client.get(f"/api/club/standings?season={SEASON}").status_code == 200


def test_processes_count_what_a_thread_counts(tmp_path: Path) -> None:
    async def main() -> None:
        await make_club(tmp_path / DATABASE, sheets=True, evenings=EVENINGS)
        store, processes = Store.open(tmp_path / DATABASE), CountingProcesses()
        try:
            folder = Clubs(store).of("")
            while await folder.keep_counts(processes.at_once, processes.count):
                pass
            assert [one.counts.seats != {} for one in folder.world().evenings.values()] == [True] * EVENINGS
            assert folder.stale_counts() == ()
        finally:
            await processes.close()
            await store.close()

    apart(main())


def test_the_terminal_says_how_far_it_is(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    apart(site.store.close())
    words = ["club", "season", "standings", SEASON, "--data", str(tmp_path), "--lang", "nl"]
    assert run(words) == 0
    once = capsys.readouterr()
    assert once.err.startswith("De spellen worden geteld, één keer: 0 van 160, van 0 van 3 avonden\n")
    assert run(words) == 0
    again = capsys.readouterr()
    assert again == (once.out, ""), "the same standings, and nothing is counted twice"


def test_a_process_that_counts_looks_for_no_garbage_meanwhile(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a fifth of what counting takes, and there is none; what is counted is the same, and it is looked again."""
    looks: list[bool] = []

    def counted(*given: object) -> object:
        looks.append(gc.isenabled())
        return count_texts(*given)  # type: ignore[arg-type]  # what it was given

    world = Clubs(site.store).oldest.world()
    assert world.club is not None
    evenings = list(world.evenings.values())
    plain = [count_texts(world.club, one, RULED) for one in evenings]
    monkeypatch.setattr("windroos.hosting.hand_counting.count_texts", counted)
    assert counts_of(world.club, evenings, RULED) == plain
    assert looks == [False] * EVENINGS
    assert gc.isenabled()
