"""The points of everyone, hand by hand, as a drawing: lines with a mark of their own, and names that never collide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil, floor
from typing import Final, NamedTuple

from windroos.reckoning.numbers import Number

WIDTH: Final = 440
HEIGHT: Final = 240
LEFT: Final = 76
RIGHT: Final = 286
TOP: Final = 16
FOOT: Final = 208
APART: Final = 17
"""Between the base lines of two names."""
MARKS: Final = (
    "M{x} {y}m-3.2 -3.2h6.4v6.4h-6.4z",
    "M{x} {y}m0 -4.2l4 7.2h-8z",
    "M{x} {y}m0 -4.4l4.4 4.4-4.4 4.4-4.4-4.4z",
    "M{x} {y}m-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z",
    "M{x} {y}m-4 -3h8l-4 7.2z",
)
"""Square, triangle, diamond, circle, triangle upside down: one for each player, so that colour tells nothing."""
_STEPS: Final = (1, 2, 5)
MOST_MARKS: Final = 16
"""Hands up to which each point has its mark; a longer match has marks at some of them."""


class ChartLine(NamedTuple):
    """One player: the path of the line, marks, and where the name stands."""

    name: str
    path: str
    marks: tuple[str, ...]
    name_y: float
    key: str
    leads: bool


class Chart(NamedTuple):
    """A drawing, its lines from `left` to `right`. `levels` are (y, points), `hands` (x, number)."""

    lines: tuple[ChartLine, ...]
    levels: tuple[tuple[float, int], ...]
    hands: tuple[tuple[float, int], ...]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = RIGHT


def chart(names: Sequence[str], series: Sequence[Sequence[Number]], leaders: Sequence[int]) -> Chart | None:
    """The drawing of points at the beginning and after each hand (or evening); None before the first."""
    count = len(series[0]) - 1
    if count < 1:
        return None
    low, high = floor(min(min(row) for row in series)), ceil(max(max(row) for row in series))
    step = _step(high - low)
    bottom, top = low - step / 4, max(high, low + 1) + step / 4

    x = partial(_across, count=count)

    def y(points: Number) -> float:
        return round(FOOT - 8 - (FOOT - 8 - TOP) * (float(points) - bottom) / (top - bottom), 1)

    heights = _apart([y(row[-1]) + 4 for row in series])
    every = 1 + count // MOST_MARKS
    lines = tuple(
        ChartLine(
            name,
            "M" + "L".join(f"{x(at)} {y(points)}" for at, points in enumerate(row)),
            tuple(
                MARKS[player % 5].format(x=x(at), y=y(points))
                for at, points in enumerate(row)
                if at == count or (at and at % every == 0)
            ),
            heights[player],
            MARKS[player % 5].format(x=RIGHT + 13, y=round(heights[player] - 4, 1)),
            player in leaders,
        )
        for player, (name, row) in enumerate(zip(names, series, strict=True))
    )
    levels = tuple((y(level), level) for level in range(_first(low, step), high + 1, step))
    some = 1 + count // 8
    hands = tuple((x(at), at) for at in range(1, count + 1) if at % some == 0 or at == count)
    return Chart(tuple(sorted(lines, key=lambda line: line.leads)), levels, hands)


def _across(place: int, count: int) -> float:
    """How far from the left the place of so many lies."""
    return round(LEFT + (RIGHT - LEFT) * place / count, 1)


def place_chart(name: str, places: Sequence[int], most: int) -> Chart:
    """The drawing of somebody's places, evening by evening: the first on top, of at most so many."""
    count = len(places)

    x = partial(_across, count=count)

    def y(place: int) -> float:
        return round(TOP + (FOOT - 8 - TOP) * (place - 1) / max(1, most - 1), 1)

    every, some, step = 1 + count // MOST_MARKS, 1 + count // 8, -(-most // 6)
    points = [(x(at), y(place)) for at, place in enumerate(places, 1)]
    marks = tuple(
        MARKS[0].format(x=across, y=down)
        for at, (across, down) in enumerate(points, 1)
        if at == count or at % every == 0
    )
    path = "M" + "L".join(f"{across} {down}" for across, down in points)
    levels = tuple((y(place), place) for place in range(1, most + 1, step))
    hands = tuple((x(at), at) for at in range(1, count + 1) if at % some == 0 or at == count)
    below = y(places[-1]) + 4
    key = MARKS[0].format(x=RIGHT + 13, y=round(below - 4, 1))
    return Chart((ChartLine(name, path, marks, below, key, leads=True),), levels, hands)


def _step(span: int) -> int:
    """A round number that goes into the span two to five times."""
    power = 1
    while True:
        for factor in _STEPS:
            if span <= 4 * factor * power:
                return factor * power
        power *= 10


def _first(low: int, step: int) -> int:
    """The lowest level that is not below what is shown."""
    return -(-low // step) * step


def _apart(heights: list[float]) -> list[float]:
    """The same heights, moved as little as it takes so that none are nearer than APART."""
    order = sorted(range(len(heights)), key=lambda at: heights[at])
    placed = [heights[at] for at in order]
    for place in range(1, len(placed)):
        placed[place] = max(placed[place], placed[place - 1] + APART)
    over = placed[-1] - (FOOT + 4)
    if over > 0:
        placed[-1] -= over
        for place in range(len(placed) - 2, -1, -1):
            placed[place] = min(placed[place], placed[place + 1] - APART)
    found = [0.0] * len(heights)
    for at, height in zip(order, placed, strict=True):
        found[at] = round(height, 1)
    return found
