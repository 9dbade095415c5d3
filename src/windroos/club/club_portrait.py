"""A whole club by one rule set: its years, who plays in it, and how often special hands are made."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import date
from fractions import Fraction
from itertools import groupby
from math import comb
from typing import Final, NamedTuple

from windroos.club.figures import LEAST, ClubFigures, club_figures, of_rules
from windroos.club.portrait import hands_counted
from windroos.club.records import RarestHand, rarest_of
from windroos.club.tally import EveningTally, Moments
from windroos.intervals import Estimate, share
from windroos.reckoning.lines import ResultLine
from windroos.rules.bmj import shipped

DEALS: Final = comb(136, 14)
"""Ways to take fourteen tiles out of 136."""


class YearFigures(NamedTuple):
    """A club year: how many of its hands somebody won, and how many nobody."""

    year: int
    found: ClubFigures


class MemberFigures(NamedTuple):
    """Somebody among the others: his share of hands won, over sheets and totals, and points a hand, over sheets."""

    person: str
    won: Estimate
    a_hand: Estimate


class MadeHand(NamedTuple):
    """A special hand, how often it was made of the hands that somebody won, and how rare it is.

    dealt  one in so many deals of fourteen tiles is it (`tools/rarity.py`); None where nobody worked that out
    """

    made: RarestHand
    share: Estimate
    dealt: Fraction | None


class ClubPortrait(NamedTuple):
    """A club by one rule set.

    years   with hands that are known, the oldest first
    people  who played thirty hands or more, the highest share of hands won first; `fewer` so many played less
    made    special hands, the one made most often first
    """

    rules: str
    found: ClubFigures
    years: tuple[YearFigures, ...]
    people: tuple[MemberFigures, ...]
    fewer: int
    made: tuple[MadeHand, ...]


def club_portrait(evenings: Sequence[EveningTally], rules: str, year_of: Callable[[date], int]) -> ClubPortrait:
    """A club over these evenings, the oldest first, by one rule set; `year_of` gives the club year of a day."""
    found = club_figures(evenings, rules)
    years = tuple(
        YearFigures(year, own)
        for year, some in groupby(evenings, key=lambda one: year_of(one.day))
        if (own := club_figures(some, rules)).hands
    )
    people = _people(evenings, rules)
    ranked = sorted((one for one in people if one.won.of >= LEAST), key=_by_share)
    fewer = sum(0 < one.won.of < LEAST for one in people)
    return ClubPortrait(rules, found, years, tuple(ranked), fewer, _made(evenings, rules, found.won.seen))


def _by_share(one: MemberFigures) -> tuple[float, int, str]:
    return (-(one.won.value or 0.0), -one.won.of, one.person)


def _people(evenings: Sequence[EveningTally], rules: str) -> list[MemberFigures]:
    lines: defaultdict[str, list[ResultLine]] = defaultdict(list)
    points: defaultdict[str, Moments] = defaultdict(Moments)
    for evening in evenings:
        for line in evening.lines:
            if line.rules == rules:
                lines[line.person].append(line)
    for game in of_rules(evenings, rules):
        for side in game.sides:
            points[side.person] = points[side.person].joined(side.net)
    return [MemberFigures(person, share(*hands_counted(own)), points[person].mean) for person, own in lines.items()]


def _made(evenings: Sequence[EveningTally], rules: str, won: int) -> tuple[MadeHand, ...]:
    deals = {row.id: row.deals for row in shipped().rows}
    rarest = rarest_of(evenings, rules)
    found = (MadeHand(one, share(one.times, won), _one_in(deals.get(one.id))) for one in rarest)
    return tuple(sorted(found, key=lambda one: (-one.made.times, one.made.number or 0, one.made.id)))


def _one_in(deals: int | None) -> Fraction | None:
    return Fraction(DEALS, deals) if deals else None
