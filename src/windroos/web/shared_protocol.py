"""The protocol of a process that serves a house together with others: who asks for what lives elsewhere goes there."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.server import ServerState

from windroos.hosting.sharing import HOME
from windroos.web.crowd import Crowd
from windroos.web.directing import Directing
from windroos.web.neighbours import Neighbours
from windroos.web.protocols import PageConfig, PageProtocol

FLUSH: Final = 0.005
"""Seconds between two looks whether a browser has taken the answer before."""
HOME_AGAIN: Final = 0.1
"""Seconds between two looks whether the home is back, which is started again where it died."""


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
        read: bytes = b"",
        handed: int = 0,
    ) -> None:
        """`read`: what another process read of it before it was handed over; `handed`: how often it was, 0 never."""
        super().__init__(config, server_state, app_state, _loop)
        self._read = read
        self._handed = handed
        self.arrives = not handed
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
                    self._leaving = self.loop.create_task(self._leave(name, read))
                    self._leaving.add_done_callback(self.tasks.discard)
                    self.tasks.add(self._leaving)
                    return
            if found:
                self._handed = 0  # the next request finds its own way
        super().handle_events()

    def is_coming(self, within: float) -> bool:
        """Also who asks again and is being sent elsewhere."""
        return self._leaving is not None or super().is_coming(within)

    async def _leave(self, name: str, read: bytes) -> None:
        """Go to another process, when the browser has taken what it was answered; where that is gone, stay."""
        while self.transport.get_write_buffer_size() and not self.transport.is_closing():
            await asyncio.sleep(FLUSH)
        while not self.transport.is_closing():
            connection = self.transport.get_extra_info("socket")
            try:
                await self.config.neighbours.give(name, connection.fileno(), read, self._handed + 1)
            except OSError:
                if name != HOME:
                    self._leaving = None
                    self.flow.resume_reading()
                    super().handle_events()
                    return
                await asyncio.sleep(HOME_AGAIN)  # until it is back, or this one is late
            else:
                self.transport.abort()
