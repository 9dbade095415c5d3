"""Complete readings and waits of one hand by look-ups, in the subset of Python that is compiled.

The loops are those of `windroos.scoring.readings` and `windroos.reading.waits`; what decides is shared with them.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.bits import PackedCounts, count, digit_sum
from windroos.distance.irregular import LOW, MIDDLE, ORDERS
from windroos.fast.batch.suits import COMPLETE, RANKS, READINGS_AT, Suits
from windroos.fast.build.records import record_type
from windroos.reading.facts import KNITTED, NO_KNITTED, SETS, mask_of
from windroos.reading.knitted import in_knitted, missing_ones
from windroos.reading.suits import PAIR, WHOLE, Sets, combine, places
from windroos.reading.waits import allowed_chows, four_alike, sums
from windroos.rules.rule import Policy
from windroos.scoring.readings import chow_fans_of

MOST_READINGS: Final = 128
POWERS: Final = tuple(5 ** (kind % 9) for kind in range(34))
KEY_147: Final = 1 + 5**3 + 5**6
ANY_CHOWS: Final = 0b11111
"""Mask of the numbers of chows that a hand can hold."""


class NotedReading:
    """A reading as it is noted: what it adds to the lay, and whether that lay is the one with a cake eaten."""

    form: int
    cake_eaten: int
    pungs: int
    chow_m: int
    chow_p: int
    chow_s: int
    pair: int
    pairs: int
    place: int
    knitted: int
    chow_fans: int


READING: Final = record_type(NotedReading)
Readings = NDArray[np.void]
"""(MOST_READINGS,) of READING."""


def note(
    readings: Readings,
    n: int,
    form: int,
    cake_eaten: int,
    sets: Sets,
    pairs: int,
    place: int,
    knitted: int,
    chow_fans: int,
) -> int:
    """Remember a reading as row n; returns how many there are. No hand has as many as MOST_READINGS."""
    if n == MOST_READINGS:
        return n
    noted: Any = readings[n]
    noted.form = form
    noted.cake_eaten = cake_eaten
    noted.pungs = sets.pungs
    noted.chow_m = sets.chow_m
    noted.chow_p = sets.chow_p
    noted.chow_s = sets.chow_s
    noted.pair = sets.pair
    noted.pairs = pairs
    noted.place = place
    noted.knitted = knitted
    noted.chow_fans = chow_fans
    return n + 1


class KeyedRack(NamedTuple):
    """Concealed tiles: packed counts, and base-5 keys."""

    m: int
    p: int
    s: int
    z: int
    key_m: int
    key_p: int
    key_s: int
    key_z: int


def with_keys(rack: PackedCounts) -> KeyedRack:
    """The rack with its keys."""
    return KeyedRack(rack.m, rack.p, rack.s, rack.z, key_of(rack.m), key_of(rack.p), key_of(rack.s), key_of(rack.z))


def key_of(packed: int) -> int:
    """The base-5 key of packed counts: digits in pairs, pairs in fours, and together."""
    pairs = (packed & 0o707070707) + 5 * (packed >> 3 & 0o707070707)
    fours = (pairs & 0o7700770077) + 25 * (pairs >> 6 & 0o7700770077)
    return (fours & 0xFFF) + 625 * (fours >> 12 & 0xFFF) + 390625 * (fours >> 24)


def add_to_rack(rack: KeyedRack, kind: int) -> KeyedRack:
    """The rack with one tile more."""
    one, power, suit = 1 << 3 * (kind % 9), POWERS[kind], kind // 9
    return KeyedRack(
        rack.m + (one if suit == 0 else 0),
        rack.p + (one if suit == 1 else 0),
        rack.s + (one if suit == 2 else 0),
        rack.z + (one if suit == 3 else 0),
        rack.key_m + (power if suit == 0 else 0),
        rack.key_p + (power if suit == 1 else 0),
        rack.key_s + (power if suit == 2 else 0),
        rack.key_z + (power if suit == 3 else 0),
    )


def note_sets(
    rack: KeyedRack,
    order: int,
    lay: Any,
    policy: Policy,
    laid_chows: int,
    allowed: int,
    tile: int,
    cake_eaten: int,
    suits: Suits,
    readings: Readings,
    n: int,
) -> int:
    """Note the readings as sets and a pair, once for each way the tile can have completed them.

    They lie beside the knitted straight of an `order`, or NO_KNITTED: they are the whole hand.
    """
    a, b = int(suits.suits[rack.key_m]) >> READINGS_AT, int(suits.suits[rack.key_p]) >> READINGS_AT
    c, d = int(suits.suits[rack.key_s]) >> READINGS_AT, int(suits.honours[rack.key_z]) >> READINGS_AT
    if a == 0 or b == 0 or c == 0 or d == 0:
        return n
    z = suits.readings[d >> 3]  # honours have one reading at most
    knitted = order != NO_KNITTED
    straight = in_knitted(order, tile) << WHOLE if knitted else 0
    last = PAIR if cake_eaten else WHOLE
    for i in range(a >> 3, (a >> 3) + (a & 7)):
        for j in range(b >> 3, (b >> 3) + (b & 7)):
            for k in range(c >> 3, (c >> 3) + (c & 7)):
                sets = combine(suits.readings[i], suits.readings[j], suits.readings[k], z)
                if sets.pair < 0:
                    continue
                chows = laid_chows + digit_sum(sets.chow_m) + digit_sum(sets.chow_p) + digit_sum(sets.chow_s)
                if not allowed >> chows & 1:
                    continue
                at = straight | places(sets, tile)
                form = KNITTED if knitted else SETS
                fans = 0 if knitted else chow_fans_of(policy, lay, sets)
                for place in range(PAIR, last + 1):
                    if at >> place & 1:
                        n = note(readings, n, form, cake_eaten, sets, 1 << sets.pair, place, order, fans)
    return n


def note_knitted(rack: KeyedRack, lay: Any, policy: Policy, tile: int, suits: Suits, readings: Readings, n: int) -> int:
    """Note the readings as a knitted straight, a set and a pair; of chows there may be any number."""
    for order in range(len(ORDERS)):
        a, b, c = missing_ones(rack.m, rack.p, rack.s, order)
        if a | b | c == 0:
            rest = without_straight(rack, order, (0, 0, 0))
            n = note_sets(rest, order, lay, policy, 0, ANY_CHOWS, tile, 0, suits, readings, n)
    return n


def without_straight(rack: KeyedRack, order: int, more: tuple[int, int, int]) -> KeyedRack:
    """The rack without the tiles of a knitted straight; `more` are packed ones of those that it lacks."""
    in_m, in_p, in_s = ORDERS[order]
    a, b, c = more
    return KeyedRack(
        rack.m - in_m + a,
        rack.p - in_p + b,
        rack.s - in_s + c,
        rack.z,
        rack.key_m - key_of_third(in_m),
        rack.key_p - key_of_third(in_p),
        rack.key_s - key_of_third(in_s),
        rack.key_z,
    )


def key_of_third(ones: int) -> int:
    """The base-5 key of 1-4-7, 2-5-8 or 3-6-9."""
    return KEY_147 * (1 if ones == LOW else 5 if ones == MIDDLE else 25)


def knitted_waits(rack: KeyedRack, suits: Suits) -> int:
    """Mask of the kinds that complete the concealed tiles as a knitted straight with one set and a pair."""
    found = 0
    for order in range(len(ORDERS)):
        a, b, c = missing_ones(rack.m, rack.p, rack.s, order)
        missing = count(a) + count(b) + count(c)
        if missing > 1:
            continue
        rest = without_straight(rack, order, (a, b, c))
        if missing == 0:
            found |= set_waits(rest, suits)
        elif is_complete(rest, suits):
            found |= mask_of(a, b, c, 0)
    fours = four_alike(rack.m) | four_alike(rack.p) << 9 | four_alike(rack.s) << 18 | four_alike(rack.z) << 27
    return found & ~fours


def is_complete(rack: KeyedRack, suits: Suits) -> int:
    """Whether each suit is sets and at most one pair."""
    found = int(suits.suits[rack.key_m]) & int(suits.suits[rack.key_p])
    return found & int(suits.suits[rack.key_s]) & int(suits.honours[rack.key_z]) & COMPLETE


def set_waits(rack: KeyedRack, suits: Suits) -> int:
    """Mask of the kinds that complete the concealed tiles as sets and a pair."""
    m, p = int(suits.suits[rack.key_m]), int(suits.suits[rack.key_p])
    s, z = int(suits.suits[rack.key_s]), int(suits.honours[rack.key_z])
    found = 0
    if p & s & z & COMPLETE:
        found |= m & RANKS
    if m & s & z & COMPLETE:
        found |= (p & RANKS) << 9
    if m & p & z & COMPLETE:
        found |= (s & RANKS) << 18
    if m & p & s & COMPLETE:
        found |= (z & RANKS) << 27
    return found


def with_few_chows(waits: int, rack: KeyedRack, suits: Suits, laid_chows: int, most: int) -> int:
    """Those of the waits that leave a reading with an allowed number of chows."""
    kept = 0
    for kind in range(34):
        if waits >> kind & 1:
            whole = add_to_rack(rack, kind)
            numbers = sums(1 << laid_chows, int(suits.chows[whole.key_m]))
            numbers = sums(numbers, int(suits.chows[whole.key_p]))
            numbers = sums(numbers, int(suits.chows[whole.key_s]))
            if numbers & allowed_chows(most):
                kept |= 1 << kind
    return kept
