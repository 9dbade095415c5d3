"""The wishes of each rule book, and what a player thinks them worth.

What a wish brings towards the minimum comes from the entries of the rules, with their options and house rules
(`windroos.rules.plans`): every wish reaches it for sure, whatever the last tile is. The values are in points won from
the whole table, with something added for a hand of any kind: who goes out does not pay.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from windroos.bots.irregular_targets import gatherings
from windroos.bots.lanes import GatheringLanes, TargetLanes
from windroos.bots.mcr_wishes import mcr_wishes
from windroos.bots.targets import Target, Wish, both, enough, grouped, target_of, widest
from windroos.bots.wishing import Wishing
from windroos.distance.ladders import Ladder
from windroos.hands import Meld
from windroos.rules.patterns import bonus
from windroos.rules.plans import award, counted
from windroos.rules.rule import Pattern
from windroos.rules.rules import Rules

Promise = tuple[Wish, str]
Valued = tuple[Wish, float]


class Place(NamedTuple):
    """What the wishes of a seat depend on."""

    rules: Rules
    seat: int
    round: int
    """0 E to 3 N, 4 the green dragon's."""
    already: int = 0
    """Fan that lie there."""
    lean: bool = False
    """Leave out what is part of another wish and only worth more."""


@lru_cache(maxsize=1 << 13)
def targets(place: Place, melds: tuple[Meld, ...]) -> tuple[Target, ...]:
    """Everything that can still be made beside these sets."""
    if not melds:
        found = wishes(place.rules, place.seat, place.round, place.already)
        kept = set(widest(tuple(wish for wish, _ in found))) if place.lean else {wish for wish, _ in found}
        return tuple(target_of(wish, value) for wish, value in found if wish in kept)
    before, meld = targets(place, melds[:-1]), melds[-1]
    return tuple([after for target in before if (after := target.after(meld)) is not None])


def groups(place: Place, melds: tuple[Meld, ...]) -> TargetLanes:
    """The same, grouped by what they want of the suits; kongs count as pungs, and the order of the sets for nothing."""
    return _groups(place, tuple(sorted(map(_plain, melds))))


@lru_cache(maxsize=1 << 11)
def _groups(place: Place, melds: tuple[Meld, ...]) -> TargetLanes:
    return _lanes(targets(place, melds))


@lru_cache(maxsize=1 << 10)
def _lanes(found: tuple[Target, ...]) -> TargetLanes:
    """The lanes of these targets, with what they remember: other sets often leave the same to be made."""
    return TargetLanes(grouped(found))


@lru_cache(maxsize=64)
def gathered(rules: Rules, seat: int, round_wind: int) -> GatheringLanes:
    """The hands outside sets that a seat may work for."""
    return GatheringLanes(gatherings(rules, seat, round_wind))


@lru_cache(maxsize=1 << 10)
def _plain(meld: Meld) -> Meld:
    return Meld("chow" if meld.kind == "chow" else "pung", meld.tile, meld.open)


@lru_cache(maxsize=256)
def wishes(rules: Rules, seat: int, round_wind: int, already: int = 0) -> tuple[Valued, ...]:
    """The wishes with their values; `already` are fan that lie there.

    Where nothing can be sure to reach the minimum, any hand is wished for: luck may bring it.
    """
    id, limit = rules.rule_set.scheme.id, rules.policy.limit
    found = _RECIPES[id](rules, Wishing(rules, seat, round_wind), already)
    if id in _UNDOUBLED:
        values = [worth(rules, min(limit, _UNDOUBLED[id] << min(wish.worth, 8))) for wish in found]
    else:
        values = [worth(rules, min(wish.worth + already, limit) if limit else wish.worth) for wish in found]
    return tuple(zip(found, values, strict=True)) or ((Wish("any", 0), 1.0),)


def worth(rules: Rules, total: int) -> float:
    """What a mahjong of this total (`scoring.score.Score.total`) is worth to its winner."""
    scheme = rules.rule_set.scheme
    if scheme.limit_row:
        return 5.0 + (2 << min(total, rules.policy.limit + 1, 10))
    return 60.0 + total if scheme.limits else 26.0 + 1.5 * total


