"""Look-ups for the batch: what a suit's base-5 key says of its readings and its waits.

The readings are those of `windroos.reading.suits.all_suit_readings`, in the same order; the waits come from
`windroos.fast.distance.tables`. Both stand in one number, so that a suit costs one look into memory.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.fast.distance.tables import tables
from windroos.reading.suits import all_suit_readings

RANKS: Final = 0x1FF
COMPLETE: Final = 1 << 9
READINGS_AT: Final = 10


class Suits(NamedTuple):
    """Read-only arrays."""

    suits: NDArray[np.uint32]
    """(5**9,) bits 0-8: ranks that complete the suit; bit 9: it is complete; bits 10-12: how many readings it has;
    from bit 13: the place of the first."""
    honours: NDArray[np.uint32]
    """(5**7,) the same for honours."""
    chows: NDArray[np.uint8]
    """(5**9,) bit c: the suit can be read with c chows."""
    readings: NDArray[np.int64]
    """(readings,) suit readings, those of one suit together."""


@lru_cache(maxsize=1)
def suits() -> Suits:
    """The look-ups; takes about 0.2 seconds at first."""
    known = tables()
    readings: list[int] = []
    suit = _with_readings(known.suit_waits, 9, readings)
    honours = _with_readings(known.honour_waits, 7, readings)
    values = np.array(readings, np.int64)
    for array in (suit, honours, values):
        array.flags.writeable = False
    return Suits(suit, honours, known.suit_chows, values)


def _with_readings(waits: NDArray[np.uint16], ranks: int, readings: list[int]) -> NDArray[np.uint32]:
    """The waits with the places of the readings, which are added to `readings`."""
    found = all_suit_readings(ranks)
    packed = np.fromiter(found, np.int64, len(found))
    keys = sum((packed >> 3 * rank & 7) * 5**rank for rank in range(ranks))
    places = []
    for known in found.values():
        places.append(len(readings) << 3 | len(known))
        readings += known
    table = waits.astype(np.uint32)
    table[keys] |= np.array(places, np.uint32) << np.uint32(READINGS_AT)
    return table
