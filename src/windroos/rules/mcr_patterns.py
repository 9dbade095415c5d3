"""The patterns that only the Mahjong Competition Rules know; the shared ones stand in `windroos.rules.patterns`.

A pattern says how often a fan is there. What a dearer fan already implies is left to the table's `replaces`; only where
a number or the name of a fan changes (pungs of terminals or honours, fully concealed) does a pattern know other fans.
"""

from __future__ import annotations

from typing import Final

from windroos.bits import ONES7, ONES9, at_least_one, at_least_two, count, digit, has
from windroos.distance.irregular import ORDERS
from windroos.distance.shapes import Shape
from windroos.reading.facts import IRREGULAR, KNITTED, SETS, Facts, mask_of
from windroos.reading.suits import CHOW_HIGH, CHOW_LOW, CHOW_MIDDLE, PAIR
from windroos.rules.fifth_tile import waits_for_a_fifth
from windroos.rules.patterns import kinds, sets, whole
from windroos.rules.patterns.shaped import (
    NOTHING_BUT_HONOURS,
    ONE_SUIT,
    ONE_SUIT_AND_HONOURS,
    Feature,
    Shaped,
    only,
    pungs_of,
)
from windroos.tiles import DRAGONS, GREENS, HONOURS, ORPHANS, SUITED, TERMINALS, WINDS

EVENS = 0o252252252
"""Mask of 2, 4, 6 and 8 of each suit."""
FIVES = 0o020020020
UPPER_THREE, MIDDLE_THREE, LOWER_THREE = 0o700700700, 0o070070070, 0o007007007
UPPER_FOUR, LOWER_FOUR = 0o740740740, 0o017017017
REVERSIBLE = 0o672 << 18 | 0o637 << 9 | 1 << 31
"""Bamboo 2 4 5 6 8 9, dots 1 2 3 4 5 8 9 and the white dragon look the same upside down."""
KNITTED_STRAIGHTS = tuple(mask_of(in_m, in_p, in_s, 0) for in_m, in_p, in_s in ORDERS)
"""Masks of the six knitted straights: 147, 258 and 369 of three different suits."""

# --- hands outside four sets and a pair: how many tiles are missing --------------------------------------------------


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


# --- the whole hand --------------------------------------------------------------------------------------------------


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


# --- pungs and kongs -------------------------------------------------------------------------------------------------


def pung_tiles(f: Facts) -> int:
    """All pungs and kongs."""
    return f.pungs


def big_three_winds(f: Facts) -> int:
    """Three pungs of winds."""
    return int(count(f.pungs & WINDS) == 3)


def two_dragon_pungs(f: Facts) -> int:
    """Two pungs of dragons."""
    return int(count(f.pungs & DRAGONS) == 2)


def four_pure_shifted_pungs(f: Facts) -> int:
    """Four pungs in a row of one suit."""
    row = f.pungs & f.pungs >> 1 & f.pungs >> 2 & f.pungs >> 3
    return int(row & 0o077077077 != 0)


def pure_shifted_pungs(f: Facts) -> int:
    """Three pungs in a row of one suit."""
    row = f.pungs & f.pungs >> 1 & f.pungs >> 2
    return int(row & 0o177177177 != 0)


def pure_shifted_pung_tiles(f: Facts) -> int:
    """The three pungs in a row of one suit."""
    row = f.pungs & f.pungs >> 1 & f.pungs >> 2 & 0o177177177
    return row | row << 1 | row << 2


def mixed_shifted_pungs(f: Facts) -> int:
    """Three pungs in a row of three suits."""
    m, d, s = f.pungs & 0x1FF, f.pungs >> 9 & 0x1FF, f.pungs >> 18 & 0x1FF
    upwards = m & (d >> 1 & s >> 2 | d >> 2 & s >> 1)
    middle = d & (m >> 1 & s >> 2 | m >> 2 & s >> 1)
    last = s & (m >> 1 & d >> 2 | m >> 2 & d >> 1)
    return int(upwards | middle | last != 0)


def mixed_shifted_pung_tiles(f: Facts) -> int:
    """The pungs in a row of three suits; where a fourth could take a place in it, that one too."""
    found = 0
    for low in range(7):
        for one, two, three in ((0, 9, 18), (0, 18, 9), (9, 0, 18), (9, 18, 0), (18, 0, 9), (18, 9, 0)):
            row = 1 << low + one | 2 << low + two | 4 << low + three
            found |= row if f.pungs & row == row else 0
    return found


def triple_pung(f: Facts) -> int:
    """Pungs of one number in three suits."""
    return int(f.pungs & f.pungs >> 9 & f.pungs >> 18 & 0x1FF != 0)


def double_pung(f: Facts) -> int:
    """Two pungs of one number in two suits, as often as there are."""
    m, d, s = f.pungs & 0x1FF, f.pungs >> 9 & 0x1FF, f.pungs >> 18 & 0x1FF
    return count(m & d) + count(m & s) + count(d & s)


def double_pung_but_terminals(f: Facts) -> int:
    """The same, not where all tiles are terminals."""
    return double_pung(f) if f.lay.kinds & ~TERMINALS else 0


def double_pung_tiles(f: Facts) -> int:
    """Pungs that have one of the same number in another suit."""
    m, d, s = f.pungs & 0x1FF, f.pungs >> 9 & 0x1FF, f.pungs >> 18 & 0x1FF
    ranks = m & d | m & s | d & s
    return f.pungs & (ranks | ranks << 9 | ranks << 18)


def two_concealed_pungs(f: Facts) -> int:
    """Two concealed pungs, concealed kongs among them."""
    return int(count(f.pungs & ~f.open) == 2)