def fan_of(rules: Rules, seat: int, bonus_tiles: tuple[int, ...]) -> int:
    """The fan that the seasons bring whoever wins with them, or their absence (Fu Hing, p. 18-19)."""
    if not rules.rule_set.scheme.limit_row:
        return 0
    if not bonus_tiles:
        return _awarded(rules, bonus.no_bonus_tiles)
    numbers = [tile - 34 for tile in bonus_tiles]
    total = 0
    for at, pattern in enumerate((bonus.all_seasons, bonus.all_flowers)):
        if all(number in numbers for number in range(4 * at, 4 * at + 4)):
            total += _awarded(rules, pattern)
        elif seat + 4 * at in numbers:
            total += _awarded(rules, bonus.own_bonus_outside_series)
    return total


def _awarded(rules: Rules, pattern: Pattern) -> int:
    return sum(award(rules, entry) for entry, _ in counted(rules, (pattern,)))


def _chosen(has: Wishing, promises: list[Promise], minimum: int) -> tuple[Wish, ...]:
    """The ways to the minimum; where there is none, any hand and what each promise alone would add."""
    useful = tuple(promise for promise in promises if promise[0].worth)
    if minimum > 0:
        return tuple(wish for wish in enough(useful, minimum) if has.surely(wish) >= minimum)
    return (Wish("any"), *(wish for wish, _ in useful))


def _doubles(rules: Rules, has: Wishing, _already: int) -> tuple[Wish, ...]:
    """Dutch tournament rules: doubles (NTS 2002, p. 10-12)."""
    three, four = has.three_hidden, has.four_hidden
    promises: list[Promise] = [(wish, "") for wish in has.honour_pungs()]
    promises += [(wish, "clean") for wish in (*has.half_flushes, *has.full_flushes, has.orphans)]
    promises += [
        (has.chows, ""),
        (has.pungs, "sets"),
        (min(three, four, key=_worth)._replace(ladder=Ladder.PUNGS, most_open=0), "hidden"),
        (min(three, four, key=_worth)._replace(ladder=Ladder.PUNGS, most_open=1, drawn=True), "hidden"),
        (four._replace(ladder=Ladder.PUNGS, most_open=0, drawn=True), "hidden"),
        (has.simples, ""),
        (has.fully_concealed, ""),
    ]
    return _chosen(has, promises, rules.policy.minimum)


def _worth(wish: Wish) -> int:
    return wish.worth


def _fan(rules: Rules, has: Wishing, already: int) -> tuple[Wish, ...]:
    """Hong Kong: fan (Fu Hing, p. 16-21), each of which doubles what is paid, to the cap."""
    promises: list[Promise] = [(wish, "") for wish in has.honour_pungs()]
    promises += [(wish, "clean") for wish in (*has.half_flushes, *has.full_flushes)]
    promises += [(has.chows, ""), (has.pungs, ""), (has.concealed, ""), (has.drawn, "")]
    return _chosen(has, promises, rules.policy.minimum - already)


def _gau(_rules: Rules, has: Wishing, _already: int) -> tuple[Wish, ...]:
    """At most one chow, or four (144 rules, rules 20 and 23); doubles of rules 73-79 on some 36 points."""
    bases = (Wish("one_chow", 0, ladder=Ladder.ONE_CHOW), Wish("chows", 0, ladder=Ladder.CHOWS))
    honours = has.honour_pungs()
    more = [
        *honours,
        *has.half_flushes,
        *has.full_flushes,
        *(wish for one in has.half_flushes for other in honours if (wish := both(one, other)) is not None),
        has.orphans._replace(ladder=Ladder.PUNGS),
        has.concealed,
    ]
    found = dict.fromkeys(bases)
    for base in bases:
        found.update(dict.fromkeys(wish for one in more if one.worth and (wish := both(one, base)) is not None))
    return tuple(found)


def _points(rules: Rules, has: Wishing, _already: int) -> tuple[Wish, ...]:
    """MCR: plans of as many points as are needed (Green Book). Every loser pays eight besides."""
    minimum = rules.policy.minimum
    found = tuple(wish for wish in mcr_wishes(has) if wish.worth and has.surely(wish) >= minimum)
    return (Wish("any", 1), *found) if minimum <= 1 else found


_RECIPES: Final[Mapping[str, Callable[[Rules, Wishing, int], tuple[Wish, ...]]]] = {
    "doubles": _doubles,
    "fan": _fan,
    "gau": _gau,
    "points": _points,
}
"""The wishes of the books of each scheme."""
_UNDOUBLED: Final = {"doubles": 30, "gau": 36}
"""What a hand is worth, more or less, before it is doubled; by scheme."""
