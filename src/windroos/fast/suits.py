"""Look-ups for the batch: the readings of a suit by its packed counts, and its waits by its base-5 key.

The readings are those of `windroos.readings.all_suit_readings`, in the same order, behind a hash of the packed counts
(about 22,000 suits of sets and at most one pair); the waits come from `windroos.fast.tables`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.fast.tables import tables
from windroos.readings import all_suit_readings

SLOT_BITS: Final = 16
HONOUR_FLAG: Final = 1 << 27
"""Added to the packed counts of honours, which have no chows and so another reading than a suit."""
FACTOR: Final = 0x9E3779B1


class Suits(NamedTuple):
    """Read-only arrays."""

    waits: NDArray[np.uint16]
    """(5**9,) bits 0-8: ranks that complete the suit; bit 9: it is complete."""
    honour_waits: NDArray[np.uint16]
    """(5**7,) the same for honours."""
    chows: NDArray[np.uint8]
    """(5**9,) bit c: the suit can be read with c chows."""
    slots: NDArray[np.int32]
    """(2**SLOT_BITS, 2) packed counts (-1: empty) and the place of the first reading times eight, plus their number."""
    readings: NDArray[np.int64]
    """(readings,) suit readings, those of one suit together."""


def slot_of(packed: int) -> int:
    """Where the search for a suit begins."""
    return packed * FACTOR >> 16 & (1 << SLOT_BITS) - 1


def find_suit(packed: int, slots: NDArray[np.int32]) -> int:
    """The first reading's place times eight, plus the number of readings; 0 for a suit that is not complete."""
    slot = slot_of(packed)
    while slots[slot, 0] >= 0:
        if slots[slot, 0] == packed:
            return int(slots[slot, 1])
        slot = slot + 1 & (1 << SLOT_BITS) - 1
    return 0


@lru_cache(maxsize=1)
def suits() -> Suits:
    """The look-ups; takes about 0.2 seconds at first."""
    slots = np.full((1 << SLOT_BITS, 2), -1, np.int32)
    readings: list[int] = []
    found = dict(all_suit_readings(9))
    found |= {packed | HONOUR_FLAG: known for packed, known in all_suit_readings(7).items()}
    used = bytearray(1 << SLOT_BITS)
    places, rows = [], []
    for packed, known in found.items():
        slot = slot_of(packed)
        while used[slot]:
            slot = slot + 1 & (1 << SLOT_BITS) - 1
        used[slot] = 1
        places.append(slot)
        rows.append((packed, len(readings) << 3 | len(known)))
        readings += known
    slots[places] = rows
    known_tables = tables()
    values = np.array(readings, np.int64)
    for array in (slots, values):
        array.flags.writeable = False
    return Suits(known_tables.suit_waits, known_tables.honour_waits, known_tables.suit_chows, slots, values)
