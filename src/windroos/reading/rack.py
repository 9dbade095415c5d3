"""The concealed tiles as packed counts."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.tiles import KINDS


class Rack(NamedTuple):
    """The concealed tiles as packed counts."""

    m: int
    p: int
    s: int
    z: int

    def plus(self, kind: int) -> Rack:
        """The rack with one tile more."""
        packed = list(self)
        packed[min(kind // 9, 3)] += 1 << 3 * (kind % 9)
        return Rack(*packed)


def rack_of(tiles: tuple[int, ...]) -> Rack:
    """Packed counts of these kinds."""
    packed = sum(map(_PACKED.__getitem__, tiles))
    return Rack(packed & _SUIT, packed >> 27 & _SUIT, packed >> 54 & _SUIT, packed >> 81)


_PACKED: Final = tuple(1 << 3 * kind for kind in range(KINDS))
"""One tile of each kind: the packed counts of the suits and the honours after each other."""
_SUIT: Final = (1 << 27) - 1
