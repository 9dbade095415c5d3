"""The fans of chows, as patterns: how often `rules.chow_fans` counts each, and which tiles it is about.

The combinations are chosen once for a reading (`Facts.chow_fans`); each pattern reads its digit.
"""

from __future__ import annotations

from windroos.bits import digit
from windroos.reading.facts import Facts
from windroos.rules import chow_fans as fans


def pure_terminal_chows(f: Facts) -> int:
    """123, 123, 789, 789 and a pair of fives of one suit."""
    return digit(f.chow_fans, fans.PURE_TERMINALS)


def quadruple_chow(f: Facts) -> int:
    """Four equal chows."""
    return digit(f.chow_fans, fans.QUADRUPLE)


def four_pure_shifted_chows(f: Facts) -> int:
    """Four chows of one suit, each one or each two higher than the last."""
    return digit(f.chow_fans, fans.FOUR_SHIFTED)


def pure_triple_chow(f: Facts) -> int:
    """Three equal chows."""
    return digit(f.chow_fans, fans.PURE_TRIPLE)


def pure_straight(f: Facts) -> int:
    """123, 456 and 789 of one suit."""
    return digit(f.chow_fans, fans.PURE_STRAIGHT)


def three_suited_terminal_chows(f: Facts) -> int:
    """123 and 789 of two suits and a pair of fives of the third."""
    return digit(f.chow_fans, fans.THREE_SUITED_TERMINALS)


def pure_shifted_chows(f: Facts) -> int:
    """Three chows of one suit, each one or each two higher than the last."""
    return digit(f.chow_fans, fans.PURE_SHIFTED)


def mixed_straight(f: Facts) -> int:
    """123, 456 and 789 of three suits."""
    return digit(f.chow_fans, fans.MIXED_STRAIGHT)


def mixed_triple_chow(f: Facts) -> int:
    """The same chow in three suits."""
    return digit(f.chow_fans, fans.MIXED_TRIPLE)


def mixed_shifted_chows(f: Facts) -> int:
    """Three chows of three suits, each one higher than the last."""
    return digit(f.chow_fans, fans.MIXED_SHIFTED)


def pure_double_chow(f: Facts) -> int:
    """Two equal chows."""
    return digit(f.chow_fans, fans.PURE_DOUBLE)


def mixed_double_chow(f: Facts) -> int:
    """The same chow in two suits."""
    return digit(f.chow_fans, fans.MIXED_DOUBLE)


def short_straight(f: Facts) -> int:
    """Two chows of one suit that make six in a row."""
    return digit(f.chow_fans, fans.SHORT_STRAIGHT)


def two_terminal_chows(f: Facts) -> int:
    """123 and 789 of one suit."""
    return digit(f.chow_fans, fans.TWO_TERMINAL)


# --- which chows a fan is about (for explanations only) ---------------------------------------------------------------


def quadruple_chow_tiles(f: Facts) -> int:
    """The tiles of its chows."""
    return fans.chow_tiles(f.chow_m, f.chow_p, f.chow_s, fans.QUADRUPLE)


def four_pure_shifted_chows_tiles(f: Facts) -> int:
    """The tiles of its chows."""
    return fans.chow_tiles(f.chow_m, f.chow_p, f.chow_s, fans.FOUR_SHIFTED)


def pure_triple_chow_tiles(f: Facts) -> int:
    """The tiles of its chows."""
    return fans.chow_tiles(f.chow_m, f.chow_p, f.chow_s, fans.PURE_TRIPLE)


def pure_straight_tiles(f: Facts) -> int:
    """The tiles of its chows."""
    return fans.chow_tiles(f.chow_m, f.chow_p, f.chow_s, fans.PURE_STRAIGHT)


def pure_shifted_chows_tiles(f: Facts) -> int:
    """The tiles of its chows."""
    return fans.chow_tiles(f.chow_m, f.chow_p, f.chow_s, fans.PURE_SHIFTED)


def mixed_straight_tiles(f: Facts) -> int:
    """The tiles of its chows."""
    return fans.chow_tiles(f.chow_m, f.chow_p, f.chow_s, fans.MIXED_STRAIGHT)


def mixed_triple_chow_tiles(f: Facts) -> int:
    """The tiles of its chows."""
    return fans.chow_tiles(f.chow_m, f.chow_p, f.chow_s, fans.MIXED_TRIPLE)


def mixed_shifted_chows_tiles(f: Facts) -> int:
    """The tiles of its chows."""
    return fans.chow_tiles(f.chow_m, f.chow_p, f.chow_s, fans.MIXED_SHIFTED)


def pure_double_chow_tiles(f: Facts) -> int:
    """The tiles of its chows."""
    return fans.chow_tiles(f.chow_m, f.chow_p, f.chow_s, fans.PURE_DOUBLE)


def mixed_double_chow_tiles(f: Facts) -> int:
    """The tiles of its chows."""
    return fans.chow_tiles(f.chow_m, f.chow_p, f.chow_s, fans.MIXED_DOUBLE)


def short_straight_tiles(f: Facts) -> int:
    """The tiles of its chows."""
    return fans.chow_tiles(f.chow_m, f.chow_p, f.chow_s, fans.SHORT_STRAIGHT)


def two_terminal_chows_tiles(f: Facts) -> int:
    """The tiles of its chows."""
    return fans.chow_tiles(f.chow_m, f.chow_p, f.chow_s, fans.TWO_TERMINAL)
