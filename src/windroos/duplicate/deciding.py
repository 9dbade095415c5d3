"""What is asked of walls that several tables play, decided: what it comes to, or why it cannot be. Pure."""

from __future__ import annotations

from typing import Final

from windroos.duplicate.errors import DuplicateError
from windroos.duplicate.events import WallEvent, WallsBegun, WallsCommitted, WallsPlayed, WallsShown
from windroos.duplicate.requests import DoBeginWalls, DoCommitWalls, DoShowWalls, DoWallsPlayed, WallRequest
from windroos.duplicate.state import WallsState
from windroos.duplicate.walls import WallClaim, WallRound, unproven

SEATS: Final = 4


def decide_walls(walls: WallsState, asked: WallRequest) -> WallEvent:
    """What a request comes to. Raises DuplicateError."""
    if isinstance(asked, DoCommitWalls):
        if walls.rounds:
            raise DuplicateError("walls_begun", round=min(walls.rounds))
        return WallsCommitted(asked.hash)
    if isinstance(asked, DoBeginWalls):
        check_may_begin(walls, asked.round)
        if asked.tables and len(asked.tables) != len(asked.plays):
            raise DuplicateError("walls_length", key="plays", count=len(asked.plays))
        return WallsBegun(*asked)
    if isinstance(asked, DoWallsPlayed):
        return _played(walls, asked)
    return _shown(walls, asked)


def check_may_begin(walls: WallsState, round: int) -> None:
    """See that the tables of a round can be opened. Raises DuplicateError."""
    if not walls.committed:
        raise DuplicateError("walls_unbound")
    if walls.secret:
        raise DuplicateError("walls_shown")
    if round in walls.rounds:
        raise DuplicateError("walls_begun", round=round)


def _played(walls: WallsState, asked: DoWallsPlayed) -> WallsPlayed:
    begun = walls.rounds.get(asked.round)
    if begun is None or asked.table not in begun.numbered():
        raise DuplicateError("walls_not_begun", round=asked.round)
    numbers = [one.wall for one in asked.walls]
    wrong = [one for one in asked.walls if len(one.points) != SEATS or sorted(one.seats) != list(range(SEATS))]
    if wrong or numbers != sorted(set(numbers)) or (numbers and numbers[-1] > len(begun.promises)):
        raise DuplicateError("walls_length", key="walls", count=len(asked.walls))
    return WallsPlayed(*asked)


def _shown(walls: WallsState, asked: DoShowWalls) -> WallsShown:
    """The secret tells walls that are yet to be played, so it is shown when no table plays any."""
    if playing := walls.playing():
        raise DuplicateError("walls_open", round=playing[0])
    rounds = tuple(WallRound(*begun[:3]) for begun in walls.rounds.values())
    if unproven(WallClaim(walls.committed or "-", asked.secret, rounds)):
        raise DuplicateError("walls_secret")
    return WallsShown(asked.secret)
