"""The hands that are nearest: what every planning player looks at first."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from windroos.bots import plans
from windroos.bots.irregular_targets import Gathering, Masks, gatherings, masks_of
from windroos.bots.slots import CLASS, KEY, MISSING, WEIGHTS
from windroos.bots.targets import NEVER, Group, Target
from windroos.bots.visible import Tiles
from windroos.hands import Meld
from windroos.play.model.view import View
from windroos.rules.rules import Rules

Aim = Target | Gathering
Found = list[tuple[int, Aim]]
"""Hands to work for, each with the tiles it lacks: the nearest first, those as near in the order of the plans."""

Seat = tuple[Rules, int, int, tuple[int, ...]]
"""Rules, seat, wind of the round and bonus tiles: what the plans of a seat come from."""

_FARTHEST: Final = 31
"""More tiles than any hand lacks, be it one that cannot be made."""
_ONE_TILE: Final = frozenset(WEIGHTS)


class Nearest:
    """Finds the nearest hands; what it remembers of the turn before only saves looking them all up again.

    One more tile brings no hand nearer by more than one tile. So a hand that was far away a turn ago need not be
    looked at now: `_due[d]` holds the places of what lacks at least d tiles, and every tile that comes moves all one
    down. One tile less brings none nearer: what was nearest and is as near as before still is, and nothing else.
    """

    __slots__ = (
        "_best",
        "_due",
        "_found",
        "_groups",
        "_keys",
        "_lean",
        "_less",
        "_melds",
        "_others",
        "_place",
        "_seat",
        "_slack",
    )

    def __init__(self, lean: bool = False) -> None:
        """`lean` leaves out hands that are part of another and only worth more."""
        self._lean = lean
        self._seat: Seat | None = None
        self._place: plans.Place | None = None
        self._melds: tuple[Meld, ...] = ()
        self._groups: tuple[Group, ...] = ()
        self._others: tuple[Gathering, ...] = ()
        self._keys = -1
        self._due: list[list[int]] = []
        self._best = 0
        self._slack = 0
        self._found: Found = []
        self._less = False
        """A tile went since these were found, with this slack."""

    def look(self, view: View, tiles: Tiles, slack: int) -> Found:
        """The hands that lack at most `slack` tiles more than the nearest.

        Tell `discarded` what went, and the next look is quicker.
        """
        table, seat, keys = view.table, view.seat, tiles.keys
        asked = (view.rules, seat, table.round, table.bonus[seat])
        if tiles.melds != self._melds or asked != self._seat:
            self._plan(asked, tiles.melds)
        groups, others = self._groups, self._others
        if keys == self._keys:
            if self._less:
                self._found = self._still() if self._slack == 0 else []
                self._less = False
            if self._found and self._slack == slack:
                return self._found
        elif self._keys >= 0 and keys - self._keys in _ONE_TILE:
            nearest = self._due.pop(0)
            self._due[0] += nearest
            self._due.append([])
        else:
            self._best, self._due, self._found = NEVER - 2, [[] for _ in range(_FARTHEST + 1)], []
            self._due[0] += range(len(groups) + len(others))
        found = _near(groups, others, self._due, keys, min(NEVER - 1, self._best + 1 + slack), slack)
        self._best = found[0][0] if found else NEVER - 2
        self._keys, self._slack, self._found, self._less = keys, slack, found, False
        return found

    def discarded(self, tiles: Tiles, kind: int) -> None:
        """The tiles that were looked at last, and which of them went."""
        self._keys = tiles.keys - WEIGHTS[kind]
        self._less = True

    def _still(self) -> Found:
        """The nearest hands that are as near as before; none where no hand is."""
        keys = self._keys
        return [(missing, aim) for missing, aim in self._found if lacking(aim, keys) == missing]

    def _plan(self, asked: Seat, melds: tuple[Meld, ...]) -> None:
        """The seat, the round, its bonus tiles or its sets are others: what can be made may be something else."""
        rules, seat, round, bonus = self._seat = asked
        place = plans.Place(rules, seat, round, plans.fan_of(rules, seat, bonus), self._lean)
        if place != self._place or melds != self._melds:
            self._place, self._melds, self._keys = place, melds, -1
            self._groups = plans.groups(place, melds)
            self._others = () if melds else gatherings(rules, seat, round)


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
    first = 0
    while first <= most and not due[first]:
        first += 1
    layers = due[first : most + 1]
    due[first : most + 1] = [[] for _ in layers]
    for least, places in enumerate(layers, first):
        if least > most:
            due[least] += places
            continue
        for at in places:
            if at >= len(groups):
                held = held or masks_of(keys)
                gathering = others[at - len(groups)]
                nearest = gathering.distance(held)
                due[nearest].append(at)
                if nearest <= most:
                    found.append((nearest, at, gathering))
                    most = min(most, nearest + slack)
                continue
            (m, p, s, two, three), ends = groups[at]
            x, y, w = m[a], p[b], s[c]
            missing = x + y + w >> MISSING
            if missing > most:
                due[missing].append(at)
                continue
            rest = three[two[x & CLASS][y & CLASS]][w & CLASS]
            nearest = _FARTHEST
            for z, short, target in ends:
                v = z[d]
                lacking = short[rest][v & CLASS] + (v >> MISSING) + missing
                if lacking < nearest:  # noqa: PLR1730  # quicker than min(), and this is the innermost loop
                    nearest = lacking
                if lacking <= most:
                    found.append((lacking, at, target))
            due[nearest].append(at)
            most = min(most, nearest + slack)
    if len(found) > 1:
        found.sort(key=_order)
    return [(lacking, aim) for lacking, _, aim in found if lacking <= most]


_order: Final = itemgetter(0, 1)


def lacking(aim: Aim, keys: int) -> int:
    """Tiles missing for one hand."""
    return aim.distance(keys) if isinstance(aim, Target) else aim.distance(masks_of(keys))
