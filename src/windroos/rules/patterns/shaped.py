"""Saying beside a pattern which hands of sets it counts in, so that they can be planned for."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from itertools import combinations
from typing import Final, NamedTuple

from windroos.distance.shapes import Shape
from windroos.reading.facts import Facts
from windroos.tiles import BAMBOO, CHARACTERS, DOTS, HONOURS, TERMINALS, kinds_in

SUITS: Final = (CHARACTERS, DOTS, BAMBOO)


class Feature(IntEnum):
    """What a shape is about. A hand gets something for each feature, so what two of them bring is added up."""

    KINDS = 0
    """Suits, honours, ones and nines, greens."""
    RANKS = 1
    DRAGONS = 2
    WINDS = 3
    SETS = 4
    PAIRS = 5


class Shaped(NamedTuple):
    """A pattern with the shapes of the hands that it counts in."""

    feature: Feature
    pattern: Callable[[Facts], int]
    shapes: tuple[Shape, ...] | Callable[[int, int], tuple[Shape, ...]]
    """Or what says them by the player's seat and the round: 0 E to 3 N, 4 the green dragon's."""
    but: tuple[Shape, ...] = ()
    """Narrower shapes in which it does not count."""
    most: int = 1
    """It counts once for each of its shapes that a hand has, up to so often."""

    def times(self, shape: Shape, seat: int, round_wind: int) -> int:
        """How often it counts in every hand of a shape, but for those of narrower shapes."""
        if any(shape.within(other) for other in self.but):
            return 0
        shapes = self.shapes(seat, round_wind) if callable(self.shapes) else self.shapes
        return min(self.most, sum(shape.within(other) for other in shapes))


def only(*masks: int) -> tuple[Shape, ...]:
    """Hands of these kinds alone, for each of the masks."""
    return tuple(Shape(allowed=mask) for mask in masks)


def pungs_of(kinds: int, number: int) -> tuple[Shape, ...]:
    """Hands with pungs of so many of these kinds, for each choice of them."""
    return tuple(Shape(required=sum(1 << kind for kind in chosen)) for chosen in combinations(kinds_in(kinds), number))


def little(kinds: int) -> tuple[Shape, ...]:
    """Hands with pungs of all of these kinds but one, and a pair of that one."""
    return tuple(Shape(required=kinds & ~(1 << kind), pairs=1 << kind) for kind in reversed(kinds_in(kinds)))


ONE_SUIT: Final = only(*SUITS)
ONE_SUIT_AND_HONOURS: Final = only(*(suit | HONOURS for suit in SUITS))
NOTHING_BUT_HONOURS: Final = only(HONOURS)
PUNGS_OF_TERMINALS: Final = (Shape(allowed=TERMINALS, max_chows=0),)
