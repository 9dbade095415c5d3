"""Ready-made phrases in the place of a chat: short, the same for all, and none says a thing about anybody's tiles."""

from __future__ import annotations

from collections import deque
from typing import Final

from windroos.hosting.board import Board
from windroos.hosting.broadcast import Broadcast
from windroos.hosting.connection import Connection
from windroos.hosting.errors import TableError
from windroos.hosting.presence import Presence
from windroos.hosting.tasks import now

MOST: Final = 4
"""Of one player within `WITHIN` seconds."""
WITHIN: Final = 30.0


class Phrases:
    """What is said at one table."""

    def __init__(self, board: Board, presence: Presence, broadcast: Broadcast) -> None:
        self._board = board
        self._presence = presence
        self._broadcast = broadcast
        self._said: dict[int, deque[float]] = {}
        """When each player said something of late."""

    def say(self, connection: Connection, phrase: str) -> None:
        """Somebody says something, which everybody is told.

        While a tile lies open for claims nobody says anything: a word at that moment could tell who may claim.

        Raises:
            TableError: `table_watching`, `phrase_claims`, `phrase_often`.
        """
        player = connection.player
        if not self._presence.is_person(player):
            raise TableError("table_watching")
        if self._board.is_open:
            raise TableError("phrase_claims")
        said, moment = self._said.setdefault(player, deque(maxlen=MOST)), now()
        if len(said) == MOST and moment - said[0] < WITHIN:
            raise TableError("phrase_often")
        said.append(moment)
        self._broadcast.phrase(player, phrase)
