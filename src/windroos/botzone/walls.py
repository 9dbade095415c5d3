"""The wall that our table would have had, for a hand of which it is known who drew which tile.

What nobody drew stands in any order: no rule asks for it.
"""

from __future__ import annotations

from collections import Counter

from windroos.botzone.course import Did, PlayedHand
from windroos.botzone.errors import BotzoneError
from windroos.play.model.wall import deal_positions, drawn_from, replaced_from
from windroos.rules.conduct import Conduct

_KONGS = (Did.KONG, Did.CONCEALED, Did.PROMOTED, Did.FLOWER)


def wall_of(conduct: Conduct, hand: PlayedHand) -> tuple[int, ...]:
    """The wall, in its order.

    Raises:
        BotzoneError: `botzone_first`, where East does not draw first; `botzone_tiles`, for a tile too many.
    """
    wall = dict[int, int]()
    front = 0
    first = _first(hand)
    for seat, places in enumerate(deal_positions(conduct)):
        rack, _ = _dealt(hand, seat)
        for place, tile in zip(places, (*rack, *(first[:1] if seat == 0 else ())), strict=True):
            wall[place] = tile
        front += len(places)
    back = 0
    for seat in range(len(hand.racks)):
        for tile in (*_dealt(hand, seat)[1], *(first[1:] if seat == 0 else ())):
            wall[replaced_from(conduct, front, back)] = tile
            back += 1
    before = None
    for deed in hand.deeds[len(first) :]:
        if deed.did in (Did.DRAW, Did.FLOWER):
            if before in _KONGS:
                wall[replaced_from(conduct, front, back)] = deed.tile
                back += 1
            else:
                wall[drawn_from(conduct, front, back)] = deed.tile
                front += 1
        before = deed.did
    return _filled(conduct, wall, hand.line)


def _first(hand: PlayedHand) -> tuple[int, ...]:
    """What East drew first, which our table deals: flowers, and the tile that it kept."""
    drawn: list[int] = []
    for deed in hand.deeds:
        if deed.seat != 0 or deed.did not in (Did.DRAW, Did.FLOWER):
            break
        drawn.append(deed.tile)
        if deed.did == Did.DRAW:
            return tuple(drawn)
    raise BotzoneError("botzone_first", line=hand.line)


def _dealt(hand: PlayedHand, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Thirteen tiles, flowers among them, and those that came in the place of these."""
    rack, flowers = hand.racks[seat], hand.flowers[seat]
    kept = len(rack) - len(flowers)
    return (*flowers, *rack[:kept]), rack[kept:]


def _filled(conduct: Conduct, wall: dict[int, int], line: int) -> tuple[int, ...]:
    left = Counter(conduct.tiles)
    left.subtract(wall.values())
    wrong = next((tile for tile, count in left.items() if count < 0), None)
    if wrong is not None:
        raise BotzoneError("botzone_tiles", tile=wrong, line=line)
    rest = iter(sorted(left.elements()))
    return tuple(wall[place] if place in wall else next(rest) for place in range(len(conduct.tiles)))
