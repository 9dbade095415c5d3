"""A schedule: a design where one is known, else a search; then winds and tables, and its figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from windroos.seating.designs import Method
from windroos.seating.improving import BEGINNINGS, FoundRounds, ImprovingSchedule
from windroos.seating.measure import SeatingMeasure, measure
from windroos.seating.placing import in_order, numbered
from windroos.seating.rounds import Round
from windroos.seating.winds import with_winds
from windroos.seating.wishes import NO_WISHES, SeatingWishes


class Schedule(NamedTuple):
    """Rounds with winds, East first, how their tables were found, and how good they are."""

    rounds: tuple[Round, ...]
    method: Method
    measure: SeatingMeasure


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

    The last is what `schedule` takes; who wants to go on after it has `ImprovingSchedule`.
    """
    search = ImprovingSchedule(sizes, rounds, wishes, seed)
    yield search.best
    while not search.is_best and not (search.lots == BEGINNINGS and search.is_through):
        search.step()
        yield search.best


def searched_for(sizes: Sequence[int], rounds: int, wishes: SeatingWishes, seed: int, exchanges: int) -> FoundRounds:
    """What is found after so many exchanges and no more: what somebody took who watched."""
    search = ImprovingSchedule(sizes, rounds, wishes, seed)
    while not search.is_best and search.exchanges < exchanges:
        search.step()
    return search.best


def best_within(search: Iterator[FoundRounds], enough: Callable[[], bool]) -> FoundRounds:
    """What a search has found by the time that it is enough, or by its end."""
    best = next(search)
    while not enough():
        better = next(search, None)
        if better is None:
            break
        best = better
    return best


def finished(found: FoundRounds, wishes: SeatingWishes = NO_WISHES) -> Schedule:
    """The rounds in order, with tables and winds, and their figures."""
    seated = with_winds(numbered(in_order(found.rounds, wishes), wishes.fixed))
    return Schedule(seated, found.method, measure(seated, wishes))
