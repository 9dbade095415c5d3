"""What somebody is with the club over time: a member, an honorary one who pays nothing, a reserve, a guest."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.club.told_world import ToldWorld
from tests.command_line import run
from tests.web.club_roles import browser_of
from tests.web.club_world import CLUB, tell
from tests.web.test_club_figures import words
from windroos.club.dues import person_dues
from windroos.club.member_list import kind_on
from windroos.club.people import MemberSpan
from windroos.hosting.club_folder import ClubFolder
from windroos.web.app import create_app
from windroos.web.site import Site

LIVE = {"origin": "http://testserver"}
ON = date(2024, 6, 1)


@pytest.fixture
def world() -> ToldWorld:
    """Four who play one evening: a member, an honorary one, a reserve who was a member before, and another member."""
    told = ToldWorld({"do": "club", "name": "Proef"}, {"do": "settings", "contribution": 500, "deposit": 1000})
    spans = {
        "a": "2020-01-01",
        "b": ["2020-01-01", None, "honorary"],
        "c": [["2020-01-01", "2023-12-31"], ["2024-01-01", None, "reserve"]],
        "d": ["2020-01-01", None, "member"],
    }
    told.tell(*({"do": "person", "id": id, "name": id.upper(), "member": member} for id, member in spans.items()))
    told.tell(
        {"do": "season", "id": "s", "from": "2023-01-01", "until": "2024-12-31", "formula": "haagse-kringen"},
        {"do": "dues", "since": "2024-01-01", "evening": 500, "deposit": 1000, "half_year": 2500},
        {"do": "evening", "id": "e1", "date": "2024-03-05", "rules": "nts2002"},
        {"do": "result", "evening": "e1", "table": 1, "players": list(spans), "points": [30, 10, -10, -30]},
    )
    return told


def test_an_honorary_member_counts_and_owes_nothing(world: ToldWorld) -> None:
    shown = world.shown({"do": "show", "what": "standings", "season": "s"})
    assert [row["person"] for row in shown["rows"]] == ["a", "b", "d"]
    assert world.world.club is not None
    owed = {one.person: one.owed for one in person_dues(world.world.club, world.world.evenings.values(), ON)}
    assert "b" not in owed
    assert owed["a"][0] == 500
    assert owed["a"][2] == 2500
    assert world.shown({"do": "show", "what": "player", "person": "b"})["member"] == [["2020-01-01", None, "honorary"]]
    assert world.shown({"do": "show", "what": "player", "person": "a"})["member"] == [["2020-01-01", None]]


def test_a_reserve_plays_outside_the_competition(world: ToldWorld) -> None:
    """Only as long as he is one: before it he was a member, and counted."""
    earlier = {"do": "result", "evening": "e0", "table": 1, "players": ["a", "b", "c", "d"], "points": [0, 0, 40, -40]}
    shown = world.shown({"do": "show", "what": "standings", "season": "s"})
    assert "c" not in [row["person"] for row in shown["rows"]]
    world.tell({"do": "evening", "id": "e0", "date": "2023-03-07", "rules": "nts2002"}, earlier)
    shown = world.shown({"do": "show", "what": "standings", "season": "s"})
    assert {row["person"]: row["score"] for row in shown["rows"]}["c"] == "40"
    assert world.world.club is not None
    reserve = world.world.club.people["c"]
    assert [kind_on([reserve], day) for day in (date(2022, 1, 1), ON)] == ["member", "reserve"]
    assert reserve.spans == (
        MemberSpan(date(2020, 1, 1), date(2023, 12, 31)),
        MemberSpan(date(2024, 1, 1), None, "reserve"),
    )
    world.tell({"do": "person", "id": "c", "name": "Cor"})
    assert world.world.club.people["c"] == reserve, "a name alone changes nothing of it"


def test_the_page_keeps_what_somebody_is_when(site: Site) -> None:
    tell(site, *CLUB)
    desk = browser_of(site, create_app(site), "host")
    today = date.today()
    spans = {"since-0": "2022-09-01", "until-0": "2023-08-31", "kind-0": "member", "since-1": "2023-09-01"}
    answer = desk.post("/club/leden/hans/lidmaatschap", data={**spans, "kind-1": "reserve"}, headers=LIVE)
    assert answer.status_code in (200, 303)
    desk.post("/club/leden/greet/lidmaatschap", data={"since-0": "2022-09-01", "kind-0": "honorary"}, headers=LIVE)
    club = ClubFolder(site.store).world().club
    assert club is not None
    assert [one.kind for one in club.people["hans"].spans] == ["member", "reserve"]
    said = words(desk, "/club/leden")
    assert "Ereleden 1" in said
    assert "Invallers 1" in said
    assert "Hans Mulder" in words(desk, "/club/leden?soort=reserve")
    assert "Hans Mulder" not in words(desk, "/club/leden?soort=member")
    players = words(desk, "/club/spelers")
    assert "Greet Smit" in players
    assert "Hans Mulder" not in players
    assert 'value="reserve" selected' in desk.get("/club/leden/hans").text
    tell(site, {"do": "evening", "id": "nu", "date": str(today + timedelta(1)), "rules": "nts2002"})
    assert "Hans Mulder invaller" in words(desk, "/club/avond/nu")
    assert "is een invaller" not in said
    assert "invaller sinds" in words(desk, "/club/logboek")


def test_the_terminal_adds_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def done(*words: str) -> str:
        assert run(["club", *words, "--data", str(tmp_path)]) == 0
        return capsys.readouterr().out

    done("new", "Proef")
    for name, switch in (("Ria", "--reserve"), ("Wil", "--honorary"), ("Jo", "--guest"), ("Ans", "")):
        done("people", "add", name, *([switch] if switch else []))
    rows = {row["name"]: row["kind"] for row in json.loads(done("people", "list", "--json"))["people"]}
    assert rows == {"Ria": "reserve", "Wil": "honorary", "Jo": "guest", "Ans": "member"}
    assert "invaller" in done("people", "list", "--lang", "nl")
