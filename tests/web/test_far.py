"""What a process of one machine says to one of another, and what a stranger at that port gets: nothing."""

from __future__ import annotations

import asyncio
import errno
import hmac
import json
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import get_args

import pytest

from tests.web.conftest import PATIENCE, apart, free_port
from tests.web.postgres import postgres
from tools.postgres import DatabaseServer

pytest.importorskip("psycopg")
from windroos.hosting.sharing import Question, SharedQuestion
from windroos.store.machines import SPEECH, Machine, machine_text
from windroos.store.membership import BesideOthers
from windroos.store.place import ServerPlace, place_of
from windroos.store.store import Store
from windroos.web import far as far_away
from windroos.web.carrying import CarriedEnd, tied_together
from windroos.web.far import FarProcesses
from windroos.web.greeting import MOST, greet
from windroos.web.handed import Handed
from windroos.web.listening import listen_at
from windroos.web.machines import Machines
from windroos.wire.json_text import Json

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="one process serves a house there")
CALLER = ("192.0.2.7", 50_000)
SECRET = bytes(range(32))


@pytest.fixture(scope="module")
def server() -> Iterator[DatabaseServer]:
    with postgres() as found:
        yield found


class FarHouse:
    """Two machines with a process each; the second keeps what it is given, and answers what it is asked."""

    def __init__(self, store: Store, numbers: list[int], ports: list[int], secret: bytes = SECRET) -> None:
        assert isinstance(store.place, ServerPlace)
        self.place = store.place
        self.names = [f"{number}.0" for number in numbers]
        self.ports = ports
        self.leave: Callable[[], object] = str
        """Let the second machine serve no more."""
        self.asked: list[tuple[str, SharedQuestion]] = []
        self.taken: asyncio.Queue[tuple[socket.socket, Handed]] = asyncio.Queue()
        both = [Machines(store, name) for name in self.names]
        self.one = FarProcesses(both[0], secret, listen_at(f"127.0.0.1:{ports[0]}"))
        self.other = FarProcesses(both[1], SECRET, listen_at(f"127.0.0.1:{ports[1]}"))
        self.other.listen(self._take, self._answer)
        self.one.listen(self._take, self._answer)

    async def _take(self, connection: socket.socket, handed: Handed) -> None:
        self.taken.put_nowait((connection, handed))

    async def _answer(self, name: str, asked: SharedQuestion) -> Json:
        self.asked.append((name, asked))
        if asked.what == "close":
            raise ValueError
        return {"name": name}


def run(
    server: DatabaseServer, folder: Path, work: Callable[[FarHouse], Awaitable[None]], secret: bytes = SECRET
) -> None:
    place = place_of(server.fresh(), folder)
    assert isinstance(place, ServerPlace)
    ports = [free_port(), free_port()]
    with ExitStack() as open_:
        machines = [BesideOthers(place, Machine(0, f"127.0.0.1:{port}", 1, "")) for port in ports]
        for machine in machines:
            machine.take()
            open_.callback(machine.close)

        async def go() -> None:
            store = Store.join(place, owner=machines[0].number)
            house = FarHouse(store, [machine.number for machine in machines], ports, secret)
            house.leave = machines[1].close
            try:
                await work(house)
            finally:
                await house.one.close()
                await house.other.close()
                await store.close()

        apart(go())


async def refused(asking: Awaitable[object]) -> bool:
    """Whether nothing comes of it."""
    try:
        await asking
    except OSError:
        return True
    return False


