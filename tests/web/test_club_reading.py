"""A club is read beside whatever else the server does: nobody at a table waits for it."""

from __future__ import annotations

import asyncio
import threading
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from bench.twenty_years import CLUB, EVERY, FIRST, SEASON, evening_events, make_club
from tests.web.conftest import apart, be_host, open_site_at
from windroos.club.deciding import ClubDecision, ClubWorld, decide
from windroos.club.errors import ClubError
from windroos.club.requests import DoCup, DoEvening, DoShow, Request
from windroos.club.season_requests import DoEndSeason
from windroos.club.told import ToldEvening, evening_text, read_evening
from windroos.hosting import club_folder, club_reading
from windroos.hosting.club_folder import FEW_EVENINGS, ClubFolder
from windroos.hosting.clubs import Clubs
from windroos.hosting.evening_walls import EveningWalls
from windroos.scoresheet.opening import SheetPlace, open_sheet
from windroos.store.changes import Append, BeginStream, Change
from windroos.store.place import DATABASE
from windroos.web.app import create_app
from windroos.web.count.tables import CountedTables
from windroos.web.site import Site

EVENINGS = 3
Reads = list[bool]


@pytest.fixture
def on_loop(monkeypatch: pytest.MonkeyPatch) -> Reads:
    """Of every event of an evening that is read: whether on a thread where an event loop runs."""
    found: Reads = []

    def read(text: str) -> ToldEvening:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            found.append(False)
        else:
            found.append(True)
        return read_evening(text)

    monkeypatch.setattr(club_reading, "read_evening", read)
    return found


@pytest.fixture
def site(tmp_path: Path) -> Site:
    apart(make_club(tmp_path / DATABASE, sheets=False, evenings=EVENINGS))
    return open_site_at(tmp_path)


def grow(site: Site, evenings: int) -> None:
    """So many evenings more, written by another program."""
    changes: list[Change] = []
    for number in range(EVENINGS, EVENINGS + evenings):
        told = [evening_text("host", event) for event in evening_events(number, Random(number), sheets=False)]
        id = f"{CLUB}.e{number:04}"
        changes += [BeginStream(id, "evening", ""), Append(id, 0, told)]
    apart(site.store.write(*changes))


@pytest.mark.parametrize(
    "place",
    ["/club", f"/club/stand/{SEASON}", "/club/avond/e0001", "/api/club/evening?evening=e0001", "/club/logboek", "/mij"],
)
def test_whatever_is_asked_first_is_read_on_another_thread(place: str, site: Site, on_loop: Reads) -> None:
    client = be_host(TestClient(create_app(site)))
    assert client.get(place).status_code in (200, 403)
    assert on_loop
    assert not any(on_loop)


