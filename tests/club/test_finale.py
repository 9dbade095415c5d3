"""The end of a season: who sits in the final and why, what is taken along, who fills in, and whose title it is."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.club.test_scheme_games import PEOPLE, arrived, result
from tests.club.told_world import ToldWorld
from tests.web.club_course_world import FINAL
from windroos.club.board import season_board
from windroos.club.errors import ClubError
from windroos.club.evening_forming import TablesAsked, proposed
from windroos.club.finale import SeasonFinal, season_final
from windroos.reckoning.formula_file import preset_text

LINES: tuple[dict[str, Any], ...] = (
    {"do": "club", "name": "Oost", "year": "calendar"},
    *({"do": "person", "id": one, "name": f"Naam {one}", "member": "2020-01-01"} for one in (*PEOPLE, "x")),
    {"do": "season", "id": "s", "from": "2024-01-01", "until": "2024-12-31", "toml": FINAL},
    {"do": "evening", "id": "e", "date": "2024-03-05", "rules": "nts2002"},
    result("e", 1, list("abcd"), [800, 600, -600, -800]),
    result("e", 2, list("efgh"), [400, 200, -200, -400]),
    {"do": "evening", "id": "half", "date": "2024-05-07", "kind": "final", "rules": "nts2002"},
    {"do": "final", "evening": "half", "season": "s", "round": 1},
)
HALF = (result("half", 1, list("axgd"), [50, 0, 10, -60]), result("half", 2, list("befh"), [30, 30, -20, -40]))


def final_of(told: ToldWorld) -> SeasonFinal:
    """The season's final."""
    club = told.world.club
    assert club is not None
    found = season_final(club, told.world.evenings.values(), club.seasons["s"])
    assert found is not None
    return found


def test_seats_are_those_of_the_standings_and_tables_are_proposed_in_their_order() -> None:
    told = ToldWorld(*LINES, *arrived("half", "hgfedcab"))
    first, second = final_of(told).rounds
    # 800 a, 600 b, 400 e, 200 f, -200 g, -400 h, -600 c, -800 d
    assert [table.people for table in first.tables] == [("a", "f", "g", "d"), ("b", "e", "h", "c")]
    assert [seat.person for seat in second.tables[0].seats] == ["", "", "", ""]
    assert not final_of(told).certain
    world = told.world
    assert world.club is not None
    made = proposed(world.club, tuple(world.evenings.values()), world.evenings["half"], TablesAsked("final"))
    assert made.tables == (("a", "f", "g", "d"), ("b", "e", "h", "c"))


def test_who_fills_in_is_outside_and_what_is_taken_along_counts() -> None:
    told = ToldWorld(*LINES, HALF[0], result("half", 2, list("bexc"), [30, 25, 0, -55]))
    first = final_of(told).rounds[0].tables
    # f stayed away and x filled in, who is nobody's opponent: second is g, though x won as much as nothing
    assert [(one.person, one.score, one.through) for one in first[0].scores] == [
        ("a", 50, True), ("g", 10, True), ("d", -60, False)
    ]  # fmt: skip
    assert first[0].substitutes == ("x",)
    told.tell(
        {"do": "evening", "id": "last", "date": "2024-06-04", "kind": "final", "rules": "nts2002"},
        {"do": "final", "evening": "last", "season": "s", "round": 2},
    )
    assert final_of(told).rounds[1].tables[0].people == ("a", "g", "b", "e")
    with pytest.raises(ClubError) as refused:
        told.tell({"do": "end_season", "season": "s", "date": "2024-06-04"})
    assert refused.value.code == "club_final_open"
    told.tell(result("last", 1, list("agbe"), [-10, 12, 0, -2]))
    final = final_of(told)
    # Half of 10, 30, 50 and 25 is taken along; equal scores are told apart by the final's own points.
    assert [(one.person, one.score, one.carried, one.through) for one in final.rounds[1].tables[0].scores] == [
        ("g", 17, 5, True), ("b", 15, 15, False), ("a", 15, 25, False), ("e", Fraction(21, 2), Fraction(25, 2), False),
    ]  # fmt: skip
    assert final.winners == ("g",)
    assert told.tell({"do": "end_season", "season": "s", "date": "2024-06-04"}) == [{"people": ["g"]}]


