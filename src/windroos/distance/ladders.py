"""Tables of distances to four sets and a pair: a few small look-ups from a hand to the tiles that it lacks.

A suit's counts are one number, its key: the sum of count(rank) * 5**rank, below 5**9 (honours below 5**7). What matters
of a suit for a distance is a vector: the tiles it lacks for 0 to 4 sets, without and with a pair. Few vectors differ
(126 where any sets count); which one a key has is its class. Two suits together, and three, have a class as well.
`windroos.distance.shapes` calculates the same from nothing, and the tests compare the two.

The tables are made when they are first asked for, in some tenths of a second, and stay in memory: two to four megabytes
a ladder. As in `windroos.distance.shapes`, numbers stand one a byte in a large int, so that adding and taking the
minimum happens to all of them at once; here one int holds the vectors of many suits one after the other.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple


class Ladder(IntEnum):
    """Which sets the rest of a hand may be made of."""

    FREE = 0
    PUNGS = 1
    ONE_CHOW = 2
    """At most one chow."""
    CHOWS = 3
    """Chows and no pungs."""


class Steps(NamedTuple):
    """The tables of one ladder: `short[sets][three[two[m][p]][s]][z]` is the number of tiles missing.

    m, p and s are the classes of the suits' keys and z is that of the honours; `sets` are those still to make, 0 to 4.
    The tiles missing are 0 to 14, or 15 where no such hand exists.
    """

    suit: bytes | array[int]
    """(5**9,) the class of a suit's key: bytes, or an array of 16 bits each where there are more than 256 classes."""
    honours: bytes | array[int]
    """(5**7,) the class of the honours' key."""
    two: list[list[int]]
    """[class of a suit][class of a suit]: the class of both."""
    three: list[list[int]]
    """[class of two suits][class of a suit]: the class of the three."""
    short: list[list[list[int]]]
    """[sets to make][class of three suits][class of the honours]: tiles missing."""


class _Sets(NamedTuple):
    """Which sets count: pungs or not, equal chows from one rank that need a look, chows counted up to one."""

    pungs: bool
    equal_chows: int
    count_chow: bool


_SETS: Final = {
    Ladder.FREE: _Sets(pungs=True, equal_chows=2, count_chow=False),  # three equal chows are three pungs
    Ladder.PUNGS: _Sets(pungs=True, equal_chows=0, count_chow=False),
    Ladder.ONE_CHOW: _Sets(pungs=True, equal_chows=1, count_chow=True),
    Ladder.CHOWS: _Sets(pungs=False, equal_chows=4, count_chow=False),
}
_NONE: Final = 15
"""More tiles than a hand has: what cannot be made."""
_PAIR: Final = 5
_CHOW: Final = 10
"""A vector's byte `sets + 5 * pair`, and where chows are counted `+ 10 * chows`, is the number of tiles missing."""

Vectors = list[bytes]


@lru_cache(maxsize=4)
def steps_of(ladder: Ladder) -> Steps:
    """The tables of a ladder; making them takes some tenths of a second at first."""
    sets = _SETS[ladder]
    suits, suit = _classes(9, sets)
    honours, honour = _classes(7, sets)
    pairs, two = _together(suits, suits)
    trios, three = _together(pairs, suits)
    return Steps(suit, honour, two, three, _short(trios, honours))


class _Lanes:
    """Numbers below 128, one a byte in a large int: so many vectors of a width after each other."""

    __slots__ = ("_every", "_high", "_keep", "_number", "_width", "none")

    def __init__(self, number: int, width: int) -> None:
        self._number = number
        self._width = width
        self._every = self.packed([b"\1" * width] * number)
        self._high = self._every << 7
        self._keep: dict[int, int] = {}
        self.none = _NONE * self._every

    def packed(self, vectors: Iterable[bytes]) -> int:
        """Vectors as one int."""
        return int.from_bytes(b"".join(vectors), "little")

    def apart(self, packed: int) -> Vectors:
        """The vectors of one int."""
        whole, width = packed.to_bytes(self._number * self._width, "little"), self._width
        return [whole[at : at + width] for at in range(0, len(whole), width)]

    def least(self, x: int, y: int) -> int:
        """The smaller of each number."""
        larger = ((x | self._high) - y) & self._high  # the high bit of a byte where x >= y
        return x ^ ((x ^ y) & (larger - (larger >> 7)))

    def moved(self, vectors: int, lane: int, tiles: int) -> int:
        """The vectors after adding the sets, pair and chow of `lane`, at the price of `tiles` missing tiles."""
        keep = self._keep.get(lane)
        if keep is None:
            sets, pair, chow = lane % _PAIR, lane % _CHOW // _PAIR, lane // _CHOW
            into = [
                at % _PAIR >= sets and at % _CHOW // _PAIR >= pair and at // _CHOW >= chow for at in range(self._width)
            ]
            keep = self._keep[lane] = self.packed([bytes(255 * one for one in into)] * self._number)
        return ((vectors << 8 * lane) & keep | self.none & ~keep) + tiles * self._every


