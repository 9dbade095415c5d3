"""The loops over many hands that `distance.lookups` compiles. Plain Python, and correct as such, but slow."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from windroos.bits import NOTHING
from windroos.distance.irregular import (
    honours_and_knitted_short,
    knitted_straight_short,
    seven_pairs_short,
    thirteen_orphans_short,
)
from windroos.fast.distance.tables import LadderArrays

SEVEN_PAIRS, SEVEN_PAIRS_FOURS, THIRTEEN_ORPHANS = 1, 2, 4
KNITTED, GREATER_KNITTED, KNITTED_STRAIGHT = 8, 16, 32


def suit_key(counts: NDArray[np.uint8], row: int, start: int, ranks: int) -> int:
    """The base-5 key of one suit of one hand; -1 where a count is above four."""
    key = 0
    most = 0
    for rank in range(ranks - 1, -1, -1):
        held = int(counts[row, start + rank])
        key = 5 * key + held
        most = max(most, held)
    return key if most <= 4 else -1


def packed_suit(counts: NDArray[np.uint8], row: int, start: int, ranks: int) -> int:
    """The packed counts of one suit of one hand."""
    packed = 0
    for rank in range(ranks - 1, -1, -1):
        packed = packed << 3 | int(counts[row, start + rank])
    return packed


def keys_of_rows(counts: NDArray[np.uint8], out: NDArray[np.int32]) -> None:
    """The base-5 keys (n, 4) of counts (n, 34); -1 where a count is above four."""
    for row in range(counts.shape[0]):
        for suit in range(3):
            out[row, suit] = suit_key(counts, row, 9 * suit, 9)
        out[row, 3] = suit_key(counts, row, 27, 7)


def irregular_short(m: int, p: int, s: int, z: int, melds: int, forms: int) -> int:
    """The tiles missing for the nearest of the chosen irregular forms: 31 when there is none."""
    best = 31
    if forms & KNITTED_STRAIGHT and melds <= 1:
        best = min(best, knitted_straight_short(m, p, s, z, melds, NOTHING))
    if melds == 0:
        if forms & SEVEN_PAIRS:
            best = min(best, seven_pairs_short(m, p, s, z, 0))
        if forms & SEVEN_PAIRS_FOURS:
            best = min(best, seven_pairs_short(m, p, s, z, 1))
        if forms & THIRTEEN_ORPHANS:
            best = min(best, thirteen_orphans_short(m, p, s, z))
        if forms & KNITTED:
            best = min(best, honours_and_knitted_short(m, p, s, z, 0))
        if forms & GREATER_KNITTED:
            best = min(best, honours_and_knitted_short(m, p, s, z, 1))
    return best


def short_of_rows(
    counts: NDArray[np.uint8],
    melds: NDArray[np.uint8],
    ladder: LadderArrays,
    sets: int,
    forms: int,
    out: NDArray[np.int8],
) -> int:
    """Lower out (n,) to the tiles that counts (n, 34) lack for the ladder's hands (sets = 1) or irregular forms.

    Returns how many rows have a count above four or more than four melds; those are left as they are.
    """
    wrong = 0
    for row in range(counts.shape[0]):
        a = suit_key(counts, row, 0, 9)
        b = suit_key(counts, row, 9, 9)
        c = suit_key(counts, row, 18, 9)
        h = suit_key(counts, row, 27, 7)
        laid = int(melds[row])
        if a < 0 or b < 0 or c < 0 or h < 0 or laid > 4:
            wrong += 1
            continue
        best = int(out[row])
        if sets:
            three = ladder.three[ladder.two[ladder.suit[a], ladder.suit[b]], ladder.suit[c]]
            best = min(best, int(ladder.short[three, ladder.honours[h], 4 - laid]))
        if forms:
            m, p = packed_suit(counts, row, 0, 9), packed_suit(counts, row, 9, 9)
            s, z = packed_suit(counts, row, 18, 9), packed_suit(counts, row, 27, 7)
            best = min(best, irregular_short(m, p, s, z, laid, forms))
        out[row] = best
    return wrong


def short_of_classes(
    classes: NDArray[np.uint16], melds: NDArray[np.uint8], ladder: LadderArrays, out: NDArray[np.int8]
) -> int:
    """Set out (n,) to the tiles that hands with these classes (n, 4) of suits and honours lack.

    Returns how many rows have a class that is not there or more than four melds; those are left as they are.
    """
    wrong = 0
    suits = ladder.two.shape[1]
    honours = ladder.short.shape[1]
    for row in range(classes.shape[0]):
        a, b, c, h = classes[row, 0], classes[row, 1], classes[row, 2], classes[row, 3]
        if a >= suits or b >= suits or c >= suits or h >= honours or melds[row] > 4:
            wrong += 1
            continue
        out[row] = ladder.short[ladder.three[ladder.two[a, b], c], h, 4 - melds[row]]
    return wrong
