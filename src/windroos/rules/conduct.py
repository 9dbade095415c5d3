"""How a rule book is played, as data: the wall, the dice, what may be claimed and when.

Each book says it of itself, chosen by its options of play.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from windroos.tiles import SEASONS


class Bonus(IntEnum):
    """How seasons and flowers of the deal are replaced."""

    NONE = 0
    EACH = 1
    """East until he has none left, then South, West and North (144 rules, rule 16)."""
    ROUNDS = 2
    """One round after another; who draws a season again waits for the next round (Fu Hing, p. 8 and 33)."""


class Priority(IntEnum):
    """Who goes first where several make mahjong with one tile."""

    RANK = 1
    """By what the tile completes, then by turn (NTS 2002, p. 6; 144 rules, rule 29)."""
    TURN = 2
    """By turn (MCR)."""
    ORPHANS = 3
    """By turn, but thirteen orphans first (Fu Hing, p. 5)."""


class Blocked(IntEnum):
    """What a passed tile blocks until one's own next turn (Hong Kong, ruling H18)."""

    NOTHING = 0
    MAHJONG = 1
    BOTH = 2


class Conduct(NamedTuple):
    """How a rule set is played with its options."""

    rules_id: str
    strict: bool
    """People err as at a real table; on a friendly table the program prevents it."""
    players: int
    """Everyone of the match: 3, 4 or 5."""
    seats: int
    """Seats of one hand: 3 or 4."""
    tiles: tuple[int, ...]
    """The kinds of the wall, in order."""
    sides: int
    stacks: int
    """Stacks of two on each side."""
    dice: int = 2
    """Dice in the throw that opens the wall."""
    second_throw: bool = True
    """The player whose side is opened throws too, and the sum says where."""
    jump: bool = False
    """East ends the deal with the first and the third upper tile (Fu Hing, p. 6)."""
    dead: int = 0
    """Tiles at the end of the wall that are no part of the live wall."""
    refilled: bool = True
    """The dead wall keeps its size: a replacement tile takes one from the live wall too."""
    raised: bool = False
    """The loose tiles lie on top of the wall."""
    near_first: bool = False
    """Of two loose tiles the one nearest to the live wall goes first (NTS 2002, p. 5); else the farther, upper one."""
    bonus: Bonus = Bonus.NONE
    bonus_optional: bool = False
    """A bonus tile may be kept or discarded (MCR)."""
    open_chows: bool = True
    kong_after_claim: bool = False
    """A kong may be declared in the turn of a claim, with tiles of one's own."""
    kong_face_down: bool = True
    """A concealed kong lies face down until the end (NTS 2002, p. 5; 144 rules, rule 40); Hong Kong turns two up."""
    kong_any_time: bool = False
    """A concealed kong may be declared out of turn (144 rules, rule 41)."""
    chained_kongs: bool = False
    """Kongs count together only when each is made with the replacement tile of the one before (Fu Hing, p. 19)."""
    draw_on_last_kong: bool = False
    """A kong without a tile to replace it ends the hand in a draw (ruling N14); else it may not be declared."""
    last_kong_robbed: bool = False
    """An open pung may become a kong when the wall is up: its tile may be robbed, and is then the last tile as well
    (144 rules, rules 47 and 68). Unrobbed it ends the hand in a draw."""
    last_discard_optional: bool = False
    """Who draws the last tile need not discard (ruling H13)."""
    reject_replacement: bool = False
    """A replacement tile may be laid away unaccepted (144 rules, rule 43)."""
    rob_concealed: bool = False
    """Thirteen orphans rob a concealed kong (ruling H19)."""
    priority: Priority = Priority.RANK
    blocked: Blocked = Blocked.NOTHING
    seasons_claim: bool = False
    """Seven or eight seasons may be claimed as mahjong with any tiles (ruling H8)."""
    moon: bool = False
    """The moon is announced before the last tile is drawn (ruling H17)."""
    bet: bool = False
    """A waiting player may bet before the fourteenth discard (144 rules, rule 88)."""
    liability: bool = False
    """Dangerous play is paid for (Fu Hing, p. 13-15 and 27-31)."""
    seven_five: bool = False
    """The 7-5 rule (Fu Hing, p. 27)."""
    dead_may_claim: bool = True
    """A dead hand may still claim sets (ruling C7); in the 144 rules it may not (rule 46)."""
    false_ends: bool = False
    """A false mahjong ends the hand (ruling H21)."""
    false_pays: bool = False
    """What was wrong with a false mahjong, and whether it was shown, decides what it costs (ruling C5)."""
    fouls: bool = False
    """Fouls are counted and cost points (ruling C6)."""
    turn_seconds: int = 0
    """For the table's clock; 0: the book knows no limit."""
    claim_seconds: int = 2
    timeouts: int = 0
    """Time-outs of a player in a hand (ruling H28)."""
    timeout_seconds: int = 0
    east_first: bool = False
    """A set that is made with East's first discard counts (144 rules, rule 69)."""
    last_of_kind: bool = False
    """It counts to win with the last of four tiles of which the others lie open (MCR)."""

    def __hash__(self) -> int:
        """Of what tells most books apart: of all fields it takes longer than what is remembered of a conduct."""
        return hash((self.rules_id, self.strict, self.players))

    @property
    def loose(self) -> int:
        """Replacement tiles that a dead wall that is not refilled can give; 0 where it is refilled."""
        return 0 if self.refilled else self.dead

    def is_bonus(self, tile: int) -> bool:
        """Whether a tile is a season or flower."""
        return tile >= SEASONS


def conduct(id: str, strict: bool, players: int, tiles: tuple[int, ...]) -> Conduct:
    """The conduct of a book by what its numbers of players and tiles say alone; a book adds what is its own."""
    sides = 3 if players == 3 else 4
    return Conduct(id, strict, players, min(players, 4), tiles, sides, len(tiles) // (2 * sides))
