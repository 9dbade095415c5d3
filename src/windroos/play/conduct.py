"""How a rule book is played, as data: the wall, the dice, what may be claimed and when.

Counting has its tables in `windroos.rules`; this is the other half of a rule set, chosen by its options of play.
"""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from windroos.rules.rules import Rules
from windroos.tiles import SEASONS, WALL_96, WALL_136, WALL_144


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
    dice: int
    """Dice in the throw that opens the wall."""
    second_throw: bool
    """The player whose side is opened throws too, and the sum says where."""
    jump: bool
    """East ends the deal with the first and the third upper tile (Fu Hing, p. 6)."""
    dead: int
    """Tiles at the end of the wall that are no part of the live wall."""
    refilled: bool
    """The dead wall keeps its size: a replacement tile takes one from the live wall too."""
    raised: bool
    """The loose tiles lie on top of the wall."""
    near_first: bool
    """Of two loose tiles the one nearest to the live wall goes first (NTS 2002, p. 5); else the farther, upper one."""
    bonus: Bonus
    bonus_optional: bool
    """A bonus tile may be kept or discarded (MCR)."""
    open_chows: bool
    kong_after_claim: bool
    """A kong may be declared in the turn of a claim, with tiles of one's own."""
    kong_face_down: bool
    """A concealed kong lies face down until the end (NTS 2002, p. 5; 144 rules, rule 40); Hong Kong turns two up."""
    kong_any_time: bool
    """A concealed kong may be declared out of turn (144 rules, rule 41)."""
    chained_kongs: bool
    """Kongs count together only when each is made with the replacement tile of the one before (Fu Hing, p. 19)."""
    draw_on_last_kong: bool
    """A kong without a tile to replace it ends the hand in a draw (ruling N14); else it may not be declared."""
    last_kong_robbed: bool
    """An open pung may become a kong when the wall is up: its tile may be robbed, and is then the last tile as well
    (144 rules, rules 47 and 68). Unrobbed it ends the hand in a draw."""
    last_discard_optional: bool
    """Who draws the last tile need not discard (ruling H13)."""
    reject_replacement: bool
    """A replacement tile may be laid away unaccepted (144 rules, rule 43)."""
    rob_concealed: bool
    """Thirteen orphans rob a concealed kong (ruling H19)."""
    priority: Priority
    blocked: Blocked
    seasons_claim: bool
    """Seven or eight seasons may be claimed as mahjong with any tiles (ruling H8)."""
    moon: bool
    """The moon is announced before the last tile is drawn (ruling H17)."""
    bet: bool
    """A waiting player may bet before the fourteenth discard (144 rules, rule 88)."""
    liability: bool
    """Dangerous play is paid for (Fu Hing, p. 13-15 and 27-31)."""
    seven_five: bool
    """The 7-5 rule (Fu Hing, p. 27)."""
    dead_may_claim: bool
    """A dead hand may still claim sets (ruling C7); in the 144 rules it may not (rule 46)."""
    false_ends: bool
    """A false mahjong ends the hand (ruling H21)."""
    false_pays: bool
    """What was wrong with a false mahjong, and whether it was shown, decides what it costs (ruling C5)."""
    fouls: bool
    """Fouls are counted and cost points (ruling C6)."""
    turn_seconds: int
    """For the table's clock; 0: the book knows no limit."""
    claim_seconds: int
    timeouts: int
    """Time-outs of a player in a hand (ruling H28)."""
    timeout_seconds: int

    @property
    def loose(self) -> int:
        """Replacement tiles that a dead wall that is not refilled can give; 0 where it is refilled."""
        return 0 if self.refilled else self.dead

    def is_bonus(self, tile: int) -> bool:
        """Whether a tile is a season or flower."""
        return tile >= SEASONS


@lru_cache(maxsize=64)
def conduct_of(rules: Rules, strict: bool = False) -> Conduct:
    """How these rules are played, on a strict or a friendly table."""
    value = rules.value
    id = rules.id
    players = int(value("players"))
    nts, hongkong, book144, mcr = id in ("nts2002", "groenehart2011"), id == "hongkong", id == "nmv144", id == "mcr"
    small = nts and players == 3
    flowers = bool(value("flowers")) and not small  # 96 tiles, none of them a flower (Groene Hart 2011, p. 19)
    tiles = WALL_96 if small else WALL_144 if flowers else WALL_136
    sides = 3 if players == 3 else 4
    leave_18 = hongkong and value("live_wall") == "leave_18"
    dead = 10 if small else 14 if nts or book144 else 18 if leave_18 else 0
    return Conduct(
        rules_id=id,
        strict=strict,
        players=players,
        seats=min(players, 4),
        tiles=tiles,
        sides=sides,
        stacks=len(tiles) // (2 * sides),
        dice=3 if hongkong else 2,
        second_throw=not hongkong,
        jump=hongkong or mcr,
        dead=dead,
        refilled=not nts or flowers,
        raised=nts or book144,
        near_first=nts,
        bonus=Bonus.NONE if not flowers else Bonus.ROUNDS if hongkong else Bonus.EACH,
        bonus_optional=mcr and strict,
        open_chows=not small,
        kong_after_claim=nts or book144,
        kong_face_down=not hongkong,
        kong_any_time=book144,
        chained_kongs=hongkong,
        draw_on_last_kong=nts and value("fifteenth_kong") == "draw",
        last_kong_robbed=book144,
        last_discard_optional=hongkong,
        reject_replacement=book144,
        rob_concealed=hongkong,
        priority=Priority.ORPHANS if hongkong else Priority.TURN if mcr else Priority.RANK,
        blocked=_BLOCKED[str(value("passed_claim"))] if hongkong else Blocked.NOTHING,
        seasons_claim=hongkong,
        moon=hongkong,
        bet=book144,
        liability=hongkong,
        seven_five=leave_18,
        dead_may_claim=not book144,
        false_ends=hongkong,
        false_pays=mcr,
        fouls=mcr,
        turn_seconds=int(value("turn_seconds")) if mcr else int(value("thinking_seconds")) if hongkong else 0,
        claim_seconds=int(value("claim_seconds")) if mcr else 2,
        timeouts=int(value("timeouts")) if hongkong else 0,
        timeout_seconds=int(value("timeout_seconds")) if hongkong else 0,
    )


_BLOCKED = {"off": Blocked.NOTHING, "mahjong": Blocked.MAHJONG, "both": Blocked.BOTH}
