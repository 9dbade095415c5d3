"""What a plan wants of one suit, read from the suit's base-5 key.

A `Slot` says how many tiles the plan's own sets lack in its suit, and which class (`windroos.ladders`) the rest of the
suit has for all other sets.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from windroos.ladders import Ladder, steps_of

WEIGHTS: Final = tuple(5 ** (kind % 9) << 24 * (kind // 9) for kind in range(34))
"""One tile of each kind as a number: the base-5 keys of the four suits, 24 bits each."""
KEY: Final = 0xFFFFFF
POWERS: Final = tuple(5**rank for rank in range(9))

MISSING: Final = 12
"""A slot's answer is the class of the rest, and from this bit on the tiles that are missing."""
CLASS: Final = 0x1FF
EVERY_RANK: Final = 0x1FF
KEPT: Final = 1 << 10
"""Keys that a slot remembers before it begins anew."""


class Slot(dict[int, int]):
    """What a plan wants of one suit (or of the honours), by key.

    allowed: mask of the ranks that the other sets may use. take: how many tiles of each rank its own sets take first.
    """

    __slots__ = ("_classes", "_high", "_low")

    def __init__(self, classes: Sequence[int], allowed: int, take: tuple[int, ...]) -> None:
        super().__init__()
        self._classes = classes
        self._low = _part(0, allowed & (1 << _HALF) - 1, take[:_HALF])
        self._high = _part(_HALF, allowed >> _HALF, take[_HALF:])

    def __missing__(self, key: int) -> int:
        high, low = divmod(key, POWERS[_HALF])
        part = self._low[low] + self._high[high]
        if len(self) >= KEPT:
            self.clear()
        found = self[key] = self._classes[part & KEY] | part >> 24 << MISSING
        return found


_HALF: Final = 5


class _Part(dict[int, int]):
    """The same for half the ranks, which plans share: the key of the rest, and from bit 24 on the tiles missing."""

    __slots__ = ("_allowed", "_first", "_take")

    def __init__(self, first: int, allowed: int, take: tuple[int, ...]) -> None:
        super().__init__()
        self._first = first
        self._allowed = allowed
        self._take = take

    def __missing__(self, key: int) -> int:
        missing, rest, left = 0, 0, key
        for rank, wanted in enumerate(self._take):
            left, held = divmod(left, 5)
            if held < wanted:
                missing += wanted - held
            elif self._allowed >> rank & 1:
                rest += (held - wanted) * POWERS[self._first + rank]
        found = self[key] = rest | missing << 24
        return found


@lru_cache(maxsize=1024)
def _part(first: int, allowed: int, take: tuple[int, ...]) -> _Part:
    return _Part(first, allowed, take)


Lookup = Slot | Sequence[int]


@lru_cache(maxsize=4096)
def slot(ladder: Ladder, honours: bool, allowed: int, take: tuple[int, ...]) -> Lookup:
    """The look-up by key for one suit: the class table itself where the whole suit is free."""
    steps = steps_of(ladder)
    classes = steps.honours if honours else steps.suit
    ranks = 7 if honours else 9
    if allowed & (1 << ranks) - 1 == (1 << ranks) - 1 and not any(take):
        return classes
    return Slot(classes, allowed, take)


def keys_of(tiles: Sequence[int]) -> int:
    """The four keys of these tiles, 24 bits each."""
    return sum(map(WEIGHTS.__getitem__, tiles))
