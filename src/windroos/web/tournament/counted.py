"""How the score sheets of tables stand that count hand by hand, as it was heard last: read at once, with no waiting.

A page shows them beside the tournament, and both are of one moment only if nothing is awaited between the two.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from windroos.club.evening_desk import SheetStand
from windroos.errors import WindroosError
from windroos.tournament.state import TournamentState
from windroos.web.club.evening.sheets import stand_of
from windroos.web.count.commands import StoredTable
from windroos.web.count.tables import CountedTables


class SheetStands:
    """How sheets stand, by id, with how much was told of each."""

    def __init__(self, tables: CountedTables) -> None:
        self._tables = tables
        self._heard: dict[str, tuple[int, SheetStand]] = {}

    def hear(self, kept: StoredTable) -> None:
        """Something was told of a sheet."""
        length = kept.sheet.length
        if length >= self._heard.get(kept.id, (0, None))[0]:
            self._heard[kept.id] = (length, stand_of(kept))

    async def read(self, sheets: Iterable[str]) -> None:
        """Have these at hand, also those of which nothing was heard since the server began; what cannot be read not."""
        for id in sheets:
            if id and id not in self._heard:
                with suppress(WindroosError):
                    self.hear(await self._tables.get(id))

    def of(self, sheet: str) -> SheetStand | None:
        """How a sheet stands; None where that is not at hand."""
        return self._heard[sheet][1] if sheet in self._heard else None

    def length(self, state: TournamentState) -> int:
        """A number that grows with everything that is told of the sheets of a tournament."""
        heard = self._heard
        return sum(heard[one.sheet][0] for kept in state.sheets.values() for one in kept if one.sheet in heard)
