"""What a player, or the table around the players, may ask of the referee.

Actions are plain values. `seat` is the wind of the hand (0 E, 1 S, 2 W, 3 N), tiles are kinds. Whether an action is
allowed, and why not, is `windroos.play.rules.legal`'s to say.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from windroos.play.model.distinct import distinct


class Call(IntEnum):
    """What a player calls on a tile of somebody else, in the order of priority."""

    PASS = 0
    CHOW = 1
    PUNG = 2
    KONG = 3
    MAHJONG = 4


@distinct
class Draw(NamedTuple):
    """Take the next tile of the wall. A friendly table draws by itself, but for a last tile that may be the moon."""

    seat: int
    moon: bool = False
    """Announce "maan eet cake" before drawing the last tile (ruling H17)."""


@distinct
class Replace(NamedTuple):
    """Take a replacement tile, after a kong or a bonus tile (strict tables; a friendly table takes it by itself)."""

    seat: int


@distinct
class Expose(NamedTuple):
    """Lay out a bonus tile from the rack, where the book lets one keep it (MCR on a strict table)."""

    seat: int
    tile: int


@distinct
class Discard(NamedTuple):
    """Discard a tile. In the 144 rules a replacement tile just received is thereby laid away unaccepted."""

    seat: int
    tile: int


@distinct
class Keep(NamedTuple):
    """Discard nothing after the last tile of the wall (ruling H13)."""

    seat: int


@distinct
class Claim(NamedTuple):
    """The answer of a seat to a discard or a kong that can be robbed. `tile`: the lowest of a chow, else -1."""

    seat: int
    call: Call
    tile: int = -1
    shown: bool = True
    """A called mahjong is shown. False: the caller sees his error in time and shows nothing (strict tables; MCR)."""


@distinct
class Kong(NamedTuple):
    """Declare a kong of one's own tiles: four of the rack, or the fourth to an open pung."""

    seat: int
    tile: int


@distinct
class Mahjong(NamedTuple):
    """Mahjong with the tile just drawn, East's first fourteen, or seven or eight seasons (Hong Kong)."""

    seat: int
    seasons: bool = False
    shown: bool = True
    """As in `Claim`."""


@distinct
class Bet(NamedTuple):
    """Bet that these thirteen tiles become mahjong (144 rules, rule 88)."""

    seat: int


@distinct
class Pause(NamedTuple):
    """Ask for time to think; in Hong Kong a time-out, of which a hand has two."""

    seat: int


class Contribution(NamedTuple):
    """What a player adds to chance (`windroos.play.referee.mixing`).

    player      of the match
    commitment  the SHA-256 of the text, which bound him before anybody's text was known
    text        "": it was not opened in time, and is left out
    """

    player: int
    commitment: str
    text: str = ""


@distinct
class Sit(NamedTuple):
    """The table finds the seats before the first hand: by rounds of throws, or by the tile that each player drew."""

    throws: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """Each round the throws of those who had to throw (`windroos.play.model.dice.throws_needed`)."""
    drawn: tuple[int, ...] = ()
    """The wind tile of each player of the match."""
    secret: str = ""
    """What the table was bound to, where the seats are mixed from it."""
    contributions: tuple[Contribution, ...] | None = None
    """None: they are as the table says."""


@distinct
class Begin(NamedTuple):
    """The table begins a hand. Chance enters here and nowhere else.

    `wall` holds all tiles in the order of the wall (`play.model.wall`), `dice` all throws of this hand, `salt` is
    the secret that the commitment is made with, as text. With `contributions`, be they none, wall and dice are mixed
    from them and that secret; None: they are as the table says.
    """

    wall: tuple[int, ...]
    dice: tuple[tuple[int, ...], ...]
    salt: str
    contributions: tuple[Contribution, ...] | None = None


@distinct
class TimeUp(NamedTuple):
    """The table's clock: time is up for everyone who is waited for."""


@distinct
class LastHand(NamedTuple):
    """The table: the hand that is on, or comes, is the last (Staartspel; the bell)."""


@distinct
class Correct(NamedTuple):
    """The table's referee corrects the standings. Nothing is undone: the correction is an event of its own."""

    points: tuple[int, ...]
    """What each player gets (below 0: loses), in the order of the match's players."""
    reason: str


TableAction = Sit | Begin | TimeUp | LastHand | Correct
PlayerAction = Draw | Replace | Expose | Discard | Keep | Claim | Kong | Mahjong | Bet | Pause
Action = PlayerAction | TableAction
