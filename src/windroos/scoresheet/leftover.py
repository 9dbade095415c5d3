"""Why tiles are no mahjong: what is left over when as many as can be are laid in sets and one pair."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from windroos.tiles import EAST, KINDS

_WHOLE: Final = 4
"""Sets of a hand."""


def left_over(rack: Iterable[int], sets: int) -> tuple[int, ...]:
    """The tiles of a rack that fit in no set and no pair, in order; as few as can be, of those the highest.

    `sets` is how many sets lie on the table: with the rack there are never more than four. Bonus tiles do not count.
    Where the tiles are four sets and a pair nothing is left over.
    """
    counts = [0] * KINDS
    for tile in rack:
        if tile < KINDS:
            counts[tile] += 1
    return _left(tuple(counts), 0, _WHOLE - sets, True)


@lru_cache(maxsize=4096)
def _left(counts: tuple[int, ...], kind: int, sets: int, pair: bool) -> tuple[int, ...]:
    """What is left over from a kind on, with room for so many sets more, and for a pair."""
    while kind < KINDS and not counts[kind]:
        kind += 1
    if kind == KINDS:
        return ()
    found = []
    if sets and counts[kind] >= 3:
        found.append(_left(_less(counts, kind, kind, kind), kind, sets - 1, pair))
    if sets and kind < EAST and kind % 9 < 7 and counts[kind + 1] and counts[kind + 2]:
        found.append(_left(_less(counts, kind, kind + 1, kind + 2), kind, sets - 1, pair))
    if pair and counts[kind] >= 2:
        found.append(_left(_less(counts, kind, kind), kind, sets, False))
    found.append((kind, *_left(_less(counts, kind), kind, sets, pair)))
    return min(found, key=len)


def _less(counts: tuple[int, ...], *tiles: int) -> tuple[int, ...]:
    """The counts without these tiles."""
    rest = list(counts)
    for tile in tiles:
        rest[tile] -= 1
    return tuple(rest)
