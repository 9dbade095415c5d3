"""The doors of the server: connections that say nothing, too many of them, and bytes that are no text."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets.sync.client
from websockets.exceptions import ConnectionClosed

from tests.web.conftest import PATIENCE, serving
from windroos.web import crowd, protocols
from windroos.web.budget import Budget
from windroos.web.crowd import OWN, Crowd, address_of, raise_file_limit


def connected(address: str) -> socket.socket:
    host, _, port = address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def is_closed(connection: socket.socket) -> bool:
    """Wait until the server has closed a connection."""
    connection.settimeout(PATIENCE)
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines that a test can wait for."""
    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.3)
    monkeypatch.setattr(protocols, "ANSWER_SECONDS", 0.6)
    monkeypatch.setattr(crowd, "SWEEP_SECONDS", 0.1)
    monkeypatch.setattr(crowd, "LINGER_SECONDS", 0.2)


HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HT", HEAD, HEAD + b"\r\n" + HEAD, HEAD.replace(b"GET", b"POST") + b"Content-Length: 9\r\n\r\na"],
    ids=["nothing", "half a line", "half the headers", "half the next request", "half a body"],
)  # fmt: skip
def test_who_says_nothing_more_is_let_go(tmp_path: Path, sent: bytes) -> None:
    with serving(tmp_path) as address, closing(connected(address)) as silent:
        silent.sendall(sent)
        assert is_closed(silent)


@pytest.mark.usefixtures("quick")
def test_a_drop_now_and_then_does_not_keep_a_connection_open(tmp_path: Path) -> None:
    with serving(tmp_path) as address, closing(connected(address)) as slow:
        slow.sendall(HEAD)
        for _ in range(int(PATIENCE / 0.05)):
            try:
                slow.sendall(b"a: b\r\n")
            except OSError:
                return
            time.sleep(0.05)
        raise AssertionError("it is still open")


@pytest.mark.usefixtures("quick")
def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    """Asked for more than the system keeps on its way, and never read."""
    with serving(tmp_path) as address, closing(connected(address)) as deaf:
        asked = b"GET /static/x/tiles.svg HTTP/1.1\r\nHost: localhost\r\n\r\n"
        deaf.settimeout(0.1)
        for _ in range(int(PATIENCE / 0.05)):
            time.sleep(0.05)
            try:
                deaf.sendall(asked * 100)
            except TimeoutError:
                continue
            except OSError:
                return
        raise AssertionError("it is still open")


def test_what_is_no_text_ends_a_socket_without_a_report(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path) as address, httpx.Client(base_url=address, timeout=PATIENCE) as writer:
        table = writer.post("/tellen").headers["location"]
        cookie = "; ".join(f"{name}={value}" for name, value in writer.cookies.items())
        place = f"{address.replace('http', 'ws')}{table}/ws"
        with websockets.sync.client.connect(
            place, additional_headers={"cookie": cookie}, open_timeout=PATIENCE
        ) as rude:
            assert "revision" in rude.recv(PATIENCE)
            rude.socket.sendall(b"\x81\x82\0\0\0\0\xff\xfe")
            with pytest.raises(ConnectionClosed) as ended:
                rude.recv(PATIENCE)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == protocols.INVALID_TEXT
    assert caplog.text == ""


class Idle:
    """A connection that does nothing."""

    def __init__(self, idle: bool = True) -> None:
        self.idle = idle
        self.late = False
        self.aborted = False
        self.transport: Any = self

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return False

    def is_late(self, now: float) -> bool:
        del now
        return self.late


class Leaving(Idle):
    """A connection that is being closed, and has not read all that it is sent."""

    unread = 0

    def is_closing(self) -> bool:
        return True

    def get_write_buffer_size(self) -> int:
        return self.unread


@contextmanager
def crowded(most: int, most_each: int, arrivals: Budget | None = None) -> Iterator[Crowd]:
    """A crowd on an event loop that does not run; a browser of another test may have a loop that does, here."""
    loop, before = asyncio.new_event_loop(), asyncio.events._get_running_loop()
    made = Crowd(most, most_each, arrivals)
    asyncio.events._set_running_loop(loop)
    try:
        yield made
    finally:
        asyncio.events._set_running_loop(before)
        loop.close()


