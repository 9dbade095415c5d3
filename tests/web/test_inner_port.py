"""A running pair of machines, and who attacks it: where they speak to each other, and where browsers come."""

from __future__ import annotations

import asyncio
import hmac
import json
import os
import sys
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.conftest import FULL
from tests.web.conftest import apart
from tests.web.sockets import LINE, PLAIN, made, sit
from tests.web.test_beside import HouseBeside, two_beside
from tests.web.test_far import said_to
from tests.web.test_processes import FRIENDS, SharedHouse
from windroos.web.far import MOST_STRANGERS
from windroos.web.log_file import LOG_FILE
from windroos.web.marks import Marks

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs processes that are copies, and their numbers")
IDLE = 4000 if FULL else 400
"""Sockets that say nothing."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseBeside]:
    """Two machines; and whatever was done to them, they have no fault to tell of at the end."""
    with two_beside(tmp_path_factory.mktemp("pair")) as house:
        secret = house.secret("beside")
        yield house
        assert [machine.process.poll() for machine in house.machines] == [None, None]
        assert [line for line in levels(house) if line not in ("info", "warning")] == []
    assert secret not in house.log()


def levels(house: HouseBeside) -> list[str]:
    """How bad each line of the logs is."""
    lines = [(one.folder / LOG_FILE).read_text().splitlines() for one in house.machines]
    return [json.loads(line)["level"] for of_one in lines for line in of_one]


def inner_port(house: HouseBeside, at: int) -> int:
    """The port at which a machine hears the other one."""
    return int(house.begun[at][-1].rpartition(":")[2])


def outer_port(machine: SharedHouse) -> int:
    return int(machine.address.rpartition(":")[2])


async def come(house: HouseBeside, at: int, url: str, cookie: str) -> None:
    """Somebody comes to a table by this machine, wherever it lives, and hears of it."""
    async with sit(house.machines[at].address, url, cookie) as window:
        await window.recv()


def test_a_pair_under_attack_serves_whoever_comes(house: HouseBeside) -> None:
    """Strangers who say nothing, little by little, too much, or nonsense; and who overhears one machine."""
    ports = [inner_port(house, at) for at in range(2)]
    url, cookies = made(house.machines[0].address, **FRIENDS)
    secret = bytes.fromhex(house.secret("beside"))
    numbers = house.numbers()

    def sealed(key: bytes, number: int, nonce: bytes, words: bytes) -> bytes:
        ours = os.urandom(32)
        seal = hmac.digest(key, b"call %d " % number + nonce + ours + words, "sha256")
        return len(words).to_bytes(2, "big") + words + ours + seal

    async def greeted(port: int, key: bytes, number: int, nonce: bytes | None = None) -> bytes:
        """What is answered to who asks whether it reaches the database, with this key, as to this machine."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        theirs = await reader.readexactly(32)
        writer.write(sealed(key, number, nonce or theirs, b'{"reaches": true}'))
        try:
            return await reader.read()
        finally:
            writer.close()

    async def slowly(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        await reader.readexactly(32)
        for byte in bytes([0, 200]) + bytes(100):
            if reader.at_eof():
                break
            writer.write(bytes([byte]))
            await asyncio.sleep(0.1)
        assert await reader.read() == b"", "it had a second and a half"
        writer.close()

    async def go() -> None:
        idle = [await asyncio.open_connection("127.0.0.1", ports[at % 2]) for at in range(IDLE)]
        slow = [asyncio.create_task(slowly(port)) for port in ports * 2]
        for at, port in enumerate(ports):
            for nonsense in (b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"\x16\x03\x01", b"\xff\xff" + bytes(70_000)):
                assert len(await said_to(port, nonsense)) in (0, 32), "a number, and nothing of who is there"
            assert await greeted(port, os.urandom(32), numbers[at]) == b"", "with another secret, or an older one"
            assert await greeted(port, secret, numbers[1 - at]) == b"", "said to the other machine"
            assert await greeted(port, secret, numbers[at], os.urandom(32)) == b"", "as it was said before"
            assert (await greeted(port, secret, numbers[at]))[32:] == b'{"reaches": true}'
        for at in range(2):
            await come(house, at, url, cookies[at])
        await asyncio.gather(*slow)
        for _, writer in idle:
            writer.close()

    apart(go())
    assert house.numbers() == numbers
    assert IDLE > 2 * MOST_STRANGERS
    for one in house.machines:
        assert httpx.get(f"{one.address}/health/ready", **PLAIN).status_code == 200
        assert httpx.get(f"{one.address}/club", **PLAIN).status_code == 200


def test_no_request_of_a_browser_reaches_an_inner_address(house: HouseBeside) -> None:
    """However its first line, its headers or what stands before them name one."""
    reached = list[object]()

    async def note(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        reached.append(await reader.read(100))
        writer.close()

    async def go() -> None:
        trap = await asyncio.start_server(note, "127.0.0.1", 0)
        at = trap.sockets[0].getsockname()[1]
        there = f"127.0.0.1:{at}"
        firsts = [
            f"GET http://{there}/ HTTP/1.1", f"CONNECT {there} HTTP/1.1", f"GET //{there}/ HTTP/1.1",
            f"GET /spelen/%2e%2e/%2e%2e//{there}/ HTTP/1.1", f"GET /spelen/../../{there} HTTP/1.1",
            f"GET /\\{there}/ HTTP/1.1", f"GET @{there}/ HTTP/1.1", f'GET /{{"carry":[0,"{there}",1]}} HTTP/1.1',
        ]  # fmt: skip
        heads = [
            f"Host: {there}",
            f"Host: localhost\r\nX-Forwarded-Host: {there}",
            f"Host: x\r\nForwarded: host={there}",
        ]
        for one in house.machines:
            for first in firsts:
                for head in heads:
                    said = f"{first}\r\n{head}\r\nConnection: close\r\n\r\n".encode()
                    for before in (b"", f"PROXY TCP4 10.0.0.9 127.0.0.1 9 {at}\r\n".encode()):
                        answer = await said_to(outer_port(one), before + said)
                        assert answer.partition(b" ")[2][:1] in (b"3", b"4"), (first, head, answer[:100])
        trap.close()

    apart(go())
    assert reached == []


def test_who_comes_through_another_machine_is_not_whom_he_says(house: HouseBeside) -> None:
    """No header that he writes himself is believed of his address; there is no proxy here."""
    url, cookies = made(house.machines[0].address, **FRIENDS)
    headers = {"x-forwarded-for": "203.0.113.7", "forwarded": "for=203.0.113.7", "x-real-ip": "203.0.113.7"}

    async def go() -> None:
        for at, one in enumerate(house.machines):
            where = f"{one.address.replace('http', 'ws')}{url}/ws"
            more = {**headers, "cookie": cookies[at], "origin": one.address}
            async with connect(where, additional_headers=more, local_addr=(f"127.0.0.{5 + at}", 0), **LINE) as window:
                await window.recv()

    apart(go())
    marks = Marks(bytes.fromhex(house.secret("marks")))
    table = url.removeprefix("/spelen/")
    lines = [json.loads(line) for one in house.machines for line in (one.folder / LOG_FILE).read_text().splitlines()]
    came = {line["who"] for line in lines if line["what"] == "came" and line["table"] == table}
    assert came == {marks.address("127.0.0.5"), marks.address("127.0.0.6")}
    for one in house.machines:
        answer = httpx.get(f"{one.address}/health/metrics", headers={"x-forwarded-for": "127.0.0.1"}, **PLAIN)
        assert answer.status_code == 200, "this machine itself, as the system says"


@pytest.mark.parametrize(
    "head",
    [
        "Content-Length: 40\r\nTransfer-Encoding: chunked",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
        "Content-Length: 0\r\nContent-Length: 40",
        "Content-Length: +0",
        "Transfer-Encoding : chunked",
        "X: y\x00z",
    ],
    ids=["both", "two ways", "two lengths", "odd length", "odd name", "nothing in it"],
)
def test_a_request_that_hides_another_gets_one_answer_at_most(house: HouseBeside, head: str) -> None:
    """Wherever it is answered: what stands behind it is no request of its own."""
    url, cookies = made(house.machines[0].address, **FRIENDS)

    async def go() -> None:
        for one in house.machines:
            lines = f"POST {url}/x HTTP/1.1\r\nHost: localhost\r\nCookie: {cookies[0]}\r\n{head}\r\n\r\n"
            hidden = "0\r\n\r\nGET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            answer = await said_to(outer_port(one), (lines + hidden).encode())
            assert answer.count(b"HTTP/1.1 ") == 1, answer[:400]
            assert b"HTTP/1.1 4" in answer

    apart(go())


@pytest.mark.parametrize(
    "frame",
    [
        b"\x81\x05hello",  # not masked
        b"\xf1\x80\0\0\0\0",  # bits that mean nothing
        b"\x83\x80\0\0\0\0",  # no such kind
        b"\x89\xfe\x00\x80\0\0\0\0" + bytes(128),  # a ping that is too long
        b"\x09\x80\0\0\0\0",  # a ping in pieces
        b"\x80\x80\0\0\0\0",  # the rest of nothing
        b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",  # as long as can be
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",  # and longer
        b"\x81\x82\0\0\0\0\xff\xfe",  # no text
        b"\x88\x81\0\0\0\0\x03",  # an end with half a code
    ],
    ids=["plain", "bits", "kind", "long ping", "part of a ping", "rest", "vast", "endless", "no text", "half an end"],
)
def test_odd_frames_end_their_own_window_alone(house: HouseBeside, frame: bytes) -> None:
    """By whichever machine they come to the table."""
    url, cookies = made(house.machines[0].address, **FRIENDS)
    key = "dGhlIHNhbXBsZSBub25jZQ=="

    async def go() -> None:
        for at, one in enumerate(house.machines):
            async with sit(one.address, url, cookies[1 - at]) as beside:
                await beside.recv()
                reader, writer = await asyncio.open_connection("127.0.0.1", outer_port(one))
                with closing(writer):
                    writer.write(
                        f"GET {url}/ws HTTP/1.1\r\nHost: localhost:{outer_port(one)}\r\nUpgrade: websocket\r\n"
                        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                        f"Origin: {one.address}\r\nCookie: {cookies[at]}\r\n\r\n".encode()
                    )
                    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
                    writer.write(frame)
                    await reader.read()  # to its end, which comes
                await (await beside.ping())

    apart(go())
