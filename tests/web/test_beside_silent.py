"""A database that is there and says nothing, under machines beside each other, processes of one machine, and one."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.conftest import FULL
from tests.web.conftest import apart, free_port
from tests.web.postgres import postgres
from tests.web.sockets import PLAIN
from tests.web.started import started
from tests.web.test_beside import HouseBeside
from tests.web.test_beside_away import WAITS, CutHouse, PlayedHouse, serving, two_cut
from tests.web.test_handover import SEEN, TakenTable, until
from tests.web.test_processes import SharedHouse, housed
from windroos.store.errors import StoreError
from windroos.web.errors import PageError

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs processes that are copies, and their numbers")
SILENT = 30.0 if FULL else 12.0
"""Seconds for which the database is silent: longer than a machine alone with that would wait, by its limit here."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[CutHouse]:
    with two_cut(tmp_path) as house:
        yield house


@pytest.fixture
def split(tmp_path: Path) -> Iterator[CutHouse]:
    """One whose older machine comes to the database by a line that can fall silent."""
    with two_cut(tmp_path, is_split=True) as house:
        yield house


async def every_tap_is_answered(machine: SharedHouse) -> None:
    """With one sentence, in the reader's language: of who looks, of who writes, and of who asks whether it works."""
    headers = {"origin": machine.address, "accept-language": "nl"}

    async def asked(path: str, *, writes: bool = False) -> tuple[int, str]:
        ask = partial(httpx.post, data={}) if writes else httpx.get
        answer = await asyncio.to_thread(partial(ask, machine.address + path, headers=headers, **PLAIN))
        return answer.status_code, answer.text

    assert await asked("/health/ready") == (503, "store_away\n")
    assert await asked("/health/live") == (200, "ok\n")
    status, page = await asked("/club")
    assert (status, PageError("store_unread").sentence("nl") in page) == (503, True)
    status, page = await asked("/spelen/nieuw", writes=True)
    assert (status, StoreError("store_away").sentence("nl") in page) == (503, True), page


def test_all_wait_for_a_database_that_is_silent_for_all_of_them(house: CutHouse) -> None:
    """As for one that is away: they are the same processes and machines after it, and at both people play on."""
    played = PlayedHouse(house)
    before, numbers = [serving(one) for one in house.machines], house.numbers()

    async def go() -> None:
        await played.begin()
        with house.server.asleep():
            while not all(WAITS in house.said(at) for at in range(2)):
                await asyncio.sleep(0.05)
            await asyncio.sleep(SILENT)
            assert [one.process.poll() for one in house.machines] == [None, None]
            for one in house.machines:
                await every_tap_is_answered(one)
        await played.go_on()
        await played.end()

    apart(go())
    assert [serving(one) for one in house.machines] == before
    assert house.numbers() == numbers
    assert [house.said(at).count(WAITS) for at in range(2)] == [1, 1]


@pytest.mark.parametrize("way", ["there", "back", "both"])
def test_for_whom_alone_it_is_silent_ends(split: CutHouse, way: str) -> None:
    """Its tables go on at the other one, and nothing that it had in the middle of a write is written beside these."""
    played, other = PlayedHouse(split), split.machines[1]
    before, numbers = serving(other), split.numbers()

    async def go() -> None:
        await played.begin()
        split.line.fall_silent(there=way != "back", back=way != "there")
        await played.leave_the_first()

    apart(go())
    assert set(before) <= set(serving(other))
    assert split.numbers() == numbers[1:]
    assert "cannot be reached, and another" in split.said(0)


@contextmanager
def alone(folder: Path, database: str, count: int) -> Iterator[SharedHouse]:
    """A machine with one process or two."""
    if count > 1:
        with housed(folder, "--database", database) as found:
            yield found
    else:
        data = folder / "data"
        with started(data, "--database", database, "--port", str(free_port())) as (process, address):
            yield SharedHouse(address, data, folder, process)


@pytest.mark.parametrize("count", [1, 2])
def test_who_serves_alone_waits_for_a_database_that_is_silent(tmp_path: Path, count: int) -> None:
    """With one process or several, of which none is taken for one that hangs."""
    with postgres() as server:
        house = HouseBeside(tmp_path, server)
        with alone(tmp_path, house.place.url, count) as machine:
            table = TakenTable(machine.address, is_cut=True)
            before = serving(machine)

            async def go() -> None:
                changed = asyncio.Event()
                playing = asyncio.create_task(table.play(changed))
                await until(changed, playing, lambda: table.discards >= SEEN)
                with server.asleep():
                    await asyncio.sleep(SILENT)
                    await every_tap_is_answered(machine)
                far = table.discards
                await until(changed, playing, lambda: table.discards >= far + SEEN)
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
                heard, kept = list(table.heard), iter(await table.kept(house.place))
                assert all(one in kept for one in heard)
                await asyncio.to_thread(table.verified)

            apart(go())
            assert set(before) <= set(serving(machine))
