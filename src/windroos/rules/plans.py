"""Plans: the shapes of hands with which a player may go out, so that `windroos.distance.nearest` counts to a legal one.

A plan is a tuple of shapes for the concealed part of a hand, beside the sets that lie. It speaks of tiles alone:
doubles for the winning tile's circumstances are luck, and irregular hands have their own distances.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from windroos.bits import count
from windroos.distance import STANDARD, Shape
from windroos.hands import GREEN_DRAGON_ROUND, Meld
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
    SIMPLES,
    TERMINALS,
    WINDS,
    kinds_in,
)

Plan = tuple[Shape, ...]


class Promise(NamedTuple):
    """A shape that is sure to bring so many doubles. Of one group (not "") only one counts."""

    doubles: int
    shape: Shape
    group: str = ""


_SUITS: Final = (CHARACTERS, DOTS, BAMBOO)
_PAIR_EXTRA: Final = sum(1 << 9 * suit + rank for suit in range(3) for rank in (1, 4, 7))


def beside(shapes: Plan, melds: tuple[Meld, ...]) -> Plan:
    """What is left to make of each shape beside these sets, without shapes that are part of another."""
    chows = tuple(meld.tile for meld in melds if meld.kind == "chow")
    pungs = tuple(meld.tile for meld in melds if meld.kind != "chow")
    left = [shape.beside(chows, pungs) for shape in shapes]
    return _widest(tuple(shape for shape in left if shape is not None))


def few_chows_or_four(melds: tuple[Meld, ...] = ()) -> Plan:
    """144 rules: at most one chow, or four (armoede; ruling M9)."""
    return beside((Shape(max_chows=1), Shape(min_chows=4)), melds)


@lru_cache(maxsize=1024)
def two_double_shapes(
    seat: int,
    round_wind: int,
    melds: tuple[Meld, ...] = (),
    minimum: int = 2,
    drawn: bool = True,
    open_kong_is_hidden: bool = True,
    four_pungs_double: int = 1,
    limits_exempt: bool = True,
) -> Plan:
    """The Dutch tournament rules: hands of sets with the minimum of doubles, or limit hands (NTS 2002, p. 10-12).

    seat, round_wind: 0 E to 3 N, 4 the green dragon's round. drawn: the player draws all that is missing, so that what
    he still makes is concealed; False leaves out the double for a fully concealed hand, and is a lower bound where
    concealed pungs are made. The rest are options N6, N7 and N16. The coiling snake, which has three doubles anyway,
    is not looked for.
    """
    promises = (
        *_honour_pungs(seat, round_wind),
        *_hidden(melds, open_kong_is_hidden),
        *_clean(),
        *_whole_hands(four_pungs_double),
    )
    if drawn and not any(meld.open for meld in melds):
        promises = (*promises, Promise(2, STANDARD))
    shapes = _enough(promises, minimum)
    if limits_exempt:
        shapes = (*shapes, *_limits())
    return beside(shapes, melds)


@lru_cache(maxsize=1024)
def fan_shapes(
    seat: int,
    round_wind: int,
    melds: tuple[Meld, ...] = (),
    minimum: int = 2,
    already: int = 0,
    terminals_extra: bool = False,
    pair_extra: bool = False,
) -> Plan:
    """Hong Kong: hands of sets with the minimum of fan when every missing tile is drawn (Fu Hing, p. 16-21, 34).

    already: fan that lie there, of seasons. The two extras are options of the book (ruling H23). Fan of the winning
    tile's circumstances are luck and not looked for, but for the one of drawing it.
    """
    already += 1 + int(not any(meld.open for meld in melds))
    if already >= minimum:
        return beside((STANDARD,), melds)
    extras = (
        *((Promise(1, Shape(allowed=ORPHANS)),) if terminals_extra else ()),
        *((Promise(1, Shape(pairs=_PAIR_EXTRA)),) if pair_extra else ()),
    )
    promises = (
        *_honour_pungs(seat, round_wind),
        Promise(1, Shape(min_chows=4)),
        Promise(3, Shape(max_chows=0)),
        *(Promise(3, Shape(allowed=suit | HONOURS), "clean") for suit in _SUITS),
        *extras,
    )
    return beside(_enough(promises, minimum - already), melds)


def _honour_pungs(seat: int, round_wind: int) -> tuple[Promise, ...]:
    """Pungs of dragons, of the own wind and of the round."""
    winds = {EAST + seat: 1}
    if round_wind != GREEN_DRAGON_ROUND:
        winds[EAST + round_wind] = winds.get(EAST + round_wind, 0) + 1
    dragons = {kind: 1 + int(round_wind == GREEN_DRAGON_ROUND and kind == GREEN) for kind in kinds_in(DRAGONS)}
    return tuple(Promise(doubles, Shape(required=1 << kind)) for kind, doubles in (*dragons.items(), *winds.items()))


def _hidden(melds: tuple[Meld, ...], open_kong_is_hidden: bool) -> tuple[Promise, ...]:
    """Three or four concealed pungs, and the kongs that lie already."""
    kongs = [meld for meld in melds if meld.kind == "kong"]
    pungs = sum(meld.open for meld in melds if meld.kind == "pung")
    if not open_kong_is_hidden:
        pungs += sum(meld.open for meld in kongs)
    found = []
    if pungs <= 1:
        found.append(Promise(1, Shape(max_chows=1 - pungs), "hidden"))
    if pungs == 0:
        found.append(Promise(2, Shape(max_chows=0), "hidden"))
    if sum(not meld.open for meld in kongs) >= 3:
        found.append(Promise(2, STANDARD, "hidden"))
    if len(kongs) == 4:
        found.append(Promise(3, STANDARD, "hidden"))
    return tuple(found)


def _clean() -> tuple[Promise, ...]:
    """Schoon, zeer schoon, zuiver: each shape holds the dearer ones too."""
    return (
        *(Promise(1, Shape(allowed=suit | HONOURS), "clean") for suit in _SUITS),
        Promise(1, Shape(allowed=ORPHANS), "clean"),
        *(Promise(2, Shape(allowed=suit & TERMINALS | HONOURS), "clean") for suit in _SUITS),
        *(Promise(3, Shape(allowed=suit), "clean") for suit in _SUITS),
        Promise(3, Shape(allowed=HONOURS), "clean"),
    )


def _whole_hands(four_pungs_double: int) -> tuple[Promise, ...]:
    """Bijzondere winstspelen."""
    little = [(group, kind) for group in (WINDS, DRAGONS) for kind in kinds_in(group)]
    return (
        *(Promise(1, Shape(required=group & ~(1 << kind), pairs=1 << kind)) for group, kind in little),
        Promise(1, Shape(min_chows=4)),
        Promise(four_pungs_double, Shape(max_chows=0)),
        Promise(1, Shape(allowed=SIMPLES)),
    )


def _limits() -> Plan:
    """Regelmatige limietspelen, which need no doubles."""
    return (
        Shape(required=WINDS),
        Shape(required=DRAGONS),
        Shape(allowed=GREENS),
        Shape(allowed=TERMINALS, max_chows=0),
    )


def _both(one: Shape, other: Shape) -> Shape | None:
    """The hands that have both shapes; None when there are none."""
    shape = Shape(
        one.allowed & other.allowed,
        one.chows & other.chows,
        one.pungs & other.pungs,
        one.pairs & other.pairs,
        one.required | other.required,
        max(one.min_chows, other.min_chows),
        min(one.max_chows, other.max_chows),
    )
    possible = (
        shape.required & ~(shape.allowed & shape.pungs) == 0
        and count(shape.required) + shape.min_chows <= 4
        and shape.min_chows <= shape.max_chows
        and shape.pairs & shape.allowed & ~shape.required != 0
    )
    return shape if possible else None


def _enough(promises: tuple[Promise, ...], minimum: int) -> Plan:
    """The shapes that bring the minimum of doubles, by any promises together."""
    found: dict[Shape, None] = {}
    partial: dict[tuple[Shape, int, frozenset[str]], None] = {(STANDARD, 0, frozenset()): None}
    for promise in promises:
        for shape, doubles, groups in list(partial):
            if doubles >= minimum or promise.group in groups:
                continue
            both = _both(shape, promise.shape)
            if both is not None:
                partial[both, doubles + promise.doubles, groups | {promise.group} - {""}] = None
    for shape, doubles, _ in partial:
        if doubles >= minimum:
            found[shape] = None
    return _widest(tuple(found))


def _within(one: Shape, other: Shape) -> bool:
    """Whether each hand of the one shape has the other."""
    return (
        one.allowed & ~other.allowed == 0
        and one.chows & ~other.chows == 0
        and one.pungs & ~other.pungs == 0
        and one.pairs & ~other.pairs == 0
        and other.required & ~one.required == 0
        and one.min_chows >= other.min_chows
        and one.max_chows <= other.max_chows
    )


def _widest(shapes: Plan) -> Plan:
    """The shapes that are not part of another one."""
    kept: list[Shape] = []
    for shape in sorted(set(shapes), key=_width, reverse=True):
        if not any(_within(shape, other) for other in kept):
            kept.append(shape)
    return tuple(kept)


def _width(shape: Shape) -> tuple[int, ...]:
    """Grows with each part that lets more hands in, so that a shape comes after all that hold it."""
    masks = (shape.allowed, shape.chows, shape.pungs, shape.pairs, ALL & ~shape.required)
    return (sum(count(mask) for mask in masks) + shape.max_chows - shape.min_chows, *shape)
