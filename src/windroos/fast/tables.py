"""Tables of distances and waits, built once with NumPy and kept in the user's cache directory.

A suit's counts are one number, its key: the sum of count(rank) * 5**rank, below 5**9 (honours below 5**7). What matters
of a suit for a distance is a vector: the tiles it lacks for 0 to 4 sets, without and with a pair. There are only 127
different vectors; which one a key has is its class. Two suits together, and three, have a class as well, so that the
tiles a hand lacks are a few small look-ups. `windroos.distance` calculates the same from nothing, and the tests compare
the two.
"""

from __future__ import annotations

import io
import sys
from functools import lru_cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.fast.cache import cache_dir, forget_old, source_digest, write_whole

SUIT_KEYS: Final = 5**9
HONOUR_KEYS: Final = 5**7
_NONE: Final = 15
"""More tiles than a hand has: what cannot be made."""


class Ladder(NamedTuple):
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


class Tables(NamedTuple):
    """All tables of one process, read-only."""

    free: Ladder
    """Any sets."""
    pungs: Ladder
    """No chows."""
    one_chow: Ladder
    """At most one chow."""
    chows: Ladder
    """Chows and no pungs."""
    suit_waits: NDArray[np.uint16]
    """(5**9,) bits 0-8: ranks whose addition makes the suit sets, or sets and one pair; bit 9: it is that already."""
    honour_waits: NDArray[np.uint16]
    """(5**7,) the same for honours, bits 0-6 and 9."""
    suit_chows: NDArray[np.uint8]
    """(5**9,) bit c: the suit can be read as sets, or sets and one pair, with c chows (0-4)."""


class _Sets(NamedTuple):
    """Which sets count: pungs or not, equal chows from one rank that need a look, chows counted up to one."""

    pungs: bool
    equal_chows: int
    count_chow: bool


_FREE: Final = _Sets(pungs=True, equal_chows=2, count_chow=False)  # three equal chows are three pungs
_PUNGS: Final = _Sets(pungs=True, equal_chows=0, count_chow=False)
_ONE_CHOW: Final = _Sets(pungs=True, equal_chows=1, count_chow=True)
_CHOWS: Final = _Sets(pungs=False, equal_chows=4, count_chow=False)


def _distinct(rows: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.intp]]:
    """The different rows in order, and which of them each row is."""
    flat = np.ascontiguousarray(rows.reshape(len(rows), -1))
    whole = flat.view(np.dtype((np.void, flat.shape[1]))).reshape(-1)
    _, first, which = np.unique(whole, return_index=True, return_inverse=True)
    return rows[first], which.reshape(-1)


def _advance(
    states: NDArray[np.uint8], begun: list[tuple[int, int]], sets: _Sets, runs: int, held: int
) -> NDArray[np.uint8]:
    """The states after one more rank, of which `held` tiles are there and at which up to `runs` chows may begin."""
    after = np.full_like(states, _NONE)
    extras = [(0, 0, 0), (2, 0, 1), (3, 1, 0)] if sets.pungs else [(0, 0, 0), (2, 0, 1)]  # tiles, sets, pairs
    for here, (second, first) in enumerate(begun):
        for chows in range(runs + 1):
            for tiles, pungs, pairs in extras:
                need = second + first + chows + tiles
                if need > 4 or (first, chows) not in begun:
                    continue
                made = chows + pungs
                block = chows if sets.count_chow else 0
                into = after[:, begun.index((first, chows)), block:, made:, pairs:]
                kinds, rungs, halves = into.shape[1:]
                price = np.uint8(max(0, need - held))
                np.minimum(into, states[:, here, :kinds, :rungs, :halves] + price, out=into)
    return after


