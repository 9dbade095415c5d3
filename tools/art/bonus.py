"""Seasons, a landscape in a medallion; flowers, a plant that grows from the ground."""

from __future__ import annotations

from typing import Final

from tools.art.brush import number as n
from tools.art.characters import character
from tools.art.ink import BARK, BLUE, FACE, GOLD, GREEN, PINK, RED, ROUND, RUST, VIOLET, disc, line, ring, shape
from tools.art.letters import index
from tools.art.suits import cane

HEART: Final = "#8a5a08"


def seasons() -> tuple[str, ...]:
    """Spring, summer, autumn, winter; each with its number on a round plate."""
    leaf = (
        "M30 37 33 44 39 41.5 38 48 45 49 40 54.5 42.5 59.5 34.6 59 30 63 25.4 59 17.5 59.5 20 54.5 15 49 22 48 21 41.5"
    )
    spring = line("M30 71V52", GREEN, 2.6)
    spring += shape("M30 60Q18 61 15 49 28 47 30 60M30 56Q40 56 44 44 31 43 30 56", GREEN)
    summer = disc(30, 52, 10.4, GOLD) + _around('<path d="M30 34.5V38"', 12, GOLD, 3)
    autumn = (
        shape(f"{leaf} 27 44z", RUST)
        + line("M30 70V47M30 58 23 51M30 58 37 51", FACE, 1.4)
        + line("M30 70V63", RUST, 2.4)
    )
    winter = _around('<path d="M30 52V36M30 43 25.6 39M30 43 34.4 39"', 6, BLUE, 2.5)
    arts = (("spring", spring), ("summer", summer), ("autumn", autumn), ("winter", winter))
    return tuple(
        ring(30, 52, 22, 1.8, BLUE) + art + character(name, 33, 6, 19, 20, BLUE, 1.9) + index(str(k), BLUE, "disc")
        for k, (name, art) in enumerate(arts, 1)
    )


def _around(mark: str, count: int, colour: str, width: float) -> str:
    turned = "".join(f'{mark} transform="rotate({360 * k // count} 30 52)"/>' for k in range(count))
    return f'<g stroke="{colour}" stroke-width="{n(width)}" fill="none" {ROUND}>{turned}</g>'


def flowers() -> tuple[str, ...]:
    """Plum, orchid, chrysanthemum, bamboo; each with its number on a plate with five petals."""
    arts = (("plum", _plum()), ("orchid", _orchid()), ("chrysanthemum", _chrysanthemum()), ("bamboo", _bamboo()))
    return tuple(
        art + character(name, 33, 6, 19, 20, RED, 1.8) + index(str(k), RED, "bloom")
        for k, (name, art) in enumerate(arts, 1)
    )


def _blossom(x: float, y: float, radius: float, petals: int, colour: str, wide: float = 0.42) -> str:
    size = f'rx="{n(radius * wide)}" ry="{n(radius * 0.46)}"'
    turned = "".join(
        f'<ellipse cx="{x}" cy="{n(y - radius * 0.6)}" {size} transform="rotate({360 * k // petals} {x} {y})"/>'
        for k in range(petals)
    )
    return f'<g fill="{colour}">{turned}</g>{disc(x, y, radius * 0.3, GOLD)}'


def _plum() -> str:
    branch = line("M14 74Q22 58 36 56 46 54 48 36M34 57Q28 48 20 46", BARK, 3)
    return branch + _blossom(20, 44, 9, 5, PINK) + _blossom(47, 36, 10, 5, PINK) + _blossom(42, 61, 8, 5, PINK)


def _orchid() -> str:
    leaves = line("M30 75Q14 66 8 46M30 75Q22 58 20 42M30 75Q44 66 54 52M30 75Q33 58 36 46", GREEN, 2.8)
    return leaves + _blossom(38, 42, 14, 3, VIOLET, 0.3)


def _chrysanthemum() -> str:
    stem = line("M31 76V56", GREEN, 3) + shape("M31 70Q20 72 14 64 25 60 31 70M31 68Q42 70 48 62 37 58 31 68", GREEN)
    petals = "".join(
        f'<path d="M31 47Q27 38 31 29 35 38 31 47" transform="rotate({30 * k} 31 47)"/>' for k in range(12)
    )
    return f'{stem}<g fill="{GOLD}" stroke="{FACE}" stroke-width=".8">{petals}</g>{disc(31, 47, 4, HEART)}'


def _bamboo() -> str:
    low = "M24 45Q12 44 8 54 20 56 24 45M38 47Q50 44 55 53 44 57 38 47"
    high = "M39 40Q48 34 55 38 47 45 39 40M24 39Q16 34 9 38 17 44 24 39"
    return cane(24, 55, 42, GREEN, -4, 5.4) + cane(38, 57, 38, GREEN, 4, 5.4) + shape(low + high, GREEN)
