"""One house that two real processes serve: whoever accepts a connection, a table lives in one of them at a time."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.conftest import FULL
from tests.web.conftest import PATIENCE, apart, free_port
from tests.web.sockets import PLAIN, Json, made, play, sit
from tests.web.started import started
from windroos.cli import main
from windroos.play.record.verify import verify
from windroos.store.place import DATABASE
from windroos.web.log_file import LOG_FILE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs processes that are copies, and their numbers")
FRIENDS = {"strict": "1", **{f"place{at}": "friend" for at in (1, 2, 3)}}
"""At a strict table everybody is asked, and so nobody waits."""
SEEN = 0 if FULL else 6
"""Discards that are waited for where a table is played at; 0 until the match is over."""


class SharedHouse(NamedTuple):
    """A house, its address, its folder, that of its processes' sockets, and the process that began them."""

    address: str
    folder: Path
    hall: Path
    process: subprocess.Popen[str]

    def lease(self, url: str) -> tuple[str, int]:
        """Who holds a table, and by which fence."""
        with closing(sqlite3.connect(self.folder / DATABASE)) as file:
            asked = "SELECT holder, fence FROM lease WHERE stream = ?"
            found = file.execute(asked, (url.removeprefix("/spelen/"),)).fetchone()
        return (str(found[0]), int(found[1])) if found else ("", 0)

    def number(self, name: str) -> int:
        """The number of the process that listens under a name."""
        with closing(socket.socket(socket.AF_UNIX)) as asking:
            asking.settimeout(PATIENCE)
            asking.connect(str(self.hall / name))
            size = struct.calcsize("3i")
            return int(struct.unpack("3i", asking.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, size))[0])

    def client(self, cookie: str = "") -> httpx.Client:
        """A browser with one connection, which it keeps."""
        return httpx.Client(
            base_url=self.address, limits=httpx.Limits(max_connections=1), **PLAIN,
            headers={"accept-language": "nl", **({"cookie": cookie} if cookie else {})},
        )  # fmt: skip


@contextmanager
def housed(folder: Path, *words: str, options: tuple[str, ...] = ()) -> Iterator[SharedHouse]:
    """A house of two processes."""
    before = os.environ.get("TMPDIR")
    os.environ["TMPDIR"] = str(folder)
    try:
        words = ("--processes", "2", "--port", str(free_port()), *words)
        with started(folder / "data", *words, options=options) as (process, address):
            (hall,) = folder.glob("windroos-*")
            yield SharedHouse(address, folder / "data", hall, process)
            process.terminate()
            process.wait(PATIENCE)
    finally:
        os.environ.pop("TMPDIR") if before is None else os.environ.update(TMPDIR=before)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedHouse]:
    with housed(tmp_path_factory.mktemp("house")) as found:
        yield found


def tables_of_both(house: SharedHouse, **form: str) -> dict[str, tuple[str, list[str]]]:
    """A table that lives in each process: its address and its people's cookies, by the name of the process."""
    found: dict[str, tuple[str, list[str]]] = {}
    while found.keys() != {"0", "1"}:
        url, cookies = made(house.address, **form)

        async def come(url: str = url, cookie: str = cookies[0]) -> None:
            async with sit(house.address, url, cookie) as window:
                await window.recv()

        apart(come())
        found.setdefault(house.lease(url)[0], (url, cookies))
    return found


async def the_end(window: ClientConnection) -> list[Json]:
    """All that is sent until a window is closed."""
    got: list[Json] = []
    with suppress(ConnectionClosed):
        while True:
            got.append(json.loads(await window.recv()))
    await window.close()
    return got


async def closed(windows: list[ClientConnection]) -> None:
    await asyncio.gather(*(window.close() for window in windows))


def test_every_process_knows_who_is_banned_and_all_write_one_log(house: SharedHouse) -> None:
    tables = tables_of_both(house)
    log, (path, *more) = house.folder / LOG_FILE, sorted(house.folder.glob("*.log*"))
    assert (path, more) == (log, [])

    def told(what: str) -> list[dict[str, str]]:
        return [line for line in map(json.loads, log.read_text("utf-8").splitlines()) if line["what"] == what]

    for name, (url, cookies) in tables.items():
        (key,) = {line["key"] for line in told("came") if line["table"] == url.removeprefix("/spelen/")}
        assert main(["ban", key, "--data", str(house.folder)]) == 0
        with house.client(cookies[0]) as client:
            while client.get(url).status_code != 403:
                time.sleep(0.1)
        assert name in {line["process"] for line in told("refused") if line["path"] == url}
        assert {line["process"] for line in told("came") if line["key"] == key} == {name}


def test_four_people_on_any_connection_play_at_a_table_of_each_process(house: SharedHouse) -> None:
    """Each seat is told the same of what everybody sees, and its own tiles alone, whichever process its table is in.

    To the end of the match only in a full run.
    """

    async def go(url: str, cookies: list[str], name: str) -> None:
        windows = [await sit(house.address, url, cookie) for cookie in cookies[:4]]
        everybody = await asyncio.gather(
            *(play(window, Random(f"{name}{at}"), at, SEEN) for at, window in enumerate(windows))
        )
        for at, got in enumerate(everybody):
            assert [message["m"] for message in got] == list(range(1, len(got) + 1))
            public = [e for m in got for e in m.get("events", ()) if e["event"] in ("discarded", "hand_ended")]
            assert public == [e for m in everybody[0] for e in m.get("events", ()) if e in public]
            assert got[0]["view"]["player"] == at
        await closed(windows)

    tables = tables_of_both(house, rules="groenehart2011", hands="1", window="1", **FRIENDS)

    async def both() -> None:
        await asyncio.gather(*(go(url, cookies, name) for name, (url, cookies) in tables.items()))

    apart(both())
    for name, (url, cookies) in tables.items():
        assert house.lease(url)[0] == name
        with house.client(cookies[0]) as client:
            assert verify(client.get(f"{url}/record.jsonl").text.splitlines()).over == FULL
            assert client.get(f"{url}/hand/1").status_code == (200 if FULL else 404)


