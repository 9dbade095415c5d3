"""Who comes and goes at a table: how many windows there may be, and how often the others hear of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from windroos.hosting.broadcast import Broadcast, News
from windroos.hosting.connection import Connection
from windroos.hosting.errors import TableError
from windroos.hosting.presence import Presence
from windroos.play.model.events import NOBODY

MOST_WINDOWS: Final = 8
"""Of one player."""
MOST_WATCHING: Final = 64
TOGETHER: Final = 0.25
"""Seconds in which all that happens is said in one message, however many come and go."""
MOST_NEWS: Final = 16
"""Sentences of such a message."""
CROWDED: Final = 4429
"""The code of a socket that makes room for somebody else's."""


class Attendance:
    """Lets windows in, and says who is there."""

    def __init__(self, presence: Presence, broadcast: Broadcast) -> None:
        self._presence = presence
        self._broadcast = broadcast
        self._news: list[News] = []
        self._telling: asyncio.TimerHandle | None = None

    def enter(self, connection: Connection) -> None:
        """A window opens. Where too many watch already, the address that holds most of their windows loses one.

        Raises:
            TableError: `table_sockets`, there are too many of this player, or of the newcomer's address.
        """
        windows = self._presence.windows(connection.player)
        if connection.player != NOBODY and len(windows) >= MOST_WINDOWS:
            raise TableError("table_sockets", most=MOST_WINDOWS)
        if connection.player == NOBODY and len(windows) >= MOST_WATCHING:
            held = Counter(window.address for window in windows)
            address, most = held.most_common(1)[0]
            if held[connection.address] + 1 >= most:
                raise TableError("table_sockets", most=MOST_WATCHING)
            oldest = next(window for window in windows if window.address == address)
            self._presence.remove(oldest)
            oldest.close(CROWDED)
        self._presence.add(connection)

    def say(self, news: News | None = None) -> None:
        """Somebody came or went; soon everybody hears who is there, and what happened."""
        if news is not None and len(self._news) < MOST_NEWS:
            self._news.append(news)
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TOGETHER, self._tell)

    def _tell(self) -> None:
        self._telling = None
        news, self._news = self._news, []
        self._broadcast.people(news)