async def said_to(port: int, *pieces: bytes) -> bytes:
    """All that a port says to somebody until it hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for piece in pieces:
            writer.write(piece)
        return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


def test_a_question_is_answered_and_a_connection_goes_on(server: DatabaseServer, tmp_path: Path) -> None:
    async def work(house: FarHouse) -> None:
        name = house.names[1]
        assert await house.one.ask(name, SharedQuestion("turn_out", "bcdfghjk", 2)) == {"name": name}
        assert house.asked == [(name, SharedQuestion("turn_out", "bcdfghjk", 2))]
        assert await refused(
            house.one.ask(name, SharedQuestion("close"))
        )  # what it cannot answer is its own fault, and is told there
        with closing(await house.one.carry(name, 2, CALLER)) as way:
            connection, handed = await house.taken.get()
            with connection:
                assert handed == Handed(b"", 2, CALLER)
                await asyncio.get_running_loop().sock_sendall(way, b"GET / HTTP/1.1\r\n")
                assert await asyncio.get_running_loop().sock_recv(connection, 100) == b"GET / HTTP/1.1\r\n"
                assert not connection.get_inheritable()
        assert await refused(house.one.ask("999.0", SharedQuestion("waiting")))

    run(server, tmp_path, work)


def test_who_has_another_secret_is_nobody(server: DatabaseServer, tmp_path: Path) -> None:
    async def work(house: FarHouse) -> None:
        assert await refused(house.one.ask(house.names[1], SharedQuestion("turn_out", "bcdfghjk", 2)))
        assert await refused(house.one.carry(house.names[1], 0, CALLER))
        assert house.asked == []
        assert house.taken.empty()

    run(server, tmp_path, work, bytes(32))


def test_a_stranger_hears_a_number_and_nothing_else(
    server: DatabaseServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(far_away, "GREETS", 0.3)

    async def work(house: FarHouse) -> None:
        port, told = house.ports[1], json.dumps({"carry": [0, *CALLER]}).encode()
        whole = len(told).to_bytes(2, "big") + told + bytes(32) + bytes(32)
        for pieces in [
            (), (b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",), (b"\x00",), (b"\xff\xff" + bytes(MOST + 100),), (whole,),
            (whole[:-1],), (whole, whole, whole),
        ]:  # fmt: skip
            assert len(await said_to(port, *pieces)) in (0, 32)
        assert len({await said_to(port) for _ in range(3)}) == 3, "and each another one"
        assert house.asked == []
        assert house.taken.empty()

    run(server, tmp_path, work)


def test_what_was_overheard_is_good_for_nothing(server: DatabaseServer, tmp_path: Path) -> None:
    """Nor for another machine, whoever has its address now."""

    async def work(house: FarHouse) -> None:
        loop, heard = asyncio.get_running_loop(), bytearray()
        with socket.create_server(("127.0.0.1", 0)) as between:
            between.setblocking(False)
            number = int(house.names[1].partition(".")[0])
            house.one.machines.places[number] = between.getsockname()

            async def listen() -> None:
                """Sit between the two, and write down what the one says."""
                there, _ = await loop.sock_accept(between)
                reader, writer = await asyncio.open_connection("127.0.0.1", house.ports[1])
                with there:
                    await loop.sock_sendall(there, await reader.readexactly(32))
                    heard.extend(await loop.sock_recv(there, 4096))
                    writer.write(heard)
                    await loop.sock_sendall(there, await reader.read())
                writer.close()

            listening = asyncio.create_task(listen())
            assert await house.one.ask(house.names[1], SharedQuestion("waiting")) == {"name": house.names[1]}
            await listening
        assert len(house.asked) == 1
        assert SECRET not in heard
        assert len(await said_to(house.ports[1], bytes(heard))) == 32
        assert len(house.asked) == 1
        with socket.create_connection(("127.0.0.1", house.ports[1])) as way:
            way.setblocking(False)
            assert await refused(greet(way, SECRET, number + 1, b"{}"))
        assert len(house.asked) == 1

    run(server, tmp_path, work)


def test_what_goes_on_at_a_machine_that_serves_no_more_ends(server: DatabaseServer, tmp_path: Path) -> None:
    """Nobody hangs up where a machine only sleeps or is cut off: else its people would wait for it."""

    async def work(house: FarHouse) -> None:
        loop, lefts = asyncio.get_running_loop(), list[CarriedEnd]()
        browser, ours = socket.socketpair()
        with closing(browser):
            near, there = CarriedEnd(lefts.append), CarriedEnd(lefts.append)
            tied_together(near, there)
            await loop.connect_accepted_socket(lambda: near, ours)
            way = await house.one.carry(house.names[1], 1, CALLER)
            await loop.connect_accepted_socket(lambda: there, way)
            house.one.carried(house.names[1]).add(near)
            connection, _ = await house.taken.get()
            browser.setblocking(False)
            await loop.sock_sendall(connection, b"HTTP")
            assert await loop.sock_recv(browser, 10) == b"HTTP"
            house.one.machines.look()
            assert not near.transport.is_closing()
            house.leave()
            house.one.machines.look()
            assert near.transport.is_closing()
            assert await loop.sock_recv(browser, 10) == b""
            assert await loop.sock_recv(connection, 10) == b""
            connection.close()
        assert {near, there} == set(lefts)

    run(server, tmp_path, work)


def test_what_machines_say_to_each_other_is_that_of_this_version(server: DatabaseServer, tmp_path: Path) -> None:
    """Machines of two versions serve together where `SPEECH` is the same: who says it otherwise raises that."""

    async def work(house: FarHouse) -> None:
        said = list[bytes]()

        async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            ours = bytes(range(32))
            writer.write(ours)
            length = int.from_bytes(await reader.readexactly(2), "big")
            words, theirs = await reader.readexactly(length), await reader.readexactly(32)
            machine = int(house.names[1].partition(".")[0])
            sealed = hmac.digest(SECRET, b"call %d " % machine + ours + theirs + words, "sha256")
            assert await reader.readexactly(32) == sealed
            said.append(words)
            writer.close()

        hearing = await asyncio.start_server(hear, "127.0.0.1", 0)
        number = int(house.names[1].partition(".")[0])
        house.one.machines.places[number] = hearing.sockets[0].getsockname()
        assert await refused(house.one.carry(house.names[1], 2, CALLER))
        assert await refused(house.one.ask(house.names[1], SharedQuestion("turn_out", "bcdfghjk", 3)))
        hearing.close()
        carried = b'{"carry": [2, "192.0.2.7", 50000]}'
        assert said == [carried, b'{"ask": ["%s", "turn_out", "bcdfghjk", 3]}' % house.names[1].encode()]

    run(server, tmp_path, work)
    asked = {"close", "turn_out", "renamed", "wake", "over", "waiting", "fares"}
    shown = json.loads(machine_text(Machine(7, "10.0.0.2:8137", 2, "key")))
    place = {"number": 7, "place": "10.0.0.2:8137", "processes": 2, "key": "key"}
    assert (SPEECH, set(get_args(Question)), shown) == (1, asked, {**place, "speech": 1, "beats": 0})


def test_a_name_that_has_several_addresses_is_tried_at_each(
    server: DatabaseServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of a machine that listens to IPv4, whose name is one of IPv6 too; and of one whose answer never comes."""
    monkeypatch.setattr(far_away, "GREETS", 3.0)

    async def work(house: FarHouse) -> None:
        loop = asyncio.get_running_loop()
        with socket.create_server(("127.0.0.1", 0)) as silent:
            dead, port = free_port(), silent.getsockname()[1]

            async def found(*_: object, **__: object) -> list[tuple[object, ...]]:
                four, six = (socket.AF_INET, 1, 6, ""), (socket.AF_INET6, 1, 6, "")
                there = [(*six, ("::1", dead, 0, 0)), (*four, ("127.0.0.1", dead)), (*four, ("127.0.0.1", port))]
                return [*there, (*four, ("127.0.0.1", house.ports[1]))]

            monkeypatch.setattr(loop, "getaddrinfo", found, raising=False)
            monkeypatch.setattr(far_away, "SECONDS", PATIENCE)
            assert await house.one.ask(house.names[1], SharedQuestion("waiting")) == {"name": house.names[1]}

    run(server, tmp_path, work)


