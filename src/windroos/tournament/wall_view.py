"""What may be seen of the walls of a tournament when all tables of a round are done. Pure."""

from __future__ import annotations

from windroos.duplicate.view import Began, OwnWall, WallRow, own_walls, wall_rows, walls_object
from windroos.tournament.formula import formula_of
from windroos.tournament.seats import seated
from windroos.tournament.setup_requests import DoTournamentShow
from windroos.tournament.state import TournamentState
from windroos.tournament.wall_scores import wall_scores
from windroos.tournament.world import TournamentWorld
from windroos.wire.json_text import Json


def round_walls(state: TournamentState, round: int) -> dict[int, tuple[WallRow, ...]]:
    """What every table made of each wall of a round, by its number; nothing before all are done."""
    began, scores = _began(state, round), wall_scores(formula_of(state.setup).tournament.walls, state.walls.of(round))
    count = state.walls.walls_in(round)
    return {wall: wall_rows(state.walls, round, wall, began, scores) for wall in range(1, count + 1)}


def walls_of_entrant(state: TournamentState, entrant: str) -> tuple[OwnWall, ...]:
    """The walls that somebody played, of rounds that may be seen."""
    stage = formula_of(state.setup).tournament.walls
    return tuple(
        own
        for round in sorted(state.walls.rounds)
        for own in own_walls(
            state.walls, round, entrant, _began(state, round), wall_scores(stage, state.walls.of(round))
        )
    )


def show_walls(_: TournamentWorld, state: TournamentState, asked: DoTournamentShow) -> Json:
    """What was promised, and of rounds that are done what was made of every wall; of one round where it is asked."""
    rounds = [round for round in state.walls.rounds if asked.round in (None, round)]
    return walls_object(state.walls, {round: round_walls(state, round) for round in rounds})


def _began(state: TournamentState, round: int) -> Began:
    """Who sat at each table when the round began."""
    return {table: seated(state, round, table) for table in state.walls.of(round)}
