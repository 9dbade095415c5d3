"""The season after one: its days a year later, the same formula, and who goes up and down between divisions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final, NamedTuple

from windroos.club.club_events import SeasonSet
from windroos.club.club_state import ClubState
from windroos.club.evening_state import EveningState
from windroos.club.seasons import standings
from windroos.club.year import months_later

_DAY: Final = timedelta(days=1)


class NextSeason(NamedTuple):
    """What a new season would be.

    people  of its division, () for everybody; `joined` came into it, and `left` went out of it
    """

    name: str
    since: date
    until: date
    formula: str
    people: tuple[str, ...]
    joined: tuple[str, ...]
    left: tuple[str, ...]


def next_season(club: ClubState, evenings: Iterable[EveningState], season: SeasonSet) -> NextSeason:
    """The season that follows one: as long, right after it, by its formula.

    The first of a division go up, and as many of the last of the division above come down; who is in no ranking stays.
    Raises ReckoningError.
    """
    evenings = tuple(evenings)
    until = _year_later(season.until) if _is_year(season) else season.until + (season.until - season.since) + _DAY
    joined: list[str] = []
    left: list[str] = []
    if season.above in club.seasons and season.moves:
        above = club.seasons[season.above]
        left += _ranked(club, evenings, season)[: season.moves]
        joined += _ranked(club, evenings, above)[-season.moves :]
    for one in club.seasons.values():
        if one.above == season.season and one.moves:
            joined += _ranked(club, evenings, one)[: one.moves]
            left += _ranked(club, evenings, season)[-one.moves :]
    people = tuple(person for person in (*season.people, *joined) if person not in left) if season.people else ()
    return NextSeason(
        re.sub(r"(?<!\d)[12]\d{3}(?!\d)", lambda found: str(int(found[0]) + 1), season.name),
        season.until + _DAY,
        until,
        season.formula,
        tuple(dict.fromkeys(people)),
        tuple(joined) if season.people else (),
        tuple(left) if season.people else (),
    )


def _is_year(season: SeasonSet) -> bool:
    return _year_later(season.since) == season.until + _DAY


def _year_later(day: date) -> date:
    """The same day a year later; of 29 February the last day of that month."""
    return months_later(day, 12)


def _ranked(club: ClubState, evenings: Iterable[EveningState], season: SeasonSet) -> list[str]:
    """Who have a place, the first first."""
    return [row.person for row in standings(club, evenings, season).rows if row.place is not None]
