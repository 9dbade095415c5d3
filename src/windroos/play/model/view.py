"""What lies open on the table, and what one seat knows besides.

`OpenTable` is folded from public events alone, `Own` from the events of one seat. A seat's `View` is the two together,
and so is the referee's knowledge of a seat: there is no field for what a seat may not see.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from windroos.hands import FACE_DOWN, Hand, Meld
from windroos.play.model.actions import Call
from windroos.play.model.changing import quick
from windroos.play.model.events import NOBODY
from windroos.play.model.match import Match
from windroos.rules.conduct import Conduct
from windroos.rules.rules import Rules
from windroos.settling.outcome import FalseKind


class Phase(IntEnum):
    """What the table waits for."""

    BETWEEN = 0
    """A hand may begin (or the match is over)."""
    DISCARD = 1
    """`turn` has one tile more than thirteen and acts."""
    CLAIM = 2
    """A discard lies there; the others may claim it."""
    ROB = 3
    """A kong was declared; the others may rob it."""
    DRAW = 4
    """`turn` must draw (strict tables; the last tile where the moon may be announced)."""


BETWEEN, DISCARD, CLAIM, ROB, DRAW = Phase
"""The same by themselves: Python finds a member of an enumeration six times as slowly, and every step asks for some."""


class Source(IntEnum):
    """Where the tile that `turn` has too many came from."""

    NOTHING = 0
    DEAL = 1
    CLAIM = 2
    WALL = 3
    KONG = 4
    BONUS = 5


class Laid(NamedTuple):
    """A set on the table. `giver` NOBODY: of own tiles. `after` counts the discards that lay there before it."""

    seat: int
    meld: Meld
    giver: int
    tile: int
    after: int


class Thrown(NamedTuple):
    """A discard, in the order of the game. `taker`: who claimed it, or NOBODY."""

    seat: int
    tile: int
    rejected: bool = False
    taker: int = NOBODY


class Danger(NamedTuple):
    """Dangerous play that has begun; as `events.Endangered`."""

    seat: int
    kind: str
    suit: int
    order: int


class WrongCall(NamedTuple):
    """A mahjong that was none; as `events.CalledFalsely`."""

    seat: int
    kind: FalseKind
    giver: int


@quick
class OpenTable(NamedTuple):
    """Everything that lies open. Seats are winds, players are places in `match.players`."""

    match: Match
    phase: Phase
    turn: int
    """Who acts, or whose discard or kong is asked about."""
    players: tuple[int, ...]
    """The player of the match at each seat of this hand; `match` already tells of the next one when it is over."""
    number: int
    round: int
    double: int
    commitment: str
    dice: tuple[tuple[int, ...], ...]
    side: int
    stack: int
    counts: tuple[int, ...]
    """Tiles on each rack."""
    melds: tuple[tuple[Meld, ...], ...]
    laid: tuple[Laid, ...]
    """All sets in the order they were laid; a promoted pung appears again as a kong."""
    bonus: tuple[tuple[int, ...], ...]
    discards: tuple[Thrown, ...]
    front: int
    """Tiles taken from the live end of the wall."""
    back: int
    """Replacement tiles taken."""
    source: Source
    """Where `turn`'s tile too many came from."""
    due: Source
    """What the next replacement tile of `turn` replaces a tile for: KONG, BONUS or NOTHING."""
    owed: tuple[int, ...]
    """Replacement tiles that a seat still has to take."""
    kong: Meld | None
    """The kong that may be robbed."""
    dangers: tuple[Danger, ...]
    moon: int
    """Who announced the moon, or NOBODY."""
    bets: int
    """Mask of the seats that bet."""
    false: tuple[WrongCall, ...]
    """The false mahjongs of this hand."""
    fouls: tuple[tuple[int, int], ...]
    """The offences of this hand: seat, and their number in the match."""
    pauses: tuple[int, ...]
    """Time-outs taken by each seat in this hand."""

    @property
    def seats(self) -> int:
        """Seats of this hand."""
        return len(self.counts)

    @property
    def asked_tile(self) -> int:
        """The tile that may be claimed: of the kong that may be robbed, else the last discard."""
        if self.phase == ROB and self.kong is not None:
            return self.kong.tile
        return self.discards[-1].tile


@quick
class Own(NamedTuple):
    """What a seat knows besides: its tiles and what it remembers of its own doing."""

    rack: tuple[int, ...] = ()
    """Concealed tiles in order, the tile just drawn included; on a strict MCR table also bonus tiles kept."""
    drawn: int = NOBODY
    """The tile just drawn."""
    answer: Call | None = None
    """What it answered to the tile that lies there."""
    blocked: int = 0
    """Mask of the kinds it let pass since its own last turn (Hong Kong)."""
    kongs: int = 0
    """Kongs made in this turn; in Hong Kong those of which each used the replacement tile of the one before."""
    accepted: tuple[int, ...] = ()
    """Replacement tiles accepted in this turn, which may not be discarded in it (144 rules)."""
    covered: tuple[int, ...] = ()
    """The kinds of its kongs that lie face down, in the order they were laid."""
    dead: bool = False
    """It discarded with a wrong number of tiles, or called falsely."""


@quick
class View(NamedTuple):
    """What a seat sees, remembers and may reckon with."""

    rules: Rules
    conduct: Conduct
    table: OpenTable
    seat: int
    """NOBODY for a spectator, and for who sits this hand out."""
    own: Own
    player: int = NOBODY
    """The place in the match's list; the seat goes round, the player stays."""

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The sets of this seat, with the kinds of its own kongs that lie face down; a spectator has none."""
        return uncovered(self.table.melds[self.seat], self.own.covered) if self.seat != NOBODY else ()

    @property
    def hand(self) -> Hand:
        """What lies before this seat; concealed tiles with the one just drawn."""
        return Hand(
            tuple(tile for tile in self.own.rack if not self.conduct.is_bonus(tile)),
            self.melds,
            tuple(sorted(self.table.bonus[self.seat])) if self.seat != NOBODY else (),
        )


def uncovered(melds: tuple[Meld, ...], covered: tuple[int, ...]) -> tuple[Meld, ...]:
    """The same sets with these kinds for the kongs that lie face down, in order."""
    if not covered:
        return melds
    kinds = iter(covered)
    return tuple(meld._replace(tile=next(kinds)) if meld.tile == FACE_DOWN else meld for meld in melds)


def live_left(conduct: Conduct, table: OpenTable) -> int:
    """Tiles that may still be drawn before the draw."""
    taken = table.front + (table.back if conduct.refilled else 0)
    return len(conduct.tiles) - conduct.dead - taken


def loose_left(conduct: Conduct, table: OpenTable) -> int:
    """Replacement tiles that may still be taken."""
    return live_left(conduct, table) if conduct.refilled else conduct.dead - table.back


def clear_table(match: Match) -> OpenTable:
    """The table between two hands."""
    seats = len(match.seats)
    none = (0,) * seats
    return OpenTable(
        match=match,
        phase=BETWEEN,
        turn=0,
        players=match.seats,
        number=match.hand,
        round=match.round,
        double=0,
        commitment="",
        dice=(),
        side=0,
        stack=0,
        counts=none,
        melds=((),) * seats,
        laid=(),
        bonus=((),) * seats,
        discards=(),
        front=0,
        back=0,
        source=Source.NOTHING,
        due=Source.NOTHING,
        owed=none,
        kong=None,
        dangers=(),
        moon=NOBODY,
        bets=0,
        false=(),
        fouls=(),
        pauses=none,
    )
