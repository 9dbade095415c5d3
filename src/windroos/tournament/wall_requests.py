"""What is asked of walls that all tables of a round play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.duplicate.comparing import PlayedWall
from windroos.people.spelling import ID, SHORT
from windroos.tournament.draw_events import HASH
from windroos.tournament.spelling import AT_TABLE, ROUND
from windroos.tournament.wall_events import PLAYED
from windroos.wire.objects import Key, listed


class DoCommitWalls(NamedTuple):
    """Show the SHA-256 of the secret that all walls follow from, before the first is played."""

    hash: str


class DoBeginWalls(NamedTuple):
    """Open the tables of a round: the word that was called, what each wall is bound to, where each table is played."""

    round: int
    word: str
    promises: tuple[str, ...]
    plays: tuple[str, ...]


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
    "walls_commit": (DoCommitWalls, (Key("hash", HASH),)),
    "walls_begin": (
        DoBeginWalls,
        (Key("round", ROUND), Key("word", SHORT, ""), Key("promises", listed(HASH)), Key("plays", listed(ID))),
    ),
    "walls_played": (DoWallsPlayed, (*AT_TABLE, Key("walls", listed(PLAYED)))),
    "walls_show": (DoShowWalls, (Key("secret", SHORT),)),
}
"""Each by the word of `do`, with its keys."""
