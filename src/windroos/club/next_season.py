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
    since = season.until + _DAY
    until = _until(season, since)
    joined: list[str] = []
    left: list[str] = []
    above = club.seasons.get(season.above)
    if above is not None:
        left += _risen(club, evenings, season)
        joined += _fallen(club, evenings, above, season.moves)
    for one in club.seasons.values():
        if one.above == season.season:
            joined += _risen(club, evenings, one)
            left += _fallen(club, evenings, season, one.moves)
    people = tuple(person for person in (*season.people, *joined) if person not in left) if season.people else ()
    return NextSeason(
        re.sub(
            r"(?<!\d)[12]\d{3}(?!\d)", lambda found: str(int(found[0]) + since.year - season.since.year), season.name
        ),
        since,
        until,
        season.formula,
        tuple(dict.fromkeys(people)),
        tuple(joined) if season.people else (),
        tuple(left) if season.people else (),
    )


def _until(season: SeasonSet, since: date) -> date:
    """The last day of as many whole months as it has, or else of as many days."""
    months = 12 * (since.year - season.since.year) + since.month - season.since.month
    if months > 0 and months_later(season.since, months) == since:
        return months_later(since, months) - _DAY
    return since + (season.until - season.since)


def _risen(club: ClubState, evenings: Iterable[EveningState], season: SeasonSet) -> list[str]:
    """Who go up to the division above."""
    return _ranked(club, evenings, season)[: season.moves] if season.above in club.seasons else []


def _fallen(club: ClubState, evenings: Iterable[EveningState], season: SeasonSet, moves: int) -> list[str]:
    """Who go down to the division below: the last, but for those who go up."""
    risen = _risen(club, evenings, season)
    staying = [person for person in _ranked(club, evenings, season) if person not in risen]
    return staying[max(len(staying) - moves, 0) :]


def _ranked(club: ClubState, evenings: Iterable[EveningState], season: SeasonSet) -> list[str]:
    """Who have a place, the first first."""
    return [row.person for row in standings(club, evenings, season).rows if row.place is not None]
