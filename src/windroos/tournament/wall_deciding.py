"""What is asked of walls that all tables of a round play, decided. Pure."""

from __future__ import annotations

from windroos.duplicate.walls import WallClaim, WallRound, unproven
from windroos.seating.door import SEATS
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.state import TournamentState
from windroos.tournament.wall_events import WallsBegun, WallsCommitted, WallsPlayed, WallsShown
from windroos.tournament.wall_requests import DoBeginWalls, DoCommitWalls, DoShowWalls, DoWallsPlayed, WallRequest
from windroos.tournament.world import TournamentDecision


def decide_walls(state: TournamentState, asked: WallRequest) -> TournamentDecision:
    """What a request comes to. Raises TournamentError."""
    if not has_walls(state):
        raise TournamentError("tournament_no_walls")
    if isinstance(asked, DoCommitWalls):
        if state.walls.rounds:
            raise TournamentError("tournament_walls_begun", round=min(state.walls.rounds))
        return TournamentDecision({"hash": asked.hash}, (WallsCommitted(asked.hash),), correction=True)
    if isinstance(asked, DoBeginWalls):
        return TournamentDecision({"round": asked.round}, (_begun(state, asked),), correction=True)
    if isinstance(asked, DoWallsPlayed):
        return TournamentDecision({}, (_played(state, asked),), correction=True)
    return TournamentDecision({}, (_shown(state, asked),))


def has_walls(state: TournamentState) -> bool:
    """Whether all tables of a round play the same walls, by the formula."""
    return formula_of(state.setup).tournament.walls.compare != "none"


def check_may_begin(state: TournamentState, round: int) -> None:
    """See that the tables of a round can be opened. Raises TournamentError, also as `ScheduleState.table`."""
    state.schedule.table(round, 1)
    if not state.walls.committed:
        raise TournamentError("tournament_walls_unbound")
    if state.walls.secret:
        raise TournamentError("tournament_walls_shown")
    if round in state.walls.rounds:
        raise TournamentError("tournament_walls_begun", round=round)


def _begun(state: TournamentState, asked: DoBeginWalls) -> WallsBegun:
    check_may_begin(state, asked.round)
    if len(asked.plays) != len(state.schedule.rounds[asked.round - 1]):
        raise TournamentError("tournament_length", key="plays", count=len(asked.plays))
    return WallsBegun(*asked)


def _played(state: TournamentState, asked: DoWallsPlayed) -> WallsPlayed:
    begun = state.walls.rounds.get(asked.round)
    if begun is None or asked.table > len(begun.plays):
        raise TournamentError("tournament_walls_not_begun", round=asked.round)
    numbers = [one.wall for one in asked.walls]
    wrong = [one for one in asked.walls if len(one.points) != SEATS or sorted(one.seats) != list(range(SEATS))]
    if wrong or numbers != sorted(set(numbers)) or (numbers and numbers[-1] > len(begun.promises)):
        raise TournamentError("tournament_length", key="walls", count=len(asked.walls))
    return WallsPlayed(*asked)


def _shown(state: TournamentState, asked: DoShowWalls) -> WallsShown:
    """The secret tells walls that are yet to be played, so it is shown when no table plays any."""
    open_rounds = [round for round in state.walls.rounds if not state.walls.is_done(round)]
    if open_rounds:
        raise TournamentError("tournament_walls_open", round=open_rounds[0])
    rounds = tuple(WallRound(*begun[:3]) for begun in state.walls.rounds.values())
    if unproven(WallClaim(state.walls.committed or "-", asked.secret, rounds)):
        raise TournamentError("tournament_walls_secret")
    return WallsShown(asked.secret)