def test_a_machine_that_lives_and_is_not_reached_is_told_of_once(
    server: DatabaseServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A port that a firewall keeps: its signs of life go another way, and what lives there nobody comes to."""
    monkeypatch.setattr(far_away, "TELLS", 0.0)

    async def work(house: FarHouse) -> None:
        number, (host, port) = next(iter(reversed(house.one.machines.places.items())))
        for _ in range(2):
            house.one.machines.places[number] = (host, free_port())
            for _ in range(2):
                assert await refused(house.one.ask(house.names[1], SharedQuestion("waiting")))
            house.one.machines.places[number] = (host, port)
            assert await house.one.ask(house.names[1], SharedQuestion("waiting"))
        said = f"machine {number} lives, and is not reached where its --beside says: "
        assert [line.startswith(said) for line in caplog.messages] == [True, True], caplog.text

    run(server, tmp_path, work)


def test_where_no_file_is_left_it_is_tried_now_and_then(
    server: DatabaseServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not at every turn of the loop; who came meanwhile is let in then."""
    monkeypatch.setattr(far_away, "RESTS", 0.2)
    tries = list[int]()

    def full(_: socket.socket) -> tuple[socket.socket, object]:
        tries.append(1)
        raise OSError(errno.EMFILE, "no file is left")

    async def work(house: FarHouse) -> None:
        loop, number = asyncio.get_running_loop(), int(house.names[1].partition(".")[0])
        with socket.create_connection(("127.0.0.1", house.ports[1])) as way:
            way.setblocking(False)
            with monkeypatch.context() as patched:
                patched.setattr(socket.socket, "accept", full)
                began = loop.time()
                for _ in range(200):
                    await asyncio.sleep(0)
                assert 1 <= len(tries) <= 1 + (loop.time() - began) / 0.2
            await greet(way, SECRET, number, json.dumps({"ask": [house.names[1], "waiting", "", 0]}).encode())

    run(server, tmp_path, work)
