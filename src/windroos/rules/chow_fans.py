"""Which fans the chows of one reading make: MCR's principles as one small resolver.

Fans of four or three chows come first (non-identical: a chow serves one such fan). What is left combines in pairs, and
there the account-once principle holds: once sets are combined, each further set may be combined only once with a set
that already is. So n chows that hang together make n - 1 fans of two chows: a spanning tree, chosen in the order of
the book, which never has a chow serve the same fan twice. Fans of two chows are worth one point each, so every such
tree is worth the same. Source: Mahjong Competition Rules, five principles and fans 13-16, 23, 28-30, 39, 41, 51, 69-72.

Plain Python on ints; `windroos.fast` compiles it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from windroos.bits import count

(
    PURE_DOUBLE,
    MIXED_DOUBLE,
    SHORT_STRAIGHT,
    TWO_TERMINAL,
    MIXED_SHIFTED,
    MIXED_TRIPLE,
    MIXED_STRAIGHT,
    PURE_SHIFTED,
    PURE_STRAIGHT,
    PURE_TRIPLE,
    FOUR_SHIFTED,
    QUADRUPLE,
    THREE_SUITED_TERMINALS,
    PURE_TERMINALS,
) = range(14)
"""The fans of chows, by rising worth; each is a digit of three bits in what `chow_fans` gives."""

NONE: Final = -1


def chow_codes(chow_m: int, chow_p: int, chow_s: int) -> int:
    """The chows in rising order, six bits each: 16 x suit + first rank + 1, so that 0 ends the row.

    Takes packed chows (seven digits by first rank for each suit), at most four in all.
    """
    left = chow_m | chow_p << 21 | chow_s << 42
    codes = 0
    shift = 0
    while left:
        low = left & -left
        at = count(low - 1) // 3  # low may be the second or third bit of a digit
        left -= 1 << 3 * at
        codes |= at + 9 * (at // 7) + 1 << shift
        shift += 6
    return codes


def two_chows(a: int, b: int) -> int:
    """The fan that two chows make, a <= b, or NONE."""
    apart = b - a
    if apart == 0:
        return PURE_DOUBLE
    if apart == 16 or apart == 32:
        return MIXED_DOUBLE
    if apart == 3:
        return SHORT_STRAIGHT
    if apart == 6:
        return TWO_TERMINAL
    return NONE


def three_chows(a: int, b: int, c: int) -> int:
    """The fan that three chows make, a <= b <= c, or NONE."""
    if a >> 4 == c >> 4:
        step = b - a
        if c - b != step:
            return NONE
        if step == 0:
            return PURE_TRIPLE
        if step < 3:
            return PURE_SHIFTED
        return PURE_STRAIGHT if step == 3 else NONE
    if a >> 4 == b >> 4 or b >> 4 == c >> 4:
        return NONE
    ranks = 1 << (a & 15) | 1 << (b & 15) | 1 << (c & 15)
    low = ranks & -ranks
    if ranks == low:
        return MIXED_TRIPLE
    if ranks == 7 * low:
        return MIXED_SHIFTED
    return MIXED_STRAIGHT if ranks == 0b1001001 << 1 else NONE


def four_chows(a: int, b: int, c: int, d: int, pair: int) -> int:
    """The fan that four chows make, perhaps with the pair; a <= b <= c <= d; or NONE."""
    step = b - a
    if c - b == step and d - c == step:
        return QUADRUPLE if step == 0 else FOUR_SHIFTED if step < 3 else NONE
    if pair < 0 or pair >= 27 or pair % 9 != 4:
        return NONE
    suit = pair // 9
    if a == b and c == d and c - a == 6 and a == 16 * suit + 1:
        return PURE_TERMINALS
    first, second = int(suit == 0), 2 - int(suit == 2)
    if a == 16 * first + 1 and b == a + 6 and c == 16 * second + 1 and d == c + 6:
        return THREE_SUITED_TERMINALS
    return NONE


def chow_fans(chow_m: int, chow_p: int, chow_s: int, pair: int) -> int:
    """How often each fan of chows counts in one reading: fourteen digits of three bits, by the numbers above.

    pair: the kind of the pair (fans 13 and 29 need it), -1 for none.
    """
    codes = chow_codes(chow_m, chow_p, chow_s)
    a, b, c, d = codes & 63, codes >> 6 & 63, codes >> 12 & 63, codes >> 18
    if b == 0:
        return 0
    if c == 0:
        return _digit_of(two_chows(a, b))
    if d == 0:
        fan = three_chows(a, b, c)
        return _digit_of(fan) if fan >= 0 else _pairs_of_three(a, b, c)
    fan = four_chows(a, b, c, d, pair)
    if fan >= 0:
        return _digit_of(fan)
    found = three_of_four(a, b, c, d)
    return found or _pairs_of_four(a, b, c, d)


def _digit_of(fan: int) -> int:
    return 1 << 3 * fan if fan >= 0 else 0


def three_of_four(a: int, b: int, c: int, d: int) -> int:
    """The dearest fan of three of the four chows, with the fan of the fourth and one of the three; 0 for none."""
    fan = three_chows(a, b, c)
    if fan >= 0:
        return 1 << 3 * fan | _digit_of(_first(two_chows(a, d), two_chows(b, d), two_chows(c, d)))
    fan = three_chows(a, b, d)
    if fan >= 0:
        return 1 << 3 * fan | _digit_of(_first(two_chows(a, c), two_chows(b, c), two_chows(c, d)))
    fan = three_chows(a, c, d)
    if fan >= 0:
        return 1 << 3 * fan | _digit_of(_first(two_chows(a, b), two_chows(b, c), two_chows(b, d)))
    fan = three_chows(b, c, d)
    if fan >= 0:
        return 1 << 3 * fan | _digit_of(_first(two_chows(a, b), two_chows(a, c), two_chows(a, d)))
    return 0


def _first(x: int, y: int, z: int) -> int:
    """The first of these fans in the order of the book, NONE only if all are."""
    best = x
    if y >= 0 and (best < 0 or y < best):
        best = y
    if z >= 0 and (best < 0 or z < best):
        best = z
    return best


def _pairs_of_three(a: int, b: int, c: int) -> int:
    """Fans of two among three chows: two at most, the last of the book is dropped."""
    x, y, z = two_chows(a, b), two_chows(a, c), two_chows(b, c)
    found = _digit_of(x) + _digit_of(y) + _digit_of(z)
    if x >= 0 and y >= 0 and z >= 0:
        found -= 1 << 3 * max(x, y, z)
    return found


def _pairs_of_four(a: int, b: int, c: int, d: int) -> int:
    """Fans of two among four chows: a spanning tree, fan by fan in the order of the book."""
    fans = (two_chows(a, b), two_chows(a, c), two_chows(a, d), two_chows(b, c), two_chows(b, d), two_chows(c, d))
    found = 0
    # Which chows hang together with each, as masks of four bits: a in bits 0-3, b in 4-7 and so on.
    groups = 0x8421
    for fan in range(4):
        for at in range(6):
            if fans[at] == fan:
                joined = _join(groups, _ONE[at], _OTHER[at])
                found += int(joined != groups) << 3 * fan
                groups = joined
    return found


_ONE = (0, 0, 0, 4, 4, 8)
"""Where the mask of the first of two chows begins, for each two of four; then that of the second."""
_OTHER = (4, 8, 12, 8, 12, 12)


def _join(groups: int, one: int, other: int) -> int:
    """The groups after two chows are combined; the same where they already hang together."""
    left, right = groups >> one & 15, groups >> other & 15
    if left == right:
        return groups
    both = left | right
    for chow in range(4):
        if both >> chow & 1:
            groups |= both << 4 * chow
    return groups


def chow_tiles(chow_m: int, chow_p: int, chow_s: int, fan: int) -> int:
    """Mask of the tiles of the chows that a fan is about; for a fan of two chows of all chows that can make it.

    For explanations; not compiled.
    """
    codes = chow_codes(chow_m, chow_p, chow_s)
    chows = [code for code in (codes >> shift & 63 for shift in (0, 6, 12, 18)) if code]
    if fan >= FOUR_SHIFTED:
        return _tiles_of(chows)
    if fan >= MIXED_SHIFTED:
        triples = (three for three in combinations(chows, 3) if three_chows(*three) == fan)
        return _tiles_of(next(triples, ()))
    found = 0
    for a, b in combinations(chows, 2):
        found |= _tiles_of((a, b)) if two_chows(a, b) == fan else 0
    return found


def _tiles_of(chows: Iterable[int]) -> int:
    found = 0
    for code in chows:
        found |= 7 << 9 * (code >> 4) + (code & 15) - 1
    return found
