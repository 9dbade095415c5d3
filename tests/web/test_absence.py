"""Whether a database is away for all machines, as the others say when they are asked; in doubt it is not."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread

import pytest

from tests.web.postgres import postgres
from tests.web.test_far import SECRET, FarHouse, run
from windroos.store.machines import Machine
from windroos.web import absence as absences
from windroos.web.absence import REACHES, SharedAbsence
from windroos.web.greeting import be_greeted

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="one process serves a house there")
LACKS, HAS = b'{"reaches": false}', b'{"reaches": true}'


class ToldMachine:
    """A machine that answers at its inner port what it is told to; nothing where that is empty."""

    def __init__(
        self, number: int, answer: bytes = LACKS, secret: bytes = SECRET, goes_by: int = 0, place: str = ""
    ) -> None:
        """`goes_by`: its number, where another one was known there; `place`: where it says to be, and is not."""
        self.answer = answer
        self.pretends = False
        """Whether somebody is there in its place who has no secret."""
        self.asked: list[bytes] = []
        self._secret = secret
        self._number = goes_by or number
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.machine = Machine(number, place or f"127.0.0.1:{self._listening.getsockname()[1]}", 1, "")
        self._thread = Thread(target=self._serve, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._thread.join()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                way, _ = self._listening.accept()
                with way, suppress(OSError):
                    way.setblocking(False)
                    asyncio.run(self._hear(way))

    async def _hear(self, way: socket.socket) -> None:
        if self.pretends:
            await asyncio.get_running_loop().sock_sendall(way, bytes(64))
            await asyncio.get_running_loop().sock_recv(way, 1000)
            return
        self.asked.append(await be_greeted(way, self._secret, self._number))
        await asyncio.get_running_loop().sock_sendall(way, self.answer)
        if not self.answer:
            await asyncio.get_running_loop().sock_recv(way, 1)  # until the other hangs up


class ToldHouse:
    """What a machine hears of others."""

    def __init__(self) -> None:
        self.told = 0
        self.absence = SharedAbsence(SECRET, self._tell)

    def _tell(self) -> None:
        self.told += 1

    def asks(self, *others: ToldMachine) -> bool:
        """Whether none of the others reaches the database."""
        return self.absence.is_for_all([one.machine for one in others])


@pytest.fixture(autouse=True)
def at_every_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would ask again after a while only."""
    monkeypatch.setattr(absences, "ASKS", 0.0)


@pytest.fixture
def house() -> ToldHouse:
    return ToldHouse()


@pytest.fixture
def other() -> Iterator[ToldMachine]:
    with closing(ToldMachine(3)) as found:
        yield found


def test_it_is_away_for_all_where_all_say_so_and_for_nobody_as_soon_as_one_has_it(
    house: ToldHouse, other: ToldMachine
) -> None:
    with closing(ToldMachine(9)) as third:
        assert house.asks(other, third)
        assert house.asks(other, third)
        assert (other.asked, third.asked) == ([REACHES] * 2, [REACHES] * 2)
        assert house.told == 1, "once in each absence"
        third.answer = HAS
        assert not house.asks(other, third)
        third.answer = LACKS
        assert house.asks(other, third)
        house.absence.end()
        assert house.asks(other, third)
        assert house.told == 2


@pytest.mark.parametrize(
    "doubtful",
    [
        lambda: ToldMachine(4, secret=bytes(32)),
        lambda: ToldMachine(4, goes_by=5),
        lambda: ToldMachine(4, b""),
        lambda: ToldMachine(4, b'{"reach'),
        lambda: ToldMachine(4, b'{"reaches": null}'),
        lambda: ToldMachine(4, b"{}"),
        lambda: ToldMachine(4, b"[false]"),
        lambda: ToldMachine(4, b"\xff\xfe"),
        lambda: ToldMachine(4, b"[" * 100_000),
        lambda: ToldMachine(4, place="nowhere"),
        lambda: ToldMachine(4, place="127.0.0.1:99999"),
    ],
    ids=[
        "another house",
        "another machine",
        "silent",
        "cut off",
        "unsaid",
        "of another version",
        "another shape",
        "no text",
        "too deep",
        "at no place",
        "at no port",
    ],
)
def test_in_doubt_it_is_not(
    house: ToldHouse, other: ToldMachine, doubtful: Callable[[], ToldMachine], monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(doubtful()) as one:
        if not one.answer:
            monkeypatch.setattr(absences, "SECONDS", 0.3)
        assert not house.asks(one)
        assert not house.asks(other, one)
        assert not house.asks(one, other)
    assert house.told == 0


def test_who_listens_no_more_has_ended_where_he_lacked_it_in_this_absence(house: ToldHouse, other: ToldMachine) -> None:
    """Else he may be behind a wall, and have the database."""
    ended = ToldMachine(4)
    assert house.asks(other, ended)
    ended.close()
    assert house.asks(other, ended)
    assert not ToldHouse().asks(other, ended), "of whom it never heard"
    house.absence.end()
    assert not house.asks(other, ended), "nor in this absence"
    with closing(ToldMachine(7)) as other_end:
        assert house.asks(other, other_end)
        other_end.answer = HAS
        assert not house.asks(other, other_end)
    assert not house.asks(other, other_end), "he had it when he was heard last"


def test_who_is_there_in_the_place_of_one_who_lacked_it_is_no_sign_that_he_ended(
    house: ToldHouse, other: ToldMachine
) -> None:
    assert house.asks(other)
    other.pretends = True
    assert not house.asks(other)
    other.pretends = False
    assert house.asks(other)


def test_they_are_asked_now_and_then(house: ToldHouse, other: ToldMachine, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(absences, "ASKS", 1.0)
    monkeypatch.setattr(absences, "monotonic", lambda: now)
    assert house.asks(other)
    now += 0.9
    assert not house.asks(other)
    assert len(other.asked) == 1
    now += 0.2
    assert house.asks(other)
    assert len(other.asked) == 2


def test_a_machine_says_what_it_sees_at_that_moment(tmp_path: Path) -> None:
    with postgres() as server:

        async def work(far: FarHouse) -> None:
            house = ToldHouse()
            others = [Machine(int(far.names[1].partition(".")[0]), f"127.0.0.1:{far.ports[1]}", 1, "")]

            async def is_for_all() -> bool:
                return await asyncio.to_thread(house.absence.is_for_all, others)

            assert not await is_for_all()
            await asyncio.to_thread(server.stop)
            assert await is_for_all()
            await asyncio.to_thread(server.start)
            while await is_for_all():  # it is tried again after a moment
                await asyncio.sleep(0.01)

        run(server, tmp_path, work)
