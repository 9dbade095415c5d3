"""Bad days of the store: killed in the middle of writes, a full disk, another program in the same file.

Twenty kills, or a hundred where WINDROOS_FULL is set.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Barrier, Timer
from typing import IO

import pytest

from tests.engine_events import heard
from tests.store.conftest import NewPlace, typed
from windroos.store import sqlite
from windroos.store.changes import Append, BeginStream
from windroos.store.errors import StoreError
from windroos.store.place import Place
from windroos.store.store import Store

KILLS = 100 if "WINDROOS_FULL" in os.environ else 20
ROOT = Path(__file__).parents[2]
CHILD = [sys.executable, "-m", "tests.store.store_child"]


class Nursery:
    """Starts children that write until they are killed."""

    def __init__(self, asked: IO[str], told: IO[str]) -> None:
        self._asked = asked
        self._told = told

    def killed(self, place: Place, name: str, answers: int, after: float) -> dict[str, int]:
        """How many events of each stream were answered by a child that lived so many seconds after so many answers."""
        print(*typed(place), name, sep="\t", file=self._asked, flush=True)
        child = int(self._told.readline())
        lines = [self._told.readline() for _ in range(answers)]
        timer = Timer(after, os.kill, (child, signal.SIGKILL))
        timer.start()
        while (line := self._told.readline()) != "over\n":
            lines.append(line)
        timer.join()
        answered = dict[str, int]()
        for line in lines:
            id, length = line.split()
            answered[id] = int(length)
        return answered


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    if not hasattr(os, "fork"):
        pytest.skip("needs fork")
    with subprocess.Popen(
        [*CHILD, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Nursery(process.stdin, process.stdout)
        process.stdin.close()
        assert process.wait() == 0


def check(store: Store, id: str, answered: int) -> None:
    """A stream holds all that was answered, in whole calls and numbered without gaps."""
    events = store.events(id)
    assert [event.number for event in events] == list(range(1, len(events) + 1))
    assert len(events) >= answered
    last = -1
    for event in events:
        call, at, size = map(int, event.body.split()[:3])
        assert (call, at) == ((last + 1, 0) if at == 0 else (last, at))
        last = call
        complete = at == size - 1
    assert not events or complete
    note = store.note(id, "call")
    assert (None if note is None else note.body) == (str(last) if events else None)


def test_what_was_answered_survives_a_kill(place: Place, nursery: Nursery) -> None:
    """One database, whose program is killed again and again."""
    random = Random(5)
    every = dict[str, int]()

    async def look(names: dict[str, int]) -> None:
        store = Store.open(place)
        for id, length in names.items():
            check(store, id, length)
        await store.close()

    for kill in range(KILLS):
        answered = nursery.killed(place, f"kill{kill}", random.randint(1, 40), random.uniform(0, 0.02))
        assert answered
        asyncio.run(look(answered))
        every |= answered
    asyncio.run(look(every))
    assert sum(every.values()) > 10 * KILLS


def test_a_kill_while_the_tables_are_made_does_no_harm(new_place: NewPlace, nursery: Nursery) -> None:
    random = Random(6)
    for _ in range(KILLS // 2):
        place = new_place()
        answered = nursery.killed(place, "early", 0, random.uniform(0, 0.04))

        async def look(place: Place = place, answered: dict[str, int] = answered) -> None:
            store = Store.open(place)
            for id, length in answered.items():
                check(store, id, length)
            await store.write(BeginStream("later", "count", ""), Append("later", 0, ["x"]))
            await store.close()

        asyncio.run(look())


def test_two_programs_write_to_one_database(place: Place) -> None:
    async def begin() -> None:
        store = Store.open(place)
        await store.write(BeginStream("shared", "count", ""))
        await store.close()

    asyncio.run(begin())
    pipe = subprocess.PIPE
    others = [
        subprocess.Popen([*CHILD, "together", *typed(place), name, "30"], cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
        for name in "ab"
    ]
    for other in others:
        assert other.stdout is not None
        assert other.stdout.readline() == "ready\n"
    for other in others:
        assert other.stdin is not None
        print("go", file=other.stdin, flush=True)
    conflicts = [int(other.communicate()[0]) for other in others]
    assert sum(conflicts) > 0  # they were in each other's way

    async def look() -> None:
        store = Store.open(place)
        found = store.events("shared")
        assert [event.number for event in found] == list(range(1, 181))
        assert {event.body for event in found} == {
            f"{name} {task} {call}" for name in "ab" for task in range(3) for call in range(30)
        }
        await store.close()

    asyncio.run(look())


def test_many_may_make_the_tables_at_the_same_time(new_place: NewPlace) -> None:
    together = Barrier(6)

    async def secret(place: Place) -> bytes:
        together.wait()
        store = Store.open(place)
        found = store.secret("links")
        await store.close()
        return found

    with ThreadPoolExecutor(together.parties) as pool:
        for _ in range(10):
            found = list(pool.map(lambda place: asyncio.run(secret(place)), [new_place()] * together.parties))
            assert len(set(found)) == 1


def test_who_is_making_the_file_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "windroos.db"
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("begin immediate")
    timer = Timer(0.1, other.close)
    timer.start()

    async def main() -> None:
        await Store.open(path).close()

    asyncio.run(main())
    timer.join()


def test_who_keeps_the_file_locked_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "WRITER_PATIENCE", 0.05)
    path = tmp_path / "windroos.db"

    async def main() -> None:
        store = Store.open(path)
        await store.write(BeginStream("a", "count", ""))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("begin immediate")
        answers = await asyncio.gather(
            *(store.write(Append("a", 0, [str(at)])) for at in range(3)), return_exceptions=True
        )
        codes = [answer.code for answer in answers if isinstance(answer, StoreError)]
        assert codes == ["store_busy"] * 3
        assert store.stream("a") is not None  # reading goes on
        with pytest.raises(StoreError) as caught:
            Store.open(path)
        assert caught.value.code == "store_busy"
        other.close()
        await store.write(Append("a", 0, ["x"]))
        assert [event.body for event in store.events("a")] == ["x"]
        await store.close()

    asyncio.run(main())


@contextmanager
def pages(most: int) -> Iterator[None]:
    """A disk with room for so many pages of any database."""

    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.execute(f"pragma max_page_count = {most}")

    with heard("connect", connected):
        yield


async def fill(store: Store, code: str) -> int:
    """Write until it goes wrong in this way, three at a time; how many events were answered."""
    await store.write(BeginStream("a", "count", ""), BeginStream("b", "count", ""), BeginStream("c", "count", ""))
    for call in range(1000):
        answers = await asyncio.gather(
            *(store.write(Append(id, call, ["x" * 1000])) for id in "abc"), return_exceptions=True
        )
        if answers != [None] * 3:
            assert {getattr(answer, "code", answer) for answer in answers} <= {code, None}
            return 3 * call + answers.count(None)
    raise AssertionError("the disk is not full")


async def go_on(store: Store, answered: int) -> None:
    """Nothing answered is lost, nothing half is there, and there is room again."""
    lengths = {id: len(store.events(id)) for id in "abc"}
    assert sum(lengths.values()) == answered
    for id, length in lengths.items():
        await store.write(Append(id, length, ["y" * 20_000]))


def test_a_full_disk_loses_nothing_and_the_next_write_tries_again(tmp_path: Path) -> None:
    async def main() -> None:
        with pages(60):
            store = Store.open(tmp_path / "windroos.db")
            answered = await fill(store, "store_full")
            assert answered > 30
            with pytest.raises(StoreError) as caught:
                await store.write(BeginStream("d", "count", "z" * 20_000))
            assert caught.value.code == "store_full"
        with pages(1000):
            await go_on(store, answered)
        await store.close()

    asyncio.run(main())


def test_a_disk_that_refuses_loses_nothing_either(tmp_path: Path) -> None:
    """The system lets no file grow beyond a limit: an input/output error to SQLite."""
    resource = pytest.importorskip("resource")

    async def main() -> None:
        store = Store.open(tmp_path / "windroos.db")
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, hard))
        try:
            answered = await fill(store, "store_disk")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert answered > 30
        await go_on(store, answered)
        await store.close()

    asyncio.run(main())
