"""Walls that all tables of a round play, decided for a tournament as it stands. Pure."""

from __future__ import annotations

from windroos.duplicate.deciding import check_may_begin, decide_walls
from windroos.duplicate.events import WallsShown
from windroos.duplicate.requests import DoBeginWalls, DoCommitWalls, WallRequest
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision


def decide_round_walls(state: TournamentState, asked: WallRequest) -> TournamentDecision:
    """What a request comes to. Raises TournamentError, DuplicateError."""
    if not has_walls(state):
        raise TournamentError("tournament_no_walls")
    if isinstance(asked, DoBeginWalls):
        check_round(state, asked.round)
        if len(asked.plays) != len(state.schedule.rounds[asked.round - 1]):
            raise TournamentError(
                "tournament_length",
                key="plays",
                count=len(asked.plays),
                wanted=len(state.schedule.rounds[asked.round - 1]),
            )
        asked = asked._replace(tables=(), compare="")  # those of the round, compared by the formula
    event = decide_walls(state.walls, asked)
    answer: dict[str, str | int] = {"hash": asked.hash} if isinstance(asked, DoCommitWalls) else {}
    if isinstance(asked, DoBeginWalls):
        answer = {"round": asked.round}
    return TournamentDecision(answer, (event,), correction=not isinstance(event, WallsShown))


def has_walls(state: TournamentState) -> bool:
    """Whether all tables of a round play the same walls, by the formula."""
    return formula_of(state.setup).tournament.walls.compare != "none"


def check_round(state: TournamentState, round: int) -> None:
    """See that the tables of a round can be opened. Raises DuplicateError, TournamentError."""
    state.schedule.table(round, 1)
    check_may_begin(state.walls, round)
