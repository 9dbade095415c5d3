"""Time the same tables in one process and in two, in one run: `python -m bench.processes`.

As `bench.web` does: tables of four windows, one discard a second at each. Beside the times stands the processor that a
discard takes, in all processes together: on a machine that does something else too the times say little, and of this it
follows how many more tables so many cores can serve.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import Final

from bench.score import TimedRow, show
from bench.web import LASTS, PORT, seen, shown
from windroos.hosting.setup import Kind

TABLES: Final = (250, 500)
PROCESSES: Final = 2
PEOPLE: Final[tuple[Kind, ...]] = ("person",) * 4
GOAL: Final = 1.7
"""Times as many tables."""


def rows() -> Iterator[TimedRow]:
    """All lines of the table; the first says how busy the machine is with other things."""
    yield TimedRow("others on this machine, before", [100 * os.getloadavg()[0]], "% of one core")
    for at, count in enumerate(TABLES):
        found = [seen(count, PEOPLE, PORT + 20 + 10 * at + n, processes=n) for n in (1, PROCESSES)]
        for words, times in zip(("one process", f"{PROCESSES} processes"), found, strict=True):
            yield from shown(f"{count} tables, {words}", times, count, goal=False)
        alone, shared = found
        beside = alone.percentile(99) / shared.percentile(99)
        yield TimedRow(f"{count} tables, p99 of one beside {PROCESSES}", [beside], "times")
        costs = [times.load * LASTS / max(times.discards, 1) for times in found]
        yield TimedRow(
            f"{count} tables, tables of {PROCESSES} processes on as many cores, by processor",
            [PROCESSES * costs[0] / costs[1]], "times", GOAL, more=True,
        )  # fmt: skip


def main() -> int:
    """Print the table; 1 where the goal is missed."""
    return show(rows())


if __name__ == "__main__":
    sys.exit(main())
