"""Ordering by a list of named measures, and which of them decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from windroos.reckoning.numbers import Number, sortable

Ranked = TypeVar("Ranked")

TABLE_MEASURES: Final = ("points", "mahjongs", "caused", "self_drawn", "best", "all_round", "special_total", "place")
"""What may decide at a table. `place` is the one that the sheet gives, which may be by a formation (144 rules)."""
RANKING_MEASURES: Final = (
    *("score", "average", "points", "mahjongs", "caused", "self_drawn", "tables_won", "best", "all_round"),
    *("special_total", "mutual", "evening", "evenings", "lot"),
)
"""What may decide in a ranking. `best` is the highest hand, `evening` the best evening, `mutual` what who are equal
earned at tables that they shared."""


class Criterion(NamedTuple):
    """A measure; the most comes first, or the `least`."""

    measure: str
    least: bool = False

    def __str__(self) -> str:
        return f"-{self.measure}" if self.least else self.measure


def criterion(text: str) -> Criterion:
    """A criterion as a formula writes it: `"mahjongs"`, or `"-caused"` for the fewest."""
    return Criterion(text.removeprefix("-"), text.startswith("-"))


class Equals(NamedTuple, Generic[Ranked]):
    """Who stand equal to the end.

    decided_by  the last measure that set them apart from others; "" where the first of the list did
    """

    members: tuple[Ranked, ...]
    decided_by: str = ""


Measuring = Callable[[str, Sequence[Ranked]], Sequence[Number | None]]
"""The values of a measure for some who have been equal so far; None where one is not known."""
Lacking = Callable[[str, Ranked], None]
"""Told of a value that would have decided and is not known."""


def ordered(
    members: Sequence[Ranked], criteria: Sequence[Criterion], values: Measuring[Ranked], lacking: Lacking[Ranked]
) -> list[Equals[Ranked]]:
    """Groups of equals, the best first. A criterion that is unknown of one of them decides nothing between them."""
    found: list[Equals[Ranked]] = []
    _order(tuple(members), tuple(criteria), values, lacking, "", "", found)
    return found


def _order(
    members: tuple[Ranked, ...],
    criteria: tuple[Criterion, ...],
    values: Measuring[Ranked],
    lacking: Lacking[Ranked],
    first: str,
    decided_by: str,
    found: list[Equals[Ranked]],
) -> None:
    if len(members) < 2 or not criteria:
        if members:
            found.append(Equals(members, decided_by))
        return
    (measure, least), rest = criteria[0], criteria[1:]
    first = first or measure
    known, unknown = [], False
    for member, value in zip(members, values(measure, members), strict=True):
        if value is None:
            unknown = True
            lacking(measure, member)
        else:
            known.append(value)
    if unknown:
        _order(members, rest, values, lacking, first, decided_by, found)
        return
    keys = sortable(known)
    at: dict[int, list[Ranked]] = {}
    for key, member in zip(keys, members, strict=True):
        at.setdefault(key, []).append(member)
    if len(at) > 1 and measure != first:
        decided_by = measure
    for key in sorted(at, reverse=not least):
        _order(tuple(at[key]), rest, values, lacking, first, decided_by, found)
