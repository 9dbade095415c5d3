"""The tiles: 34 kinds, four of each, and eight bonus tiles that are alone.

Kinds are small integers, in the order of the text notation:
0-8 characters 1-9 (`m`), 9-17 dots (`p`), 18-26 bamboo (`s`), 27-30 winds E S W N (`1z`-`4z`),
31 white, 32 green, 33 red dragon (`5z`-`7z`), 34-37 seasons spring..winter (`f1`-`f4`),
38-41 flowers plum, orchid, chrysanthemum, bamboo (`g1`-`g4`).
"""

from __future__ import annotations

from typing import Final

KINDS: Final = 34
BONUS_KINDS: Final = 8
M1, P1, S1 = 0, 9, 18
EAST, SOUTH, WEST, NORTH = 27, 28, 29, 30
WHITE, GREEN, RED = 31, 32, 33
SEASONS, FLOWERS = 34, 38

SUIT: Final = 0x1FF
CHARACTERS, DOTS, BAMBOO = SUIT, SUIT << 9, SUIT << 18
SUITED: Final = CHARACTERS | DOTS | BAMBOO
WINDS, DRAGONS = 0xF << EAST, 0x7 << WHITE
HONOURS: Final = WINDS | DRAGONS
TERMINALS: Final = 0x101 | 0x101 << 9 | 0x101 << 18
ORPHANS: Final = TERMINALS | HONOURS
SIMPLES: Final = SUITED & ~TERMINALS
GREENS: Final = 0b010101110 << 18 | 1 << GREEN
ALL: Final = (1 << KINDS) - 1

WALL_136: Final = tuple(kind for kind in range(KINDS) for _ in range(4))
WALL_144: Final = (*WALL_136, *range(SEASONS, SEASONS + BONUS_KINDS))
WALL_96: Final = tuple(kind for kind in WALL_136 if kind >= P1 and kind != NORTH)
"""Three players (Groene Hart 2011, p. 19): no characters and no North."""

_SYMBOLS = (
    *(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)),
    *(f"{rank}z" for rank in range(1, 8)),
    *(f"f{number}" for number in range(1, 5)),
    *(f"g{number}" for number in range(1, 5)),
)
_UNICODE = (
    *(chr(0x1F007 + rank) for rank in range(9)),
    *(chr(0x1F019 + rank) for rank in range(9)),
    *(chr(0x1F010 + rank) for rank in range(9)),
    *(chr(0x1F000 + wind) for wind in range(4)),
    *(chr(point) for point in (0x1F006, 0x1F005, 0x1F004)),
    *(chr(0x1F026 + season) for season in range(4)),
    *(chr(point) for point in (0x1F022, 0x1F023, 0x1F025, 0x1F024)),
)


def symbol(kind: int) -> str:
    """The notation of one tile: `5p`, `7z`, `f1`."""
    return _SYMBOLS[kind]


def unicode_tile(kind: int) -> str:
    """The tile as a Unicode character."""
    return _UNICODE[kind]


def kind_of(text: str) -> int | None:
    """The kind that a symbol stands for, or None."""
    return _KIND_OF.get(text)


def kinds_in(mask: int) -> tuple[int, ...]:
    """The kinds whose bits are set, in order."""
    return tuple(kind for kind in range(KINDS) if mask >> kind & 1)


_KIND_OF = {text: kind for kind, text in enumerate(_SYMBOLS)}
