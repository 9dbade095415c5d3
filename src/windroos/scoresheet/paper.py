"""The working paper of one hand: what the taps so far have put on it, and how many tiles are left."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from windroos.hands import By, Hand, Meld
from windroos.play.model.changing import quick
from windroos.play.model.events import NOBODY
from windroos.play.model.match import Match
from windroos.rules.rules import Rules, conduct_of

UNKNOWN: Final = ""
"""As the end of a hand: not said yet."""
NO_TILE: Final = -1


class PaperSet(NamedTuple):
    """A set on the table and whose tile it was claimed with (NOBODY: unknown, or a concealed kong)."""

    meld: Meld
    giver: int = NOBODY


@quick
class Side(NamedTuple):
    """What is entered for one player.

    rack    concealed tiles in the order they were tapped, the winning one not among them
    sets    on the table, in order
    bonus   seasons and flowers
    false   "" or the kind of false mahjong: `called`, `minimum`, `invalid`, `hidden`
    fouls   offences in this hand
    points, doubles   the score as it was entered; points None where tiles decide, doubles None for a whole score
    special whether that score is a special hand's (144 rules); None where it was not said
    named   id of the special hand that it is; None where it was not said, "" where nobody knows or `number` says it
    number  of that hand, 0 where it is not known by its number
    """

    rack: tuple[int, ...] = ()
    sets: tuple[PaperSet, ...] = ()
    bonus: tuple[int, ...] = ()
    dead: bool = False
    false: str = ""
    bet: bool = False
    fouls: int = 0
    points: int | None = None
    doubles: int | None = None
    special: bool | None = None
    named: str | None = None
    number: int = 0

    @property
    def size(self) -> int:
        """Tiles on rack and table, a kong as three, the winning tile not among them."""
        return len(self.rack) + 3 * len(self.sets)

    @property
    def has_tiles(self) -> bool:
        """Any tile but bonus tiles was entered."""
        return bool(self.rack or self.sets)

    @property
    def any_size(self) -> bool:
        """The hand may have any number of tiles: it is dead."""
        return self.dead or bool(self.false)

    def melds(self) -> tuple[Meld, ...]:
        """The sets as the scorer wants them."""
        return tuple(laid.meld for laid in self.sets)

    def hand(self) -> Hand:
        """All of it as the scorer wants it."""
        return Hand(tuple(sorted(self.rack)), self.melds(), tuple(sorted(self.bonus)))


@quick
class Paper(NamedTuple):
    """One hand as far as it is entered. Players are places in `Match.players`.

    end      UNKNOWN, `mahjong`, `draw`, `kongs`, `bell`, or `false` (Hong Kong: a false mahjong ended it)
    winner   NOBODY until chosen
    by, giver   of the winning tile, or of the false mahjong's
    tile     the winning tile, NO_TILE until known
    circumstances   name and value of those that are set, sorted
    selected whose hand is entered, NOBODY where none
    liable, double  NOBODY where nobody was named
    sides    for each player of the match, the dreamer too
    """

    sides: tuple[Side, ...]
    end: str = UNKNOWN
    winner: int = NOBODY
    by: By | None = None
    giver: int = NOBODY
    tile: int = NO_TILE
    circumstances: tuple[tuple[str, int], ...] = ()
    selected: int = NOBODY
    liable: int = NOBODY
    double: int = NOBODY

    def circumstance(self, name: str) -> int:
        """The value of a circumstance, 0 where it is not set."""
        return dict(self.circumstances).get(name, 0)

    def with_side(self, player: int, side: Side) -> Paper:
        """The same with another side."""
        return self._replace(sides=(*self.sides[:player], side, *self.sides[player + 1 :]))


def blank(match: Match) -> Paper:
    """A paper on which nothing stands."""
    return Paper((Side(),) * len(match.players))


@lru_cache(maxsize=64)
def copies(rules: Rules) -> tuple[int, ...]:
    """How many tiles of each kind there are by these rules, bonus tiles too."""
    tiles = Counter(conduct_of(rules).tiles)
    return tuple(tiles[kind] for kind in range(42))


@lru_cache(maxsize=16)
def tiles_left(rules: Rules, paper: Paper) -> tuple[int, ...]:
    """How many tiles of each kind do not lie on the table yet.

    Kept, for a keypad asks it of one paper for each key in each mode.
    """
    used = Counter[int]()
    for side in paper.sides:
        used.update(side.rack)
        used.update(side.bonus)
        for laid in side.sets:
            used.update(laid.meld.tiles())
    used.update((paper.tile,))
    return tuple(number - used[kind] for kind, number in enumerate(copies(rules)))
