"""What is told of walls that several tables play, as stored: of a tournament's rounds, of a club's evening."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, get_args

from windroos.duplicate.comparing import CompareWay, PlayedWall
from windroos.duplicate.walls import MOST_WALLS
from windroos.people.spelling import HASH, ID, POINTS, SHORT
from windroos.wire.objects import Key, fields, listed, row
from windroos.wire.spelling import NUMBER, Spelling, one_of, whole

MOST: Final = 1000
"""Rounds, and tables of one."""


class WallsCommitted(NamedTuple):
    """The walls of every round follow from a secret of this SHA-256, and a word that is called for each."""

    hash: str


class WallsBegun(NamedTuple):
    """The tables of a round are open.

    word      that was called for it
    promises  SHA-256 of the secret of each wall
    plays     of each table the id under which it is played, where its record lies
    tables    the number and part of each, () where they are those of the round in order
    compare   how results are compared, "" where a formula says it
    """

    round: int
    word: str
    promises: tuple[str, ...]
    plays: tuple[str, ...]
    tables: tuple[tuple[int, int], ...] = ()
    compare: CompareWay | Literal[""] = ""

    def numbered(self) -> dict[int, str]:
        """Under which id each table is played, by its number."""
        numbers = [table for table, _ in self.tables] or range(1, len(self.plays) + 1)
        return dict(zip(numbers, self.plays, strict=True))


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
_AT: Final = whole(1, MOST)
PLAYED: Final[Spelling[PlayedWall]] = fields(
    PlayedWall,
    *(Key("wall", whole(1, MOST_WALLS)), Key("seats", listed(_SEAT)), Key("points", listed(POINTS))),
    *(Key("winner", _WIND, -1), Key("giver", _WIND, -1), Key("score", NUMBER, 0), Key("turns", whole(0), 0)),
)
COMPARE: Final = one_of("", *get_args(CompareWay))
COMMITTED: Final = (Key("hash", HASH),)
BEGUN: Final = (
    *(Key("round", _AT), Key("word", SHORT, ""), Key("promises", listed(HASH)), Key("plays", listed(ID))),
    *(Key("tables", listed(row(_AT, _AT)), ()), Key("compare", COMPARE, "")),
)
TOLD: Final = (Key("round", _AT), Key("table", _AT), Key("walls", listed(PLAYED)))
SHOWN: Final = (Key("secret", SHORT),)
"""The keys of each, as stored and as asked."""
WALL_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "walls_committed": (WallsCommitted, COMMITTED),
    "walls_begun": (WallsBegun, BEGUN),
    "walls_played": (WallsPlayed, TOLD),
    "walls_shown": (WallsShown, SHOWN),
}
"""The word of each event, and its keys."""
