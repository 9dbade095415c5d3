"""The deal of the day: one hand that everybody may play once, with the same wall, against the same computer players.

The wall follows from the day, the book and a secret of the server, so that nobody knows it before; what was played is
shown to nobody before the day is over.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

from windroos.hosting.called import called
from windroos.hosting.lobby import Lobby
from windroos.hosting.setup import MAKER, Setup, SharedWalls, WallPlace, read_setup
from windroos.store.changes import Stream
from windroos.store.store import Store
from windroos.text.words import Lang

KIND: Final = "day"
"""What these tables belong to, of a `WallPlace`."""
SECRET: Final = "day"
"""The secret of the server that all walls follow from."""
_ONE: Final = timedelta(days=1)


class DayDeal(NamedTuple):
    """The deal of a day by a book."""

    book: str
    day: date

    @property
    def place(self) -> WallPlace:
        """Where its tables belong."""
        return WallPlace(KIND, f"{self.day.isoformat()} {self.book}")


class DayResult(NamedTuple):
    """What somebody made of a deal; `table` is where."""

    table: str
    name: str
    points: int


class DayDeals:
    """The deals of the days of one server. What is written may raise StoreError."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store = store
        self._lobby = lobby

    def secret(self, deal: DayDeal) -> str:
        """What wall and dice of a deal follow from: 64 digits."""
        key = self._store.secret(SECRET)
        return hmac.new(key, " ".join(deal.place).encode(), hashlib.sha256).hexdigest()

    def sharing(self, setup: Setup, deal: DayDeal) -> Setup:
        """A table of one hand with the wall of a deal."""
        walls = SharedWalls((self.secret(deal),), (), deal.place, until=(deal.day + _ONE).isoformat())
        return setup._replace(walls=walls)

    def tables(self, deal: DayDeal) -> list[tuple[Stream, Setup]]:
        """Where it is played, the latest first."""
        midnight = datetime.combine(deal.day, datetime.min.time(), UTC)
        streams = self._store.streams("play", made=(midnight - _ONE, midnight + 2 * _ONE))
        found = [(stream, read_setup(stream.header)) for stream in streams if f'"{KIND}"' in stream.header]
        return [(stream, setup) for stream, setup in found if setup.walls is not None and setup.walls.of == deal.place]

    def results(self, deal: DayDeal, lang: Lang) -> list[DayResult]:
        """What was made of it, the best first, with names for a reader."""
        found = []
        for stream, _ in self.tables(deal):
            standing = self._lobby.standing(stream)
            if standing.over:
                setup = self._lobby.setup(stream.id)
                found.append(DayResult(stream.id, called(setup.header.players, lang)[MAKER], standing.points[MAKER]))
        return sorted(found, key=lambda one: (-one.points, one.name))
