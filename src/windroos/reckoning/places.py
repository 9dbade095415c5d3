"""Places with ties, and what a place earns on a scale."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal, TypeVar

from windroos.reckoning.numbers import Number, mean

Member = TypeVar("Member")
Scale = tuple[Number, ...]
"""What each place of a table earns, the first place first; never rising."""
TieRule = Literal["share", "best", "worst"]
"""Who are equal share what their places earn together, or all get what the best or the worst of these earns."""
TIE_RULES: Final = ("share", "best", "worst")


def numbered(groups: Iterable[Sequence[Member]]) -> list[tuple[int, Member]]:
    """Everybody with his place, the best first; who are equal have the same one and the next is skipped: 1, 2, 2, 4."""
    found: list[tuple[int, Member]] = []
    for group in groups:
        place = len(found) + 1
        found.extend((place, member) for member in group)
    return found


@lru_cache(maxsize=4096)
def earned(scale: Scale, place: int, equal: int, ties: TieRule = "share") -> Number:
    """What each of so many equals earns, who have the places from `place` (from 1) on.

    Raises IndexError where the scale has no such places.
    """
    places = scale[place - 1 : place - 1 + equal]
    if len(places) < equal:
        raise IndexError(place)
    if ties == "share":
        return mean(places)
    return places[0] if ties == "best" else places[-1]


def rises(scale: Scale) -> bool:
    """Whether some place earns less than one after it."""
    return any(one < other for one, other in pairwise(scale))
