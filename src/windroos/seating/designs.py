"""Rounds of tables of four of which it is known that nothing is better: no meeting repeated, or all equally often.

The constructions are of Bose (3 q + 1 players on a finite field), of lines of affine spaces, of starters
on a ring or two squares, and of four groups that pass along each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from math import gcd
from typing import Final, Literal, NamedTuple

from windroos.seating.fields import FiniteField, field
from windroos.seating.found import found as written
from windroos.seating.rounds import Round
from windroos.seating.starters import STARTERS, rounds_of, squares

_BOSE: Final = {16: (5, 1), 28: (3, 2), 40: (13, 1), 52: (17, 1), 76: (5, 2), 88: (29, 1)}
"""Players, and the prime and the degree of the field: a number q = 4 t + 1 of elements."""
_CYCLIC: Final = {8: (7, (0, 1, 3)), 12: (11, (0, 1, 3), (2, 6, 7, 9))}
"""Players, the ring, who sit with the one at infinity, and whole tables; the last table is of all others."""


Method = Literal["cyclic", "bose", "starter", "lines", "modular", "search"]
"""How rounds were found: by a construction, or by exchanging."""


class Design(NamedTuple):
    """Rounds by a construction; `each`: how often every pair meets in all of them, 0 where some meet and others not."""

    method: Method
    rounds: tuple[Round, ...]
    each: int


@cache
def design(players: int) -> Design | None:
    """The most rounds known here in which as little is repeated as can be; None where no construction is known.

    Of 8 and 12 players all pairs meet three times, of all others nobody meets twice.
    """
    if players in _CYCLIC:
        return Design("cyclic", _cyclic(players), 3)
    if players in _BOSE:
        return Design("bose", _bose(field(*_BOSE[players])), 1)
    if players in STARTERS:
        return Design("starter", rounds_of(STARTERS[players]), 0)
    if players == 32:
        return Design("starter", squares(), 0)
    if players == 64:
        return Design("lines", _lines(3), 1)
    if not players % 4 and players >= 20 and gcd(players // 4, 6) == 1:
        return Design("modular", _modular(players // 4), 0)
    return None


def known(players: int, rounds: int) -> tuple[Round, ...]:
    """So many rounds of a construction, fewest repeats first; () where none has so many.

    A design in which all meet equally often goes round and round: equal again at the end of each cycle.
    """
    found = design(players)
    if found is None:
        return ()
    if rounds <= len(found.rounds) or found.each:
        return tuple(found.rounds[at % len(found.rounds)] for at in range(rounds))
    return written(players, rounds)


def _cyclic(players: int) -> tuple[Round, ...]:
    ring, *written = _CYCLIC[players]
    assert isinstance(ring, int)
    tables = [one for one in written if isinstance(one, tuple)]
    rest = tuple(sorted(set(range(ring)) - {place for table in tables for place in table}))
    return tuple(
        tuple(
            tuple((place + step) % ring for place in table) + ((ring,) if not at else ())
            for at, table in enumerate((*tables, rest))
        )
        for step in range(ring)
    )


def _bose(numbers: FiniteField) -> tuple[Round, ...]:
    """Of 3 q + 1 players, q = 4 t + 1: every pair meets once."""
    q, power = numbers.order, numbers.powers()
    t = (q - 1) // 4
    apart = _first_apart(numbers)

    def player(element: int, copy: int) -> int:
        return q * (copy % 3) + element

    def at(exponent: int, copy: int, step: int) -> int:
        return player(numbers.plus[power[exponent % (q - 1)]][step], copy)

    def tables(step: int) -> Iterator[tuple[int, ...]]:
        yield (3 * q, *(player(step, copy) for copy in range(3)))
        for copy, e in product(range(3), range(t)):
            yield (
                at(2 * e, copy, step),
                at(2 * e + 2 * t, copy, step),
                at(2 * e + apart, copy + 1, step),
                at(2 * e + 2 * t + apart, copy + 1, step),
            )

    return tuple(tuple(tables(step)) for step in range(q))


def _first_apart(numbers: FiniteField) -> int:
    """The first odd exponent a for which (gᵃ + 1) / (gᵃ − 1) is not a square."""
    power = numbers.powers()
    exponent = {element: at for at, element in enumerate(power)}
    minus = power[(numbers.order - 1) // 2]
    return next(
        a
        for a in range(1, numbers.order - 1, 2)
        if (one := numbers.plus[power[a]][1])
        and (other := numbers.plus[power[a]][minus])
        and (exponent[one] - exponent[other]) % 2
    )


def _lines(dimension: int) -> tuple[Round, ...]:
    """The lines of the affine space over GF(4), a direction a round: every pair meets once."""
    four = field(2, 2)
    points = tuple(product(range(4), repeat=dimension))
    directions = [one for one in points if next((x for x in one if x), 0) == 1]

    def line(through: Sequence[int], direction: Sequence[int]) -> tuple[int, ...]:
        along = (
            tuple(four.plus[x][four.times[k][d]] for x, d in zip(through, direction, strict=True)) for k in range(4)
        )
        return tuple(sorted(points.index(one) for one in along))

    return tuple(tuple(sorted({line(point, direction) for point in points})) for direction in directions)


def _modular(groups: int) -> tuple[Round, ...]:
    """Four groups pass along each other; their number of members has no divisor in common with 6."""
    return tuple(
        tuple(tuple(group * groups + (table + group * step) % groups for group in range(4)) for table in range(groups))
        for step in range(groups)
    )
