"""A schedule: a design where one is known, else a search; then winds and tables, and its figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from windroos.seating.designs import Method, design, known
from windroos.seating.measure import SeatingMeasure, least_doubled, measure
from windroos.seating.naming import renamed
from windroos.seating.placing import in_order, numbered
from windroos.seating.rounds import FOUR, Round
from windroos.seating.search import AGAIN, UNEVEN, WANTED, SeatingSearch
from windroos.seating.winds import with_winds
from windroos.seating.wishes import NO_WISHES, SeatingWishes

EXCHANGES: Final = 300_000
"""Tried from one beginning."""
BEGINNINGS: Final = 4


class Schedule(NamedTuple):
    """Rounds with winds, East first, how their tables were found, and how good they are."""

    rounds: tuple[Round, ...]
    method: Method
    measure: SeatingMeasure


class FoundRounds(NamedTuple):
    """Who sits with whom, as far as was searched; `cost` as `SeatingSearch` counts it."""

    rounds: tuple[Round, ...]
    method: Method
    cost: int


def schedule(
    sizes: Sequence[int],
    rounds: int,
    wishes: SeatingWishes = NO_WISHES,
    seed: int = 0,
) -> Schedule:
    """So many rounds at tables of these sizes; the same for the same seed, on every machine."""
    return finished(best_within(searched(sizes, rounds, wishes, seed), lambda: False), wishes)


def searched(sizes: Sequence[int], rounds: int, wishes: SeatingWishes, seed: int) -> Iterator[FoundRounds]:
    """The best so far of who sits with whom, after every few thousand exchanges: who watches may stop at any of them.

    The last is what `schedule` takes.
    """
    random = Random(seed)
    least = _least_cost(sizes, rounds, len(wishes.never())) - WANTED * len(wishes.wanted())
    best: FoundRounds | None = None
    for start in _starts(sizes, rounds, wishes, random):
        search = SeatingSearch(start.rounds, wishes, random, start.settled)
        begun = search.cost
        for cost, found in search.run(EXCHANGES, least):
            if best is None or cost < best.cost:
                best = FoundRounds(found, "search" if cost < begun else start.method, cost)
            yield best
        if best is not None and best.cost <= least:
            return


def best_within(search: Iterator[FoundRounds], enough: Callable[[], bool]) -> FoundRounds:
    """What a search has found by the time that it is enough, or by its end."""
    best = next(search)
    while not enough():
        better = next(search, None)
        if better is None:
            break
        best = better
    return best


class _Start(NamedTuple):
    """Rounds to begin with; the first `settled` stay as they are."""

    rounds: tuple[Round, ...]
    method: Method
    settled: int = 0


def _starts(sizes: Sequence[int], rounds: int, wishes: SeatingWishes, random: Random) -> Iterator[_Start]:
    """A design, or one with rounds by lot after it; then rounds by lot alone."""
    players = sum(sizes)
    of = design(players) if set(sizes) == {FOUR} else None
    if of is not None:
        given = known(players, rounds)
        spare = [tables for tables in of.rounds if tables not in given]
        if given:
            yield _Start(renamed(given, spare, wishes, random), of.method)
        else:
            first = renamed(of.rounds, (), wishes, random)
            yield _Start((*first, *_drawn(sizes, rounds - len(first), random)), "search", len(first))
    for _ in range(BEGINNINGS):
        yield _Start(_drawn(sizes, rounds, random), "search")


def finished(found: FoundRounds, wishes: SeatingWishes = NO_WISHES) -> Schedule:
    """The rounds in order, with tables and winds, and their figures."""
    seated = with_winds(numbered(in_order(found.rounds, wishes), wishes.fixed))
    return Schedule(seated, found.method, measure(seated, wishes))


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
