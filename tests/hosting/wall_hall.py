"""A tournament of two tables on equal walls, on the real hosting."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from tests.hosting.at_table import HostedTable, TableWindow, settle, setup_of, swiftly
from windroos.books.catalog import rules
from windroos.hosting import wall_tables
from windroos.hosting.lobby import Lobby
from windroos.hosting.room import Pace
from windroos.hosting.setup import WallPlace
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.hosting.tournament_walls import TournamentWalls
from windroos.hosting.wall_contest import WallContest, names_of
from windroos.hosting.wall_tables import WallTables
from windroos.play.model.view import Phase
from windroos.store.store import Store
from windroos.tournament.door import read_line
from windroos.tournament.state import TournamentState

NOW = datetime(2026, 11, 1, 12, tzinfo=UTC)
FORMULA = 'extends = "duplicaat-nts"\nname = "Proef"\n[rounds]\nhands = 4\n[walls]\ntogether = false\n'
OF = WallPlace("tournament", "t")
Work = Callable[["WallHall"], Coroutine[Any, Any, None]]


class WallHall:
    """A tournament of two tables, a person at each, and computer players beside them."""

    def __init__(self, store: Store, *, together: bool = False) -> None:
        self.formula = FORMULA.replace("together = false", "together = true") if together else FORMULA
        thinker = HostedTable(setup_of(rules("nts2002"), ("person",) * 4), Random(1)).thinker
        self.store = store
        self.folder = TournamentFolder(store)
        contests: dict[str, WallContest] = {"tournament": TournamentWalls(self.folder)}
        self.lobby = Lobby(store, Pace(), thinker, Random(2), names_of(contests))
        self.walls = WallTables(store, self.lobby, contests, Random(3))
        self.bytes: list[str] = []

    async def do(self, line: dict[str, Any]) -> dict[str, Any]:
        return await self.folder.do("t", read_line(line).asked, "test", NOW)

    async def prepare(self) -> None:
        """The tournament, with nothing committed to."""
        await self.do({"do": "tournament", "id": "t", "toml": self.formula, "players": 8, "rounds": 1})
        for id in ("anna", "bob"):
            await self.do({"do": "entrant", "id": id, "name": id.title()})
        await self.do({"do": "numbers", "numbers": {"anna": 1, "bob": 5}})
        await self.do({"do": "schedule", "rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]]]})

    async def open(self) -> tuple[str, ...]:
        """The tournament with its first round open: who began as East at table 1, and at table 2."""
        await self.prepare()
        await self.walls.commit(OF, "host", NOW)
        await self.walls.begin(OF, 1, "zes", "host", NOW)
        return self.state.walls.rounds[1].plays

    @property
    def state(self) -> TournamentState:
        return self.folder.world("t").there()

    async def play(self, play: str, seed: int, until: int = 99) -> None:
        """Somebody at East plays a table to its end, or until so many hands were begun, and stays sitting there."""
        room, random = await self.lobby.room(play), Random(seed)
        window = TableWindow(SimpleNamespace(room=room, setup=room.setup), 0, "nl")  # type: ignore[arg-type]
        room.join(window.connection)
        while not room.closed and room.board.table.match.hand <= until:
            if room.board.table.phase == Phase.BETWEEN:
                if 0 not in room.clocks.ready:
                    room.ready(window.connection)
                await asyncio.sleep(0.01)
            elif not await window.play(random):
                await asyncio.sleep(0.05)
            await settle(3)
        while room.board.table.match.over and self.lobby.stream(play).closed is None:
            await asyncio.sleep(0.001)
        await settle()
        window.read()
        self.bytes += window.bytes
        room.leave(window.connection)

    def secrets(self, play: str) -> tuple[str, ...]:
        shared = self.lobby.setup(play).walls
        assert shared is not None
        return shared.secrets


@contextmanager
def quick_players() -> Iterator[None]:
    """Computer players that answer at once, and a store that need not wait for a loop whose time is always up."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(0.0001)
    try:
        with patch.object(wall_tables, "FILLS_IN", "greedy"):
            yield
    finally:
        sys.setswitchinterval(interval)


def in_hall(tmp_path: Path, work: Work, *, together: bool = False) -> None:
    """Do something in a hall on a store of its own, quickly."""

    async def go() -> None:
        store = Store.open(tmp_path / "windroos.db")
        try:
            await work(WallHall(store, together=together))
        finally:
            await store.close()

    with quick_players():
        swiftly(go)
