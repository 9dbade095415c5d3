"""MCR's knitted straight: 1-4-7, 2-5-8 and 3-6-9 in three different suits, beside one set and a pair."""

from __future__ import annotations

from windroos.bits import at_least_one
from windroos.distance.irregular import ORDERS
from windroos.reading.suits import Sets, combine, suit_readings


def missing_ones(m: int, p: int, s: int, order: int) -> tuple[int, int, int]:
    """Packed ones, suit by suit, for the tiles of a knitted straight that these packed counts lack."""
    in_m, in_p, in_s = ORDERS[order]
    return in_m & ~at_least_one(m), in_p & ~at_least_one(p), in_s & ~at_least_one(s)


def knitted_readings(m: int, p: int, s: int, z: int, laid: int) -> list[tuple[int, Sets]]:
    """Which knitted straights these concealed tiles hold, each with the set and the pair beside it."""
    found: list[tuple[int, Sets]] = []
    if laid > 1:
        return found
    ones_m, ones_p, ones_s = at_least_one(m), at_least_one(p), at_least_one(s)
    for order, (in_m, in_p, in_s) in enumerate(ORDERS):
        if in_m & ~ones_m or in_p & ~ones_p or in_s & ~ones_s:
            continue
        for a in suit_readings(m - in_m):
            for b in suit_readings(p - in_p):
                for c in suit_readings(s - in_s):
                    for d in suit_readings(z, 7):
                        sets = combine(a, b, c, d)
                        if sets.pair >= 0:
                            found.append((order, sets))
    return found


def in_knitted(order: int, tile: int) -> int:
    """Whether a kind is one of the nine tiles of a knitted straight."""
    return int(tile < 27 and ORDERS[order][tile // 9] >> 3 * (tile % 9) & 1 == 1)
