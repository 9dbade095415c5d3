"""The protocol of a process that serves a house together with others: who asks for what lives elsewhere goes there."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import h11
from uvicorn.server import ServerState

from windroos.web.carrying import CarriedEnd, tied_together
from windroos.web.crowd import Crowd
from windroos.web.directing import Directing
from windroos.web.far import FarProcesses
from windroos.web.handed import ARRIVES, Caller, Handed
from windroos.web.neighbours import Neighbours
from windroos.web.protocols import PageConfig, PageProtocol, SocketProtocol

FLUSH: Final = 0.005
"""Seconds between two looks whether a browser has taken the answer before."""
AGAIN: Final = 0.1
"""Seconds between two tries to go to the home, which is begun again where it died, or to another machine, which is
declared gone where it is not reached for a while: then what it had has another place."""
CLOSE: Final = (b"connection", b"close")


class SharedConfig(PageConfig):
    """How such a process listens: by whom it knows where requests go, and the way there."""

    def __init__(self, crowd: Crowd, directing: Directing, neighbours: Neighbours, **options: Any) -> None:
        super().__init__(crowd, http=SharedProtocol, **options)
        self.directing: Final = directing
        self.neighbours: Final = neighbours


class SharedProtocol(PageProtocol):
    """A connection that moves to where its next request is answered."""

    config: SharedConfig

    def __init__(
        self,
        config: SharedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        handed: Handed = ARRIVES,
    ) -> None:
        """`handed`: how it comes from another process."""
        super().__init__(config, server_state, app_state, _loop)
        self._read = handed.read
        self._handed = handed.times
        self.arrives = not handed.times
        self.caller = handed.caller
        if self.caller is not None:
            self.ws_protocol_class = partial(_carried_socket, self.caller)  # type: ignore[assignment]  # what makes one
        self._leaving: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its parent says it
        """Somebody connects, or comes from another process, which has counted it as an arrival."""
        super().connection_made(transport)
        read, self._read = self._read, b""
        if read and not transport.is_closing():
            self.data_received(read)

    def handle_events(self) -> None:
        """Some bytes came: where a request begins it is answered here, or the connection goes."""
        if self._leaving is not None:
            return
        if self.conn.their_state is h11.IDLE:
            read, _ = self.conn.trailing_data
            line, found, _ = read.partition(b"\n")
            words = line.split(b" ")
            if found and len(words) > 1:
                name = self.config.directing.elsewhere(words[1], self._handed)
                if name:
                    self.flow.pause_reading()
                    self._leaving = self.loop.create_task(self._leave(name, words[1], read))
                    self._leaving.add_done_callback(self.tasks.discard)
                    self.tasks.add(self._leaving)
                    return
            if found:
                self._handed = 0  # the next request finds its own way
        self._answer()

    def _answer(self) -> None:
        """Answer here what came. Who comes through another machine asks once: where he goes next is for that to see."""
        super().handle_events()
        if self.caller is not None and not self.idle and CLOSE not in self.headers:
            self.headers.append(CLOSE)

    def is_coming(self, within: float) -> bool:
        """Also who asks again and is being sent elsewhere."""
        return self._leaving is not None or super().is_coming(within)

    async def _leave(self, name: str, target: bytes, read: bytes) -> None:
        """Go to another process, when the browser has taken what it was answered; where that is gone, stay."""
        while self.transport.get_write_buffer_size() and not self.transport.is_closing():
            await asyncio.sleep(FLUSH)
        neighbours, directing = self.config.neighbours, self.config.directing
        while not self.transport.is_closing():
            try:
                if neighbours.far is not None and neighbours.is_far(name):
                    await self._be_carried(neighbours.far, name, read)
                else:
                    connection = self.transport.get_extra_info("socket")
                    handed = Handed(read, self._handed + 1, self.caller)
                    await neighbours.give(name, connection.fileno(), handed)
                    self.transport.abort()
            except OSError:
                if directing.is_waited_for(name) or neighbours.is_far(name):
                    await asyncio.sleep(AGAIN)  # until it is back, or its place is another, or this one is late
                    name = directing.elsewhere(target, self._handed)
                else:
                    name = ""
                if not name:
                    self._leaving = None
                    self.flow.resume_reading()
                    self._answer()
                    return
            else:
                return

    async def _be_carried(self, far: FarProcesses, name: str, read: bytes) -> None:
        """Go on at another machine; from here on its bytes are given on as they come. Raises OSError."""
        caller = self.client or ("", 0)
        way = await far.carry(name, self._handed + 1, caller)
        crowd, address, others = self.config.crowd, self._address, far.carried(name)

        def left(end: CarriedEnd) -> None:
            others.discard(end)
            crowd.leave(end, address)
            self.connections.discard(end)

        near, there = CarriedEnd(left), CarriedEnd(lambda _: None)
        near.transport = self.transport
        tied_together(near, there)
        await self.loop.connect_accepted_socket(lambda: there, way)
        there.transport.write(read)
        if self.transport.is_closing():
            there.transport.close()
            return
        self._unset_keepalive_if_required()
        crowd.leave(self, address)
        self.connections.discard(self)
        crowd.add(near, address)
        self.connections.add(near)  # type: ignore[arg-type]
        others.add(near)
        self.transport.set_protocol(near)
        self.transport.resume_reading()


def _carried_socket(caller: Caller, **options: Any) -> SocketProtocol:
    """A socket of who is connected to another machine."""
    made = SocketProtocol(**options)
    made.caller = caller
    return made
