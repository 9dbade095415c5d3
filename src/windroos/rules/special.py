"""A list of special formations (BMJs, 144 regels, rules 21 and 89-122), and which of them a hand is.

The rows are data (`windroos.rules.formations`); the shipped list is in `bmj.toml`, read by `windroos.rules.bmj`.
Kongs count as three tiles throughout. Only the tiles decide, not which of them lie together on the table; the one
thing asked of the table is that a chow lying there can be a group of the formation.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import NamedTuple

from windroos.bits import PackedCounts, split
from windroos.rules.formations import (
    CERTAINTIES,
    Formation,
    ReadyFormation,
    fits,
    join,
    leftovers,
    near,
    prepare,
)
from windroos.rules.groups import FULL_SET, ONES


class Vector(NamedTuple):
    """Fourteen tiles that are one or more formations, for a compiled table.

    Packed counts as in `windroos.bits`; `win` is the kind that must have been the last, or -1. Then index + 1 of the
    best row for a hand without melds, with pungs and kongs only, and with a chow on the table; 0 is none.
    """

    characters: int
    dots: int
    bamboo: int
    honours: int
    win: int
    closed: int
    opened: int
    chowed: int


class Pairs(NamedTuple):
    """Seven pairs, too many to list: a hand without melds, all counts even, no kind outside the packed ones given.

    `different` forbids four alike; `place` is index + 1 of the row.
    """

    characters: int
    dots: int
    bamboo: int
    honours: int
    different: int
    place: int


@dataclass(frozen=True)
class Formations:
    """A list of formations; `rows` stand in rising rank, so of two indices the higher is the better formation."""

    name: str
    rows: tuple[Formation, ...]
    whole: Formations | None = field(default=None, repr=False, compare=False)
    """The list that this one is a part of, None where it is all of it."""
    _ready: dict[tuple[int, int], tuple[ReadyFormation, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    _within: dict[tuple[int, int, bool, int], tuple[tuple[ReadyFormation, ...], ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @classmethod
    def of(cls, name: str, rows: Iterable[Formation]) -> Formations:
        """A list from rows in any order."""
        return cls(name, tuple(sorted(rows, key=lambda row: (row.rank, row.id))))

    def only(self, level: str) -> Formations:
        """The rows at least as sure as `level` (`certain`, `derived`, or `all`), of the whole list; a club's own stay.

        The club knows what it plays; `windroos.rules.formations.Certainty` tells the others apart.
        """
        return self if level == "all" and self.whole is None else _only(self.whole or self, level)

    @cached_property
    def digest(self) -> str:
        """SHA-256 (hex) of everything in the rows."""
        return hashlib.sha256(repr(self.rows).encode()).hexdigest()

    def place(self, formation_id: str) -> int:
        """Index + 1 of a row, 0 if it is not in the list."""
        return next((at for at, row in enumerate(self.rows, 1) if row.id == formation_id), 0)

    def situation(self, name: str) -> int:
        """Index + 1 of the best row for HEAVEN or INDIRECT_HEAVEN (rule 122), 0 if there is none."""
        return max((at for at, row in enumerate(self.rows, 1) if row.situation == name), default=0)

    def match(self, tiles: PackedCounts, closed: bool, seat: int, round_wind: int, win: int, chows: int = 0) -> int:
        """Index + 1 of the best formation that fourteen tiles are, 0 if none.

        `tiles`: all of them, the winning tile too, kongs as three. `closed`: no meld at all, concealed kongs
        included (rule 94). `win` is the kind that came last, `chows` how many chows lie on the table.
        """
        hand = join(*tiles)
        ones = (hand | hand >> 1 | hand >> 2) & ONES
        kinds = ones.bit_count()
        for row in self._rows(seat, round_wind):
            if (
                not ones & ~row.allowed
                and row.least <= kinds <= row.most
                and not row.needed & ~ones
                and (closed or row.formation.open)
                and fits(row, hand, ones, closed, win, chows)
            ):
                return row.place
        return 0

    def waits(self, tiles: PackedCounts, closed: bool, seat: int, round_wind: int, chows: int = 0) -> int:
        """The mask of kinds that make thirteen tiles a formation; arguments as for `match`.

        A kind of which four are held is left out; one of which a kong is declared is the caller's to leave out.
        """
        hand = join(*tiles)
        ones = (hand | hand >> 1 | hand >> 2) & ONES
        m, p, s, z = tiles
        suits = (m > 0) + 2 * (p > 0) + 4 * (s > 0) + 8 * (z > 0)
        asked = seat, round_wind, closed, ones.bit_count()
        mask = 0
        for row in (self._within.get(asked) or self._by_suits(*asked))[suits]:
            if ones & ~row.allowed:
                continue
            lacking = row.needed & ~ones
            if lacking & lacking - 1 or not near(row, hand, ones):
                continue
            left = lacking or row.allowed & ~(hand >> 2)
            while left:
                one = left & -left
                left ^= one
                kind = one.bit_length() // 3
                if not mask >> kind & 1 and fits(row, hand + one, ones | one, closed, kind, chows):
                    mask |= 1 << kind
        return mask

    def vectors(self) -> tuple[Vector, ...]:
        """All hands of the formations that do not depend on the seat or the round, seven pairs excepted."""
        return self._vectors(False, 0, 0)

    def context_vectors(self, seat: int, round_wind: int) -> tuple[Vector, ...]:
        """All hands of the formations that do; the better (higher) index of this and `vectors` counts."""
        return self._vectors(True, seat, round_wind)

    def pairs(self, seat: int, round_wind: int) -> tuple[Pairs, ...]:
        """The formations of seven pairs, best first."""
        found = []
        for row in self._rows(seat, round_wind):
            found += [Pairs(*split(allowed), int(different), row.place) for allowed, different in row.pairs]
        return tuple(found)

    def _vectors(self, contextual: bool, seat: int, round_wind: int) -> tuple[Vector, ...]:
        best: dict[tuple[int, int], list[int]] = {}
        for row in reversed(self._rows(seat, round_wind)):  # worst first: a better one writes over it
            if row.formation.contextual != contextual:
                continue
            for bound in row.bound:
                exposures = (True, row.formation.open, row.formation.open and bound.chows)
                for hand in {FULL_SET - left for left in leftovers(bound.parts, FULL_SET)}:
                    for win in _wins(row, hand):
                        entry = best.setdefault((hand, win), [0, 0, 0])
                        entry[:] = [row.place if does else old for does, old in zip(exposures, entry, strict=True)]
        return tuple(Vector(*split(hand), win, *entry) for (hand, win), entry in sorted(best.items()))

    def _by_suits(self, seat: int, round_wind: int, closed: bool, kinds: int) -> tuple[tuple[ReadyFormation, ...], ...]:
        """The rows that thirteen tiles of so many kinds may wait for, by the mask of the suits that they have.

        They are a few of all, and every discard asks three hands.
        """
        rows = [
            (row, sum((tiles > 0) << suit for suit, tiles in enumerate(split(row.allowed))))
            for row in self._rows(seat, round_wind)
            if row.least - 1 <= kinds <= row.most and (closed or row.formation.open)
        ]
        found = tuple(tuple(row for row, has in rows if not suits & ~has) for suits in range(16))
        self._within[seat, round_wind, closed, kinds] = found
        return found

    def _rows(self, seat: int, round_wind: int) -> tuple[ReadyFormation, ...]:
        """The rows made ready for a seat and a round, best first; made once."""
        ready = self._ready.get((seat, round_wind))
        if ready is None:
            rows = [prepare(at, row, seat, round_wind) for at, row in enumerate(self.rows, 1) if not row.situation]
            ready = self._ready[seat, round_wind] = tuple(reversed(rows))
        return ready


@lru_cache(maxsize=16)
def _only(formations: Formations, level: str) -> Formations:
    """The same list for the same question, so that what is looked up in it is kept."""
    sure = CERTAINTIES.index("reconstruction" if level == "all" else level)
    kept = (row for row in formations.rows if row.certainty == "club" or CERTAINTIES.index(row.certainty) <= sure)
    return formations if level == "all" else Formations(formations.name, tuple(kept), formations)


def _wins(row: ReadyFormation, hand: int) -> tuple[int, ...]:
    """The kinds that must have come last, or -1 for any; none if the tiles alone are not enough."""
    if not row.waiting:
        return (-1,)
    return tuple(kind for kind in range(34) if hand - (1 << 3 * kind) in row.waiting)
