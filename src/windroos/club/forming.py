"""Forming tables: how many of which size, and who sits with whom.

A seating is sought by swapping two people as long as nothing gets worse, from many beginnings, by a given seed; it
ends at a bound that no seating can be below, or after so many swaps, so that everybody gets the same answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from windroos.club.errors import ClubError
from windroos.club.wishes import BROKEN, Pair, Prices, Table, Wishes, prices
from windroos.seating.rounds import table_sizes

METHODS: Final = ("lot", "repeats", "standing", "scheme", "final", "hand")
"""How: by lot, by lot with as few repeats as possible, by standing, by a scheme, as a final, by hand."""
LAST_EVENING: Final = 10
"""What it costs to meet again whom one met the last time, besides the meeting itself."""
SWAPS: Final = 160_000
BEGINNINGS: Final = 8


def sizes(count: int, threes: bool = False) -> tuple[int, ...]:
    """The tables for so many people, large ones first: as many fours as can be, then fives, or with `threes` threes.

    Raises ClubError `club_forming_few` for one or two: no book has mahjong for two.
    """
    if count < 3:
        raise ClubError("club_forming_few", count=count)
    return table_sizes(count, "three_or_four" if threes else "three_to_five")


def pair_of(one: str, other: str) -> Pair:
    """Two people, in a fixed order."""
    return (one, other) if one < other else (other, one)


def meetings(evenings: Iterable[Iterable[Table]]) -> Counter[Pair]:
    """How often each pair sat at one table; a pair counts once an evening."""
    met = Counter[Pair]()
    for tables in evenings:
        met.update({pair_of(*pair) for table in tables for pair in combinations(table, 2)})
    return met


def met_at(met: Mapping[Pair, int], table: Table) -> list[tuple[Pair, int]]:
    """The pairs at a table that met before and how often, who met most first."""
    found = (((one, other), met.get(pair_of(one, other), 0)) for one, other in combinations(table, 2))
    return sorted((one for one in found if one[1]), key=lambda one: -one[1])


class Seating(NamedTuple):
    """A proposal; nothing holds until the secretary says so.

    tables   people by table, as large as was asked
    met      how often the pairs at each table met before, those that did
    cost     of all meetings again; `bound`: no seating costs less, wishes or not
    broken   pairs whose wish is not met
    best     it is proved that nothing is better: all wishes are met, and no seating repeats less
    seed     what it was drawn by
    """

    tables: tuple[Table, ...]
    met: Mapping[Pair, int]
    cost: int
    bound: int
    broken: tuple[Pair, ...]
    best: bool
    seed: int


def by_lot(people: Iterable[str], table_sizes: Sequence[int], seed: int) -> tuple[Table, ...]:
    """Tables by lot: the same seed draws the same, in whatever order people came."""
    drawn = sorted(people)
    Random(seed).shuffle(drawn)
    return in_order(drawn, table_sizes)


def in_order(people: Sequence[str], table_sizes: Sequence[int]) -> tuple[Table, ...]:
    """Tables in the order given: by a standing, the first four are at the first."""
    if len(people) != sum(table_sizes):
        raise ClubError("club_forming_sizes", count=len(people), seats=sum(table_sizes))
    ends = [sum(table_sizes[: at + 1]) for at in range(len(table_sizes))]
    return tuple(tuple(people[end - size : end]) for end, size in zip(ends, table_sizes, strict=True))


def fewest_repeats(
    people: Iterable[str],
    table_sizes: Sequence[int],
    met: Mapping[Pair, int],
    last: frozenset[Pair] = frozenset(),
    wishes: Wishes = Wishes(),  # noqa: B008  # frozen
    seed: int = 0,
) -> Seating:
    """Tables at which as few meet again as possible: a second meeting costs 2 more than a first, a third 4, and so on.

    Args:
        people: who is there
        table_sizes: of the tables, as `sizes` proposes them
        met: how often each pair met this season
        last: the pairs that met the last evening
        wishes: who must sit where, together or apart
        seed: draws among what is equally good

    Raises:
        ClubError: `club_forming_sizes` where people and seats are not as many, or a fixed table has too many.
    """
    names = sorted(people)
    cost = _costs(names, met, last)
    wanted = prices(names, len(table_sizes), wishes, cost)
    bound = _bound(cost, table_sizes)
    free_of_wishes = -BROKEN * len(_placed(names, wishes.together)) + bound
    random = Random(seed)
    best = min(_beginnings(names, table_sizes, wishes, wanted, free_of_wishes, random), key=lambda found: found[0])[1]
    tables = tuple(tuple(sorted(names[at] for at in table)) for table in best)
    beside = {pair_of(*pair) for table in tables for pair in combinations(table, 2)}
    broken = tuple(
        sorted((wishes.apart & beside) | {pair for pair in wishes.together - beside if set(pair) <= set(names)})
    )
    total = Prices(cost).total(best)
    is_met = wanted.total(best) == free_of_wishes - bound + total
    again = {pair: met[pair] for pair in sorted(beside) if met.get(pair)}
    return Seating(tables, again, total, bound, broken, is_met and total == bound, seed)


def _costs(names: Sequence[str], met: Mapping[Pair, int], last: frozenset[Pair]) -> list[list[int]]:
    """What it costs that two sit at one table."""
    return [
        [2 * met.get(pair_of(one, other), 0) + LAST_EVENING * (pair_of(one, other) in last) for other in names]
        for one in names
    ]


def _placed(names: Sequence[str], pairs: Iterable[Pair]) -> list[tuple[int, int]]:
    place = {name: at for at, name in enumerate(names)}
    return [(place[one], place[other]) for one, other in pairs if one in place and other in place]


def _bound(cost: Sequence[Sequence[int]], table_sizes: Sequence[int]) -> int:
    """No seating costs less: everybody has at least the cheapest company there is, the fewest at the large tables."""
    smallest = min(table_sizes)
    company = [sorted(row[:at] + row[at + 1 :]) for at, row in enumerate(map(list, cost))]
    total = sum(sum(row[: smallest - 1]) for row in company)
    for extra in range(smallest, max(table_sizes)):
        seats = sum(size for size in table_sizes if size > extra)
        total += sum(sorted(row[extra - 1] for row in company)[:seats])
    return (total + 1) // 2


def _beginnings(
    names: Sequence[str],
    table_sizes: Sequence[int],
    wishes: Wishes,
    cost: Prices,
    bound: int,
    random: Random,
) -> list[tuple[int, list[list[int]]]]:
    """What each beginning leads to, and what it costs, until one reaches the bound."""
    found = []
    for _ in range(BEGINNINGS):
        tables, free = _begun(names, table_sizes, wishes, random)
        found.append((_improve(tables, free, cost, bound, random), tables))
        if found[-1][0] <= bound:
            break
    return found


def _begun(
    names: Sequence[str], table_sizes: Sequence[int], wishes: Wishes, random: Random
) -> tuple[list[list[int]], list[tuple[int, int]]]:
    """A seating by lot with everybody who is fixed in his place, and the seats (table, place) of all others."""
    tables: list[list[int]] = [[] for _ in table_sizes]
    others: list[int] = []
    for at, name in enumerate(names):
        given = wishes.fixed.get(name)
        (others if given is None else tables[given]).append(at)
    kept = [len(table) for table in tables]
    if len(names) != sum(table_sizes) or any(had > size for had, size in zip(kept, table_sizes, strict=True)):
        raise ClubError("club_forming_sizes", count=len(names), seats=sum(table_sizes))
    random.shuffle(others)
    free = []
    for at, table in enumerate(tables):
        free += [(at, place) for place in range(kept[at], table_sizes[at])]
        table += [others.pop() for _ in range(kept[at], table_sizes[at])]
    return tables, free


def _improve(
    tables: list[list[int]],
    free: Sequence[tuple[int, int]],
    costs: Prices,
    bound: int,
    random: Random,
) -> int:
    """Swap as long as nothing gets worse; what the seating then costs."""
    total, cost, more = costs.total(tables), costs.pairs, bool(costs.alone or costs.roles)
    if len(free) < 2:
        return total
    for _ in range(SWAPS // BEGINNINGS):
        if total <= bound:
            break
        (one, at), (other, place) = free[int(random.random() * len(free))], free[int(random.random() * len(free))]
        if one == other:
            continue
        here, there = tables[one], tables[other]
        leaving, coming = here[at], there[place]
        row, column = cost[coming], cost[leaving]
        change = 0
        for who in here:
            change += row[who] - column[who]
        for who in there:
            change += column[who] - row[who]
        change -= 2 * column[coming]  # both loops met the other of the two, who does not stay
        if more:
            change += costs.swapped(tables, one, at, other, place)
        if change <= 0:
            here[at], there[place] = coming, leaving
            total += change
    return total
