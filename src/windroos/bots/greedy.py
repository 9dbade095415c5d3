"""A player that takes the shortest way to a hand it may go out with, and looks at nothing but its own tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Final

from windroos.bots.chance import is_mahjong
from windroos.bots.nearest import Aim, Found, Nearest, lacking
from windroos.bots.player import ChosenAction, Reason
from windroos.bots.slots import WEIGHTS, keys_of
from windroos.bots.targets import Target
from windroos.bots.visible import Tiles, duty, tiles_of
from windroos.hands import Meld, MeldKind
from windroos.play.model.actions import Call, Claim, Discard, Kong, PlayerAction
from windroos.play.model.view import View
from windroos.tiles import EAST, KINDS

_MOST: Final = 3
"""So many of the nearest hands are looked at when a tile is chosen."""


_TILE_OF: Final[Callable[[PlayerAction], int]] = attrgetter("tile")
_new: Final = tuple.__new__
"""Makes a NamedTuple at once, for what is made at every decision."""
_MAHJONG: Final = Reason("mahjong")
_NO_NEARER: Final = Reason("no_nearer")


class GreedyPlayer:
    """Nearest to a legal hand: it claims what brings it nearer, and discards what its nearest hands need least."""

    __slots__ = ("_nearest", "name")

    def __init__(self) -> None:
        self.name = "greedy"
        self._nearest = Nearest(lean=True)

    def decide(self, view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction:
        """One of the actions."""
        discards: Sequence[PlayerAction] = actions
        others: list[PlayerAction] = []
        if [*map(type, actions)].count(Discard) < len(actions):
            discards = [action for action in actions if type(action) is Discard]
            others = [action for action in actions if type(action) is not Discard]
            for action in others:
                if is_mahjong(action):
                    return ChosenAction(action, _MAHJONG)
            first = duty(actions) if view.conduct.strict or view.conduct.kong_any_time else None
            if first is not None:
                return ChosenAction(first)
            if not discards:
                return self._answer(view, actions)
        tiles = tiles_of(view)
        found = self._nearest.look(view, tiles, 0)
        for action in others:
            if _brings_nearer(tiles, action, found, 0, -1):
                return ChosenAction(action, Reason("kong"))
        kinds = [*map(_TILE_OF, discards)]
        if kinds[-1] >= KINDS and view.conduct.bonus_optional:
            discards = [action for action in discards if _TILE_OF(action) < KINDS]
            kinds = [*map(_TILE_OF, discards)]
        if not kinds or not found:
            return ChosenAction(actions[0])
        kind, as_near = _least_needed(tiles, kinds, found[:_MOST])
        self._nearest.discarded(tiles, kind, as_near)
        missing, aim = found[0]
        return _new(ChosenAction, (discards[kinds.index(kind)], _because(aim_name(aim), missing)))

    def _answer(self, view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction:
        """The first claim that brings the hand nearer; else the first action, which is to pass or to draw."""
        if len(actions) == 1 or type(actions[0]) is not Claim:
            return ChosenAction(actions[0])
        tiles = tiles_of(view)
        found = self._nearest.look(view, tiles, 0)
        tile = view.table.discards[-1].tile
        for action in actions:
            if _brings_nearer(tiles, action, found, 1, tile):
                return ChosenAction(action, Reason("nearer", (("missing", found[0][0] - 1),)))
        return _new(ChosenAction, (actions[0], _NO_NEARER))

    def close(self) -> None:
        """Nothing to leave behind."""


@lru_cache(maxsize=1 << 10)
def _because(hand: str, missing: int) -> Reason:
    """Why a tile is discarded: the same reasons come again at every turn."""
    return Reason("nearest", (("hand", hand), ("missing", missing)))


def aim_name(aim: Aim) -> str:
    """What a hand is called: an entry of its book, or a key of `windroos.text.bots`."""
    return aim.wish.name if isinstance(aim, Target) else aim.name


def _brings_nearer(tiles: Tiles, action: PlayerAction, found: Found, by: int, tile: int) -> bool:
    """Whether a claim (of this tile) or a kong brings one of the nearest hands `by` tiles nearer.

    No other hand can be the nearest after it: one tile more is all that a claim brings.
    """
    keys, meld = tiles.keys, None
    if type(action) is Claim and action.call in _SETS:
        meld = _claimed(action.call, action.tile if action.call == Call.CHOW else tile)
        keys += WEIGHTS[tile] - keys_of(meld.tiles())
    elif type(action) is Kong:
        four = tiles.rack.count(action.tile) == 4
        meld = Meld("kong", action.tile, open=False) if four else None  # else it goes to a pung that lies
        keys -= WEIGHTS[action.tile] * (4 if four else 1)
    else:
        return False
    for missing, aim in found:
        target = aim if type(aim) is Target else None
        if target is not None and meld is not None:
            target = target.after(meld)
        if target is not None and target.distance(keys) <= missing - by:
            return True
    return False


_SETS: Final[dict[Call, MeldKind]] = {Call.CHOW: "chow", Call.PUNG: "pung", Call.KONG: "kong"}


@lru_cache(maxsize=128)
def _claimed(call: Call, tile: int) -> Meld:
    """The set that a claim lays out, with this lowest tile."""
    return Meld(_SETS[call], tile)


def _least_needed(tiles: Tiles, kinds: list[int], nearest: Found) -> tuple[int, bool]:
    """The loneliest kind without which all of these hands are as near as before, or else most; and whether any is."""
    keys = tiles.keys
    alone = (_LONELY - sum([_COMPANY[tile] for tile in tiles.rack])).to_bytes(KINDS, "little")
    best, most = kinds[0], -1
    for kind in sorted(kinds, key=alone.__getitem__, reverse=True):
        unharmed, left = 0, keys - WEIGHTS[kind]
        for missing, aim in nearest:
            if type(aim) is Target:  # most often it does not use the loneliest tile at all
                unharmed += not aim.allowed >> kind & 1 or aim.distance(left) <= missing
            else:
                unharmed += lacking(aim, left) <= missing
        if unharmed > most:
            best, most = kind, unharmed
            if unharmed == len(nearest):
                break
    return best, most > 0


def _company(tile: int, kind: int) -> int:
    """How much a tile has to do with those of a kind: it is one, or stands one or two ranks beside it."""
    if tile >= EAST or kind >= EAST:
        return 5 * (tile == kind)
    return _BY_RANKS.get(abs(tile - kind), 0) if tile // 9 == kind // 9 else 0


_BY_RANKS: Final = {0: 4, 1: 3, 2: 1}
_COMPANY: Final = tuple(
    int.from_bytes(bytes(_company(tile, kind) for kind in range(KINDS)), "little") for tile in range(KINDS)
)
"""What each tile takes from how lonely the kinds are: one number with a byte for each of them."""
_LONELY: Final = int.from_bytes(bytes(74 + abs(kind % 9 - 4) if kind < EAST else 78 for kind in range(KINDS)), "little")
"""How lonely each kind is among no others, with so much added that no hand takes more from it."""
