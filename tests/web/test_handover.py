"""A new version that takes over from the one that serves, with real processes and people at a table."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.conftest import FULL
from tests.web.conftest import PATIENCE, apart, free_port
from tests.web.postgres import postgres
from tests.web.sockets import Json, choice, made, sit
from tests.web.started import ROOT, started
from windroos.play.record.verify import verify
from windroos.store.place import DATABASE, Place, ServerPlace, place_of
from windroos.store.store import Store
from windroos.web.log_file import LOG_FILE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs sockets that are handed over")
FRIENDS: Final = {"strict": "1", "window": "1", **{f"place{at}": "friend" for at in (1, 2, 3)}}
SEEN: Final = 4
"""Discards before it is taken over, and again after it."""


class Coming(NamedTuple):
    """A new version that was started, and where it says what."""

    process: subprocess.Popen[str]
    errors: Path

    def said(self) -> str:
        """All that it complained of, when it has ended."""
        self.process.wait(PATIENCE)
        return self.errors.read_text()


@contextmanager
def coming(folder: Path, *words: str, before: str = "", name: str = "", **environment: str) -> Iterator[Coming]:
    """A new version, in which something is done before it begins."""
    command = [sys.executable, "-P", "-c", f"{before}\nimport sys; from windroos.cli import main; sys.exit(main())"]
    command += ["serve", "--data", str(folder), "--no-browser", "--take-over", *words]
    errors = folder.parent / f"coming{name}"
    with errors.open("w") as stderr:
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=stderr, text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "en", **environment},
        )  # fmt: skip
    try:
        yield Coming(process, errors)
    finally:
        process.terminate()
        process.wait(PATIENCE)


class TakenTable:
    """Four windows that play on, and come back at once whenever they are closed."""

    def __init__(self, address: str, is_cut: bool = False) -> None:
        """`is_cut`: its server may go away without a word, or have trouble to store."""
        self.address = address
        self._is_cut = is_cut
        self.url, self._cookies = made(address, **FRIENDS)
        self.discards = 0
        self.away: list[float] = []
        """Seconds from each end of a window to the first word in the next one."""
        self.heard: list[str] = []
        """What everybody saw, as the first window was told."""

    async def play(self, changed: asyncio.Event) -> None:
        """Until the table is done with."""
        tasks = [asyncio.create_task(self._sit(at, changed)) for at in range(4)]
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
        for one in done:
            one.result()

    def door(self, at: int) -> str:
        """The address at which somebody comes."""
        del at
        return self.address

    async def _sit(self, at: int, changed: asyncio.Event) -> None:
        random, seat, left = Random(at), "", 0.0
        asked: Json = {}
        """The last message in which something was asked of this seat."""
        while True:
            try:
                async with sit(self.door(at), self.url, self._cookies[at]) as window:
                    with suppress(ConnectionClosed):
                        while True:
                            message = json.loads(await window.recv())
                            if left:
                                self.away.append(time.monotonic() - left)
                                left = 0.0
                            if message["t"] == "trouble" and self._is_cut:
                                break
                            if message.get("code") == "store_away" and self._is_cut:
                                await asyncio.sleep(0.1)
                                message = asked  # it does again what was not stored, as it is told to
                            elif message.get("ask") or message.get("rest"):
                                asked = message
                            seat = await self._answer(at, message, seat, window, random, changed)
                    left = left or time.monotonic()
                    assert self._is_cut or window.close_code == 1012
            except (OSError, InvalidHandshake):
                if not self._is_cut:
                    raise
            if self._is_cut:
                await asyncio.sleep(0.1)
            changed.set()

    async def _answer(
        self, at: int, message: Json, seat: str, window: ClientConnection, random: Random, changed: asyncio.Event
    ) -> str:
        """Do something where one may; one's seat from now on."""
        seat = (message.get("view") or {}).get("seat") or seat
        for event in message.get("events", ()):
            if event["event"] == "hand_began":
                seat = "ESWN"[event["seats"].index(at)]
            if at == 0 and event["event"] == "discarded":
                self.discards += 1
                self.heard.append(f"{event['seat']} {event['tile']}")
                changed.set()
        action = choice({**message, "seat": seat}, random)
        if action is not None and "mahjong" not in action.values():
            await window.send(json.dumps({"t": "do", "n": message["n"], "action": action}))
        elif message.get("rest") and at not in message["rest"]["ready"]:
            await window.send('{"t":"next"}')
        return seat

    async def kept(self, place: Place) -> list[str]:
        """The discards of the record."""
        store = Store.join(place)
        bodies = [event.body for event in store.events(self.url.removeprefix("/spelen/"))]
        await store.close()
        lines = [json.loads(line) for body in bodies for line in body.splitlines()]
        actions = [line for line in lines if line.get("action") == "discard"]
        return [f"{one['seat']} {one['tile']}" for one in actions]

    def verified(self) -> None:
        """Its record is what the rules allow."""
        with httpx.Client(base_url=self.address, headers={"cookie": self._cookies[0]}, timeout=PATIENCE) as client:
            verify(client.get(f"{self.url}/record.jsonl").text.splitlines())


