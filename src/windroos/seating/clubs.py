"""How often people of one club, or one country, sit at one table, and how often they must."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

from windroos.seating.measure import least_doubled
from windroos.seating.rounds import Pair, Round


def club_meetings(rounds: Sequence[Round], clubs: Sequence[str]) -> Iterator[tuple[int, int, Pair]]:
    """Round and table, from 0, and the pair, of every meeting of two of one club; `clubs` of each player, "" none."""
    for at, tables in enumerate(rounds):
        for number, table in enumerate(tables):
            for one, other in combinations(sorted(table), 2):
                if clubs[one] and clubs[one] == clubs[other]:
                    yield at, number, (one, other)


def club_bound(rounds: Sequence[Round], clubs: Collection[str]) -> int:
    """How many of these no schedule is below: a club of more people than there are tables meets in every round."""
    sizes = [sum(one == club for one in clubs) for club in sorted(set(clubs) - {""})]
    return sum(least_doubled([size], len(tables)) for tables in rounds for size in sizes)
