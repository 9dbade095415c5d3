"""Schedules that are brought along: every way of writing one says the same, and what is wrong is named by its line."""

from __future__ import annotations

import pytest

from windroos.errors import WindroosError
from windroos.seating.brought import MOST, rounds_in
from windroos.seating.rounds import Round
from windroos.seating.schedule import schedule

WINDS = "OZWN"


def by_rounds(rounds: tuple[Round, ...]) -> str:
    return "\n".join(
        ";".join([f"ronde {at}", *("-".join(str(one + 1) for one in table) for table in tables)])
        for at, tables in enumerate(rounds, 1)
    )


def by_tables(rounds: tuple[Round, ...]) -> str:
    lines = ["ronde,tafel,oost,zuid,west,noord"]
    for at, tables in enumerate(rounds, 1):
        for number, table in enumerate(tables, 1):
            lines.append(",".join(str(one) for one in (at, number, *(player + 1 for player in table))))
    return "\r\n".join([lines[0], *reversed(lines[1:])])


def by_players(rounds: tuple[Round, ...]) -> str:
    places = [
        {
            player: f"{number}{WINDS[seat]}"
            for number, table in enumerate(tables, 1)
            for seat, player in enumerate(table)
        }
        for tables in rounds
    ]
    header = "\t".join(["speler", *(f"ronde {at}" for at in range(1, len(rounds) + 1))])
    return "\n".join([header, *("\t".join([str(at + 1), *(of[at] for of in places)]) for at in range(len(places[0])))])


@pytest.mark.parametrize("players", [8, 28])
def test_three_ways_of_writing_say_the_same(players: int) -> None:
    rounds = schedule((4,) * (players // 4), 7).rounds
    assert rounds_in(by_rounds(rounds)) == rounds
    assert rounds_in("\ufeff" + by_tables(rounds)) == rounds
    assert rounds_in(by_players(rounds)) == rounds


def test_one_table_is_a_schedule_too() -> None:
    assert rounds_in("1-2-3-4\n4-3-2-1") == (((0, 1, 2, 3),), ((3, 2, 1, 0),))


@pytest.mark.parametrize(
    ("text", "code", "values"),
    [
        ("", "seating_empty", {}),
        ("speler,ronde 1\n", "seating_empty", {}),
        ("1-2-3-4;5-6-7-8\n1-2-3-5;4-6-x-8", "seating_cell", {"line": 2, "cell": "4-6-x-8"}),
        ("1-2-3-4;5-6-7-8\n1-2-3-5;4-5-7-8", "seating_twice", {"round": 2, "player": 5}),
        ("1-2-3-4;5-6-7-8\n1-2-3-5", "seating_missing", {"round": 2, "player": 4}),
        ("0-2-3-4;5-6-7-8", "seating_cell", {"line": 1, "cell": "0"}),
        ("1,1,1,2,3,4\n1,1,5,6,7,8", "seating_table_twice", {"line": 2, "round": 1, "table": 1}),
        ("1,1O,1\n2,1Z,2x", "seating_cell", {"line": 2, "cell": "2x"}),
        ("9" * (MOST + 1), "seating_long", {"most": MOST}),
    ],
)
def test_what_is_wrong_is_named(text: str, code: str, values: dict[str, object]) -> None:
    with pytest.raises(WindroosError) as wrong:
        rounds_in(text)
    assert (wrong.value.code, wrong.value.values) == (code, values)
    assert wrong.value.sentence("nl") != wrong.value.sentence("en")
