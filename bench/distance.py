"""Time a hand's distance beside a peer: `python -m bench.distance [hands]`.

Prints a table: nanoseconds a hand, the median of several runs with the quickest and slowest, and how many times that is
quicker than the peer on the same hands in the same run. Exit status 1 when a goal is missed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.peers import peer
from windroos.distance.shapes import tiles_short
from windroos.fast.distance.lookups import PlainDistance, classes_of, shanten_from_classes, shanten_many
from windroos.fast.distance.tables import build, tables

RUNS = 7
PEER = "peer `mahjong`: sets, seven pairs, orphans"


class Timing(NamedTuple):
    """Nanoseconds a hand of each run, and the goal (0: none)."""

    name: str
    each: list[float]
    goal: float = 0


def timed(name: str, work: Callable[[], object], hands: int, goal: float = 0) -> Timing:
    """Time some work over so many hands, after a first time that does not count."""
    work()
    each = []
    for _ in range(RUNS):
        start = perf_counter()
        work()
        each.append((perf_counter() - start) * 1e9 / hands)
    return Timing(name, each, goal)


def random_hands(number: int) -> NDArray[np.uint8]:
    """Hands of 14 tiles, as counts (n, 34)."""
    chance = np.random.default_rng(34)
    wall = np.repeat(np.arange(34), 4)
    chosen = wall[np.argsort(chance.random((number, 136)), axis=1)[:, :14]]
    counts = np.zeros((number, 34), np.uint8)
    np.add.at(counts, (np.arange(number)[:, None], chosen), 1)
    return counts


def plain_work(classes: NDArray[np.uint16]) -> Callable[[], None]:
    """Look up each hand from its kept classes in plain Python."""
    look_up = PlainDistance().from_classes
    rows = classes.tolist()

    def work() -> None:
        for a, b, c, h in rows:
            look_up(a, b, c, h)

    return work


def packed_rows(counts: NDArray[np.uint8]) -> list[list[int]]:
    """The packed counts of the four suits of each hand."""
    eights = 8 ** (np.arange(34) % 9)
    weighed = counts * eights
    rows: list[list[int]] = np.stack([weighed[:, at : at + 9].sum(axis=1) for at in (0, 9, 18, 27)], axis=1).tolist()
    return rows


def timings(counts: NDArray[np.uint8], shanten: Callable[[list[int]], int] | None) -> Iterator[Timing]:
    """Every line; the peer's first, if it is there. Raises ValueError where it does not say the same."""
    classes, number = classes_of(counts), len(counts)
    few = counts[: number // 50]
    packed, lists = packed_rows(few), few.tolist()
    if shanten is not None:
        if shanten_many(few).tolist() != list(map(shanten, lists)):
            raise ValueError("not the peer's shanten")
        yield timed(PEER, lambda: list(map(shanten, lists)), len(few))

    def core() -> None:
        for m, p, s, z in packed:
            tiles_short(m, p, s, z)

    yield timed("batch, 34 counts: sets, seven pairs, orphans", lambda: shanten_many(counts), number, 100)
    yield timed("batch, 34 counts: sets alone", lambda: shanten_many(counts, None, ("standard",)), number, 100)
    yield timed("batch, 34 counts: one chow or four", lambda: shanten_many(counts, None, ("one_chow", "chows")), number)
    yield timed("batch, kept classes", lambda: shanten_from_classes(classes), number, 10)
    yield timed("plain Python, kept classes", plain_work(classes), number, 300)
    yield timed("plain Python, from nothing (suits seen before)", core, len(few), 50_000)


def main() -> int:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    theirs, missed = 0.0, 0
    print(f"{number} random hands of 14 tiles, one thread; ns a hand, median of {RUNS} (quickest-slowest)")
    library = peer("mahjong", "mahjong.shanten")
    shanten = library.Shanten().calculate_shanten if library is not None else None
    for name, each, goal in timings(random_hands(number), shanten):
        middle = median(each)
        theirs = middle if name == PEER else theirs
        ratio = f"{theirs / middle:8.1f} x" if theirs else ""
        aim = f"goal {goal:.0f}: {'met' if middle <= goal else 'MISSED'}" if goal else ""
        print(f"{name:48}{middle:10.1f}  ({min(each):.1f}-{max(each):.1f}) {ratio}  {aim}", flush=True)
        missed |= bool(goal and middle > goal)
    start = perf_counter()
    build()
    built = perf_counter() - start
    tables.cache_clear()
    start = perf_counter()
    tables()
    print(f"tables: built in {built:.2f} s, read in {(perf_counter() - start) * 1e3:.0f} ms")
    return missed


if __name__ == "__main__":
    sys.exit(main())
