"""Which tiles complete a hand: the waits of thirteen tiles under a rule set's forms."""

from __future__ import annotations

from typing import Final

from windroos.bits import ONES9, at_least_one, digit_sum, squeeze
from windroos.distance.irregular import ORDERS
from windroos.reading.suits import CHOW_SHIFT, CHOWS, suit_readings, suit_waits


def set_waits(m: int, p: int, s: int, z: int) -> int:
    """Mask of the kinds that complete the concealed tiles (packed, three for each set and one over) as sets and a pair.

    Every other suit must be complete as it is; the number of tiles then leaves room for one pair in all.
    """
    suits = ((m, 9), (p, 9), (s, 9), (z, 7))
    lacking = -1
    for at, (packed, ranks) in enumerate(suits):
        if not suit_readings(packed, ranks):
            if lacking >= 0:
                return 0
            lacking = at
    if lacking >= 0:
        return suit_waits(*suits[lacking]) << 9 * lacking
    return sum(suit_waits(packed, ranks) << 9 * at for at, (packed, ranks) in enumerate(suits))


def knitted_waits(m: int, p: int, s: int, z: int, laid: int) -> int:
    """Mask of the kinds that complete the concealed tiles as a knitted straight with one set and a pair.

    A kind of which the tiles hold all four completes nothing.
    """
    found = 0
    lacks = ~(at_least_one(m) | at_least_one(p) << 27 | at_least_one(s) << 54)
    for order, tiles in enumerate(_KNITTED if laid <= 1 else ()):
        missing = tiles & lacks
        if missing & missing - 1:
            continue
        in_m, in_p, in_s = ORDERS[order]
        rest = (m - (in_m & ~missing), p - (in_p & ~(missing >> 27)), s - (in_s & ~(missing >> 54)))
        if not missing:
            found |= set_waits(*rest, z)
        elif suit_readings(z, 7) and all(suit_readings(packed) for packed in rest):
            found |= 1 << (missing.bit_length() - 1) // 3
    return without_own_fours(found, m, p, s, z) if found else 0


_KNITTED: Final = tuple(in_m | in_p << 27 | in_s << 54 for in_m, in_p, in_s in ORDERS)
"""The tiles of each knitted straight as one number."""


def four_alike(packed: int) -> int:
    """Mask of the ranks of which there are four."""
    return squeeze(packed >> 2 & ONES9)


def without_own_fours(waits: int, m: int, p: int, s: int, z: int) -> int:
    """Those of the waits of which the hand (packed counts of all its tiles) does not hold all four itself."""
    return waits & ~(four_alike(m) | four_alike(p) << 9 | four_alike(s) << 18 | four_alike(z) << 27)


def chow_numbers(packed: int) -> int:
    """Mask of the numbers of chows that readings of one suit have."""
    found = 0
    for reading in suit_readings(packed):
        found |= 1 << digit_sum(reading >> CHOW_SHIFT & CHOWS)
    return found


def with_few_chows(waits: int, m: int, p: int, s: int, laid_chows: int, most: int) -> int:
    """Those of the waits that leave a reading of at most `most` chows, or of exactly four (144 rules, 20 and 23)."""
    kept = 0
    for kind in range(34):
        if waits >> kind & 1:
            numbers = 1 << laid_chows
            for at, packed in enumerate((m, p, s)):
                numbers = sums(numbers, chow_numbers(packed + (1 << 3 * (kind % 9) if kind // 9 == at else 0)))
            if numbers & allowed_chows(most):
                kept |= 1 << kind
    return kept


def allowed_chows(most: int) -> int:
    """Mask of the numbers of chows that sets and a pair may hold: up to `most`, or four (144 rules, 20 and 23)."""
    return (2 << most) - 1 | 1 << 4


def sums(left: int, right: int) -> int:
    """All sums of a number in one mask and a number in the other."""
    found = 0
    for number in range(5):
        if right >> number & 1:
            found |= left << number
    return found
