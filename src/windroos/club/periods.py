"""Periods of a season: quarters, Chinese seasons, so many evenings each, or from given days on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import pairwise
from typing import NamedTuple

from windroos.club.errors import ClubError
from windroos.club.year import CHINESE, months_later, seasons, year_of
from windroos.reckoning.facts import SeasonEvening
from windroos.reckoning.formula import PeriodStage


class SeasonPeriod(NamedTuple):
    """A period: what it is called, and its evenings, those to come too."""

    name: str
    evenings: tuple[SeasonEvening, ...]


def periods(stage: PeriodStage, since: date, evenings: Sequence[SeasonEvening]) -> tuple[SeasonPeriod, ...]:
    """The periods of a season that begins on a day, in order; () where it has none. Evenings are of its own kinds.

    Raises ClubError `club_year_far` for Chinese seasons of a year that is not in the table.
    """
    held = sorted(evenings, key=lambda evening: (evening.date, evening.id))
    match stage.scheme:
        case "none":
            return ()
        case "evenings":
            parts = [tuple(held[at : at + stage.evenings]) for at in range(0, len(held), stage.evenings)]
            parts += [()] * (len(stage.names) - len(parts))
        case "quarters":
            parts = _between([months_later(since, months) for months in (0, 3, 6, 9)], held)
        case "dates":
            parts = _between(stage.dates, held)
        case "chinese":
            parts = _between([season.first for season in seasons(CHINESE, year_of(CHINESE, since).number)], held)
    names = (*stage.names, *(str(at + 1) for at in range(len(stage.names), len(parts))))
    return tuple(SeasonPeriod(name, part) for name, part in zip(names, parts, strict=False))


def period_named(found: Sequence[SeasonPeriod], name: str) -> SeasonPeriod:
    """The period of a name, or of a number from 1. Raises ClubError `club_period`."""
    for at, period in enumerate(found, 1):
        if name.casefold() in (period.name.casefold(), str(at)):
            return period
    raise ClubError("club_period", period=name[:40], known=", ".join(period.name for period in found) or "-")


def _between(firsts: Sequence[date], held: Sequence[SeasonEvening]) -> list[tuple[SeasonEvening, ...]]:
    """Evenings from each day on until the next; those before the first belong to it."""
    ends = [*firsts[1:], date.max]
    starts = [date.min, *firsts[1:]]
    assert all(one < following for one, following in pairwise(starts))
    return [
        tuple(evening for evening in held if start <= evening.date < end)
        for start, end in zip(starts, ends, strict=True)
    ]
