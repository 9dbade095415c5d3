"""An evening of which a table has two parts, on its pages: what each is, and what it counts for, as people say it."""

from __future__ import annotations

from collections.abc import Iterator
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.web.club_world import CLUB, MEMBERS, tell
from tests.web.conftest import be_host
from windroos.web.app import create_app
from windroos.web.site import Site

PEOPLE = list(MEMBERS)
DESK = "/club/avond/deel"
FIRST = {"do": "result", "evening": "deel", "table": 1, "players": PEOPLE[:5], "points": [40, 10, -10, -20, -20]}


@pytest.fixture
def desk(site: Site) -> Iterator[TestClient]:
    """The host, at an evening of nine of which one went after a hand; one table of two is in."""
    tell(
        site, *CLUB, {"do": "evening", "id": "deel", "date": "2024-03-26", "rules": "nts2002"},
        {"do": "tables", "evening": "deel", "tables": [PEOPLE[:5], PEOPLE[5:9]]},
        {"do": "part", "evening": "deel", "table": 1, "goes": PEOPLE[4]},
        {**FIRST, "share": "1/4", "hands": 1},
        {**FIRST, "part": 2, "players": PEOPLE[:4], "points": [-30, 10, 10, 10], "share": "3/4", "hands": 3},
    )  # fmt: skip
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        yield be_host(client)


def said(client: TestClient, path: str) -> str:
    return " ".join(unescape(client.get(path).text).split())


def test_one_hand_is_one_and_a_part_is_a_share_of_the_evening(desk: TestClient) -> None:
    for path in (f"{DESK}?deel=tables", f"{DESK}?deel=uitslag"):
        page = said(desk, path)
        assert "1 spel " in page.replace("<", " <")
        assert "1 spellen" not in page
        assert "¼ van de avond" in page
        assert "¾ van de avond" in page
    assert "1 spellen" not in said(desk, f"{DESK}/scherm")


def test_an_evening_that_does_not_count_yet_says_so_and_from_how_many_it_does(desk: TestClient, site: Site) -> None:
    least = "Een avond telt vanaf 8 leden."
    assert f"telt deze avond nog niet voor de competitie. {least}" in said(desk, f"{DESK}?deel=result")
    tell(site, {**FIRST, "table": 2, "players": PEOPLE[5:9], "points": [0, 0, 0, 0]})
    assert "voor de competitie" not in said(desk, f"{DESK}?deel=result")
    tell(site, {"do": "void", "evening": "deel", "table": 2, "reason": "nooit gespeeld"})
    tell(site, {"do": "close", "evening": "deel", "unsettled": True})
    assert f"Deze avond telt niet voor de competitie. {least}" in said(desk, DESK)


def test_an_explanation_tells_the_parts_of_a_table_apart(desk: TestClient, site: Site) -> None:
    tell(site, {**FIRST, "table": 2, "players": PEOPLE[5:9], "points": [0, 0, 0, 0]})
    page = said(desk, f"/club/stand/s23/uitleg/{PEOPLE[0]}")
    assert "1e aan tafel 1: 4" in page
    assert "4e aan tafel 1, deel 2: ½" in page
