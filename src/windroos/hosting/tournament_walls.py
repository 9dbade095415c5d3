"""A tournament whose rounds are played on equal walls, as its tables see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from windroos.books.catalog import IDS, rules
from windroos.duplicate.comparing import PlayedWall
from windroos.duplicate.requests import DoWallsPlayed, WallRequest
from windroos.duplicate.state import WallsState
from windroos.duplicate.totals import wall_totals
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.hosting.wall_contest import BY, WallChoice, WallPlan, WallSeats
from windroos.tournament.formula import formula_of
from windroos.tournament.result_requests import DoSettle, DoTableResult
from windroos.tournament.seats import is_dropped, told_of, uses_in
from windroos.tournament.wall_deciding import check_round

NOTE: Final = "walls"
"""The note in which the secret waits until it is shown."""
WALLS: Final = 16
"""Of a round, where the formula does not say how many hands it has."""


class TournamentWalls:
    """The walls of tournaments of a folder, as `WallContest` has it."""

    def __init__(self, folder: TournamentFolder) -> None:
        self._folder = folder

    def walls(self, id: str) -> WallsState:
        """The walls as they stand. Raises TournamentError `tournament_none`."""
        return self._folder.world(id).there().walls

    def plan(self, id: str, round: int, _: WallChoice, /) -> WallPlan:
        """What a round is played as, by the formula alone. Raises TournamentError, DuplicateError."""
        state = self._folder.world(id).there()
        check_round(state, round)
        formula = formula_of(state.setup)
        told = told_of(state)
        tables = tuple(
            WallSeats(table, 1, tuple(one.sitter for one in uses), not is_dropped(state, round, table, told))
            for table, uses in enumerate(uses_in(state, round, told), 1)
        )
        made, stages = rules((*formula.lines.rules, *IDS)[0]), formula.tournament
        return WallPlan(made, tables, stages.rounds.hands or WALLS, stages.walls.together)

    def names(self, id: str) -> Mapping[str, str]:
        """What entrants are called, by id."""
        return self._folder.world(id).names()

    def secret(self, id: str) -> str:
        """The secret that waits beside it, "" none."""
        return self._folder.note(id, NOTE)

    async def keep_secret(self, id: str, secret: str) -> None:
        """Let a secret wait beside it."""
        await self._folder.keep_note(id, NOTE, secret)

    async def ask(self, id: str, asked: WallRequest, by: str, now: datetime) -> None:
        """Do what is asked of its walls. Raises TournamentError, DuplicateError."""
        await self._folder.do(id, asked, by, now)

    async def tell(self, id: str, round: int, table: int, walls: tuple[PlayedWall, ...], now: datetime) -> None:
        """Keep what a table made of its walls, and its result, which needs nobody's agreement."""
        state = self._folder.world(id).there()
        if walls and (round, table) not in state.results:
            await self._folder.do(id, _result(round, table, walls), BY, now)
            await self._folder.do(id, DoSettle(round, table, BY), BY, now)
        await self._folder.do(id, DoWallsPlayed(round, table, walls), BY, now)


def _result(round: int, table: int, walls: Sequence[PlayedWall]) -> DoTableResult:
    """The sum of what was won with each wall; mahjongs by where players began."""
    made = wall_totals(walls)
    best = tuple(one or None for one in made.best)
    return DoTableResult(round, table, made.points, made.mahjongs, best, "", made.caused, len(walls))
