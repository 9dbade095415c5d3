"""Walls that several tables play: what was promised, which rounds are on, what each table made of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from windroos.duplicate.comparing import PlayedWall
from windroos.duplicate.events import WallEvent, WallsBegun, WallsCommitted, WallsPlayed, WallsShown
from windroos.duplicate.walls import WallClaim, WallRound


class WallsState(NamedTuple):
    """The walls of a tournament, or of an evening.

    committed  SHA-256 of the secret, "" none; `secret` when it is shown
    rounds     those whose tables were opened
    played     by round and table; nothing of a round before all its tables are done
    """

    committed: str = ""
    secret: str = ""
    rounds: Mapping[int, WallsBegun] = {}
    played: Mapping[tuple[int, int], tuple[PlayedWall, ...]] = {}

    def of(self, round: int) -> dict[int, tuple[PlayedWall, ...]]:
        """What the tables of a round made of its walls, by table."""
        return {table: walls for (at, table), walls in sorted(self.played.items()) if at == round}

    def is_done(self, round: int) -> bool:
        """Whether every table of a round has told what it made of its walls, so that all may be seen."""
        begun = self.rounds.get(round)
        return begun is not None and len(self.of(round)) == len(begun.plays)

    def playing(self) -> tuple[int, ...]:
        """The rounds that are open and not done."""
        return tuple(round for round in sorted(self.rounds) if not self.is_done(round))

    def walls_in(self, round: int) -> int:
        """So many walls a round has; 0 where its tables were not opened."""
        begun = self.rounds.get(round)
        return len(begun.promises) if begun is not None else 0

    def round_of(self, play: str) -> int:
        """The round of a table by the id under which it is played, 0 none."""
        return next((round for round, begun in self.rounds.items() if play in begun.plays), 0)

    @property
    def claim(self) -> WallClaim | None:
        """All that anybody needs to check where the walls came from, when the secret is shown."""
        if not self.secret:
            return None
        rounds = tuple(WallRound(*begun[:3]) for _, begun in sorted(self.rounds.items()))
        return WallClaim(self.committed, self.secret, rounds)


def after_walls(state: WallsState, event: WallEvent) -> WallsState:
    """The walls after an event."""
    match event:
        case WallsCommitted(hash):
            return WallsState(hash)
        case WallsBegun():
            return state._replace(rounds={**state.rounds, event.round: event})
        case WallsPlayed(round, table, walls):
            return state._replace(played={**state.played, (round, table): walls})
        case WallsShown(secret):
            return state._replace(secret=secret)
