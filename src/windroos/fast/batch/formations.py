"""Look-ups for the special formations of the 144 rules: every hand that is one, behind a hash of its tiles.

The rows come from `windroos.rules.special.Formations`, which also matches single hands; seven pairs, too many to list,
are looked at by their kinds. A hand is two packed numbers: characters and dots, bamboo and honours.
"""

from __future__ import annotations

import hashlib
import io
import sys
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.bits import ONES9, at_least_one
from windroos.fast.build.cache import cache_dir, forget_old, source_digest, write_whole
from windroos.rules import formations as rows_of_formations
from windroos.rules import groups, special
from windroos.rules.formations import HEAVEN, INDIRECT_HEAVEN
from windroos.rules.special import Formations

ANY: Final = -1
ROUNDS: Final = 5
SUIT: Final = (1 << 27) - 1
EVEN: Final = ONES9 | ONES9 << 27
"""The lowest bits of eighteen counts."""


class Special(NamedTuple):
    """The list of a rule set as numbers; without one all arrays but the first are empty. Arrays are read-only."""

    worths: NDArray[np.int64]
    """(rows + 1,) the worth of each formation by index + 1."""
    heaven: int
    """Index + 1 of the two that the moment of winning makes, 0 where the list lacks them."""
    indirect: int
    slots: NDArray[np.int32]
    """(a power of two,) index + 1 into `rows`, 0 for an empty slot."""
    rows: NDArray[np.int64]
    """(hands, 7) two packed numbers, winning tile and context (ANY for any), then index + 1 of the formation that a
    hand is without melds, with pungs and kongs only, with a chow laid out."""
    pairs: NDArray[np.int64]
    """(20, n, 4) for each seat and round, the best first: the packed ones outside which no tile may lie (two numbers),
    whether four alike are forbidden, index + 1 (0: none)."""


def slot_of(low: int, high: int, slots: int) -> int:
    """Where the search for a hand begins."""
    mixed = (
        (low & SUIT) * 0x9E3779B1 + (low >> 27) * 0x85EBCA77 + (high & SUIT) * 0xC2B2AE3D + (high >> 27) * 0x27D4EB2F
    )
    return (mixed ^ mixed >> 29) & slots - 1


def formation_of(lay: Any, chows: int, special: Special) -> int:
    """Index + 1 of the best formation that a complete hand is, 0 for none. `lay` is a record; `chows` are laid out."""
    size = special.slots.shape[0]
    if size == 0:
        return 0
    low, high = lay.m | lay.p << 27, lay.s | lay.z << 27
    for kind in range(34):
        if lay.kongs >> kind & 1:  # a kong counts as three
            low -= 1 << 3 * kind if kind < 18 else 0
            high -= 1 << 3 * (kind - 18) if kind > 17 else 0
    context = 4 * lay.round + lay.seat
    best = 0
    if lay.laid == 0 and (low | high) & EVEN == 0:
        ones_low, ones_high = ones_of(low), ones_of(high)
        fours = (low | high) >> 2 & EVEN
        for at in range(special.pairs.shape[1]):
            outside = ones_low & ~special.pairs[context, at, 0] | ones_high & ~special.pairs[context, at, 1]
            if outside == 0 and not (special.pairs[context, at, 2] and fours):
                best = max(best, special.pairs[context, at, 3])
    column = 4 if lay.laid == 0 else 5 if chows == 0 else 6
    slot = slot_of(low, high, size)
    while special.slots[slot]:
        row = special.rows[special.slots[slot] - 1]
        if (
            row[0] == low
            and row[1] == high
            and (row[2] == ANY or row[2] == lay.win)
            and (row[3] == ANY or row[3] == context)
        ):
            best = max(best, row[column])
        slot = slot + 1 & size - 1
    return best


def ones_of(packed: int) -> int:
    """Packed ones of two suits together."""
    return at_least_one(packed & SUIT) | at_least_one(packed >> 27) << 27


@lru_cache(maxsize=8)
def special_of(formations: Formations | None) -> Special:
    """The look-ups for a list: from the cache directory, or built (some tenths of a second) and put there."""
    if formations is None:
        return _sealed(Special(_array([0]), 0, 0, np.zeros(0, np.int32), _array([[0] * 7]), _array([[[0] * 4]])))
    path = cache_dir() / f"formations_{_digest(formations)}.npz"
    kept = _read(path)
    if kept is not None:
        return kept
    built = build(formations)
    file = io.BytesIO()
    np.savez(file, allow_pickle=False, **built._asdict())
    try:
        write_whole(path, file.getvalue())
        forget_old(path)
    except OSError:
        pass
    return built


def build(formations: Formations) -> Special:
    """Make the look-ups anew."""
    contexts = list(product(range(ROUNDS), range(4)))
    found = [(vector, ANY) for vector in formations.vectors()]
    for context, (wind, seat) in enumerate(contexts):
        found += [(vector, context) for vector in formations.context_vectors(seat, wind)]
    rows = [
        [vector.characters | vector.dots << 27, vector.bamboo | vector.honours << 27, vector.win, context, *vector[5:]]
        for vector, context in found
    ]
    size = 1 << max(4, (2 * len(rows) + 1).bit_length())
    slots = [0] * size
    for index, row in enumerate(rows, 1):
        slot = slot_of(row[0], row[1], size)
        while slots[slot]:
            slot = slot + 1 & size - 1
        slots[slot] = index
    pairs = [
        [[m | p << 27, s | z << 27, different, place] for m, p, s, z, different, place in formations.pairs(seat, wind)]
        for wind, seat in contexts
    ]
    most = max(1, *(len(known) for known in pairs))
    padded = [known + [[0, 0, 0, 0]] * (most - len(known)) for known in pairs]
    return _sealed(
        Special(
            _array([0, *(row.value for row in formations.rows)]),
            formations.situation(HEAVEN),
            formations.situation(INDIRECT_HEAVEN),
            np.array(slots, np.int32),
            _array(rows or [[0] * 7]),
            _array(padded),
        )
    )


def _read(path: Path) -> Special | None:
    """The look-ups in a file, or None when they cannot be had from it; zip keeps a checksum of each array."""
    try:
        with path.open("rb") as file, np.load(file) as kept:
            values = [kept[field] if kept[field].ndim else int(kept[field]) for field in Special._fields]
        return _sealed(Special._make(values))
    except Exception:  # whatever a damaged file provokes
        return None


def _digest(formations: Formations) -> str:
    """Sixteen hexadecimal digits: the list, and the sources that say what it means."""
    sources = source_digest(sys.modules[__name__], special, rows_of_formations, groups)
    return hashlib.sha256(f"{sources} {formations.digest}".encode()).hexdigest()[:16]


def _array(values: list[Any]) -> NDArray[np.int64]:
    return np.array(values, np.int64)


def _sealed(special: Special) -> Special:
    for part in special:
        if isinstance(part, np.ndarray):
            part.flags.writeable = False
    return special
