"""What a plan wants of one suit, read from the suit's base-5 key.

A `SuitSlot` says how many tiles the plan's own sets lack in its suit, and which class (`windroos.distance.ladders`)
the rest of the suit has for all other sets.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from windroos.distance.ladders import Ladder, steps_of

WEIGHTS: Final = tuple(5 ** (kind % 9) << 24 * (kind // 9) for kind in range(34))
"""One tile of each kind as a number: the base-5 keys of the four suits, 24 bits each."""
KIND_OF: Final = {weight: kind for kind, weight in enumerate(WEIGHTS)}
KEY: Final = 0xFFFFFF
POWERS: Final = tuple(5**rank for rank in range(9))

MISSING: Final = 12
"""A slot's answer is the class of the rest, and from this bit on the tiles that are missing."""
CLASS: Final = 0x1FF
EVERY_RANK: Final = 0x1FF
TILES: Final = 0xFF
KEPT: Final = 1 << 10
"""Keys that a slot remembers before it begins anew."""

HALF: Final = 5
"""A suit is looked up in two halves: its first ranks, and from this one on."""
LOW: Final = 5**HALF
"""`divmod(key, LOW)` are the keys of the high and the low half."""
LACKING, WANTED, FREE = 24, 32, 41
"""Where in a part begin the tiles missing, the mask of the ranks of which the own sets lack some, and the mask of the
ranks of which one tile more is one more for the other sets. Below them stands the key of the rest."""


class HalfSuit(dict[int, int]):
    """Half a suit by its key, which plans share. The parts of both halves added up are the part of the suit."""

    __slots__ = ("_allowed", "_first", "take")

    def __init__(self, first: int, allowed: int, take: tuple[int, ...]) -> None:
        super().__init__()
        self._first = first
        self._allowed = allowed
        self.take = take

    def __missing__(self, key: int) -> int:
        missing = rest = wants = free = 0
        left = key
        for rank, wanted in enumerate(self.take):
            left, held = divmod(left, 5)
            if held < wanted:
                missing += wanted - held
                wants |= 1 << rank
            elif self._allowed >> rank & 1:
                rest += (held - wanted) * POWERS[self._first + rank]
                free |= (held < 4) << rank
        found = rest | missing << LACKING | wants << WANTED + self._first | free << FREE + self._first
        self[key] = found
        return found


class Want:
    """What a plan wants of one suit (or of the honours): the parts of its low and of its high ranks, and the classes.

    allowed: mask of the ranks that the other sets may use. take: how many tiles of each rank its own sets take first.
    slot: the look-up by key: the class table itself where the whole suit is free.
    """

    __slots__ = ("classes", "high", "low", "slot")

    def __init__(self, classes: Sequence[int], honours: bool, allowed: int, take: tuple[int, ...]) -> None:
        ranks = (1 << (7 if honours else 9)) - 1
        self.classes = classes
        self.low = _part(0, allowed & (1 << HALF) - 1, take[:HALF])
        self.high = _part(HALF, allowed >> HALF, take[HALF:])
        self.slot: Lookup = classes if allowed & ranks == ranks and not any(take) else SuitSlot(self)


@lru_cache(maxsize=4096)
def want(ladder: Ladder, honours: bool, allowed: int, take: tuple[int, ...]) -> Want:
    """What plans want of a suit, one and the same for all that want the same."""
    steps = steps_of(ladder)
    return Want(steps.honours if honours else steps.suit, honours, allowed, take)


@lru_cache(maxsize=1024)
def _part(first: int, allowed: int, take: tuple[int, ...]) -> HalfSuit:
    return HalfSuit(first, allowed, take)


class SuitSlot(dict[int, int]):
    """The class of the rest and the tiles missing, by key, as a plan wants one suit."""

    __slots__ = ("_classes", "_high", "_low")

    def __init__(self, want: Want) -> None:
        super().__init__()
        self._classes = want.classes
        self._low, self._high = want.low.__getitem__, want.high.__getitem__

    def __missing__(self, key: int) -> int:
        part = self._low(key % LOW) + self._high(key // LOW)
        if len(self) >= KEPT:
            self.clear()
        found = self[key] = self._classes[part & KEY] | (part >> LACKING & TILES) << MISSING
        return found


Lookup = SuitSlot | Sequence[int]


def keys_of(tiles: Sequence[int]) -> int:
    """The four keys of these tiles, 24 bits each."""
    return sum([WEIGHTS[tile] for tile in tiles])
