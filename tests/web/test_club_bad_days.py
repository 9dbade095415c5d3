"""Bad days of a club: each ends in one sentence and a way back, and nothing is lost or counted twice."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tests.web.club_evening_world import EVENING
from tests.web.club_world import CLUB, MEMBERS, tell
from tests.web.conftest import KEY
from windroos.club.evening_events import ResultTyped
from windroos.club.evening_state import EveningState, KeptResult
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
