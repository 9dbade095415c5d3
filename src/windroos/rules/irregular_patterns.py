"""Hands outside four sets and a pair, as distances: how many of the fourteen tiles are still missing.

A hand is the formation where nothing is missing, and waits for it where one tile is (thirteen concealed tiles of a
loser). Each function looks at packed counts only; that the hand must be concealed is the rule set's business.
"""

from __future__ import annotations

from typing import Final

from windroos.bits import ONES7, at_least_one, at_least_two, count, digit
from windroos.distance import irregular
from windroos.reading.facts import Facts

ENDS = 0o100000001
MIDDLE = 0o011111110
SEVEN = 0o001111111
WIND_ONES = 0o1111
DRAGON_ONES = 0o1110000


def pairs_short(f: Facts, m: int, p: int, s: int, z: int) -> int:
    """Tiles missing for seven pairs of these packed counts."""
    return irregular.seven_pairs_short(m, p, s, z, f.lay.four_is_two_pairs)


def seven_pairs_short(f: Facts) -> int:
    """Seven pairs of any tiles."""
    return pairs_short(f, f.lay.m, f.lay.p, f.lay.s, f.lay.z)


def honour_pairs_short(f: Facts) -> int:
    """Seven pairs of winds and dragons."""
    return pairs_short(f, 0, 0, 0, f.lay.z)


def one_suit_pairs_short(f: Facts) -> int:
    """Seven pairs of one suit."""
    return min(pairs_short(f, f.lay.m, 0, 0, 0), pairs_short(f, 0, f.lay.p, 0, 0), pairs_short(f, 0, 0, f.lay.s, 0))


def half_flush_pairs_short(f: Facts) -> int:
    """Seven pairs of one suit, winds and dragons."""
    return min(
        pairs_short(f, f.lay.m, 0, 0, f.lay.z),
        pairs_short(f, 0, f.lay.p, 0, f.lay.z),
        pairs_short(f, 0, 0, f.lay.s, f.lay.z),
    )


def _ends(packed: int) -> int:
    """The ones and nines of a suit alone."""
    return packed & 7 * ENDS


def orphan_pairs_of_one_suit_short(f: Facts) -> int:
    """Seven pairs of winds, dragons and the ones and nines of one suit."""
    return min(
        pairs_short(f, _ends(f.lay.m), 0, 0, f.lay.z),
        pairs_short(f, 0, _ends(f.lay.p), 0, f.lay.z),
        pairs_short(f, 0, 0, _ends(f.lay.s), f.lay.z),
    )


def orphan_pairs_short(f: Facts) -> int:
    """Seven pairs of winds, dragons, ones and nines of any suits."""
    return pairs_short(f, _ends(f.lay.m), _ends(f.lay.p), _ends(f.lay.s), f.lay.z)


PAIRS: Final = (
    *(seven_pairs_short, honour_pairs_short, one_suit_pairs_short, half_flush_pairs_short),
    *(orphan_pairs_of_one_suit_short, orphan_pairs_short),
)
"""The hands of seven pairs."""


def thirteen_orphans_short(f: Facts) -> int:
    """One of each one, nine, wind and dragon, and one of them twice."""
    return irregular.thirteen_orphans_short(f.lay.m, f.lay.p, f.lay.s, f.lay.z)


def _nine_gates_short(suit: int) -> int:
    middle = at_least_one(suit) & MIDDLE
    low, high = digit(suit, 0), digit(suit, 8)
    extra = int(at_least_two(suit) & MIDDLE != 0 or low > 3 or high > 3)
    return 14 - count(middle) - min(low, 3) - min(high, 3) - extra


def nine_gates_short(f: Facts) -> int:
    """111 2345678 999 of one suit and one more tile of it."""
    return min(_nine_gates_short(f.lay.m), _nine_gates_short(f.lay.p), _nine_gates_short(f.lay.s))


def nine_gates_on_nine_waits_short(f: Facts) -> int:
    """The nine gates where the thirteen tiles before the winning tile wait on all nine."""
    m, p, s = f.lay.m, f.lay.p, f.lay.s
    if f.lay.win >= 0:
        one = 1 << 3 * (f.lay.win % 9)
        if f.lay.win < 9:
            m -= one
        elif f.lay.win < 18:
            p -= one
        elif f.lay.win < 27:
            s -= one
    pure = m == 0o311111113 or p == 0o311111113 or s == 0o311111113
    if f.lay.win >= 0:
        return nine_gates_short(f) if pure else max(1, nine_gates_short(f))
    return 1 if pure else max(2, nine_gates_short(f))


def _wind_snake_short(suit: int, honours: int) -> int:
    winds = honours & 7 * WIND_ONES
    extra = int((at_least_two(suit) | at_least_two(winds)) != 0)
    return 14 - count(at_least_one(suit)) - count(at_least_one(winds)) - extra


def wind_snake_short(f: Facts) -> int:
    """1-9 of one suit, one of each wind, and one of these tiles twice."""
    return min(
        _wind_snake_short(f.lay.m, f.lay.z), _wind_snake_short(f.lay.p, f.lay.z), _wind_snake_short(f.lay.s, f.lay.z)
    )


def _dragon_snake_short(suit: int, honours: int) -> int:
    winds, dragons = honours & 7 * WIND_ONES, honours & 7 * DRAGON_ONES
    pair = 2 if at_least_two(winds) else 1 if winds else 0
    return 14 - count(at_least_one(suit)) - count(at_least_one(dragons)) - pair


def dragon_snake_short(f: Facts) -> int:
    """1-9 of one suit, one of each dragon, and a pair of winds."""
    return min(
        _dragon_snake_short(f.lay.m, f.lay.z),
        _dragon_snake_short(f.lay.p, f.lay.z),
        _dragon_snake_short(f.lay.s, f.lay.z),
    )


def court_of_peking_short(f: Facts) -> int:
    """1-7 of one suit, one of each wind and one of each dragon."""
    ranks = max(
        count(at_least_one(f.lay.m) & SEVEN), count(at_least_one(f.lay.p) & SEVEN), count(at_least_one(f.lay.s) & SEVEN)
    )
    return 14 - ranks - count(at_least_one(f.lay.z) & ONES7)
