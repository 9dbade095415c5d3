"""Who gets which place in a design, so that wishes are heeded and nobody meets more often for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from windroos.seating.rounds import Pair, Round, meetings
from windroos.seating.search import NEVER, RATHER, WANTED
from windroos.seating.wishes import SeatingWishes

_TRIES: Final = 400
"""Exchanges tried for each player."""


def renamed(
    rounds: Sequence[Round], spare: Sequence[Round], wishes: SeatingWishes, random: Random
) -> tuple[Round, ...]:
    """The rounds with everybody at a place where as few wishes are broken as is found.

    Args:
        rounds: of a design
        spare: rounds of the same design that are not played: who sit together there meet nowhere else
        wishes: to heed; who is fixed, or apart in one round, is looked after elsewhere
        random: where chance comes from
    """
    prices: dict[Pair, int] = dict.fromkeys(wishes.wanted(), -WANTED)
    prices |= dict.fromkeys(wishes.rather_not(), RATHER) | dict.fromkeys(wishes.never(), NEVER)
    if not prices:
        return tuple(rounds)
    count = sum(len(table) for table in rounds[0])
    naming = min((_Naming(rounds, start, prices) for start in _starts(count, spare, wishes)), key=lambda one: one.cost)
    naming.improve(random)
    return tuple(tuple(tuple(naming.at[place] for place in table) for table in tables) for tables in rounds)


def _starts(count: int, spare: Sequence[Round], wishes: SeatingWishes) -> Iterator[list[int]]:
    """Who is at each place to begin with: by groups one after another, and by groups at tables of a spare round."""
    groups = sorted((*wishes.apart, *wishes.rather_apart), key=len, reverse=True)
    grouped = list(dict.fromkeys(player for group in groups for player in sorted(group)))
    people = grouped + [player for player in range(count) if player not in set(grouped)]
    yield people
    for tables in spare[:1]:
        at: dict[int, int] = {}
        left = list(range(count))
        free = [list(table) for table in tables]
        for group in groups:
            members = [player for player in sorted(group) if player in left]
            for table in [one for one in free if len(one) >= len(members)][:1]:
                at |= {table.pop(0): player for player in members}
                left = [player for player in left if player not in group]
        rest = iter(left)
        yield [at[place] if place in at else next(rest) for place in range(count)]


class _Naming:
    """Who is at each place of a design, and what the broken wishes cost."""

    def __init__(self, rounds: Sequence[Round], start: list[int], prices: dict[Pair, int]) -> None:
        self.at = start
        self._place = {player: place for place, player in enumerate(start)}
        self._met = [[0] * len(start) for _ in start]
        for (one, other), times in meetings(rounds).items():
            self._met[one][other] = self._met[other][one] = times
        self._wishes: dict[int, list[tuple[int, int]]] = {}
        for (one, other), price in prices.items():
            if one in self._place and other in self._place:
                self._wishes.setdefault(one, []).append((other, price))
                self._wishes.setdefault(other, []).append((one, price))
        self.cost = sum(self._of(player) for player in self._wishes) // 2
        self._least = {player: sum(min(0, price) for _, price in some) for player, some in self._wishes.items()}

    def _of(self, player: int) -> int:
        """What his wishes cost; a meeting that is wanted is worth nothing the second time."""
        met = self._met[self._place[player]]
        return sum(
            price * (met[self._place[other]] if price > 0 else min(1, met[self._place[other]]))
            for other, price in self._wishes.get(player, ())
        )

    def _exchange(self, one: int, other: int) -> None:
        place, where = self._place[one], self._place[other]
        self._place[one], self._place[other] = where, place
        self.at[place], self.at[where] = other, one

    def improve(self, random: Random) -> None:
        """Exchange two as long as that is no worse; ends where nothing is broken."""
        wishers, least = sorted(self._wishes), sum(self._least.values()) // 2
        for _ in range(_TRIES * len(self.at)):
            if self.cost == least:
                return
            one, other = random.choice(wishers), random.choice(self.at)
            if one == other or self._of(one) == self._least[one]:
                continue
            before = self._of(one) + self._of(other)
            self._exchange(one, other)
            change = self._of(one) + self._of(other) - before
            if change > 0:
                self._exchange(one, other)
            else:
                self.cost += change
