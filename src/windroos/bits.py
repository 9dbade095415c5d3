"""Masks of tile kinds and packed counts: the two small integers that every rule is written in.

A mask has bit k set for kind k. Packed counts hold three bits for each tile of a suit: the count of rank r
(0-based) is `packed >> 3 * r & 7`, so the nine ranks of a suit take 27 bits and the seven honours 21.
Plain Python; `windroos.fast` compiles these functions from outside.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

ONES9 = 0o111111111  # one of each of nine ranks, packed
ONES7 = 0o1111111


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def has(mask: int, k: int) -> int:
    """1 if bit k is set; 0 also for a negative k."""
    return mask >> k & 1 if k >= 0 else 0


def digit(packed: int, rank: int) -> int:
    """The count of one rank."""
    return packed >> 3 * rank & 7


def at_least_one(packed: int) -> int:
    """Packed ones where the count is one or more."""
    return (packed | packed >> 1 | packed >> 2) & ONES9


def at_least_two(packed: int) -> int:
    """Packed ones where the count is two or more."""
    return (packed >> 1 | packed >> 2) & ONES9


def digit_sum(packed: int) -> int:
    """The sum of all counts."""
    return count(packed & ONES9) + 2 * count(packed >> 1 & ONES9) + 4 * count(packed >> 2 & ONES9)


def exactly_two(packed: int) -> int:
    """Packed ones where the count is two."""
    return packed >> 1 & ~packed & ~(packed >> 2) & ONES9


def at_least_three(packed: int) -> int:
    """Packed ones where the count is three or four."""
    return (packed & packed >> 1 | packed >> 2) & ONES9


def squeeze(ones: int) -> int:
    """Packed ones as a mask of nine ranks: bit 3r becomes bit r."""
    threes = (ones | ones >> 2 | ones >> 4) & 0o007007007
    return (threes | threes >> 6 | threes >> 12) & 0x1FF


class PackedCounts(NamedTuple):
    """Some tiles as packed counts: characters, dots, bamboo (27 bits), honours (21 bits)."""

    m: int
    p: int
    s: int
    z: int

    def plus(self, kind: int) -> PackedCounts:
        """The same with one tile more."""
        packed = list(self)
        packed[min(kind // 9, 3)] += 1 << 3 * (kind % 9)
        return PackedCounts(*packed)


NOTHING: Final = PackedCounts(0, 0, 0, 0)


def packed_counts(tiles: Iterable[int]) -> PackedCounts:
    """Packed counts of these kinds."""
    return split(sum([_ONE_OF[tile] for tile in tiles]))


def split(packed: int) -> PackedCounts:
    """Packed counts of the suits and the honours, which stand after each other in one number."""
    return _new(PackedCounts, (packed & _SUIT, packed >> 27 & _SUIT, packed >> 54 & _SUIT, packed >> 81))


_new: Final = tuple.__new__
"""Makes a NamedTuple at once: tiles are packed for every hand that is asked about."""


_ONE_OF: Final = tuple(1 << 3 * kind for kind in range(34))
"""One tile of each kind: the packed counts of the suits and the honours after each other."""
_SUIT: Final = (1 << 27) - 1
