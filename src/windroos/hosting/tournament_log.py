"""The log of a tournament a page at a time: of each event only what chooses its entry is kept, and read once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from windroos.hosting.tournament_folder import TournamentFolder
from windroos.store.changes import Event
from windroos.tournament.log_book import HallEntry, HallMark, hall_entry, hall_mark

PIECE: Final = 500
"""Events that are read together; then others have their turn."""
MOST_KEPT: Final = 4
"""Tournaments whose log is kept ready."""
_NEAR: Final = 50
"""Events so near to one another are fetched with those between them."""


class HallLogAsked(NamedTuple):
    """Of which table and of whom the log is wanted, 0 and "" of all; from which entry on, and how many."""

    table: int = 0
    person: str = ""
    first: int = 0
    most: int = 200


class HallLogPart(NamedTuple):
    """Entries, the latest first, and how many there are in all."""

    entries: tuple[HallEntry, ...]
    found: int


class _Marks:
    """What chooses the entries of one tournament, as far as its events were read."""

    def __init__(self) -> None:
        self.of: list[HallMark] = []
        self.before: list[int] = []
        """By entry the number of the event that said the same thing before, 0 none."""
        self._last: dict[tuple[object, ...], int] = {}

    def add(self, text: str, known: Collection[str]) -> None:
        mark = hall_mark(text, known)
        self.before.append(self._last.get(mark.whose, 0))
        self.of.append(mark)
        self._last[mark.whose] = len(self.of)


class TournamentLogs:
    """The logs of the tournaments of a folder. Every method may raise StoreError."""

    def __init__(self, folder: TournamentFolder) -> None:
        self._folder = folder
        self._kept: OrderedDict[str, _Marks] = OrderedDict()
        self._turn = asyncio.Lock()

    async def part(self, id: str, asked: HallLogAsked, known: Collection[str]) -> HallLogPart:
        """The entries that are asked for; `known`: everybody's id. Raises TournamentError `tournament_event`."""
        marks = await self._marks(id, known)
        found = [at for at, one in enumerate(marks.of, 1) if one.is_about(asked.table, asked.person)][::-1]
        wanted = found[asked.first : asked.first + asked.most]
        events = self._read(id, {*wanted, *(marks.before[number - 1] for number in wanted)} - {0})
        entries = []
        for number in wanted:
            event, before = events[number], events.get(marks.before[number - 1])
            entries.append(hall_entry(number, event.at, event.body, before.body if before else "", known))
        return HallLogPart(tuple(entries), len(found))

    async def _marks(self, id: str, known: Collection[str]) -> _Marks:
        """Of every event there is now, as far as they were not read before."""
        async with self._turn:
            marks = self._kept.pop(id, None) or _Marks()
            while piece := self._folder.events(id, len(marks.of), len(marks.of) + PIECE):
                for event in piece:
                    marks.add(event.body, known)
                await asyncio.sleep(0)
            self._kept[id] = marks
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return marks

    def _read(self, id: str, numbers: Iterable[int]) -> dict[int, Event]:
        """Events by their numbers."""
        runs: list[list[int]] = []
        for number in sorted(numbers):
            if runs and number - runs[-1][-1] <= _NEAR:
                runs[-1].append(number)
            else:
                runs.append([number])
        return {one.number: one for run in runs for one in self._folder.events(id, run[0] - 1, run[-1])}
