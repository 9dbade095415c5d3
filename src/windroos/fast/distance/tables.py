"""Tables of distances and waits as NumPy arrays, built once and kept in the user's cache directory.

The distances are those of `windroos.distance.ladders`, which says what a key and a class are. The waits say which
ranks complete a suit with a key.
"""

from __future__ import annotations

import io
import sys
from functools import lru_cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.distance import ladders
from windroos.distance.ladders import Ladder, steps_of
from windroos.fast.build.cache import cache_dir, forget_old, source_digest, write_whole


class LadderArrays(NamedTuple):
    """The look-ups from four keys to the tiles a hand lacks, for one choice of sets.

    `short[three[two[suit[m], suit[p]], suit[s]], honours[z], sets]`, with `sets` the sets still to make (4 - laid-out
    melds), is 0 to 14, or 15 where no such hand exists. All arrays are read-only.
    """

    suit: NDArray[np.uint8 | np.uint16]
    """(5**9,) the class of a suit's key."""
    honours: NDArray[np.uint8]
    """(5**7,) the class of the honours' key."""
    two: NDArray[np.uint16]
    """(suit classes, suit classes) the class of two suits."""
    three: NDArray[np.uint16]
    """(classes of two suits, suit classes) the class of three suits."""
    short: NDArray[np.uint8]
    """(classes of three suits, honour classes, 5) tiles missing."""


class DistanceTables(NamedTuple):
    """All tables of one process, read-only."""

    free: LadderArrays
    """Any sets."""
    pungs: LadderArrays
    """No chows."""
    one_chow: LadderArrays
    """At most one chow."""
    chows: LadderArrays
    """Chows and no pungs."""
    suit_waits: NDArray[np.uint16]
    """(5**9,) bits 0-8: ranks whose addition makes the suit sets, or sets and one pair; bit 9: it is that already."""
    honour_waits: NDArray[np.uint16]
    """(5**7,) the same for honours, bits 0-6 and 9."""
    suit_chows: NDArray[np.uint8]
    """(5**9,) bit c: the suit can be read as sets, or sets and one pair, with c chows (0-4)."""


def arrays_of(ladder: Ladder) -> LadderArrays:
    """The tables of a ladder as arrays. The lists that they are made of are not kept: they take more memory."""
    steps = steps_of.__wrapped__(ladder)
    return LadderArrays(
        np.frombuffer(steps.suit, np.uint8 if isinstance(steps.suit, bytes) else np.uint16),
        np.frombuffer(steps.honours, np.uint8),
        np.array(steps.two, np.uint16),
        np.array(steps.three, np.uint16),
        np.moveaxis(np.array(steps.short, np.uint8), 0, 2).copy(),
    )


def _complete(ranks: int) -> NDArray[np.uint8]:
    """For each key bit c where it is sets, or sets and a pair, with c chows: every choice of sets is laid in turn."""
    powers = 5 ** np.arange(ranks, dtype=np.int64)
    chows = [powers[rank : rank + 3].sum() for rank in range(ranks - 2)] if ranks == 9 else []
    parts = [*((3 * power, 1) for power in powers), *((chow, 2) for chow in chows)]  # 1 << chows in it
    size = 5**ranks
    found = np.zeros(size, np.uint8)
    for number in range(5):
        for chosen in combinations_with_replacement(parts, number):
            counts = np.zeros(ranks, np.int64)
            made = 1
            for key, factor in chosen:
                counts += key // powers % 5
                made *= factor
            for pair in range(-1, ranks):
                total = counts.copy()
                if pair >= 0:
                    total[pair] += 2
                if total.max() <= 4:
                    found[total @ powers] |= made
    return found


def _waits(complete: NDArray[np.uint8], ranks: int) -> NDArray[np.uint16]:
    """For each key the ranks whose addition completes it, and bit 9 where it is complete."""
    keys = np.arange(len(complete))
    waits: NDArray[np.uint16] = (complete != 0).astype(np.uint16) << np.uint16(9)
    for rank in range(ranks):
        free = keys // 5**rank % 5 < 4
        waits[free] |= (complete[keys[free] + 5**rank] != 0).astype(np.uint16) << np.uint16(rank)
    return waits


def build() -> DistanceTables:
    """Make all tables anew; takes about two seconds."""
    suit, honours = _complete(9), _complete(7)
    free, pungs, one_chow, chows = map(arrays_of, Ladder)
    return _sealed(DistanceTables(free, pungs, one_chow, chows, _waits(suit, 9), _waits(honours, 7), suit))


@lru_cache(maxsize=1)
def tables() -> DistanceTables:
    """The tables: from the cache directory, or built and put there.

    A file that is missing, damaged or of other sources is built again; where nothing can be written the tables live in
    memory only.
    """
    path = cache_dir() / f"tables_{source_digest(sys.modules[__name__], ladders)[:16]}.npz"
    kept = _read(path)
    if kept is not None:
        return kept
    built = build()
    try:
        write_whole(path, _packed(built))
        forget_old(path, keep=2)
    except OSError:
        pass
    return built


def _packed(built: DistanceTables) -> bytes:
    """The tables as one file, in which zip keeps a checksum of each array."""
    arrays = {f"{field}.{part}": array for field in DistanceTables._fields for part, array in _parts(built, field)}
    file = io.BytesIO()
    np.savez(file, allow_pickle=False, **arrays)
    return file.getvalue()


def _parts(built: DistanceTables, field: str) -> list[tuple[str, NDArray[np.uint8 | np.uint16]]]:
    value = getattr(built, field)
    return (
        list(zip(LadderArrays._fields, value, strict=True)) if isinstance(value, LadderArrays) else [("table", value)]
    )


def _read(path: Path) -> DistanceTables | None:
    """The tables in a file, or None when they cannot be had from it."""
    try:
        # Read whole (some 12 ms) and not mapped into memory: so the checksums are looked at.
        with path.open("rb") as file, np.load(file) as kept:
            free, pungs, one_chow, chows = (
                LadderArrays(*(kept[f"{field}.{part}"] for part in LadderArrays._fields))
                for field in DistanceTables._fields[:4]
            )
            waits = (kept[f"{field}.table"] for field in DistanceTables._fields[4:])
            return _sealed(DistanceTables(free, pungs, one_chow, chows, *waits))
    except Exception:  # whatever a damaged file provokes
        return None


def _sealed(built: DistanceTables) -> DistanceTables:
    """The same, read-only, so that arrays from the file and from memory are one type to Numba."""
    for field in DistanceTables._fields:
        for _, array in _parts(built, field):
            array.flags.writeable = False
    return built