@pytest.mark.parametrize(
    "place",
    [
        f"/api/club/standings?season={SEASON}", "/api/club/twentyone", "/club/21", "/club/kampioen", "/club/bekers",
        "/club/speler/p01", "/club",
    ],
)  # fmt: skip
def test_whatever_is_reckoned_of_all_evenings_is_reckoned_there_too(
    place: str, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, on_loop = ClubFolder.show, []

    def show(self: ClubFolder, asked: DoShow, today: date) -> dict[str, Any]:
        on_loop.append(threading.current_thread() is loop_thread)
        return shown(self, asked, today)

    with TestClient(create_app(site)) as client:
        assert client.portal is not None
        loop_thread = client.portal.call(threading.current_thread)
        apart(ClubFolder(site.store).do(DoCup("beker", SEASON), "host", FIRST))
        monkeypatch.setattr(ClubFolder, "show", show)
        assert be_host(client).get(place).status_code == 200
    assert on_loop
    assert not any(on_loop)


def test_what_looks_at_every_evening_is_decided_there_too(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    on_loop: Reads = []

    def decided(world: ClubWorld, asked: Request, id: str) -> ClubDecision:
        on_loop.append(threading.current_thread() in loops)
        return decide(world, asked, id)

    monkeypatch.setattr(club_folder, "decide", decided)

    async def done() -> None:
        loops.append(threading.current_thread())
        await ClubFolder(site.store).do(DoEndSeason(SEASON, "", date(2040, 1, 1)), "host", date(2040, 1, 1))

    loops: list[threading.Thread] = []
    apart(done())
    assert on_loop == [False]


def test_players_on_equal_walls_wait_for_no_other_evening(site: Site, on_loop: Reads) -> None:
    """Their names and walls are known of a club that nobody read yet, however many evenings it has."""
    grow(site, 5)
    walls = EveningWalls(site.store, Clubs(site.store))
    assert set(walls.names("e0001")) >= {"p01", "p02"}
    one = len(on_loop)
    assert 0 < one == len(site.store.events(f"{CLUB}.e0001"))
    assert walls.walls("e0001").rounds == {}
    assert len(on_loop) == 2 * one
    with pytest.raises(ClubError, match="e9999"):
        walls.walls("e9999")


def test_a_socket_of_an_evening_has_it_read_there_too(site: Site, on_loop: Reads) -> None:
    with TestClient(create_app(site)).websocket_connect("/club/avond/e0001/ws") as heard:
        assert "revision" in heard.receive_json()
    assert on_loop
    assert not any(on_loop)


def test_a_sheet_of_an_evening_has_its_club_read_there_and_another_sheet_has_nothing_read(
    site: Site, on_loop: Reads
) -> None:
    app = create_app(site)
    tables = CountedTables(site.store, iter(("bcdfghjk", "kjhgfdcb")).__next__)
    names = ["Anna", "Bart", "Cor", "Dora"]
    apart(tables.make(open_sheet("nmv144", names)))
    place = SheetPlace("evening", "e0001", 0, 1, 1)
    apart(tables.make(open_sheet("nmv144", names, people=["p01", "p02", "p03", "p04"], of=place)))
    client = be_host(TestClient(app))
    assert client.get("/tellen/bcdfghjk").status_code == 200
    assert on_loop == []
    assert "Naam p01" in client.get("/tellen/kjhgfdcb").text
    assert on_loop
    assert not any(on_loop)


def test_what_another_program_took_over_meanwhile_is_read_there_too(site: Site, on_loop: Reads) -> None:
    client = be_host(TestClient(create_app(site)))
    assert client.get("/club").status_code == 200
    on_loop.clear()
    grow(site, FEW_EVENINGS + 1)
    last = FIRST + (EVENINGS + FEW_EVENINGS) * EVERY
    assert f"{last.day}" in client.get(f"/club/avond/e{EVENINGS + FEW_EVENINGS:04}").text
    assert len(on_loop) > FEW_EVENINGS
    assert not any(on_loop)


def test_nothing_is_read_again_where_nothing_was_written(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even the list of evenings, which a page asks for again and again."""
    folder = ClubFolder(site.store)
    world = folder.world()
    monkeypatch.setattr(site.store, "lengths", lambda _: pytest.fail("the evenings are listed"))
    monkeypatch.setattr(site.store, "people", lambda _: pytest.fail("the cards are read"))
    again = folder.world()
    assert again.evenings is world.evenings
    assert again.club is world.club


def test_what_is_done_while_all_is_read_is_not_lost(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The club is asked and changed on the loop while another thread still reads what there was before."""
    folder, whole = ClubFolder(site.store), club_reading.read_whole

    async def main() -> None:
        begun, go_on = asyncio.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()

        def slowly(*given: object) -> club_reading.ClubRead:
            read = whole(*given)  # type: ignore[arg-type]  # what it was given
            loop.call_soon_threadsafe(begun.set)
            asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()
            return read

        monkeypatch.setattr("windroos.hosting.club_folder.read_whole", slowly)
        reading = asyncio.create_task(folder.at_hand())
        await begun.wait()
        monkeypatch.setattr("windroos.hosting.club_folder.read_whole", whole)
        other = ClubFolder(site.store)
        await other.do(DoEvening("nieuw", FIRST + timedelta(1), "free", ()), "host", FIRST)
        assert "nieuw" in folder.world().evenings
        go_on.set()
        await reading
        assert "nieuw" in folder.world().evenings

    apart(main())
