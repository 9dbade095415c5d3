"""Whole hands of four sets and a pair.

A pattern says how often something counts (0: not at all). A function that ends in `_tiles` gives the mask of the kinds
it is about, for explanations. All run unchanged in plain Python and compiled.
"""

from __future__ import annotations

from typing import Final

from windroos.bits import count, digit_sum
from windroos.distance.shapes import Shape
from windroos.hands import By
from windroos.reading.facts import SETS, Facts
from windroos.rules.irregular_patterns import nine_gates_on_nine_waits_short, nine_gates_short
from windroos.rules.patterns.kinds import (
    full_flush,
    half_flush,
    honours_with_terminals,
    only_green_or_bird,
    only_honours,
)
from windroos.rules.patterns.shaped import (
    NOTHING_BUT_HONOURS,
    ONE_SUIT,
    ONE_SUIT_AND_HONOURS,
    PUNGS_OF_TERMINALS,
    Feature,
    Shaped,
    little,
    only,
    pungs_of,
)
from windroos.tiles import ALL, DRAGONS, EAST, GREENS, ORPHANS, S1, SUITED, TERMINALS, WINDS

PAIR_2_5_8: Final = 0o222222222
"""Mask of 2, 5 and 8 of each suit."""


def chow_count(f: Facts) -> int:
    """How many chows."""
    return digit_sum(f.chow_m) + digit_sum(f.chow_p) + digit_sum(f.chow_s)


def four_chows(f: Facts) -> int:
    """Four chows and any pair."""
    return int(f.form == SETS and f.pungs == 0)


def four_pungs(f: Facts) -> int:
    """Four pungs or kongs and any pair."""
    return int(f.form == SETS and count(f.pungs) == 4)


def little_four_winds(f: Facts) -> int:
    """Three pungs of winds, a pair of winds and any fourth set."""
    return int(f.form == SETS and count(f.pungs & WINDS) == 3 and f.pairs & WINDS != 0)


def four_winds(f: Facts) -> int:
    """Four pungs of winds and any pair."""
    return int(f.form == SETS and count(f.pungs & WINDS) == 4)


def little_three_dragons(f: Facts) -> int:
    """Two pungs of dragons, a pair of dragons and any two sets."""
    return int(f.form == SETS and count(f.pungs & DRAGONS) == 2 and f.pairs & DRAGONS != 0)


def three_dragons(f: Facts) -> int:
    """Three pungs of dragons, any fourth set and any pair."""
    return int(f.form == SETS and count(f.pungs & DRAGONS) == 3)


def sets_of_green(f: Facts) -> int:
    """Four sets and a pair of green bamboo and green dragons only."""
    return int(f.form == SETS and f.lay.kinds & ~GREENS == 0)


def sets_of_green_or_bird(f: Facts) -> int:
    """The same, with bamboo 1 allowed too."""
    return int(f.form == SETS and only_green_or_bird(f) == 1)


def pungs_of_terminals(f: Facts) -> int:
    """Four pungs and a pair of ones and nines."""
    return int(f.form == SETS and count(f.pungs) == 4 and f.lay.kinds & ~TERMINALS == 0)


def _coils(pungs: int, chows: int, pair: int) -> int:
    """Pungs of 1 and 9 with the chows that leave a pair of 2, 5 or 8 in one suit."""
    if pungs & 0x1FF != 0x101:
        return 0
    two = int(chows == 0o0100100 and pair == 1)
    five = int(chows == 0o0100010 and pair == 4)
    eight = int(chows == 0o0010010 and pair == 7)
    return two + five + eight


def coiling_snake(f: Facts) -> int:
    """Pungs of 1 and 9, two chows and a pair of 2, 5 or 8 that use each tile 2-8 once more, of one suit."""
    if f.form != SETS or full_flush(f) == 0:
        return 0
    return (
        _coils(f.pungs, f.chow_m, f.pair)
        + _coils(f.pungs >> 9, f.chow_p, f.pair - 9)
        + _coils(f.pungs >> 18, f.chow_s, f.pair - 18)
    )


def sets_of_honours(f: Facts) -> int:
    """Four sets and a pair of winds and dragons only."""
    return int(f.form == SETS and only_honours(f) == 1)


def sets_of_one_suit(f: Facts) -> int:
    """Four sets and a pair of one suit and nothing else."""
    return int(f.form == SETS and full_flush(f) == 1)


def sets_of_one_suit_and_honours(f: Facts) -> int:
    """Four sets and a pair of one suit together with winds or dragons."""
    return int(f.form == SETS and half_flush(f) == 1)


