"""An evening in Riichi, which takes part by results: chosen where other rules are, and never counted hand by hand."""

from __future__ import annotations

from datetime import date

import pytest
from starlette.testclient import TestClient

from tests.web.club_world import MEMBERS, house_of, tell
from tests.web.conftest import be_host, boundless
from windroos.hosting.club_folder import ClubFolder
from windroos.web.app import create_app
from windroos.web.club.evening.at_table import table_link
from windroos.web.site import Site

OWN = {"origin": "http://testserver"}
PEOPLE = list(MEMBERS)
FORMULA = """
name = "Riichi"
kind = "season"
[table]
measure = "table_points"
scale.4 = [4, 2, 1, 0]
[lines]
rules = ["riichi"]
"""
PAGES = (
    "",
    "?deel=tables",
    "?deel=result",
    "/tafels",
    "/tafel/1/1",
    "/tafel/1/1?wijze=hands",
    "/scherm",
    "/print",
    "/muren",
)


@pytest.fixture
def host(club: Site) -> TestClient:
    client = TestClient(create_app(boundless(club)), headers={"accept-language": "nl"}, follow_redirects=False)
    return be_host(client)


def test_an_evening_in_riichi_from_its_plan_to_the_standings(club: Site, host: TestClient) -> None:
    """Planned on the page, seated, typed in final scores, closed, and counted by a season of Riichi alone."""
    today = str(date.today())
    planned = host.post(
        "/club/avonden", data={"plan": "one", "day": today, "kind": "competition", "rules": "riichi"}, headers=OWN
    )
    assert planned.status_code == 303
    folder = ClubFolder(club.store)
    (evening,) = [one for one in folder.world().evenings.values() if str(one.day) == today]
    assert evening.rules == "riichi"
    at = f"/club/avond/{evening.id}"
    tell(club, {"do": "tables", "evening": evening.id, "tables": [PEOPLE[:4], PEOPLE[4:8]], "winds": True})
    tell(club, {"do": "season", "id": "r", "from": "2026-01-01", "until": "2099-12-31", "toml": FORMULA})
    for page in PAGES:
        assert host.get(at + page).status_code == 200, page
    desk = host.get(f"{at}?deel=tables").text
    assert 'value="sheet:1:1"' not in desk, "there is no score sheet for it"
    assert "wijze=hands" not in host.get(f"{at}/tafel/1/1").text
    refused = host.post(at, data={"do": "sheet:1:1"}, headers=OWN)
    assert "niet spel voor spel geteld" in refused.text

    def typed(table: int, *points: int) -> int:
        fields = {f"points-{seat}": str(one) for seat, one in enumerate(points)}
        form = {"way": "totals", "rules": "riichi", **fields}
        return int(host.post(f"{at}/tafel/{table}/1", data=form, headers=OWN).status_code)

    assert typed(1, 41_000, 33_000, 27_000, 18_000) == 422, "119,000 is what nobody began with"
    assert typed(1, 41_000, 33_000, 27_000, 19_000) == 303
    assert typed(2, 50_000, 20_000, 20_000, 10_000) == 303, "25,000 each, with what goes to the first"
    host.post(at, data={"do": "close"}, headers=OWN)
    result = host.get(at).text
    assert "Riichi" in result
    assert "riichi" not in result.replace("riichi.css", "")
    for page in ("/club", "/club/records", "/club/cijfers", "/club/verzameling", f"/club/speler/{PEOPLE[0]}"):
        assert host.get(page).status_code == 200, page
    shown = host.get("/api/club/standings?season=r").json()
    assert [(row["person"], row["score"]) for row in shown["rows"]][:2] == [("anna", "4"), ("els", "4")]


def test_a_table_of_an_evening_plays_riichi_beside_others(club: Site, host: TestClient) -> None:
    """As a choice for a table; who sits there types the scores, and is offered no sheet."""
    today = str(date.today())
    tell(
        club,
        {"do": "evening", "id": "mix", "date": today, "rules": ["nts2002", "riichi"]},
        {"do": "tables", "evening": "mix", "tables": [PEOPLE[:4], PEOPLE[4:8]]},
    )
    said = host.post("/club/avond/mix", data={"do": "rules:2", "rules": "riichi", "deel": "tables"}, headers=OWN)
    assert said.status_code == 303
    assert "Riichi" in host.get("/club/avond/mix/tafels").text, "so many tables of it can be wished"
    assert 'value="sheet:1:1"' in host.get("/club/avond/mix?deel=tables").text
    assert 'value="sheet:2:1"' not in host.get("/club/avond/mix?deel=tables").text
    phone = TestClient(create_app(boundless(club)), headers={"accept-language": "nl"})
    page = phone.get(table_link(house_of(club), "mix", 2).removeprefix(house_of(club).address)).text
    assert "/club/avond/mix/tafel/2/1" in page
    assert 'value="sheet"' not in page
    phone.get(table_link(house_of(club), "mix", 1).removeprefix(house_of(club).address))
    assert 'value="sheet"' in phone.get("/club/tafel").text


ADDED = """
name = "Punten"
kind = "season"
[table]
measure = "{measure}"
scale.4 = [4, 2, 1, 0]
[lines]
rules = {rules}
"""


@pytest.mark.parametrize(
    ("measure", "rules", "kind", "said"),
    [
        ("points", '"all"', "competition", "Nederlandse Toernooispelregels 2002 en Riichi"),
        ("points", '"all"', "free", ""),
        ("points", '["nts2002"]', "competition", ""),
        ("table_points", '"all"', "competition", ""),
    ],
)
def test_a_season_says_which_points_it_adds_that_cannot_be_compared(
    club: Site, host: TestClient, measure: str, rules: str, kind: str, said: str
) -> None:
    tell(
        club,
        {"do": "season", "id": "add", "from": "2024-01-01", "until": "2024-12-31",
         "toml": ADDED.format(measure=measure, rules=rules)},
        {"do": "evening", "id": "east", "date": "2024-02-06", "rules": "riichi", "kind": kind},
        {"do": "result", "evening": "east", "table": 1, "players": PEOPLE[:4], "points": [41000, 33000, 27000, 19000]},
        {"do": "close", "evening": "east"},
    )  # fmt: skip
    page = host.get("/club/stand/add").text
    assert ("punten van verschillende spelregels opgeteld" in page) is bool(said)
    assert said in page
