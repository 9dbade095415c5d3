"""Practice: random hands to count, the same for everybody who has the seed, and what an answer missed.

A hand is dealt by one of the recipes of its scheme: sets, pairs and straights that players build, so that there is
something to count. What may not be or is worth too little is dealt again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from windroos.errors import HandError, SituationError
from windroos.hands import By, Hand, Meld, Situation, Win, hand_of
from windroos.rules.rules import Rules, course_of
from windroos.scoring.score import Score, score
from windroos.tiles import BONUS_KINDS, EAST, KINDS, SEASONS

HANDS: Final = 10
"""Hands in one practice."""
TRIES: Final = 4000
MOST_SHORT: Final = 2
"""At most so many lines together are named as what an answer forgot."""

Sets = tuple[list[Meld], int]
"""Four sets and the kind of the pair."""


@lru_cache(maxsize=512)
def deal(rules: Rules, seed: str, number: int) -> Score:
    """Hand `number` (from 0) of a seed, scored: a hand that is worth counting, and can be.

    Raises:
        LookupError: none was found; these rules let nobody go out.
    """
    random = Random(f"{rules.id}/{seed}/{number}")
    recipes = list(RECIPES[rules.rule_set.scheme.id])
    Random(f"{rules.id}/{seed}").shuffle(recipes)
    recipe, loses = recipes[number % len(recipes)]
    for attempt in range(TRIES):
        if attempt and attempt % 400 == 0:  # these rules have nothing of this recipe
            recipe, loses = recipes[(number + attempt // 400) % len(recipes)]
        scored = _dealt(rules, recipe, loses, random)
        if scored is not None and is_worth_it(scored):
            return scored
    raise LookupError(seed)


def _dealt(rules: Rules, recipe: Callable[[Random], Sets], loses: bool, random: Random) -> Score | None:
    """One attempt; None where tiles or circumstances cannot be together by these rules."""
    sets, pair = recipe(random)
    try:
        hand, tile = _lay_out(sets, pair, _bonus(rules, random), random)
        situation = _situation(rules, hand, tile, random)
        if loses:
            hand, situation = _broken(hand, random), situation._replace(win=None)
        return score(rules, hand, situation)
    except (HandError, SituationError):
        return None


def is_worth_it(scored: Score) -> bool:
    """Whether there is something to count: legal, more than one line, and more than the least that can be."""
    counting = [line for line in scored.lines if line.replaced_by is None]
    if scored.situation.win is None:
        return scored.total >= 8 and len(counting) > 1
    if scored.limit is not None:
        return scored.legal
    return scored.legal and len(counting) > 1 and scored.total > 0


def _mixed(random: Random) -> Sets:
    suit = random.choice((None, 0, 1, 2))
    return [_set(random, suit, 0.45) for _ in range(4)], random.randrange(KINDS)


def _pungs(random: Random) -> Sets:
    return [_pung(random.randrange(KINDS), random) for _ in range(4)], random.randrange(KINDS)


def _honours(random: Random) -> Sets:
    kinds = random.sample(range(EAST, KINDS), 4)
    count = random.choice((1, 2, 2, 3))
    suit = random.choice((None, 0, 1, 2))
    return [*(_pung(kind, random) for kind in kinds[:count]), *(_set(random, suit, 0.5) for _ in range(4 - count))], (
        kinds[3] if random.random() < 0.5 else random.randrange(EAST)
    )


def _one_suit(random: Random) -> Sets:
    suit = random.randrange(3)
    sets = [_set(random, suit, 0.5) for _ in range(4)]
    if random.random() < 0.6:
        sets[0] = _pung(random.randrange(EAST, KINDS), random)
    return sets, 9 * suit + random.randrange(9)


def _chows(random: Random) -> Sets:
    return [_chow(random.randrange(3), random.randrange(7)) for _ in range(4)], random.randrange(KINDS)


def _kongs(random: Random) -> Sets:
    sets = [_set(random, None, 0.7) for _ in range(4)]
    for at in range(random.choice((1, 1, 2))):
        sets[at] = Meld("kong", random.randrange(KINDS), random.random() < 0.5)
    return sets, random.randrange(KINDS)


def _alike_chows(random: Random) -> Sets:
    """The same or shifted chows in three suits, a straight in one."""
    suits = random.sample(range(3), 3)
    first = random.randrange(7)
    shift = random.choice((0, 0, 1))
    first = min(first, 6 - 2 * shift)
    sets = [_chow(suit, first + shift * at) for at, suit in enumerate(suits)]
    if random.random() < 0.4:
        sets = [_chow(suits[0], rank) for rank in (0, 3, 6)]
    return [*sets, _set(random, None, 0.3)], random.randrange(KINDS)


RECIPES: Final[dict[str, tuple[tuple[Callable[[Random], Sets], bool], ...]]] = {
    "doubles": (
        *((recipe, False) for recipe in (_pungs, _honours, _one_suit, _chows, _kongs, _one_suit, _mixed)),
        *((recipe, True) for recipe in (_honours, _pungs, _kongs)),
    ),
    "gau": (
        *((recipe, False) for recipe in (_pungs, _honours, _one_suit, _chows, _kongs, _pungs, _honours)),
        *((recipe, True) for recipe in (_honours, _pungs, _kongs)),
    ),
    "fan": tuple(
        (recipe, False)
        for recipe in (_pungs, _honours, _one_suit, _chows, _mixed, _kongs, _honours, _chows, _one_suit, _mixed)
    ),
    "points": tuple(
        (recipe, False)
        for recipe in (
            *(_pungs, _honours, _one_suit, _alike_chows, _alike_chows, _kongs, _alike_chows, _pungs, _honours),
            _one_suit,
        )
    ),
}
"""How the ten hands of each scheme are made, and which are a loser's."""


