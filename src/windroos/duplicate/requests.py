"""What is asked of walls that several tables play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

from windroos.duplicate.comparing import CompareWay, PlayedWall
from windroos.duplicate.events import BEGUN, COMMITTED, SHOWN, TOLD
from windroos.wire.objects import Key


class DoCommitWalls(NamedTuple):
    """Show the SHA-256 of the secret that all walls follow from, before the first is played."""

    hash: str


class DoBeginWalls(NamedTuple):
    """Open the tables of a round: the word that was called, what each wall is bound to, where each table is played.

    tables   the number and part of each, () where they are those of the round in order
    compare  how results are compared, "" where a formula says it
    """

    round: int
    word: str
    promises: tuple[str, ...]
    plays: tuple[str, ...]
    tables: tuple[tuple[int, int], ...] = ()
    compare: CompareWay | Literal[""] = ""


class DoWallsPlayed(NamedTuple):
    """What a table made of its walls, when all tables of the round are done."""

    round: int
    table: int
    walls: tuple[PlayedWall, ...]


class DoShowWalls(NamedTuple):
    """Show the secret, when nothing is played any more."""

    secret: str


WallRequest = DoCommitWalls | DoBeginWalls | DoWallsPlayed | DoShowWalls
WALL_REQUESTS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "walls_commit": (DoCommitWalls, COMMITTED),
    "walls_begin": (DoBeginWalls, BEGUN),
    "walls_played": (DoWallsPlayed, TOLD),
    "walls_show": (DoShowWalls, SHOWN),
}
"""Each by the word of `do`, with its keys."""
