"""Periods of a season: quarters, Chinese seasons by moon or sun, so many evenings each, or from given days on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import pairwise
from typing import Final, NamedTuple

from windroos.club.errors import ClubError
from windroos.club.year import CHINESE, SOLAR, months_later, seasons_from
from windroos.reckoning.facts import SeasonEvening
from windroos.reckoning.formula import PeriodStage

_BY: Final = {"chinese": CHINESE, "solar_terms": SOLAR}
"""The kind of year that a scheme takes its seasons from."""


class SeasonPeriod(NamedTuple):
    """A period: what it is called, and its evenings, those to come too."""

    name: str
    evenings: tuple[SeasonEvening, ...]


def periods(stage: PeriodStage, since: date, evenings: Sequence[SeasonEvening]) -> tuple[SeasonPeriod, ...]:
    """The periods of a season that begins on a day, in order; () where it has none. Evenings are of its own kinds.

    Raises ClubError `club_year_far` for Chinese seasons of a year that is not in the table.
    """
    held = sorted(evenings, key=lambda evening: (evening.date, evening.id))
    if stage.scheme == "none":
        return ()
    if stage.scheme == "evenings":
        parts = [tuple(held[at : at + stage.evenings]) for at in range(0, len(held), stage.evenings)]
        parts += [()] * (len(stage.names) - len(parts))
    else:
        parts = _between(first_days(stage, since), held)
    names = (*stage.names, *(str(at + 1) for at in range(len(stage.names), len(parts))))
    return tuple(SeasonPeriod(name, part) for name, part in zip(names, parts, strict=False))


def first_days(stage: PeriodStage, since: date) -> tuple[date, ...]:
    """The first days of the periods of a season that begins on a day; () where they are no stretches of time.

    Raises ClubError `club_year_far` as `periods`.
    """
    if stage.scheme == "quarters":
        return tuple(months_later(since, months) for months in (0, 3, 6, 9))
    if stage.scheme in _BY:
        return tuple(season.first for season in seasons_from(_BY[stage.scheme], since))
    return stage.dates if stage.scheme == "dates" else ()


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
