"""What is told of walls that all tables of a round play, as stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.duplicate.comparing import PlayedWall
from windroos.duplicate.walls import MOST_WALLS
from windroos.people.spelling import ID, POINTS, SHORT
from windroos.tournament.draw_events import HASH
from windroos.tournament.spelling import AT_TABLE, ROUND
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import NUMBER, Spelling, whole


class WallsCommitted(NamedTuple):
    """The walls of every round follow from a secret of this SHA-256, and a word that is called for each."""

    hash: str


class WallsBegun(NamedTuple):
    """The tables of a round are open.

    word      that was called for it
    promises  SHA-256 of the secret of each wall
    plays     of each table the id under which it is played, where its record lies
    """

    round: int
    word: str
    promises: tuple[str, ...]
    plays: tuple[str, ...]


class WallsPlayed(NamedTuple):
    """What a table made of the walls that it finished, told when all tables of the round were done."""

    round: int
    table: int
    walls: tuple[PlayedWall, ...]


class WallsShown(NamedTuple):
    """Nothing is played any more: the secret is shown."""

    secret: str


WallEvent = WallsCommitted | WallsBegun | WallsPlayed | WallsShown
_SEAT: Final = whole(0, 3)
_WIND: Final = whole(-1, 3)
PLAYED: Final[Spelling[PlayedWall]] = fields(
    PlayedWall,
    *(Key("wall", whole(1, MOST_WALLS)), Key("seats", listed(_SEAT)), Key("points", listed(POINTS))),
    *(Key("winner", _WIND, -1), Key("giver", _WIND, -1), Key("score", NUMBER, 0), Key("turns", whole(0), 0)),
)
WALL_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "walls_committed": (WallsCommitted, (Key("hash", HASH),)),
    "walls_begun": (
        WallsBegun,
        (Key("round", ROUND), Key("word", SHORT, ""), Key("promises", listed(HASH)), Key("plays", listed(ID))),
    ),
    "walls_played": (WallsPlayed, (*AT_TABLE, Key("walls", listed(PLAYED)))),
    "walls_shown": (WallsShown, (Key("secret", SHORT),)),
}
"""The word of each event, and its keys."""
