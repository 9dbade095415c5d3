"""A player that takes the shortest way to a hand it may go out with, and looks at nothing but its own tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from windroos.bots.chance import is_mahjong
from windroos.bots.gather import Masks, masks_of
from windroos.bots.ladders import KEY, WEIGHTS
from windroos.bots.nearest import Aim, Found, Nearest, look
from windroos.bots.player import Choice, Reason
from windroos.bots.sight import Tiles, claimed, discard_kinds, tiles_of
from windroos.bots.targets import Target
from windroos.play.actions import Discard, PlayerAction
from windroos.play.view import View
from windroos.tiles import EAST

_MOST: Final = 3
"""So many of the nearest hands are looked at when a tile is chosen."""


class GreedyPlayer:
    """Nearest to a legal hand: it claims what brings it nearer, and discards what its nearest hands need least."""

    __slots__ = ("_nearest", "name")

    def __init__(self) -> None:
        self.name = "greedy"
        self._nearest = Nearest()

    def decide(self, view: View, actions: tuple[PlayerAction, ...]) -> Choice:
        """One of the actions."""
        for action in actions:
            if is_mahjong(action):
                return Choice(action, Reason("mahjong"))
        if type(actions[0]) is not Discard:
            return _answer(view, actions)
        tiles = tiles_of(view)
        found = self._nearest.look(view, tiles, 0)
        for action in actions:
            if type(action) is not Discard and _brings_nearer(view, tiles, action, found, 0):
                return Choice(action, Reason("kong"))
        kinds = discard_kinds(actions)
        if not kinds or not found:
            return Choice(actions[0])
        kind = _least_needed(tiles, kinds, found)
        self._nearest.discarded(tiles, kind)
        missing, aim = found[0]
        return Choice(Discard(view.seat, kind), Reason("nearest", (("hand", aim_name(aim)), ("missing", missing))))

    def close(self) -> None:
        """Nothing to leave behind."""


def aim_name(aim: Aim) -> str:
    """What a hand is called, a key of `windroos.text.bots`."""
    return aim.wish.name if isinstance(aim, Target) else aim.name


def _answer(view: View, actions: tuple[PlayerAction, ...]) -> Choice:
    """The first claim that brings the hand nearer; else the first action, which is to pass or to draw."""
    if len(actions) == 1:
        return Choice(actions[0])
    tiles = tiles_of(view)
    found = look(view, tiles, 0)
    for action in actions:
        if _brings_nearer(view, tiles, action, found, 1):
            return Choice(action, Reason("nearer", (("missing", found[0][0] - 1),)))
    return Choice(actions[0], Reason("no_nearer"))


def _brings_nearer(view: View, tiles: Tiles, action: PlayerAction, found: Found, by: int) -> bool:
    """Whether a claim or kong brings one of the nearest hands `by` tiles nearer: no other hand can be the nearest."""
    made = claimed(view, tiles, action)
    if made is None:
        return False
    grown = made.tiles.melds[: len(tiles.melds)] == tiles.melds and len(made.tiles.melds) > len(tiles.melds)
    for missing, aim in found:
        after = aim.after(made.tiles.melds[-1]) if isinstance(aim, Target) and grown else aim
        if isinstance(after, Target) and after.distance(made.tiles.keys) <= missing - by:
            return True
    return False


def _least_needed(tiles: Tiles, kinds: list[int], found: Found) -> int:
    """The loneliest kind without which all of the nearest hands are as near as before, or most of them."""
    best, most = kinds[0], -1
    for kind in sorted(kinds, key=lambda kind: lonely(tiles.keys, kind), reverse=True):
        keys = tiles.keys - WEIGHTS[kind]
        unharmed = 0
        for missing, aim in found[:_MOST]:
            unharmed += (aim.distance(keys) if isinstance(aim, Target) else aim.distance(_less(tiles, kind))) <= missing
        if unharmed > most:
            best, most = kind, unharmed
            if unharmed == len(found[:_MOST]):
                break
    return best


def _less(tiles: Tiles, kind: int) -> Masks:
    rack = list(tiles.rack)
    rack.remove(kind)
    return masks_of(tuple(rack))


def lonely(keys: int, kind: int) -> int:
    """How little a tile has to do with the others of its suit: more is lonelier."""
    suit, rank = divmod(kind, 9)
    return _lonely(keys >> 24 * suit & KEY)[rank] if kind < EAST else _alone(keys >> 72)[rank]


@lru_cache(maxsize=1 << 15)
def _lonely(key: int) -> tuple[int, ...]:
    """For each rank of a suit."""
    held = [0, 0]
    for _ in range(9):
        key, count = divmod(key, 5)
        held.append(count)
    held += [0, 0]
    return tuple(
        10 - 4 * held[at] - 3 * (held[at - 1] + held[at + 1]) - held[at - 2] - held[at + 2] + abs(at - 6)
        for at in range(2, 11)
    )


@lru_cache(maxsize=1 << 15)
def _alone(key: int) -> tuple[int, ...]:
    """For each of the honours."""
    return tuple(14 - 5 * (key // 5**rank % 5) for rank in range(7))
