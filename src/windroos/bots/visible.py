"""A hand as the players look at it: keys, kinds, and what its seat cannot see."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from windroos.bots.slots import WEIGHTS, keys_of
from windroos.hands import Meld
from windroos.play.model.actions import Call, Claim, Discard, Expose, Kong, PlayerAction, Replace
from windroos.play.model.events import NOBODY
from windroos.play.model.view import View, live_left
from windroos.tiles import KINDS

BONUS_TILES: Final = KINDS
"""Kinds from here on are seasons and flowers."""


class Tiles(NamedTuple):
    """The concealed tiles of a hand, without bonus tiles, and the sets that lie."""

    rack: tuple[int, ...]
    keys: int
    melds: tuple[Meld, ...]


class Claimed(NamedTuple):
    """What a claim or a kong would make of a hand: the tiles after it, one of which must go unless it is a kong."""

    action: PlayerAction
    tiles: Tiles
    discards: bool


def tiles_of(view: View) -> Tiles:
    """The tiles before this seat."""
    own = view.own
    rack = own.rack
    if rack and rack[-1] >= BONUS_TILES:
        rack = tuple(tile for tile in rack if tile < BONUS_TILES)
    melds = view.table.melds[view.seat] if rack and not own.covered else view.melds
    return _new(Tiles, (rack, keys_of(rack), melds))


_new: Final = tuple.__new__
"""Makes a NamedTuple at once, for what is made at every decision."""


def without(tiles: Tiles, *gone: int) -> Tiles:
    """The tiles after some have left the rack."""
    rack, keys = list(tiles.rack), tiles.keys
    for tile in gone:
        rack.remove(tile)
        keys -= WEIGHTS[tile]
    return _new(Tiles, (tuple(rack), keys, tiles.melds))


def claimed(tiles: Tiles, action: PlayerAction, tile: int) -> Claimed | None:
    """The hand after a claim (of this tile) or a kong; None for other actions."""
    if isinstance(action, Kong):
        return _konged(tiles, action)
    if not isinstance(action, Claim) or action.call not in _SETS:
        return None
    if action.call == Call.CHOW:
        meld = Meld("chow", action.tile)
        gone = [one for one in meld.tiles() if one != tile]
    else:
        meld = Meld("kong" if action.call == Call.KONG else "pung", tile)
        gone = [tile] * (3 if action.call == Call.KONG else 2)
    left = without(tiles, *gone)
    return Claimed(action, left._replace(melds=(*tiles.melds, meld)), action.call != Call.KONG)


_SETS: Final = (Call.CHOW, Call.PUNG, Call.KONG)


def _konged(tiles: Tiles, action: Kong) -> Claimed:
    kind = action.tile
    if tiles.rack.count(kind) == 4:
        left = without(tiles, *[kind] * 4)
        return Claimed(action, left._replace(melds=(*tiles.melds, Meld("kong", kind, open=False))), False)
    melds = tuple(
        meld._replace(kind="kong", added=True) if meld.kind == "pung" and meld.tile == kind else meld
        for meld in tiles.melds
    )
    return Claimed(action, without(tiles, kind)._replace(melds=melds), False)


def unseen(view: View) -> list[int]:
    """How many of each kind this seat cannot see."""
    left = [*_of_all(view.conduct.tiles)]
    for tile in view.own.rack:
        if tile < KINDS:
            left[tile] -= 1
    for thrown in view.table.discards:
        if thrown.taker == NOBODY and thrown.tile < KINDS:
            left[thrown.tile] -= 1
    for seat, melds in enumerate(view.table.melds):
        for meld in view.melds if seat == view.seat else melds:
            for tile in meld.tiles():
                left[tile] -= 1
    return left


@lru_cache(maxsize=8)
def _of_all(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """How many there are of each kind."""
    return tuple(tiles.count(kind) for kind in range(KINDS))


def duty(actions: tuple[PlayerAction, ...]) -> PlayerAction | None:
    """What goes before everything else on a strict table: a replacement tile to take, a bonus tile to lay out."""
    for action in actions:
        if isinstance(action, Replace | Expose):
            return action
    return None


def draws_left(view: View) -> int:
    """How many tiles this seat may still draw, about."""
    seats = view.table.seats
    return max(0, live_left(view.conduct, view.table) + seats - 1) // seats


def discard_kinds(actions: tuple[PlayerAction, ...]) -> list[int]:
    """The kinds that may be discarded, bonus tiles apart."""
    return [action.tile for action in actions if type(action) is Discard and action.tile < KINDS]
