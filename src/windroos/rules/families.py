"""Which hands of sets the patterns of the books are about, as shapes: what a hand can be planned for.

A `Cell` says which patterns count in every hand of a shape. Cells that share a feature (the kinds of a hand, its pungs
of dragons, ...) stand together in a family: where the shape of one cell holds that of another, a hand of the inner
shape counts what the inner cell says. A hand gets something from each family, so what two families bring is added up.
What a pattern is worth stands in the tables of the books, and nowhere else (`windroos.rules.plans`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from windroos.distance.shapes import STANDARD, Shape
from windroos.hands import GREEN_DRAGON_ROUND, Meld
from windroos.rules import mcr_patterns as mcr
from windroos.rules.patterns import gau, kinds, sets, whole
from windroos.rules.rule import Pattern
from windroos.tiles import (
    ALL,
    BAMBOO,
    CHARACTERS,
    DOTS,
    DRAGONS,
    EAST,
    GREEN,
    GREENS,
    HONOURS,
    ORPHANS,
    RED,
    S1,
    SIMPLES,
    SUITED,
    TERMINALS,
    WHITE,
    WINDS,
    kinds_in,
)

SUITS: Final = (CHARACTERS, DOTS, BAMBOO)
PAIR_2_5_8: Final = sum(1 << 9 * suit + rank for suit in range(3) for rank in (1, 4, 7))


class Cell(NamedTuple):
    """Hands of one shape, and the patterns that count in each of them, as often as they are named."""

    shape: Shape
    patterns: tuple[Pattern, ...]


Family = tuple[Cell, ...]


@lru_cache(maxsize=64)
def families(seat: int, round_wind: int) -> tuple[Family, ...]:
    """What tiles alone decide. seat, round_wind: 0 E to 3 N, 4 the green dragon's round."""
    return (tuple(_kinds()), _RANKS, tuple(_dragons(round_wind)), tuple(_winds(seat, round_wind)), _SETS, _PAIRS)


@lru_cache(maxsize=1024)
def concealed(melds: tuple[Meld, ...], drawn: bool = True) -> tuple[Family, ...]:
    """What is concealed, beside these sets. drawn: the player draws all that is missing, the last tile too."""
    return (tuple(_hidden(melds, drawn)), (Cell(STANDARD, tuple(_unclaimed(melds, drawn))),))


_CLEAN: Final = (kinds.clean_without_terminals_alone, kinds.clean)
_HALF: Final = (*_CLEAN, kinds.half_flush, whole.sets_of_one_suit_and_honours)
_WITH_TERMINALS: Final = (kinds.honours_with_terminals, whole.sets_of_terminals_and_honours)
_ORPHANS: Final = (kinds.only_orphans, gau.orphans_beside_honours)


def _kinds() -> Iterator[Cell]:
    """One suit, honours, ones and nines, greens."""
    for suit in SUITS:
        yield Cell(Shape(allowed=suit | HONOURS), (*_HALF, mcr.half_flush_but_green))
        yield Cell(Shape(allowed=suit), (kinds.full_flush, kinds.pure, whole.sets_of_one_suit))
        yield Cell(
            Shape(allowed=suit & TERMINALS | HONOURS),
            (
                *_HALF,
                mcr.half_flush_but_green,
                *_WITH_TERMINALS,
                *_ORPHANS,
                kinds.honours_with_terminals_of_one_suit,
            ),
        )
    yield Cell(Shape(allowed=HONOURS), (kinds.only_honours, kinds.pure, whole.sets_of_honours, kinds.only_orphans))
    yield Cell(Shape(allowed=ORPHANS), (*_CLEAN, *_WITH_TERMINALS, *_ORPHANS))
    yield Cell(
        Shape(allowed=TERMINALS, max_chows=0),
        (kinds.clean, kinds.only_terminals, whole.pungs_of_terminals, *_ORPHANS),
    )
    bird, green = (whole.sets_of_green_or_bird, kinds.only_green_or_bird), (whole.sets_of_green, kinds.only_green)
    full = (kinds.full_flush, kinds.pure, whole.sets_of_one_suit)
    yield Cell(Shape(allowed=GREENS | 1 << S1), (*bird, *_HALF, mcr.half_flush_but_green))
    yield Cell(Shape(allowed=(GREENS | 1 << S1) & BAMBOO), (*bird, *full))
    yield Cell(Shape(allowed=GREENS), (*bird, *green, *_HALF))
    yield Cell(Shape(allowed=GREENS & BAMBOO), (*bird, *green, *full))


_RANKS: Final = (
    Cell(Shape(allowed=SIMPLES), (kinds.only_simples,)),
    Cell(Shape(allowed=mcr.UPPER_FOUR), (mcr.upper_four,)),
    Cell(Shape(allowed=mcr.UPPER_FOUR & SIMPLES), (mcr.upper_four, kinds.only_simples)),
    Cell(Shape(allowed=mcr.UPPER_THREE), (mcr.upper_four, mcr.upper_tiles)),
    Cell(Shape(allowed=mcr.MIDDLE_THREE), (kinds.only_simples, mcr.middle_tiles)),
    Cell(Shape(allowed=mcr.LOWER_THREE), (mcr.lower_four, mcr.lower_tiles)),
    Cell(Shape(allowed=mcr.LOWER_FOUR & SIMPLES), (mcr.lower_four, kinds.only_simples)),
    Cell(Shape(allowed=mcr.LOWER_FOUR), (mcr.lower_four,)),
)


