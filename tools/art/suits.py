"""Characters, dots and bamboo; winds and dragons."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tools.art.brush import number as n
from tools.art.characters import character
from tools.art.ink import BLUE, FACE, GREEN, INK, RED, ROUND, beads, disc, line, ring, shape
from tools.art.letters import index, wind_index

Dot = tuple[float, float, float, str]
Cane = tuple[float, float, float, str, float]

DOTS: Final[Mapping[int, tuple[Dot, ...]]] = MappingProxyType(
    {
        2: ((34, 24, 12, GREEN), (34, 58, 12, BLUE)),
        3: ((27, 18, 9, BLUE), (36, 42, 9, RED), (46, 66, 9, GREEN)),
        4: ((27, 26, 9.2, BLUE), (48, 26, 9.2, GREEN), (27, 58, 9.2, GREEN), (48, 58, 9.2, BLUE)),
        5: ((26, 21, 8.4, BLUE), (49, 21, 8.4, GREEN), (37.5, 43, 8.4, RED), (26, 65, 8.4, GREEN), (49, 65, 8.4, BLUE)),
        6: tuple((x, y, 8.2, colour) for y, colour in ((18, GREEN), (44, RED), (64, RED)) for x in (27, 47)),
        7: (
            *((25 + 12.5 * k, 13 + 6.5 * k, 6.4, GREEN) for k in range(3)),
            *((x, y, 8, RED) for y in (46, 66) for x in (27, 47)),
        ),
        8: tuple((x, y, 7.6, BLUE) for y in (15, 33, 51, 69) for x in (27, 47)),
        9: tuple((x, y, 6.6, colour) for y, colour in ((26, GREEN), (47, RED), (68, BLUE)) for x in (20, 35.5, 51)),
    }
)
"""Where the dots lie (x, y, radius, ink). Red on 1 3 5 6 7 9, none on 2 4 8, as the rules of half colours want."""

STOUT: Final = 9.2
SLIM: Final = 7.4
"""How wide a cane is, where few stand and where many do."""

CANES: Final[Mapping[int, tuple[Cane, ...]]] = MappingProxyType(
    {
        2: ((34, 24, 30, GREEN, 0), (34, 59, 30, GREEN, 0)),
        3: ((34, 23, 30, GREEN, 0), (22, 59, 30, GREEN, 0), (46, 59, 30, GREEN, 0)),
        4: tuple((x, y, 30, GREEN, 0) for y in (24, 59) for x in (24, 45)),
        5: (*((x, y, 29, GREEN, 0) for y in (23, 61) for x in (24, 49)), (36.5, 42, 29, RED, 0)),
        6: tuple((x, y, 30, GREEN, 0) for y in (24, 59) for x in (22.5, 36, 49.5)),
        7: ((36, 15, 19, RED, 0), *((x, y, 21, GREEN, 0) for y in (39, 64) for x in (22.5, 36, 49.5))),
        8: (
            *((x, y, 29, GREEN, 0) for y in (26, 60) for x in (20, 53)),
            *((30.5 + 12 * k, y, 29, GREEN, turn * (1 - 2 * k)) for y, turn in ((26, 24), (60, -24)) for k in (0, 1)),
        ),
        9: tuple(
            (x, y, 21, colour, 0) for y in (17, 41.5, 66) for x, colour in ((23, GREEN), (36.5, RED), (50, GREEN))
        ),
    }
)
"""Where the canes stand (x, y, length, ink, turn in degrees). Green alone on 2 3 4 6 8, red on the others."""


def dot(x: float, y: float, radius: float, colour: str) -> str:
    """A dot. Red ones are solid blossoms, the others open rings: told apart without colour."""
    if colour == RED:
        petals = beads(x, y, radius * 0.52, radius * 0.17, 6)
        return f'{disc(x, y, radius, RED)}<g fill="{FACE}">{petals}{disc(x, y, radius * 0.2)}</g>'
    return ring(x, y, radius * 0.86, radius * 0.28, colour) + disc(x, y, radius * 0.36, colour)


def _one_dot() -> str:
    wreath = f'<g fill="{GREEN}">{beads(33, 43, 15, 3, 10)}</g>'
    return ring(33, 43, 20.7, 2.6, GREEN) + wreath + dot(33, 43, 10.5, RED)


def cane(x: float, y: float, length: float, colour: str, turn: float = 0, width: float = SLIM) -> str:
    """A cane with knots at its ends and in the middle. Red ones are solid, green ones have a light vein."""
    end, side, waist, knot = length / 2, width / 2, width / 2 - 1, width / 2 + 0.7
    data = (
        f"M{n(-side)} {n(2 - end)}Q0 {n(-end - 2.4)} {n(side)} {n(2 - end)}"
        f"L{n(waist)}-1.6 {n(knot)} 0 {n(waist)} 1.6 {n(side)} {n(end - 2)}"
        f"Q0 {n(end + 2.4)} {n(-side)} {n(end - 2)}L{n(-waist)} 1.6 {n(-knot)} 0 {n(-waist)}-1.6z"
    )
    vein = f'<path d="M0 {n(4 - end)}V-3.4M0 3.4V{n(end - 4)}" stroke="{FACE}" stroke-width="1.6" {ROUND}/>'
    rotate = f"rotate({n(turn)})" if turn else ""
    art = shape(data, colour) + ("" if colour == RED else vein)
    return f'<g transform="translate({n(x)} {n(y)}){rotate}">{art}</g>'


def _peacock() -> str:
    tail = ""
    for k, degrees in enumerate((-80, -58, -36, -14, 8)):
        angle = math.radians(degrees)
        x, y = 30 + 25 * math.sin(angle), 50 - 34 * math.cos(angle) * (0.86 if k < 2 else 1)
        tail += line(f"M32 56Q{n((31 + x) / 2 + 3)} {n((52 + y) / 2 - 3)} {n(x)} {n(y)}", GREEN, 2.2)
        tail += disc(x, y, 4, RED) + disc(x, y, 1.5, FACE)
    body = "M18 62Q24 46 38 48 42 46 41 38 41 31 47 31 51 32 51 36L55 38 51 40Q50 58 40 65 28 72 18 62z"
    return (
        f'<g transform="translate(5 2.5)">{tail}{shape(body, GREEN)}{disc(47.4, 35.6, 1.4, FACE)}'
        + line("M26 60Q34 66 42 56M29 55Q35 59 40 51", FACE, 1.4)
        + line("M47 31Q46 26 49 24M48 31Q50 27 53 26", RED, 1.6)
        + line("M30 67 28 74M28 74H24M28 74 31 73M37 66 37 74M37 74H33M37 74 40 73", RED, 1.8)
        + "</g>"
    )


def characters(rank: int) -> str:
    """A tile of the suit of characters: its number above ten thousand (drawn once, as `wan`)."""
    return character(str(rank), 21, 6, 32, 24, INK, 4.6) + '<use href="#wan"/>' + index(str(rank))


def ten_thousand() -> str:
    """What all characters share."""
    return f'<g id="wan">{character("ten thousand", 10, 35, 41, 40, RED, 3.1)}</g>'


def dots(rank: int) -> str:
    """A tile of the suit of dots."""
    art = _one_dot() if rank == 1 else "".join(dot(*where) for where in DOTS[rank])
    return art + index(str(rank))


def bamboo(rank: int) -> str:
    """A tile of the suit of bamboo; the one is a bird."""
    width = STOUT if rank <= 5 else SLIM
    art = _peacock() if rank == 1 else "".join(cane(*where, width) for where in CANES[rank])
    return art + index(str(rank))


def winds() -> tuple[str, str, str, str]:
    """East, south, west, north."""
    letters = (("east", "O", "E"), ("south", "Z", "S"), ("west", "W", "W"), ("north", "N", "N"))
    east, south, west, north = (character(name, 11, 25, 42, 46, INK, 4.8) + wind_index(*ix) for name, *ix in letters)
    return east, south, west, north


def dragons() -> tuple[str, str, str]:
    """White (an open frame), green, red."""
    frame = (
        f'<rect x="13" y="25" width="36" height="48" rx="3" fill="none" stroke="{BLUE}" stroke-width="4.4"/>'
        f'<path d="M19 31H43V67H19zM15 27 19 31M47 27 43 31M15 71 19 67M47 71 43 67" fill="none" stroke="{INK}"'
        f' stroke-width="1.8"/>'
    )
    green = character("prosper", 8, 24, 45, 49, GREEN, 3.2)
    red = character("centre", 12, 24, 38, 48, RED, 6)
    return frame + index("P", BLUE), green + index("G", GREEN), red + index("R", RED)
