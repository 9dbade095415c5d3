"""Rounds of a tournament that somebody did not play to their end, and who sits there without a place."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

import pytest

from windroos.reckoning.facts import MissedRound, SeasonEvening
from windroos.reckoning.formula_file import TOURNAMENT_PRESETS, preset
from windroos.reckoning.lines import TablePart, from_totals
from windroos.reckoning.numbers import Number
from windroos.reckoning.saying import explained
from windroos.reckoning.scored import Scored
from windroos.reckoning.standings import apply

DAY = date(2026, 3, 7)
ROUNDS = [SeasonEvening("1", DAY, "round"), SeasonEvening("2", DAY, "round")]


def one_table(id: str, *points: int, outside: str = "", missed: tuple[MissedRound, ...] = ()) -> Scored:
    """A table of a, b, c and d in round 1; one of them outside its places."""
    formula = preset(id)
    at = TablePart("1", DAY, 1, rules=(*formula.lines.rules, "")[0])
    lines = [line._replace(placed=line.person not in outside, ranked=line.person not in outside) for line in
             from_totals(at, "abcd", points)]  # fmt: skip
    return apply(formula, lines, ROUNDS, missed=missed)


def scores(found: Scored) -> dict[str, Number]:
    return {row.person: row.score for row in found.rows}


@pytest.mark.parametrize("points", [(10, 4, -2, -12), (10, 4, -2, 30)])
def test_who_takes_no_place_leaves_the_others_four_two_and_one(points: tuple[int, ...]) -> None:
    assert scores(one_table("mcr-ema", *points, outside="d")) == {"a": 4, "b": 2, "c": 1}


def test_the_uma_of_three_is_fifteen_five_and_minus_five() -> None:
    found = one_table("riichi-ema", 30000, 30000, 30000, 30000, outside="d")
    assert scores(found) == {"a": 5, "b": 5, "c": 5}
    found = one_table("riichi-ema", 40000, 30000, 20000, 30000, outside="a")
    assert scores(found) == {"b": Fraction(20, 2), "d": Fraction(20, 2), "c": -15}


def test_a_missed_round_is_worth_what_it_is_said_to_be_and_explains_itself() -> None:
    missed = (
        MissedRound("e", "1", "missed_late", -15, uma=-15, points=0),
        MissedRound("f", "2", "missed_ill", 3),
        MissedRound("g", "1", "missed_late", 2, penalty=1000),
    )
    found = one_table("riichi-ema", 30000, 30000, 30000, 30000, missed=missed)
    assert scores(found) == {"a": 0, "b": 0, "c": 0, "d": 0, "e": -30, "g": 1}
    rows = {row.person: row for row in found.rows}
    assert rows["e"].evenings == 0
    said = " ".join(explained(preset("riichi-ema"), rows["e"], "nl"))
    assert "te laat: −15; uma: −15" in said


def test_points_of_a_missed_round_decide_between_equal_scores() -> None:
    missed = (MissedRound("e", "1", "missed_table", 4, points=11), MissedRound("f", "1", "missed_table", 4, points=9))
    found = one_table("mcr-ema", 10, 4, -2, -12, missed=missed)
    assert [row.person for row in found.rows[:3]] == ["e", "a", "f"]


@pytest.mark.parametrize("id", TOURNAMENT_PRESETS)
def test_every_preset_of_a_tournament_scores_a_table_of_four(id: str) -> None:
    formula = preset(id)
    assert formula.kind == "tournament"
    base = 30000 if formula.table.start else 0
    found = one_table(id, base + 900, base + 200, base - 100, base - 1000)
    assert [row.person for row in found.rows] == ["a", "b", "c", "d"]
    assert [row.score for row in found.rows] == {
        "points": [900, 200, -100, -1000],
        "table_points": [4, 2, 1, 0],
        "compared": [0, 0, 0, 0],  # nobody else played these walls
        "uma": [Fraction("15.9"), Fraction("5.2"), Fraction("-5.1"), -16],
    }[formula.table.measure]
