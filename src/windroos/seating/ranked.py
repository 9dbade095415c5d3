"""A round by the standings: the first four together, or everybody with who is near and was met least.

The second is solved as a whole: whoever takes tables from the top down leaves the last with who have all met.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from windroos.seating.rounds import Round, Table, meetings, pair
from windroos.seating.search import NEVER
from windroos.seating.winds import evened
from windroos.seating.wishes import NO_WISHES, SeatingWishes

_KICKS: Final = 60
"""Times that the best is shaken at least, to see whether it comes to rest somewhere better."""
_SHAKEN: Final = 4000
"""Times that anybody is: a few people, of whom an organiser sees at a glance who sat better, are shaken more often."""
_EXCHANGED: Final = 3
"""Exchanges of such a shake."""


def by_rank(
    sizes: Sequence[int], standing: Sequence[int], before: Sequence[Round], wishes: SeatingWishes = NO_WISHES
) -> Round:
    """The first at table 1, those after them at table 2, and so on; at the winds that they had least.

    Who stays at a table has his company come to him: that table has the number of his, and no company is another.

    Args:
        sizes: players at each table
        standing: everybody, the first first
        before: rounds that were played, East first
        wishes: of which it heeds who stays at a table, as far as two such do not sit together
    """
    return evened([_at_fixed(_in_turn(sizes, standing), wishes)], before)[0]


def nearest(
    sizes: Sequence[int],
    standing: Sequence[int],
    before: Sequence[Round],
    wishes: SeatingWishes = NO_WISHES,
    seed: int = 0,
) -> Round:
    """With as few repeated meetings as are found, those together who stand nearest; winds as `by_rank`.

    What is nearest has least squares of places between who sit together. It is searched by exchanges, which of up to
    twelve people came to the best of all ways whenever that was tried. The same for the same seed.
    """
    tables = _Nearness(_prices(standing, before, wishes), _in_turn(sizes, range(len(standing)))).best(Random(seed))
    seated = tuple(tuple(standing[at] for at in table) for table in sorted(tables, key=sum))
    return evened([_at_fixed(seated, wishes)], before)[0]


def _in_turn(sizes: Sequence[int], order: Sequence[int]) -> Round:
    ends = [sum(sizes[: at + 1]) for at in range(len(sizes))]
    return tuple(tuple(order[end - size : end]) for end, size in zip(ends, sizes, strict=True))


def _prices(standing: Sequence[int], before: Sequence[Round], wishes: SeatingWishes) -> list[list[int]]:
    """What it costs that two sit together, by their places from 0."""
    count, met = len(standing), meetings(before)
    never, rather, wanted = wishes.never(), wishes.rather_not(), wishes.wanted()
    prices = [[0] * count for _ in range(count)]
    for one, other in combinations(range(count), 2):
        both = pair(standing[one], standing[other])
        price = (other - one) ** 2 + met[both] * count**3
        if both in never or len(before) in wishes.not_in.get(both, ()):
            price += NEVER * count**3
        elif both in rather:
            price += count**2
        elif both in wanted and not met[both]:
            price -= count**2
        prices[one][other] = prices[other][one] = price
    return prices


class _Nearness:
    """Tables of places, made better by exchanging two until no exchange does."""

    def __init__(self, prices: list[list[int]], tables: Round) -> None:
        self._prices = prices
        self._at = [number for number, table in enumerate(tables) for _ in table]
        self._cost = sum(prices[one][other] for table in tables for one, other in combinations(table, 2))
        self._pull = [[sum(row[other] for other in table) for table in tables] for row in prices]
        """What each would cost at each table, beside who sit there."""

    def best(self, random: Random) -> Round:
        """The best that was found."""
        self._settle()
        cost, found = self._cost, list(self._at)
        for _ in range(max(_KICKS, _SHAKEN // len(found))):
            for _ in range(_EXCHANGED):
                self._exchange(random.randrange(len(found)), random.randrange(len(found)))
            self._settle()
            if self._cost <= cost:
                cost, found = self._cost, list(self._at)
            else:
                self._return_to(found)
        return tuple(tuple(at for at, table in enumerate(found) if table == number) for number in range(1 + max(found)))

    def _settle(self) -> None:
        """Exchange as long as that is better."""
        is_better = True
        while is_better:
            is_better = False
            for one, other in combinations(range(len(self._at)), 2):
                if self._gain(one, other) < 0:
                    self._exchange(one, other)
                    is_better = True

    def _gain(self, one: int, other: int) -> int:
        """What exchanging two would cost more."""
        here, there, pull = self._at[one], self._at[other], self._pull
        if here == there:
            return 0
        now = pull[one][here] + pull[other][there]
        return pull[one][there] + pull[other][here] - 2 * self._prices[one][other] - now

    def _exchange(self, one: int, other: int) -> None:
        self._cost += self._gain(one, other)
        here, there = self._at[one], self._at[other]
        if here == there:
            return
        self._at[one], self._at[other] = there, here
        for row, pull in zip(self._prices, self._pull, strict=True):
            more = row[other] - row[one]
            pull[here] += more
            pull[there] -= more

    def _return_to(self, found: Sequence[int]) -> None:
        """Sit as they did, by exchanges."""
        for at, table in enumerate(found):
            if self._at[at] != table:
                self._exchange(at, next(one for one in range(at, len(found)) if self._at[one] == table))


def _at_fixed(tables: Round, wishes: SeatingWishes) -> Round:
    """The tables in order, where those with somebody who stays at a table have that number."""
    placed: dict[int, Table] = {}
    for table in tables:
        wanted = next((wishes.fixed[player] for player in table if player in wishes.fixed), None)
        if wanted is not None and wanted < len(tables) and wanted not in placed:
            placed[wanted] = table
    rest = iter([table for table in tables if table not in placed.values()])
    return tuple(placed[number] if number in placed else next(rest) for number in range(len(tables)))
