"""Rounds of tables: who sits with whom, and, where winds are given, East first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
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
