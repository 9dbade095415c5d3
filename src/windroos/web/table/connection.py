"""One browser window at a table: what waits to be sent to it. A slow one is let go; it never holds up a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from windroos.text.words import Lang

MOST_WAITING: Final = 64
"""Messages that may wait for one window; a game sends some two a second."""
SLOW: Final = 4408


class Connection:
    """A window. `player` is a place of the match, NOBODY for who watches; `maker` opened the table."""

    __slots__ = ("_closing", "_count", "_pumping", "_socket", "lang", "maker", "player", "waiting")

    def __init__(self, player: int, lang: Lang, maker: bool = False, socket: WebSocket | None = None) -> None:
        """Without a socket what is sent only waits."""
        self.player = player
        self.lang: Lang = lang
        self.maker = maker
        self.waiting: list[str] = []
        """Messages that are not sent yet."""
        self._count = 0
        self._socket = socket
        self._pumping: asyncio.Task[None] | None = None
        self._closing = 0

    @property
    def closing(self) -> int:
        """The code with which the window is being closed; 0: it is not."""
        return self._closing

    def send(self, kind: str, rest: str) -> None:
        """Queue a message: its kind, and the rest of its object as JSON without the opening brace."""
        if self._closing:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            self.close(SLOW)
            return
        self._count += 1
        self.waiting.append(f'{{"t":"{kind}","m":{self._count},{rest}')
        self._pump()

    def close(self, code: int) -> None:
        """Close the window's socket once all that waits is sent."""
        self._closing = self._closing or code
        self._pump()

    def end(self) -> None:
        """The browser is gone: nothing is sent any more."""
        if self._pumping is not None:
            self._pumping.cancel()

    def _pump(self) -> None:
        """See that what waits is sent. There is a task only while something does, for most windows mostly wait."""
        if self._socket is not None and self._pumping is None:
            self._pumping = asyncio.create_task(self._send_all(self._socket))

    async def _send_all(self, socket: WebSocket) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):  # whoever reads from the browser sees that it is gone
            while self.waiting:
                await socket.send_text(self.waiting.pop(0))
            if self._closing:
                await socket.close(self._closing)
        self._pumping = None
