"""Finite fields of p or p² elements, written 0 … q − 1; what designs are made of."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

Row = tuple[int, ...]


class FiniteField(NamedTuple):
    """A finite field: `plus[a][b]`, `times[a][b]`, and a generator of all that is not 0; 0 and 1 are what they are."""

    order: int
    plus: tuple[Row, ...]
    times: tuple[Row, ...]
    generator: int

    def powers(self) -> Row:
        """1, g, g² … of the generator: every element but 0, once."""
        found = [1]
        while len(found) < self.order - 1:
            found.append(self.times[found[-1]][self.generator])
        return tuple(found)


@cache
def field(prime: int, degree: int = 1) -> FiniteField:
    """The field of `prime ** degree` elements, degree 1 or 2.

    An element is a + b p, for a + b x modulo x² = s + r x, the first of these that has no root.
    """
    order = prime**degree
    low, high = _no_root(prime) if degree == 2 else (0, 0)

    def times(one: int, other: int) -> int:
        (b, a), (d, c) = divmod(one, prime), divmod(other, prime)
        square = b * d
        return (a * c + low * square) % prime + prime * ((a * d + b * c + high * square) % prime)

    def plus(one: int, other: int) -> int:
        (b, a), (d, c) = divmod(one, prime), divmod(other, prime)
        return (a + c) % prime + prime * ((b + d) % prime)

    elements = range(order)
    made = FiniteField(
        order,
        tuple(tuple(plus(one, other) for other in elements) for one in elements),
        tuple(tuple(times(one, other) for other in elements) for one in elements),
        0,
    )
    candidates = (made._replace(generator=element) for element in range(1, order))
    return next(one for one in candidates if len(set(one.powers())) == order - 1)


def _no_root(prime: int) -> tuple[int, int]:
    """S and r, so that x² = s + r x for no x of Z_p."""
    return next(
        (s, r) for r in range(prime) for s in range(1, prime) if all((x * x - r * x - s) % prime for x in range(prime))
    )
