"""The European ranking (MERS): the rank that a place earns, the weight of a tournament, a player's score. Exact."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor
from typing import Final, Literal, NamedTuple

from windroos.reckoning.numbers import Number, exact
from windroos.tournament.errors import TournamentError

Halves = Literal["up", "even"]
"""Where a rank at exactly a half is rounded to (ruling T3)."""
HALVES: Final[tuple[Halves, ...]] = ("up", "even")
_HALF: Final = Fraction(1, 2)
_BEST: Final = 5
"""So many results count whole; of the others four fifths."""
_LEADING: Final = 4
"""Half of a score is of so many best results."""


class MersResult(NamedTuple):
    """A result that counts: the weight of its tournament, halved after a year, and the rank that was earned."""

    weight: Number
    rank: Number


def base_rank(players: int, place: Number, halves: Halves = "up") -> int:
    """What a place is worth: the first 1000, the last 0. Of who share a place each has it.

    Raises TournamentError `tournament_mers` for a place that is not there.
    """
    if players < 2 or not 1 <= place <= players:
        raise TournamentError("tournament_mers", players=players, place=str(place))
    value = Fraction(1000 * (players - place)) / (players - 1)
    return round(value) if halves == "even" else floor(value + _HALF)


def weight_of(days: int, players: int, countries: int, championship: bool = False) -> Number:
    """What a tournament weighs: its days, its players, their countries, and one more for a championship."""
    by_players = 0 if players <= 40 else _HALF if players <= 80 else 1
    by_countries = 0 if countries <= 5 else _HALF if countries <= 9 else 1
    return exact(Fraction(days) + by_players + by_countries + (1 if championship else 0))


def mers_score(results: Sequence[MersResult]) -> Number:
    """A player's score: half the mean of the best five and four fifths of the others, half that of the best four.

    Means are by weight; results that are missing count as 0 with weight 1.
    """
    ordered = sorted(results, key=lambda one: (-one.rank, -one.weight))
    counting = _BEST + ceil(Fraction(4, 5) * max(0, len(ordered) - _BEST))
    return exact((_mean(ordered, counting) + _mean(ordered, _LEADING)) / 2)


def _mean(ordered: Sequence[MersResult], count: int) -> Fraction:
    """The mean of so many of the best, by weight."""
    some = [*ordered[:count], *[MersResult(1, 0)] * max(0, count - len(ordered))]
    weight = sum((Fraction(one.weight) for one in some), Fraction())
    return sum((Fraction(one.weight) * Fraction(one.rank) for one in some), Fraction()) / weight
