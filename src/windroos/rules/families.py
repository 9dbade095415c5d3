"""Which hands of sets the patterns of the books are about, as shapes: what a hand can be planned for.

Each pattern says its shapes beside it (`windroos.rules.patterns.shaped`). Here they stand together in families, one for
each feature: a `Cell` is a shape with the patterns that count in each of its hands. Where the shape of one cell holds
that of another, a hand of the inner shape counts what the inner cell says. What a pattern is worth stands in the tables
of the books, and nowhere else (`windroos.rules.plans`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from windroos.distance.shapes import STANDARD, Shape
from windroos.hands import Meld
from windroos.rules.fans import pungs, whole_hand, winning_tile
from windroos.rules.patterns import gau, kinds, sets, whole
from windroos.rules.patterns.shaped import Feature, only, pungs_of
from windroos.rules.rule import Pattern
from windroos.tiles import BAMBOO, DRAGONS, GREENS, S1, SIMPLES, WINDS


class Cell(NamedTuple):
    """Hands of one shape, and the patterns that count in each of them, as often as they are named."""

    shape: Shape
    patterns: tuple[Pattern, ...]


Family = tuple[Cell, ...]
_SHAPED: Final = (*sets.SHAPED, *gau.SHAPED, *whole.SHAPED, *kinds.SHAPED, *whole_hand.SHAPED, *pungs.SHAPED)
_BESIDE: Final = {
    Feature.KINDS: only((GREENS | 1 << S1) & BAMBOO, GREENS & BAMBOO),
    Feature.RANKS: only(whole_hand.UPPER_FOUR & SIMPLES, whole_hand.LOWER_FOUR & SIMPLES),
    Feature.DRAGONS: pungs_of(DRAGONS, 1),
    Feature.WINDS: (*pungs_of(WINDS, 1), *pungs_of(WINDS, 2)),
}
"""Shapes in which patterns of several shapes come together, or that players ask for by themselves."""


@lru_cache(maxsize=64)
def families(seat: int, round_wind: int) -> tuple[Family, ...]:
    """What tiles alone decide. seat, round_wind: 0 E to 3 N, 4 the green dragon's round."""
    return tuple(_family(feature, seat, round_wind) for feature in Feature)


def _family(feature: Feature, seat: int, round_wind: int) -> Family:
    rows = [row for row in _SHAPED if row.feature == feature]
    shapes = [shape for row in rows if not callable(row.shapes) for shape in row.shapes]
    return tuple(
        Cell(shape, tuple(row.pattern for row in rows for _ in range(row.times(shape, seat, round_wind))))
        for shape in dict.fromkeys((*_BESIDE.get(feature, ()), *shapes))
    )


@lru_cache(maxsize=1024)
def concealed(melds: tuple[Meld, ...], drawn: bool = True) -> tuple[Family, ...]:
    """What is concealed, beside these sets. drawn: the player draws all that is missing, the last tile too."""
    return (tuple(_hidden(melds, drawn)), (Cell(STANDARD, tuple(_unclaimed(melds, drawn))),))


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
        yield from (whole.fully_concealed, winning_tile.fully_concealed_without_gates)
