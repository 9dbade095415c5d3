"""Who attacks the port at which machines speak to each other: strangers, and who answers in a machine's place."""

from __future__ import annotations

import asyncio
import hmac
import json
import socket
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.web.conftest import PATIENCE
from tests.web.postgres import postgres
from tests.web.test_far import CALLER, SECRET, FarHouse, refused, run
from tools.postgres import DatabaseServer
from windroos.hosting.sharing import SharedQuestion
from windroos.store.machines import Machine, machine_text
from windroos.web.far import MOST_STRANGERS
from windroos.web.greeting import greet

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="one process serves a house there")


@pytest.fixture(scope="module")
def server() -> Iterator[DatabaseServer]:
    with postgres() as found:
        yield found


def test_who_is_called_and_has_no_secret_is_told_nothing(server: DatabaseServer, tmp_path: Path) -> None:
    """What stands in a greeting is all that somebody hears who has a machine's address: no request, and no cookie."""

    async def work(house: FarHouse) -> None:
        heard = bytearray()

        async def pretend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(bytes(32))
            heard.extend(await reader.read(4096))
            writer.write(bytes(32))
            heard.extend(await reader.read())
            writer.close()

        pretending = await asyncio.start_server(pretend, "127.0.0.1", 0)
        number = int(house.names[1].partition(".")[0])
        house.one.machines.places[number] = pretending.sockets[0].getsockname()
        assert await refused(house.one.carry(house.names[1], 0, CALLER))
        assert await refused(house.one.ask(house.names[1], SharedQuestion("waiting")))
        pretending.close()
        assert SECRET not in heard

    run(server, tmp_path, work)


@pytest.mark.parametrize(
    "nonsense", [b"", b'{"na', b"\xff\xfe", b"[" * 100_000], ids=["no", "half", "no text", "too deep"]
)
def test_an_answer_that_is_none_is_no_answer(server: DatabaseServer, tmp_path: Path, nonsense: bytes) -> None:
    """As of a machine that ends in the middle of it; whoever asked takes it for gone."""

    async def work(house: FarHouse) -> None:
        number = int(house.names[1].partition(".")[0])

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            """As one who has the secret, and after that says what he likes."""
            ours = bytes(32)
            writer.write(ours)
            length = int.from_bytes(await reader.readexactly(2), "big")
            words, theirs = await reader.readexactly(length), await reader.readexactly(32)
            await reader.readexactly(32)
            writer.write(hmac.digest(SECRET, b"hear %d " % number + ours + theirs + words, "sha256") + nonsense)
            await writer.drain()
            writer.close()

        answering = await asyncio.start_server(answer, "127.0.0.1", 0)
        house.one.machines.places[number] = answering.sockets[0].getsockname()
        assert await refused(house.one.ask(house.names[1], SharedQuestion("waiting")))
        answering.close()

    run(server, tmp_path, work)


def test_who_says_to_be_at_no_place_keeps_nobody_from_the_others(server: DatabaseServer, tmp_path: Path) -> None:
    """Whoever wrote that: the processes go on looking, and the others are reached."""

    async def work(house: FarHouse) -> None:
        for at, place in enumerate(("nowhere", "", ":8137", "127.0.0.1:99999", "127.0.0.1:0", "127.0.0.1:-1")):
            odd = machine_text(Machine(900 + at, place, 1, ""))
            with psycopg.connect(house.place.url, autocommit=True) as told:
                told.execute("INSERT INTO setting (name, value) VALUES (%s, %s)", (f"machine {900 + at}", odd))
            house.one.machines.look()
            assert await refused(house.one.ask(f"{900 + at}.0", SharedQuestion("waiting")))
        assert await house.one.ask(house.names[1], SharedQuestion("waiting")) == {"name": house.names[1]}

    run(server, tmp_path, work)