def _set(random: Random, suit: int | None, chows: float) -> Meld:
    chosen = random.randrange(3) if suit is None else suit
    if random.random() < chows:
        return _chow(chosen, random.randrange(7))
    if suit is None:
        return _pung(random.randrange(KINDS), random)
    return _pung(9 * chosen + random.randrange(9), random)


def _chow(suit: int, rank: int) -> Meld:
    return Meld("chow", 9 * suit + rank)


def _pung(kind: int, random: Random) -> Meld:
    return Meld("kong", kind, random.random() < 0.5) if random.random() < 0.08 else Meld("pung", kind)


def _bonus(rules: Rules, random: Random) -> tuple[int, ...]:
    if not rules.policy.bonus:
        return ()
    return tuple(random.sample(range(SEASONS, SEASONS + BONUS_KINDS), random.choice((0, 0, 1, 1, 2, 3))))


def _lay_out(sets: list[Meld], pair: int, bonus: tuple[int, ...], random: Random) -> tuple[Hand, int]:
    """Some sets on the table, the rest on the rack, one tile of it the winning one."""
    claims = random.choice((0.0, 0.3, 0.5, 0.7))
    melds: list[Meld] = []
    rack = [pair, pair]
    for one in sets:
        if one.kind == "kong" or random.random() < claims:
            melds.append(one)
        else:
            rack.extend(one.tiles())
    tile = rack.pop(random.randrange(len(rack)))
    return hand_of(tuple(rack), tuple(melds), bonus), tile


def _situation(rules: Rules, hand: Hand, tile: int, random: Random) -> Situation:
    """Whose hand it is and how it was won: mostly a discard or a drawn tile, now and then something rare."""
    winds = sorted(set(course_of(rules).winds))
    seat, wind = random.randrange(min(4, int(rules.value("players")))), random.choice(winds)
    kongs = sum(meld.kind == "kong" for meld in hand.melds)
    by = random.choice((By.DISCARD,) * 6 + (By.WALL,) * 4 + (By.ROBBED,))
    if kongs and random.random() < 0.4:
        by = By.KONG
    elif hand.bonus and random.random() < 0.1:
        by = By.BONUS
    last = by in (By.DISCARD, By.WALL) and random.random() < 0.08
    return Situation(seat, wind, Win(tile, by, last=last, kongs_in_turn=int(by == By.KONG)))


def _broken(hand: Hand, random: Random) -> Hand:
    """The same hand before it was finished: a few tiles of the rack are others."""
    rack = list(hand.concealed)
    for _ in range(random.choice((1, 2, 3, 4))):
        rack[random.randrange(len(rack))] = random.randrange(KINDS)
    return hand_of(tuple(rack), hand.melds, hand.bonus)


class Answer(NamedTuple):
    """What a reader made of a hand; None where nothing was filled in.

    points   points (NTS; 144 rules after rounding, with the bonus points), fan (Hong Kong) or points (MCR)
    doubles  how often they are doubled (NTS, 144 rules)
    limit    the worth of a limit hand; for Hong Kong any number says that it is one
    """

    points: int | None = None
    doubles: int | None = None
    limit: int | None = None


class Judgement(NamedTuple):
    """How good an answer was."""

    right: bool
    points_short: int
    """How many points, or fan, the answer lacks; below 0 where it has too many."""
    doubles_short: int
    forgotten: tuple[str, ...]
    """Ids of entries that are worth exactly what is short, if there are such."""


def check(scored: Score, answer: Answer) -> Judgement:
    """Compare an answer with the score."""
    if scored.limit is not None or answer.limit is not None:
        row = scored.rules.rule_set.scheme.limit_row
        right = scored.limit is not None and answer.limit is not None and (row or answer.limit == scored.would_be)
        return Judgement(right, 0, 0, () if right or scored.limit is None else (scored.limit,))
    points = scored.points - (answer.points or 0)
    doubles = scored.doubles - (answer.doubles or 0) if has_doubles(scored.rules) else 0
    forgotten = (*_worth(scored, points, False), *_worth(scored, doubles, True))
    return Judgement(points == doubles == 0, points, doubles, tuple(dict.fromkeys(forgotten)))


def has_doubles(rules: Rules) -> bool:
    """Whether points are doubled by these rules."""
    return rules.rule_set.scheme.doubles


def _worth(scored: Score, short: int, doubles: bool) -> tuple[str, ...]:
    """The fewest lines, two at most, that together bring exactly what is short."""
    if short <= 0:
        return ()
    worths = [
        (line.entry.id, line.doubles if doubles else line.points or line.fan)
        for line in scored.lines
        if line.replaced_by is None
    ]
    worths = [row for row in worths if 0 < row[1] <= short]
    for many in range(1, MOST_SHORT + 1):
        for chosen in combinations(worths, many):
            if sum(worth for _, worth in chosen) == short:
                return tuple(id for id, _ in chosen)
    return ()
