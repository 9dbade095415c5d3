"""Rounds of tables: who sits with whom, and, where winds are given, East first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

Table = tuple[int, ...]
Round = tuple[Table, ...]
"""The tables of a round: of each who sits there, players from 0; in order of winds where these were given."""
Pair = tuple[int, int]
"""Two players, the lower number first."""


def pair(one: int, other: int) -> Pair:
    """Two players, in a fixed order."""
    return (one, other) if one < other else (other, one)


def meetings(rounds: Iterable[Round]) -> Counter[Pair]:
    """How often each pair sits at one table."""
    return Counter(pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2))


def changed_cards(before: Sequence[Round], after: Sequence[Round]) -> tuple[int, ...]:
    """Who sits elsewhere, or at another wind, than was to be."""
    changed = set[int]()
    for was, now in zip(before, after, strict=True):
        places = {player: (number, seat) for number, table in enumerate(was) for seat, player in enumerate(table)}
        changed |= {
            player
            for number, table in enumerate(now)
            for seat, player in enumerate(table)
            if places.get(player) != (number, seat)
        }
    return tuple(sorted(changed))
