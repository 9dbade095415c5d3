"""A season that still runs: how many evenings somebody may miss, who can no longer win, by how much somebody leads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from windroos.reckoning.facts import SeasonEvening
from windroos.reckoning.formula import Formula
from windroos.reckoning.keeping import quota
from windroos.reckoning.numbers import Number, sortable, total
from windroos.reckoning.scored import Scored, StandingRow
from windroos.reckoning.standings import needed


class TitleChance(NamedTuple):
    """What is left for somebody.

    may_miss  so many of the evenings to come, and still have the title; -1: it is too late for that
    can_win   False where nothing that can happen brings him the title, if everybody plays one table an evening
    """

    person: str
    may_miss: int
    can_win: bool


class IfEndedNow(NamedTuple):
    """How a season stands while it runs.

    left    evenings to come; `needed` is what the title will ask at the end, if they all count
    margin  of the first on the second; None where there are no two
    """

    left: int
    needed: int
    margin: Number | None
    chances: tuple[TitleChance, ...]


def evenings_left(formula: Formula, scored: Scored, evenings: Iterable[SeasonEvening]) -> int:
    """How many evenings that count are still to come."""
    played = {one.evening.id for one in scored.evenings}
    return sum(one.kind in formula.lines.kinds and one.id not in played for one in evenings)


def if_ended_now(formula: Formula, scored: Scored, evenings: Iterable[SeasonEvening]) -> IfEndedNow:
    """What can still happen; `evenings` are those that standings were made of, with those to come."""
    left = evenings_left(formula, scored, evenings)
    placed = [row for row in scored.rows if row.place is not None]
    spare = {row.person: row.evenings + left - _asked(formula, scored, row, left) for row in scored.rows}
    floors = {row.person: _floor(formula, scored, row, left, spare[row.person]) for row in scored.rows}
    return IfEndedNow(
        left,
        needed(formula, scored.counting + left),
        placed[0].score - placed[1].score if len(placed) > 1 else None,
        tuple(
            TitleChance(
                row.person,
                min(max(spare[row.person], -1), left),
                _can_win(formula, scored, row, left, spare[row.person], floors),
            )
            for row in scored.rows
        ),
    )


def _own_counting(formula: Formula, scored: Scored, row: StandingRow) -> int:
    """The evenings so far that ask for this person (ruling K25)."""
    if formula.attendance.joined == "absent":
        return scored.counting
    since = next((entry.evening.date for entry in row.entries if entry.present and entry.counts), None)
    return sum(one.counts and since is not None and one.evening.date >= since for one in scored.evenings)


def _asked(formula: Formula, scored: Scored, row: StandingRow, left: int) -> int:
    return needed(formula, _own_counting(formula, scored, row) + left)


def _is_outside(row: StandingRow) -> bool:
    """Enough evenings, and still not eligible: he is no member."""
    return not row.eligible and row.evenings >= row.needed


def _reach(formula: Formula, scored: Scored, row: StandingRow, more: list[Number], left: int) -> Number:
    """The score with so many results more at the end of the season."""
    scores = [entry.score for entry in row.entries if entry.counts] + more
    season = formula.season
    if season.keep == "all":
        return total(scores)
    kept = quota(season, _own_counting(formula, scored, row) + left)
    keys = sortable(scores)
    return total([scores[at] for at in sorted(range(len(keys)), key=keys.__getitem__, reverse=True)[:kept]])


def _floor(formula: Formula, scored: Scored, row: StandingRow, left: int, spare: int) -> Number | None:
    """What nobody can take from him any more, with the title's attendance; None where that is nothing."""
    if spare < left or _is_outside(row) or _most(formula) is None:
        return None
    return _reach(formula, scored, row, [], left)


def _can_win(
    formula: Formula, scored: Scored, row: StandingRow, left: int, spare: int, floors: dict[str, Number | None]
) -> bool:
    if spare < 0 or _is_outside(row):
        return False
    most = _most(formula)
    if most is None:
        return True
    best = _reach(formula, scored, row, [most] * left, left)
    return all(floor is None or floor <= best for person, floor in floors.items() if person != row.person)


def _most(formula: Formula) -> Number | None:
    """The most that an evening can bring; None where that has no limit, or where an evening more may cost something."""
    stage, season, attendance = formula.table, formula.season, formula.attendance
    absences = (attendance.absent or 0, attendance.absent_without_notice or 0)
    if stage.measure not in ("table_points", "wins") or season.combine == "mean" or season.keep == "trim":
        return None
    if season.of == "games" or min(absences) < 0 or attendance.bonus < 0 or formula.deductions.unfinished > 0:
        return None
    if formula.deductions.penalties == "after_places":
        return None
    scales = ((1, 0),) if stage.measure == "wins" else tuple(stage.scales.values())
    if any(min(scale) < 0 for scale in scales):
        return None
    return max(max(scale) for scale in scales) + attendance.bonus