def _dragons(round_wind: int) -> Iterator[Cell]:
    """Pungs of dragons."""
    names = {WHITE: gau.white_dragon_pung, GREEN: gau.green_dragon_pung, RED: gau.red_dragon_pung}
    for number in (1, 2, 3):
        for chosen in combinations(names, number):
            patterns = (
                *(sets.dragon_pungs for _ in chosen),
                *(sets.at_most_two_dragon_pungs for _ in chosen[:2]),
                *(names[kind] for kind in chosen),
                *((sets.green_dragon_round_pung,) if round_wind == GREEN_DRAGON_ROUND and GREEN in chosen else ()),
                *((mcr.two_dragon_pungs,) if number == 2 else (whole.three_dragons,) if number == 3 else ()),
            )
            required = sum(1 << kind for kind in chosen)
            yield Cell(Shape(required=required), patterns)
            if number == 2:
                yield Cell(Shape(required=required, pairs=DRAGONS & ~required), (*patterns, whole.little_three_dragons))


def _winds(seat: int, round_wind: int) -> Iterator[Cell]:
    """Pungs of winds."""
    for number in (1, 2, 3, 4):
        for chosen in combinations(kinds_in(WINDS), number):
            patterns: tuple[Pattern, ...] = (
                *((sets.own_wind_pung,) if EAST + seat in chosen else ()),
                *((sets.round_wind_pung,) if EAST + round_wind in chosen and round_wind < GREEN_DRAGON_ROUND else ()),
                *((mcr.big_three_winds,) if number == 3 else (whole.four_winds,) if number == 4 else ()),
            )
            required = sum(1 << kind for kind in chosen)
            yield Cell(Shape(required=required), patterns)
            if number == 3:
                little = (*patterns, whole.little_four_winds)
                yield Cell(Shape(required=required, pairs=WINDS & ~required), little)
                yield Cell(
                    Shape(ALL & ~DRAGONS, required=required, pairs=WINDS & ~required),
                    (*little, whole.little_four_winds_without_dragons),
                )
            if number == 4:
                yield Cell(Shape(required=WINDS, pairs=SUITED), (*patterns, whole.four_winds_without_dragons))


_SETS: Final = (
    Cell(Shape(min_chows=4), (whole.four_chows,)),
    Cell(Shape(min_chows=4, pairs=SUITED), (whole.four_chows, mcr.all_chows)),
    Cell(Shape(max_chows=0), (whole.four_pungs,)),
)
_PAIRS: Final = (Cell(Shape(pairs=PAIR_2_5_8), (whole.pair_of_2_5_8,)),)


def _hidden(melds: tuple[Meld, ...], drawn: bool) -> Iterator[Cell]:
    """Concealed pungs that can still be made, and the concealed kongs that lie."""
    kongs = [meld for meld in melds if meld.kind == "kong"]
    laid = sum(not meld.open for meld in kongs)
    open_pungs = sum(meld.open for meld in melds if meld.kind == "pung")
    open_kongs = sum(meld.open for meld in kongs)
    three_kongs = (sets.three_hidden_kongs,) if laid >= 3 else ()
    four_kongs = (sets.four_kongs,) if len(kongs) == 4 else ()
    always: tuple[Pattern, ...] = (*three_kongs, *four_kongs, *((sets.four_hidden_kongs,) if laid == 4 else ()))
    least = min(4, laid + open_kongs)
    if least >= 3:
        made = ((sets.three_hidden_pungs_or_kongs,), (sets.four_hidden_pungs_or_kongs,))[: least - 2]
        always = (*always, *(pattern for one in made for pattern in one))
    yield Cell(STANDARD, always)
    for chows in (1, 0):
        strict = 4 - chows - open_pungs - open_kongs
        loose = 4 - chows - open_pungs
        patterns = (
            *((sets.three_hidden_pungs,) if strict >= 3 else ()),
            *((sets.four_hidden_pungs,) if strict >= 4 else ()),
            *((sets.three_hidden_pungs_or_kongs,) if loose >= 3 else ()),
            *((sets.four_hidden_pungs_or_kongs,) if loose >= 4 else ()),
            *((whole.hidden_treasure,) if chows == 0 and not melds else ()),
            *((whole.hidden_treasure_self_drawn,) if chows == 0 and not melds and drawn else ()),
        )
        yield Cell(Shape(max_chows=chows), (*dict.fromkeys((*patterns, *always)),))


def _unclaimed(melds: tuple[Meld, ...], drawn: bool) -> Iterator[Pattern]:
    """What counts whatever the tiles are: that nothing is claimed, and that the last tile is drawn."""
    closed = not any(meld.open for meld in melds)
    if drawn:
        yield whole.self_drawn
    if closed:
        yield from (whole.concealed_sets, whole.concealed_hand)
    if drawn and closed:
        yield from (whole.fully_concealed, mcr.fully_concealed_without_gates)
