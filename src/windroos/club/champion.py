"""The championship of a year by the 144 rules: everyone's hands of 1000 points, their numbers added up (130, 140)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from windroos.club.daybook import RULED, ClubMahjong, Missed, ProgramRulings, missed

DOUBLE_LIMIT: Final = 1000
"""What makes a special formation very special (a ZBMJ, rule 91)."""


class ChampionRow(NamedTuple):
    """Somebody's total of a year, the hands it is the sum of, and what it misses."""

    place: int
    person: str
    total: int
    hands: tuple[ClubMahjong, ...]
    missed: Missed


def is_very_special(one: ClubMahjong, ruled: ProgramRulings = RULED) -> bool:
    """A special formation of 1000 points; by ruling K11 situations too."""
    if one.mahjong.kind == "formation":
        return one.mahjong.value == DOUBLE_LIMIT
    return one.mahjong.kind == "situation" and ruled.situations


def championship(made: Iterable[ClubMahjong], ruled: ProgramRulings = RULED) -> tuple[ChampionRow, ...]:
    """The totals over these mahjongs of a year, the highest first; who are equal share a place."""
    by_person: dict[str, list[ClubMahjong]] = {}
    for one in made:
        by_person.setdefault(one.person, []).append(one)
    rows = []
    for person, own in by_person.items():
        special = tuple(one for one in own if is_very_special(one, ruled))
        lost = missed([one for one in own if one.mahjong.kind == "unsaid" or one in special])
        if special or lost.unsaid:
            rows.append(ChampionRow(0, person, sum(one.number or 0 for one in special), special, lost))
    rows.sort(key=lambda row: (-row.total, row.person))
    return tuple(row._replace(place=1 + sum(other.total > row.total for other in rows)) for row in rows)


def champions(rows: Iterable[ChampionRow]) -> tuple[str, ...]:
    """Who is champion: several where equal, nobody without a total."""
    return tuple(row.person for row in rows if row.place == 1 and row.total)
