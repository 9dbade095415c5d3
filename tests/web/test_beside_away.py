"""A database that goes away under machines beside each other, for longer than a machine alone would wait for it."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.conftest import FULL
from tests.line import CutLine
from tests.web.conftest import apart, free_port
from tests.web.postgres import postgres
from tests.web.sockets import PLAIN
from tests.web.test_beside import HouseBeside, SplitTable, all_kept, at_machine, goes_on, processes, send_all
from tests.web.test_handover import SEEN, until
from tests.web.test_processes import SharedHouse, housed
from tools.postgres import DatabaseServer

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs processes that are copies, and their numbers")
LIMIT = 0.0 if FULL else 8.0
"""Seconds without its database after which a machine ends that is alone with that; 0, those of the program."""
WAITS = "None of the machines can reach"
AWAY = 30.0 if FULL else 12.0
"""Seconds for which the database is away."""
GONE = 0.0 if FULL else 60.0
"""Seconds without a sign of life after which a machine is gone, where none is to be: the others may get no time."""
BEFORE = "from windroos.store import membership as at"


def program(gone: float) -> tuple[str, ...]:
    """How Python runs Windroos with these limits."""
    limits = f"at.CUT_OFF = {LIMIT} or at.CUT_OFF; at.GONE = {gone} or at.GONE"
    return "-c", f"import sys; from windroos.cli import main; {BEFORE}; {limits}; sys.exit(main(sys.argv[3:]))"


class CutHouse(HouseBeside):
    """A house of machines, and a line to its database that can be cut."""

    def __init__(self, folder: Path, server: DatabaseServer) -> None:
        super().__init__(folder, server)
        self._open = ExitStack()
        self.line = self._open.enter_context(CutLine.to(self.place))

    def begin(self, name: str, database: str, gone: float = 0.0) -> None:
        """One more machine, which takes others for gone after so many seconds; 0, as it does of itself."""
        (self.folder / name).mkdir()
        words = ("--database", database, "--beside", f"127.0.0.1:{free_port()}")
        self.machines.append(self._open.enter_context(housed(self.folder / name, *words, options=program(gone))))

    def said(self, at: int) -> str:
        """What a machine said to who began it."""
        return (self.machines[at].folder.parent / "stderr").read_text()

    def close(self) -> None:
        """End all of it."""
        self._open.close()


@contextmanager
def two_cut(folder: Path, *, is_split: bool = False) -> Iterator[CutHouse]:
    """A house of two machines; split, the older one alone comes to the database by the line."""
    with postgres() as server, closing(CutHouse(folder, server)) as house:
        first, gone = (house.line.database(house.place), 0.0) if is_split else (house.place.url, GONE)
        house.begin("one", first, gone)
        house.begin("other", house.place.url, gone)
        yield house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[CutHouse]:
    with two_cut(tmp_path) as house:
        yield house


@pytest.fixture
def split(tmp_path: Path) -> Iterator[CutHouse]:
    """One whose older machine comes to the database by a line that can be cut."""
    with two_cut(tmp_path, is_split=True) as house:
        yield house


def serving(machine: SharedHouse) -> list[int]:
    """The numbers of who serves, without the computer players: these are begun anew where they get no time."""
    number = machine.process.pid
    return [number, *map(int, Path(f"/proc/{number}/task/{number}/children").read_text("ascii").split())]


class PlayedHouse:
    """A table at each machine, at which people play."""

    def __init__(self, house: CutHouse) -> None:
        self.house = house
        self.tables = [SplitTable(house, at_machine(at)) for at in range(2)]
        self._changed = asyncio.Event()
        self._playing: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Begin, and go on a bit."""
        self._playing = [asyncio.create_task(table.play(self._changed)) for table in self.tables]
        for table, task in zip(self.tables, self._playing, strict=True):
            await until(self._changed, task, partial(_has_begun, table))

    async def go_on(self) -> None:
        """Go on a bit at each table."""
        for table, task in zip(self.tables, self._playing, strict=True):
            await goes_on(table, self._changed, task)

    async def end(self) -> None:
        """All that anybody was told of is kept."""
        for table, task in zip(self.tables, self._playing, strict=True):
            await all_kept(self.house, table, task)

    async def lose_database(self) -> None:
        """And wait until all machines know that they wait for it."""
        await asyncio.to_thread(self.house.server.stop)
        while not all(WAITS in self.house.said(at) for at in range(2)):
            await asyncio.sleep(0.05)

    async def leave_the_first(self) -> None:
        """Everybody plays on by way of the other machine, while the first ends because it is cut off."""
        self.come_by(1)
        await self.go_on()
        assert await asyncio.to_thread(self.house.machines[0].process.wait) == 2
        await self.go_on()
        await self.end()

    def come_by(self, at: int) -> None:
        """Everybody comes by one machine from now on."""
        for table in self.tables:
            table.address = self.house.machines[at].address
            table.doors = [table.address]


