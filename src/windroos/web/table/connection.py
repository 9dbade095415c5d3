"""One browser window at a table: what waits to be sent to it. A slow one is let go; it never holds up a table."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from windroos.text.words import Lang

MOST_WAITING: Final = 64
"""Messages that may wait for one window; a game sends some two a second."""
SLOW: Final = 4408


class Connection:
    """A window. `player` is a place of the match, NOBODY for who watches; `maker` opened the table."""

    __slots__ = ("_closing", "_count", "_something", "_waiting", "lang", "maker", "player")

    def __init__(self, player: int, lang: Lang, maker: bool = False) -> None:
        self.player = player
        self.lang: Lang = lang
        self.maker = maker
        self._count = 0
        self._waiting: deque[str] = deque()
        self._something = asyncio.Event()
        self._closing = 0

    def send(self, kind: str, rest: str) -> None:
        """Queue a message: its kind, and the rest of its object as JSON without the opening brace."""
        if self._closing:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.close(SLOW)
            return
        self._count += 1
        self._waiting.append(f'{{"t":"{kind}","m":{self._count},{rest}')
        self._something.set()

    def close(self, code: int) -> None:
        """Close the window's socket once all that waits is sent."""
        self._closing = self._closing or code
        self._something.set()

    async def pump(self, websocket: WebSocket) -> None:
        """Send what is queued until the connection ends."""
        with suppress(RuntimeError, WebSocketDisconnect):  # the browser is gone: whoever reads from it sees to that
            while True:
                await self._something.wait()
                self._something.clear()
                while self._waiting:
                    await websocket.send_text(self._waiting.popleft())
                if self._closing:
                    await websocket.close(self._closing)
                    return
