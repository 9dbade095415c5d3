"""Titles that were given already, and that what happens on an evening may still change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from windroos.club.board import season_board
from windroos.club.club_state import ClubState
from windroos.club.evening_state import EveningState
from windroos.club.seasons import formula_of, reckoned


class GivenTitle(NamedTuple):
    """The title of a season, or of a period of it ("" the whole season).

    changed  its standings are no longer those that it was given by, or that it was to stand by
    """

    season: str
    period: str
    people: tuple[str, ...]
    changed: bool


def given_titles(club: ClubState, evenings: Iterable[EveningState], evening: EveningState) -> tuple[GivenTitle, ...]:
    """The titles that rest on an evening and were given, by season and period.

    Raises ClubError `club_year_far`, and ReckoningError.
    """
    held = tuple(evenings)
    found = []
    for (id, period), ending in sorted(club.competition.endings.items()):
        season = club.seasons[id]
        if not season.since <= evening.day <= season.until:
            continue
        if evening.final is not None and evening.final[0] == id:
            rests = not period
        elif evening.kind in formula_of(season).lines.kinds:
            rests = evening.id in [one.id for one in reckoned(club, held, season, period).planned]
        else:
            rests = any(of == id for of, _ in evening.rounds)
        if rests:
            changed = season_board(club, held, season, period).changed
            found.append(GivenTitle(id, period, ending.people, changed))
    return tuple(found)
