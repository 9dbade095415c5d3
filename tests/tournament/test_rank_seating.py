"""A round by the standings: the first four together, winds by who had them least, and Swiss."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tournament.door_of import ask, code

PEOPLE = [f"p{at}" for at in range(1, 9)]
ROUNDS = [[[1, 2, 3, 4], [5, 6, 7, 8]], [[1, 5, 2, 6], [3, 7, 4, 8]], [[1, 2, 3, 4], [5, 6, 7, 8]]]
BEGIN: list[dict[str, Any]] = [
    {"do": "tournament", "id": "t", "formula": "mcr-4210", "players": 8, "rounds": 3},
    *({"do": "entrant", "id": one, "name": one} for one in PEOPLE),
    {"do": "numbers", "numbers": {one: at for at, one in enumerate(PEOPLE, 1)}},
    {"do": "schedule", "rounds": ROUNDS},
]


def played(round: int, table: int, *points: int) -> dict[str, Any]:
    return {"do": "result", "round": round, "table": table, "points": list(points)}


TWO = [played(1, 1, 40, 20, -20, -40), played(1, 2, 10, 5, -5, -10), played(2, 1, 30, 1, 0, -31)]
"""p1 has 8, p5 4 + 2, p2 2 + 1, p6 2 + 0; then the last table."""


def test_the_first_four_sit_at_the_first_table(tmp_path: Path) -> None:
    seat = {"do": "seat", "round": 3, "reason": "op de stand"}
    *_, early, last, made, shown = ask(
        tmp_path, [*BEGIN, *TWO, seat, played(2, 2, 20, 10, -10, -20), seat, {"do": "show", "what": "schedule"}]
    )
    assert code(early) == "tournament_open_table"
    assert last["ok"]
    third = shown["rounds"][2]
    # p1 8, p5 6, p3 4 + 1, p7 1 + 2 and 5 points, p2 3 and 21, ...: by table points, then points
    assert [sorted(table) for table in third] == [[1, 2, 3, 5], [4, 6, 7, 8]]
    starts = {
        number: [rounds.index(number) for rounds in (table for of in ROUNDS[:2] for table in of) if number in rounds]
        for number in range(1, 9)
    }
    assert sum(table.index(number) in starts[number] for table in third for number in table) <= 1
    assert set(made["affected"]) >= {4, 5}


@pytest.mark.parametrize("by", ["by_rank", "swiss"])
def test_who_stays_at_a_table_has_his_company_come_to_him(tmp_path: Path, by: str) -> None:
    """A wheelchair does not move when the standings do: the company is the same, and its table has his number."""
    end = [played(2, 2, 20, 10, -10, -20), {"do": "seat", "round": 3, "by": by}, {"do": "show", "what": "schedule"}]
    *_, made, shown = ask(tmp_path, [*BEGIN, *TWO, {"do": "fix_table", "entrant": "p1", "table": 2}, *end])
    (tmp_path / by).mkdir()
    *_, usual = ask(tmp_path / by, [*BEGIN, *TWO, *end])
    third = [sorted(table) for table in shown["rounds"][2]]
    assert 1 in third[1]
    assert sorted(third) == sorted(sorted(table) for table in usual["rounds"][2])
    assert 3 not in {one["round"] for one in made["measure"]["not_heeded"]}


def test_two_who_stay_at_other_tables_and_belong_together_are_named(tmp_path: Path) -> None:
    fixed = [{"do": "fix_table", "entrant": one, "table": table} for one, table in (("p1", 2), ("p2", 1))]
    lines = [*BEGIN, *TWO, *fixed, played(2, 2, 20, 10, -10, -20), {"do": "seat", "round": 3}]
    broken = ask(tmp_path, lines)[-1]["measure"]["not_heeded"]
    assert [one["players"] for one in broken if one["round"] == 3 and one["wish"] == "fixed"] == [[2]]


def test_swiss_lets_nobody_meet_again_where_that_can_be(tmp_path: Path) -> None:
    lines = [*BEGIN, *TWO, played(2, 2, 20, 10, -10, -20), {"do": "seat", "round": 3, "by": "swiss"}]
    *_, made, measured = ask(tmp_path, [*lines, {"do": "show", "what": "measure"}])
    assert made["measure"]["repeats"] == measured["repeats"]
    assert measured["repeats"] == 12  # eight players in three rounds: fewer cannot be


def test_who_came_since_is_seated_and_who_left_is_not(tmp_path: Path) -> None:
    lines = [
        *BEGIN,
        *TWO[:2],
        {"do": "entrant", "id": "p9", "name": "p9"},
        {"do": "remake", "players": [*PEOPLE[:7], "p9"], "reason": "p8 is ziek"},
        played(2, 1, 30, 1, 0, -31),
        played(2, 2, 20, 10, -10, -20),
        {"do": "seat", "round": 3},
        {"do": "show", "what": "schedule"},
    ]
    *_, made, shown = ask(tmp_path, lines)
    assert made["ok"]
    assert sorted(number for table in shown["rounds"][2] for number in table) == [1, 2, 3, 4, 5, 6, 7, 9]


def test_a_table_that_cannot_play_holds_nobody_up(tmp_path: Path) -> None:
    *_, early, _, made = ask(
        tmp_path,
        [*BEGIN, *TWO, {"do": "seat", "round": 3}, {"do": "drop", "round": 2, "table": 2}, {"do": "seat", "round": 3}],
    )
    assert code(early) == "tournament_open_table"
    assert made["ok"]


@pytest.mark.parametrize(
    ("asked", "said"),
    [({"round": 9}, "tournament_no_round"), ({"round": 1}, "tournament_round_begun"), ({"round": 2, "by": "lot"}, "")],
)
def test_what_cannot_be_seated_is_said(tmp_path: Path, asked: dict[str, Any], said: str) -> None:
    *_, answer = ask(tmp_path, [*BEGIN, TWO[0], {"do": "seat", **asked}])
    assert "error" in answer
    assert code(answer) == said or not said
