"""A schedule that goes on getting better: from a design, then from rounds by lot again and again, as far as can be.

After so many exchanges it is the same for the same seed, on every machine, and however often it was put away meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from windroos.seating.designs import Method, design, known
from windroos.seating.measure import least_doubled
from windroos.seating.naming import renamed
from windroos.seating.rounds import FOUR, Round
from windroos.seating.search import AGAIN, STRIDE, UNEVEN, WANTED, SeatingSearch
from windroos.seating.wishes import SeatingWishes

EXCHANGES: Final = 300_000
"""Tried from one beginning; from later ones more."""
BEGINNINGS: Final = 4
"""By lot, before each takes twice as long: a slower search gets further."""
LONGEST: Final = 8
"""Times as long at most."""


class FoundRounds(NamedTuple):
    """Who sits with whom, as far as was searched; `cost` as `SeatingSearch` counts it.

    exchanges  after how many, with the same seed, it is found again
    """

    rounds: tuple[Round, ...]
    method: Method
    cost: int
    exchanges: int = 0


class _Start(NamedTuple):
    """Rounds to begin with; the first `settled` stay as they are."""

    rounds: tuple[Round, ...]
    method: Method
    settled: int = 0


class ImprovingSchedule:
    """The best that was found of who sits with whom; `step` looks a little further. It can be pickled between steps.

    best       found until now
    exchanges  tried until now
    lots       beginnings by lot until now
    is_best    no schedule costs less
    """

    def __init__(self, sizes: Sequence[int], rounds: int, wishes: SeatingWishes, seed: int) -> None:
        self._sizes, self._rounds, self._wishes = tuple(sizes), rounds, wishes
        self._random = Random(seed)
        self._least = _least_cost(sizes, rounds, len(wishes.never())) - WANTED * len(wishes.wanted())
        self.exchanges = 0
        self.lots = 0
        first = _from_design(sizes, rounds, wishes, self._random)
        self._begin(first or self._by_lot())
        self.best = FoundRounds(self._search.rounds(), self._method, self._search.cost)

    @property
    def is_best(self) -> bool:
        """Whether no schedule costs less, or there is nothing to exchange."""
        return self.best.cost <= self._least or not self._search.is_open

    @property
    def is_through(self) -> bool:
        """Whether it has looked as far from here as it will: the next step begins anew."""
        return self._at >= self._strides

    def step(self) -> None:
        """A few thousand exchanges more, or another beginning."""
        if self.is_best:
            return
        if self.is_through:
            self._begin(self._by_lot())
        else:
            self._search.cool(self._at / self._strides, self._least)
            self._at += 1
            self.exchanges += STRIDE
        if self._search.cost < self.best.cost:
            method: Method = "search" if self._search.cost < self._begun else self._method
            self.best = FoundRounds(self._search.rounds(), method, self._search.cost, self.exchanges)

    def _begin(self, start: _Start) -> None:
        self._search = SeatingSearch(start.rounds, self._wishes, self._random, start.settled)
        self._begun, self._method = self._search.cost, start.method
        self._at = 0
        longer: int = min(LONGEST, 2 ** (max(0, self.lots - 1) // BEGINNINGS))
        self._strides: int = longer * EXCHANGES // STRIDE

    def _by_lot(self) -> _Start:
        self.lots += 1
        return _Start(_drawn(self._sizes, self._rounds, self._random), "search")


def _from_design(sizes: Sequence[int], rounds: int, wishes: SeatingWishes, random: Random) -> _Start | None:
    """A design, or one with rounds by lot after it; None where none is known."""
    players = sum(sizes)
    of = design(players) if set(sizes) == {FOUR} else None
    if of is None:
        return None
    given = known(players, rounds)
    if given:
        spare = [tables for tables in of.rounds if tables not in given]
        return _Start(renamed(given, spare, wishes, random), of.method)
    first = renamed(of.rounds, (), wishes, random)
    return _Start((*first, *_drawn(sizes, rounds - len(first), random)), "search", len(first))


def _drawn(sizes: Sequence[int], rounds: int, random: Random) -> tuple[Round, ...]:
    """Rounds by lot."""
    players, ends = sum(sizes), [sum(sizes[: at + 1]) for at in range(len(sizes))]
    drawn = [random.sample(range(players), players) for _ in range(rounds)]
    return tuple(
        tuple(tuple(order[end - size : end]) for end, size in zip(ends, sizes, strict=True)) for order in drawn
    )


def _least_cost(sizes: Sequence[int], rounds: int, never: int) -> int:
    """What repeated meetings cost in any schedule: all pairs as equally often as can be, and what few tables force."""
    players = sum(sizes)
    pairs = players * (players - 1) // 2 - never
    if pairs < 1:
        return 0
    odd = rounds * sum(size for size in sizes if size != FOUR) if len(set(sizes)) > 1 else 0
    times, once_more = divmod(odd, players)
    uneven = UNEVEN * (once_more * (times + 1) * times // 2 + (players - once_more) * times * (times - 1) // 2)
    each, more = divmod(rounds * sum(size * (size - 1) // 2 for size in sizes), pairs)
    even = more * (each + 1) * each // 2 + (pairs - more) * each * (each - 1) // 2
    return uneven + AGAIN * max(even, least_doubled(sizes, len(sizes)) * rounds * (rounds - 1) // 2)
