"""Plans: the shapes of hands with which a player may go out, for `windroos.distance.shapes` to count tiles to.

A plan is a tuple of shapes for the concealed part of a hand, beside the sets that lie. It is made of the entries of the
rules, with their options and house rules: what a pattern brings is the award of its entry, and nothing where that is
switched off. It speaks of tiles alone: what the winning tile's circumstances bring is luck, and irregular hands have
their own distances.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from windroos.bits import count
from windroos.distance.shapes import STANDARD, Shape
from windroos.hands import Meld
from windroos.rules.families import Family, concealed, families
from windroos.rules.rule import Entry, Part, Pattern, Who
from windroos.rules.rules import Rules
from windroos.tiles import ALL, kinds_in

Plan = tuple[Shape, ...]
SURE: Final = 1000
"""The worth of what lets a hand go out by itself: a limit hand that needs no doubles or fan."""


class Promise(NamedTuple):
    """A shape, and the doubles, fan or points that every hand of it is sure to get from its family."""

    shape: Shape
    worth: int
    ids: tuple[str, ...]
    """The entries that bring them in a hand that has this shape and no narrower one, as often as they count."""


def few_chows_or_four(melds: tuple[Meld, ...] = ()) -> Plan:
    """144 rules: at most one chow, or four (armoede; ruling M9)."""
    return beside((Shape(max_chows=1), Shape(min_chows=4)), melds)


def legal_shapes(
    rules: Rules, seat: int, round_wind: int, melds: tuple[Meld, ...] = (), already: int = 0, drawn: bool = True
) -> Plan:
    """The hands of sets with which one may go out, where the book's minimum can be planned: not MCR's points.

    seat, round_wind: 0 E to 3 N, 4 the green dragon's round. already: fan that lie there, of seasons. drawn: the player
    draws all that is missing, so that what he still makes is concealed; False is a lower bound where concealed pungs
    are made. An outer shape is worth what its poorest inner one is, and more without that.
    """
    if rules.policy.max_chows < 4:
        return few_chows_or_four(melds)
    minimum = rules.policy.minimum - already
    if not rules.rule_set.scheme.limits or minimum <= 0:
        return beside((STANDARD,), melds)
    return _legal(rules, seat, round_wind, melds, minimum, drawn)


@lru_cache(maxsize=1024)
def _legal(rules: Rules, seat: int, round_wind: int, melds: tuple[Meld, ...], minimum: int, drawn: bool) -> Plan:
    found = promises(rules, (*concealed(melds, drawn), *families(seat, round_wind)))
    return beside(_enough(found, minimum), melds)


def promises(rules: Rules, of: tuple[Family, ...]) -> tuple[tuple[Promise, ...], ...]:
    """What each family is sure to bring by these rules; shapes that bring nothing more than an outer one left out."""
    return tuple(
        tuple(one for one in found if one.worth and not any(_adds_nothing(one, other) for other in found))
        for found in (_promises(rules, family) for family in of)
    )


@lru_cache(maxsize=1024)
def by_shape(rules: Rules, seat: int, round_wind: int) -> dict[Shape, Promise]:
    """What hands of each shape are sure to get from the tiles of that shape alone, 0 where that is nothing."""
    found: dict[Shape, Promise] = {}
    for family in families(seat, round_wind):
        for one in _promises(rules, family):
            found.setdefault(one.shape, one)
    return found


def brings(rules: Rules, shape: Shape, *patterns: Pattern) -> Promise:
    """What a hand with these patterns gets for them."""
    lines = counted(rules, patterns)
    return Promise(shape, sum(award(rules, entry) * times for entry, times in lines), _ids(rules, lines))


def shortfall(rules: Rules, ids: tuple[str, ...]) -> int:
    """How much poorer at most a hand gets when dearer entries take the place of these.

    Nothing by the books, where what takes another's place is worth at least as much; house rules may say otherwise.
    """
    if not any(entry.replaces for entry in rules.entries if entry.active):
        return 0
    total = 0
    for entry in rules.entries:
        if entry.active and entry.id not in ids and entry.part == Part.COUNTED:
            gone = _replaced(rules, entry)
            lost = sum(award(rules, other) for id in ids if id in gone and (other := rules.entry(id)) is not None)
            total += max(0, lost - award(rules, entry))
    return total


@lru_cache(maxsize=1024)
def _replaced(rules: Rules, entry: Entry) -> frozenset[str]:
    """What an entry takes the place of, and what that takes the place of."""
    found: set[str] = set()
    more = set(entry.replaces)
    while more:
        found |= more
        more = {id for one in rules.entries if one.id in more for id in one.replaces} - found
    return frozenset(found)


def award(rules: Rules, entry: Entry) -> int:
    """What an entry that counts once brings towards the minimum: doubles, fan or points; `SURE` where it suffices."""
    if not entry.active:
        return 0
    scheme = rules.rule_set.scheme
    if entry.exempt or (entry.limit and scheme.limit_row):
        return SURE
    if entry.limit or not entry.minimum:
        return 0
    return entry.doubles if scheme.doubles else entry.fan


@lru_cache(maxsize=64)
def _by_pattern(rules: Rules) -> dict[Pattern, Entry]:
    counting = (Who.EVERYONE, Who.WINNER)
    return {
        entry.chosen(): entry
        for entry in rules.entries
        if entry.active and entry.who in counting and entry.part == Part.COUNTED
    }


def counted(rules: Rules, patterns: Iterable[Pattern]) -> tuple[tuple[Entry, int], ...]:
    """The entries of those patterns that count beside each other, each with how often its pattern is named."""
    entries = _by_pattern(rules)
    times: dict[str, int] = {}
    there: dict[str, Entry] = {}
    for pattern in patterns:
        entry = entries.get(pattern)
        if entry is not None:
            there[entry.id] = entry
            times[entry.id] = times.get(entry.id, 0) + 1
    replaced = {id for entry in there.values() for id in entry.replaces}
    return tuple((entry, times[id]) for id, entry in there.items() if id not in replaced)


@lru_cache(maxsize=1024)
def _promises(rules: Rules, family: Family) -> tuple[Promise, ...]:
    entries = _by_pattern(rules)
    if not any(pattern in entries for cell in family for pattern in cell.patterns):
        return ()
    own = [brings(rules, cell.shape, *cell.patterns) for cell in family]
    found = []
    for one in own:
        poorer = [inner for inner in own if inner.worth < one.worth and inner.shape.within(one.shape)]
        found.append(one._replace(worth=min((inner.worth for inner in poorer), default=one.worth)))
        found += [one._replace(shape=shape) for shape in _without(one.shape, [inner.shape for inner in poorer])]
    return tuple(found)


def _ids(rules: Rules, lines: tuple[tuple[Entry, int], ...]) -> tuple[str, ...]:
    return tuple(entry.id for entry, times in lines if award(rules, entry) for _ in range(times))


def _adds_nothing(one: Promise, other: Promise) -> bool:
    return one.worth <= other.worth and one.shape != other.shape and one.shape.within(other.shape)


# --- shapes ------------------------------------------------------------------------------------------------------


def beside(shapes: Plan, melds: tuple[Meld, ...]) -> Plan:
    """What is left to make of each shape beside these sets, without shapes that are part of another."""
    chows = tuple(meld.tile for meld in melds if meld.kind == "chow")
    pungs = tuple(meld.tile for meld in melds if meld.kind != "chow")
    left = [shape.beside(chows, pungs) for shape in shapes]
    return _widest(tuple(shape for shape in left if shape is not None))


def _without(shape: Shape, inner: list[Shape]) -> list[Shape]:
    """Shapes of the hands that have the shape and none of the inner ones; nothing where there is no inner one.

    Of the hands with a chow that only partly lies outside an inner shape's kinds some are left out.
    """
    found = [shape] if inner else []
    for one in _widest(tuple(inner)):
        apart = _apart(shape, one)
        found = [both for left in found for other in apart if (both := _both(left, other)) is not None]
    return list(dict.fromkeys(found))


def _apart(shape: Shape, inner: Shape) -> list[Shape]:
    """Shapes of hands that have the shape but not the inner one: each lacks something else of it."""
    outside = shape.allowed & ~inner.allowed
    found = [shape._replace(required=shape.required | 1 << kind) for kind in kinds_in(outside)]
    if outside and not _starts(inner):
        found.append(shape._replace(min_chows=max(1, shape.min_chows)))
    other_pairs = (shape.pairs & outside, shape.pairs & ~inner.pairs)
    found += [shape._replace(pairs=pairs) for pairs in other_pairs if pairs]
    found += [shape._replace(pungs=shape.pungs & ~(1 << kind)) for kind in kinds_in(inner.required & ~shape.required)]
    if inner.max_chows < shape.max_chows:
        found.append(shape._replace(min_chows=max(inner.max_chows + 1, shape.min_chows)))
    if inner.min_chows > shape.min_chows:
        found.append(shape._replace(max_chows=min(inner.min_chows - 1, shape.max_chows)))
    return found


def _both(one: Shape, other: Shape) -> Shape | None:
    """The hands that have both shapes; None when there are none."""
    shape = Shape(
        one.allowed & other.allowed,
        one.chows & other.chows,
        one.pungs & other.pungs,
        one.pairs & other.pairs,
        one.required | other.required,
        max(one.min_chows, other.min_chows),
        min(one.max_chows, other.max_chows),
    )
    possible = (
        shape.required & ~(shape.allowed & shape.pungs) == 0
        and count(shape.required) + shape.min_chows <= 4
        and shape.min_chows <= shape.max_chows
        and shape.pairs & shape.allowed & ~shape.required != 0
        and (not shape.min_chows or _starts(shape) != 0)
    )
    return shape if possible else None


def _starts(shape: Shape) -> int:
    return shape.chows & shape.allowed & shape.allowed >> 1 & shape.allowed >> 2


def _enough(families: tuple[tuple[Promise, ...], ...], minimum: int) -> Plan:
    """The shapes that bring the minimum, by one promise of each of any families together."""
    found: dict[Shape, None] = {}
    partial: dict[Shape, int] = {STANDARD: 0}
    for family in families:
        more: dict[Shape, int] = {}
        for shape, worth in partial.items():
            for promise in family:
                both = _both(shape, promise.shape)
                if both is None:
                    continue
                if worth + promise.worth >= minimum:
                    found[both] = None
                else:
                    more[both] = max(more.get(both, 0), worth + promise.worth)
        for shape, worth in more.items():
            partial[shape] = max(partial.get(shape, 0), worth)
    return _widest(tuple(found))


def _widest(shapes: Plan) -> Plan:
    """The shapes that are not part of another one."""
    kept: list[Shape] = []
    for shape in sorted(set(shapes), key=_width, reverse=True):
        if not any(shape.within(other) for other in kept):
            kept.append(shape)
    return tuple(kept)


def _width(shape: Shape) -> tuple[int, ...]:
    """Grows with each part that lets more hands in, so that a shape comes after all that hold it."""
    masks = (shape.allowed, shape.chows, shape.pungs, shape.pairs, ALL & ~shape.required)
    return (sum(count(mask) for mask in masks) + shape.max_chows - shape.min_chows, *shape)
