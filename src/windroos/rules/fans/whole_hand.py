"""What the Mahjong Competition Rules see in a whole hand; what other books see too stands in `windroos.rules.patterns`.

A pattern says how often a fan is there. What a dearer fan already implies is left to the table's `replaces`; only where
a number or the name of a fan changes (pungs of terminals or honours, fully concealed) does a pattern know other fans.
"""

from __future__ import annotations

from typing import Final

from windroos.bits import ONES7, ONES9, at_least_one, at_least_two, count, digit
from windroos.distance.irregular import ORDERS
from windroos.distance.shapes import Shape
from windroos.reading.facts import IRREGULAR, KNITTED, SETS, Facts, mask_of
from windroos.rules.patterns import kinds
from windroos.rules.patterns.shaped import (
    NOTHING_BUT_HONOURS,
    ONE_SUIT,
    ONE_SUIT_AND_HONOURS,
    Feature,
    Shaped,
    only,
)
from windroos.tiles import DRAGONS, GREENS, HONOURS, ORPHANS, SUITED, WINDS

EVENS = 0o252252252
"""Mask of 2, 4, 6 and 8 of each suit."""
FIVES = 0o020020020
UPPER_THREE, MIDDLE_THREE, LOWER_THREE = 0o700700700, 0o070070070, 0o007007007
UPPER_FOUR, LOWER_FOUR = 0o740740740, 0o017017017
REVERSIBLE = 0o672 << 18 | 0o637 << 9 | 1 << 31
"""Bamboo 2 4 5 6 8 9, dots 1 2 3 4 5 8 9 and the white dragon look the same upside down."""
KNITTED_STRAIGHTS = tuple(mask_of(in_m, in_p, in_s, 0) for in_m, in_p, in_s in ORDERS)
"""Masks of the six knitted straights: 147, 258 and 369 of three different suits."""


def seven_shifted_pairs_short(f: Facts) -> int:
    """Seven pairs of one suit in a row."""
    best = 0
    for suit in (f.lay.m, f.lay.p, f.lay.s):
        # Two bits a rank: at least one, at least two.
        held = at_least_one(suit) | at_least_two(suit) << 1
        for first in range(3):
            best = max(best, count(held & 3 * ONES7 << 3 * first))
    return 14 - best


def knitted_kinds(kinds: int) -> int:
    """How many of these kinds fit one knitted straight, whichever fits best."""
    best = 0
    for straight in KNITTED_STRAIGHTS:
        best = max(best, count(kinds & straight))
    return best


def greater_honors_short(f: Facts) -> int:
    """All seven honours and seven knitted tiles, each once."""
    return 14 - count(f.lay.kinds & HONOURS) - min(7, knitted_kinds(f.lay.kinds))


def lesser_honors_short(f: Facts) -> int:
    """Fourteen different tiles of the honours and one knitted straight."""
    return 14 - min(14, count(f.lay.kinds & HONOURS) + knitted_kinds(f.lay.kinds))


def nine_gates(f: Facts) -> int:
    """1112345678999 of one suit, concealed, before the winning tile, whichever tile of the suit that is."""
    if f.form != SETS or f.lay.laid or f.lay.win < 0 or f.lay.win >= 27:
        return 0
    suit = f.lay.m if f.lay.win < 9 else f.lay.p if f.lay.win < 18 else f.lay.s
    return int(suit - (1 << 3 * (f.lay.win % 9)) == 0o311111113)


def knitted_straight(f: Facts) -> int:
    """147, 258 and 369 of three suits, beside a set and a pair or among the lesser honours and knitted tiles."""
    among = f.form == IRREGULAR and count(f.lay.kinds) == 14 and count(f.lay.kinds & SUITED) == 9
    return int(f.form == KNITTED or among)


def half_flush_but_green(f: Facts) -> int:
    """One suit together with honours, not where all is green."""
    return int(kinds.half_flush(f) == 1 and f.lay.kinds & ~GREENS != 0)


def one_voided_suit(f: Facts) -> int:
    """Exactly two suits."""
    return int(kinds.suits(f) == 2)