def sets_of_terminals_and_honours(f: Facts) -> int:
    """Four sets and a pair of ones or nines together with winds or dragons, and nothing else."""
    return int(f.form == SETS and honours_with_terminals(f) == 1)


def little_four_winds_without_dragons(f: Facts) -> int:
    """Three pungs of winds and a pair of winds; the fourth set is of a suit."""
    return int(little_four_winds(f) == 1 and f.lay.kinds & DRAGONS == 0)


def four_winds_without_dragons(f: Facts) -> int:
    """Four pungs of winds and a pair of a suit."""
    return int(four_winds(f) == 1 and f.lay.kinds & DRAGONS == 0)


def hidden_treasure(f: Facts) -> int:
    """Four pungs that were never laid out, no kongs, and any pair; the winning tile may be a discard."""
    return int(f.form == SETS and f.lay.laid == 0 and count(f.pungs) == 4)


def hidden_treasure_self_drawn(f: Facts) -> int:
    """The same, with the winning tile self-drawn too."""
    return int(hidden_treasure(f) == 1 and self_drawn(f) == 1)


def nine_gates(f: Facts) -> int:
    """Nothing laid out: 111 2345678 999 of one suit and one more tile of it."""
    return int(f.form == SETS and f.lay.laid == 0 and nine_gates_short(f) == 0)


def nine_gates_on_nine_waits(f: Facts) -> int:
    """The same, where the thirteen tiles before the winning tile wait on all nine."""
    return int(f.form == SETS and f.lay.laid == 0 and nine_gates_on_nine_waits_short(f) == 0)


def concealed_sets(f: Facts) -> int:
    """Four sets and a pair, no set made with another player's discard; the winning tile may be one."""
    return int(f.form == SETS and f.lay.claimed == 0)


def pair_of_2_5_8(f: Facts) -> int:
    """Four sets and a pair of 2, 5 or 8."""
    return int(f.form == SETS and f.pair < EAST and f.pair % 9 % 3 == 1)


def concealed_hand(f: Facts) -> int:
    """No set was made with another player's discard; the winning tile may be one."""
    return int(f.lay.claimed == 0)


def self_drawn(f: Facts) -> int:
    """The winning tile came from the wall or the dead wall."""
    return int(f.lay.by == By.WALL or f.lay.by == By.KONG or f.lay.by == By.BONUS)


def fully_concealed(f: Facts) -> int:
    """Every tile was drawn by the winner, the last one too."""
    return int(f.lay.claimed == 0 and self_drawn(f) == 1)


SHAPED: Final = (
    Shaped(Feature.KINDS, sets_of_green_or_bird, only(GREENS | 1 << S1)),
    Shaped(Feature.KINDS, sets_of_green, only(GREENS)),
    Shaped(Feature.KINDS, sets_of_one_suit_and_honours, ONE_SUIT_AND_HONOURS, but=(*ONE_SUIT, *NOTHING_BUT_HONOURS)),
    Shaped(Feature.KINDS, sets_of_one_suit, ONE_SUIT),
    Shaped(
        Feature.KINDS,
        sets_of_terminals_and_honours,
        only(ORPHANS),
        but=(*NOTHING_BUT_HONOURS, *PUNGS_OF_TERMINALS),
    ),
    Shaped(Feature.KINDS, sets_of_honours, NOTHING_BUT_HONOURS),
    Shaped(Feature.KINDS, pungs_of_terminals, PUNGS_OF_TERMINALS),
    Shaped(Feature.DRAGONS, three_dragons, pungs_of(DRAGONS, 3)),
    Shaped(Feature.DRAGONS, little_three_dragons, little(DRAGONS)),
    Shaped(Feature.WINDS, four_winds, pungs_of(WINDS, 4)),
    Shaped(Feature.WINDS, little_four_winds, little(WINDS)),
    Shaped(
        Feature.WINDS,
        little_four_winds_without_dragons,
        tuple(shape._replace(allowed=ALL & ~DRAGONS) for shape in little(WINDS)),
    ),
    Shaped(Feature.WINDS, four_winds_without_dragons, (Shape(required=WINDS, pairs=SUITED),)),
    Shaped(Feature.SETS, four_chows, (Shape(min_chows=4),)),
    Shaped(Feature.SETS, four_pungs, (Shape(max_chows=0),)),
    Shaped(Feature.PAIRS, pair_of_2_5_8, (Shape(pairs=PAIR_2_5_8),)),
)
"""Which hands can be planned for them."""
