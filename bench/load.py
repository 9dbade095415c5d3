"""Windows that play by themselves, for `bench.web`: a small client of WebSocket that reads no more than it must."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from time import perf_counter
from typing import Any, Final

EVERY: Final = 1.0
"""Seconds from one discard of a table to the next."""
_DISCARDED: Final = b'"event":"discarded"'
_CLAIM: Final = (b'"ask":{"kind":"claim"', b'"ask":{"kind":"rob"')
_TURN: Final = b'"ask":{"kind":"turn"'


class Party:
    """A table: its windows, when the last discard was sent, and how long each took to reach everybody."""

    def __init__(self, id: str, cookies: list[str]) -> None:
        self.id = id
        self.cookies = cookies
        self.times: list[float] = []
        self.discards = 0
        """Of everybody at the table, computer players too."""
        self.sent: float | None = None
        self._have = 0
        self._next = 0.0

    def wait(self) -> float:
        """Seconds until the next discard may be sent."""
        now = perf_counter()
        # The first comes at any time within a second, so that not all tables move at once.
        self._next = max(self._next + EVERY, now) if self._next else now + int.from_bytes(os.urandom(2)) / 65536
        return self._next - now

    def send(self) -> None:
        """A discard is sent."""
        self.sent, self._have = perf_counter(), 0

    def arrive(self) -> None:
        """One of the windows has it."""
        self._have += 1
        if self.sent is not None and self._have == len(self.cookies):
            self.times.append(perf_counter() - self.sent)
            self.sent = None


def party_of(id: str, cookies: list[str]) -> Party:
    """A table by its id, and the cookies of its people."""
    return Party(id, cookies)


class LoadPlayer(asyncio.Protocol):
    """A window of one person."""

    def __init__(self, party: Party, at: int, relayed: bool) -> None:
        self._party = party
        self._at = at
        self._relayed = relayed
        self._buffer = b""
        self._open = False
        self._opened = asyncio.get_running_loop().create_future()
        self._seat = ""
        self._transport: asyncio.Transport | None = None
        self._random = int.from_bytes(os.urandom(4))

    @classmethod
    async def connect(cls, party: Party, at: int, port: int, relayed: bool) -> LoadPlayer:
        """Open a window, and wait until it is: of one address only so many may wait for their turn."""
        loop = asyncio.get_running_loop()
        _, player = await loop.create_connection(lambda: cls(party, at, relayed), "127.0.0.1", port)
        await player._opened
        return player

    def connection_made(self, transport: Any) -> None:
        """Ask for the socket."""
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /spelen/{self._party.id}/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self._party.cookies[self._at]}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take whole frames from what came; a server's are not masked."""
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self._opened.set_exception(ConnectionError(head.decode(errors="replace")))
                self.close()
                return
            self._open, self._buffer = True, rest
            self._opened.set_result(None)
            if self._relayed and self._at == 0:
                self._later(self._relay)
        while len(self._buffer) >= 2:
            length, start = self._buffer[1] & 127, 2
            if length == 126:
                length, start = int.from_bytes(self._buffer[2:4]), 4
            elif length == 127:
                length, start = int.from_bytes(self._buffer[2:10]), 10
            if len(self._buffer) < start + length:
                return
            kind, frame = self._buffer[0] & 15, self._buffer[start : start + length]
            self._buffer = self._buffer[start + length :]
            if kind == 1:
                self._read(frame)
            elif kind == 9:
                self._write(frame, 10)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has let go of it: a window that never opened is an error, not a reason to wait for ever."""
        if not self._opened.done():
            self._opened.set_exception(exc or ConnectionError("the server let go of a window before it was open"))

    def close(self) -> None:
        """The window is closed."""
        if self._transport is not None:
            self._transport.abort()

    def _write(self, text: bytes, kind: int = 1) -> None:
        assert self._transport is not None
        length = len(text)
        head = bytes((128 | kind, 128 | length)) if length < 126 else bytes((128 | kind, 254)) + length.to_bytes(2)
        self._transport.write(head + bytes(4) + text)  # a mask of zeros changes nothing

    def _later(self, work: Any, *with_what: Any) -> None:
        asyncio.get_running_loop().call_later(self._party.wait(), work, *with_what)

    def _relay(self) -> None:
        self._party.send()
        self._write(b'{"t":"do","n":43,"event":"discarded","seat":"E","tile":"5p"}')
        self._later(self._relay)

    def _read(self, text: bytes) -> None:
        if _DISCARDED in text:
            self._party.discards += self._at == 0
            self._party.arrive()
        if self._relayed:
            return
        if b'"hand_began"' in text or b'"t":"view"' in text:
            self._sit(json.loads(text))
        if any(asks in text for asks in _CLAIM):
            if b'"answered":null' in text:
                count = text.partition(b'"n":')[2].partition(b",")[0].decode()
                self._write(
                    f'{{"t":"do","n":{count},"action":{{"action":"claim","seat":"{self._seat}","call":"pass"}}}}'.encode()
                )
        elif _TURN in text:
            message = json.loads(text)
            self._random = (self._random * 1_103_515_245 + 12_345) % 2**31
            tiles = message["ask"]["discards"]
            self._later(self._discard, message["n"], tiles[self._random % len(tiles)])
        elif b'"rest":{' in text and b'"n":0,' not in text and f'"waits":[{self._at}'.encode() in text:
            self._write(b'{"t":"next"}')

    def _sit(self, message: dict[str, Any]) -> None:
        seats = [event["seats"] for event in message.get("events", ()) if event["event"] == "hand_began"]
        for players in [*seats, *([message["view"]["seats"]] if "view" in message else [])]:
            self._seat = "ESWN"[players.index(self._at)]

    def _discard(self, count: int, tile: str) -> None:
        self._party.send()
        action = f'{{"action":"discard","seat":"{self._seat}","tile":"{tile}"}}'
        self._write(f'{{"t":"do","n":{count},"action":{action}}}'.encode())
