"""What the results at one table part are worth: places, and the items that each score is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
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
_new: Final = tuple.__new__
"""Makes a NamedTuple at once, for what is made of every result."""


def score_table(
    formula: Formula, lines: Sequence[ResultLine], outside: Set[str] = NOBODY_OUTSIDE
) -> tuple[tuple[PartScore, ...], tuple[Lack, ...]]:
    """The scores of a table part, the best first, and what the formula asks for and nobody knows.

    Who stands `outside` takes no place, and the others move up.
    """
    scorer = TableScorer(formula, [])
    return scorer.scored(lines, outside), tuple(dict.fromkeys(scorer.lacks))


class TableScorer:
    """Scores tables by one formula; what it has found of a scale it keeps for the next table.

    `lacks` grows by what the formula asks for and nobody knows.
    """

    def __init__(self, formula: Formula, lacks: list[Lack]) -> None:
        self.formula = formula
        self.lacks = lacks
        self._earned: dict[tuple[int, int, int, int, int], tuple[ScoreItem, ...]] = {}
        self._alone: dict[tuple[int, int, int, int, int], tuple[tuple[ScoreItem, ...], Number]] = {}
        """Items and score of who has what a place earns, and nothing else."""
        self._is_placed = formula.table.measure in BY_PLACE
        self._code = "uma" if formula.table.measure == "uma" else "place"

    def scored(self, lines: Sequence[ResultLine], outside: Set[str] = NOBODY_OUTSIDE) -> tuple[PartScore, ...]:
        """As `score_table`."""
        inside = lines if not outside else [line for line in lines if line.person not in outside]
        unfinished = self.formula.deductions.unfinished
        found, known = [], self._alone
        for place, equal, line in self._placed(inside):
            at = (line.table, line.part, line.size, place, equal)
            if at in known and not (line.penalty or unfinished):
                found.append(_new(PartScore, (line, place, equal, *known[at])))
                continue
            items = self._by_place(line, place, equal) if self._is_placed else self._by_measure(line)
            if items is None:
                found.append(PartScore(line, place, equal, (), None))
                continue
            if line.penalty:
                items += self.penalty_items(line)
            if unfinished and self._is_unfinished(line):
                items += (ScoreItem("unfinished", -unfinished, line.table, part=line.part),)
            score = items[0].value if len(items) == 1 else total([item.value for item in items])
            found.append(PartScore(line, place, equal, items, score))
            if items is self._earned.get(at):
                known[at] = (items, score)
        if outside:
            found.extend(PartScore(line, 0, 1, (), 0) for line in lines if line.person in outside)
        return tuple(found)

    def penalty_items(self, line: ResultLine) -> tuple[ScoreItem, ...]:
        """What a penalty takes off a score, where it is not off the points by which places are reckoned alone."""
        if not line.penalty or not _is_off_the_score(self.formula):
            return ()
        return (ScoreItem("penalty", ratio(-line.penalty, self.formula.table.unit), line.table, part=line.part),)

    def _placed(self, lines: Sequence[ResultLine]) -> list[tuple[int, int, ResultLine]]:
        """Everybody with his place and how many have it; 0 where the first criterion is not known of all."""
        formula, order = self.formula, self.formula.table.order
        if lines and not lines[0].size:
            return [(0, 1, line) for line in lines]
        measure = order[0].measure
        plain = measure == "points"
        first = [line.points if plain and not line.penalty else measured(formula, line, measure) for line in lines]
        known = [value for value in first if value is not None]
        is_known = len(known) == len(first)
        if is_known and len(set(known)) == len(known):  # nearly always: nobody is equal
            at = sorted(range(len(known)), key=known.__getitem__, reverse=not order[0].least)
            return [(place, 1, lines[one]) for place, one in enumerate(at, 1)]

        def values(measure: str, tied: Sequence[ResultLine]) -> list[Number | None]:
            return [measured(formula, line, measure) for line in tied]

        groups = ordered(sorted(lines, key=_person), order, values, lambda measure, line: self._lack(line, measure))
        placed = numbered(equals.members for equals in groups)
        if not is_known:
            return [(0, 1, line) for _, line in placed]
        equal = Counter(place for place, _ in placed)
        return [(place, equal[place], line) for place, line in placed]

    def _lack(self, line: ResultLine, measure: str) -> None:
        self.lacks.append(Lack(measure, line.person, line.evening, line.table, line.part))

    def _by_place(self, line: ResultLine, place: int, equal: int) -> tuple[ScoreItem, ...] | None:
        """What a place earns; None where it is not known."""
        if not place:
            if not line.size:
                self._lack(line, "table")
            return None
        at = (line.table, line.part, line.size, place, equal)
        found = self._earned.get(at)
        stage = self.formula.table
        if found is None:
            scale = _scale(self.formula, line.size)
            if scale is None:
                self._lack(line, "scale")
                return None
            worth = earned(scale, place, equal, stage.ties)
            found = self._earned[at] = (ScoreItem(self._code, worth, line.table, place, equal, part=line.part),)
        if self._code == "place":
            return found
        if line.points is None:
            return None
        return (
            ScoreItem("over_start", ratio(line.points - stage.start, stage.unit), line.table, part=line.part),
            *found,
        )

    def _by_measure(self, line: ResultLine) -> tuple[ScoreItem, ...] | None:
        """What a result is worth by what was done; None where that is not known."""
        stage = self.formula.table
        if stage.measure != "points":
            value = measured(self.formula, line, stage.measure)
            if stage.measure == "special_total" and any(made.number is None for made in line.special or ()):
                self._lack(line, "number")
        else:
            value = line.points
        if value is None:
            self._lack(line, stage.measure)
            return None
        if stage.measure != "points" or not stage.per_hand:
            return (ScoreItem(stage.measure, value, line.table, part=line.part),)
        if not line.hands:
            self._lack(line, "hands")
            return None
        return (ScoreItem("per_hand", ratio(value * stage.per_hand, line.hands), line.table, part=line.part),)

    def _is_unfinished(self, line: ResultLine) -> bool:
        below = self.formula.deductions.unfinished_below
        if below and line.table_hands is not None:
            return line.table_hands < below
        if below and line.complete is None:
            self._lack(line, "hands")
        return line.complete is False


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
        case "compared":
            return line.compared
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
    return formula.deductions.penalties == "after_places" or formula.table.measure in ("points", "uma", "compared")