def no_honors(f: Facts) -> int:
    """Suit tiles only."""
    return int(f.lay.kinds & HONOURS == 0)


def all_types(f: Facts) -> int:
    """Characters, dots, bamboo, winds and dragons."""
    return int(kinds.suits(f) == 3 and f.lay.kinds & WINDS != 0 and f.lay.kinds & DRAGONS != 0)


def all_even_pungs(f: Facts) -> int:
    """Four pungs and a pair of 2, 4, 6 and 8."""
    return int(f.form == SETS and count(f.pungs) == 4 and f.lay.kinds & ~EVENS == 0)


def upper_tiles(f: Facts) -> int:
    """7, 8 and 9 only."""
    return int(f.lay.kinds & ~UPPER_THREE == 0)


def middle_tiles(f: Facts) -> int:
    """4, 5 and 6 only."""
    return int(f.lay.kinds & ~MIDDLE_THREE == 0)


def lower_tiles(f: Facts) -> int:
    """1, 2 and 3 only."""
    return int(f.lay.kinds & ~LOWER_THREE == 0)


def upper_four(f: Facts) -> int:
    """6 to 9 only."""
    return int(f.lay.kinds & ~UPPER_FOUR == 0)


def lower_four(f: Facts) -> int:
    """1 to 4 only."""
    return int(f.lay.kinds & ~LOWER_FOUR == 0)


def reversible_tiles(f: Facts) -> int:
    """Only tiles that look the same upside down."""
    return int(f.lay.kinds & ~REVERSIBLE == 0)


def all_fives(f: Facts) -> int:
    """A five in every set and in the pair."""
    chows = (f.chow_m | f.chow_p | f.chow_s) & 0o7700077
    return int(f.form == SETS and chows == 0 and (f.pungs | f.pairs) & ~FIVES == 0)


def outside_hand(f: Facts) -> int:
    """A one, a nine or an honour in every set and in the pair."""
    chows = (f.chow_m | f.chow_p | f.chow_s) & 0o0777770
    return int(f.form == SETS and chows == 0 and (f.pungs | f.pairs) & ~ORPHANS == 0)


def all_chows(f: Facts) -> int:
    """Chows and a pair of suit tiles; a knitted straight does not stand in the way."""
    return int((f.form == SETS or f.form == KNITTED) and f.pungs == 0 and f.pair < 27)


def tile_hog(f: Facts) -> int:
    """All four of a tile, no kong."""
    fours = (
        count(f.lay.m >> 2 & ONES9)
        + count(f.lay.p >> 2 & ONES9)
        + count(f.lay.s >> 2 & ONES9)
        + count(f.lay.z >> 2 & ONES9)
    )
    return fours - count(f.lay.kongs)


def tile_hog_tiles(f: Facts) -> int:
    """The kinds of which all four are there, no kong."""
    found = 0
    for kind in range(34):
        packed = f.lay.m if kind < 9 else f.lay.p if kind < 18 else f.lay.s if kind < 27 else f.lay.z
        found |= int(digit(packed, kind % 9) == 4) << kind
    return found & ~f.lay.kongs


def wind_tiles(f: Facts) -> int:
    """The winds."""
    return f.lay.kinds & WINDS


def dragon_tiles(f: Facts) -> int:
    """The dragons."""
    return f.lay.kinds & DRAGONS


SHAPED: Final = (
    Shaped(
        Feature.KINDS,
        half_flush_but_green,
        ONE_SUIT_AND_HONOURS,
        but=(*ONE_SUIT, *NOTHING_BUT_HONOURS, *only(GREENS)),
    ),
    Shaped(Feature.RANKS, upper_four, only(UPPER_FOUR)),
    Shaped(Feature.RANKS, upper_tiles, only(UPPER_THREE)),
    Shaped(Feature.RANKS, middle_tiles, only(MIDDLE_THREE)),
    Shaped(Feature.RANKS, lower_tiles, only(LOWER_THREE)),
    Shaped(Feature.RANKS, lower_four, only(LOWER_FOUR)),
    Shaped(Feature.SETS, all_chows, (Shape(min_chows=4, pairs=SUITED),)),
)
"""Which hands can be planned for them."""
