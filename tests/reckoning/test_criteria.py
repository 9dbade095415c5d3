"""Every measure that may decide between who are equal in a ranking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.reckoning.test_reckoning import changed, season_of, table_of
from windroos.reckoning.formula_file import preset
from windroos.reckoning.lines import HighestHand, MadeSpecial
from windroos.reckoning.scored import Lack
from windroos.reckoning.standings import apply

SPECIAL = (MadeSpecial("jade", 23),), (MadeSpecial("robijn", 31),)


@pytest.mark.parametrize(
    ("criterion", "first", "second"),
    [
        ("mahjongs", {"mahjongs": 2}, {"mahjongs": 3}),
        ("-caused", {"caused": 3}, {"caused": 2}),
        ("self_drawn", {"self_drawn": 1}, {"self_drawn": 2}),
        ("best", {"best": HighestHand(400, 400)}, {"best": HighestHand(500, 640)}),
        ("all_round", {"all_round": 5}, {"all_round": 6}),
        ("special_total", {"special": SPECIAL[0]}, {"special": SPECIAL[1]}),
    ],
)
def test_every_criterion_decides_between_equals(criterion: str, first: dict[str, Any], second: dict[str, Any]) -> None:
    """Who has more of it goes first, or fewer; where it is not known of one, it decides nothing and is named."""
    lines, evenings = season_of(table_of(1, "acde", 40, 0, -10, -30), table_of(2, "bfgh", 40, 0, -10, -30))
    told: dict[str, dict[str, Any]] = {"a": first, "b": second}
    known = [line._replace(**told.get(line.person, {})) for line in lines]
    formula = changed(preset("rode-draak"), f'[ranking]\norder = ["score", "{criterion}"]')
    rows = apply(formula, known, evenings).rows[:2]
    measure = criterion.removeprefix("-")
    assert [(row.person, row.place, row.decided_by) for row in rows] == [("b", 1, measure), ("a", 2, measure)]
    unknown = apply(formula, [line._replace(**told["b"]) if line.person == "b" else line for line in lines], evenings)
    assert [(row.person, row.place) for row in unknown.rows[:2]] == [("a", 1), ("b", 1)]
    assert Lack(measure, "a") in unknown.lacks


@pytest.mark.parametrize(
    ("criterion", "order"), [("evenings", "ba"), ("evening", "ab"), ("average", "ab"), ("tables_won", "ba")]
)
def test_evenings_and_tables_decide_between_equals(criterion: str, order: str) -> None:
    """One evening of 40, second at the table, beside two evenings of 20, first at both."""
    lines, evenings = season_of(
        table_of(1, "acde", 40, 50, -10, -80),
        table_of(2, "bfgh", 20, 0, -10, -10),
        table_of(3, "bfgh", 20, -10, -10, 0),
    )
    formula = changed(preset("rode-draak"), f'[ranking]\norder = ["score", "{criterion}"]')
    rows = [row for row in apply(formula, lines, evenings).rows if row.person in "ab"]
    assert "".join(row.person for row in rows) == order
    assert {row.decided_by for row in rows} == {criterion}
