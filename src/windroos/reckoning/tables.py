"""What the results at one table part are worth: places, and the items that each score is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import Final

from windroos.reckoning.criteria import ordered
from windroos.reckoning.formula import Formula
from windroos.reckoning.lines import ResultLine
from windroos.reckoning.numbers import Number, ratio, total
from windroos.reckoning.places import Scale, earned, numbered
from windroos.reckoning.scored import Lack, PartScore, ScoreItem

BY_PLACE: Final = frozenset(("table_points", "wins", "uma"))
"""Measures that ask who is first at the table."""
ZBMJ: Final = (20, 50)
"""Numbers of the special formations of 1000 points, which are added up over a year (144 rules, rule 130)."""
SITUATIONS: Final = (51, 54)
NOBODY_OUTSIDE: Final[frozenset[str]] = frozenset()


def score_table(
    formula: Formula, lines: Sequence[ResultLine], outside: Set[str] = NOBODY_OUTSIDE
) -> tuple[tuple[PartScore, ...], tuple[Lack, ...]]:
    """The scores of a table part, the best first, and what the formula asks for and nobody knows.

    Who stands `outside` takes no place, and the others move up.
    """
    lacks: list[Lack] = []

    def values(measure: str, tied: Sequence[ResultLine]) -> list[Number | None]:
        return [measured(formula, line, measure) for line in tied]

    def lacking(measure: str, line: ResultLine) -> None:
        lacks.append(Lack(measure, line.person, line.evening, line.table, line.part))

    inside = lines if not outside else [line for line in lines if line.person not in outside]
    first = formula.table.order[0].measure if formula.table.order else ""
    is_known = not first or all(measured(formula, line, first) is not None for line in inside)
    placed = numbered(
        equals.members for equals in ordered(sorted(inside, key=_person), formula.table.order, values, lacking)
    )
    equal: dict[int, int] = {}
    for place, _ in placed:
        equal[place] = equal.get(place, 0) + 1
    found = []
    for place, line in placed:
        items = _items(formula, line, place, equal[place], lacks, is_known=is_known)
        score = total(item.value for item in items) if items is not None else None
        at = (place, equal[place]) if is_known else (0, 1)
        found.append(PartScore(line, *at, items or (), score))
    found.extend(PartScore(line, 0, 1, (), 0) for line in lines if line.person in outside)
    return tuple(found), tuple(dict.fromkeys(lacks))


def _person(line: ResultLine) -> str:
    return line.person


def measured(formula: Formula, line: ResultLine, measure: str) -> Number | None:
    """The value of a measure of one result; None where it is not known."""
    match measure:
        case "points":
            if line.points is None or formula.deductions.penalties == "after_places":
                return line.points
            return line.points - line.penalty
        case "mahjongs":
            return line.mahjongs
        case "caused":
            return line.caused
        case "self_drawn":
            return line.self_drawn
        case "all_round":
            return line.all_round
        case "special_total":
            return special_total(line, situations=formula.table.situations)
        case "best":
            # Whose mahjongs are known to be none has no highest hand, and that is known too.
            return line.best.limited if line.best is not None else 0 if line.mahjongs == 0 else None
        case _:
            return -line.place if line.place is not None else None


def special_total(line: ResultLine, *, situations: bool = False) -> int | None:
    """Numbers of the special hands of 1000 points added up; those that have no number yet are left out (ruling K11)."""
    if line.special is None:
        return None
    spans = (ZBMJ, SITUATIONS) if situations else (ZBMJ,)
    numbers = [made.number for made in line.special if made.number is not None]
    return sum(number for number in numbers if any(low <= number <= high for low, high in spans))


def _items(
    formula: Formula, line: ResultLine, place: int, equal: int, lacks: list[Lack], *, is_known: bool
) -> tuple[ScoreItem, ...] | None:
    """What the result is made of; None where something that it needs is not known."""

    def lack(measure: str) -> None:
        lacks.append(Lack(measure, line.person, line.evening, line.table, line.part))

    stage, deductions, at = formula.table, formula.deductions, line.table
    found: list[ScoreItem] = []
    if stage.measure in BY_PLACE:
        scale = _scale(formula, line.size)
        if not is_known:
            return None
        if scale is None:
            lack("scale")
            return None
        if stage.measure == "uma":
            if line.points is None:
                return None
            found.append(ScoreItem("over_start", ratio(line.points - stage.start, stage.unit), at))
        worth = earned(scale, place, equal, stage.ties)
        found.append(ScoreItem("place" if stage.measure != "uma" else "uma", worth, at, place, equal))
    elif stage.measure == "points":
        if line.points is None:
            lack("points")
            return None
        if not stage.per_hand:
            found.append(ScoreItem("points", line.points, at))
        elif line.hands:
            found.append(ScoreItem("per_hand", ratio(line.points * stage.per_hand, line.hands), at))
        else:
            lack("hands")
            return None
    else:
        value = measured(formula, line, stage.measure)
        if value is None:
            lack(stage.measure)
            return None
        if stage.measure == "special_total" and any(made.number is None for made in line.special or ()):
            lack("number")
        found.append(ScoreItem(stage.measure, value, at))
    if line.penalty and _is_off_the_score(formula):
        found.append(ScoreItem("penalty", ratio(-line.penalty, stage.unit), at))
    if deductions.unfinished and _is_unfinished(formula, line, lack):
        found.append(ScoreItem("unfinished", -deductions.unfinished, at))
    return tuple(found)


def _scale(formula: Formula, size: int) -> Scale | None:
    """What the places of a table of so many earn."""
    stage = formula.table
    if stage.measure == "wins":
        return (1, *(0,) * (size - 1))
    if stage.measure == "uma":
        return stage.uma if len(stage.uma) == size else None
    return stage.scales.get(size)


def _is_off_the_score(formula: Formula) -> bool:
    """A penalty before places are reckoned is off the points, and so off a score that is made of them."""
    return formula.deductions.penalties == "after_places" or formula.table.measure in ("points", "uma")


def _is_unfinished(formula: Formula, line: ResultLine, lack: Callable[[str], None]) -> bool:
    below = formula.deductions.unfinished_below
    if below and line.table_hands is not None:
        return line.table_hands < below
    if below and line.complete is None:
        lack("hands")
    return line.complete is False
