"""Time games on the page, with the load from another process: `python -m bench.web`.

Tables of four windows, one discard a second at each; everybody else passes at once, everything is stored. The times
are from the moment a discard is sent to the moment that all windows of the table have it. Beside it a relay that only
passes messages on, in the same run. Exit status 1 when a goal is missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Final, NamedTuple

from bench.load import LoadPlayer, Party, party_of
from bench.score import TimedRow, show
from windroos.books.catalog import rules
from windroos.hosting.setup import Kind, Setup, TablePlace, setup_text
from windroos.hosting.tickets import Ticket, new_id
from windroos.play.model.match import new_match
from windroos.play.record.header import header_of
from windroos.store.changes import BeginStream
from windroos.store.place import place_of
from windroos.web.app import open_site
from windroos.web.settings import Settings
from windroos.web.site import cookie_name

TABLES: Final = 500
STEPS: Final = (750, 1000)
"""Where the limit is looked for."""
BOT_STEPS: Final = (300, 400, 500)
"""The same with the computer players that take longest to think."""
LASTS: Final = 8.0
"""Seconds of a measurement, after the same to get going."""
WINDOW: Final = 4000
"""Milliseconds that a tile lies open at most; here everybody passes at once."""
HALF: Final = 0.48
"""With computer players: a move and the moment after it, so that a second goes by with each discard."""
P99_GOAL: Final = 30.0
TABLE_GOAL: Final = 150.0
BASE_GOAL: Final = 80.0
PORT: Final = 8360
AT_ONCE: Final = 64
"""Tables that are sat down at together; of one address 256 windows may wait for their turn."""
NAMES: Final = ("Aad", "Bep", "Cor", "Dik")
Numbers = Callable[[], Sequence[int]]
"""The numbers of processes that may come and go."""
Held = Callable[[Sequence[int]], contextlib.AbstractContextManager[None]]
"""What is done to the processes that serve while they are measured."""


class SeenTimes(NamedTuple):
    """Milliseconds of each discard of a person, the number of all discards, kB before and with all, processor load.

    seated    seconds until all windows were open
    database  processor load of its database's own processes
    """

    times: list[float]
    discards: int
    base: int
    full: int
    load: float
    seated: float
    database: float = 0.0

    def percentile(self, percent: int) -> float:
        """That percentile of the times."""
        return quantiles(self.times, n=100)[percent - 1] if len(self.times) > 1 else float("nan")


# --- the server's side -------------------------------------------------------------------------------------------


def free(_: Sequence[int]) -> contextlib.AbstractContextManager[None]:
    """Nothing is done to the processes."""
    return contextlib.nullcontext()


@contextlib.contextmanager
def started(kind: str, folder: Path, port: int, pace: float = HALF, count: int = 1, place: str = "") -> Iterator[int]:
    """A server in a process of its own, or one that begins `count` of them; its number. `place`: of its database."""
    words = [kind, str(folder), str(port), str(pace), str(count), place]
    process = subprocess.Popen([sys.executable, "-m", "bench.table_server", *words])
    try:
        yield process.pid
    finally:
        process.kill()
        process.wait()


def serving(pid: int, count: int) -> list[int]:
    """The numbers of the processes that serve, of which `pid` is the one, or has begun them."""
    if count == 1:
        return [pid]
    return [int(number) for number in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]


def memory(pid: int) -> int:
    """The memory of a process in kB."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def processor(pid: int) -> float:
    """The processor seconds of a process."""
    parts = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


# --- the tables --------------------------------------------------------------------------------------------------


async def make_tables(folder: Path, count: int, kinds: Sequence[Kind], place: str = "") -> list[Party]:
    """New tables in the store of a server that is not running yet, with the cookies of their people."""
    site = open_site(Settings(folder, database=place_of(place, folder)))
    made = rules("groenehart2011")
    setup = Setup(
        header_of(new_match(made, NAMES, (0, 1, 2, 3))),
        tuple(TablePlace(kind, at) for at, kind in enumerate(kinds)),
        window=WINDOW,
    )
    parties = []
    for _ in range(count):
        id = new_id()
        await site.store.write(BeginStream(id, "play", setup_text(setup)))
        tokens = [site.links.token(Ticket(id, "seat", player)) for player in setup.people]
        parties.append(party_of(id, [f"{cookie_name(id)}={token}" for token in tokens]))
    await site.store.close()
    return parties