def three_concealed_pungs(f: Facts) -> int:
    """Three concealed pungs, concealed kongs among them."""
    return int(count(f.pungs & ~f.open) == 3)


def three_kongs(f: Facts) -> int:
    """Three kongs."""
    return int(count(f.lay.kongs) == 3)


def two_concealed_kongs(f: Facts) -> int:
    """Two kongs, both concealed."""
    return int(count(f.lay.kongs) == 2 and f.lay.kongs & f.open == 0)


def melded_and_concealed_kong(f: Facts) -> int:
    """Two kongs, one of them concealed."""
    return int(count(f.lay.kongs) == 2 and count(f.lay.kongs & f.open) == 1)


def two_melded_kongs(f: Facts) -> int:
    """Two kongs, none of them concealed."""
    return int(count(f.lay.kongs) == 2 and count(f.lay.kongs & f.open) == 2)


def concealed_kong(f: Facts) -> int:
    """One kong, concealed."""
    return int(count(f.lay.kongs) == 1 and f.lay.kongs & f.open == 0)


def melded_kong(f: Facts) -> int:
    """One kong, melded."""
    return int(count(f.lay.kongs) == 1 and f.lay.kongs & f.open != 0)


def orphan_pung_tiles(f: Facts) -> int:
    """Pungs of terminals, and of winds that count for nothing else: no own or prevalent wind, no three winds."""
    winds = f.pungs & WINDS
    if count(winds) >= 3:
        return f.pungs & TERMINALS
    return f.pungs & TERMINALS | winds & ~(sets.own_wind_tiles(f) | sets.round_wind_tiles(f))


def pung_of_terminals_or_honors(f: Facts) -> int:
    """Pungs of terminals or of such winds; one of the nine gates' terminals is part of that hand."""
    return count(orphan_pung_tiles(f)) - nine_gates(f)


def pung_of_terminals_or_honors_without_gates(f: Facts) -> int:
    """The same where nine gates do not count."""
    return count(orphan_pung_tiles(f))


# --- concealed, and the winning tile ---------------------------------------------------------------------------------


def concealed_hand(f: Facts) -> int:
    """No set claimed, won on another player's tile."""
    return int(f.lay.claimed == 0 and f.form != IRREGULAR and whole.self_drawn(f) == 0)


def fully_concealed_without_gates(f: Facts) -> int:
    """No set claimed, self-drawn; not where the hand has to be concealed: there self-drawn counts."""
    return int(
        f.lay.claimed == 0 and f.form != IRREGULAR and whole.self_drawn(f) == 1 and sets.four_hidden_pungs(f) == 0
    )


def fully_concealed(f: Facts) -> int:
    """The same, nine gates among the hands that have to be concealed."""
    return int(fully_concealed_without_gates(f) == 1 and nine_gates(f) == 0)


def melded_hand(f: Facts) -> int:
    """Four claimed sets, won on another player's tile."""
    return int(f.lay.claimed == 4 and whole.self_drawn(f) == 0)


def shown(f: Facts) -> int:
    """How many tiles of the winning tile's kind lie in the own laid-out pungs and chows."""
    if f.lay.win < 0:
        return 0
    if f.lay.win >= 27:
        return 3 * has(f.lay.laid_pungs, f.lay.win)
    chows = f.lay.laid_chow_m if f.lay.win < 9 else f.lay.laid_chow_p if f.lay.win < 18 else f.lay.laid_chow_s
    # Digit r of `three` counts the chows that begin at rank r - 2, so the chows with rank r begin at r, r + 1, r + 2.
    three = chows << 6 >> 3 * (f.lay.win % 9)
    return (three & 7) + (three >> 3 & 7) + (three >> 6 & 7) + 3 * has(f.lay.laid_pungs, f.lay.win)


def last_tile(f: Facts) -> int:
    """The fourth tile of a kind whose other three all players see; three in the own laid-out sets are seen too."""
    if f.lay.win < 0:
        return 0
    packed = f.lay.m if f.lay.win < 9 else f.lay.p if f.lay.win < 18 else f.lay.s if f.lay.win < 27 else f.lay.z
    seen = shown(f)
    hidden = digit(packed, f.lay.win % 9) - 1 - seen
    return int(hidden == 0 and (f.lay.last_of_kind == 1 or seen == 3))


def edge_wait(f: Facts) -> int:
    """3 for 1-2-3 or 7 for 7-8-9, and no other tile wins."""
    rank = f.lay.win % 9
    edge = (f.place == CHOW_HIGH and rank == 2) or (f.place == CHOW_LOW and rank == 6)
    return int(edge and f.lay.waits == 1 and waits_for_a_fifth(f) == 0)


def closed_wait(f: Facts) -> int:
    """The middle tile of a chow, and no other tile wins."""
    return int(f.place == CHOW_MIDDLE and f.lay.waits == 1 and waits_for_a_fifth(f) == 0)


def single_wait(f: Facts) -> int:
    """The second tile of the pair, and no other tile wins."""
    return int(f.place == PAIR and f.lay.waits == 1 and waits_for_a_fifth(f) == 0)


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
    Shaped(Feature.DRAGONS, two_dragon_pungs, pungs_of(DRAGONS, 2), but=pungs_of(DRAGONS, 3)),
    Shaped(Feature.WINDS, big_three_winds, pungs_of(WINDS, 3), but=pungs_of(WINDS, 4)),
    Shaped(Feature.SETS, all_chows, (Shape(min_chows=4, pairs=SUITED),)),
)
"""Which hands can be planned for them."""
