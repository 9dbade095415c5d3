"""The picture that stands beside an address that is shared: the rose, the name in strokes of the brush, four winds."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from tools.art.brush import Point, outline
from tools.art.characters import STROKES
from tools.art.ink import EDGE, FACE, HEIGHT, INK, WIDTH
from tools.art.raster import Canvas, colour, lay_rose

SHARED: Final = (1200, 630)
"""Pixels, as all who show such a picture ask."""
LETTERS: Final[Mapping[str, Sequence[Sequence[Point]]]] = MappingProxyType(
    {
        "W": (((0, 0), (2.6, 14)), ((2.6, 14), (5.2, 4)), ((5.2, 4), (7.8, 14)), ((7.8, 14), (10.4, 0))),
        "I": (((1, 0), (1, 14)),),
        "N": (((0, 14), (0, 0)), ((0, 0), (8, 14)), ((8, 14), (8, 0))),
        "D": (((0, 0), (0, 14)), ((0, 0), (4.4, 0.5), (8, 4), (8.6, 7), (8, 10), (4.4, 13.5), (0, 14))),
        "R": (((0, 14), (0, 0)), ((0, 0), (5, 0.2), (7.6, 3.8), (5, 7.4), (0, 7.6)), ((4.4, 7.6), (8.6, 14))),
        "O": (((5, 0), (1.6, 1.8), (0, 7), (1.6, 12.2), (5, 14), (8.4, 12.2), (10, 7), (8.4, 1.8), (5, 0)),),
        "S": (((7.8, 2.2), (4.4, 0), (0.8, 3.2), (4.2, 6.8), (8, 10.6), (4.4, 14), (0.2, 11.8)),),
    }
)
"""Strokes in a height of 14, as far as the name needs them."""
APART: Final = 4.4
"""Between two letters."""
WINDS: Final = ("east", "south", "west", "north")
ROUND: Final = 8
"""Corners in a quarter of a circle."""


def shared(ground: str, ink: str) -> Canvas:
    """The picture, on a ground of its own, for it stands among those of others."""
    width, height = SHARED
    canvas = Canvas(width, height, colour(ground))
    lay_rose(canvas, 300, height / 2, 6.4, ink)
    _lay_name(canvas, "WINDROOS", 580, 150, 5.6)
    for at, wind in enumerate(WINDS):
        _lay_tile(canvas, wind, 576 + 140 * at, 300, 2.05)
    return canvas


def _lay_name(canvas: Canvas, name: str, x: float, y: float, unit: float) -> None:
    weight = 1.9 * unit
    for letter in name:
        wide = max(px for stroke in LETTERS[letter] for px, _ in stroke)
        for stroke in LETTERS[letter]:
            points = [(x + px * unit, y + py * unit) for px, py in stroke]
            canvas.lay(outline("down", points, weight), colour(INK))
            for end in (points[0], points[-1]):
                canvas.lay(_rounded(*end, 0, 0, weight / 2), colour(INK))
        x += (wide + APART) * unit


def _lay_tile(canvas: Canvas, wind: str, x: float, y: float, unit: float) -> None:
    """A tile of a wind, larger than on a table."""
    wide, high = WIDTH * unit, HEIGHT * unit
    middle = (x + wide / 2, y + high / 2)
    canvas.lay(_rounded(*middle, wide / 2 - 13, high / 2 - 13, 13), colour(EDGE))
    canvas.lay(_rounded(*middle, wide / 2 - 15, high / 2 - 15, 13), colour(FACE))
    for hold, points in STROKES[wind]:
        box = [(x + (9 + px * 0.42) * unit, y + (17 + py * 0.46) * unit) for px, py in points]
        weight = 4.8 * unit
        parts = [("across", box[:2], 0.9), ("down", box[1:], 1.0)] if hold == "corner" else [(hold, box, _weight(hold))]
        for held, line, share in parts:
            canvas.lay(outline(held, line, weight * share), colour(INK))
        if hold == "corner":
            canvas.lay(_rounded(*box[1], 0, 0, weight * 0.56), colour(INK))


def _weight(hold: str) -> float:
    return 0.82 if hold == "across" else 1


def _rounded(x: float, y: float, wide: float, high: float, radius: float) -> list[Point]:
    """A rectangle around a point with rounded corners, whose middles lie so far from it; without any it is a disc."""
    found = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(ROUND + 1):
            turn = math.tau * (quarter + step / ROUND) / 4
            found.append((x + sx * wide + radius * math.cos(turn), y + sy * high + radius * math.sin(turn)))
    return found
