"""Base rounds on a ring that, developed by adding 1 to every place, give rounds without a repeated meeting.

Of each starter a few tables are written down; the others follow by turning: a place times `turn`, the next of three
copies of the ring. Places at infinity stay where they are in the ring; there are two, or three that turn along.
Of 32 players the places are two squares of four by four, whose rows and columns go round.
"""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from windroos.seating.rounds import Round

Point = tuple[int, int]
"""A place on the ring, and which of its three copies."""
COPIES: Final = 3


class BaseRound(NamedTuple):
    """How a base round is made.

    ring     so many places in a copy of the ring, and so many rounds
    turn     what a place is multiplied by at each of three turns
    with_infinity  tables with a place at infinity each, of three others; turned where there is only one
    tables   of four others; all are turned
    """

    ring: int
    turn: int
    with_infinity: tuple[tuple[Point, ...], ...]
    tables: tuple[tuple[Point, ...], ...]


STARTERS: Final = {
    24: BaseRound(7, 1, (((0, 0), (1, 1), (3, 2)),), (((2, 0), (4, 0), (5, 0), (6, 2)),)),
    36: BaseRound(
        11,
        1,
        (((0, 0), (1, 1), (3, 2)),),
        (((2, 0), (6, 2), (7, 2), (9, 2)), ((4, 0), (5, 2), (8, 0), (10, 2))),
    ),
    44: BaseRound(
        14,
        9,
        (((0, 0), (0, 1), (0, 2)), ((1, 0), (9, 1), (11, 2))),
        (
            ((1, 1), (11, 1), (5, 2), (12, 0)),
            ((2, 0), (5, 0), (6, 0), (7, 2)),
            ((2, 1), (4, 0), (5, 1), (10, 0)),
        ),
    ),
    48: BaseRound(
        15,
        1,
        (((0, 0), (1, 1), (3, 2)),),
        (
            ((2, 0), (6, 2), (7, 1), (13, 2)),
            ((4, 0), (9, 2), (11, 2), (12, 2)),
            ((5, 0), (8, 1), (10, 0), (14, 0)),
        ),
    ),
    60: BaseRound(
        19,
        7,
        (((0, 0), (1, 1), (2, 2)),),
        (
            ((1, 0), (7, 0), (17, 0), (15, 0)),
            ((2, 0), (9, 2), (17, 1), (15, 2)),
            ((2, 1), (6, 2), (9, 0), (8, 0)),
            ((5, 0), (12, 0), (8, 2), (15, 1)),
        ),
    ),
}
"""By number of players."""

Square = tuple[int, int, int]
"""A place in one of two squares of four by four: which of the two, its row and its column."""
_SIDE: Final = 4
_SQUARES: Final[tuple[tuple[tuple[Square, ...], ...], ...]] = (
    (
        ((0, 0, 0), (0, 1, 0), (0, 1, 1), (1, 3, 0)),
        ((0, 0, 1), (0, 2, 2), (1, 0, 0), (1, 1, 1)),
        ((0, 2, 1), (0, 3, 0), (1, 2, 1), (1, 2, 2)),
        ((0, 3, 1), (1, 0, 3), (1, 1, 2), (1, 3, 3)),
    ),
    (((0, 0, 0), (0, 1, 2), (0, 2, 0), (0, 3, 2)), ((1, 0, 0), (1, 1, 2), (1, 2, 0), (1, 3, 2))),
    (((0, 0, 0), (0, 0, 2), (1, 1, 1), (1, 1, 3)),),
)
"""Tables of base rounds on two squares, found by our own search (2026).

It let groups of 16 and 32 exchanges of places work on rounds, and covered players and pairs exactly. Of the first come
eight rounds, of each of the others one.
"""


def rounds_of(starter: BaseRound) -> tuple[Round, ...]:
    """All rounds of a starter: as many as the ring has places."""
    ring = starter.ring
    turned = len(starter.with_infinity) == 1
    base: list[list[int | Point]] = [
        [at + turn, *(_turned(point, turn, starter) for point in table)]
        for at, table in enumerate(starter.with_infinity)
        for turn in range(COPIES if turned else 1)
    ]
    base += [[_turned(point, turn, starter) for point in table] for table in starter.tables for turn in range(COPIES)]

    def number(one: int | Point, step: int) -> int:
        return COPIES * ring + one if isinstance(one, int) else ring * one[1] + (one[0] + step) % ring

    return tuple(tuple(tuple(number(one, step) for one in table) for table in base) for step in range(ring))


def _turned(point: Point, turn: int, starter: BaseRound) -> Point:
    return point[0] * starter.turn**turn % starter.ring, (point[1] + turn) % COPIES


def squares() -> tuple[Round, ...]:
    """Ten rounds of 32 players in which nobody meets anybody twice: each meets 30 of the 31 others."""
    moves = tuple(product(range(_SIDE), range(_SIDE)))

    def moved(table: tuple[Square, ...], down: int, right: int) -> tuple[int, ...]:
        places = (
            (16 * square + _SIDE * ((row + down) % _SIDE) + (column + right) % _SIDE) for square, row, column in table
        )
        return tuple(sorted(places))

    def round_of(tables: tuple[tuple[Square, ...], ...], within: tuple[tuple[int, int], ...]) -> Round:
        return tuple(sorted({moved(table, *move) for table in tables for move in within}))

    turning, *still = _SQUARES
    half = _SIDE // 2
    first = (round_of(turning, ((down, right), (down, right + half))) for down, right in moves if right < half)
    return (*first, *(round_of(tables, moves) for tables in still))
