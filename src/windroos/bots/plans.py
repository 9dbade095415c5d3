"""The wishes of each rule book, and what a player thinks them worth.

Every wish reaches the book's minimum for sure, whatever the last tile is. The values are in points won from the whole
table, with something added for a hand of any kind: who goes out does not pay.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final, NamedTuple

from windroos.bots.targets import Group, Target, Wish, both, enough, flush, grouped, pung, target_of, widest
from windroos.hands import GREEN_DRAGON_ROUND, Meld
from windroos.ladders import Ladder
from windroos.rules.rule import Scheme
from windroos.rules.rules import Rules
from windroos.tiles import EAST, GREEN, ORPHANS, RED, SIMPLES, SUITED, WHITE

Promise = tuple[Wish, str]
Valued = tuple[Wish, float]

_CHOWS: Final = Wish("chows", 1, ladder=Ladder.CHOWS)
_PUNGS: Final = Wish("pungs", 1, ladder=Ladder.PUNGS)
_SUITS: Final = range(3)


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
    before = targets(place, melds[:-1])
    return tuple(after for target in before if (after := target.after(melds[-1])) is not None)


@lru_cache(maxsize=1 << 13)
def groups(place: Place, melds: tuple[Meld, ...]) -> tuple[Group, ...]:
    """The same, grouped by what they want of the suits."""
    return grouped(targets(place, melds))


@lru_cache(maxsize=256)
def wishes(rules: Rules, seat: int, round_wind: int, already: int = 0) -> tuple[Valued, ...]:
    """The wishes with their values; `already` are fan that lie there.

    Where nothing can be sure to reach the minimum, any hand is wished for: luck may bring it.
    """
    scheme = rules.rule_set.scheme
    if scheme == Scheme.POINTS:
        found = _points(rules, seat, round_wind)
    elif scheme == Scheme.FAN:
        found = _fan(rules, seat, round_wind, already)
    elif scheme == Scheme.GAU:
        found = _gau(rules, seat, round_wind)
    else:
        found = _doubles(rules, seat, round_wind)
    return found or ((Wish("any", 0), 1.0),)


def worth(rules: Rules, total: int) -> float:
    """What a mahjong of this total (`scoring.score.Score.total`) is worth to its winner."""
    scheme = rules.rule_set.scheme
    if scheme == Scheme.FAN:
        return 5.0 + (2 << min(total, rules.policy.limit + 1, 10))
    if scheme == Scheme.POINTS:
        return 26.0 + 1.5 * total
    return 60.0 + total


def honour_pungs(seat: int, round_wind: int, worth: int = 1) -> tuple[Wish, ...]:
    """Pungs of dragons, of the own wind and of the round."""
    kinds = dict.fromkeys((WHITE, GREEN, RED), worth)
    if round_wind == GREEN_DRAGON_ROUND:
        kinds[GREEN] += worth
        kinds[EAST + seat] = worth
    else:
        for wind in (seat, round_wind):
            kinds[EAST + wind] = kinds.get(EAST + wind, 0) + worth
    return tuple(pung("honour_pung", kind, doubles) for kind, doubles in kinds.items())


def _valued(found: tuple[Wish, ...], value: Callable[[int], float]) -> tuple[Valued, ...]:
    return tuple((wish, value(wish.worth)) for wish in found)


# --- Dutch tournament rules -------------------------------------------------------------------------------------


def _doubles(rules: Rules, seat: int, round_wind: int) -> tuple[Valued, ...]:
    """Doubles (NTS 2002, p. 10-12): a hand is worth some 30 points before them."""
    promises: list[Promise] = [(wish, "") for wish in honour_pungs(seat, round_wind)]
    promises += [(flush("half_flush", suit, 1, True), "clean") for suit in _SUITS]
    promises += [(flush("full_flush", suit, 3, False), "clean") for suit in _SUITS]
    promises += [
        (Wish("orphans_only", 1, allowed=ORPHANS), "clean"),
        (_CHOWS, ""),
        (Wish("pungs", int(rules.value("four_pungs_double")), ladder=Ladder.PUNGS), "sets"),
        (Wish("hidden_pungs", 1, ladder=Ladder.PUNGS, most_open=0), "hidden"),
        (Wish("hidden_pungs", 1, ladder=Ladder.PUNGS, most_open=1, drawn=True), "hidden"),
        (Wish("hidden_pungs", 2, ladder=Ladder.PUNGS, most_open=0, drawn=True), "hidden"),
        (Wish("simples", 1, allowed=SIMPLES), ""),
        (Wish("concealed", 2, most_open=0, drawn=True), ""),
    ]
    limit = rules.policy.limit
    found = _chosen(promises, rules.policy.minimum)
    return _valued(found, lambda doubles: worth(rules, min(limit, 30 << min(doubles, 8))))


def _chosen(promises: list[Promise], minimum: int) -> tuple[Wish, ...]:
    """The ways to the minimum; where there is none, any hand and what each promise alone would add."""
    useful = tuple(promise for promise in promises if promise[0].worth)
    if minimum > 0:
        return enough(useful, minimum)
    return (Wish("any"), *(wish for wish, _ in useful))


# --- Hong Kong --------------------------------------------------------------------------------------------------


def _fan(rules: Rules, seat: int, round_wind: int, already: int) -> tuple[Valued, ...]:
    """Fan (Fu Hing, p. 16-21): each doubles what is paid, to the cap."""
    promises: list[Promise] = [(wish, "") for wish in honour_pungs(seat, round_wind)]
    promises += [(flush("half_flush", suit, 3, True), "clean") for suit in _SUITS]
    promises += [(flush("full_flush", suit, 6, False), "clean") for suit in _SUITS]
    promises += [
        (_CHOWS, ""),
        (_PUNGS._replace(worth=3), ""),
        (Wish("concealed", 1, most_open=0), ""),
        (Wish("drawn", 1, drawn=True), ""),
    ]
    found = _chosen(promises, rules.policy.minimum - already)
    return _valued(found, lambda fan: worth(rules, min(fan + already, rules.policy.limit)))


def fan_of(rules: Rules, seat: int, bonus: tuple[int, ...]) -> int:
    """The fan that the seasons bring whoever wins with them, or their absence (Fu Hing, p. 18-19)."""
    if rules.rule_set.scheme != Scheme.FAN:
        return 0
    if not bonus:
        return 1
    numbers = [tile - 34 for tile in bonus]
    series = [all(number in numbers for number in row) for row in (range(4), range(4, 8))]
    return sum(2 if whole else int(seat + 4 * at in numbers) for at, whole in enumerate(series))


# --- 144 rules --------------------------------------------------------------------------------------------------


def _gau(rules: Rules, seat: int, round_wind: int) -> tuple[Valued, ...]:
    """At most one chow, or four (144 rules, rules 20 and 23); doubles of rules 73-79 on some 36 points."""
    bases = (Wish("one_chow", 0, ladder=Ladder.ONE_CHOW), Wish("chows", 0, ladder=Ladder.CHOWS))
    honours = honour_pungs(seat, round_wind)
    clean = [flush("half_flush", suit, 1, True) for suit in _SUITS]
    pure = [flush("full_flush", suit, 3, False) for suit in _SUITS]
    more = [
        *honours,
        *clean,
        *pure,
        *(wish for one in clean for other in honours if (wish := both(one, other)) is not None),
        Wish("orphans_only", 1, allowed=ORPHANS, ladder=Ladder.PUNGS),
        Wish("concealed", 1, most_open=0),
    ]
    found = dict.fromkeys(bases)
    for base in bases:
        found.update(dict.fromkeys(wish for one in more if (wish := both(one, base)) is not None))
    limit = rules.policy.limit
    return _valued(tuple(found), lambda doubles: worth(rules, min(limit, 36 << doubles)))


# --- MCR --------------------------------------------------------------------------------------------------------


def _points(rules: Rules, seat: int, round_wind: int) -> tuple[Valued, ...]:
    """Plans of eight points and more (Green Book). Every loser pays eight besides."""
    found = tuple(wish for wish in mcr_wishes(seat, round_wind) if wish.worth >= rules.policy.minimum)
    if rules.policy.minimum <= 1:
        found = (Wish("any", 1), *found)
    return _valued(found, lambda points: worth(rules, points))


@lru_cache(maxsize=32)
def mcr_wishes(seat: int, round_wind: int) -> tuple[Wish, ...]:
    """Hands that are sure to bring eight points."""
    return (*_chow_plans(), *_flush_plans(seat, round_wind), *_pung_plans(seat, round_wind), *_other_plans())


def _chow(suit: int, rank: int) -> tuple[int, int, int]:
    tile = 9 * suit + rank
    return tile, tile + 1, tile + 2


def _three_chows(name: str, worth: int, *chows: tuple[int, int, int]) -> Wish:
    return Wish(name, worth, groups=tuple(sorted(chows)))


def _chow_plans() -> tuple[Wish, ...]:
    """Three chows that belong together, and any other set and pair."""
    orders = tuple(permutations(_SUITS))
    steps = [
        _three_chows("mixed_shifted_chows", 6, *(_chow(suit, rank + at) for at, suit in enumerate(order)))
        for order in orders
        for rank in range(5)
    ]
    return (
        *(_three_chows("mixed_triple_chow", 8, *(_chow(suit, rank) for suit in _SUITS)) for rank in range(7)),
        *(
            _three_chows("mixed_straight", 8, *(_chow(suit, 3 * at) for at, suit in enumerate(order)))
            for order in orders
        ),
        *(_three_chows("pure_straight", 16, *(_chow(suit, rank) for rank in (0, 3, 6))) for suit in _SUITS),
        *(
            _three_chows("pure_shifted_chows", 16, *(_chow(suit, rank + step * at) for at in range(3)))
            for suit in _SUITS
            for step in (1, 2)
            for rank in range(7 - 2 * step)
        ),
        *(one._replace(worth=8, ladder=Ladder.CHOWS, allowed=SUITED) for one in steps),
        *(one._replace(worth=8, most_open=0) for one in steps),
    )


def _flush_plans(seat: int, round_wind: int) -> tuple[Wish, ...]:
    half = [flush("half_flush", suit, 6, True) for suit in _SUITS]
    more = (*honour_pungs(seat, round_wind, 2), _PUNGS._replace(worth=6), Wish("concealed", 2, most_open=0))
    return (
        *(flush("full_flush", suit, 24, False) for suit in _SUITS),
        *(wish for one in half for other in more if (wish := both(one, other)) is not None),
    )


def _pung_plans(seat: int, round_wind: int) -> tuple[Wish, ...]:
    honours = honour_pungs(seat, round_wind, 2)
    pungs = _PUNGS._replace(worth=6)
    dragons = [
        Wish("two_dragon_pungs", 6, groups=((one,) * 3, (other,) * 3))
        for one, other in combinations((WHITE, GREEN, RED), 2)
    ]
    winds = [one for one in honours if one.groups[0][0] < WHITE]
    return (
        pungs._replace(worth=8, most_open=2),
        pungs._replace(worth=8, allowed=SIMPLES),
        *(wish for one in honours if (wish := both(pungs, one)) is not None),
        *(wish for one in dragons for other in winds if (wish := both(one, other)) is not None),
        *(one._replace(worth=8, most_open=0) for one in dragons),
        *(
            Wish("three_winds", 12, groups=tuple((EAST + wind,) * 3 for wind in chosen))
            for chosen in combinations(range(4), 3)
        ),
    )


def _other_plans() -> tuple[Wish, ...]:
    ranks = {"upper_four": 0b111100000, "lower_four": 0b000001111}
    return (
        *(Wish(name, 12, allowed=mask | mask << 9 | mask << 18) for name, mask in ranks.items()),
        *(
            Wish(
                "knitted_straight",
                12,
                groups=(tuple(9 * suit + rank + at for at in (0, 3, 6) for rank, suit in enumerate(order)),),
            )
            for order in permutations(_SUITS)
        ),
        Wish("simple_chows", 8, allowed=SIMPLES, ladder=Ladder.CHOWS, most_open=0, drawn=True),
    )
