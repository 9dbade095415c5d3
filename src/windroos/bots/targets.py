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
from windroos.bots.gains import Gains, gains
from windroos.bots.odds import CONCEALED, DRAWN, OPEN
from windroos.bots.slots import CLASS, EVERY_RANK, KEY, MISSING, Lookup, slot
from windroos.hands import Meld
from windroos.ladders import Ladder, steps_of
from windroos.tiles import ALL, EAST

_FIRST_OF_CHOW: Final = 0x7F | 0x7F << 9 | 0x7F << 18
NEVER: Final = 15
"""The distance of what cannot be made."""


class Wish(NamedTuple):
    """A hand of four sets and a pair.

    name      what it is called: the entry that brings it most, or a key of `windroos.text.bots`
    worth     doubles, fan or points that it is sure to bring
    allowed   mask of the kinds it may use
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

    Made by `target_of`; `after` goes on from there, and remembers, for the same sets are laid again and again.
    """

    __slots__ = (
        "_after",
        "_gains",
        "_groups",
        "_opened",
        "ladder",
        "m",
        "p",
        "s",
        "sets",
        "short",
        "three",
        "two",
        "value",
        "way",
        "wish",
        "z",
    )

    def __init__(
        self, wish: Wish, value: float, groups: tuple[tuple[int, ...], ...], ladder: Ladder, sets: int, opened: int
    ) -> None:
        self.wish = wish
        self.value = value
        self.way = OPEN if wish.most_open else DRAWN if wish.drawn else CONCEALED
        self.ladder = ladder
        self.sets = sets
        self._groups = groups
        self._opened = opened
        self._after: dict[Meld, Target | None] = {}
        self._gains: tuple[Gains, Gains, Gains, Gains] | None = None
        self.m, self.p, self.s, self.z = (slot(ladder, *wanted) for wanted in self._wanted())
        steps = steps_of(ladder)
        self.two, self.three, self.short = steps.two, steps.three, steps.short[sets]

    def distance(self, keys: int) -> int:
        """Tiles missing for concealed tiles with these keys (`slots.keys_of`)."""
        x, y = self.m[keys & KEY], self.p[keys >> 24 & KEY]
        w, v = self.s[keys >> 48 & KEY], self.z[keys >> 72]
        rest = self.short[self.three[self.two[x & CLASS][y & CLASS]][w & CLASS]][v & CLASS]
        return rest + (x + y + w + v >> MISSING)

    def look(self, keys: int) -> tuple[int, int]:
        """The same, and the mask of the kinds of which one more tile brings the hand nearer."""
        a, b, c, d = keys & KEY, keys >> 24 & KEY, keys >> 48 & KEY, keys >> 72
        x, y, w, v = self.m[a], self.p[b], self.s[c], self.z[d]
        xc, yc, wc, vc = x & CLASS, y & CLASS, w & CLASS, v & CLASS
        two = self.two
        row = two[yc]
        dots, bamboo, characters = two[xc][wc], two[xc][yc], row[wc]  # the classes of the two suits beside each
        rest = self.three[characters][xc]
        m, p, s, z = self._gains or self._made_gains()
        beside = vc << HONOURS_AT
        nearer = (
            m[a | characters << OTHERS_AT | beside]
            | p[b | dots << OTHERS_AT | beside] << 9
            | s[c | bamboo << OTHERS_AT | beside] << 18
            | z[d | rest << OTHERS_AT] << 27
        )
        return self.short[rest][vc] + (x + y + w + v >> MISSING), nearer

    def _made_gains(self) -> tuple[Gains, Gains, Gains, Gains]:
        m, p, s, z = (gains(self.ladder, self.sets, *wanted) for wanted in self._wanted())
        self._gains = m, p, s, z
        return self._gains

    def _wanted(self) -> Iterator[tuple[bool, int, tuple[int, ...]]]:
        """What the hand wants of each suit and of the honours, as `slot` takes it."""
        take = [0] * 34
        for group in self._groups:
            for tile in group:
                take[tile] += 1
        for at in (0, 9, 18):
            yield False, self.wish.allowed >> at & EVERY_RANK, tuple(take[at : at + 9])
        yield True, self.wish.allowed >> EAST & 127, tuple(take[EAST:])

    def after(self, meld: Meld) -> Target | None:
        """The target when one more set lies; None where it does not fit in."""
        try:
            return self._after[meld]
        except KeyError:
            found = self._after[meld] = self._beside(meld)
            return found

    def _beside(self, meld: Meld) -> Target | None:
        opened = self._opened + meld.open
        if opened > self.wish.most_open:
            return None
        tiles = meld.tiles()[:3]
        if tiles in self._groups:
            groups = list(self._groups)
            groups.remove(tiles)
            return Target(self.wish, self.value, tuple(groups), self.ladder, self.sets, opened)
        ladder = self.ladder
        if self.sets == 0 or not all(self.wish.allowed >> tile & 1 for tile in tiles):
            return None
        if meld.kind == "chow":
            if ladder == Ladder.PUNGS:
                return None
            ladder = Ladder.PUNGS if ladder == Ladder.ONE_CHOW else ladder
        elif ladder == Ladder.CHOWS:
            return None
        return Target(self.wish, self.value, self._groups, ladder, self.sets - 1, opened)


@lru_cache(maxsize=4096)
def target_of(wish: Wish, value: float) -> Target:
    """The target of a wish before any set lies; one and the same for all seats, with what it remembers."""
    sets = 4 - sum(len(group) // 3 for group in wish.groups)
    return Target(wish, value, wish.groups, wish.ladder, sets, 0)


class Group(NamedTuple):
    """Targets that want the same of the three suits; `ends` holds for each its honours, its last look-up and itself."""

    m: Lookup
    p: Lookup
    s: Lookup
    two: list[list[int]]
    three: list[list[int]]
    ends: tuple[tuple[Lookup, list[list[int]], Target], ...]


def grouped(targets: tuple[Target, ...]) -> tuple[Group, ...]:
    """The same targets, so that what they share is looked up once."""
    found: dict[tuple[int, ...], list[Target]] = {}
    for target in targets:
        shared = (id(target.m), id(target.p), id(target.s), target.ladder)
        found.setdefault(shared, []).append(target)
    return tuple(
        Group(
            alike[0].m,
            alike[0].p,
            alike[0].s,
            alike[0].two,
            alike[0].three,
            tuple((target.z, target.short, target) for target in alike),
        )
        for alike in found.values()
    )


def both(one: Wish, other: Wish) -> Wish | None:
    """The hands that are as both wishes say; None where there are none."""
    ladder = _both_ladders(one.ladder, other.ladder)
    if ladder is None:
        return None
    wish = Wish(
        one.name if one.worth >= other.worth else other.name,
        one.worth + other.worth,
        one.allowed & other.allowed,
        ladder,
        tuple(sorted({*one.groups, *other.groups})),
        min(one.most_open, other.most_open),
        one.drawn or other.drawn,
        (*one.ids, *other.ids),
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
