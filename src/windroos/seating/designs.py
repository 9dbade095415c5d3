"""Rounds of tables of four in which all meet all equally often, where a design does that.

8 players: the planes of the affine space of dimension three over GF(2), 7 rounds, each pair three times. 12 players:
a base round on Z11 and a point at infinity, developed modulo 11, 11 rounds, each pair three times. 16 players: the
lines of the affine plane over GF(4), 5 rounds, each pair once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final

Round = tuple[tuple[int, ...], ...]
"""The tables of a round: of each who sits there, players from 0."""
_INFINITY: Final = 11


def design(players: int) -> tuple[Round, ...]:
    """The rounds of one cycle, in which each pair meets equally often; () where none is known here."""
    match players:
        case 8:
            return _eight()
        case 12:
            return _twelve()
        case 16:
            return _sixteen()
    return ()


def cycles(players: int, rounds: int) -> tuple[Round, ...]:
    """So many rounds of the design, again and again: equal at the end of each cycle; () where none is known here."""
    once = design(players)
    return tuple(once[at % len(once)] for at in range(rounds)) if once else ()


def _eight() -> tuple[Round, ...]:
    def plane(normal: int, side: int) -> tuple[int, ...]:
        return tuple(point for point in range(8) if (point & normal).bit_count() % 2 == side)

    return tuple((plane(normal, 0), plane(normal, 1)) for normal in range(1, 8))


@cache
def _twelve() -> tuple[Round, ...]:
    base = next(one for one in _bases() if _is_even(one))
    return tuple(
        tuple(tuple(point if point == _INFINITY else (point + step) % 11 for point in table) for table in base)
        for step in range(11)
    )


def _bases() -> Iterator[Round]:
    """Every way to put infinity and Z11 at three tables, 0 beside infinity or not."""
    for beside in combinations(range(11), 3):
        rest = [point for point in range(11) if point not in beside]
        for others in combinations(rest[1:], 3):
            second = (rest[0], *others)
            yield ((_INFINITY, *beside), second, tuple(point for point in rest if point not in second))


def _is_even(base: Round) -> bool:
    """Each difference occurs as often as any other, so that the developed rounds meet equally."""
    found = Counter(
        (one - other) % 11
        for table in base
        for one in table
        for other in table
        if one != other and _INFINITY not in (one, other)
    )
    return set(found.values()) == {3}


def _sixteen() -> tuple[Round, ...]:
    """Points (x, y) of GF(4); the lines y = m x + b of a slope are a round, and so are the lines x = b."""

    def line(slope: int, height: int) -> tuple[int, ...]:
        return tuple(4 * x + (_times(slope, x) ^ height) for x in range(4))

    rounds = [tuple(line(slope, height) for height in range(4)) for slope in range(4)]
    return (*rounds, tuple(tuple(4 * x + y for y in range(4)) for x in range(4)))


def _times(one: int, other: int) -> int:
    """The product in GF(4), whose elements are 0, 1, a, a + 1 with a² = a + 1."""
    if not one or not other:
        return 0
    return (one - 1 + other - 1) % 3 + 1


def meetings(rounds: Sequence[Round]) -> Counter[tuple[int, int]]:
    """How often each pair sits at one table, the lower number first."""
    return Counter(pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2))
