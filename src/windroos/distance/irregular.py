"""How many tiles a concealed hand lacks for the irregular forms: seven pairs, thirteen orphans, knitted tiles.

`short` counts missing tiles, 0 for a complete hand of 14. Everything here is in the subset of Python that
`windroos.fast` compiles. The hands that only the Dutch books know stand in `windroos.rules.irregular_patterns`.
"""

from __future__ import annotations

from typing import Final

from windroos.bits import NOTHING, ONES9, PackedCounts, at_least_one, at_least_two, count, digit

NEVER: Final = 31
"""What a hand lacks for a form that it can never reach."""


LOW, MIDDLE, HIGH = 0o001001001, 0o010010010, 0o100100100
ORDERS: Final = (
    (LOW, MIDDLE, HIGH),
    (LOW, HIGH, MIDDLE),
    (MIDDLE, LOW, HIGH),
    (MIDDLE, HIGH, LOW),
    (HIGH, LOW, MIDDLE),
    (HIGH, MIDDLE, LOW),
)
"""MCR's six knitted straights, 147, 258 and 369 in three suits: packed ones in characters, dots and bamboo."""

_FOURS: Final = 4 * ONES9  # the bit of a digit that says four


def seven_pairs_short(m: int, p: int, s: int, z: int, fours: int = 0) -> int:
    """Tiles missing for seven pairs. fours: 1 when four equal tiles may be two of the pairs, 0 when not."""
    singles = 0
    pairs = 0
    for packed in (m, p, s, z):
        if fours:
            four = count(packed >> 2 & ONES9)
            odd = count(packed & ONES9)
            pairs += count(at_least_two(packed)) + four
            singles += odd
        else:
            two = count(at_least_two(packed))
            pairs += two
            singles += count(at_least_one(packed)) - two
    if pairs >= 7:
        return 0
    return 14 - 2 * pairs - min(7 - pairs, singles)


def thirteen_orphans_short(m: int, p: int, s: int, z: int) -> int:
    """Tiles missing for one of each terminal and honour and one of them twice."""
    kinds = count(at_least_one(z))
    doubled = at_least_two(z)
    for packed in (m, p, s):
        kinds += count(at_least_one(packed) & 0o100000001)
        doubled |= at_least_two(packed) & 0o100000001
    return 14 - kinds - (1 if doubled else 0)


def knitted_ones(m: int, p: int, s: int, order: int) -> tuple[int, int, int]:
    """The tiles that fit one of `ORDERS`, as packed ones."""
    in_m, in_p, in_s = ORDERS[order]
    return at_least_one(m) & in_m, at_least_one(p) & in_p, at_least_one(s) & in_s


def honours_and_knitted_short(m: int, p: int, s: int, z: int, all_honours: int = 0) -> int:
    """Tiles missing for 14 different tiles of the seven honours and nine knitted ones (MCR fans 20 and 34).

    all_honours: 1 for the greater form, which needs every honour.
    """
    honours = count(at_least_one(z))
    best = 0
    for order in range(len(ORDERS)):
        a, b, c = knitted_ones(m, p, s, order)
        best = max(best, count(a | b | c))  # the three suits use different ranks
    if all_honours:
        return 14 - honours - min(7, best)
    return 14 - min(14, honours + best)


def knitted_straight_short(m: int, p: int, s: int, z: int, melds: int = 0, gone: PackedCounts = NOTHING) -> int:
    """Tiles missing for the nine knitted tiles with one set and a pair (MCR fan 35).

    melds: 1 when the set is laid out (its tiles in `gone`), else 0; with more the form cannot be reached.
    """
    if melds > 1:
        return NEVER
    best = -1
    for order in range(len(ORDERS)):
        a, b, c = knitted_ones(m, p, s, order)
        x, y, w = knitted_ones(gone.m & _FOURS, gone.p & _FOURS, gone.s & _FOURS, order)
        if (x | y | w) == 0:  # else a laid-out kong holds all four tiles of a knitted kind
            if melds:
                rest = _pair_fit(m - a, p - b, s - c, z, order, gone)
            else:
                rest = _set_and_pair_fit(m - a, p - b, s - c, z)
            best = max(best, count(a | b | c) + rest)
    return 14 - 3 * melds - best if best >= 0 else NEVER


def _set_and_pair_fit(m: int, p: int, s: int, z: int) -> int:
    """How many of the given tiles one set and one pair can use."""
    ones = 0
    twos = 0
    for packed in (m, p, s, z):
        ones += count(at_least_one(packed))
        twos += count(at_least_two(packed))
    best = 0
    for suit, packed in enumerate((m, p, s, z)):
        for rank in range(9):
            x = digit(packed, rank)
            spare = 2 if twos > int(x > 1) else 1 if ones > int(x > 0) else 0  # for the pair, of another kind
            best = max(best, min(3, x) + spare)
            if rank < 7 and suit < 3:
                y, w = digit(packed, rank + 1), digit(packed, rank + 2)
                left = twos - int(x == 2) - int(y == 2) - int(w == 2)
                kinds = ones - int(x == 1) - int(y == 1) - int(w == 1)
                spare = 2 if left > 0 else 1 if kinds > 0 else 0
                best = max(best, int(x > 0) + int(y > 0) + int(w > 0) + spare)
    return best


def _pair_fit(m: int, p: int, s: int, z: int, order: int, gone: PackedCounts) -> int:
    """How many of the given tiles a pair can use beside the knitted tiles of `order` and a laid-out set in `gone`."""
    every = 0o777777777
    a, b, c = knitted_ones(every, every, every, order)
    return max(_pair_in(m, a + gone.m), _pair_in(p, b + gone.p), _pair_in(s, c + gone.s), _pair_in(z, gone.z))


def _pair_in(packed: int, used: int) -> int:
    """How many of a suit's tiles a pair can use, where `used` ones serve elsewhere and four exist."""
    best = 0
    for rank in range(9):
        if digit(used, rank) <= 2:
            best = max(best, min(2, digit(packed, rank)))
    return best
