"""The score program of the 144 rules as rows for a spreadsheet: special hands, the twenty-one, and the championship."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from windroos.club.champion import championships
from windroos.club.club_state import ClubState
from windroos.club.deciding import ClubWorld
from windroos.club.figures import of_rules
from windroos.club.mahjongs import RULES
from windroos.club.people import NameOf
from windroos.club.programme_say import special_name
from windroos.club.tally import EveningTally
from windroos.club.tallying import evening_tally, programme_year, ruled_by
from windroos.club.twentyone import twentyone_of
from windroos.text.words import Lang

ProgramRow = Sequence[str | int]
UNKNOWN: Final = "?"
"""In the place of a number that nobody knows: never a guess, and no gap that looks like nothing."""


def special_rows(world: ClubWorld, name: NameOf, lang: Lang) -> list[ProgramRow]:
    """Every special and limit hand of all tables whose hands are known, the oldest first."""
    return [
        (
            *(str(one.day), one.table, one.part, one.hand, game.rules, name(one.person)),
            *(special_name(game.rules, id, number, lang), _number(game.rules, number), one.mahjong.reckoned),
            _number(game.rules, one.all_round),
        )
        for evening in _tallies(world)
        for game in evening.games
        for one in game.mahjongs
        for id, number in one.special
    ]


def twentyone_rows(world: ClubWorld, name: NameOf, lang: Lang) -> list[ProgramRow]:  # noqa: ARG001 - as all lists
    """How far everybody came with special hands 1 to 21 in each year, the oldest year first (rules 142 and 143)."""
    club = world.club
    if club is None:
        return []
    return [
        (
            *(year, row.place, name(row.person), len(row.made), " ".join(map(str, row.gaps))),
            *("" if row.full is None else str(row.full), row.hands),
        )
        for year, some in groupby(_tallies(world), key=lambda one: programme_year(club, one.day).number)
        for row in twentyone_of(some)
    ]


def champion_rows(world: ClubWorld, name: NameOf, lang: Lang) -> list[ProgramRow]:  # noqa: ARG001 - as all lists
    """Everybody's numbers of hands of 1000 points added up, year by year, and what has no number (130 and 140)."""
    club = world.club
    if club is None:
        return []
    made = (one for game in of_rules(_tallies(world), RULES) for one in game.mahjongs)
    years = championships(made, lambda day: programme_year(club, day).number, ruled_by(club.settings))
    return [
        (
            one.year,
            row.place,
            name(row.person),
            row.total,
            len(row.hands),
            sum(hand.number is None for hand in row.hands),
        )
        for one in reversed(years)
        for row in one.rows
    ]


def _number(rules: str, number: int | None) -> int | str:
    """A number by the 144 rules; other rules have none."""
    return ("" if rules != RULES else UNKNOWN) if number is None else number


def _tallies(world: ClubWorld) -> tuple[EveningTally, ...]:
    """What every evening that was held comes to, the oldest first."""
    club: ClubState | None = world.club
    if club is None:
        return ()
    held = sorted((one for one in world.evenings.values() if not one.cancelled), key=lambda one: (one.day, one.id))
    return tuple(evening_tally(club, evening, ruled_by(club.settings)) for evening in held)
