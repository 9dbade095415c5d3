"""What a server sends and reads by itself on a socket is what its library would send and read."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tests.web.conftest import apart
from windroos.web.crowd import Crowd
from windroos.web.frames import frame_end, framed, text_of
from windroos.web.protocols import INVALID_TEXT, MOST_UNREAD, SEND_NOW, SocketProtocol
from windroos.web.serve import MOST_MESSAGE, uvicorn_config

LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 70_001]
ASKED = (
    b"GET /spelen/x/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    text = ("ë" * length).encode()[:length]
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_frame_of_a_browser_is_found_and_read(length: int) -> None:
    text = "x" * (length % 2) + "ë" * (length // 2)
    frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert text_of(frame) == text
    assert frame_end(b"ab" + frame + b"cd", 2, length) == 2 + len(frame)
    for short in (0, 1, 2, 3, 5, len(frame) - 1):
        if short < len(frame):
            assert frame_end(frame[:short], 0, length) is None
    if length:
        assert text_of(frame[:-1]) is None
    if length > 125:
        assert frame_end(frame[:20], 0, length - 1) == 20, "one that is too long is not waited for"


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.BINARY, b"x").serialize(mask=True),
        Frame(Opcode.PING, b"x").serialize(mask=True),
        Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True),
        Frame(Opcode.CONT, b"x").serialize(mask=True),
        Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True),
        b"\xc1" + Frame(Opcode.TEXT, b"x").serialize(mask=True)[1:],
        Frame(Opcode.TEXT, b"x").serialize(mask=False),
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
    ],
    ids=["binary", "ping", "close", "continued", "begun", "reserved", "no mask", "no text"],  # masks are by chance
)
def test_what_is_no_whole_text_of_a_browser_is_the_librarys(frame: bytes) -> None:
    assert text_of(frame) is None
    assert frame_end(frame, 0, MOST_MESSAGE) == len(frame)


class FrameLine(asyncio.Transport):
    """A connection that keeps what is written, and whether it is listened to."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.stops = 0
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("127.0.0.1", 5), "sockname": ("127.0.0.1", 80)}.get(name, default)

    def write(self, data: Any) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.stops += 1

    def resume_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


async def opened(early: bytes = b"") -> tuple[SocketProtocol, FrameLine]:
    """A socket that was let in; `early` came before it was."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.Event().wait()

    config = uvicorn_config(app, Crowd(10))
    config.load()
    protocol, line = SocketProtocol(config, ServerState(), {}), FrameLine()
    protocol.connection_made(line)
    protocol.data_received(ASKED)
    if early:
        protocol.data_received(early)
    await protocol.send({"type": "websocket.accept"})
    line.written = b""
    assert (await protocol.receive())["type"] == "websocket.connect"
    return protocol, line


def heard(protocol: SocketProtocol) -> list[Any]:
    """What the application would be told: texts and bytes, and of an end its code."""
    found = []
    while not protocol.queue.empty():
        message: Any = protocol.queue.get_nowait()
        found.append(message.get("text", message.get("bytes", message.get("code"))))
    return found


SAID = [
    Frame(Opcode.TEXT, b"one").serialize(mask=True),
    Frame(Opcode.TEXT, b"t", fin=False).serialize(mask=True),
    Frame(Opcode.PING, b"?").serialize(mask=True),
    Frame(Opcode.CONT, b"wo").serialize(mask=True),
    Frame(Opcode.TEXT, ("ë" * 300).encode()).serialize(mask=True),
    Frame(Opcode.BINARY, b"three").serialize(mask=True),
    Frame(Opcode.TEXT, b"").serialize(mask=True),
    Frame(Opcode.TEXT, b"four").serialize(mask=True),
]


def test_what_is_said_comes_whole_and_in_order_however_it_is_cut() -> None:
    async def main() -> None:
        said = b"".join(SAID)
        for seed in range(60):
            protocol, line = await opened()
            random, at = Random(seed), 0
            while at < len(said):
                end = at + random.choice((1, 2, 3, 7, 40, 400, 2000))
                protocol.data_received(said[at:end])
                at = end
            assert heard(protocol) == ["one", "two", "ë" * 300, b"three", "", "four"]
            assert line.written == Frame(Opcode.PONG, b"?").serialize(mask=False)

    apart(main())


@pytest.mark.parametrize("parts", [1, 3])
def test_what_comes_before_the_socket_is_open_comes_whole(parts: int) -> None:
    async def main() -> None:
        said = b"".join(SAID)
        protocol, _ = await opened(said[:parts])
        protocol.data_received(said[parts:])
        assert heard(protocol) == ["one", "two", "ë" * 300, b"three", "", "four"]

    apart(main())


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (Frame(Opcode.TEXT, b"\xff").serialize(mask=True), INVALID_TEXT),
        (Frame(Opcode.TEXT, b"x").serialize(mask=False), 1002),
        (Frame(Opcode.TEXT, b"x" * (MOST_MESSAGE + 1)).serialize(mask=True), 1009),
        (SAID[1] + SAID[0], 1002),
        (Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True), 1000),
    ],
    ids=["no text", "no mask", "too long", "within another", "the end"],
)
def test_what_may_not_be_said_ends_the_socket(said: bytes, code: int) -> None:
    async def main() -> None:
        protocol, line = await opened()
        protocol.data_received(said[:500])
        if len(said) < 500:
            protocol.data_received(SAID[0])
        assert heard(protocol) == [code]
        assert line.closed

    apart(main())


def test_a_socket_that_the_server_ends_is_closed_as_soon_as_the_browser_agrees() -> None:
    async def main() -> None:
        protocol, line = await opened()
        await protocol.send({"type": "websocket.close", "code": 4400})
        agreed = Frame(Opcode.CLOSE, b"\x11\x30").serialize(mask=True)
        protocol.data_received(SAID[0] + agreed[:4])
        assert not line.closed
        protocol.data_received(agreed[4:])
        assert line.closed
        assert heard(protocol) == [4400]

    apart(main())


def test_who_says_too_much_at_once_is_not_listened_to_for_a_while() -> None:
    async def main() -> None:
        protocol, line = await opened()
        for number in range(MOST_UNREAD):
            assert line.stops == 0, number
            protocol.data_received(SAID[0])
        assert line.stops == 1

    apart(main())


def test_a_text_is_sent_at_once_while_the_browser_takes_it() -> None:
    async def main() -> None:
        protocol, line = await opened()
        extensions: Any = protocol.scope["extensions"]
        now = extensions[SEND_NOW]["send"]
        assert now("one")
        protocol.pause_writing()
        assert not now("two")
        protocol.resume_writing()
        protocol.data_received(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
        assert not now("three")
        assert line.written.startswith(framed(b"one"))
        assert b"two" not in line.written

    apart(main())
