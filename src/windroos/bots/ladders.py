"""Distances by look-ups in plain Python: four base-5 keys of a hand, and the tiles it lacks.

`windroos.fast.tables` holds the tables; here they are lists and bytes, which plain Python reads quickest. A `Slot` is
what a plan wants of one suit: it reads a key and says how many tiles the plan's own sets lack there, and which class
the rest of the suit has for all other sets.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple

from windroos.fast.tables import tables

WEIGHTS: Final = tuple(5 ** (kind % 9) << 24 * (kind // 9) for kind in range(34))
"""One tile of each kind as a number: the base-5 keys of the four suits, 24 bits each."""
KEY: Final = 0xFFFFFF
POWERS: Final = tuple(5**rank for rank in range(9))

MISSING: Final = 12
"""A slot's answer is the class of the rest, and from this bit on the tiles that are missing."""
CLASS: Final = 0x1FF
EVERY_RANK: Final = 0x1FF
KEPT: Final = 1 << 14
"""Keys that a slot remembers before it begins anew."""


class Ladder(IntEnum):
    """Which sets the rest of a hand may be made of."""

    FREE = 0
    PUNGS = 1
    ONE_CHOW = 2
    CHOWS = 3


class Steps(NamedTuple):
    """The tables of one ladder: `short[sets][three[two[m][p]][s]][z]` is the number of tiles missing."""

    suit: Sequence[int]
    honours: Sequence[int]
    two: list[list[int]]
    three: list[list[int]]
    short: list[list[list[int]]]


@lru_cache(maxsize=1)
def ladders() -> tuple[Steps, ...]:
    """The tables of all ladders, in the order of `Ladder`."""
    kept = tables()
    return tuple(
        Steps(
            array(one.suit.dtype.char, one.suit.tobytes()),
            one.honours.tobytes(),
            one.two.tolist(),
            one.three.tolist(),
            [one.short[:, :, sets].tolist() for sets in range(5)],
        )
        for one in (kept.free, kept.pungs, kept.one_chow, kept.chows)
    )


class Slot(dict[int, int]):
    """What a plan wants of one suit (or of the honours), by key.

    allowed: mask of the ranks that the other sets may use. take: how many tiles of each rank its own sets take first.
    """

    __slots__ = ("_allowed", "_classes", "_take")

    def __init__(self, classes: Sequence[int], allowed: int, take: tuple[int, ...]) -> None:
        super().__init__()
        self._classes = classes
        self._allowed = allowed
        self._take = take

    def __missing__(self, key: int) -> int:
        missing, rest, left = 0, 0, key
        for rank, wanted in enumerate(self._take):
            left, held = divmod(left, 5)
            if held < wanted:
                missing += wanted - held
            elif self._allowed >> rank & 1:
                rest += (held - wanted) * POWERS[rank]
        found = self._classes[rest] | missing << MISSING
        if len(self) >= KEPT:
            self.clear()
        self[key] = found
        return found


Lookup = Slot | Sequence[int]


@lru_cache(maxsize=4096)
def slot(ladder: Ladder, honours: bool, allowed: int, take: tuple[int, ...]) -> Lookup:
    """The look-up by key for one suit: the class table itself where the whole suit is free."""
    steps = ladders()[ladder]
    classes = steps.honours if honours else steps.suit
    ranks = 7 if honours else 9
    if allowed & (1 << ranks) - 1 == (1 << ranks) - 1 and not any(take):
        return classes
    return Slot(classes, allowed, take)


def keys_of(tiles: Sequence[int]) -> int:
    """The four keys of these tiles, 24 bits each."""
    return sum(map(WEIGHTS.__getitem__, tiles))
