"""The deal of the day: one wall for everybody and for each once, compared only with who has played it."""

from __future__ import annotations

import re
from datetime import date, timedelta
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import OpenPage, open_site_at, serving
from tests.web.playing import check, play
from windroos.books.catalog import IDS
from windroos.hosting.day_deals import DayDeal, DayDeals
from windroos.hosting.day_experts import EXPERTS, expert_points
from windroos.hosting.lobby import Lobby
from windroos.hosting.room import Pace
from windroos.hosting.setup import MAKER, read_setup, setup_text
from windroos.hosting.standing import STANDING, STANDING_NOTE, MatchStanding
from windroos.hosting.thinker import Thinker
from windroos.store.changes import KeepNote
from windroos.store.store import Store, today
from windroos.web.site import Site
from windroos.web.table import admission


def deals_of(site: Site) -> DayDeals:
    async def nothing(*_: object) -> None:
        raise AssertionError

    return DayDeals(site.store, Lobby(site.store, Pace(), Thinker(nothing)))


def begin(client: TestClient, name: str = "", book: str = "nts2002") -> str:
    """Where the table is that a browser gets."""
    got = client.post(f"/dagspel/{book}", data={"name": name}, follow_redirects=False)
    assert got.status_code == 303, got.text
    return str(got.headers["location"])


def test_the_wall_follows_from_the_day_the_book_and_a_secret_of_the_server(site: Site) -> None:
    deals, day = deals_of(site), date(2026, 5, 1)
    one = deals.secret(DayDeal("mcr", day))
    assert deals.secret(DayDeal("mcr", day)) == one
    others = {deals.secret(DayDeal(book, day + timedelta(by))) for book in IDS for by in range(3)}
    assert len(others) == 15
    assert re.fullmatch("[0-9a-f]{64}", one)


def test_everybody_plays_the_same_wall_and_each_once(client: TestClient, site: Site) -> None:
    place = begin(client, "Aad")
    assert begin(client, "Bep") == place, "a browser has one try"
    client.cookies.clear()
    other = begin(client, "Cor")
    assert other != place
    setups = [read_setup(site.store.stream(one.rpartition("/")[2]).header) for one in (place, other)]  # type: ignore[union-attr]
    walls = [setup.walls for setup in setups]
    assert walls[0] == walls[1] is not None
    kept = [site.store.person(one.rpartition("/")[2], str(MAKER)) for one in (place, other)]
    assert kept == ["Aad", "Cor"], "apart, where it can be erased"
    assert [one.kind for one in setups[0].places] == ["person", "live", "live", "live"]
    assert read_setup(setup_text(setups[0])) == setups[0]


def test_who_has_not_played_sees_nothing_of_the_others(client: TestClient, site: Site) -> None:
    place = begin(client, "Aad")
    secret = deals_of(site).secret(DayDeal("nts2002", today()))
    ended(site, place, 120)
    mine = client.get("/dagspel/nts2002").text
    assert "Aad" in mine
    assert "+120" in mine
    assert secret not in mine
    client.cookies.clear()
    page = client.get("/dagspel/nts2002").text
    assert "Aad" not in page
    assert "+120" not in page
    begin(client, "Bep")
    page = client.get("/dagspel/nts2002").text
    assert "Aad" not in page, "its hand has not ended"


def test_the_wall_is_nowhere_to_be_seen_before_the_day_is_over(client: TestClient, site: Site) -> None:
    place = begin(client, "Aad")
    ended(site, place, 120)
    for end in ("/replay", "/replay/1.json", "/record.jsonl", "/seat.jsonl", "/hand/1/nakijken"):
        got = client.get(place + end)
        assert got.status_code in (403, 409, 422), (end, got.status_code)
    secret = deals_of(site).secret(DayDeal("nts2002", today()))
    for page in (client.get(place).text, client.get("/dagspel/nts2002").text):
        assert secret not in page


def ended(site: Site, place: str, points: int) -> None:
    """Let the match of a table be over."""
    note = STANDING_NOTE.write(MatchStanding(2, 0, (points, -40, -40, -40), (0,), True, True))

    async def keep(store: Store) -> None:
        await store.write(KeepNote(place.rpartition("/")[2], STANDING, note))

    import asyncio

    asyncio.run(keep(site.store))


def test_experts_play_the_same_again() -> None:
    made = [int(expert_points("hongkong", "5" * 64, name)) for name in EXPERTS[:2]]
    assert made == [int(expert_points("hongkong", "5" * 64, name)) for name in EXPERTS[:2]]


@pytest.mark.parametrize(("path", "status"), [("/dagspel/riichi", 404), ("/dagspel", 303)])
def test_addresses(client: TestClient, path: str, status: int) -> None:
    assert client.get(path, follow_redirects=False).status_code == status


def test_a_name_that_cannot_be_is_refused(client: TestClient) -> None:
    got = client.post("/dagspel/nts2002", data={"name": "x" * 200}, follow_redirects=False)
    assert got.status_code == 422
    assert "Traceback" not in got.text


def test_where_there_are_too_many_tables_nobody_begins_another(
    client: TestClient, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As at any other game; unplayed ones make room when they are old enough."""
    client.cookies.clear()  # the host always may
    monkeypatch.setattr(admission, "MOST_TABLES", 0)
    answer = client.post("/dagspel/nts2002", data={"name": "Aad"})
    assert answer.status_code == 422
    assert "spellen op deze computer open" in answer.text
    assert site.store.streams("play") == []


def test_it_is_played_to_its_end_and_compared_with_four_experts(tmp_path: Path, open_page: OpenPage) -> None:
    day = today()
    with serving(tmp_path, grace=0.2) as address:
        page = open_page(f"{address}/dagspel/hongkong")
        page.locator("input[name=name]").fill("Aad")
        page.locator("main form button").click()
        page.wait_for_selector("main[data-phase]")
        assert play(page, 3)["over"], "it is one hand"
        page.goto(f"{address}/dagspel/hongkong")
        rows = page.locator("main table tbody tr")
        experts, own = (rows.nth(at).locator("td").inner_text() for at in (0, 1))
        assert rows.count() == 2
        check(page, "the deal of the day, played")
        assert page.locator("main form").count() == 0, "each has one try"
    site = open_site_at(tmp_path)
    deal = DayDeal("hongkong", day)
    (result,) = deals_of(site).results(deal, "nl")
    assert (result.name, result.points) == ("Aad", int(own.replace("−", "-")))
    made = [int(expert_points("hongkong", deals_of(site).secret(deal), name)) for name in EXPERTS]
    assert int(experts.replace("−", "-")) == round(sum(made) / len(made))
