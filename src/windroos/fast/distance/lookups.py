"""Shanten of many hands at once, and of single hands whose suits' classes are kept.

Counts are arrays (n, 34) of uint8, concealed tiles only, at most four of a kind. `melds` is the number of laid-out sets
of each hand, 0 to 4: an array (n,), one number for all, or None for none. Shanten is -1 for a complete hand, 0 for
a waiting one. Tables take it that four of each kind exist; tiles that are gone elsewhere are for
`windroos.distance.shapes.tiles_short`, which calculates the same for a single hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_
from types import ModuleType
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from windroos import bits
from windroos.distance import irregular as irregular_forms
from windroos.distance.irregular import NEVER
from windroos.distance.ladders import Ladder, steps_of
from windroos.fast.build.cache import load_generated, source_digest, source_of
from windroos.fast.distance import rows as distance_rows
from windroos.fast.distance import tables as table_module
from windroos.fast.distance.tables import LadderArrays, tables

LADDERS: Final = ("standard", "pungs", "one_chow", "chows")
"""Forms of sets and a pair: any sets, no chows, at most one chow, chows only."""

IRREGULAR: Final = {
    "seven_pairs": distance_rows.SEVEN_PAIRS,
    "seven_pairs_fours": distance_rows.SEVEN_PAIRS_FOURS,
    "thirteen_orphans": distance_rows.THIRTEEN_ORPHANS,
    "honours_and_knitted": distance_rows.KNITTED,
    "greater_honours_and_knitted": distance_rows.GREATER_KNITTED,
    "knitted_straight": distance_rows.KNITTED_STRAIGHT,
}
"""The irregular forms (see `windroos.distance.irregular`) and their bits. `seven_pairs_fours`: four equal tiles may be
two pairs."""

USUAL: Final = ("standard", "seven_pairs", "thirteen_orphans")

_KERNEL: Final = """

# compiled by windroos.fast.distance.lookups; sources {digest}
from numba import njit as _njit
from windroos.fast.build.jit import teach as _teach