class Callers:
    """Who connects anew for each request, all the time; what came of each."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._ends = threading.Event()
        self.answered, self.lost = 0, list[str]()
        self._threads = [threading.Thread(target=self._call, args=(path,)) for path in ("/health/live", "/spelen")]

    def __enter__(self) -> Callers:
        for one in self._threads:
            one.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ends.set()
        for one in self._threads:
            one.join()

    def _call(self, path: str) -> None:
        while not self._ends.is_set():
            try:
                answer = httpx.get(f"{self._address}{path}", timeout=PATIENCE, verify=False, trust_env=False)
                assert answer.status_code == 200
                self.answered += 1
            except Exception as error:  # whatever it is, it is counted
                self.lost.append(repr(error))


async def until(changed: asyncio.Event, playing: asyncio.Task[None], true: Callable[[], bool]) -> None:
    """Wait until something is so that windows may change, as long as there are any."""
    while not (playing.done() or true()):
        changed.clear()
        waiting = asyncio.create_task(changed.wait())
        await asyncio.wait({waiting, playing}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
    if playing.done():
        playing.result()
        raise AssertionError("nobody plays any more")


def faults(folder: Path) -> list[str]:
    """What went wrong, as the log has it; of computer players, who think when nothing else is to be done, no matter."""
    lines = map(json.loads, (folder / LOG_FILE).read_text("utf-8").splitlines())
    told = [str(line["what"]) for line in lines if line.get("level") == "error"]
    return [what for what in told if not what.startswith("computer players")]


TWO: Final = ("--processes", "2")
MIRROR: Final = ("--mirror", "MIRROR")


@pytest.mark.parametrize(
    ("old", "new", "on"),
    [
        ((), (), "file"), (TWO, TWO, "file"),
        *(pytest.param(*one, marks=pytest.mark.skipif(not FULL, reason="more of the same, with WINDROOS_FULL=1"))
          for one in (((), TWO, "file"), (TWO, (), "file"), (MIRROR, MIRROR, "file"), (MIRROR, TWO, "file"),
                      ((), (), "postgresql"), ((), TWO, "postgresql"), (TWO, (), "postgresql"))),
    ],
    ids=["one", "several", "more", "fewer", "mirrored", "mirrored_no_more", "server", "server_more", "server_fewer"],
)  # fmt: skip
def test_a_table_plays_on_through_a_takeover(
    tmp_path: Path, old: tuple[str, ...], new: tuple[str, ...], on: str
) -> None:
    """Nobody is refused who connects meanwhile, and all that anybody was told of stands in the record.

    How long windows are away is measured, and not judged: another machine may be ten times slower.
    """
    (tmp_path / "MIRROR").mkdir()
    old, new = (tuple(word.replace("MIRROR", str(tmp_path / "MIRROR")) for word in words) for words in (old, new))
    folder, port = tmp_path / "data", str(free_port())
    place: Place = folder / DATABASE
    with ExitStack() as open_:
        if on == "postgresql":
            place = place_of(open_.enter_context(postgres()).fresh(), folder)
            assert isinstance(place, ServerPlace)
            old, new = (*old, "--database", place.url), (*new, "--database", place.url)
        process, address = open_.enter_context(started(folder, "--port", port, *old))
        table = TakenTable(address)

        async def go() -> None:
            changed = asyncio.Event()
            playing = asyncio.create_task(table.play(changed))
            await until(changed, playing, lambda: table.discards >= SEEN)
            with coming(folder, *new) as newer:
                with Callers(address) as callers:
                    await asyncio.to_thread(process.wait, PATIENCE)
                    await until(changed, playing, lambda: len(table.away) >= 4)
                    far = table.discards
                    await until(changed, playing, lambda: table.discards >= far + SEEN)
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
                assert callers.lost == []
                assert callers.answered > 0
                assert newer.process.poll() is None
                heard, kept = list(table.heard), iter(await table.kept(place))
                assert all(one in kept for one in heard)  # in this order
                await asyncio.to_thread(table.verified)
                sys.stdout.write(f"windows away {max(table.away):.2f} s at most, {callers.answered} answered meanwhile")

        apart(go())
        assert process.returncode == 0
        assert process.stdout is not None
        assert "A new Windroos serves all tables now" in process.stdout.read()
        assert faults(folder) == []


UNFIT = "import windroos.web.handover as it; it.SCHEMA = '9999'"
BROKEN = "import windroos.web.serve as it; it.open_site = lambda *_, **more: 1 / 0"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """The folder and the address of a server."""
    folder = tmp_path_factory.mktemp("handover") / "data"
    with started(folder, "--port", str(free_port())) as (_, address):
        yield folder, address


@pytest.mark.parametrize(
    ("before", "words", "said", "ended"),
    [
        ("import windroos_of_tomorrow", (), "windroos_of_tomorrow", False),
        (UNFIT, (), "another layout of its database", False),
        ("", ("--lan",), "elsewhere than you ask", False),
        ("", ("--port", "1"), "elsewhere than you ask", False),
        ("", ("--database", "elsewhere.db"), "elsewhere than you ask", False),
        (BROKEN, (), "ZeroDivisionError", True),
    ],
    ids=["does_not_begin", "database", "reach", "port", "place", "does_not_serve"],
)
def test_where_the_new_version_does_not_serve_the_old_one_goes_on(
    house: tuple[Path, str], before: str, words: tuple[str, ...], said: str, ended: bool
) -> None:
    """Its windows only notice where it had ended for the new one, and then they come back to it."""
    folder, address = house
    before_it = (folder.parent / "stderr").read_text().count("did not come to serve")
    table = TakenTable(address)

    async def go() -> None:
        changed = asyncio.Event()
        playing = asyncio.create_task(table.play(changed))
        await until(changed, playing, lambda: table.discards >= 1)
        with Callers(address) as callers, coming(folder, *words, before=before) as newer:
            assert said in await asyncio.to_thread(newer.said)
            assert newer.process.returncode
            await until(changed, playing, lambda: len(table.away) >= 4 * ended)
            far = table.discards
            await until(changed, playing, lambda: table.discards >= far + SEEN)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert callers.lost == []
        heard, kept = list(table.heard), iter(await table.kept(folder / DATABASE))  # its windows play on meanwhile
        assert all(one in kept for one in heard)
        assert bool(table.away) == ended
        await asyncio.to_thread(table.verified)

    apart(go())
    told = (folder.parent / "stderr").read_text().count("did not come to serve")
    assert told == before_it + ended


HASTY = "import windroos.web.handover as it; it.BEGINS = 0.5"
HANGS = "import time, windroos.web.serve as it; it.open_site = lambda *_, **more: time.sleep(9999)"


def test_a_new_version_that_hangs_is_ended_and_the_old_one_goes_on(tmp_path: Path) -> None:
    """The old one was told to take over too, where nobody was: then it begins as always."""
    folder, port = tmp_path / "data", str(free_port())
    with coming(folder, "--port", port, before=HASTY, name="-old") as old:
        address = f"http://localhost:{port}"
        while True:
            with suppress(httpx.TransportError):
                if httpx.get(f"{address}/health/ready", timeout=PATIENCE, verify=False).status_code == 200:
                    break
            assert old.process.poll() is None, old.errors.read_text()
            time.sleep(0.05)
        with coming(folder, before=HANGS) as newer:
            assert newer.process.wait(PATIENCE) == -signal.SIGKILL
        assert httpx.get(f"{address}/spelen", timeout=PATIENCE, verify=False).status_code == 200
        assert "This one goes on by itself" in old.errors.read_text()


def test_a_reload_ends_when_the_new_version_serves_and_the_manager_knows_which_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        with started(folder, "--port", str(free_port())) as (process, address):
            assert manager.recv(4096).decode() == f"READY=1\nMAINPID={process.pid}\n"
            reload = {"MAINPID": str(process.pid)}
            with coming(folder, before=BROKEN, **reload) as failed:
                assert "ZeroDivisionError" in failed.said()
                assert failed.process.returncode == 70
            assert manager.recv(4096).decode() == f"READY=1\nMAINPID={process.pid}\n"  # it serves again
            with coming(folder, **reload) as reloading:
                assert reloading.said() == ""
                assert reloading.process.returncode == 0
            ready, main = manager.recv(4096).decode().split()
            number = int(main.removeprefix("MAINPID="))
            assert ready == "READY=1"
            assert number not in (process.pid, reloading.process.pid)
            assert process.wait(PATIENCE) == 0
            assert json.loads((folder / "windroos.address").read_text())["process"] == number
            assert httpx.get(f"{address}/spelen", timeout=PATIENCE, verify=False).status_code == 200
            os.kill(number, signal.SIGKILL)


def test_who_hands_nothing_over_is_not_taken_over(tmp_path: Path) -> None:
    """A version that knows no takeover, or a door that leads nowhere any more."""
    folder = tmp_path / "data"
    with started(folder, "--port", str(free_port())) as (_, address):
        (folder / "windroos.door").unlink()
        with coming(folder) as newer:
            assert "cannot hand over" in newer.said()
            assert newer.process.returncode == 2
        assert httpx.get(f"{address}/spelen", timeout=PATIENCE, verify=False).status_code == 200


def test_only_this_user_comes_to_the_door(house: tuple[Path, str]) -> None:
    assert oct((house[0] / "windroos.door").stat().st_mode & 0o777) == "0o600"
