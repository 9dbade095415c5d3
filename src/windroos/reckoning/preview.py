"""Two formulas side by side on the same results, and the stage that makes the difference."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from windroos.reckoning.formula import Formula
from windroos.reckoning.numbers import Number
from windroos.reckoning.scored import Scored

STAGES: Final[Mapping[str, Callable[[Formula, Formula], Formula]]] = {
    "lines": lambda old, new: replace(old, lines=new.lines),
    "evening": lambda old, new: replace(old, evening=new.evening),
    "table": lambda old, new: replace(old, table=new.table),
    "deductions": lambda old, new: replace(old, deductions=new.deductions),
    "attendance": lambda old, new: replace(old, attendance=new.attendance),
    "season": lambda old, new: replace(old, season=new.season),
    "periods": lambda old, new: replace(old, periods=new.periods),
    "title": lambda old, new: replace(old, title=new.title),
    "ranking": lambda old, new: replace(old, ranking=new.ranking),
}
"""The stages in the order in which they are applied: the old formula with that one as the new one has it."""


class PreviewPlace(NamedTuple):
    """Where somebody stands; None where he has no place, or no score at all."""

    place: int | None = None
    score: Number | None = None


class StageStep(NamedTuple):
    """What one stage changes for somebody when it becomes as the new formula has it, after those before it did."""

    stage: str
    before: PreviewPlace
    after: PreviewPlace

    @property
    def difference(self) -> Number | None:
        """Of the score; None where there was none, or is none now."""
        if self.before.score is None or self.after.score is None:
            return None
        return self.after.score - self.before.score


class PreviewRow(NamedTuple):
    """A person before and after; the steps lead from one to the other."""

    person: str
    before: PreviewPlace
    after: PreviewPlace
    steps: tuple[StageStep, ...]


class Preview(NamedTuple):
    """What a new formula would make of these results, in the order of the new standings."""

    rows: tuple[PreviewRow, ...]
    champions_before: tuple[str, ...]
    champions_after: tuple[str, ...]


def preview(old: Formula, new: Formula, reckon: Callable[[Formula], Scored]) -> Preview:
    """The standings by both; `reckon` applies a formula to the results, as `standings.apply` or for a year."""
    formula, scored = old, reckon(old)
    first = places = _places(scored)
    steps: dict[str, list[StageStep]] = {}
    for stage, change in STAGES.items():
        changed = change(formula, new)
        if changed == formula:
            continue
        formula = changed
        now = _places(reckon(formula))
        for person in {**places, **now}:
            one, other = places.get(person, PreviewPlace()), now.get(person, PreviewPlace())
            if one != other:
                steps.setdefault(person, []).append(StageStep(stage, one, other))
        places = now
    last = reckon(new)
    people = [row.person for row in last.rows]
    people += sorted(set(first) - set(people))
    rows = (
        PreviewRow(one, first.get(one, PreviewPlace()), places.get(one, PreviewPlace()), tuple(steps.get(one, ())))
        for one in people
    )
    return Preview(tuple(rows), scored.champions, last.champions)


def _places(scored: Scored) -> dict[str, PreviewPlace]:
    return {row.person: PreviewPlace(row.place, row.score) for row in scored.rows}
