"""A final: who sits in it by the standings, what is taken along, and that its players stand above all others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tournament.door_of import ask, code

PEOPLE = [f"p{at}" for at in range(1, 9)]
ROUNDS = [[[1, 2, 3, 4], [5, 6, 7, 8]], [[1, 5, 2, 6], [3, 7, 4, 8]], [[1, 2, 3, 4], [5, 6, 7, 8]]]


def played(round: int, table: int, *points: int) -> dict[str, Any]:
    return {"do": "result", "round": round, "table": table, "points": list(points)}


BEGIN: list[dict[str, Any]] = [
    {"do": "tournament", "id": "t", "formula": "mcr-4210", "players": 8, "rounds": 3},
    *({"do": "entrant", "id": one, "name": one} for one in PEOPLE),
    {"do": "numbers", "numbers": {one: at for at, one in enumerate(PEOPLE, 1)}},
    {"do": "schedule", "rounds": ROUNDS},
    *(played(1, 1, 40, 20, -20, -40), played(1, 2, 10, 5, -5, -10)),
    *(played(2, 1, 30, 1, 0, -31), played(2, 2, 20, 10, -10, -20)),
]
"""Table points: p1 8, p5 4 + 2, p3 1 + 4 (nought points), p7 1 + 2, p2 2 + 1, p6 2 + 0, p4 0 + 1, p8 0."""
STANDINGS = {"do": "show", "what": "standings"}
FINAL = {"do": "show", "what": "final"}


def final(players: int = 4, **keys: Any) -> dict[str, Any]:
    return {"do": "final", "players": players, "rounds": 2, **keys}


def in_final(round: int, rounds: list[list[list[int]]], **points: int) -> dict[str, Any]:
    """A result of the only table of the final, by playing number."""
    return played(round, 1, *(points[f"p{number}"] for number in rounds[round - 3][0]))


def both(tmp_path: Path, *rounds: dict[str, int], **keys: Any) -> tuple[Any, Any, Any]:
    """The final of four: what answered its making, the standings and the final after these rounds."""
    made = ask(tmp_path, [*BEGIN, final(**keys)])[-1]
    lines = [in_final(at, made["rounds"], **points) for at, points in enumerate(rounds, 3)]
    *_, standings, shown = ask(tmp_path, [*lines, STANDINGS, FINAL])
    return made, standings, shown


def test_the_first_four_sit_in_it_and_no_round_to_come_is_left(tmp_path: Path) -> None:
    *_, made, schedule = ask(tmp_path, [*BEGIN, final(), {"do": "show", "what": "schedule"}])
    assert made["finalists"] == ["p1", "p5", "p3", "p2"]
    assert [[sorted(table) for table in of] for of in schedule["rounds"][2:]] == [[[1, 2, 3, 5]], [[1, 2, 3, 5]]]
    first, second = (of[0] for of in schedule["rounds"][2:])
    assert all(first.index(number) != second.index(number) for number in first)


FIRST = {"p1": -40, "p2": 40, "p3": 10, "p5": -10}
SECOND = {"p1": -20, "p2": 30, "p3": 0, "p5": -10}


@pytest.mark.parametrize(
    ("carry", "scores"),
    [
        # p2 3 + 8, p3 5 + 4, p1 8 + 0, p5 6 + 2: the latter two equal, and p1 has more points of all rounds
        ("all", [("p2", "11"), ("p3", "9"), ("p1", "8"), ("p5", "8")]),
        ("half", [("p2", "19/2"), ("p3", "13/2"), ("p5", "5"), ("p1", "4")]),
        ("none", [("p2", "8"), ("p3", "4"), ("p5", "2"), ("p1", "0")]),
    ],
)
def test_what_is_taken_along_is_all_half_or_nothing(tmp_path: Path, carry: str, scores: list[tuple[str, str]]) -> None:
    _, standings, shown = both(tmp_path, FIRST, SECOND, carry=carry)
    rows = standings["rows"]
    assert [(row["entrant"], row["score"]) for row in rows[:4]] == scores
    assert [row["place"] for row in rows] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [row["entrant"] for row in rows[4:]] == ["p7", "p6", "p4", "p8"]
    assert {one["entrant"]: one["earned"] for one in shown["finalists"]} == {"p1": "0", "p2": "8", "p3": "4", "p5": "2"}
    assert [one["place_before"] for one in shown["finalists"]] == [1, 2, 3, 4]
    assert not shown["moved"]


def test_a_finalist_is_above_who_has_more_and_a_prize_follows(tmp_path: Path) -> None:
    made = ask(tmp_path, [*BEGIN, final(without=["p1"], carry="none")])[-1]
    assert made["finalists"] == ["p5", "p3", "p2", "p7"]
    number = {"p2": 0, "p3": 0, "p5": 0, "p7": 0}
    *_, standings, shown, prizes = ask(
        tmp_path, [in_final(3, made["rounds"], **number), STANDINGS, FINAL, {"do": "show", "what": "prizes"}]
    )
    assert [(row["entrant"], row["place"]) for row in standings["rows"]][3:6] == [("p7", 1), ("p1", 5), ("p6", 6)]
    assert shown["passed"] == ["p1"]
    assert sorted(prizes["rows"][0]["winners"]) == ["p2", "p3", "p5", "p7"]


def test_a_correction_before_it_is_said_and_the_final_can_go_again(tmp_path: Path) -> None:
    ask(tmp_path, [*BEGIN, final()])
    *_, moved, gone, schedule, after = ask(
        tmp_path,
        [
            {**played(1, 2, -10, 5, -5, 10), "reason": "verkeerd om"},
            FINAL,
            {"do": "final", "players": 0, "reason": "toch niet"},
            {"do": "show", "what": "schedule"},
            FINAL,
        ],
    )
    assert moved["moved"]
    assert gone["ok"]
    assert schedule["rounds"] == ROUNDS
    assert after["finalists"] == []


def test_who_comes_to_stand_among_the_finalists_by_a_correction_is_not_taken_for_who_did_not_want_to(
    tmp_path: Path,
) -> None:
    ask(tmp_path, [*BEGIN, final(without=["p1"])])
    *_, before, _, after = ask(
        tmp_path, [FINAL, {**played(2, 2, 10, -20, 20, -10), "reason": "twee verwisseld"}, FINAL]
    )
    assert (before["passed"], before["moved"]) == (["p1"], False)
    assert (after["passed"], after["moved"]) == (["p1"], True)


@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        (final(6), "tournament_final_size"),
        (final(12), "tournament_final_few"),
        (final(after=1), "tournament_final_early"),
        (final(after=3), "tournament_open_table"),
        (final(after=9), "tournament_no_round"),
        (final(without=["nobody"]), "tournament_entrant"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, asked: dict[str, Any], wrong: str) -> None:
    *_, answer, schedule = ask(tmp_path, [*BEGIN, asked, {"do": "show", "what": "schedule"}])
    assert code(answer) == wrong
    assert schedule["rounds"] == ROUNDS


def test_a_final_that_has_begun_stays_and_rounds_are_not_remade(tmp_path: Path) -> None:
    made, _, _ = both(tmp_path, FIRST)
    again, remade, swiss = ask(
        tmp_path, [final(8), {"do": "remake", "players": PEOPLE}, {"do": "seat", "round": 4, "by": "by_rank"}]
    )
    assert [code(again), code(remade)] == ["tournament_final_begun", "tournament_final_stands"]
    assert swiss["ok"]
    assert made["after"] == 2


def test_who_stays_at_a_table_stays_there_in_the_final(tmp_path: Path) -> None:
    """Eight play it at two tables, where each has his own; four play it at one, which is not the table of p5."""
    fixed = [{"do": "fix_table", "entrant": "p5", "table": 2}, {"do": "fix_table", "entrant": "p1", "table": 1}]
    *_, made = ask(tmp_path, [*BEGIN, *fixed, final(8)])
    assert all(1 in first and 5 in second for first, second in made["rounds"])
    assert made["not_heeded"] == []
    (tmp_path / "four").mkdir()
    *_, made = ask(tmp_path / "four", [*BEGIN, fixed[0], final(4)])
    assert [(one["round"], one["table"], one["number"]) for one in made["not_heeded"]] == [(3, 1, 5), (4, 1, 5)]


def test_who_is_given_a_table_when_the_final_stands_sits_there_in_it_and_without_it(tmp_path: Path) -> None:
    fix = {"do": "fix_table", "entrant": "p1", "table": 2}
    shown = [FINAL, {"do": "show", "what": "schedule"}]
    *_, made, moved, of_final, there = ask(tmp_path, [*BEGIN, final(8), fix, *shown])
    assert (moved["not_heeded"], there["rounds"][:2]) == ([], ROUNDS[:2])
    assert all(1 in second for _, second in there["rounds"][2:])
    assert sorted(map(sorted, there["rounds"][2])) == sorted(map(sorted, made["rounds"][0])), "nobody meets another"
    assert (of_final["first"], of_final["last"]) == (3, 4)
    *_, without = ask(tmp_path, [final(0), {"do": "show", "what": "schedule"}])
    assert without["rounds"] == [*ROUNDS[:2], [ROUNDS[2][1], ROUNDS[2][0]]]


def test_a_final_keeps_apart_whom_the_schedule_keeps_apart(tmp_path: Path) -> None:
    schedule = {"do": "schedule", "rounds": ROUNDS, "apart": [["p1", "p5"], ["p3", "p2"]]}
    *_, made = ask(tmp_path, [*BEGIN[:-5], schedule, *BEGIN[-4:], final(8, rounds=3)])
    for tables in made["rounds"]:
        assert not any({1, 5} <= set(table) or {2, 3} <= set(table) for table in tables)
