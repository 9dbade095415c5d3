"""Upright bars from nothing up, as a drawing: names under them, and where there is room its figure above each."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from windroos.reckoning.numbers import Number

WIDE: Final = 440
HIGH: Final = 200
TOP: Final = 24
FOOT: Final = 172
ROOM: Final = 44
"""Width that a figure or a name takes."""
SIDE: Final = 14
"""Left free at both sides, for the names of narrow bars."""


class ChartBar(NamedTuple):
    """A bar, with what is written at it, "" where there is no room."""

    x: float
    y: float
    width: float
    height: float
    value: str
    name: str


class Bars(NamedTuple):
    """A drawing of bars on a line at height `foot`."""

    bars: tuple[ChartBar, ...]
    width: int = WIDE
    height: int = HIGH
    foot: int = FOOT


def bars(values: Sequence[tuple[str, Number, str]]) -> Bars | None:
    """The drawing of names, values and values as they are written; None where there are none."""
    if not values:
        return None
    most = max(float(value) for _, value, _ in values) or 1.0
    wide = min((WIDE - 2 * SIDE) / len(values), ROOM * 2.0)
    begin = (WIDE - wide * len(values)) / 2
    every = ceil(ROOM / wide)
    found = []
    for at, (name, value, said) in enumerate(values):
        high = round((FOOT - TOP) * max(0.0, float(value)) / most, 1)
        written = (len(values) - 1 - at) % every == 0
        left = round(begin + at * wide + wide * 0.15, 1)
        shown = (said if every == 1 else "", name if written else "")
        found.append(ChartBar(left, round(FOOT - high, 1), round(wide * 0.7, 1), high, *shown))
    return Bars(tuple(found))
