"""Games through the real server: sockets, links, wrong messages, and a server that is killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.conftest import PATIENCE, apart, free_port
from tests.web.sockets import Json, choice, made, play, sit, told
from windroos.books.catalog import IDS
from windroos.hosting.errors import TableError
from windroos.hosting.requests import read_request
from windroos.play.record.verify import verify
from windroos.web.site import cookie_name

ROUNDS = 100 if os.environ.get("WINDROOS_FULL") else 10
"""How often the server is killed."""


SERVER = """
import socket, sys, uvicorn
from pathlib import Path
from windroos.web.app import create_app, open_site
from windroos.web.serve import uvicorn_config
from windroos.web.settings import Settings
folder, port = Path(sys.argv[1]), int(sys.argv[2])
site = open_site(Settings(folder, f"http://localhost:{port}", pace=0.0, grace=0.5, apart=False))
uvicorn.Server(uvicorn_config(create_app(site))).run(sockets=[socket.create_server(("127.0.0.1", port))])
"""


@contextmanager
def process(folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own; it is killed at the end."""
    started = subprocess.Popen([sys.executable, "-c", SERVER, str(folder), str(port)])
    try:
        while True:
            try:
                urllib.request.urlopen(f"http://localhost:{port}/spelen", timeout=PATIENCE).close()
                break
            except OSError:
                assert started.poll() is None
                time.sleep(0.02)
        yield started
    finally:
        started.kill()
        started.wait()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server; its address."""
    port = free_port()
    with process(tmp_path_factory.mktemp("server"), port):
        yield f"http://localhost:{port}"


@pytest.mark.parametrize("id", IDS)
def test_four_sockets_play_each_rule_set_to_the_end(address: str, id: str) -> None:
    friends = {f"place{at}": "friend" for at in (1, 2, 3)}
    url, cookies = made(address, rules=id, hands="1", window="1", strict=str(int(id == "mcr")), **friends)
    assert len(cookies) == 5  # with who watches

    async def go() -> None:
        windows = [await sit(address, url, cookie) for cookie in cookies[:4]]
        everybody = await asyncio.gather(*(play(window, Random(f"{id}{at}"), at) for at, window in enumerate(windows)))
        for at, got in enumerate(everybody):
            assert [message["m"] for message in got] == list(range(1, len(got) + 1))
            public = [e for m in got for e in m.get("events", ()) if e["event"] in ("discarded", "hand_ended")]
            assert public == [e for m in everybody[0] for e in m.get("events", ()) if e in public]
            view = got[0]["view"]
            assert view["player"] == at
        for window in windows:
            await window.close()

    apart(go())
    with httpx.Client(base_url=address, headers={"cookie": cookies[0]}, timeout=PATIENCE) as client:
        record = client.get(f"{url}/record.jsonl")
        assert verify(record.text.splitlines()).over
        part, whole = (client.get(f"{url}/hand/1", headers=headers) for headers in ({"x-windroos": "live"}, {}))
        assert (part.status_code, whole.status_code) == (200, 200)
        assert "<html" not in part.text
        assert part.text.strip() in whole.text
        assert "</html>" in whole.text
        replay = client.get(f"{url}/replay/1.json").json()
        assert replay["checked"]
        assert replay["steps"][-1]["public"]["event"] in ("hand_ended", "match_ended")
        assert client.get(f"{url}/hand/2").status_code == 404
        own = client.get(f"{url}/seat.jsonl").text
        assert '"rack"' in own
        assert '"sealed"' not in own


NONSENSE = [
    "", "{", "[]", "null", '{"t":1}', '{"t":"do"}', '{"t":"next","x":1}', '{"t":"nothing"}',
    '{"t":"do","n":NaN,"action":{}}',
    '{"t":"do","n":1.5,"action":{"action":"bet","seat":"E"}}', '{"t":"do","n":-1,"action":{"action":"bet","seat":"E"}}',
    '{"t":"do","n":1,"action":{"action":"bet","seat":"X"}}', '{"t":"do","n":1,"action":{"action":"bet"}}',
    '{"t":"do","n":1,"action":{"action":"bet","seat":"E","t":1}}',
    '{"t":"do","n":true,"action":{"action":"bet","seat":"E"}}',
    '{"t":"view","t":"view"}', '{"t":"do","n":' + "9" * 5000 + ',"action":{"action":"bet","seat":"E"}}', "[" * 10_000,
    '{"t":"do","n":1,"action":null}', '{"t":"view","x":"' + "x" * 20_000 + '"}',
]  # fmt: skip


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_a_message_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(TableError):
        read_request(text)


@given(st.text() | st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_whatever_comes_is_a_message_or_none(text: str) -> None:
    with suppress(TableError):
        read_request(text)


def test_what_a_socket_says_wrong_ends_it_with_a_sentence(address: str) -> None:
    url, cookies = made(address)

    async def ended(*says: str | bytes) -> tuple[int, list[Json]]:
        got: list[Json] = []
        async with asyncio.timeout(PATIENCE), sit(address, url, cookies[0]) as window:
            with suppress(ConnectionClosed):
                for said in says:
                    await window.send(said)
                while True:
                    got.append(json.loads(await window.recv()))
            return window.close_code or 0, got

    async def go() -> None:
        for said in ('{"t":', b"\x00\x01", '{"t":"view","x":1}'):
            code, got = await ended(said)
            assert code == 4400
            assert got[-1]["t"] == "trouble"
            assert got[-1]["message"] == "De bladzijde stuurde iets wat de tafel niet verstaat."
        code, got = await ended("x" * 10_000_000)
        assert code == 1009  # the server reads no more of it
        # Far more than a slow server answers within what it allows a second: sixty were sometimes let through.
        code, got = await ended(*['{"t":"view"}'] * 600)
        assert code in (4429, 4408)
        async with sit(address, url, cookies[0]) as window:  # and the table is as it was
            message = json.loads(await window.recv())
            assert message["t"] == "view"
            await window.send('{"t":"do","n":0,"action":{"action":"discard","seat":"W","tile":"1m"}}')
            while message["t"] != "refused":
                message = json.loads(await window.recv())
            assert message["code"] == "table_seat"

    apart(go())


def test_a_seat_is_taken_with_its_link_only(address: str) -> None:
    url, cookies = made(address, place1="friend")
    mine, friends, watches = cookies
    id = url.rsplit("/", 1)[1]

    async def first(cookie: str, at: str = url, **more: str) -> Json:
        async with connect(
            f"ws{address.removeprefix('http')}{at}/ws",
            additional_headers={"cookie": cookie, **more},
            proxy=None,
            open_timeout=PATIENCE,
        ) as window:
            found: Json = json.loads(await window.recv())
            return found

    async def go() -> None:
        assert (await first(mine))["view"]["player"] == 0
        assert (await first(friends))["view"]["player"] == 1
        assert (await first(watches))["view"]["own"] is None
        for other in ("", f"{cookie_name(id)}=forged", mine.replace(id, "b" * 8), mine[:-1] + "_"):
            stranger = await first(other)
            assert (stranger["t"], stranger["code"]) == ("trouble", "no_ticket")
        assert (await first(mine, "/spelen/bbbbbbbb"))["code"] in ("no_table", "no_ticket")
        with pytest.raises(InvalidStatus):
            await first(mine, origin="http://elsewhere.example")

    apart(go())


def test_nothing_that_was_shown_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Killed at a random moment of a game in which something is written all the time, again and again."""
    random = Random(9)
    shown: list[str] = []
    with process(tmp_path, port := free_port()):
        url, cookies = made(f"http://localhost:{port}", rules="nmv144", **{f"place{at}": "greedy" for at in (1, 2, 3)})

    async def until_killed(server: subprocess.Popen[bytes], address: str, after: int) -> None:
        loop, seat = asyncio.get_running_loop(), ""
        async with sit(address, url, cookies[0]) as window:
            async for text in window:
                message = json.loads(text)
                if message["t"] == "view":
                    if message["view"]["over"]:
                        return
                    seat = message["view"]["seat"]
                    kept = httpx.get(
                        f"{address}{url}/seat.jsonl", headers={"cookie": cookies[0]}, timeout=PATIENCE
                    ).text
                    assert told(kept.splitlines(), 10**6)[: len(shown)] == shown
                    shown[:] = told(kept.splitlines(), message["n"])
                for event in message.get("events", ()):
                    if event["event"] == "hand_began":
                        seat = "ESWN"[event["seats"].index(0)]
                    if event["event"] != "answered":
                        shown.append(json.dumps(event, ensure_ascii=False, separators=(",", ":")))
                after -= bool(message.get("events"))
                if not after:
                    loop.call_later(random.uniform(0.0, 0.02), server.send_signal, signal.SIGKILL)
                action = choice({**message, "seat": seat}, random)
                if action is not None:
                    await window.send(json.dumps({"t": "do", "n": message["n"], "action": action}))
                elif message.get("rest") and 0 not in message["rest"]["ready"]:
                    await window.send('{"t":"next"}')

    for _ in range(ROUNDS):
        with process(tmp_path, port := free_port()) as server, suppress(ConnectionClosed, OSError):
            apart(until_killed(server, f"http://localhost:{port}", random.randrange(1, 30)))
    assert len(shown) > 3 * ROUNDS
    with process(tmp_path, port := free_port()):  # another than before: somebody else may have taken that one
        record = httpx.get(
            f"http://localhost:{port}{url}/record.jsonl", headers={"cookie": cookies[0]}, timeout=PATIENCE
        ).text
        assert verify(record.splitlines()).trouble is None
