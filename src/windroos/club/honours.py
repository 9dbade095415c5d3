"""The list of honours: titles of seasons that ended here, and those of earlier years as somebody typed them."""

from __future__ import annotations

from typing import NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.people import one_with
from windroos.club.seasons import season_called
from windroos.text.formulas import part_called
from windroos.text.words import Lang


class HonourRow(NamedTuple):
    """A title or a cup.

    honour  the id of what was typed by hand, "" where the title follows from the standings
    source  where it was taken from, of what was typed
    """

    year: int
    title: str
    people: tuple[str, ...]
    source: str
    honour: str


def honours_of(club: ClubState, lang: Lang = "nl") -> tuple[HonourRow, ...]:
    """All of them, the latest year first; everybody as who he is now."""
    typed = [
        HonourRow(one.year, one.title, _now(club, one.people), one.source, one.honour)
        for one in club.competition.honours
    ]
    ended = [
        HonourRow(
            ending.day.year,
            " ".join(filter(None, (season_called(club.seasons[season], lang), part_called(period, lang)))),
            _now(club, ending.people),
            "",
            "",
        )
        for (season, period), ending in club.competition.endings.items()
        if season in club.seasons
    ]
    return tuple(sorted((*typed, *ended), key=lambda one: (-one.year, one.title, one.people)))


def _now(club: ClubState, people: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one_with(club.people, person) for person in people))
