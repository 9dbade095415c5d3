"""Processes that each have a part of a core: `python -m bench processes_shares`, on PostgreSQL.

On a machine where the load, the database and all processes share two cores, several processes cannot come to what they
would on cores of their own: the cores are full first. So each process gets a quarter of a core, by Linux's control
groups, and the rest of the machine is for the load and the database. What one comes to is then less; what several come
to beside one is what so many whole cores would show.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Final

from bench.processes import EQUAL, StepTimes, of, step, tables_at
from bench.score import TimedRow, show
from bench.web import PORT
from tools.postgres import NoServerError, database_server

PART: Final = 0.25
"""Of a core, for each process."""
PERIOD: Final = 10_000
"""Microseconds in which a process gets its part: short, for it waits for the next one when it has had it."""
SLOW: Final = EQUAL / PART
"""Milliseconds of the p99 at which tables are counted: with a quarter of a core all takes four times as long."""
COUNTS: Final = (1, 2, 4)
FIRST: Final = 40
"""Tables of a first step, for each process."""
STEP: Final = 1.3
NEARER: Final = 2
"""How often the step in which the limit lies is halved."""
GOAL: Final = 1.7
"""Times as many tables by two processes."""
GROUPS: Final = Path("/sys/fs/cgroup")


class NoSharesError(Exception):
    """This machine does not let us share out its cores: another system, or not for this user."""


@contextlib.contextmanager
def core_shares(pids: Sequence[int], part: float = PART) -> Iterator[None]:
    """Give each of these processes so much of a core. Raises NoSharesError."""
    old = GROUPS / "cpu"
    root = old if old.is_dir() else GROUPS
    made = [root / f"bench-{os.getpid()}-{pid}" for pid in pids]
    try:
        try:
            for group, pid in zip(made, pids, strict=True):
                group.mkdir()
                if root == old:
                    (group / "cpu.cfs_period_us").write_text(str(PERIOD), encoding="ascii")
                    (group / "cpu.cfs_quota_us").write_text(str(round(part * PERIOD)), encoding="ascii")
                else:
                    (group / "cpu.max").write_text(f"{round(part * PERIOD)} {PERIOD}", encoding="ascii")
                (group / "cgroup.procs").write_text(str(pid), encoding="ascii")
        except OSError as why:
            raise NoSharesError(str(why)) from why
        yield
    finally:
        for group in made:
            with contextlib.suppress(OSError):
                for left in (group / "cgroup.procs").read_text(encoding="ascii").split():
                    (root / "cgroup.procs").write_text(left, encoding="ascii")
                group.rmdir()


def limit(measured: Callable[[int], StepTimes], first: int) -> list[StepTimes]:
    """Steps to the number of tables that has a p99 of `SLOW`, the two that lie nearest around it last."""
    found = [measured(first)]
    while found[-1].p99 <= SLOW:
        found.append(measured(round(found[-1].tables * STEP)))
    for _ in range(NEARER if len(found) > 1 else 0):
        less, more = found[-2:]
        middle = measured(round(sqrt(less.tables * more.tables)))
        found[-2:] = [middle, more] if middle.p99 <= SLOW else [less, middle]
    return found


def rows() -> Iterator[TimedRow]:
    """All lines of the table; the first says how busy the machine is with other things."""
    yield TimedRow("others on this machine, before", [100 * os.getloadavg()[0]], "% of one core")
    alone = 0.0
    with database_server() as server:
        for at, processes in enumerate(COUNTS):
            port = PORT + 300 + 100 * at

            def measured(tables: int, processes: int = processes, port: int = port) -> StepTimes:
                return step(server, tables, processes, port + tables % 100, core_shares)

            found = limit(measured, FIRST * processes)
            words = f"PostgreSQL, {PART:g} of a core each, {of(processes)}"
            for one in found[-2:]:
                yield TimedRow(f"{words}, {one.tables} tables, p99", [one.p99], "ms")
                yield TimedRow(f"{words}, {one.tables} tables, processor a discard", [one.own], "ms")
                yield TimedRow(f"{words}, {one.tables} tables, the database's", [one.database], "ms")
            tables = tables_at(found, SLOW)
            alone = alone or tables
            yield TimedRow(f"{words}, tables at a p99 of {SLOW:g} ms", [tables], "tables", more=True)
            if processes > 1 and alone:
                goal = GOAL if processes == 2 else 0
                yield TimedRow(f"{words}, tables beside one process", [tables / alone], "times", goal, more=True)


def main() -> int:
    """Print the table; 1 where the goal is missed."""
    try:
        return show(rows())
    except (NoServerError, NoSharesError) as why:
        print(f"not on this machine: {why}")
        return 0


if __name__ == "__main__":
    sys.exit(main())
