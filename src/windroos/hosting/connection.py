"""One browser window at a table: what waits to be sent to it. A slow one is let go; it never holds up a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

from windroos.hosting.tasks import begin
from windroos.text.words import Lang

MOST_WAITING: Final = 64
"""Messages that may wait for one window; a game sends some two a second."""
SLOW: Final = 4408


class Wire(Protocol):
    """The way to a browser. Raises RuntimeError or OSError when it is gone."""

    @property
    def now(self) -> Callable[[str], bool]:
        """Sends a message at once, and says whether the browser took it; if not, it is for `send`."""
        ...

    def send(self, text: str, /) -> Awaitable[None]:
        """Send a message, when the browser takes it."""
        ...

    def close(self, code: int, /) -> Awaitable[None]:
        """Close the window's socket."""
        ...


class Connection:
    """A window. `player` is a place of the match, NOBODY for who watches; `maker` opened the table.

    `contributes`: it says of itself that it adds to chance, so that it is waited for.
    """

    __slots__ = (
        "_closing",
        "_count",
        "_sending",
        "_task",
        "_wire",
        "address",
        "contributes",
        "holds",
        "lang",
        "maker",
        "player",
        "waiting",
    )

    def __init__(self, player: int, lang: Lang, maker: bool = False, wire: Wire | None = None) -> None:
        """Without a `wire` what is sent only waits."""
        self.player = player
        self.lang: Lang = lang
        self.maker = maker
        self.contributes = False
        self.address = ""
        """Where it comes from, as the server counts its connections."""
        self.holds = False
        """Its player passes by himself: what he answers counts when the time to claim is over, and not before."""
        self.waiting: list[str] = []
        """Messages that are not sent yet."""
        self._count = 0
        self._wire = wire
        self._sending = False
        self._task: asyncio.Task[None] | None = None
        """What waits until a slow browser takes more."""
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
        text = f'{{"t":"{kind}","m":{self._count},{rest}'
        if self._sending or self._wire is None or self.waiting or not self._wire.now(text):
            self.waiting.append(text)
            self._pump()

    def close(self, code: int) -> None:
        """Close the window's socket once all that waits is sent."""
        self._closing = self._closing or code
        self._pump()

    def end(self) -> None:
        """The browser is gone: nothing is sent any more."""
        self._sending = True
        if self._task is not None:
            self._task.cancel()

    def _pump(self) -> None:
        """Send what waits, at once: a task is made only where the browser does not take it yet."""
        if self._wire is not None and not self._sending:
            self._sending = True
            self._task = begin(self._send_all(self._wire))

    async def _send_all(self, wire: Wire) -> None:
        with suppress(RuntimeError, OSError):  # whoever reads from the browser sees that it is gone
            while self.waiting:
                await wire.send(self.waiting.pop(0))
            if self._closing:
                await wire.close(self._closing)
        self._sending = False
