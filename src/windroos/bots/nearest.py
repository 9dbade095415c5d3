"""The hands that are nearest: what every planning player looks at first."""

from __future__ import annotations

from typing import Final

from windroos.bots import plans
from windroos.bots.gather import Gathering, Masks, gatherings, masks_of
from windroos.bots.ladders import CLASS, KEY, MISSING, WEIGHTS
from windroos.bots.sight import Tiles
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

    __slots__ = ("_clock", "_far", "_groups", "_keys", "_lower")

    def __init__(self) -> None:
        self._groups: tuple[Group, ...] = ()
        self._keys = -1
        self._clock = 0
        self._lower: list[int] = []
        self._far = 0

    def look(self, view: View, tiles: Tiles, slack: int) -> Found:
        """The hands that lack at most `slack` tiles more than the nearest, for tiles of which one is to be discarded.

        Tell `discarded` what went, and the next look is quicker.
        """
        groups = groups_of(view, tiles)
        if groups is self._groups and tiles.keys - self._keys in _ONE_TILE:
            self._clock += 1
        else:
            self._groups, self._clock, self._far = groups, 0, 0
            self._lower = [0] * len(groups)
        found = near(groups, tiles.keys, slack, self._lower, self._clock)
        if not tiles.melds:
            most = (found[0][0] if found else NEVER) + slack
            if self._far - self._clock <= most:
                self._far = _gathered(view, tiles, found, slack) + self._clock
        return _only_near(found, slack)

    def discarded(self, tiles: Tiles, kind: int) -> None:
        """The tiles that were looked at last, and which of them went."""
        self._keys = tiles.keys - WEIGHTS[kind]


def look(view: View, tiles: Tiles, slack: int) -> Found:
    """The same without a memory, for any number of tiles."""
    groups = groups_of(view, tiles)
    found = near(groups, tiles.keys, slack, [0] * len(groups), 0)
    if not tiles.melds:
        _gathered(view, tiles, found, slack)
    return _only_near(found, slack)


def groups_of(view: View, tiles: Tiles) -> tuple[Group, ...]:
    """Everything that can still be made beside the sets that lie."""
    already = plans.fan_of(view.rules, view.seat, view.table.bonus[view.seat])
    return plans.groups(view.rules, view.seat, view.table.round, already, tiles.melds)


def near(groups: tuple[Group, ...], keys: int, slack: int, lower: list[int], clock: int) -> Found:
    """Targets not much farther than the nearest, which comes first; some that are a little farther may be left in.

    `lower[at] - clock` is what the targets of a group lack at least; it is brought up to date.
    """
    a, b, c, d = keys & KEY, keys >> 24 & KEY, keys >> 48 & KEY, keys >> 72
    best, most = NEVER, NEVER - 1
    found: Found = []
    for at, (m, p, s, two, three, ends) in enumerate(groups):
        if lower[at] - clock > most:
            continue
        x, y, w = m[a], p[b], s[c]
        rest = three[two[x & CLASS][y & CLASS]][w & CLASS]
        missing = x + y + w >> MISSING
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


def _gathered(view: View, tiles: Tiles, found: Found, slack: int) -> int:
    """Put the gatherings in that are near; what the nearest of all of them lacks."""
    held = masks_of(tiles.rack)
    least = NEVER
    for one in gatherings(view.rules, view.seat, view.table.round):
        lacking = one.distance(held)
        least = min(least, lacking)
        best = found[0][0] if found else NEVER
        if lacking < best:
            found.insert(0, (lacking, one))
        elif lacking <= best + slack:
            found.append((lacking, one))
    return least


def _only_near(found: Found, slack: int) -> Found:
    if not found:
        return found
    most = found[0][0] + slack
    return [one for one in found if one[0] <= most]


def lacking(aim: Aim, keys: int, held: Masks) -> int:
    """Tiles missing for one hand."""
    return aim.distance(keys) if type(aim) is Target else aim.distance(held)  # type: ignore[arg-type]  # one or other
