"""The brush: centre lines become outlines with the pressure of a hand, and outlines become short SVG paths."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Final

Point = tuple[float, float]
Stroke = tuple[str, tuple[Point, ...]]
"""How the brush is held (a key of PRESSURE, or `corner`), and the points that its centre passes."""

TOLERANCE: Final = 0.12
"""How far, in units of the tile (60 x 80), an outline may be from the true one; at 56 px a ninth of a pixel."""

STEPS: Final = 6
THINNEST: Final = 0.06


def number(value: float, digits: int = 1) -> str:
    """A number as short as SVG allows: `.5`, `-3`, `12.1`."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    text = text.replace("-0.", "-.")
    return "0" if text in ("-0", "") else text.removeprefix("0") if text.startswith("0.") else text


def numbers(*values: float) -> str:
    """Numbers with a space only where two would run together."""
    texts = [number(value) for value in values]
    return texts[0] + "".join(text if text.startswith("-") else f" {text}" for text in texts[1:])


PRESSURE: Final[Mapping[str, Callable[[float], float]]] = MappingProxyType(
    {
        # from the beginning of the stroke (0) to its end (1): the part of the full width
        "across": lambda t: 0.95 - 0.5 * math.sin(math.pi * t) ** 1.5 + 0.25 * t**6,
        "down": lambda t: 1.12 - 0.3 * math.sin(math.pi * t) - 0.12 * t,
        "left": lambda t: 1.15 - 0.95 * t**1.3,
        "right": lambda t: (
            0.4 + 1.15 * math.sin(math.pi * min(1, t * 0.62)) ** 2 - (0.9 * (t - 0.8) / 0.2 if t > 0.8 else 0)
        ),
        "dot": lambda t: 0.45 + t - 0.5 * max(0, t - 0.75) / 0.25,
        "hook": lambda t: 1.05 - 0.15 * t - (0.7 * (t - 0.85) / 0.15 if t > 0.85 else 0),
    }
)


def spline(points: Sequence[Point]) -> list[Point]:
    """A smooth line through the points (Catmull-Rom)."""
    if len(points) == 2:
        (x0, y0), (x1, y1) = points
        return [(x0 + (x1 - x0) * t / STEPS, y0 + (y1 - y0) * t / STEPS) for t in range(STEPS + 1)]
    padded = [points[0], *points, points[-1]]
    line = [_between(padded[i - 1 : i + 3], k / STEPS) for i in range(1, len(padded) - 2) for k in range(STEPS)]
    return [*line, points[-1]]


def _between(p: Sequence[Point], t: float) -> Point:
    x, y = (
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(*p, strict=True)
    )
    return x, y


def simplified(line: Sequence[Point], tolerance: float = TOLERANCE) -> list[Point]:
    """The line without the points that it does not need (Ramer, Douglas, Peucker)."""
    if len(line) < 3:
        return list(line)
    (x0, y0), (x1, y1) = line[0], line[-1]
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    away = [abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length for x, y in line[1:-1]]
    far = max(range(len(away)), key=away.__getitem__)
    if away[far] <= tolerance:
        return [line[0], line[-1]]
    return simplified(line[: far + 2], tolerance)[:-1] + simplified(line[far + 1 :], tolerance)


def outline(hold: str, points: Sequence[Point], width: float) -> list[Point]:
    """The edge of one stroke, there and back, always the same way around."""
    line, press = spline(points), PRESSURE[hold]
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = max(THINNEST, press(i / (len(line) - 1))) * width / 2 / length
        left.append((x - (by - ay) * half, y + (bx - ax) * half))
        right.append((x + (by - ay) * half, y - (bx - ax) * half))
    return simplified(left) + simplified(right)[::-1]


def path(points: Sequence[Point]) -> str:
    """A closed polygon in tenths of a unit: whole numbers, each from the point before it."""
    grid = [(round(10 * x), round(10 * y)) for x, y in points]
    steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(grid)]
    flat = [value for step in steps if step != (0, 0) for value in step]
    return f"M{numbers(*grid[0])}l{numbers(*flat)}z"


def _blot(centre: Point, radius: float) -> list[Point]:
    """Where the brush rests as it turns a corner; as all outlines, with the ink on its left."""
    turns = [math.tau * k / 8 for k in range(8, 0, -1)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in turns]


def painted(strokes: Sequence[Stroke], width: float) -> str:
    """The path data of strokes in tenths of a unit; what goes across is lighter than what goes down."""
    parts: list[str] = []
    for hold, points in strokes:
        if hold == "corner":
            parts += [path(outline("across", points[:2], width * 0.9)), path(outline("down", points[1:], width))]
            parts.append(path(_blot(points[1], width * 0.56)))
        else:
            parts.append(path(outline(hold, points, width * (0.82 if hold == "across" else 1))))
    return "".join(parts)
