"""What a player may work for: hands of sets that one may go out with, as a table of targets.

A `Wish` says of a whole hand which kinds it uses, which sets it must hold and what the others may be; `promises` of a
rule set are wishes with their worth, and `enough` puts them together until the minimum is reached. A `Target` is
a wish beside the sets that lie already, ready to be looked up: its distance is a few look-ups on four keys.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from windroos.bits import count
from windroos.bots.gains import HONOURS as HONOURS_AT
from windroos.bots.gains import OTHERS as OTHERS_AT
from windroos.bots.gains import gains
from windroos.bots.odds import CONCEALED, DRAWN, OPEN
from windroos.bots.slots import (
    CLASS,
    EVERY_RANK,
    FREE,
    KEY,
    LACKING,
    LOW,
    MISSING,
    TILES,
    WANTED,
    Lookup,
    want,
)
from windroos.distance.ladders import Ladder, steps_of
from windroos.hands import Meld
from windroos.tiles import ALL, EAST

_FIRST_OF_CHOW: Final = 0x7F | 0x7F << 9 | 0x7F << 18
NEVER: Final = 15
"""The distance of what cannot be made."""


class Wish(NamedTuple):
    """A hand of four sets and a pair.

    name      what it is called: the entry that brings it most, or a key of `windroos.text.bots`
    worth     doubles, fan or points that it is sure to bring
    allowed   mask of the kinds it may use: no other tile brings it nearer
    ladder    what the other sets may be
    groups    tiles of the sets that it must hold: three alike, a chow, or the nine of a knitted straight
    most_open sets that may be claimed
    drawn     it counts only when the last tile is drawn
    ids       the entries that bring its worth, as often as they count
    """

    name: str
    worth: int = 0
    allowed: int = ALL
    ladder: Ladder = Ladder.FREE
    groups: tuple[tuple[int, ...], ...] = ()
    most_open: int = 4
    drawn: bool = False
    ids: tuple[str, ...] = ()


class Target:
    """A wish beside the sets that lie: a look-up for each suit, the ladder of the other sets and how many are left.

    Made by `target_of`; `after` goes on from there.
    """

    __slots__ = (
        "_after",
        "_groups",
        "_opened",
        "_own",
        "alike",
        "allowed",
        "chows",
        "helps",
        "honours_help",
        "ladder",
        "m",
        "p",
        "pungs",
        "s",
        "sets",
        "short",
        "steps",
        "three",
        "two",
        "value",
        "wants",
        "way",
        "wish",
        "z",
    )

    def __init__(
        self, wish: Wish, value: float, groups: tuple[tuple[int, ...], ...], ladder: Ladder, sets: int, opened: int
    ) -> None:
        self.wish = wish
        self.allowed = wish.allowed
        self.value = value
        self.way = OPEN if wish.most_open else DRAWN if wish.drawn else CONCEALED
        self.ladder = ladder
        self.sets = sets
        self._groups = groups
        self._opened = opened
        self._after: dict[int, Target] = {}
        own_pungs = sum(1 << group[0] for group in set(groups) if group[0] == group[-1])
        own_chows = sum(1 << group[0] for group in set(groups) if group[0] != group[-1] and len(group) == 3)
        allowed = wish.allowed if sets else 0
        chows = allowed & allowed >> 1 & allowed >> 2 & _FIRST_OF_CHOW
        self._own = own_pungs, own_chows
        self.pungs = own_pungs | (allowed if ladder != Ladder.CHOWS else 0)
        """Mask of the kinds of which a pung or kong fits in, concealed ones at least."""
        self.chows = own_chows | (chows if ladder != Ladder.PUNGS else 0)
        """Mask of the lowest tiles of the chows that fit in."""
        self.wants = tuple(want(ladder, *one) for one in self._wanted())
        self.m, self.p, self.s, self.z = (one.slot for one in self.wants)
        self.alike = id(self.m), id(self.p), id(self.s), ladder
        """The same for targets that want the same of the three suits."""
        self.helps, self.honours_help = gains(ladder, sets, False), gains(ladder, sets, True)
        self.steps = steps = steps_of(ladder)
        self.two, self.three, self.short = steps.two, steps.three, steps.short[sets]

    def distance(self, keys: int) -> int:
        """Tiles missing for concealed tiles with these keys (`slots.keys_of`)."""
        x, y = self.m[keys & KEY], self.p[keys >> 24 & KEY]
        w, v = self.s[keys >> 48 & KEY], self.z[keys >> 72]
        rest = self.short[self.three[self.two[x & CLASS][y & CLASS]][w & CLASS]][v & CLASS]
        return rest + (x + y + w + v >> MISSING)

    def look(self, keys: int) -> tuple[int, int]:
        """The same, and the mask of the kinds of which one more tile brings the hand nearer."""
        suits = keys & KEY, keys >> 24 & KEY, keys >> 48 & KEY, keys >> 72
        parts = [one.low[key % LOW] + one.high[key // LOW] for one, key in zip(self.wants, suits, strict=True)]
        m, p, s, z = (part & KEY for part in parts)
        suit, two = self.steps.suit, self.two
        x, y, w, v = suit[m], suit[p], suit[s], self.steps.honours[z]
        pair = two[x][y]
        rest = self.three[pair][w]
        helps, beside = self.helps, v << HONOURS_AT
        more = (
            helps[m | two[y][w] << OTHERS_AT | beside],
            helps[p | two[x][w] << OTHERS_AT | beside],
            helps[s | pair << OTHERS_AT | beside],
            self.honours_help[z | rest << OTHERS_AT],
        )
        nearer = missing = 0
        for at, (part, ranks) in enumerate(zip(parts, more, strict=True)):
            nearer |= (part >> WANTED & EVERY_RANK | ranks & part >> FREE) << 9 * at
            missing += part >> LACKING & TILES
        return self.short[rest][v] + missing, nearer

    def _wanted(self) -> Iterator[tuple[bool, int, tuple[int, ...]]]:
        """What the hand wants of each suit and of the honours, as `want` takes it."""
        take = [0] * 34
        for group in self._groups:
            for tile in group:
                take[tile] += 1
        for at in (0, 9, 18):
            yield False, self.wish.allowed >> at & EVERY_RANK, tuple(take[at : at + 9])
        yield True, self.wish.allowed >> EAST & 127, tuple(take[EAST:])

    def after(self, meld: Meld) -> Target | None:
        """The target when one more set lies; None where it does not fit in.

        The same whichever other set of its sort it is: so there are few targets, and the same one is found again.
        """
        chow, tile = meld.kind == "chow", meld.tile
        opened = self._opened + (meld.open and self.wish.most_open < 4)
        if not (self.chows if chow else self.pungs) >> tile & 1 or opened > self.wish.most_open:
            return None
        own = self._own[chow] >> tile & 1
        which = ((tile + 1) * own << 2) + 2 * chow + meld.open
        found = self._after.get(which)
        if found is None:
            groups, ladder, sets = self._groups, self.ladder, self.sets
            if own:
                left = list(groups)
                left.remove(meld.tiles()[:3])
                groups = tuple(left)
            else:
                sets -= 1
                ladder = Ladder.PUNGS if chow and ladder == Ladder.ONE_CHOW else ladder
            found = self._after[which] = _target(self.wish, self.value, groups, ladder, sets, opened)
        return found


def target_of(wish: Wish, value: float) -> Target:
    """The target of a wish before any set lies; one and the same for all seats."""
    sets = 4 - sum(len(group) // 3 for group in wish.groups)
    return _target(wish, value, wish.groups, wish.ladder, sets, 0)


@lru_cache(maxsize=1 << 14)
def _target(
    wish: Wish, value: float, groups: tuple[tuple[int, ...], ...], ladder: Ladder, sets: int, opened: int
) -> Target:
    return Target(wish, value, groups, ladder, sets, opened)


Suits = tuple[Lookup, Lookup, Lookup, list[list[int]], list[list[int]]]
"""What a target wants of the three suits, and the tables in which their classes are put together."""
End = tuple[Lookup, list[list[int]], Target]
"""What a target wants of the honours, its last look-up and itself."""
Group = tuple[Suits, list[End]]
"""Targets that want the same of the three suits, and the end of each."""


def grouped(targets: tuple[Target, ...]) -> tuple[Group, ...]:
    """The same targets, so that what they share is looked up once."""
    found: dict[tuple[int, ...], Group] = {}
    for target in targets:
        group = found.get(target.alike)
        if group is None:
            group = found[target.alike] = ((target.m, target.p, target.s, target.two, target.three), [])
        group[1].append((target.z, target.short, target))
    return tuple(found.values())


def both(one: Wish, other: Wish) -> Wish | None:
    """The hands that are as both wishes say; None where there are none."""
    ladder = _both_ladders(one.ladder, other.ladder)
    if ladder is None:
        return None
    wish = Wish(
        name=one.name if one.worth >= other.worth else other.name,
        worth=one.worth + other.worth,
        allowed=one.allowed & other.allowed,
        ladder=ladder,
        groups=tuple(sorted({*one.groups, *other.groups})),
        most_open=min(one.most_open, other.most_open),
        drawn=one.drawn or other.drawn,
        ids=(*one.ids, *other.ids),
    )
    return wish if _possible(wish) else None


def _both_ladders(one: Ladder, other: Ladder) -> Ladder | None:
    if one == other or other == Ladder.FREE:
        return one
    if one == Ladder.FREE:
        return other
    return None if Ladder.CHOWS in (one, other) else Ladder.PUNGS


def _possible(wish: Wish) -> bool:
    sets = sum(len(group) // 3 for group in wish.groups)
    tiles = [tile for group in wish.groups for tile in group]
    inside = all(wish.allowed >> tile & 1 for group in wish.groups for tile in group)
    pungs = any(group[0] == group[-1] for group in wish.groups)
    if any(tiles.count(tile) > 4 for tile in tiles):
        return False
    runs = wish.allowed & wish.allowed >> 1 & wish.allowed >> 2 & _FIRST_OF_CHOW
    if wish.ladder == Ladder.CHOWS and not runs:
        return False
    return sets <= 4 and inside and not (pungs and wish.ladder == Ladder.CHOWS) and count(wish.allowed) >= 5


def enough(promises: tuple[tuple[Wish, str], ...], minimum: int, most: int = 3) -> tuple[Wish, ...]:
    """Wishes of at most `most` promises that reach the minimum, none of which needs a promise less.

    Of the promises of one group (not "") only one counts.
    """
    found: dict[Wish, Wish] = {}
    partial: list[tuple[Wish, frozenset[str], int]] = [(Wish("any"), frozenset(), 0)]
    for _ in range(most + 1):
        following = []
        for wish, groups, start in partial:
            if wish.worth >= minimum:
                found.setdefault(wish._replace(name="", ids=()), wish)
                continue
            for at in range(start, len(promises)):
                promise, group = promises[at]
                together = both(wish, promise) if group not in groups else None
                if together is not None:
                    following.append((together, groups | {group} - {""}, at + 1))
        partial = following
    return tuple(found.values())


def widest(wishes: tuple[Wish, ...]) -> tuple[Wish, ...]:
    """Those that are not part of another: the same hands may go out, whatever the others are worth."""
    return tuple(one for one in wishes if not any(other != one and _within(one, other) for other in wishes))


def _within(one: Wish, other: Wish) -> bool:
    """Whether every hand of the one is a hand of the other."""
    return (
        one.allowed & ~other.allowed == 0
        and _both_ladders(one.ladder, other.ladder) == one.ladder
        and all(group in one.groups for group in other.groups)
        and one.most_open <= other.most_open
        and one.drawn >= other.drawn
    )