def test_one_connection_asks_for_pages_of_every_process(house: SharedHouse) -> None:
    """The connection goes where each request is answered, with its body and whatever was sent ahead."""
    tables = tables_of_both(house)
    urls = [url for url, _ in tables.values()]
    cookies = "; ".join(cookie for _, held in tables.values() for cookie in held[:1])
    with house.client(cookies) as client:
        for url in [*urls, "/spelen", "/tellen", *urls[::-1], "/health/ready", "/static/x/style.css", *urls]:
            answer = client.get(url)
            assert answer.status_code == (404 if "style" in url else 200), url
            assert "data-table" in answer.text or url not in urls
        for url in urls * 2:
            answer = client.post(f"{url}/wachten", data={"waits": "1"}, headers={"origin": house.address})
            assert answer.status_code == 303
        form = {"house": "# huisregels\n" * 20_000}
        for _ in range(2):  # a body of many pieces
            assert client.post("/spelen/nieuw", data=form, headers={"origin": house.address}).status_code == 413
    host = house.address.removeprefix("http://")
    asked = [f"GET {url} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookies}\r\n\r\n".encode() for url in urls * 2]
    last = f"GET /spelen HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", int(host.rpartition(":")[2])), PATIENCE) as line:
        line.sendall(b"".join(asked) + last)
        said = b""
        while part := line.recv(65536):
            said += part
    assert said.count(b"HTTP/1.1 200 OK") == len(asked) + 1
    places = [said.find(f'data-table="{url.removeprefix("/spelen/")}"'.encode()) for url in urls]
    assert min(places) > 0
    assert places == sorted(places)


def test_whoever_is_asked_how_all_fare_says_it_of_each(house: SharedHouse) -> None:
    tables = tables_of_both(house)

    async def go() -> list[str]:
        windows = [await sit(house.address, url, cookies[0]) for url, cookies in tables.values()]
        for window in windows:
            await window.recv()

        def asked() -> list[str]:
            with house.client() as client:
                return [client.get(url).text for url in ("/health/metrics", "/health/ready", "/health/metrics")]

        said = await asyncio.to_thread(asked)
        await closed(windows)
        return said

    first, _, second = apart(go())
    for said in (first, second):
        assert [f'windroos_sockets{{process="{name}"}} 1\n' in said for name in "01"] == [True, True]


def test_the_list_of_open_seats_has_the_tables_of_all(house: SharedHouse) -> None:
    form = {"place1": "anybody", "place2": "greedy", "place3": "greedy"}
    tables = tables_of_both(house, **form)

    async def go() -> str:
        windows = [await sit(house.address, url, cookies[0]) for url, cookies in tables.values()]
        for window in windows:
            await window.recv()

        def asked() -> str:
            with house.client() as client:
                return client.get("/spelen/wie").text

        listed = await asyncio.to_thread(asked)
        await closed(windows)
        return listed

    listed = apart(go())
    for url, _ in tables.values():
        assert f"{url}/meedoen" in listed


def test_a_stranger_reaches_none_of_the_inner_sockets(house: SharedHouse) -> None:
    assert oct(house.hall.stat().st_mode & 0o777) == "0o700"
    assert {path.name for path in house.hall.iterdir()} == {"0", "1"}


@pytest.mark.parametrize(("told", "status"), [(signal.SIGINT, 0), (signal.SIGTERM, -signal.SIGTERM)])
def test_all_end_together_and_leave_the_database_at_rest(tmp_path: Path, told: signal.Signals, status: int) -> None:
    with housed(tmp_path) as house:
        made(house.address)
        house.process.send_signal(told)
        assert house.process.wait(PATIENCE) == status
    assert not (house.folder / f"{DATABASE}-wal").exists()
    assert (tmp_path / "stderr").read_text() == ""
    assert not house.hall.exists()
    with closing(sqlite3.connect(house.folder / DATABASE)) as file:
        assert file.execute("SELECT value FROM setting WHERE name = 'log'").fetchone() == ("empty",)
        assert file.execute("SELECT count(*) FROM holder").fetchone() == (0,)


def test_when_the_process_that_began_them_is_gone_they_end(tmp_path: Path) -> None:
    with housed(tmp_path) as house:
        numbers = [house.number(name) for name in ("0", "1")]
        made(house.address)
        house.process.kill()
        house.process.wait(PATIENCE)
        while any(Path(f"/proc/{number}").exists() and "Z" not in state(number) for number in numbers):
            time.sleep(0.02)
    with started(house.folder, "--port", str(free_port())) as (_, address):  # nothing is lost, and one serves it as two
        assert httpx.get(f"{address}/spelen", timeout=PATIENCE).status_code == 200


def state(number: int) -> str:
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"
