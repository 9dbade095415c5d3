"""Every way to read the concealed tiles as sets and a pair.

A suit is read by itself: a *suit reading* is one int that says which sets and which pair its tiles form. A hand's
reading combines one suit reading of each suit; the whole has exactly one pair. The functions that take and give only
ints run unchanged in plain Python and compiled; `suit_readings` itself is plain Python with a memory, and the batch
looks the same ints up in a table made by `all_suit_readings`.

Suit reading: bits 0-8 ranks that are pungs, bits 9-29 seven digits of three bits that count the chows by their first
rank, bits 30-33 the rank of the pair plus one (0: no pair).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from windroos.bits import digit, has

CHOW_SHIFT: Final = 9
PAIR_SHIFT: Final = 30
CHOWS: Final = 0o7777777
PUNGS: Final = 0x1FF

PAIR, PUNG, CHOW_LOW, CHOW_MIDDLE, CHOW_HIGH, WHOLE = range(1, 7)
"""What the winning tile completes; in a chow also where it lies. WHOLE: a hand outside four sets and a pair."""


class Sets(NamedTuple):
    """The sets and the pair of the concealed tiles in one reading. `pair` is -1 without, -2 where it is impossible."""

    pungs: int
    chow_m: int
    chow_p: int
    chow_s: int
    pair: int


NO_SETS: Final = Sets(0, 0, 0, 0, -1)


def combine(m: int, p: int, s: int, z: int) -> Sets:
    """One suit reading of each suit together."""
    pungs = m & PUNGS | (p & PUNGS) << 9 | (s & PUNGS) << 18 | (z & PUNGS) << 27
    pair = -1
    found = 0
    if m >> PAIR_SHIFT:
        pair = (m >> PAIR_SHIFT) - 1
        found += 1
    if p >> PAIR_SHIFT:
        pair = (p >> PAIR_SHIFT) + 8
        found += 1
    if s >> PAIR_SHIFT:
        pair = (s >> PAIR_SHIFT) + 17
        found += 1
    if z >> PAIR_SHIFT:
        pair = (z >> PAIR_SHIFT) + 26
        found += 1
    if found > 1:
        pair = -2
    return Sets(pungs, m >> CHOW_SHIFT & CHOWS, p >> CHOW_SHIFT & CHOWS, s >> CHOW_SHIFT & CHOWS, pair)


def places(sets: Sets, tile: int) -> int:
    """Mask of what `tile` may have completed in this reading.

    Bit PAIR, PUNG, CHOW_LOW, CHOW_MIDDLE, CHOW_HIGH.
    """
    found = (1 << PAIR if sets.pair == tile else 0) | has(sets.pungs, tile) << PUNG
    if tile < 27:
        chows = sets.chow_m if tile < 9 else sets.chow_p if tile < 18 else sets.chow_s
        rank = tile % 9
        if rank < 7 and digit(chows, rank):
            found |= 1 << CHOW_LOW
        if 0 < rank < 8 and digit(chows, rank - 1):
            found |= 1 << CHOW_MIDDLE
        if rank > 1 and digit(chows, rank - 2):
            found |= 1 << CHOW_HIGH
    return found


@lru_cache(maxsize=1 << 16)
def suit_readings(packed: int, ranks: int = 9) -> tuple[int, ...]:
    """Every suit reading of these tiles, in rising order; `ranks` is 9 for a suit and 7 for honours (no chows)."""
    return tuple(sorted(set(_read(packed, 0, ranks))))


def _read(packed: int, reading: int, ranks: int) -> Iterator[int]:
    """Take the lowest tile away as a pair, a pung or the start of a chow, and read on."""
    if packed == 0:
        yield reading
        return
    rank = ((packed & -packed).bit_length() - 1) // 3
    copies = digit(packed, rank)
    if copies >= 2 and not reading >> PAIR_SHIFT:
        yield from _read(packed - (2 << 3 * rank), reading | rank + 1 << PAIR_SHIFT, ranks)
    if copies >= 3:
        yield from _read(packed - (3 << 3 * rank), reading | 1 << rank, ranks)
    if ranks == 9 and rank < 7 and digit(packed, rank + 1) and digit(packed, rank + 2):
        yield from _read(packed - (0o111 << 3 * rank), reading + (1 << CHOW_SHIFT + 3 * rank), ranks)


def all_suit_readings(ranks: int) -> dict[int, tuple[int, ...]]:
    """Every suit of sets and at most one pair (14 tiles at most): its packed counts and all its suit readings."""
    shapes = [(3 << 3 * rank, 1 << rank) for rank in range(ranks)]
    if ranks == 9:
        shapes += [(0o111 << 3 * rank, 1 << CHOW_SHIFT + 3 * rank) for rank in range(7)]
    pairs = [(0, 0)] + [(2 << 3 * rank, rank + 1 << PAIR_SHIFT) for rank in range(ranks)]
    found: dict[int, set[int]] = {}

    def add(first: int, packed: int, reading: int, sets: int) -> None:
        for extra, bits in pairs:
            whole = packed + extra
            if _possible(whole, ranks):
                found.setdefault(whole, set()).add(reading | bits)
        if sets < 4:
            for index in range(first, len(shapes)):
                more, bits = shapes[index]
                if _possible(packed + more, ranks):
                    add(index, packed + more, reading + bits, sets + 1)

    add(0, 0, 0, 0)
    return {packed: tuple(sorted(readings)) for packed, readings in found.items()}


def _possible(packed: int, ranks: int) -> bool:
    """No more than four of a kind; no sum here exceeds the seven that a digit holds."""
    return all(digit(packed, rank) <= 4 for rank in range(ranks))


@lru_cache(maxsize=1 << 16)
def suit_waits(packed: int, ranks: int = 9) -> int:
    """Mask of the ranks that make these tiles a suit of sets and at most one pair."""
    return sum(
        1 << rank for rank in range(ranks) if digit(packed, rank) < 4 and suit_readings(packed + (1 << 3 * rank), ranks)
    )
