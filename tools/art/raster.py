"""The rose as a picture of pixels, for home screens and others that take no SVG."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from tools.art.brush import Point
from tools.art.ink import FACE, star

FINE: Final = 4
"""Scan lines in a pixel."""

Colour = tuple[int, int, int]


def colour(text: str) -> Colour:
    """`#a8301f` as three bytes."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def corners(data: str) -> list[Point]:
    """The corners of a path that consists of straight lines between absolute points."""
    values = [float(value) for value in re.findall(r"-?[\d.]+", data)]
    return list(zip(values[::2], values[1::2], strict=True))


class Canvas:
    """Pixels on which polygons are laid, with smooth edges."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.rows: Final = [[ground] * width for _ in range(height)]

    def lay(self, polygon: Sequence[Point], ink: Colour, opacity: float = 1) -> None:
        """Lay a polygon (in pixels) over what is there."""
        closed = [*polygon, polygon[0]]
        top, bottom = (int(edge(y for _, y in polygon)) for edge in (min, max))
        for y, row in enumerate(self.rows[max(0, top) : bottom + 1], max(0, top)):
            cover = [0.0] * len(row)
            for fine in range(FINE):
                _span(closed, y + (fine + 0.5) / FINE, cover)
            for x, part in enumerate(cover):
                if part:
                    share = min(1.0, part / FINE) * opacity
                    row[x] = _mixed(row[x], ink, share)

    def png(self) -> bytes:
        """The picture as a PNG file."""
        lines = b"".join(b"\0" + bytes(value for pixel in row for value in pixel) for row in self.rows)
        head = struct.pack(">IIBBBBB", len(self.rows[0]), len(self.rows), 8, 2, 0, 0, 0)
        parts = ((b"IHDR", head), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
            for name, body in parts
        )


def _mixed(under: Colour, over: Colour, share: float) -> Colour:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(under, over, strict=True))
    return red, green, blue


def _span(closed: Sequence[Point], y: float, cover: list[float]) -> None:
    """Add to each pixel how much of this scan line the polygon covers."""
    crossings = sorted(
        ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in pairwise(closed) if (ay <= y) != (by <= y)
    )
    for left, right in zip(crossings[::2], crossings[1::2], strict=True):
        for x in range(max(0, int(left)), min(len(cover), int(right) + 1)):
            cover[x] += max(0.0, min(right, x + 1) - max(left, x))


def home_screen(size: int, ground: str, ink: str) -> Canvas:
    """The rose in the middle of a square, with room around it."""
    canvas = Canvas(size, size, colour(ground))
    lay_rose(canvas, size / 2, size / 2, size / 64 * 0.7, ink)
    return canvas


def lay_rose(canvas: Canvas, x: float, y: float, unit: float, ink: str) -> None:
    """The rose around a point; its box is 64 units wide."""

    def scaled(points: Sequence[Point]) -> list[Point]:
        return [(x + (px - 32) * unit, y + (py - 32) * unit) for px, py in points]

    canvas.lay(scaled(corners(star(32, 32, 22, 7, 45))), colour(ink), 0.45)
    canvas.lay(scaled(corners(star(32, 32, 31, 8.4))), colour(ink))
    canvas.lay(scaled([(32, 32), (26, 26), (32, 1)]), colour(FACE), 0.5)
