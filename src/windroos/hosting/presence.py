"""Who is at a table: the windows that are open, and the people who are there or away."""

from __future__ import annotations

from collections.abc import Iterator

from windroos.hosting.connection import Connection
from windroos.hosting.setup import TablePlace
from windroos.play.model.events import NOBODY
from windroos.wire.json_text import Json


class Presence:
    """The windows of a table. Who has been gone for a while is `away`, and a computer player plays for him."""

    __slots__ = ("_places", "_windows", "here")

    def __init__(self, places: tuple[TablePlace, ...]) -> None:
        self._places = places
        self._windows: dict[int, list[Connection]] = {}
        self.here: set[int] = set()
        """The people who play themselves: they have a window, or had one a moment ago."""

    def __iter__(self) -> Iterator[Connection]:
        """All windows."""
        return (window for windows in self._windows.values() for window in windows)

    def __bool__(self) -> bool:
        """Whether any window is open."""
        return bool(self._windows)

    def windows(self, player: int) -> list[Connection]:
        """The windows of a player; NOBODY: of all who watch."""
        return self._windows.get(player, [])

    def players(self) -> list[int]:
        """Everybody who has a window; NOBODY among them if somebody watches."""
        return list(self._windows)

    def add(self, connection: Connection) -> None:
        """A window opens."""
        self._windows.setdefault(connection.player, []).append(connection)

    def remove(self, connection: Connection) -> None:
        """A window is closed."""
        windows = self._windows[connection.player]
        windows.remove(connection)
        if not windows:
            del self._windows[connection.player]

    def contributors(self) -> set[int]:
        """The people of whom a window adds to chance."""
        windows = (window for window in self if window.contributes and self.is_person(window.player))
        return {window.player for window in windows}

    def is_person(self, player: int) -> bool:
        """Whether a place is a person's."""
        return player != NOBODY and self._places[player].kind == "person"

    def holds(self, player: int) -> bool:
        """Whether a player's answers are held until the time to claim is over."""
        return any(window.holds for window in self.windows(player))

    def plays(self, player: int) -> bool:
        """Whether the person of a place plays, and no computer player."""
        return player in self.here

    def objects(self) -> list[Json]:
        """Everybody as JSON; see docs/table.md."""
        return [
            {
                "player": player,
                "kind": place.kind,
                "here": place.kind != "person" or player in self._windows,
                "plays": place.kind != "person" or player in self.here,
            }
            for player, place in enumerate(self._places)
        ]
