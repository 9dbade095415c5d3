"""The actions of an environment as numbers: one list for all books, so that one network plays them all.

0          pass
1..34      discard a tile of this kind: characters, dots, bamboo 1-9, winds E S W N, white, green, red
35..55     chow of the tile that lies there; by its lowest tile: characters, dots, bamboo 1-7
56, 57     pung, kong of the tile that lies there
58         mahjong, with the tile that lies there or an own one
59..92     kong of own tiles of this kind
93, 94     draw; draw and announce the moon (the last tile)
95         take a replacement tile
96         discard nothing after the last tile
97         bet (144 rules)
98         mahjong with seven or eight seasons (Hong Kong)
"""

from __future__ import annotations

from typing import Final

from windroos.play.model.actions import Bet, Call, Claim, Discard, Draw, Keep, Kong, Mahjong, PlayerAction, Replace
from windroos.tiles import KINDS

PASS: Final = 0
DISCARD: Final = 1
CHOW: Final = DISCARD + KINDS
PUNG: Final = CHOW + 21
CLAIMED_KONG: Final = PUNG + 1
MAHJONG: Final = CLAIMED_KONG + 1
OWN_KONG: Final = MAHJONG + 1
DRAW: Final = OWN_KONG + KINDS
MOON, REPLACE, KEEP, BET, SEASONS = range(DRAW + 1, DRAW + 6)
CHOICES: Final = SEASONS + 1
"""How many there are."""
_CALLS: Final = {Call.PASS: PASS, Call.PUNG: PUNG, Call.KONG: CLAIMED_KONG, Call.MAHJONG: MAHJONG}
_PLAIN: Final[dict[type[PlayerAction], int]] = {Replace: REPLACE, Keep: KEEP, Bet: BET}


def choice_of(action: PlayerAction) -> int:
    """The number of an action of a friendly table."""
    if isinstance(action, Discard):
        return DISCARD + action.tile
    if isinstance(action, Claim):
        if action.call == Call.CHOW:
            return CHOW + action.tile // 9 * 7 + action.tile % 9
        return _CALLS[action.call]
    if isinstance(action, Kong):
        return OWN_KONG + action.tile
    if isinstance(action, Mahjong):
        return SEASONS if action.seasons else MAHJONG
    if isinstance(action, Draw):
        return MOON if action.moon else DRAW
    return _PLAIN[type(action)]


def name_of(choice: int) -> str:
    """A number in words, for who looks at what was learnt."""
    for first, name, kinds in ((DISCARD, "discard", KINDS), (OWN_KONG, "kong", KINDS)):
        if first <= choice < first + kinds:
            return f"{name} {choice - first}"
    if CHOW <= choice < PUNG:
        suit, rank = divmod(choice - CHOW, 7)
        return f"chow {suit * 9 + rank}"
    return _NAMES[choice]


_NAMES: Final = {
    PASS: "pass", PUNG: "pung", CLAIMED_KONG: "kong", MAHJONG: "mahjong", DRAW: "draw", MOON: "moon",
    REPLACE: "replace", KEEP: "keep", BET: "bet", SEASONS: "seasons",
}  # fmt: skip
