"""Which kinds may complete a rack of self-play: a quick look before the kernel is asked, in the compiled subset."""

from __future__ import annotations

from typing import Any

from windroos.bits import count
from windroos.fast.selfplay.approach import best_knitted
from windroos.fast.selfplay.seats import ALL_RANKS, Maps, short_of
from windroos.tiles import EAST, KINDS, ORPHANS, P1, S1, SUIT


def find_waits(h: Any, maps: Maps, seat: int) -> None:
    """The kinds that may complete the thirteen tiles of a seat; the kernel says whether they do and may.

    What it refuses of a discard, it refuses again (`refused`) while the tiles are the same.
    """
    code = h.code[seat, ALL_RANKS]
    sets = 4 - h.melds[seat]
    found = 0
    if short_of(maps, 0, code[0], code[1], code[2], code[3], sets) == 1:
        found = set_waits(h, maps, seat, sets)
    if h.melds[seat] == 0:
        one, two = h.have[seat, 1], h.have[seat, 2]
        kinds, pairs = count(one), count(two)
        if h.pairs and pairs >= 4 and pairs + count(h.have[seat, 4]) >= 6:
            found |= one & ~two | h.have[seat, 3]
        if kinds > 10 and is_odd(h, one):
            found |= (1 << KINDS) - 1
        if h.formations and kinds <= 12 and false_pungs(one):
            found |= (1 << KINDS) - 1
    if h.knitted and h.melds[seat] < 2 and best_knitted(h, h.have[seat, 1]) > 7:
        found |= (1 << KINDS) - 1
    if h.pe_ling and found >> S1 & 1:
        found |= 1 << P1
    h.waits[seat] = found & ~h.have[seat, 4]
    h.refused[seat] = 0


def is_odd(h: Any, one: int) -> bool:
    """Whether many different kinds may be part of a hand outside sets: orphans, one suit and honours, knitted tiles."""
    suits = int(one & SUIT != 0) + int(one >> 9 & SUIT != 0) + int(one >> 18 & SUIT != 0)
    if one & ~ORPHANS == 0 or suits == 1:
        return True
    return bool(h.knitted != 0 and best_knitted(h, one) + count(one >> EAST) == count(one))


def false_pungs(one: int) -> bool:
    """Whether tiles may be one off the 144 rules' crochet: the same numbers in all three suits."""
    m, p, s = one & SUIT, one >> 9 & SUIT, one >> 18 & SUIT
    return one >> EAST == 0 and count(m & p & s) >= 3 and count((m | p | s) & ~(m & p & s)) <= 3


def set_waits(h: Any, maps: Maps, seat: int, sets: int) -> int:
    """The kinds that make four sets and a pair."""
    found = 0
    code = h.code[seat, ALL_RANKS]
    for kind in range(34):
        suit = kind // 9
        if h.rack[seat, kind] == 4:
            continue
        key = h.key[seat, suit] + h.power[kind]
        before = code[suit]
        h.code[seat, ALL_RANKS, suit] = maps.honours[key] if suit == 3 else maps.suits[key]
        if short_of(maps, 0, code[0], code[1], code[2], code[3], sets) == 0:
            found |= 1 << kind
        h.code[seat, ALL_RANKS, suit] = before
    return found


def may_be_complete(h: Any, maps: Maps, seat: int) -> bool:
    """Whether fourteen tiles may be a mahjong."""
    code = h.code[seat, ALL_RANKS]
    if short_of(maps, 0, code[0], code[1], code[2], code[3], 4) == 0:
        return True
    one = h.have[seat, 1]
    if count(h.have[seat, 2]) + count(h.have[seat, 4]) > 6 or (count(one) > 10 and is_odd(h, one)):
        return True
    return (h.knitted != 0 and best_knitted(h, one) > 8) or (h.formations != 0 and false_pungs(one))
