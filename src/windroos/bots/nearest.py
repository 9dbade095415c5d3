"""The hands that are nearest: what every planning player looks at first."""

from __future__ import annotations

from typing import Final

from windroos.bots import plans
from windroos.bots.gather import Gathering, Masks, gatherings, masks_of
from windroos.bots.sight import Tiles
from windroos.bots.slots import CLASS, KEY, MISSING, WEIGHTS
from windroos.bots.targets import NEVER, Group, Target
from windroos.hands import Meld
from windroos.play.view import View

Aim = Target | Gathering
Found = list[tuple[int, Aim]]
"""Hands to work for, each with the tiles it lacks: the nearest first, those as near in the order of the plans."""

_ONE_TILE: Final = frozenset(WEIGHTS)


class Nearest:
    """Finds the nearest hands; what it remembers of the turn before only saves looking them all up again.

    One more tile brings no hand nearer by more than one tile. So a hand that was far away a turn ago need not be
    looked at now: `_due[d]` holds the places of what lacks at least d tiles, and every tile that comes moves all one
    down.
    """

    __slots__ = ("_best", "_due", "_found", "_groups", "_keys", "_lean", "_melds", "_others", "_place")

    def __init__(self, lean: bool = False) -> None:
        """`lean` leaves out hands that are part of another and only worth more."""
        self._lean = lean
        self._place: plans.Place | None = None
        self._melds: tuple[Meld, ...] = ()
        self._groups: tuple[Group, ...] = ()
        self._others: tuple[Gathering, ...] = ()
        self._keys = -1
        self._due: list[list[int]] = []
        self._best = 0
        self._found: tuple[int, Found] | None = None

    def look(self, view: View, tiles: Tiles, slack: int) -> Found:
        """The hands that lack at most `slack` tiles more than the nearest.

        Tell `discarded` what went, and the next look is quicker.
        """
        already = plans.fan_of(view.rules, view.seat, view.table.bonus[view.seat])
        place = plans.Place(view.rules, view.seat, view.table.round, already, self._lean)
        if tiles.melds != self._melds or place != self._place:
            self._place, self._melds, self._keys = place, tiles.melds, -1
            self._groups = plans.groups(place, tiles.melds)
            self._others = () if tiles.melds else gatherings(view.rules, view.seat, view.table.round)
        groups, others = self._groups, self._others
        if tiles.keys == self._keys:
            if self._found is not None and self._found[0] == slack:
                return self._found[1]
        elif self._keys >= 0 and tiles.keys - self._keys in _ONE_TILE:
            nearest = self._due.pop(0)
            self._due[0] += nearest
            self._due.append([])
        else:
            self._best, self._due = NEVER - 2, [[] for _ in range(NEVER + 1)]
            self._due[0] += range(len(groups) + len(others))
        self._keys = tiles.keys
        found = _near(groups, others, self._due, tiles.keys, min(NEVER - 1, self._best + 1 + slack), slack)
        self._best = found[0][0] if found else NEVER - 2
        self._found = slack, found
        return found

    def discarded(self, tiles: Tiles, kind: int) -> None:
        """The tiles that were looked at last, and which of them went."""
        self._keys = tiles.keys - WEIGHTS[kind]
        self._found = None


def look(view: View, tiles: Tiles, slack: int) -> Found:
    """The same without a memory."""
    return Nearest().look(view, tiles, slack)


def _near(
    groups: tuple[Group, ...], others: tuple[Gathering, ...], due: list[list[int]], keys: int, most: int, slack: int
) -> Found:
    """The hands of groups and gatherings that lack at most `most`, and at most `slack` more than the nearest.

    `due` is looked through from what may be nearest on, and told anew what everything looked at lacks at least.
    """
    a, b, c, d = keys & KEY, keys >> 24 & KEY, keys >> 48 & KEY, keys >> 72
    held: Masks | None = None
    found: list[tuple[int, int, Aim]] = []
    seen: list[tuple[int, int]] = []
    for least in range(NEVER):
        if least > most:
            break
        places, due[least] = due[least], []
        for at in places:
            if at >= len(groups):
                held = held or masks_of(keys)
                gathering = others[at - len(groups)]
                nearest = gathering.distance(held)
                seen.append((nearest, at))
                if nearest <= most:
                    found.append((nearest, at, gathering))
                    most = min(most, nearest + slack)
                continue
            (m, p, s, two, three), ends = groups[at]
            x, y, w = m[a], p[b], s[c]
            missing = x + y + w >> MISSING
            if missing > most:
                seen.append((missing, at))
                continue
            rest = three[two[x & CLASS][y & CLASS]][w & CLASS]
            nearest = NEVER
            for z, short, target in ends:
                v = z[d]
                lacking = short[rest][v & CLASS] + (v >> MISSING) + missing
                if lacking < nearest:  # noqa: PLR1730  # quicker than min(), and this is the innermost loop
                    nearest = lacking
                if lacking <= most:
                    found.append((lacking, at, target))
            seen.append((nearest, at))
            most = min(most, nearest + slack)
    for nearest, at in seen:
        due[min(nearest, NEVER)].append(at)
    found.sort(key=_order)
    return [(lacking, aim) for lacking, _, aim in found if lacking <= most]


def _order(one: tuple[int, int, Aim]) -> tuple[int, int]:
    return one[:2]


def lacking(aim: Aim, keys: int) -> int:
    """Tiles missing for one hand."""
    return aim.distance(keys) if isinstance(aim, Target) else aim.distance(masks_of(keys))
