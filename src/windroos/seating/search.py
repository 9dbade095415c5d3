"""Schedules made better by exchanging two players of a round, again and again, as cooling metal finds its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log
from random import Random
from typing import Final

from windroos.seating.rounds import FOUR, Round, meetings, odd_visits
from windroos.seating.wishes import SeatingWishes

AGAIN: Final = 10
"""What a second meeting of a pair costs; a third costs twice this, a fourth three times."""
NEVER: Final = 100_000
"""What a meeting costs that must not be."""
RATHER: Final = 1
"""What a meeting costs that had better not be."""
WANTED: Final = 5
"""What a first meeting of two gains who would like to meet."""
UNEVEN: Final = 60
"""What somebody's second time at a table of five or three costs where others sit at four; a third costs twice this."""
HOT: Final = 0.35
COLD: Final = 0.02
"""How much worse, in repeated meetings, an exchange may well be, at the beginning and at the end."""
_LEAST: Final = 1e-300
STRIDE: Final = 2_000
"""Exchanges tried between two looks at how it goes."""


class SeatingSearch:
    """A schedule that gets better.

    Args:
        rounds: to begin with, everybody once in each
        wishes: what to heed
        random: where chance comes from; the same gives the same
        played: so many rounds stay as they are
    """

    def __init__(self, rounds: Sequence[Round], wishes: SeatingWishes, random: Random, played: int = 0) -> None:
        self._sizes = [[len(table) for table in tables] for tables in rounds]
        self._order = [[player for table in tables for player in table] for tables in rounds]
        self._beside = [_beside(sizes) for sizes in self._sizes]
        self._random = random
        self._open = [at for at in range(played, len(rounds)) if len(self._sizes[at]) > 1]
        count = 1 + max((player for order in self._order for player in order), default=-1)
        self._price = [[0] * count for _ in range(count)]
        """Of each pair what one more meeting costs."""
        wanted = wishes.wanted()
        self.floor = -WANTED * len(wanted)
        """No schedule costs less."""
        for pairs, price in ((wanted, -WANTED), (wishes.rather_not(), RATHER), (wishes.never(), NEVER)):
            for one, other in pairs:
                if other < count:
                    self._price[one][other] = self._price[other][one] = price
        self._odd = [_odd(sizes) for sizes in self._sizes]
        visits = odd_visits(rounds)
        self._often = [visits[player] for player in range(count)]
        """How often each sits at a table of five or three."""
        self.cost = sum(UNEVEN * times * (times - 1) // 2 for times in self._often)
        for (one, other), times in meetings(rounds).items():
            self.cost += times * self._price[one][other] + AGAIN * times * (times - 1) // 2
            self._price[one][other] += AGAIN * times
            self._price[other][one] = self._price[one][other]

    def rounds(self) -> tuple[Round, ...]:
        """The rounds as they are now."""
        found = []
        for sizes, order in zip(self._sizes, self._order, strict=True):
            ends = [sum(sizes[: at + 1]) for at in range(len(sizes))]
            found.append(tuple(tuple(order[end - size : end]) for end, size in zip(ends, sizes, strict=True)))
        return tuple(found)

    def run(self, exchanges: int, least: int) -> Iterator[tuple[int, tuple[Round, ...]]]:
        """The best schedule so far with its cost, after every few thousand exchanges; the one it begins with first.

        Ends at a cost of `least`, or after so many exchanges.
        """
        best, rounds = self.cost, self.rounds()
        yield best, rounds
        strides = max(1, exchanges // STRIDE)
        for stride in range(strides):
            if best <= least or not self._open:
                return
            self.cool(stride / strides, least)
            if self.cost < best:
                best, rounds = self.cost, self.rounds()
            yield best, rounds

    @property
    def is_open(self) -> bool:
        """Whether there is anything to exchange."""
        return bool(self._open)

    def cool(self, part: float, least: int) -> None:
        """A few thousand exchanges, as warm as it is after this part of the way from hot to cold."""
        self._stride(AGAIN * HOT * (COLD / HOT) ** part, least)

    def settle(self, exchanges: int) -> None:
        """Only what makes it better, so that as much as can be stays as it is."""
        for _ in range(exchanges // STRIDE if self._open else 0):
            self._stride(0.0, self.floor)

    def _stride(self, warmth: float, least: int) -> None:
        """Try exchanges; those that make it worse are rarely kept."""
        chance, price, orders, open_, sides = self._random.random, self._price, self._order, self._open, self._beside
        odds, often = self._odd, self._often
        count, places = len(open_), len(orders[open_[0]])
        for _ in range(STRIDE):
            at = open_[int(chance() * count)]
            order = orders[at]
            first, second = int(chance() * places), int(chance() * places)
            beside_first, beside_second = sides[at][first], sides[at][second]
            if first == second or second in beside_first:
                continue
            one, other = order[first], order[second]
            of_one, of_other = price[one], price[other]
            change = AGAIN * (len(beside_first) + len(beside_second))
            for place in beside_first:
                change += of_other[order[place]] - of_one[order[place]]
            for place in beside_second:
                change += of_one[order[place]] - of_other[order[place]]
            odd = odds[at]
            moves = odd[first] - odd[second] if odd else 0
            if moves:
                change += UNEVEN * (moves * (often[other] - often[one]) + 1)
            if change >= 0 and (not warmth or change > -log(chance() or _LEAST) * warmth):
                continue
            order[first], order[second] = other, one
            if moves:
                often[one] -= moves
                often[other] += moves
            for place in beside_first:
                self._meet(order[place], other, one)
            for place in beside_second:
                self._meet(order[place], one, other)
            self.cost += change
            if self.cost <= least:
                return

    def _meet(self, player: int, now: int, before: int) -> None:
        """Somebody meets another than before."""
        price = self._price
        price[player][now] += AGAIN
        price[now][player] += AGAIN
        price[player][before] -= AGAIN
        price[before][player] -= AGAIN


def _odd(sizes: Sequence[int]) -> tuple[int, ...]:
    """Of each place 1 at a table of five or three, 0 at one of four; () where all tables are alike."""
    return tuple(int(size != FOUR) for size in sizes for _ in range(size)) if len(set(sizes)) > 1 else ()


def _beside(sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Of each place the other places at its table."""
    found, start = [], 0
    for size in sizes:
        seats = range(start, start + size)
        found += [tuple(seat for seat in seats if seat != place) for place in seats]
        start += size
    return found
