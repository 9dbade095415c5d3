"""Bad days of a club: each ends in one sentence and a way back, and nothing is lost or counted twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.web.club_evening_world import EVENING
from tests.web.club_roles import browser_of
from tests.web.club_world import CLUB, MEMBERS, tell
from tests.web.conftest import KEY
from windroos.club.evening_events import ResultTyped
from windroos.club.evening_state import EveningState, KeptResult
from windroos.club.roles import ClubRole
from windroos.hosting.club_folder import ClubFolder
from windroos.web.app import create_app
from windroos.web.site import Site

PEOPLE = list(MEMBERS)
DESK = "/club/avond/e5"
TABLE = f"{DESK}/tafel/1/1"
ORIGIN = {"origin": "http://localhost"}


@pytest.fixture
def desk(site: Site) -> Iterator[TestClient]:
    """A browser of the host, at a club with evenings; `e5` has two tables."""
    tell(site, *CLUB, *EVENING)
    tables = [PEOPLE[:5], PEOPLE[5:9]]
    tell(site, {"do": "tables", "evening": "e5", "tables": tables, "method": "lot", "seed": 4, "winds": True})
    with TestClient(create_app(site), headers={"accept-language": "nl"}, base_url="http://localhost") as client:
        client.get(f"/host/{KEY}")
        yield client


def evening(site: Site) -> EveningState:
    return ClubFolder(site.store).world().evenings["e5"]


def result(site: Site) -> KeptResult:
    return evening(site).results[1, 1]


def points(site: Site) -> tuple[int, ...]:
    typed = result(site).typed
    assert isinstance(typed, ResultTyped)
    return typed.points


def players(site: Site) -> tuple[str, ...]:
    typed = result(site).typed
    assert typed is not None
    return typed.players


def fields(text: str, *figures: int, **more: str) -> dict[str, str]:
    """A form as a browser sends it: what the page gave, and the points that were typed."""
    seen = re.search(r'name="seen" value="(\d+)"', text)
    assert seen is not None
    return {
        "way": "totals", "seen": seen[1], "rules": "nts2002", "do": "keep",
        **{f"points-{at}": str(figure) for at, figure in enumerate(figures)}, **more,
    }  # fmt: skip


def test_two_secretaries_correct_one_result(desk: TestClient, site: Site) -> None:
    """The second is told, sees what holds now, and decides; the figures of the first are not covered unseen."""
    first = desk.get(TABLE).text
    assert desk.post(TABLE, data=fields(first, 40, 30, 20, 10, -100), headers=ORIGIN).status_code == 200
    one, other = desk.get(TABLE).text, desk.get(TABLE).text
    desk.post(TABLE, data=fields(one, 50, 20, 20, 10, -100, reason="verschreven"), headers=ORIGIN)
    assert points(site) == (50, 20, 20, 10, -100)
    late = fields(other, 60, 10, 20, 10, -100, reason="nageteld")
    answer = desk.post(TABLE, data=late, headers=ORIGIN)
    assert answer.status_code == 409
    assert "Iemand anders voerde intussen een uitslag van tafel 1 in" in answer.text
    assert "+50" in answer.text, "what holds now"
    assert 'value="60"' in answer.text, "what was typed"
    assert points(site) == (50, 20, 20, 10, -100)
    again = {**late, "seen": fields(answer.text)["seen"]}
    assert desk.post(TABLE, data=again, headers=ORIGIN).status_code == 200
    assert points(site) == (60, 10, 20, 10, -100)
    assert len(result(site).earlier) == 2, "both old values stay visible"
    # the same press sent twice over a bad line is one correction
    assert desk.post(TABLE, data=again, headers=ORIGIN).status_code == 409
    assert len(result(site).earlier) == 2


def test_a_phone_dies_in_hand_eleven(desk: TestClient, site: Site) -> None:
    """What it answered is on the sheet: another device goes on with the twelfth hand, or the desk takes over paper."""
    desk.post(DESK, data={"do": "sheet:2:1"}, headers=ORIGIN)
    sheet = evening(site).parts[2, 1].sheet
    where = f"/tellen/{sheet}/tap"

    def hand(client: TestClient) -> None:
        for tap in ("tap=winner&player=0", "tap=how&by=discard&giver=1"):
            assert client.post(where, data={"do": tap, "at": "entry"}, headers=ORIGIN).status_code == 200
        scores = {f"points-{at}": "100" if at == 0 else "0" for at in range(4)}
        client.post(where, data={"do": "tap=done", "at": "entry", **scores}, headers=ORIGIN)

    for _ in range(10):
        hand(desk)
    desk.post(where, data={"do": "tap=winner&player=2", "at": "entry"}, headers=ORIGIN)
    again = TestClient(create_app(site), headers={"accept-language": "nl"}, base_url="http://localhost")
    again.get(f"/host/{KEY}")
    text = again.get(f"{DESK}?deel=tables").text
    assert "10 spellen" in text
    assert again.post(DESK, data={"do": "sheet:2:1"}, headers=ORIGIN).url.path == f"/tellen/{sheet}", "the same sheet"
    again.post(where, data={"do": "tap=winner&player=0", "at": "entry"}, headers=ORIGIN)
    hand(again)
    assert "11 spellen" in again.get(f"{DESK}?deel=tables").text
    other = again.get(f"{DESK}/tafel/2/1").text
    kept = again.post(f"{DESK}/tafel/2/1", data=fields(other, 80, 20, -40, -60), headers=ORIGIN)
    assert kept.status_code == 200
    assert len(evening(site).counting) == 1, "paper may take over, and counts once"


def send(client: TestClient, path: str, **fields_: str) -> str:
    answer = client.post(path, data=fields_, headers=ORIGIN)
    assert answer.status_code == 200, answer.text
    return " ".join(unescape(answer.text).split())


def scores(site: Site, season: str = "s23") -> dict[str, str]:
    (shown,) = tell(site, {"do": "show", "what": "standings", "season": season})
    return {row["person"]: row["score"] for row in shown["rows"]}


def test_anna_was_typed_for_annie_in_twelve_evenings(desk: TestClient, site: Site) -> None:
    """Each result is set over to who really sat there: on a form, on paper and of totals; all of it counts for her."""
    tell(site, {"do": "person", "id": "annie", "name": "Annie de Vries", "member": "2022-09-01"})
    before, tables = scores(site), [["anna", *PEOPLE[1:4]], PEOPLE[4:8]]
    hand = {"winner": "anna", "by": "discard", "giver": "bart", "scores": [60, 0, 0, 0]}
    for at in range(12):
        of = {"evening": f"twaalf{at}", "table": 1, "players": tables[0]}
        tell(
            site, {"do": "evening", "id": f"twaalf{at}", "date": f"2024-02-{at + 1:02}", "rules": "nts2002"},
            {"do": "tables", "evening": f"twaalf{at}", "tables": tables},
            {"do": "hands", **of, "hands": [hand]} if at % 2 else {"do": "result", **of, "points": [90, -20, -30, -40]},
            {"do": "result", "evening": f"twaalf{at}", "table": 2, "players": tables[1], "points": [0, 0, 0, 0]},
            {"do": "close", "evening": f"twaalf{at}"},
        )  # fmt: skip
    typed = scores(site)
    for at in range(12):
        where = f"/club/avond/twaalf{at}"
        assert "Er zat iemand anders" in desk.get(f"{where}/tafel/1/1").text
        page = send(desk, where, do="instead:1:1", person="anna", by="annie", reason="het was Annie")
        assert re.search(r"Tafel 1: Anna de Vries \+\d+, Bart.* werd Annie de Vries \+\d+, Bart", page)
        assert "het was Annie" in page
    after = scores(site)
    assert (after["annie"], after["anna"]) == (typed["anna"], before["anna"])
    assert {one: of for one, of in after.items() if one not in ("anna", "annie")} == {
        one: of for one, of in typed.items() if one != "anna"
    }
    # the form of a result is of who sat there now, so that a later correction keeps her
    page = desk.get("/club/avond/twaalf0/tafel/1/1").text
    send(desk, "/club/avond/twaalf0/tafel/1/1", **fields(page, 80, -20, -30, -30, reason="verteld"))
    kept = ClubFolder(site.store).world().evenings["twaalf0"].results[1, 1].typed
    assert kept is not None
    assert kept.players == ("annie", *PEOPLE[1:4])
    wrong = {"do": "instead:1:1", "person": "bart", "by": "annie", "reason": "x"}
    answer = desk.post("/club/avond/twaalf0", data=wrong, headers=ORIGIN)
    assert answer.status_code == 422
    assert "zit twee keer aan deze tafel" in answer.text


def test_a_helper_sets_no_result_over_to_somebody_else(desk: TestClient, site: Site) -> None:
    """Who may type a result may not say that it is of somebody else: neither is he offered it nor is it done."""
    desk.post(TABLE, data=fields(desk.get(TABLE).text, 40, 30, 20, 10, -100), headers=ORIGIN)
    roles: tuple[ClubRole, ...] = ("viewer", "table", "player", "helper")
    asked = {"do": "instead:1:1", "person": PEOPLE[0], "by": PEOPLE[9], "reason": "het was een ander"}
    for role in roles:
        browser = browser_of(site, create_app(site), role)
        if role == "helper":
            assert 'value="void:1:1"' in browser.get(TABLE).text
            assert "instead:1:1" not in browser.get(TABLE).text
        answer = browser.post(DESK, data=asked, headers={"origin": "http://testserver"})
        assert answer.status_code == 403, role
        assert "secretaris" in answer.text or role != "helper"
        assert players(site) == tuple(PEOPLE[:5]), role
    secretary = browser_of(site, create_app(site), "secretary")
    assert "instead:1:1" in secretary.get(TABLE).text
    assert secretary.post(DESK, data=asked, headers={"origin": "http://testserver"}).status_code == 303
    assert players(site) == (PEOPLE[9], *PEOPLE[1:5])


@pytest.mark.parametrize("do", ["void:1:1", "take:1:1", "instead:1:1", "tick:sleutel", "arrive:anna"])
def test_what_is_closed_is_the_secretarys_alone(desk: TestClient, site: Site, do: str) -> None:
    """A helper who still has the page of a table that has played changes nothing when the evening is closed (A9.6)."""
    desk.post(TABLE, data=fields(desk.get(TABLE).text, 40, 30, 20, 10, -100), headers=ORIGIN)
    tell(site, {"do": "close", "evening": "e5", "unsettled": True})
    before, helper = evening(site), browser_of(site, create_app(site), "helper")
    assert helper.get(TABLE).status_code == 403
    asked = {"do": do, "reason": "het was een ander", "person": PEOPLE[0], "by": PEOPLE[9]}
    answer = helper.post(DESK, data=asked, headers={"origin": "http://testserver"})
    assert answer.status_code == 403
    assert "secretaris" in answer.text
    assert evening(site) == before
    assert 'value="void:1:1"' in browser_of(site, create_app(site), "secretary").get(TABLE).text


def test_the_clock_of_the_laptop_was_a_day_off(desk: TestClient, site: Site) -> None:
    """The evening is moved to its day, also after it was closed; whoever plays on the day it left begins another."""
    tell(site, {"do": "close", "evening": "e3"})
    (shown,) = tell(site, {"do": "show", "what": "evening", "evening": "e3"})
    send(desk, "/club/avond/e3", do="reopen", reason="de klok liep een dag voor")
    page = send(desk, "/club/avond/e3", do="change", day="2024-03-18", kind="competition", rules="nts2002")
    assert "maandag 18 maart 2024" in page
    send(desk, "/club/avond/e3", do="close")
    (moved,) = tell(site, {"do": "show", "what": "evening", "evening": "e3"})
    assert (shown["date"], moved["date"]) == ("2024-03-19", "2024-03-18")
    assert moved["tables"] == shown["tables"], "nothing but the day"
    log = desk.get("/club/logboek").text
    assert "de klok liep een dag voor" in log


def test_an_evening_was_counted_for_the_wrong_season(desk: TestClient, site: Site) -> None:
    """Its result says for which season it counts; other days of the seasons take it along, and what stood is kept."""
    tell(site, {"do": "close", "evening": "e2"}, {"do": "close", "evening": "e3"})
    new = {"id": "s24", "from": "2024-09-01", "until": "2025-08-31", "formula": "groenehart"}
    tell(site, {"do": "season", **new, "name": "Nieuw seizoen"})
    before = scores(site)
    assert "/club/stand/s23" in desk.get("/club/avond/e2").text
    days = {"from": "2023-09-01", "until": "2024-01-22", "formula": "groenehart", "holds": "all"}
    send(desk, "/club/stand/s23/wijzigen", **days)
    send(desk, "/club/stand/s24/wijzigen", **{**days, "from": "2024-01-23", "until": "2025-08-31"})
    assert "/club/stand/s24" in desk.get("/club/avond/e2").text
    (explained,) = tell(site, {"do": "show", "what": "explain", "season": "s24", "person": "anna"})
    assert explained["lines"][0]["evening"] == "e2"
    back = {**days, "until": "2024-08-31"}
    send(desk, "/club/stand/s24/wijzigen", **{**days, "from": "2024-09-01", "until": "2025-08-31"})
    send(desk, "/club/stand/s23/wijzigen", **back)
    assert scores(site) == before, "and back"
