"""The championship of a year by the 144 rules: everyone's hands of 1000 points, their numbers added up (130, 140)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from typing import Final, NamedTuple

from windroos.club.mahjongs import RULED, ClubMahjong, Missed, ProgramRulings, missed

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


def _may_be(one: ClubMahjong, ruled: ProgramRulings) -> bool:
    """Whether a hand that nobody named can be one that counts: its score is high enough (rules 84 to 91)."""
    return one.mahjong.kind == "unsaid" and (ruled.situations or one.mahjong.settled >= DOUBLE_LIMIT)


def championship(made: Iterable[ClubMahjong], ruled: ProgramRulings = RULED) -> tuple[ChampionRow, ...]:
    """The totals over these mahjongs of a year, the highest first; who are equal share a place."""
    by_person: dict[str, list[ClubMahjong]] = {}
    for one in made:
        by_person.setdefault(one.person, []).append(one)
    rows = []
    for person, own in by_person.items():
        special = tuple(one for one in own if is_very_special(one, ruled))
        lost = missed([one for one in own if one in special or _may_be(one, ruled)])
        if special or lost.unsaid:
            rows.append(ChampionRow(0, person, sum(one.number or 0 for one in special), special, lost))
    rows.sort(key=lambda row: (-row.total, row.person))
    return tuple(row._replace(place=1 + sum(other.total > row.total for other in rows)) for row in rows)


class ChampionYear(NamedTuple):
    """The totals of one year."""

    year: int
    rows: tuple[ChampionRow, ...]


def championships(
    made: Iterable[ClubMahjong], year_of: Callable[[date], int], ruled: ProgramRulings = RULED
) -> tuple[ChampionYear, ...]:
    """The championship of every year in which somebody has a total, the latest first (rules 130 and 140)."""
    by_year: dict[int, list[ClubMahjong]] = {}
    for one in made:
        by_year.setdefault(year_of(one.day), []).append(one)
    found = [ChampionYear(year, championship(some, ruled)) for year, some in sorted(by_year.items(), reverse=True)]
    return tuple(one for one in found if any(row.total for row in one.rows))


def best_year(years: Iterable[ChampionYear], person: str) -> tuple[int, ChampionRow] | None:
    """Somebody's year with the highest total, the first of equal ones (rule 130); None where he has none."""
    own = [(one.year, row) for one in years for row in one.rows if row.person == person and row.total]
    return max(own, key=lambda one: (one[1].total, -one[0]), default=None)


def champions(rows: Iterable[ChampionRow]) -> tuple[str, ...]:
    """Who is champion: several where equal, nobody without a total."""
    return tuple(row.person for row in rows if row.place == 1 and row.total)
