"""Periods of a year, each with standings of its own, and the year's."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from datetime import date
from typing import NamedTuple

from windroos.reckoning.facts import Adjustment, Membership, SeasonEvening
from windroos.reckoning.formula import Formula
from windroos.reckoning.lines import ResultLine
from windroos.reckoning.numbers import total
from windroos.reckoning.ranking import Account, rank
from windroos.reckoning.scored import EveningScore, Scored
from windroos.reckoning.standings import apply, needed


class DividedPeriod(NamedTuple):
    """A stretch of the year; `name` is its number where the formula gives none."""

    name: str
    evenings: tuple[SeasonEvening, ...]


class ScoredYear(NamedTuple):
    """The standings of each period, and of the year."""

    periods: tuple[tuple[DividedPeriod, Scored], ...]
    scored: Scored


def divided(
    formula: Formula, evenings: Iterable[SeasonEvening], starts: Sequence[date] = ()
) -> tuple[DividedPeriod, ...]:
    """The periods that these evenings fall in; () where the formula knows none.

    starts  the first days of the four Chinese seasons, in order (ruling K27)
    """
    stage = formula.periods
    ordered = sorted((one for one in evenings if one.kind in formula.lines.kinds), key=lambda one: (one.date, one.id))
    found: dict[int, list[SeasonEvening]] = {}
    first = min((one.date.year for one in ordered), default=0)
    days = starts if stage.scheme == "chinese" else stage.dates
    for number, one in enumerate(ordered):
        match stage.scheme:
            case "none":
                continue
            case "quarters":
                at = 4 * (one.date.year - first) + (one.date.month - 1) // 3
            case "evenings":
                at = number // stage.evenings
            case _:
                at = max(bisect_right(days, one.date) - 1, 0)
        found.setdefault(at, []).append(one)
    cycle = 4 if stage.scheme == "quarters" else len(stage.names) + len(found)
    return tuple(DividedPeriod(_name(stage.names, at % cycle), tuple(some)) for at, some in sorted(found.items()))


def _name(names: Sequence[str], at: int) -> str:
    return names[at] if at < len(names) else str(at + 1)


def apply_year(
    formula: Formula,
    lines: Iterable[ResultLine],
    evenings: Iterable[SeasonEvening],
    members: Iterable[Membership] | None = None,
    adjustments: Iterable[Adjustment] = (),
    lots: Sequence[Sequence[str]] = (),
    starts: Sequence[date] = (),
) -> ScoredYear:
    """The standings of each period and of the year, which adds those up or is made of all evenings anew.

    Arguments as of `apply`; `starts` as of `divided`. Without periods there is the year alone.
    """
    lines, evenings, adjustments = tuple(lines), tuple(evenings), tuple(adjustments)
    members = None if members is None else tuple(members)
    periods = tuple(
        (period, apply(formula, lines, period.evenings, members, adjustments, lots))
        for period in divided(formula, evenings, starts)
    )
    if not periods or formula.periods.year == "all":
        return ScoredYear(periods, apply(formula, lines, evenings, members, adjustments, lots))
    return ScoredYear(periods, _summed(formula, [scored for _, scored in periods], lots))


def _summed(formula: Formula, periods: Sequence[Scored], lots: Sequence[Sequence[str]]) -> Scored:
    """The year whose scores are those of its periods together."""
    counting = sum(scored.counting for scored in periods)
    least = needed(formula, counting)
    rows = [row for scored in periods for row in scored.rows]
    accounts = []
    for person in sorted({row.person for row in rows}):
        own = [row for row in rows if row.person == person]
        entries: list[EveningScore] = [entry for row in own for entry in row.entries]
        there = sum(row.evenings for row in own)
        member = own[-1].eligible or own[-1].evenings < own[-1].needed
        accounts.append(
            Account(person, total(row.score for row in own), entries, there, least, there >= least and member)
        )
    ranked = rank(formula, accounts, lots)
    return Scored(
        tuple(evening for scored in periods for evening in scored.evenings),
        counting,
        least,
        ranked.rows,
        ranked.champions if counting else (),
        ranked.undecided,
        tuple(dict.fromkeys((*(lack for scored in periods for lack in scored.lacks), *ranked.lacks))),
    )