def _classes(ranks: int, sets: _Sets) -> tuple[NDArray[np.uint8], NDArray[np.intp]]:
    """The different vectors (classes, chows counted, sets, pairs) of all keys of a suit, and the class of each key.

    Rank by rank: a state holds, for each number of chows begun one and two ranks below, the vector so far. Few states
    differ, so all keys are walked at once.
    """
    most = sets.equal_chows
    begun = [(a, b) for a in range(most + 1) for b in range(most + 1) if a + b <= (1 if sets.count_chow else 4)]
    states = np.full((1, len(begun), 2 if sets.count_chow else 1, 5, 2), _NONE, np.uint8)
    states[0, 0, 0, 0, 0] = 0
    which = np.zeros(1, np.intp)
    for rank in range(ranks):
        runs = most if ranks == 9 and rank < 7 else 0
        after = np.stack([_advance(states, begun, sets, runs, held) for held in range(5)])
        number = len(states)
        states, merged = _distinct(np.minimum(after, _NONE).reshape(5 * number, *states.shape[1:]))
        which = np.concatenate([merged[held * number + which] for held in range(5)])
    vectors, merged = _distinct(states[:, 0])
    return vectors, merged[which]


def _sums(ones: NDArray[np.uint8], others: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The vectors of each of `ones` together with each of `others`: (ones, others, chows, sets, pairs)."""
    total = np.full((len(ones), len(others), *ones.shape[1:]), _NONE, np.uint8)
    for chow in range(ones.shape[1]):
        for made in range(5):
            for pair in range(2):
                into = total[:, :, chow:, made:, pair:]
                kinds, rungs, halves = into.shape[2:]
                price = ones[:, chow, made, pair].reshape(-1, 1, 1, 1, 1)
                np.minimum(into, price + others[None, :, :kinds, :rungs, :halves], out=into)
    return total


def _ladder(sets: _Sets) -> Ladder:
    suits, suit = _classes(9, sets)
    honours, honour = _classes(7, sets)
    levels = []
    vectors = suits
    for _ in range(2):
        table = _sums(vectors, suits)
        shape = table.shape[:2]
        vectors, which = _distinct(table.reshape(-1, *table.shape[2:]))
        levels.append(which.reshape(shape).astype(np.uint16))
    short = _sums(vectors, honours)[..., 1].min(axis=2)
    return Ladder(
        suit.astype(np.uint8 if len(suits) <= 256 else np.uint16), honour.astype(np.uint8), levels[0], levels[1], short
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


def build() -> Tables:
    """Make all tables anew; takes about a second."""
    suit, honours = _complete(9), _complete(7)
    ladders = (_ladder(_FREE), _ladder(_PUNGS), _ladder(_ONE_CHOW), _ladder(_CHOWS))
    return _sealed(Tables(*ladders, _waits(suit, 9), _waits(honours, 7), suit))


@lru_cache(maxsize=1)
def tables() -> Tables:
    """The tables: from the cache directory, or built and put there.

    A file that is missing, damaged or of other sources is built again; where nothing can be written the tables live in
    memory only.
    """
    path = cache_dir() / f"tables_{source_digest(sys.modules[__name__])[:16]}.npz"
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


def _packed(built: Tables) -> bytes:
    """The tables as one file, in which zip keeps a checksum of each array."""
    arrays = {f"{field}.{part}": array for field in Tables._fields for part, array in _parts(built, field)}
    file = io.BytesIO()
    np.savez(file, allow_pickle=False, **arrays)
    return file.getvalue()


def _parts(built: Tables, field: str) -> list[tuple[str, NDArray[np.uint8 | np.uint16]]]:
    value = getattr(built, field)
    return list(zip(Ladder._fields, value, strict=True)) if isinstance(value, Ladder) else [("table", value)]


def _read(path: Path) -> Tables | None:
    """The tables in a file, or None when they cannot be had from it."""
    try:
        # Read whole (some 12 ms) and not mapped into memory: so the checksums are looked at.
        with path.open("rb") as file, np.load(file) as kept:
            free, pungs, one_chow, chows = (
                Ladder(*(kept[f"{field}.{part}"] for part in Ladder._fields)) for field in Tables._fields[:4]
            )
            waits = (kept[f"{field}.table"] for field in Tables._fields[4:])
            return _sealed(Tables(free, pungs, one_chow, chows, *waits))
    except Exception:  # whatever a damaged file provokes
        return None


def _sealed(built: Tables) -> Tables:
    """The same, read-only, so that arrays from the file and from memory are one type to Numba."""
    for field in Tables._fields:
        for _, array in _parts(built, field):
            array.flags.writeable = False
    return built
