"""How good a schedule is, counted from the finished rounds alone, each figure with what it cannot be below.

And how often people of one club, or one country, sit at one table, and how often they must.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from windroos.seating.rounds import Pair, Round, meetings
from windroos.seating.winds import wind_counts
from windroos.seating.wishes import NO_WISHES, BrokenWish, SeatingWishes, broken


class SeatingMeasure(NamedTuple):
    """Figures of a schedule.

    repeats       meetings of pairs beyond their first, all together; `bound`: no schedule has fewer
    most_meetings, least_meetings  of one pair
    wind_spread   the most that somebody's starts as one wind exceed those as another
    table_visits  the most visits of one player to one table
    soon          meetings that were in the round before too
    neighbours    times that somebody sits behind the same person again
    broken        wishes that are not heeded
    """

    repeats: int
    bound: int
    most_meetings: int
    least_meetings: int
    wind_spread: int
    table_visits: int
    soon: int
    neighbours: int
    broken: tuple[BrokenWish, ...]


def measure(rounds: Sequence[Round], wishes: SeatingWishes = NO_WISHES) -> SeatingMeasure:
    """The figures of rounds of seated tables, East first."""
    met = meetings(rounds)
    players = sorted({player for tables in rounds for table in tables for player in table})
    counts = [met[one] for one in combinations(players, 2)]
    return SeatingMeasure(
        repeats=sum(count - 1 for count in counts if count),
        bound=bound_of(rounds, len(wishes.never())),
        most_meetings=max(counts, default=0),
        least_meetings=min(counts, default=0),
        wind_spread=max((max(of) - min(of) for of in wind_counts(rounds).values()), default=0),
        table_visits=max(_visits(rounds).values(), default=0),
        soon=sum(len(set(meetings([one])) & set(meetings([other]))) for one, other in pairwise(rounds)),
        neighbours=_same_neighbours(rounds),
        broken=tuple(broken(rounds, wishes)),
    )


def bound_of(rounds: Sequence[Round], never: int = 0) -> int:
    """How many meetings must be repeated at tables of these sizes, where so many pairs must never meet.

    More seats beside others than there are pairs that may meet; and in any two rounds people of fewer tables than a
    table has seats meet again there: at one of two tables of four at least two pairs, at one of three at least one.
    """
    players = {player for tables in rounds for table in tables for player in table}
    slots = sum(len(table) * (len(table) - 1) // 2 for tables in rounds for table in tables)
    by_count = slots - (len(players) * (len(players) - 1) // 2 - never)
    by_tables = sum(
        max((least_doubled([len(table) for table in tables], len(before)) for before in rounds[:at]), default=0)
        for at, tables in enumerate(rounds)
    )
    return max(0, by_count, by_tables)


def least_doubled(sizes: Sequence[int], tables: int) -> int:
    """The fewest pairs that meet again at tables of these sizes, whose people all come from so many tables."""
    found = 0
    for seats in sizes:
        each, more = divmod(seats, tables)
        found += more * (each + 1) * each // 2 + (tables - more) * each * (each - 1) // 2
    return found


def _visits(rounds: Sequence[Round]) -> Counter[tuple[int, int]]:
    return Counter((player, number) for tables in rounds for number, table in enumerate(tables) for player in table)


def _same_neighbours(rounds: Sequence[Round]) -> int:
    before = Counter(
        (table[seat - 1], player) for tables in rounds for table in tables for seat, player in enumerate(table)
    )
    return sum(count - 1 for count in before.values())


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
