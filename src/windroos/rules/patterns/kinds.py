"""Which kinds of tiles a hand holds: suits, honours, ones and nines, greens.

A pattern says how often something counts (0: not at all). A function that ends in `_tiles` gives the mask of the kinds
it is about, for explanations. All run unchanged in plain Python and compiled.
"""

from __future__ import annotations

from typing import Final

from windroos.reading.facts import Facts
from windroos.rules.patterns.shaped import (
    NOTHING_BUT_HONOURS,
    ONE_SUIT,
    ONE_SUIT_AND_HONOURS,
    PUNGS_OF_TERMINALS,
    SUITS,
    Feature,
    Shaped,
    only,
)
from windroos.tiles import BAMBOO, CHARACTERS, DOTS, GREENS, HONOURS, ORPHANS, S1, SIMPLES, TERMINALS


def suits(f: Facts) -> int:
    """How many of the three suits are present."""
    return int(f.lay.kinds & CHARACTERS != 0) + int(f.lay.kinds & DOTS != 0) + int(f.lay.kinds & BAMBOO != 0)


def half_flush(f: Facts) -> int:
    """One suit together with winds or dragons."""
    return int(suits(f) == 1 and f.lay.kinds & HONOURS != 0)


def full_flush(f: Facts) -> int:
    """One suit and nothing else."""
    return int(suits(f) == 1 and f.lay.kinds & HONOURS == 0)


def only_honours(f: Facts) -> int:
    """Winds and dragons only."""
    return int(f.lay.kinds & ~HONOURS == 0)


def only_terminals(f: Facts) -> int:
    """Ones and nines only."""
    return int(f.lay.kinds & ~TERMINALS == 0)


def only_orphans(f: Facts) -> int:
    """Ones, nines, winds and dragons only, whichever of these."""
    return int(f.lay.kinds & ~ORPHANS == 0)


def honours_with_terminals(f: Facts) -> int:
    """Winds or dragons together with ones or nines, and nothing else."""
    return int(f.lay.kinds & ~ORPHANS == 0 and f.lay.kinds & HONOURS != 0 and f.lay.kinds & TERMINALS != 0)


def honours_with_terminals_of_one_suit(f: Facts) -> int:
    """Winds or dragons together with ones or nines of one suit."""
    return int(honours_with_terminals(f) == 1 and suits(f) == 1)


def only_simples(f: Facts) -> int:
    """Tiles 2-8 only."""
    return int(f.lay.kinds & ~SIMPLES == 0)


def only_green(f: Facts) -> int:
    """Bamboo 2, 3, 4, 6, 8 and green dragons only."""
    return int(f.lay.kinds & ~GREENS == 0)


def only_green_or_bird(f: Facts) -> int:
    """The same, with bamboo 1 allowed too."""
    return int(f.lay.kinds & ~(GREENS | 1 << 18) == 0)


def clean_without_terminals_alone(f: Facts) -> int:
    """One suit with winds or dragons; or winds or dragons with ones or nines."""
    return int(half_flush(f) == 1 or honours_with_terminals(f) == 1)


def clean(f: Facts) -> int:
    """The same, and a loser's ones and nines alone."""
    return int(clean_without_terminals_alone(f) == 1 or only_terminals(f) == 1)


def pure(f: Facts) -> int:
    """One suit alone, or winds and dragons alone."""
    return int(full_flush(f) == 1 or only_honours(f) == 1)


_CLEAN: Final = (*ONE_SUIT_AND_HONOURS, *only(ORPHANS))
_PURE: Final = (*ONE_SUIT, *NOTHING_BUT_HONOURS)
SHAPED: Final = (
    Shaped(Feature.KINDS, only_green_or_bird, only(GREENS | 1 << S1)),
    Shaped(Feature.KINDS, only_green, only(GREENS)),
    Shaped(Feature.KINDS, clean_without_terminals_alone, _CLEAN, but=(*_PURE, *PUNGS_OF_TERMINALS)),
    Shaped(Feature.KINDS, clean, _CLEAN, but=_PURE),
    Shaped(Feature.KINDS, half_flush, ONE_SUIT_AND_HONOURS, but=_PURE),
    Shaped(Feature.KINDS, only_honours, NOTHING_BUT_HONOURS),
    Shaped(Feature.KINDS, full_flush, ONE_SUIT),
    Shaped(Feature.KINDS, pure, _PURE),
    Shaped(Feature.KINDS, honours_with_terminals, only(ORPHANS), but=(*NOTHING_BUT_HONOURS, *PUNGS_OF_TERMINALS)),
    Shaped(Feature.KINDS, only_terminals, PUNGS_OF_TERMINALS),
    Shaped(Feature.KINDS, only_orphans, only(ORPHANS)),
    Shaped(
        Feature.KINDS,
        honours_with_terminals_of_one_suit,
        only(*(suit & TERMINALS | HONOURS for suit in SUITS)),
        but=NOTHING_BUT_HONOURS,
    ),
    Shaped(Feature.RANKS, only_simples, only(SIMPLES)),
)
"""Which hands can be planned for them."""
