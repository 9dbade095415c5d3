"""The walls of a tournament as they stand: what was promised, which rounds are played, what each table made of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from windroos.duplicate.comparing import CompareWay, MatchScale, PlayedWall, WallScores, compared
from windroos.duplicate.walls import WallClaim, WallRound
from windroos.reckoning.tournament_stages import WallStage
from windroos.tournament.wall_events import WallEvent, WallsBegun, WallsCommitted, WallsPlayed, WallsShown


class WallsState(NamedTuple):
    """The walls of a tournament.

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


def wall_scores(stage: WallStage, tables: Mapping[int, tuple[PlayedWall, ...]]) -> WallScores:
    """What every wall of a round is worth to everybody, by the formula."""
    way: CompareWay = "points" if stage.compare == "none" else stage.compare
    return compared(tables, way, MatchScale(stage.better, stage.equal))