def test_a_seal_is_compared_without_telling_how_much_of_it_is_right(
    server: DatabaseServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On both sides, all of it at once."""
    compared = list[tuple[int, int]]()
    compare = hmac.compare_digest

    def note(one: bytes, other: bytes) -> bool:
        compared.append((len(one), len(other)))
        return compare(one, other)

    monkeypatch.setattr(hmac, "compare_digest", note)

    async def work(house: FarHouse) -> None:
        assert await house.one.ask(house.names[1], SharedQuestion("waiting"))
        assert compared == [(32, 32), (32, 32)]

    run(server, tmp_path, work)


@pytest.mark.parametrize("at", [0, 2, 10, -65, -64, -33, -32, -1])
def test_what_was_changed_on_its_way_is_refused(server: DatabaseServer, tmp_path: Path, at: int) -> None:
    """Each part of it: its length, its words, the number and the seal."""

    async def work(house: FarHouse) -> None:
        number = int(house.names[1].partition(".")[0])
        reader, writer = await asyncio.open_connection("127.0.0.1", house.ports[1])
        theirs, ours = await reader.readexactly(32), bytes(range(32))
        words = json.dumps({"ask": [house.names[1], "waiting", "", 0]}).encode()
        seal = hmac.digest(SECRET, b"call %d " % number + theirs + ours + words, "sha256")
        said = bytearray(len(words).to_bytes(2, "big") + words + ours + seal)
        said[at] ^= 1
        writer.write(said)
        writer.write_eof()
        assert await reader.read() == b""
        writer.close()
        assert house.asked == []

    run(server, tmp_path, work)


def test_a_stranger_who_hangs_up_takes_nobody_along(server: DatabaseServer, tmp_path: Path) -> None:
    """He has gone when he is to be turned away for who comes next."""

    async def work(house: FarHouse) -> None:
        loop, strangers = asyncio.get_running_loop(), list[socket.socket]()
        for _ in range(MOST_STRANGERS):
            strangers.append(socket.create_connection(("127.0.0.1", house.ports[1])))
            strangers[-1].setblocking(False)
            assert len(await loop.sock_recv(strangers[-1], 32)) == 32
        for one in strangers:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            one.close()
        with socket.create_connection(("127.0.0.1", house.ports[1])) as way:
            way.setblocking(False)
            number = int(house.names[1].partition(".")[0])
            await greet(way, SECRET, number, json.dumps({"ask": [house.names[1], "waiting", "", 0]}).encode())

    run(server, tmp_path, work)


def test_strangers_of_one_place_turn_out_nobody_from_elsewhere(server: DatabaseServer, tmp_path: Path) -> None:
    """A machine that is making itself known stays, however many come beside it meanwhile."""

    async def work(house: FarHouse) -> None:
        number = int(house.names[1].partition(".")[0])
        with socket.create_connection(("127.0.0.1", house.ports[1])) as way:
            crowd = [
                await asyncio.open_connection("127.0.0.1", house.ports[1], local_addr=("127.0.0.9", 0))
                for _ in range(2 * MOST_STRANGERS)
            ]
            for reader, _ in crowd:
                await reader.read(32)
            way.setblocking(False)
            await greet(way, SECRET, number, json.dumps({"ask": [house.names[1], "waiting", "", 0]}).encode())
            for _, writer in crowd:
                writer.close()

    run(server, tmp_path, work)


def test_strangers_who_say_nothing_keep_no_machine_away(server: DatabaseServer, tmp_path: Path) -> None:
    async def work(house: FarHouse) -> None:
        strangers = [await asyncio.open_connection("127.0.0.1", house.ports[1]) for _ in range(2 * MOST_STRANGERS)]
        for reader, _ in strangers:
            await reader.read(32)
        assert await house.one.ask(house.names[1], SharedQuestion("waiting")) == {"name": house.names[1]}
        first = strangers[0][0]
        async with asyncio.timeout(PATIENCE):
            assert await first.read() == b"", "who waited longest is gone"
        for _, writer in strangers:
            writer.close()

    run(server, tmp_path, work)