def _has_begun(table: SplitTable) -> bool:
    return table.discards >= SEEN


def test_all_wait_for_a_database_that_is_away_for_all_of_them(house: CutHouse) -> None:
    """They are the same processes and the same machines after it, and at both people play on."""
    played = PlayedHouse(house)
    before, numbers = [serving(one) for one in house.machines], house.numbers()

    async def go() -> None:
        await played.begin()
        await played.lose_database()
        await asyncio.sleep(AWAY)
        assert [one.process.poll() for one in house.machines] == [None, None]
        for one in house.machines:
            answer = await asyncio.to_thread(httpx.get, f"{one.address}/health/ready", **PLAIN)
            assert (answer.status_code, answer.text) == (503, "store_away\n")
        await asyncio.to_thread(house.server.start)
        await played.go_on()
        await played.end()

    apart(go())
    assert [serving(one) for one in house.machines] == before
    assert house.numbers() == numbers
    assert [house.said(at).count(WAITS) for at in range(2)] == [1, 1]


def test_who_waits_goes_on_waiting_when_another_is_killed(split: CutHouse) -> None:
    """And has that one's tables, and the home of all else, when the database is back."""
    played, other = PlayedHouse(split), split.machines[1]
    before, numbers = serving(other), split.numbers()

    async def go() -> None:
        await played.begin()
        await played.lose_database()
        send_all(processes(split.machines[0]), signal.SIGKILL)
        played.come_by(1)
        await asyncio.sleep(AWAY)
        assert other.process.poll() is None
        await asyncio.to_thread(split.server.start)
        await played.go_on()
        await played.end()
        assert (await asyncio.to_thread(httpx.get, f"{other.address}/spelen", **PLAIN)).status_code == 200

    apart(go())
    assert set(before) <= set(serving(other))
    assert split.numbers() == numbers[1:]


def test_who_alone_does_not_reach_it_ends(split: CutHouse) -> None:
    """Its people are better off at the other one, which asks nobody."""
    played, other = PlayedHouse(split), split.machines[1]
    before, numbers = serving(other), split.numbers()

    async def go() -> None:
        await played.begin()
        split.line.cut()
        await played.leave_the_first()

    apart(go())
    assert set(before) <= set(serving(other))
    assert split.numbers() == numbers[1:]
    assert "cannot be reached, and another" in split.said(0)
    assert WAITS not in split.log()


@pytest.mark.skipif(not FULL, reason="it takes a minute; with WINDROOS_FULL=1")
def test_who_does_not_reach_it_when_it_is_back_for_another_ends(split: CutHouse) -> None:
    played, numbers = PlayedHouse(split), split.numbers()

    async def go() -> None:
        await played.begin()
        await played.lose_database()
        await asyncio.sleep(AWAY)
        split.line.cut()
        await asyncio.to_thread(split.server.start)
        await played.leave_the_first()

    apart(go())
    assert split.numbers() == numbers[1:]
