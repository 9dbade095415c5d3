"""The protocols of the server, stricter than they come: nobody holds a connection by saying nothing.

A request's headers have a deadline, an answer that nobody reads has one, and what is no UTF-8 on a socket ends it
without a report: it is the other side's fault, and tells nothing about ours.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

from windroos.web.crowd import Crowd, address_of
from windroos.web.frames import frame_end, framed, text_of
from windroos.web.handed import Caller

REQUEST_SECONDS: Final = 10.0
"""Until a request's headers are there, from the connection or from the end of the last answer."""
ANSWER_SECONDS: Final = 120.0
"""Until an answer is complete, its body read and thought about."""
PINGS: Final = 40
PINGS_A_SECOND: Final = 5.0
"""Pings that a socket may send at once, and again and again; browsers send none by themselves."""
SWITCHING_PROTOCOLS: Final = 101
POLICY_VIOLATION: Final = 1008
MOST_UNREAD: Final = 8
"""Messages that wait to be read, after which a browser is not listened to: to stop and begin again costs two calls of
the system, and did so at every message."""
SEND_NOW: Final = "windroos.send_now"
"""The extension of ASGI by which a text is sent without being waited for: `SocketProtocol.send_now`."""
INVALID_TEXT: Final = 1007
"""The code that a socket is closed with where a text is no UTF-8 (RFC 6455, 7.4.1)."""


class PageConfig(uvicorn.Config):
    """How the server listens, with the crowd that all its connections belong to."""

    def __init__(self, crowd: Crowd, **options: Any) -> None:
        super().__init__(**{"http": PageProtocol, "ws": SocketProtocol, **options})
        self.crowd: Final = crowd


class PageProtocol(H11Protocol):
    """A connection that brings requests, one after another."""

    config: PageConfig
    arrives = True
    """It comes from outside, and was counted nowhere yet."""
    caller: Caller | None = None
    """Who is connected, where another machine carries it here; None: the system knows."""

    def __init__(
        self,
        config: PageConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._address = ""
        self._came = self._since = self.loop.time()
        self._seen: object = None
        self._unread = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its parent says it
        """Somebody connects; one too many is let go at once."""
        super().connection_made(transport)
        self.client = self.caller or self.client
        self._address = address_of(self.client)
        if not self.config.crowd.enter(self, self._address, self.loop.time(), self.arrives):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self.config.crowd.leave(self, self._address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, which counts itself."""
        self.config.crowd.leave(self, self._address)
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        """Some bytes came."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """An answer is given; the next request has its own time."""
        super().on_response_complete()
        self._watch()

    @property
    def idle(self) -> bool:
        """Nothing is being answered."""
        cycle: RequestResponseCycle | None = self.cycle  # None until the first request
        return cycle is None or cycle.response_complete

    def is_coming(self, within: float) -> bool:
        """Whether somebody came within so many seconds who has not yet asked anything, or is on his way elsewhere."""
        return self.cycle is None and self.loop.time() - self._came < within

    def is_late(self, now: float) -> bool:
        """Whether nothing has come of it for too long. Who still reads an answer, however slowly, is not late."""
        unread = self.transport.get_write_buffer_size()
        if unread and unread != self._unread:
            self._unread, self._since = unread, now
        return now - self._since > (REQUEST_SECONDS if self.idle else ANSWER_SECONDS)

    def _watch(self) -> None:
        seen = (self.cycle, self.idle)
        if seen != self._seen:
            self._seen, self._since = seen, self.loop.time()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket. The server asks now and then whether the other side is still there."""

    config: PageConfig
    idle: Final = False
    caller: Caller | None = None
    """As of a page's connection."""
    _pings = 0.0
    _pinged = 0.0
    _open = False
    """It takes frames, and nothing came before it did: from here on they are found here, each by itself."""
    _early = False
    """Something came after the request and before that."""
    _part = b""
    """The beginning of a frame that has not come whole."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A page's connection has become a socket."""
        super().connection_made(transport)
        self.client = self.caller or self.client
        self._address = address_of(self.client)
        self.config.crowd.add(self, self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self.config.crowd.leave(self, self._address)
        super().connection_lost(exc)

    def start_keepalive(self) -> None:
        """The socket is open: what was asked and answered to open it, 5 kB, is not looked at again."""
        super().start_keepalive()
        self._open = not self._early
        self.request.headers.clear()  # the parser keeps the request itself
        del self.request, self.response

    def handle_connect(self, event: Request) -> None:
        """A page asks for a socket."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING_PROTOCOLS:
            self.scope["extensions"][SEND_NOW] = {"send": self.send_now}

    def data_received(self, data: bytes) -> None:
        """Some bytes came. What games say, whole texts, is read here: its parser takes four times as long.

        Everything else goes to the parser frame by frame, so that it is never within one.
        """
        if not self._open:
            self._early = self.handshake_initiated
            super().data_received(data)
            return
        data, at = self._part + data, 0
        while self.conn.parser_exc is None and (end := frame_end(data, at, self.config.ws_max_size)) is not None:
            frame, at = data[at:end], end
            text = text_of(frame) if not self.frames and self.conn.state is State.OPEN else None
            if text is None:
                super().data_received(frame)
            else:
                self._hear(text)
        self._part = data[at:] if self.conn.parser_exc is None else b""

    def _hear(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def is_late(self, now: float) -> bool:
        """Its pings see to that."""
        del now
        return False

    def handle_ping(self) -> None:
        """The other side asks whether we are there; who does nothing else is let go."""
        now = self.loop.time()
        self._pings = max(0.0, self._pings - (now - self._pinged) * PINGS_A_SECOND) + 1
        self._pinged = now
        if self._pings <= PINGS:
            super().handle_ping()
        elif not self.close_sent:
            self.conn.send_close(POLICY_VIOLATION)
            self.handle_parser_exception()

    def send_now(self, text: str) -> bool:
        """Send a text as one frame at once, and say whether the socket took it; else it is for `send`.

        It is the frame that its parser would make, and takes a third of the time.
        """
        taken = self._is_plain()
        if taken:
            self.transport.write(framed(text.encode()))
        return taken

    async def send(self, message: Any) -> None:
        """Send what the application says; a text on an open socket at once.

        Who is going while he is let in is
        told of as gone: else the socket would be taken as open, and every message on it be a fault.
        """
        if not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected
        text = message.get("text")
        if not (message["type"] == "websocket.send" and isinstance(text, str) and self.send_now(text)):
            await super().send(message)

    def _is_plain(self) -> bool:
        """Whether a frame may be sent as it is: the socket is open, takes it, and nothing is packed or waits."""
        if not self.handshake_complete or self.close_sent or self.disconnected or self.initial_response is not None:
            return False
        conn = self.conn
        return self.writable.is_set() and conn.state is State.OPEN and not (conn.extensions or conn.writes)

    def send_receive_event_to_app(self) -> None:
        """A whole message came; what is no text in UTF-8 ends the socket."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(INVALID_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
