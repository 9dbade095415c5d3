"""A house on PostgreSQL of which a process, and then the whole machine, is killed; another machine stands by."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import FULL
from tests.line import CutLine
from tests.web.conftest import apart, free_port
from tests.web.postgres import postgres
from tests.web.started import ROOT, started
from tests.web.test_handover import SEEN, TakenTable, until
from tests.web.test_processes import housed
from tools.postgres import DatabaseServer
from windroos.cli import main
from windroos.store.place import ServerPlace, place_of

AWAY = 30 if FULL else 3
"""Seconds for which the database is away."""
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs processes that are copies, and their numbers")


@pytest.fixture
def server() -> Iterator[DatabaseServer]:
    with postgres() as found:
        yield found


@pytest.fixture
def place(server: DatabaseServer, tmp_path: Path) -> ServerPlace:
    found = place_of(server.fresh(), tmp_path)
    assert isinstance(found, ServerPlace)
    return found


def waiting(folder: Path, place: ServerPlace, port: int) -> subprocess.Popen[str]:
    """A second machine, which has said that it stands by."""
    command = [sys.executable, "-P", "-m", "windroos", "serve", "--data", str(folder), "--no-browser", "--stand-by"]
    process = subprocess.Popen(
        [*command, "--database", place.url, "--port", str(port)], stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "en"},
    )  # fmt: skip
    assert process.stdout is not None
    assert "This Windroos stands by" in process.stdout.readline()
    return process


async def plays_on(table: TakenTable, changed: asyncio.Event, playing: asyncio.Task[None]) -> None:
    """Wait until all its windows are back and it has gone on."""
    await until(changed, playing, lambda: len(table.away) >= 4)
    far = table.discards
    await until(changed, playing, lambda: table.discards >= far + SEEN)
    table.away.clear()


def test_a_table_goes_on_when_its_process_its_database_and_its_machine_fail(
    tmp_path: Path, server: DatabaseServer, place: ServerPlace
) -> None:
    """All that anybody was told of stands in the record, once and in this order."""
    with housed(tmp_path, "--database", place.url) as house:
        second, port = tmp_path / "second", free_port()
        standing = waiting(second, place, port)
        table = TakenTable(house.address, is_cut=True)
        lease = f"SELECT holder FROM lease WHERE stream = '{table.url.removeprefix('/spelen/')}'"

        async def go() -> None:
            changed = asyncio.Event()
            playing = asyncio.create_task(table.play(changed))
            await until(changed, playing, lambda: table.discards >= SEEN)
            os.kill(house.number(server.told(place.name, lease)), signal.SIGKILL)
            await plays_on(table, changed, playing)
            server.stop()
            os.kill(house.number("0"), signal.SIGKILL)  # and is begun anew while there is nothing to open
            await asyncio.sleep(AWAY)
            server.start()
            far = table.discards
            await until(changed, playing, lambda: table.discards >= far + SEEN)
            table.away.clear()
            assert standing.poll() is None
            house.process.kill()
            table.address = f"http://localhost:{port}"
            await plays_on(table, changed, playing)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            heard, kept = list(table.heard), iter(await table.kept(place))  # its windows play on meanwhile
            assert all(one in kept for one in heard)
            await asyncio.to_thread(table.verified)

        try:
            apart(go())
        finally:
            standing.kill()
            standing.communicate()


@pytest.mark.parametrize("processes", ["1", "2"])
def test_who_is_cut_off_from_the_database_ends_and_the_other_goes_on(
    tmp_path: Path, place: ServerPlace, processes: str
) -> None:
    """It said that it stands by: then its people are better off where somebody hears them."""
    words = ("--stand-by", "--processes", processes, "--port", str(free_port()), "--database")
    with CutLine.to(place) as line, started(tmp_path / "first", *words, line.database(place)) as (first, address):
        port = free_port()
        standing = waiting(tmp_path / "second", place, port)
        table = TakenTable(address, is_cut=True)

        async def go() -> None:
            changed = asyncio.Event()
            playing = asyncio.create_task(table.play(changed))
            await until(changed, playing, lambda: table.discards >= SEEN)
            line.fall_silent()
            await asyncio.to_thread(first.wait)
            table.address = f"http://localhost:{port}"
            table.away.clear()
            await plays_on(table, changed, playing)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            heard, kept = list(table.heard), iter(await table.kept(place))
            assert all(one in kept for one in heard)

        try:
            apart(go())
            assert "another Windroos may serve it" in (tmp_path / "stderr").read_text()
        finally:
            standing.kill()
            standing.communicate()


def test_a_second_machine_that_does_not_stand_by_is_refused(
    tmp_path: Path, place: ServerPlace, capsys: pytest.CaptureFixture[str]
) -> None:
    with started(tmp_path / "first", "--port", str(free_port()), "--database", place.url):
        words = ["serve", "--lang", "en", "--no-browser", "--database", place.url, "--port", str(free_port())]
        assert main([*words, "--data", str(tmp_path / "second")]) == 2
    assert "Another Windroos serves" in capsys.readouterr().err


def test_standing_by_needs_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--lang", "nl", "--no-browser", "--stand-by", "--data", str(tmp_path)]) == 2
    assert "Klaarstaan gaat alleen" in capsys.readouterr().err
