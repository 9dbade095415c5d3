"""The hands that are nearest: what every planning player looks at first."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.bots import plans
from windroos.bots.gather import Gathering, gatherings, masks_of
from windroos.bots.sight import Tiles
from windroos.bots.slots import CLASS, KEY, MISSING, WEIGHTS
from windroos.bots.targets import NEVER, Group, Target
from windroos.play.view import View

Aim = Target | Gathering
Found = list[tuple[int, Aim]]
"""Hands to work for, each with the tiles it lacks."""

_ONE_TILE: Final = frozenset(WEIGHTS)


class Nearest:
    """Finds the nearest hands; what it remembers of the turn before only saves looking them all up again.

    One more tile brings no hand nearer by more than one tile. So a hand that was far away a turn ago need not be
    looked at now.
    """

    __slots__ = ("_best", "_clock", "_groups", "_keys", "_lean", "_lower", "_most")

    def __init__(self, lean: bool = False) -> None:
        """`lean` leaves out hands that are part of another and only worth more."""
        self._lean = lean
        self._groups: tuple[Group, ...] = ()
        self._keys = -1
        self._clock = 0
        self._lower: list[int] = []
        self._most: list[int] = []
        self._best = 0

    def look(self, view: View, tiles: Tiles, slack: int) -> Found:
        """The hands that lack at most `slack` tiles more than the nearest.

        Tell `discarded` what went, and the next look is quicker.
        """
        groups = groups_of(view, tiles, self._lean)
        if groups is not self._groups:
            self._groups, self._keys = groups, -1
        if tiles.keys != self._keys:
            if self._keys >= 0 and tiles.keys - self._keys in _ONE_TILE:
                self._clock += 1
            else:
                self._clock, self._lower, self._most, self._best = 0, [0] * len(groups), [0] * 32, NEVER - 2
            self._keys = tiles.keys
        found = _look(view, tiles, groups, slack, _Bounds(self._lower, self._most, self._clock, self._best + 1))
        self._best = found[0][0] if found else NEVER - 2
        return found

    def discarded(self, tiles: Tiles, kind: int) -> None:
        """The tiles that were looked at last, and which of them went."""
        self._keys = tiles.keys - WEIGHTS[kind]


class _Bounds(NamedTuple):
    """What the targets of each group, and each gathering, lack at least when the clock is taken off.

    best    what the nearest hand lacks at most
    """

    groups: list[int]
    gatherings: list[int]
    clock: int
    best: int


def look(view: View, tiles: Tiles, slack: int, lean: bool = False) -> Found:
    """The same without a memory."""
    groups = groups_of(view, tiles, lean)
    return _look(view, tiles, groups, slack, _Bounds([0] * len(groups), [0] * 32, 0, NEVER - 1))


def groups_of(view: View, tiles: Tiles, lean: bool = False) -> tuple[Group, ...]:
    """Everything that can still be made beside the sets that lie."""
    already = plans.fan_of(view.rules, view.seat, view.table.bonus[view.seat])
    return plans.groups(plans.Place(view.rules, view.seat, view.table.round, already, lean), tiles.melds)


def _look(view: View, tiles: Tiles, groups: tuple[Group, ...], slack: int, bounds: _Bounds) -> Found:
    found = near(groups, tiles.keys, slack, bounds)
    if not tiles.melds:
        _gathered(view, tiles, found, slack, bounds)
    if not slack or not found:
        best = found[0][0] if found else 0
        return [one for one in found if one[0] == best]
    most = found[0][0] + slack
    return [one for one in found if one[0] <= most]


def near(groups: tuple[Group, ...], keys: int, slack: int, bounds: _Bounds) -> Found:
    """Targets not much farther than the nearest, which comes first; some that are a little farther may be left in."""
    lower, _, clock, highest = bounds
    a, b, c, d = keys & KEY, keys >> 24 & KEY, keys >> 48 & KEY, keys >> 72
    best, most = NEVER, min(NEVER - 1, highest + slack)
    found: Found = []
    for at, (m, p, s, two, three, ends) in enumerate(groups):
        if lower[at] - clock > most:
            continue
        x, y, w = m[a], p[b], s[c]
        missing = x + y + w >> MISSING
        if missing > most:
            lower[at] = missing + clock
            continue
        rest = three[two[x & CLASS][y & CLASS]][w & CLASS]
        least = NEVER
        for z, short, target in ends:
            v = z[d]
            lacking = short[rest][v & CLASS] + (v >> MISSING) + missing
            if lacking < least:  # noqa: PLR1730  # quicker than min(), and this is the innermost loop
                least = lacking
            if lacking <= most:
                if lacking < best:
                    best, most = lacking, lacking + slack
                    found.insert(0, (lacking, target))
                else:
                    found.append((lacking, target))
        lower[at] = least + clock
    return found


def _gathered(view: View, tiles: Tiles, found: Found, slack: int, bounds: _Bounds) -> None:
    """Put the gatherings in that are near."""
    _, lower, clock, _ = bounds
    best = found[0][0] if found else NEVER
    held = None
    for at, one in enumerate(gatherings(view.rules, view.seat, view.table.round)):
        if lower[at] - clock > best + slack:
            continue
        held = held or masks_of(tiles.keys)
        lacking = one.distance(held)
        lower[at] = lacking + clock
        if lacking < best:
            best = lacking
            found.insert(0, (lacking, one))
        elif lacking <= best + slack:
            found.append((lacking, one))


def lacking(aim: Aim, keys: int) -> int:
    """Tiles missing for one hand."""
    return aim.distance(keys) if isinstance(aim, Target) else aim.distance(masks_of(keys))
