"""Which kinds may complete a rack of self-play: a quick look before the kernel is asked, in the compiled subset."""

from __future__ import annotations

from windroos.bits import count
from windroos.expert.nearness import best_knitted
from windroos.expert.rack import ALL_RANKS, Maps, short_of
from windroos.fast.selfplay.state import HandState
from windroos.tiles import DRAGONS, EAST, KINDS, ORPHANS, P1, S1, SUIT, WINDS


def find_waits(h: HandState, maps: Maps, seat: int) -> None:
    """The kinds that may complete the thirteen tiles of a seat; the kernel says whether they do and may.

    What it refuses of a discard, it refuses again (`refused_kinds`) while the tiles are the same.
    """
    own = h.seats[seat]
    code = own.suit_classes[ALL_RANKS]
    sets = 4 - own.meld_count
    found = 0
    if short_of(maps, 0, code[0], code[1], code[2], code[3], sets) == 1:
        found = set_waits(h, maps, seat, sets)
    if own.meld_count == 0:
        one, two = own.at_least[1], own.at_least[2]
        kinds, pairs = count(one), count(two)
        if h.rules.seven_pairs and pairs >= 4 and pairs + count(own.at_least[4]) >= 6:
            found |= one & ~two | own.at_least[3]
        if kinds > 10 and is_odd(h, one):
            found |= (1 << KINDS) - 1
        if h.rules.formations and (false_pungs(one) or chows_and_winds(one, two)):
            found |= (1 << KINDS) - 1
    if h.rules.knitted and own.meld_count < 2 and best_knitted(h, own.at_least[1]) > 7:
        found |= (1 << KINDS) - 1
    if h.rules.pe_ling and found >> S1 & 1:
        found |= 1 << P1
    own.wait_kinds = found & ~own.at_least[4]
    own.refused_kinds = 0


def is_odd(h: HandState, one: int) -> bool:
    """Whether many different kinds may be part of a hand outside sets: orphans, one suit and honours, knitted tiles."""
    suits = int(one & SUIT != 0) + int(one >> 9 & SUIT != 0) + int(one >> 18 & SUIT != 0)
    if one & ~ORPHANS == 0 or suits == 1:
        return True
    return h.rules.knitted != 0 and best_knitted(h, one) + count(one >> EAST) == count(one)


def false_pungs(one: int) -> bool:
    """Whether tiles may be one off the 144 rules' crochet: the same numbers in all three suits."""
    m, p, s = one & SUIT, one >> 9 & SUIT, one >> 18 & SUIT
    return one >> EAST == 0 and count(m & p & s) >= 3 and count((m | p | s) & ~(m & p & s)) <= 3


def chows_and_winds(one: int, two: int) -> bool:
    """Whether tiles may be one off the 144 rules' trichow: chows, the four winds and one of them again."""
    return one & DRAGONS == 0 and count(one & WINDS) + count(two & WINDS) >= 4


def set_waits(h: HandState, maps: Maps, seat: int, sets: int) -> int:
    """The kinds that make four sets and a pair."""
    own = h.seats[seat]
    found = 0
    code = own.suit_classes[ALL_RANKS]
    for kind in range(34):
        suit = kind // 9
        if own.rack[kind] == 4:
            continue
        key = own.suit_keys[suit] + h.lookups.kind_powers[kind]
        before = code[suit]
        own.suit_classes[ALL_RANKS, suit] = maps.honours[key] if suit == 3 else maps.suits[key]
        if short_of(maps, 0, code[0], code[1], code[2], code[3], sets) == 0:
            found |= 1 << kind
        own.suit_classes[ALL_RANKS, suit] = before
    return found


def may_be_complete(h: HandState, maps: Maps, seat: int) -> bool:
    """Whether fourteen tiles may be a mahjong."""
    own = h.seats[seat]
    code = own.suit_classes[ALL_RANKS]
    if short_of(maps, 0, code[0], code[1], code[2], code[3], 4) == 0:
        return True
    one = own.at_least[1]
    if count(own.at_least[2]) + count(own.at_least[4]) > 6 or (count(one) > 10 and is_odd(h, one)):
        return True
    if h.rules.formations and (false_pungs(one) or chows_and_winds(one, own.at_least[2])):
        return True
    return h.rules.knitted != 0 and best_knitted(h, one) > 8