def fill(made: Crowd, address: Callable[[int], str], count: int, idle: bool = True) -> list[Idle]:
    """So many try to come in; those who do."""
    return [one for at in range(count) if made.enter(one := Idle(idle), address(at), 0.0)]


def test_one_address_holds_so_many_and_no_more() -> None:
    with crowded(1000, 50) as made:
        guests = fill(made, lambda _: "10.0.0.9", 80)
        assert len(guests) == 50
        made.leave(guests[0], "10.0.0.9")
        made.leave(guests[0], "10.0.0.9")
        assert len(made) == 49
        assert len(fill(made, lambda _: "10.0.0.9", 5)) == 1
        assert len(fill(made, lambda _: "10.0.0.10", 5)) == 5


def test_half_of_all_is_the_most_for_one_address() -> None:
    with crowded(200, 600) as made:
        assert len(fill(made, lambda _: "10.0.0.9", 300)) == 100


def test_who_reads_the_end_of_an_answer_slowly_gets_it_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes through another machine is closed at its end, and mostly much of it is on its way then."""
    monkeypatch.setattr(crowd, "LINGER_SECONDS", 0.0)
    with crowded(100, 50) as made:
        made.enter(slow := Leaving(), "10.0.0.9", 0.0)
        for slow.unread in (3000, 2999, 1):
            made._sweep()
            assert not slow.aborted
        made._sweep()
        assert slow.aborted, "and who reads nothing any more is let go"


def test_who_holds_the_most_makes_room_for_who_comes() -> None:
    with crowded(OWN + 100, 90) as made:
        many = fill(made, lambda _: "10.0.0.9", 80)
        few = fill(made, lambda at: f"10.0.1.{at}", 50)
        assert len(many) == 80
        assert len(few) == 50, "everybody else comes in"
        assert sum(one.aborted for one in many) == 30
        assert not any(one.aborted for one in few)
        assert len(made) == 100
        assert fill(made, lambda _: "10.0.0.9", 5) == [], "and the one with the most does not push out others"


def test_who_is_being_answered_is_not_sent_away() -> None:
    with crowded(OWN + 20, 10) as made:
        fill(made, lambda at: f"10.0.0.{at % 2}", 20, idle=False)
        assert fill(made, lambda at: f"10.0.1.{at}", 5) == []
        assert len(fill(made, lambda _: "127.0.0.1", 100)) == 10, "this machine has places of its own"


def test_connections_that_come_too_fast_are_let_go() -> None:
    with crowded(10_000, 10_000, Budget(10, 50)) as made:
        assert len(fill(made, lambda _: "10.0.0.9", 200)) == 50
        assert sum(made.enter(Idle(), "10.0.0.9", 1.0) for _ in range(50)) == 10


@pytest.mark.parametrize(
    ("client", "address"),
    [
        ("192.168.1.20", "192.168.1.20"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:10.0.0.9", "10.0.0.9"),
        ("::1", "::1"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_ipv6_is_one_address(client: str, address: str) -> None:
    assert address_of((client, 1)) == address


def test_a_budget_fills_up_again_and_forgets_who_asked_longest_ago() -> None:
    budget = Budget(rate=2, burst=10, most=3)
    assert [budget.take("a", 4, 0) for _ in range(3)] == [True, True, False]
    assert budget.wait("a", 4, 0) == 1
    assert budget.take("a", 4, 1)
    assert not budget.take("a", 1, 1)
    assert budget.left("a", 100) == 10, "never more than at one go"
    assert budget.left("a", 0) == 0, "nor less where a clock goes back"
    for key in "bcd":
        budget.take(key, 10, 1)
    assert budget.left("a", 1) == 10
    assert budget.left("b", 1) == 0
    budget.take("b", 0, 1)
    budget.take("e", 10, 1)
    assert budget.left("b", 1) == 0, "he asked just now"
    assert budget.left("c", 1) == 10


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no limit on files")
def test_as_many_files_as_the_system_allows() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
    try:
        most = raise_file_limit()
        assert most == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