def test_the_door_shows_each_seat_with_what_earned_it_and_what_it_came_to() -> None:
    told = ToldWorld()
    told.tell(*LINES)
    shown = told.shown({"do": "show", "what": "final", "season": "s"})
    assert (shown["certain"], shown["winners"], [one["evening"] for one in shown["rounds"]]) == (
        False,
        [],
        ["half", None],
    )
    seats = shown["rounds"][0]["tables"][0]["seats"]
    assert seats[1] == {"source": "stand", "place": 4, "person": "f", "passed": []}
    told.tell(*HALF)
    half, last = told.shown({"do": "show", "what": "final", "season": "s"})["rounds"]
    assert half["tables"][0]["substitutes"] == ["x"]
    assert [one["score"] for one in half["tables"][0]["scores"]] == ["50", "10", "-60"]
    assert last["tables"][0]["scores"] == []


def test_a_corrected_final_asks_what_becomes_of_the_title() -> None:
    told = ToldWorld(*LINES, *HALF)
    told.tell(
        {"do": "evening", "id": "last", "date": "2024-06-04", "kind": "final", "rules": "nts2002"},
        {"do": "final", "evening": "last", "season": "s", "round": 2},
    )
    people = list(final_of(told).rounds[1].tables[0].people)
    told.tell(result("last", 1, people, [40, 10, -20, -30]), {"do": "end_season", "season": "s", "date": "2024-06-04"})
    world = told.world
    assert world.club is not None
    season = world.club.seasons["s"]
    assert not season_board(world.club, world.evenings.values(), season).changed
    told.tell({**result("last", 1, people, [10, 140, -20, -130]), "reason": "verwisseld"})
    world = told.world
    assert world.club is not None
    assert season_board(world.club, world.evenings.values(), season).changed
    assert world.club.competition.endings["s", ""].people == (people[0],)
    assert told.tell({"do": "end_season", "season": "s", "date": "2024-06-05"}) == [{"people": [people[1]]}]


def test_a_seat_that_two_periods_give_to_one_person_says_who_passed_it_on() -> None:
    text = preset_text("bamboe-acht").replace("evenings = 7", "evenings = 1").replace("best = 5", "best = 1")
    told = ToldWorld(*LINES)
    told.tell(
        {"do": "season", "id": "s", "from": "2024-01-01", "until": "2024-12-31", "toml": text},
        {"do": "evening", "id": "e2", "date": "2024-04-05", "rules": "nts2002"},
        {**result("e2", 1, list("abcd"), [90, 80, -70, -100]), "hands": 16},
        {**result("e", 1, list("abcd"), [800, 600, -600, -800]), "hands": 16, "reason": "spellen"},
    )
    seats = {(seat.source, seat.place): seat for table in final_of(told).rounds[0].tables for seat in table.seats}
    assert seats["Oost", 1].person == "a"
    assert (seats["Zuid", 1].person, seats["Zuid", 1].passed) == ("c", ("a", "b"))
    assert seats["West", 1].person == ""
    with pytest.raises(ClubError) as refused:
        told.tell({"do": "final", "evening": "half", "season": "s", "round": 3})
    assert refused.value.code == "club_final_none"


def test_the_lot_decides_what_nothing_else_does() -> None:
    told = ToldWorld(*LINES, HALF[0], result("half", 2, list("behc"), [30, 30, -20, -40]))
    first = final_of(told).rounds[0].tables[1].scores
    assert {one.person for one in first[:2]} == {"b", "e"}
    assert [one.by_lot for one in first] == [True, True, False, False]
    evening = told.world.evenings["half"]
    world = told.world
    assert world.club is not None
    others = [one for one in world.evenings.values() if one.id != "half"]
    orders = set()
    for lot in "abcdefgh":
        again = season_final(world.club, [*others, evening._replace(lot=lot)], world.club.seasons["s"])
        assert again is not None
        orders.add(tuple(one.person for one in again.rounds[0].tables[1].scores))
    assert len(orders) == 2