async def measure(
    pid: int,
    parties: Sequence[Party],
    port: int,
    relayed: bool,
    count: int = 1,
    beside: Numbers = tuple,
    held: Held = free,
) -> SeenTimes:
    """Connect all windows, let them play, and take the times after a while; `beside`: its database's processes."""
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            break
        except OSError:
            await asyncio.sleep(0.05)
    players = await sat_down(parties[:1], port, relayed)
    await asyncio.sleep(4)  # what the first game loads is there
    pids = serving(pid, count)
    base = sum(map(memory, pids))
    began = perf_counter()
    players += await sat_down(parties[1:], port, relayed)
    seated = perf_counter() - began
    with held(pids):
        await asyncio.sleep(LASTS)
        for party in parties:
            party.times.clear()
            party.discards = 0
        began, theirs = sum(map(processor, pids)), sum(map(processor, beside()))
        await asyncio.sleep(LASTS)
        load, database = ((sum(map(processor, pids)) - began) / LASTS, (sum(map(processor, beside())) - theirs) / LASTS)
    full = sum(map(memory, pids))
    for player in players:
        player.close()
    times = [1000 * time for party in parties for time in party.times]
    return SeenTimes(times, sum(party.discards for party in parties), base, full, load, seated, database)


async def sat_down(parties: Sequence[Party], port: int, relayed: bool) -> list[LoadPlayer]:
    """All windows of some tables, so many tables at once: one after another each would wait for its own turn alone."""
    going = asyncio.Semaphore(AT_ONCE)

    async def sit(party: Party) -> list[LoadPlayer]:
        async with going:
            return [await LoadPlayer.connect(party, at, port, relayed) for at in range(len(party.cookies))]

    return [player for table in await asyncio.gather(*map(sit, parties)) for player in table]


def seen(
    count: int,
    kinds: Sequence[Kind],
    port: int,
    relayed: bool = False,
    processes: int = 1,
    place: str = "",
    beside: Numbers = tuple,
    held: Held = free,
) -> SeenTimes:
    """A measurement with a new server."""
    with tempfile.TemporaryDirectory() as folder:
        parties = asyncio.run(make_tables(Path(folder), count, kinds, place))
        with started("relay" if relayed else "serve", Path(folder), port, count=processes, place=place) as pid:
            return asyncio.run(measure(pid, parties, port, relayed, processes, beside, held))


# --- the table of times ------------------------------------------------------------------------------------------


def shown(name: str, found: SeenTimes, count: int, goal: bool) -> Iterator[TimedRow]:
    """The rows of a measurement."""
    yield TimedRow(f"{name}, median", [found.percentile(50)], "ms")
    yield TimedRow(f"{name}, p99 of {len(found.times)}", [found.percentile(99)], "ms", P99_GOAL if goal else 0)
    yield TimedRow(f"{name}, memory before", [found.base / 1024], "MB", BASE_GOAL if goal else 0)
    yield TimedRow(f"{name}, memory a table", [(found.full - found.base) / count], "kB", TABLE_GOAL if goal else 0)
    yield TimedRow(f"{name}, until all had sat down", [found.seated], "s")
    yield TimedRow(f"{name}, processor", [100 * found.load], "% of one core")
    yield TimedRow(f"{name}, processor a discard", [1000 * found.load * LASTS / max(found.discards, 1)], "ms")


def rows() -> Iterator[TimedRow]:
    """All lines of the table."""
    people: tuple[Kind, ...] = ("person",) * 4
    greedy: tuple[Kind, ...] = ("person", "greedy", "greedy", "greedy")
    live: tuple[Kind, ...] = ("person", "live", "live", "live")
    bare = seen(TABLES, people, PORT, relayed=True)
    yield from shown(f"relay, {TABLES} tables", bare, TABLES, goal=False)
    four = seen(TABLES, people, PORT + 1)
    yield from shown(f"{TABLES} tables of four people", four, TABLES, goal=True)
    yield TimedRow("p99 beside the relay", [four.percentile(99) / bare.percentile(99)], "times")
    yield from shown(f"{TABLES} tables, three greedy", seen(TABLES, greedy, PORT + 2), TABLES, goal=True)
    for at, count in enumerate(STEPS, 3):
        yield from shown(f"{count} tables of four people", seen(count, people, PORT + at), count, goal=False)
    for at, count in enumerate(BOT_STEPS, 3 + len(STEPS)):
        yield from shown(f"{count} tables, three live", seen(count, live, PORT + at), count, goal=count == TABLES)


def main() -> int:
    """Print the table; 1 where a goal is missed."""
    return show(rows())


if __name__ == "__main__":
    sys.exit(main())