_teach("windroos.bits")
_teach("windroos.distance.irregular")
suit_key = _njit(suit_key)
packed_suit = _njit(packed_suit)
irregular_short = _njit(irregular_short)
keys_of_rows = _njit(cache=True, nogil=True)(keys_of_rows)
short_of_rows = _njit(cache=True, nogil=True)(short_of_rows)
short_of_classes = _njit(cache=True, nogil=True)(short_of_classes)
"""


@lru_cache(maxsize=1)
def compiled() -> ModuleType:
    """The loops of `windroos.fast.distance.rows`, compiled (at first use, some seconds; then from the cache)."""
    from windroos.fast.build import jit

    digest = source_digest(bits, irregular_forms, distance_rows, table_module, jit)
    return load_generated("distance", source_of(distance_rows) + _KERNEL.format(digest=digest))


def suit_keys(counts: ArrayLike) -> NDArray[np.int32]:
    """The base-5 keys (n, 4) of characters, dots, bamboo and honours. Raises ValueError for counts that cannot be."""
    hands = _hands(counts)
    keys = np.empty((len(hands), 4), np.int32)
    compiled().keys_of_rows(hands, keys)
    if len(keys) and keys.min() < 0:
        raise ValueError("a count is above four")
    return keys


def classes_of(counts: ArrayLike, form: str = "standard") -> NDArray[np.uint16]:
    """The classes (n, 4) of three suits and honours, for one of `LADDERS`; what `shanten_from_classes` takes."""
    keys = suit_keys(counts)
    ladder = _ladder(form)
    classes = np.empty(keys.shape, np.uint16)
    classes[:, :3] = ladder.suit[keys[:, :3]]
    classes[:, 3] = ladder.honours[keys[:, 3]]
    return classes


def shanten_many(counts: ArrayLike, melds: ArrayLike | None = None, forms: Sequence[str] = USUAL) -> NDArray[np.int8]:
    """Shanten (n,) to the nearest of the forms, names from `LADDERS` and `IRREGULAR`; 30 where none can be reached.

    Irregular forms count for hands without laid-out sets, the knitted straight also beside one. Raises ValueError for
    counts or melds that cannot be and for an unknown form.
    """
    hands = _hands(counts)
    laid = _melds(melds, len(hands))
    ladders = [_ladder(form) for form in forms if form not in IRREGULAR]
    irregular = reduce(or_, (IRREGULAR[form] for form in forms if form in IRREGULAR), 0)
    short = np.full(len(hands), NEVER, np.int8)
    for ladder in ladders or [tables().free]:
        if compiled().short_of_rows(hands, laid, ladder, len(ladders), irregular, short):
            raise ValueError("a count or a number of melds is above four")
        irregular = 0
    short -= 1
    return short


def shanten_from_classes(
    classes: NDArray[np.uint16], melds: ArrayLike | None = None, form: str = "standard"
) -> NDArray[np.int8]:
    """Shanten (n,) from the classes (n, 4) of hands' suits and honours (`classes_of`), for one of `LADDERS`.

    Raises ValueError for classes or melds that cannot be.
    """
    if classes.ndim != 2 or classes.shape[1] != 4 or classes.dtype != np.uint16:
        raise ValueError(f"classes must be uint16 of shape (n, 4), not {classes.dtype} of {classes.shape}")
    short = np.empty(len(classes), np.int8)
    if compiled().short_of_classes(np.ascontiguousarray(classes), _melds(melds, len(classes)), _ladder(form), short):
        raise ValueError(f"no such class for the form {form!r}, or more than four melds")
    short -= 1
    return short


def _ladder(form: str) -> LadderArrays:
    kept = tables()
    return (kept.free, kept.pungs, kept.one_chow, kept.chows)[_place(form)]


def _place(form: str) -> Ladder:
    if form not in LADDERS:
        raise ValueError(f"unknown form {form!r}: choose from {', '.join((*LADDERS, *IRREGULAR))}")
    return Ladder(LADDERS.index(form))


def _hands(counts: ArrayLike) -> NDArray[np.uint8]:
    hands = np.ascontiguousarray(counts)
    if hands.ndim != 2 or hands.shape[1] != 34:
        raise ValueError(f"counts must have the shape (n, 34), not {hands.shape}")
    return _small(hands)


def _melds(melds: ArrayLike | None, number: int) -> NDArray[np.uint8]:
    if melds is None:
        return np.zeros(number, np.uint8)
    given = np.asarray(melds)
    if given.ndim == 0:
        given = np.full(number, given)
    if given.shape != (number,):
        raise ValueError(f"melds must be one number or {number}, not of the shape {given.shape}")
    return _small(given)


def _small(numbers: NDArray[np.generic]) -> NDArray[np.uint8]:
    """The same as uint8; what does not fit is refused, not wrapped round."""
    if numbers.dtype == np.uint8:
        return np.ascontiguousarray(numbers, np.uint8)
    if numbers.dtype.kind not in "iub" or (numbers.size and (numbers.min() < 0 or numbers.max() > 4)):
        raise ValueError("counts and melds are whole numbers from 0 to 4")
    return np.ascontiguousarray(numbers, np.uint8)


class PlainDistance:
    """Shanten by look-ups in lists, for plain Python that keeps the classes of a hand's suits up to date.

    `suit_class[key]` and `honour_class[key]` are the classes of base-5 keys.
    """

    __slots__ = ("_shanten", "_three", "_two", "honour_class", "suit_class")

    def __init__(self, form: str = "standard") -> None:
        steps = steps_of(_place(form))
        self.suit_class = steps.suit
        self.honour_class = steps.honours
        self._two = steps.two
        self._three = steps.three
        # by laid-out sets: 4 - melds sets to make
        self._shanten = [
            [[steps.short[4 - melds][suits][honours] - 1 for melds in range(5)] for honours in range(len(row))]
            for suits, row in enumerate(steps.short[0])
        ]

    def from_classes(self, a: int, b: int, c: int, h: int, melds: int = 0) -> int:
        """Shanten of a hand with these classes of characters, dots, bamboo and honours."""
        return self._shanten[self._three[self._two[a][b]][c]][h][melds]
