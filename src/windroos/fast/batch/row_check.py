"""What can be wrong with a hand in a row: the numbers in `Scores.error`, and the checks, in the compiled subset.

The checks are those of `windroos.hands.check_win`, in the same order, and what only a row can have wrong.
"""

from __future__ import annotations

from typing import Final

from windroos.bits import PackedCounts
from windroos.distance.irregular import thirteen_orphans_short
from windroos.hands import CONTRADICTIONS, Circumstances, contradiction
from windroos.scoring.refusing import REFUSALS

(
    BAD_ROW,
    NO_SUCH_CHOW,
    CONCEALED_MELD,
    CLAIMED_SEASONS,
    FIVE_OF_A_TILE,
    SEASONS_NOT_THERE,
    WRONG_COUNT,
    BET_OF_WINNER,
    FIRST_CONTRADICTION,
) = range(1, 10)
FIRST_REFUSAL: Final = FIRST_CONTRADICTION + len(CONTRADICTIONS)
ERRORS: Final = (
    "",
    "bad_row",
    "no_such_chow",
    "concealed_meld",
    "claimed_seasons",
    "five_of_a_tile",
    "seasons_not_there",
    "wrong_count",
    "bet_of_winner",
    *CONTRADICTIONS,
    *REFUSALS,
)
"""What the number in `error` means: the codes of `windroos.errors`, and "bad_row" for bytes that mean nothing."""

SUIT: Final = (1 << 27) - 1


def are_orphans(rack: PackedCounts, tile: int, laid: int) -> int:
    """Whether the hand is thirteen orphans with this tile."""
    low = (rack.m | rack.p << 27) + (1 << 3 * tile if tile >= 0 and tile < 18 else 0)
    high = (rack.s | rack.z << 27) + (1 << 3 * (tile - 18) if tile > 17 else 0)
    return int(tile >= 0 and laid == 0 and thirteen_orphans_short(low & SUIT, low >> 27, high & SUIT, high >> 27) == 0)


def check(c: Circumstances, five: int, size: int, claimed_seasons: int, bets: int) -> int:
    """What is wrong with a hand and its circumstances: a place in ERRORS, 0 for nothing."""
    if claimed_seasons:
        if claimed_seasons != 7 and claimed_seasons != 8:
            return CLAIMED_SEASONS
        if five:
            return FIVE_OF_A_TILE
        if c.bonus != claimed_seasons:
            return SEASONS_NOT_THERE
    else:
        if five:
            return FIVE_OF_A_TILE
        if size != 13:
            return WRONG_COUNT
        if c.by > 0:
            if bets & 2:
                return BET_OF_WINNER
            wrong = contradiction(c)
            if wrong >= 0:
                return FIRST_CONTRADICTION + wrong
    return 0