def _classes(ranks: int, sets: _Sets) -> tuple[Vectors, bytes | array[int]]:
    """The different vectors of all keys of a suit, and the class of each key.

    Rank by rank: a state holds, for each number of chows begun one and two ranks below, the vector so far. Few states
    differ, so all keys are walked at once.
    """
    most, width = sets.equal_chows, 20 if sets.count_chow else 10
    begun = [(a, b) for a in range(most + 1) for b in range(most + 1) if a + b <= (1 if sets.count_chow else 4)]
    nothing = bytes([0] + [_NONE] * (width - 1))
    states = [nothing + bytes([_NONE]) * width * (len(begun) - 1)]
    which = [0]
    rows: list[list[int]] = []  # for each number of tiles at the rank before, and each state before it: the state
    for rank in range(ranks):
        which = [new for row in rows for new in map(row.__getitem__, which)] or which
        lanes = _Lanes(len(states), width)
        parts = range(0, width * len(begun), width)
        columns = [lanes.packed(state[at : at + width] for state in states) for at in parts]
        runs = most if ranks == 9 and rank < 7 else 0
        places: dict[bytes, int] = {}
        rows = []
        for held in range(5):
            after = [lanes.apart(column) for column in _advance(lanes, columns, begun, sets, runs, held)]
            rows.append([places.setdefault(b"".join(parts), len(places)) for parts in zip(*after, strict=True)])
        states = list(places)
    classes: dict[bytes, int] = {}
    of_state = [classes.setdefault(state[:width], len(classes)) for state in states]
    rows = [[of_state[state] for state in row] for row in rows]
    found = chain.from_iterable(map(row.__getitem__, which) for row in rows)
    return list(classes), bytes(found) if len(classes) <= 256 else array("H", found)


def _advance(
    lanes: _Lanes, columns: list[int], begun: list[tuple[int, int]], sets: _Sets, runs: int, held: int
) -> list[int]:
    """The states after one more rank, of which `held` tiles are there and at which up to `runs` chows may begin."""
    after = [lanes.none] * len(begun)
    extras = [(0, 0), (2, _PAIR), (3, 1)] if sets.pungs else [(0, 0), (2, _PAIR)]  # tiles, lane
    step = 1 + _CHOW if sets.count_chow else 1
    for column, (second, first) in zip(columns, begun, strict=True):
        if column == lanes.none:
            continue
        for chows in range(runs + 1):
            if (first, chows) not in begun:
                continue
            into = begun.index((first, chows))
            for tiles, lane in extras:
                need = second + first + chows + tiles
                if need <= 4:
                    moved = lanes.moved(column, lane + step * chows, max(0, need - held))
                    after[into] = lanes.least(after[into], moved)
    return after


def _together(ones: Vectors, others: Vectors) -> tuple[Vectors, list[list[int]]]:
    """The different sums of the vectors of two groups of suits, and which of them each two have."""
    lanes = _Lanes(len(others), len(others[0]))
    packed = lanes.packed(others)
    places: dict[bytes, int] = {}
    rows = [[places.setdefault(both, len(places)) for both in lanes.apart(_sum(lanes, one, packed))] for one in ones]
    return list(places), rows


def _sum(lanes: _Lanes, one: bytes, others: int) -> int:
    """The vector of one group of suits together with each of the others."""
    total = lanes.none
    for lane, missing in enumerate(one):
        if missing < _NONE:
            total = lanes.least(total, lanes.moved(others, lane, missing))
    return total


def _short(trios: Vectors, honours: Vectors) -> list[list[list[int]]]:
    """The tiles missing for 0 to 4 sets and a pair."""
    lanes = _Lanes(len(honours), len(honours[0]))
    packed = lanes.packed(honours)
    rows = [[_missing(vector) for vector in lanes.apart(_sum(lanes, one, packed))] for one in trios]
    return [[[missing[sets] for missing in row] for row in rows] for sets in range(5)]


def _missing(vector: bytes) -> list[int]:
    """For each number of sets and a pair, whatever the number of chows."""
    counts = [vector[at + _PAIR : at + _CHOW] for at in range(0, len(vector), _CHOW)]
    return [min(each) for each in zip(*counts, strict=True)]
