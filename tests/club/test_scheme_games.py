"""Rounds of a scheme on evenings: tables proposed, who is away, what is caught up and where it counts."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.club.told_world import ToldWorld
from windroos.club.errors import ClubError
from windroos.club.evening_forming import TablesAsked, proposed
from windroos.club.scheme_games import courses, rounds_to_give
from windroos.club.seasons import standings
from windroos.seating.designs import known

PEOPLE = tuple("abcdefgh")
ROUNDS = [[[PEOPLE[at] for at in table] for table in tables] for tables in known(8, 7)]
LINES: tuple[dict[str, Any], ...] = (
    {"do": "club", "name": "Rode Draak", "year": "02-01"},
    *({"do": "person", "id": one, "name": f"Naam {one}", "member": "2020-01-01"} for one in (*PEOPLE, "x", "y", "z")),
    {"do": "season", "id": "s", "from": "2024-02-01", "until": "2025-01-31", "formula": "rode-draak"},
    {"do": "scheme", "season": "s", "rounds": ROUNDS},
    *({"do": "evening", "id": f"e{at}", "date": f"2024-0{at + 1}-05", "rules": "nts2002"} for at in (1, 2, 3)),
    {"do": "round", "evening": "e1", "season": "s", "round": 1},
    {"do": "round", "evening": "e2", "season": "s", "round": 2},
)


def result(evening: str, table: int, players: list[str], points: list[int]) -> dict[str, Any]:
    """A result of a table."""
    return {"do": "result", "evening": evening, "table": table, "players": players, "points": points}


def tables_of(told: ToldWorld, evening: str) -> Any:
    """What is proposed by the scheme."""
    world = told.world
    assert world.club is not None
    return proposed(world.club, tuple(world.evenings.values()), world.evenings[evening], TablesAsked("scheme", 7))


def scores(told: ToldWorld) -> dict[str, int]:
    """The standings: points by person."""
    world = told.world
    assert world.club is not None
    return {
        row.person: int(row.score)
        for row in standings(world.club, world.evenings.values(), world.club.seasons["s"]).rows
    }


def states(told: ToldWorld, round: int) -> list[str]:
    """What became of the tables of a round."""
    assert told.world.club is not None
    return [one.state for one in courses(told.world.club, told.world.evenings.values(), "s")[round - 1]]


def arrived(evening: str, people: str) -> list[dict[str, Any]]:
    """They are there, in this order."""
    return [{"do": "arrive", "evening": evening, "person": one} for one in people]


def test_an_evening_proposes_the_tables_of_its_round_with_their_seats() -> None:
    told = ToldWorld(*LINES, *arrived("e1", "hgfedcba"))
    made = tables_of(told, "e1")
    assert [list(table) for table in made.tables] == ROUNDS[0]
    assert made.filled is not None
    assert not made.filled.off
    assert not made.filled.free


def test_who_is_away_is_replaced_or_missed_and_a_table_of_two_is_for_another_day() -> None:
    one, other = ROUNDS[0]
    told = ToldWorld(*LINES, *arrived("e1", "".join(one[:3] + other) + "xz"))
    filled = tables_of(told, "e1").filled
    assert filled is not None
    assert filled.tables[0].players == (*one[:3], "x")
    assert filled.tables[0].absent == (one[3],)
    assert filled.tables[0].substitutes == ("x",)
    assert filled.free == ("z",)
    short = tables_of(ToldWorld(*LINES, *arrived("e1", "".join(one[:3] + other))), "e1").filled
    assert short is not None
    assert short.tables[0].players == tuple(one[:3])  # three at the table
    few = tables_of(ToldWorld(*LINES, *arrived("e1", "".join(one[:2] + other))), "e1").filled
    assert few is not None
    assert [table.wanted.number for table in few.off] == [1]
    assert few.free == tuple(one[:2])


def test_a_table_that_was_not_played_is_caught_up_and_counts_for_its_own_evening() -> None:
    one, other = ROUNDS[0]
    told = ToldWorld(*LINES, result("e1", 1, other, [300, 0, -100, -200]))
    assert states(told, 1) == ["planned", "played"]
    told.tell({"do": "close", "evening": "e1"})
    assert states(told, 1) == ["missed", "played"]
    told.tell(
        {"do": "evening", "id": "later", "date": "2024-02-20", "kind": "catch_up", "rules": "nts2002"},
        {"do": "round", "evening": "later", "season": "s", "round": 1, "tables": [1]},
    )
    told.tell(*arrived("later", "".join(one)))
    assert [list(table) for table in tables_of(told, "later").tables] == [one]
    told.tell(result("later", 1, one, [80, 40, -20, -100]), {"do": "close", "evening": "later"})
    assert states(told, 1) == ["played", "played"]
    world = told.world
    assert world.club is not None
    scored = standings(world.club, world.evenings.values(), world.club.seasons["s"])
    assert {row.person: row.score for row in scored.rows} == dict(
        zip([*other, *one], [300, 0, -100, -200, 80, 40, -20, -100], strict=True)
    )
    assert scored.played == 1  # one evening, though it was played on two days
    assert [len(tables) for evening in scored.evenings for tables in evening.tables] == [4, 4]
    # The closing date of the formula: what was caught up after it is nobody's.
    text = world.club.seasons["s"].formula.replace('short = "counts"', 'short = "counts", until = 2024-02-19')
    told.tell({"do": "season", "id": "s", "from": "2024-02-01", "until": "2025-01-31", "toml": text})
    assert scores(told) == dict(zip(other, [300, 0, -100, -200], strict=True))


def test_the_door_shows_each_game_with_what_became_of_it() -> None:
    told = ToldWorld()
    first, second = ROUNDS[0]
    told.tell(*LINES, result("e1", 1, first, [10, -10, 5, -5]), result("e1", 2, [*second[:3], "x"], [10, -10, 5, -5]))
    rounds = told.shown({"do": "show", "what": "scheme", "season": "s"})["rounds"]
    assert [[game["players"] for game in games] for games in rounds] == ROUNDS
    assert [[game["state"] for game in games] for games in rounds[:3]] == [
        ["played", "short"], ["planned", "planned"], ["open", "open"]
    ]  # fmt: skip
    assert (rounds[0][1]["lacking"], rounds[0][1]["played"][0]["substitutes"]) == ([second[3]], ["x"])
    with pytest.raises(ClubError, match="season"):
        told.shown({"do": "show", "what": "scheme", "season": "nope"})


def test_what_is_played_ahead_counts_once_the_round_is_played() -> None:
    one, other = ROUNDS[1]
    told = ToldWorld(
        *LINES,
        {"do": "evening", "id": "early", "date": "2024-02-25", "kind": "catch_up", "rules": "nts2002"},
        {"do": "round", "evening": "early", "season": "s", "round": 2, "tables": [2]},
        result("early", 1, other, [64, 32, -32, -64]),
    )
    assert scores(told) == {}
    assert states(told, 2) == ["planned", "played"]
    told.tell(result("e2", 1, one, [100, 0, 0, -100]))
    assert sorted(scores(told).values()) == [-100, -64, -32, 0, 0, 32, 64, 100]


def test_a_substitute_is_no_player_of_the_game_and_two_of_four_are_not_a_game() -> None:
    one, other = ROUNDS[0]
    told = ToldWorld(
        *LINES, result("e1", 1, [*one[:3], "x"], [3, 2, -1, -4]), result("e1", 2, [*other[:2], "y", "z"], [0, 0, 0, 0])
    )
    assert told.world.club is not None
    first, second = courses(told.world.club, told.world.evenings.values(), "s")[0]
    assert (first.state, first.lacking) == ("short", (one[3],))
    assert first.played[0].substitutes == ("x",)
    assert second.state == "planned"


def test_rounds_are_given_in_order_and_nobody_plays_two_games_of_an_evening() -> None:
    told = ToldWorld(*LINES)
    world = told.world
    assert world.club is not None
    given = rounds_to_give(world.club, world.evenings.values(), "s", ("competition",))
    assert [(evening.id, round) for evening, round in given] == [("e3", 3)]
    pair = next(
        (first, second)
        for first, second in combinations(range(1, 8), 2)
        if set(ROUNDS[first - 1][0]) & set(ROUNDS[second - 1][0])
    )
    told.tell({"do": "round", "evening": "e3", "season": "s", "round": pair[0], "tables": [1]})
    for round, tables, code in (
        (pair[1], [1], "club_round_twice"),
        (9, [], "club_round_none"),
        (1, [3], "club_round_none"),
    ):
        with pytest.raises(ClubError) as refused:
            told.tell({"do": "round", "evening": "e3", "season": "s", "round": round, "tables": tables})
        assert refused.value.code == code
    told.tell({"do": "round", "evening": "e3", "season": "s", "round": pair[0], "off": True})
    assert told.world.evenings["e3"].rounds == {}
    with pytest.raises(ClubError) as refused:
        tables_of(told, "e3")
    assert refused.value.code == "club_evening_no_round"
