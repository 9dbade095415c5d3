"""Another match of the same people: it begins when everybody who is still there has said yes.

For who is not there any more a computer player plays; whoever says yes is told so before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from windroos.hosting.board import Board
from windroos.hosting.broadcast import Broadcast
from windroos.hosting.connection import Connection
from windroos.hosting.errors import TableError
from windroos.hosting.presence import Presence
from windroos.hosting.setup import Setup, TablePlace
from windroos.play.model.match import Match
from windroos.rules.rules import course_of
from windroos.text.play import PLAYERS
from windroos.version import __version__
from windroos.wire.json_text import Json

STAND_IN: Final = "live"
"""The computer player for who does not play on."""

Follow = Callable[[frozenset[int]], Awaitable[str]]
"""Sets up the next table for these people, and gives its id. Raises StoreError."""


class Rematch:
    """Who of a table wants another match. `follow` is None where there can be none: others play the same walls."""

    def __init__(
        self, board: Board, presence: Presence, broadcast: Broadcast, follow: Follow | None, next: str = ""
    ) -> None:
        self._board = board
        self._presence = presence
        self._broadcast = broadcast
        self._follow = follow
        self._next = next
        """The id of the next table, "" as long as there is none."""
        self._yes: set[int] = set()
        self._beginning = asyncio.Lock()

    async def agree(self, connection: Connection) -> None:
        """Somebody wants another match.

        Raises:
            TableError: `table_watching`, `rematch_early`: this one is not over, or is one of several on equal walls.
            StoreError: the next table could not be stored.
        """
        if not self._presence.is_person(connection.player):
            raise TableError("table_watching")
        if self._follow is None or not self._board.table.match.over:
            raise TableError("rematch_early")
        self._yes.add(connection.player)
        await self.look()

    async def look(self) -> None:
        """Somebody said yes, came or went: begin where all who are there want it. Raises StoreError."""
        if self._follow is None or not self._board.table.match.over:
            return
        async with self._beginning:
            here = self._presence.here
            if not self._next and here and here <= self._yes:
                self._next = await self._follow(frozenset(here))
        self.tell()

    def tell(self, only: Connection | None = None) -> None:
        """Say who wants to play on, to everybody or to one window; nothing before the match is over."""
        if self._follow is not None and self._board.table.match.over:
            self._broadcast.rematch(self._object(), only)

    def _object(self) -> Json:
        people = {one for one in range(len(self._board.table.match.players)) if self._presence.is_person(one)}
        here = self._presence.here
        return {
            "yes": sorted(self._yes & here),
            "waits": sorted(here - self._yes),
            "gone": sorted(people - here),
            "next": self._next or None,
        }


def setup_again(setup: Setup, match: Match, people: Collection[int], seed: Callable[[], int]) -> Setup:
    """A table as this one was, for another match of these people, at the seats to which the winds move on.

    `seed` makes one for each computer player.
    """
    seats, dreamer = course_of(match.rules).seats_after(match.seats, match.dreamer)
    places, names = [], list(setup.header.players)
    for player, place in enumerate(setup.places):
        goes = place.kind == "person" and player not in people
        places.append(TablePlace(STAND_IN if goes else place.kind, seed()))
        if goes:
            names[player] = next(one for one in PLAYERS if one.lower() not in {other.lower() for other in names})
    header = setup.header._replace(program=__version__, players=tuple(names), seats=seats, dreamer=dreamer)
    return setup._replace(header=header, places=tuple(places), chance=False, anybody=(), first=())
