"""Time the same tables in one process and in two, in one run: `python -m bench.processes`.

As `bench.web` does: tables of four windows, one discard a second at each. Beside the times stands the processor that a
discard takes, in all processes together: on a machine that does something else too the times say little, and of this it
follows how many more tables so many cores can serve.

`python -m bench processes_postgresql` does it with a server of PostgreSQL, with its own settings and on the same
machine: how many tables one, two and four processes serve until the p99 is 50 ms, and what of the processor the
database takes. The load, the processes and the database share the cores: what counts is what several come to beside
one, in one run, and on two cores four have none to work on.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from math import log
from typing import Final, NamedTuple

from bench.score import TimedRow, show
from bench.web import LASTS, PORT, Held, free, seen, shown
from tools.postgres import DatabaseServer, NoServerError, database_server
from windroos.hosting.setup import Kind

TABLES: Final = (250, 500)
PROCESSES: Final = 2
PEOPLE: Final[tuple[Kind, ...]] = ("person",) * 4
GOAL: Final = 1.7
"""Times as many tables."""
OF_SERVER: Final = (1, 2, 4)
"""Processes on a server's database."""
EQUAL: Final = 50.0
"""Milliseconds of the p99 at which tables are counted."""
FIRST: Final = 120
STEP: Final = 1.4
MOST: Final = 8
"""The first step, from one to the next, and so many of them at most."""


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


class StepTimes(NamedTuple):
    """What some tables came to: p99, and what the processes and the database take of the processor a discard, in ms."""

    tables: int
    p99: float
    own: float
    database: float


def step(server: DatabaseServer, tables: int, processes: int, port: int, held: Held = free) -> StepTimes:
    """So many tables in so many processes, with a new database; `held`: what holds the processes back meanwhile."""
    times = seen(tables, PEOPLE, port, processes=processes, place=server.fresh(), beside=server.processes, held=held)
    each = 1000 * LASTS / max(times.discards, 1)
    return StepTimes(tables, times.percentile(99), each * times.load, each * times.database)


def tables_at(found: list[StepTimes], equal: float = EQUAL) -> float:
    """How many tables have such a p99: of two steps by logarithms; 0 where the first one had more already."""
    if found[-1].p99 <= equal:
        return found[-1].tables
    if len(found) == 1:
        return 0.0
    less, more = found[-2:]
    return float(less.tables * (more.tables / less.tables) ** (log(equal / less.p99) / log(more.p99 / less.p99)))


def server_rows() -> Iterator[TimedRow]:
    """The same on PostgreSQL, each step with one process and several in turn, until all have too many tables."""
    yield TimedRow("others on this machine, before", [100 * os.getloadavg()[0]], "% of one core")
    found: dict[int, list[StepTimes]] = {processes: [] for processes in OF_SERVER}
    with database_server() as server:
        for at in range(MOST):
            left = [one for one in OF_SERVER if not found[one] or found[one][-1].p99 <= EQUAL]
            for processes in left:
                one = step(server, round(FIRST * STEP**at), processes, PORT + 60 + 10 * at + processes)
                found[processes].append(one)
                words = f"PostgreSQL, {one.tables} tables, {of(processes)}"
                yield TimedRow(f"{words}, p99", [one.p99], "ms")
                yield TimedRow(f"{words}, processor a discard", [one.own], "ms")
                yield TimedRow(f"{words}, the database's", [one.database], "ms")
    alone = tables_at(found[1])
    for processes, each in found.items():
        tables, words = tables_at(each), f"PostgreSQL, {of(processes)}"
        yield TimedRow(f"{words}, tables at a p99 of {EQUAL:g} ms", [tables], "tables", more=True)
        if alone and processes > 1:
            yield TimedRow(f"{words}, tables beside one process", [tables / alone], "times", more=True)
            cost = [found[1][0].own + found[1][0].database, each[0].own + each[0].database]
            yield TimedRow(f"{words}, work of a discard beside one", [cost[1] / cost[0]], "times")


def of(processes: int) -> str:
    """So many of them, as they are called."""
    return "one process" if processes == 1 else f"{processes} processes"


def main() -> int:
    """Print the table; 1 where the goal is missed."""
    return show(rows())


def main_of_server() -> int:
    """Print the table of a server's database; 0, for it has no goal."""
    try:
        return show(server_rows())
    except NoServerError as why:
        print(f"no PostgreSQL: {why}")
        return 0


if __name__ == "__main__":
    sys.exit(main())
