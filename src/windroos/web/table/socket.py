"""The socket of one window: what it says is read and carried out, one message after another."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from windroos.errors import WindroosError
from windroos.hosting.connection import Connection
from windroos.hosting.errors import TableError
from windroos.hosting.lobby import Lobby
from windroos.hosting.requests import TableRequest, read_request
from windroos.hosting.room import NO_TABLE, Room
from windroos.hosting.scheduler import AGAIN
from windroos.hosting.shapes import body
from windroos.play.model.events import NOBODY
from windroos.store.errors import StoreError
from windroos.telling.objects import error_object
from windroos.web.crowd import address_of
from windroos.web.protocols import SEND_NOW
from windroos.web.reader import reader_of
from windroos.web.site import Site
from windroos.web.table.admission import Comings, admitted, is_maker, player_of
from windroos.web.who import Visitor, pay

_LOG: Final = logging.getLogger("windroos.web")
NONSENSE: Final = 4400
FAST: Final = 4429
_CODES: Final = {"table_fast": FAST, "table_elsewhere": AGAIN}
"""With which a socket is closed that does not open its table; else for good, unless it is the store's trouble."""
MOST_A_SECOND: Final = 100
BURST: Final = 200
"""Messages that may come at once."""
COSTS: Final = {"coach": 10, "why": 10, "view": 5}
"""What takes the server longer counts for more."""


class Meter:
    """How many messages may still come: so many a second, and some at once."""

    __slots__ = ("_left", "_since")

    def __init__(self) -> None:
        self._left, self._since = float(BURST), time.monotonic()

    def count(self, messages: int = 1) -> None:
        """So many more messages. Raises TableError `table_fast`."""
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._since) * MOST_A_SECOND) - messages
        self._since = now
        if self._left < 0:
            raise TableError("table_fast")


class SocketWire:
    """The way to a browser by a WebSocket."""

    __slots__ = ("_send", "now")

    def __init__(self, send: Send, now: Callable[[str], bool]) -> None:
        """`send` is the server's, as ASGI has it; `now` sends at once, and says whether it could."""
        self._send = send
        self.now: Final = now

    def send(self, text: str) -> Awaitable[None]:
        """Send a message, when the browser takes it."""
        return self._send({"type": "websocket.send", "text": text})

    def close(self, code: int) -> Awaitable[None]:
        """Close the socket."""
        return self._send({"type": "websocket.close", "code": code})


class Door:
    """Where windows connect: an application of its own, so that little stands between a window and the server."""

    def __init__(self, site: Site, lobby: Lobby) -> None:
        self._site = site
        self._lobby = lobby
        self._comings = Comings()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a window. Without a link to the table it is closed at once, with a code that says so."""
        await receive()  # it asks to connect
        await send({"type": "websocket.accept"})
        id, asking = scope["path_params"]["id"], HTTPConnection(scope)
        connection = Connection(NOBODY, reader_of(asking).lang, wire=SocketWire(send, _now(scope)))
        try:
            ticket = admitted(self._site, self._lobby.seats, asking, id)
            connection.address = address_of(scope.get("client"))
            self._comings.count(ticket, connection.address)
            self._lobby.check_open(ticket, seated=True)
            room = await self._lobby.room(id)
            if room.presence.is_person(player_of(ticket)):
                connection.player = player_of(ticket)
                if await self._lobby.seats.take(ticket):
                    room.turn_out(connection.player)
        except WindroosError as wrong:
            again = isinstance(wrong, StoreError)
            await _end(receive, connection, wrong, AGAIN if again else _CODES.get(wrong.code, NO_TABLE))
            return
        connection.maker = is_maker(ticket)
        connection.contributes = "chance" in asking.query_params
        del asking  # with its headers and cookies as they were read; a window stays for hours
        try:
            await self._listen(receive, room, connection, self._site.who(HTTPConnection(scope)))
        finally:
            room.leave(connection)
            connection.end()
            self._lobby.left(room)

    async def _listen(self, receive: Receive, room: Room, connection: Connection, asks: Visitor) -> None:
        """Do what a window asks, one message after another, until it goes away."""
        try:
            room.join(connection)
        except TableError as wrong:
            await _end(receive, connection, wrong, FAST)
            return
        meter = Meter()
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            try:
                text = message.get("text")
                if text is None:
                    raise TableError("table_message")
                asked = read_request(text)
                meter.count(COSTS.get(asked.kind, 1))
            except TableError as wrong:
                await _end(receive, connection, wrong, FAST if wrong.code == "table_fast" else NONSENSE)
                return
            try:
                if asked.kind in ("coach", "why"):
                    await self._coach(room, connection, asked, asks)
                else:
                    await _answer(room, connection, asked)
            except WindroosError as wrong:
                room.broadcast.refuse(connection, wrong)
            except Exception:
                _LOG.exception("table %s: %s", room.id, asked.kind)
                room.broadcast.refuse(connection, TableError("table_fault"))

    async def _coach(self, room: Room, connection: Connection, asked: TableRequest, asks: Visitor) -> None:
        """Answer what the coach is asked, when it is its turn. Raises WindroosError."""
        if not asks.is_host:
            pay(self._site.allowed.coach, asks.address, 1)
        async with self._site.coaching.one(asks.address, asks.person):
            if asked.kind == "coach":
                await room.advise(connection)
            else:
                await room.explain(connection, asked.action)


def _now(scope: Scope) -> Callable[[str], bool]:
    """How the server of a socket sends at once; one that is not ours cannot."""
    found: dict[str, Callable[[str], bool]] = scope.get("extensions", {}).get(SEND_NOW, {})
    return found.get("send", _never)


def _never(_: str) -> bool:
    return False


async def _answer(room: Room, connection: Connection, asked: TableRequest) -> None:
    """Do what is asked. Raises WindroosError: nothing has changed."""
    if asked.kind == "do" and asked.action is not None:
        await room.act(connection, asked.number, asked.action)
    elif asked.kind == "next":
        room.ready(connection)
    elif asked.kind in ("bind", "open"):
        room.add_chance(connection, asked.number, asked.digest, opens=asked.kind == "open")
    elif asked.kind == "last":
        await room.announce_last(connection)
    elif asked.kind == "again":
        await room.rematch.agree(connection)
    elif asked.kind == "say":
        room.phrases.say(connection, asked.phrase)
    elif asked.kind == "hold":
        connection.holds = asked.on
    else:
        room.broadcast.view(connection)


async def _end(receive: Receive, connection: Connection, wrong: WindroosError, code: int) -> None:
    """Say what is wrong, and end the connection when it has been sent."""
    connection.send("trouble", body(**error_object(wrong, connection.lang)))
    connection.close(code)
    while (await receive())["type"] == "websocket.receive":
        pass
