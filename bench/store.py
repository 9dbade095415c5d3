"""Time the store: `python -m bench store`. Events a second and how long a write waits, beside plain sqlite3.

The peer commits each event by itself, as safely (WAL, synchronous=FULL), in the same run on the same disk; with idle
cores, and with a program on every core that never rests. Where PostgreSQL is installed a server of it, with its own
settings and on the same disk, is timed beside the file: in groups of what many write at once it has a goal. Exit status
1 where a goal is missed.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tools.postgres import NoServerError, database_server
from windroos.store.changes import Append, BeginStream
from windroos.store.errors import StoreError
from windroos.store.place import Place, place_of
from windroos.store.store import Store

BODY = '{"t":"discarded","seat":2,"tile":"6p"}' + " " * 160
"""As long as an event with its words may be."""
SECONDS = 1.5
"""How long each line is measured."""
TABLES = 500
GROUP = 10
"""Events of a call, where so many are told together that only groups can bear it."""
GROUP_GOAL = 8000
"""Events a second in groups, in either database."""
READ_GOAL = 1000
"""Microseconds of an ordinary read, for it happens on the event loop."""


@contextmanager
def busy(cores: int) -> Iterator[None]:
    """So many programs that never rest."""
    programs = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(cores)]
    try:
        yield
    finally:
        for program in programs:
            program.kill()
            program.wait()


def plain(path: Path) -> list[float]:
    """Seconds of each single commit with Python's own module."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("create table event (stream text, number int, body text, primary key (stream, number))")
    each, latest = list[float](), perf_counter() + SECONDS
    while (began := perf_counter()) < latest:
        connection.execute("begin immediate")
        connection.execute("insert into event values ('a', ?, ?)", (len(each), BODY))
        connection.execute("commit")
        each.append(perf_counter() - began)
    connection.close()
    return each


async def writes(place: Place, callers: int, pause: float = 0, size: int = 1) -> list[float]:
    """Seconds of each write of so many callers who write so many events after others, with pauses of about so long."""
    store, random = Store.open(place), Random(1)
    await store.write(*(BeginStream(f"{caller}", "play", "{}") for caller in range(callers)))
    each, latest = list[float](), perf_counter() + SECONDS

    async def one(id: str) -> None:
        for length in range(0, 1_000_000, size):
            if pause:
                await asyncio.sleep(random.expovariate(1 / pause))
            if (began := perf_counter()) > latest:
                return
            await store.write(Append(id, length, [BODY] * size))
            each.append(perf_counter() - began)

    await asyncio.gather(*(one(f"{caller}") for caller in range(callers)))
    await store.close()
    return each


def show(name: str, each: list[float], peer: list[float]) -> None:
    rate, theirs = len(each) / SECONDS, len(peer) / SECONDS
    slow = sorted(each)[int(0.99 * len(each))]
    print(f"{name:44}{rate:10,.0f}{1e3 * median(each):9.2f}{1e3 * slow:9.2f}{rate / theirs:9.2f} x")


def grouped(name: str, place: Place) -> int:
    """Print how many events a second a hundred write who tell several at once; 1 where that misses the goal."""
    rate = GROUP * len(asyncio.run(writes(place, 100, size=GROUP))) / SECONDS
    print(f"{name:44}{rate:10,.0f}  goal {GROUP_GOAL:,}: {'met' if rate >= GROUP_GOAL else 'MISSED'}")
    return int(rate < GROUP_GOAL)


def server_rows(folder: Path, peer: list[float]) -> int:
    """Print the same of a server of PostgreSQL; 1 where a goal is missed."""
    try:
        with database_server() as server:
            for callers in (1, 4, 100):
                each = asyncio.run(writes(place_of(server.fresh(), folder), callers))
                show(f"PostgreSQL: {callers} one after another", each, peer)
            each = asyncio.run(writes(place_of(server.fresh(), folder), TABLES, 0.5))
            show(f"PostgreSQL: {TABLES} tables", each, peer)
            missed = grouped("PostgreSQL: 100, ten events a call", place_of(server.fresh(), folder))
            return max(missed, reads(place_of(server.fresh(), folder)))
    except (NoServerError, StoreError) as why:
        print(f"No PostgreSQL, so nothing of it is timed: {why}")
        return 0


def reads(place: Place) -> int:
    """Print microseconds a read; 1 where one misses the goal."""
    missed = 0

    async def main() -> None:
        nonlocal missed
        store = Store.open(place)
        await store.write(BeginStream("a", "play", "{}"), Append("a", 0, [BODY] * 1000))
        for name, work in (
            ("read a stream", lambda: store.stream("a")),
            ("read its last ten events", lambda: store.events("a", 990)),
            ("read a note", lambda: store.note("a", "k")),
            ("read a thousand events", lambda: store.events("a")),
        ):
            each = []
            for _ in range(300):
                began = perf_counter()
                work()
                each.append(1e6 * (perf_counter() - began))
            goal = 0 if "thousand" in name else READ_GOAL
            aim = f"goal {goal}: {'met' if median(each) <= goal else 'MISSED'}" if goal else ""
            missed += bool(goal and median(each) > goal)
            print(f"{name:44}{median(each):10.0f} us  {aim}")
        await store.close()

    asyncio.run(main())
    return int(missed > 0)


def main() -> int:
    with TemporaryDirectory() as name:
        folder, cores = Path(name), os.cpu_count() or 1
        for load in (0, cores):
            print(f"{'events by themselves':44}{'a second':>10}{'ms, 50 %':>9}{'99 %':>9} beside plain; {load} busy")
            with busy(load):
                peer = plain(folder / f"plain{load}.db")
                show("plain sqlite3, a commit each", peer, peer)
                for callers in (1, 4, 100):
                    each = asyncio.run(writes(folder / f"{callers}-{load}.db", callers))
                    show(f"{callers} one after another", each, peer)
                each = asyncio.run(writes(folder / f"tables{load}.db", TABLES, 0.5))
                show(f"{TABLES} tables, two events a second each", each, peer)
        missed = max(grouped("a file: 100, ten events a call", folder / "groups.db"), reads(folder / "reads.db"))
        return max(missed, server_rows(folder, peer))


if __name__ == "__main__":
    sys.exit(main())
