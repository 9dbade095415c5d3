"""A club of twenty years: `python -m bench club`. 60 members, 2,000 evenings, once by totals, once by 100,000 hands.

Processor time of a new process, corrected to the reference machine (`bench.machine`), beside what the plainest program
takes: sqlite3 and json alone, adding up the points that are typed (of hands it can only read them). Hands are counted
once, when an evening closes or after an upgrade; what that takes is said too.
Exit status 1 where a goal is missed.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections import Counter
from datetime import date
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

from bench.machine import factor, timed
from bench.twenty_years import BOOKS, EVENINGS, SEASON, made_in, people
from windroos.club.forming import fewest_repeats, meetings
from windroos.club.portrait import portrait
from windroos.club.records import records_of
from windroos.club.result_requests import DoVoid
from windroos.club.wishes import Pair, Table
from windroos.hosting.club_folder import ClubFolder
from windroos.store.store import Store
from windroos.web.club.stand.boards import Boards, StandAsked
from windroos.web.club.tally_book import TallyBook

TODAY: Final = date(2026, 1, 1)
FORMED: Final = 40
ROUNDS: Final = 20
"""People and evenings of the season that tables are formed for."""
GOALS: Final = {
    "cold": 2.0,
    "warm": 0.05,
    "figures": 0.0,
    "person": 0.2,
    "correction": 2.0,
    "megabytes": 200.0,
    "forming": 1.0,
}
"""Seconds, and megabytes; 0: none."""
SAID: Final = {
    "cold": "standings of all years from cold",
    "warm": "the same again",
    "figures": "the first page of figures after a start",
    "person": "a person's page",
    "correction": "year one corrected, until today's record says so",
    "again": "and the standings of all years after it",
    "megabytes": "memory (MB)",
    "forming": "ten tables with the fewest repeats, the slowest of a season",
    "counted": "counting all hands once",
    "peer": "sqlite3 and json alone",
}


def peer(path: Path) -> float:
    """Seconds in which the plainest program adds up what everybody won."""
    since, points = process_time(), Counter[str]()
    with sqlite3.connect(path) as connection:
        for (body,) in connection.execute("select body from event order by stream, number"):
            what = json.loads(body)["what"]
            if what["event"] == "result":
                points.update(dict(zip(what["players"], what["points"], strict=True)))
            elif what["event"] == "sheet":
                points.update(dict.fromkeys(what["players"], len(what["hands"])))
    assert len(points) == len(people())
    return process_time() - since


async def counted(path: Path) -> float:
    """Seconds to count and keep everything."""
    store = Store.open(path)
    folder, since = ClubFolder(store), process_time()
    folder.world()
    while await folder.keep_counts(100):
        pass
    await store.close()
    return process_time() - since


async def measured(path: Path) -> dict[str, float]:
    """Every figure of the club in a file, in this process, which should be a new one."""
    before = factor()
    store = Store.open(path)
    folder, book = ClubFolder(store), TallyBook()
    boards = Boards(book)
    asked = StandAsked(SEASON)
    found: dict[str, float] = {}
    found["cold"], _ = timed(lambda: boards.board(folder.world(), asked))
    found["warm"] = median(timed(lambda: boards.board(folder.world(), asked))[0] for _ in range(9))
    found["figures"], tallies = timed(lambda: book.evenings(folder.world()))
    who = people()[7]
    found["person"], _ = timed(lambda: portrait(who, [one for one in tallies if who in one.people], BOOKS[0]))
    holders = [one.holders for one in records_of(tallies, BOOKS[1])]
    for evening, table in [(holder[0].evening, holder[0].table) for holder in holders if holder[0].table][:1]:
        since = process_time()
        await folder.do(DoVoid(evening, table, 1, "typefout"), "host", TODAY)
        after = [one.holders for one in records_of(book.evenings(folder.world()), BOOKS[1])]
        found["correction"] = process_time() - since
        found["again"], _ = timed(lambda: boards.board(folder.world(), asked))
        assert after != holders
    found["megabytes"] = _most_memory()
    await store.close()
    found["factor"] = (before + factor()) / 2
    return found


def _most_memory() -> float:
    """Megabytes that this process had at most; `getrusage` would say those of the process that started it."""
    told = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in told if line.startswith("VmHWM")) / 1024


def formed() -> tuple[float, int, int, int]:
    """Seconds of the slowest evening of a season, the cost and the bound of the last, and how often both were one."""
    random, slowest, exact = Random(1), 0.0, 0
    held: list[tuple[Table, ...]] = []
    for number in range(ROUNDS):
        here = random.sample(people(), FORMED)
        met = meetings(held)
        last: frozenset[Pair] = frozenset(meetings(held[-1:]))
        since = process_time()
        seating = fewest_repeats(here, [4] * 10, met, last, seed=number)
        taken = process_time() - since
        held.append(seating.tables)
        slowest, exact = max(slowest, taken), exact + seating.best
    return slowest, seating.cost, seating.bound, exact


def told(name: str, seconds: float, here: float, beside: float) -> bool:
    """Print a line of the table, seconds of this machine in brackets; whether its goal is met."""
    goal, unit = GOALS.get(name, 0.0), 1 if name == "megabytes" else here
    met = not goal or seconds / unit <= goal
    ratio = f"{seconds / beside:8.1f} x" if beside and name not in ("megabytes", "forming") else " " * 10
    aim = f"  goal {goal:g}: {'met' if met else 'MISSED'}" if goal else ""
    print(f"  {SAID[name]:58}{seconds / unit:9.3f} ({seconds:8.3f}){ratio}{aim}")
    return met


def main() -> int:
    """Make both clubs, measure each in a new process, and form tables."""
    here = factor()
    print(f"processor seconds on the reference machine; this one takes {here:.2f} of its time; x: beside the peer")
    missed = 0
    with TemporaryDirectory() as folder:
        for sheets, name in ((False, "96,000 typed results"), (True, "100,000 hands on score sheets")):
            path = made_in(Path(folder) / f"{sheets}.db", sheets=sheets)
            print(f"{EVENINGS:,} evenings, {name}")
            beside = min(peer(path) for _ in range(3))
            told("peer", beside, here, beside)
            if sheets:
                told("counted", asyncio.run(counted(path)), here, beside)
            text = subprocess.run(
                [sys.executable, "-m", "bench.club", str(path)], check=True, capture_output=True, text=True
            ).stdout
            found: dict[str, float] = json.loads(text)
            own = found.pop("factor")
            print(f"  a new process, which takes {own:.2f} of the time of the reference machine")
            for key, value in found.items():
                missed += not told(key, value, own, beside * own / here)
    print(f"{FORMED} people over a season of {ROUNDS} evenings")
    slowest, cost, bound, exact = formed()
    missed += not told("forming", slowest, here, 0)
    print(f"  the last evening costs {cost}, and nothing can cost less than {bound}; {exact} evenings proved the best")
    return int(missed > 0)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(asyncio.run(measured(Path(sys.argv[1])))))
    else:
        sys.exit(main())
