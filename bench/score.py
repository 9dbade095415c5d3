"""Time scoring: the batch of every rule set, MCR beside PyMahjongGB, single explained scores, starting and compiling.

Each number is the median of several runs, with the quickest and the slowest, beside its goal.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

import numpy as np

from bench.hands import Case, losers, winners
from bench.peers import peer
from windroos.books.catalog import IDS, rules
from windroos.fast.batch.packed import Packed, pack
from windroos.fast.batch.score import compile_all, score_many
from windroos.hands import By
from windroos.scoring.score import score

ROOT = Path(__file__).parent.parent
RUNS = 7
EXAMPLE = ROOT / "examples" / "groenehart2011.txt"
CODES = (
    *(f"{suit}{rank}" for suit in "WBT" for rank in range(1, 10)),
    *(f"F{wind}" for wind in range(1, 5)),
    *("J3", "J2", "J1"),
)
PACKS = {"chow": "CHI", "pung": "PENG", "kong": "GANG"}


class TimedRow(NamedTuple):
    """One line of the table: the values of all runs, their unit, and the goal (0: none); `more`: more is better."""

    name: str
    each: list[float]
    unit: str
    goal: float = 0
    more: bool = False

    def met(self) -> bool:
        """Whether the median reaches the goal."""
        middle = median(self.each)
        return not self.goal or (middle >= self.goal if self.more else middle <= self.goal)

    def __str__(self) -> str:
        spread = f"({min(self.each):.2f}-{max(self.each):.2f})"
        aim = f"goal {self.goal:g}: {'met' if self.met() else 'MISSED'}" if self.goal else ""
        return f"{self.name:58}{median(self.each):10.2f} {self.unit:16}{spread:20}{aim}"


def show(rows: Iterable[TimedRow]) -> int:
    """Print each line of a table when it is known; 1 where one misses its goal."""
    missed = 0
    for row in rows:
        print(row, flush=True)
        missed |= not row.met()
    return missed


def seconds(work: Callable[[], object], runs: int = RUNS) -> list[float]:
    """How long some work takes, each time."""
    each = []
    for _ in range(runs):
        start = perf_counter()
        work()
        each.append(perf_counter() - start)
    return each


def batch(number: int) -> Iterator[TimedRow]:
    """Millions of hands a second, one thread, from packed hands to all numbers of `Scores`."""
    won, lost = pack(winners(number)), pack(losers(number))
    mixed = np.random.default_rng(0).permutation(np.concatenate((won, lost)))
    for id in IDS:
        for name, hands, goal in (("half of them winners", mixed, 1.5), ("winners", won, 0), ("losers", lost, 0)):
            yield TimedRow(f"batch {id}, {name}", _millions(id, hands), "million hands/s", goal, more=True)


def _millions(id: str, hands: Packed) -> list[float]:
    known = rules(id)
    score_many(known, hands)
    return [len(hands) / time / 1e6 for time in seconds(lambda: score_many(known, hands))]


def beside_peer(number: int) -> Iterator[TimedRow]:
    """MCR and PyMahjongGB on the same winners, in turn."""
    judge = peer("PyMahjongGB", "MahjongGB")
    if judge is None:
        return
    cases = winners(number)
    asked = [_asked(case) for case in cases]
    hands, known = pack(cases), rules("mcr", edition="1998")
    score_many(known, hands)

    def theirs() -> None:
        for one in asked:
            judge.MahjongFanCalculator(*one)

    ours, peers = list[float](), list[float]()
    for _ in range(RUNS):
        peers += [number / time / 1e6 for time in seconds(theirs, 1)]
        ours += [number / time / 1e6 for time in seconds(lambda: score_many(known, hands), 1)]
    yield TimedRow("PyMahjongGB, winners", peers, "million hands/s")
    yield TimedRow("batch mcr, the same winners", ours, "million hands/s")
    yield TimedRow(
        "batch mcr / PyMahjongGB", [one / other for one, other in zip(ours, peers, strict=True)], "times", 3, more=True
    )


def _asked(case: Case) -> tuple[object, ...]:
    """What PyMahjongGB is asked about a hand."""
    hand, situation = case
    win = situation.win
    assert win is not None
    melds = tuple((PACKS[meld.kind], CODES[meld.tile + (meld.kind == "chow")], int(meld.open)) for meld in hand.melds)
    tiles = tuple(CODES[kind] for kind in hand.concealed)
    drawn = win.by == By.WALL
    return melds, tiles, CODES[win.tile], 0, drawn, False, False, False, situation.seat, situation.round, True


def single(number: int) -> Iterator[TimedRow]:
    """Microseconds for one explained score in plain Python, over hands each met for the first time."""
    cases = [case for pair in zip(winners(number, 3), losers(number, 4), strict=True) for case in pair]
    for id in IDS:
        known = rules(id)
        each = []
        for case in cases:
            start = perf_counter()
            score(known, *case)
            each.append((perf_counter() - start) * 1e6)
        yield TimedRow(f"explained score {id}, plain Python", each, "us a hand", 1500 if id == "mcr" else 500)


def starting() -> Iterator[TimedRow]:
    """Milliseconds to import the core, and for the command line from nothing."""
    timing = "import time; start = time.perf_counter(); import windroos; print(time.perf_counter() - start)"
    each = [float(_python("-c", timing)) * 1e3 for _ in range(RUNS)]
    yield TimedRow("import windroos", each, "ms", 60)
    each = [time * 1e3 for time in seconds(lambda: _python("-m", "windroos", "score", str(EXAMPLE)))]
    yield TimedRow("windroos score examples/groenehart2011.txt", each, "ms", 400)


def compiling() -> Iterator[TimedRow]:
    """Seconds to compile all kernels in an empty cache, and to start with a full one."""
    warm = "from windroos.fast.batch.kernel import compile_kernel; from windroos.books.catalog import IDS; "
    warm += "[compile_kernel(id) for id in IDS]"
    timing = f"import time; start = time.perf_counter(); {warm}; print(time.perf_counter() - start)"
    with tempfile.TemporaryDirectory() as folder:
        before = os.environ.get("WINDROOS_CACHE")
        os.environ["WINDROOS_CACHE"] = folder
        try:
            yield TimedRow("all five kernels compiled, empty cache, two processes", seconds(compile_all, 1), "s", 60)
            each = [float(_python("-c", timing)) for _ in range(RUNS)]
        finally:
            del os.environ["WINDROOS_CACHE"]
            if before is not None:
                os.environ["WINDROOS_CACHE"] = before
        yield TimedRow("all five kernels from the cache, imports included", each, "s", 1)


def _python(*arguments: str) -> str:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True, cwd=ROOT).stdout


def main(number: int = 50_000) -> int:
    """Print the table; 1 where a goal is missed."""
    print(f"scoring; median of {RUNS} runs (least-most)")
    parts = (starting(), single(number // 50), compiling(), batch(number), beside_peer(number // 2))
    return show(chain.from_iterable(parts))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))
