"""The hands that are nearest: what every planning player looks at first."""

from __future__ import annotations

from itertools import compress
from operator import itemgetter
from typing import Final

from windroos.bots import plans
from windroos.bots.irregular_targets import Gathering, masks_of
from windroos.bots.lanes import GatheringLanes, TargetLanes
from windroos.bots.slots import CLASS, KEY, MISSING, WEIGHTS
from windroos.bots.targets import NEVER, Target
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
_NOTHING: Final = TargetLanes(())
_NONE: Final = GatheringLanes(())


class Nearest:
    """Finds the nearest hands; what it remembers of the turn before only saves looking them all up again.

    One more tile brings no hand nearer by more than one tile. So a hand that was far away a turn ago need not be
    looked at now: `_least` has a lane for each group (`windroos.bots.lanes`) with one more than it lacks at least, and
    every tile that comes takes one from those that use its kind; `_away` is what any gathering lacks at least. One tile
    less brings none nearer: what was nearest and is as near as before still is, and nothing else. Where the tile goes
    that just came, all that was known before it came is true again.
    """

    __slots__ = (
        "_away",
        "_before",
        "_best",
        "_field",
        "_found",
        "_keys",
        "_lean",
        "_least",
        "_less",
        "_melds",
        "_most",
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
        self._field = _NOTHING
        self._others = _NONE
        self._keys = -1
        self._least = 0
        self._away = 0
        self._before = (-1, 0, 0)
        """The keys before the last tile came, `_least` and `_away`."""
        self._best = 0
        self._most = NEVER - 1
        """What the nearest lacks at most."""
        self._slack = 0
        self._found: Found = []
        self._less = False
        """A tile went since these were found, with this slack."""

    def look(self, view: View, tiles: Tiles, slack: int) -> Found:
        """The hands that lack at most `slack` tiles more than the nearest.

        Tell `discarded` what went, and the next look is quicker.
        """
        rules, _, table, seat, _, _ = view
        _, keys, melds = tiles
        asked = (rules, seat, table.round, table.bonus[seat])
        if melds != self._melds or asked != self._seat:
            self._plan(asked, melds)
        if keys == self._keys:
            if self._less:
                self._found = self._still() if self._slack == 0 else []
                self._less = False
            if self._found and self._slack == slack:
                return self._found
        elif self._keys >= 0 and keys - self._keys in _ONE_TILE:
            self._before = self._keys, self._least, self._away
            self._least -= self._field.helped[keys - self._keys]
            self._away -= 1
        else:
            self._before = -1, 0, 0
            self._best, self._most = NEVER - 2, NEVER - 1
            self._least, self._away, self._found = self._field.ones, 0, []
        found = self._found = self._near(keys, slack)
        self._best = found[0][0] if found else NEVER - 2
        self._most = self._best
        self._keys, self._slack, self._less = keys, slack, False
        return found

    def discarded(self, tiles: Tiles, kind: int, as_near: bool = False) -> None:
        """The tiles that were looked at last, which of them went, and whether the nearest is known to be as near."""
        keys = self._keys = tiles.keys - WEIGHTS[kind]
        self._less = True
        self._most += not as_near
        before, least, away = self._before
        if keys == before:
            self._least = self._field.larger(self._least, least)
            self._away = max(self._away, away)

    def _still(self) -> Found:
        """The nearest hands that are as near as before; none where no hand is."""
        keys = self._keys
        return [(missing, aim) for missing, aim in self._found if lacking(aim, keys) == missing]

    def _near(self, keys: int, slack: int) -> Found:
        """The hands that lack at most `slack` more than the nearest.

        `_best` is what the nearest lacked before a tile went, and perhaps one came. Groups are looked at layer by
        layer, from what may be nearest on.
        """
        found: list[tuple[int, int, Aim]] = []
        field, others, least, best = self._field, self._others, self._least, self._best
        most = min(NEVER - 1, self._most + slack)
        if others.aims and self._away <= most:
            distances = others.distances(keys)
            self._away = away = min(distances)
            if away <= most:
                most = min(most, away + slack)
                size, near = field.size, distances.translate(_UP_TO[most])
                each = zip(distances, others.aims)  # noqa: B905  # as many, and asked at every turn
                found = [(far, size + at, aim) for far, (at, aim) in compress(each, near)]
        least = field.raised(least, keys)
        ones, high, size = field.ones, field.high, field.size
        layer = best - 1 if best < NEVER - 2 else 0
        looked, raised = 0, bytearray(size)
        a, b, c, d = keys & KEY, keys >> 24 & KEY, keys >> 48 & KEY, keys >> 72
        while layer <= most and looked != high:
            layers = high & ~(least + (126 - layer) * ones | looked)
            if layers:
                looked |= layers
                for at, (m, p, s, two, three), ends in compress(field.numbered, layers.to_bytes(size, "little")):
                    x, y, w = m[a], p[b], s[c]
                    missing = x + y + w >> MISSING
                    rest = three[two[x & CLASS][y & CLASS]][w & CLASS]
                    nearest = _FARTHEST
                    for z, short, target in ends:
                        v = z[d]
                        lacks = short[rest][v & CLASS] + (v >> MISSING) + missing
                        if lacks < nearest:  # noqa: PLR1730  # quicker than min(), and this is the innermost loop
                            nearest = lacks
                        if lacks <= most:
                            found.append((lacks, at, target))
                    raised[at] = nearest - layer
                    if nearest + slack < most:  # noqa: PLR1730  # quicker than min()
                        most = nearest + slack
            layer += 1
        self._least = least + int.from_bytes(raised, "little")
        if len(found) > 1:
            found.sort(key=_order)
        return [(lacks, aim) for lacks, _, aim in found if lacks <= most]

    def _plan(self, asked: Seat, melds: tuple[Meld, ...]) -> None:
        """The seat, the round, its bonus tiles or its sets are others: what can be made may be something else."""
        rules, seat, round, bonus = self._seat = asked
        place = plans.Place(rules, seat, round, plans.fan_of(rules, seat, bonus), self._lean)
        if place != self._place or melds != self._melds:
            self._place, self._melds, self._keys = place, melds, -1
            self._field = plans.groups(place, melds)
            self._others = _NONE if melds else plans.gathered(rules, seat, round)


def look(view: View, tiles: Tiles, slack: int) -> Found:
    """The same without a memory."""
    return Nearest().look(view, tiles, slack)


_order: Final = itemgetter(0, 1)
_UP_TO: Final = tuple(bytes(far <= most for far in range(256)) for most in range(NEVER))
"""For each number the table that says of a byte whether it is no more."""


def lacking(aim: Aim, keys: int) -> int:
    """Tiles missing for one hand."""
    return aim.distance(keys) if isinstance(aim, Target) else aim.distance(masks_of(keys))
