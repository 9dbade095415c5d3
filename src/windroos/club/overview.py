"""What the first page of the club shows: the evening that comes, the last one, cups, and how many came each year."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from fractions import Fraction
from typing import Final, NamedTuple

from windroos.club.club_events import SeasonSet
from windroos.club.club_state import ClubState
from windroos.club.cup import CupStanding, cup_standing
from windroos.club.evening_desk import who_sat
from windroos.club.evening_state import EveningState
from windroos.club.seasons import formula_of
from windroos.club.year import year_of

YEARS: Final = 8
"""Club years whose attendance is shown, the latest ones."""


class YearAttendance(NamedTuple):
    """A club year: evenings with a result, and how many people came to one of them on average."""

    year: int
    evenings: int
    people: Fraction


class CupInSight(NamedTuple):
    """A cup now. `one_short`: who keeps it for good with one more win."""

    id: str
    season: SeasonSet
    standing: CupStanding
    overdue: bool
    one_short: tuple[str, ...]


class ClubOverview(NamedTuple):
    """What there is to see first.

    coming      the evening of today, else the next; an evening may go on past midnight. None: nothing is planned
    begun       `coming` is today's, or still open from yesterday
    last        the last evening with a result, None before the first
    seasons     those of today, the latest first
    attendance  oldest first
    """

    coming: EveningState | None
    begun: bool
    last: EveningState | None
    seasons: tuple[SeasonSet, ...]
    cups: tuple[CupInSight, ...]
    attendance: tuple[YearAttendance, ...]


def evening_number(club: ClubState, evenings: Iterable[EveningState], evening: EveningState) -> int:
    """The number of an evening within its club year, from 1; 0 where it is cancelled. Raises ClubError `club_year_far`.

    Evenings of one day are numbered in the order of their ids.
    """
    if evening.cancelled:
        return 0
    year, own = year_of(club.year, evening.day), (evening.day, evening.id)
    return sum(one.day in year and not one.cancelled and (one.day, one.id) <= own for one in evenings)


def overview(club: ClubState, evenings: Iterable[EveningState], today: date) -> ClubOverview:
    """What there is to see on a day. Raises ClubError `club_year_far`, and ReckoningError."""
    held = sorted((one for one in evenings if not one.cancelled), key=lambda one: (one.day, one.id))
    coming = next((one for one in held if one.day >= today - timedelta(days=1) and not one.closed), None)
    played = _played(held, today)
    seasons = sorted(
        (one for one in club.seasons.values() if one.since <= today <= one.until),
        key=lambda one: (one.since, one.season),
        reverse=True,
    )
    return ClubOverview(
        coming,
        coming is not None and coming.day <= today,
        played[-1] if played else None,
        tuple(seasons),
        tuple(_cup(club, held, id, today) for id in sorted(club.cups) if club.cups[id].season in club.seasons),
        attendance(club, held, today)[-YEARS:],
    )


def _cup(club: ClubState, evenings: Iterable[EveningState], id: str, today: date) -> CupInSight:
    cup = club.cups[id]
    standing, season = cup_standing(club, evenings, cup, today), club.seasons[cup.season]
    keep = formula_of(season).cup.keep_after
    near = tuple(person for person, wins in standing.counts.items() if keep > 1 and wins == keep - 1)
    return CupInSight(id, season, standing, standing.due is not None and today > standing.due, near)


def attendance(club: ClubState, evenings: Iterable[EveningState], today: date) -> tuple[YearAttendance, ...]:
    """How many came in each club year until a day, the oldest first. Raises ClubError `club_year_far`."""
    came: dict[int, list[int]] = {}
    for evening in sorted(_played(evenings, today), key=lambda one: one.day):
        came.setdefault(year_of(club.year, evening.day).number, []).append(len(who_sat(club, evening)))
    return tuple(YearAttendance(year, len(some), Fraction(sum(some), len(some))) for year, some in came.items())


def _played(evenings: Iterable[EveningState], today: date) -> list[EveningState]:
    return [one for one in evenings if (one.standing or one.totals) and not one.cancelled and one.day <= today]
