"""The inks of the tiles, and small shapes drawn with them."""

from __future__ import annotations

import math
from typing import Final

from tools.art.brush import number as n

WIDTH: Final = 60
HEIGHT: Final = 80
INK: Final = "#1b2733"
RED: Final = "#b4232a"
GREEN: Final = "#12693a"
BLUE: Final = "#1c4a94"
GOLD: Final = "#c98a12"
RUST: Final = "#b5501b"
PINK: Final = "#c2304a"
VIOLET: Final = "#6c3f9c"
BARK: Final = "#5b4030"
FACE: Final = "#fdfaf0"
EDGE: Final = "#b9ae8f"
ROUND: Final = 'stroke-linecap="round"'


def disc(x: float, y: float, radius: float, fill: str = "") -> str:
    """A filled circle."""
    ink = f' fill="{fill}"' if fill else ""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}"{ink}/>'


def ring(x: float, y: float, radius: float, width: float, stroke: str) -> str:
    """An open circle; the radius is that of its middle line."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="none" stroke="{stroke}" stroke-width="{n(width)}"/>'


def line(data: str, stroke: str, width: float) -> str:
    """An open line with round ends."""
    return f'<path d="{data}" fill="none" stroke="{stroke}" stroke-width="{n(width)}" {ROUND}/>'


def shape(data: str, fill: str) -> str:
    """A filled shape."""
    return f'<path d="{data}" fill="{fill}"/>'


def beads(x: float, y: float, away: float, radius: float, count: int) -> str:
    """Small circles in a circle, the first to the right."""
    turns = [math.tau * k / count for k in range(count)]
    return "".join(disc(x + away * math.cos(a), y + away * math.sin(a), radius) for a in turns)


def star(x: float, y: float, radius: float, inner: float, turn: float = 0) -> str:
    """A star of four points, which a rose of winds is made of; the turn in degrees."""
    corners = []
    for k in range(8):
        angle, away = math.radians(45 * k + turn), (inner if k % 2 else radius)
        corners.append(f"{n(x + away * math.sin(angle))} {n(y - away * math.cos(angle))}")
    return f"M{'L'.join(corners)}z"
