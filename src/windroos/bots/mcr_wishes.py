"""Hands that a player of MCR works for: fans that can be planned, and those that together are sure to reach eight."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final

from windroos.bots.targets import Wish, both
from windroos.bots.wishing import Wishing
from windroos.distance.ladders import Ladder
from windroos.rules.fans import chows, pungs, whole_hand
from windroos.rules.patterns import sets
from windroos.rules.rule import Pattern
from windroos.tiles import EAST, GREEN, RED, SUITED, WHITE

_SUITS: Final = range(3)


def mcr_wishes(has: Wishing) -> tuple[Wish, ...]:
    """Hands with what they are sure to bring, too little as well."""
    return (*_chow_plans(has), *_flush_plans(has), *_pung_plans(has), *_other_plans(has))


def _together(*wishes: Wish) -> Iterator[Wish]:
    """The hands that are as all of these wishes say, if there are any."""
    found: Wish | None = wishes[0]
    for other in wishes[1:]:
        found = both(found, other) if found is not None else None
    if found is not None:
        yield found


def _chow(suit: int, rank: int) -> tuple[int, int, int]:
    tile = 9 * suit + rank
    return tile, tile + 1, tile + 2


def _three_chows(has: Wishing, pattern: Pattern, *three: tuple[int, int, int]) -> Wish:
    return has.of_patterns("chows", pattern)._replace(groups=tuple(sorted(three)))


def _chow_plans(has: Wishing) -> tuple[Wish, ...]:
    """Three chows that belong together, and any other set and pair."""
    orders = tuple(permutations(_SUITS))
    steps = [
        _three_chows(has, chows.mixed_shifted_chows, *(_chow(suit, rank + at) for at, suit in enumerate(order)))
        for order in orders
        for rank in range(5)
    ]
    in_chows = has.of_patterns("chows", whole_hand.all_chows)._replace(ladder=Ladder.CHOWS, allowed=SUITED)
    return (
        *(_three_chows(has, chows.mixed_triple_chow, *(_chow(suit, rank) for suit in _SUITS)) for rank in range(7)),
        *(
            _three_chows(has, chows.mixed_straight, *(_chow(suit, 3 * at) for at, suit in enumerate(order)))
            for order in orders
        ),
        *(_three_chows(has, chows.pure_straight, *(_chow(suit, rank) for rank in (0, 3, 6))) for suit in _SUITS),
        *(
            _three_chows(has, chows.pure_shifted_chows, *(_chow(suit, rank + step * at) for at in range(3)))
            for suit in _SUITS
            for step in (1, 2)
            for rank in range(7 - 2 * step)
        ),
        *(wish for one in steps for wish in _together(one, in_chows)),
        *(wish for one in steps for wish in _together(one, has.concealed)),
        *steps,
    )


def _flush_plans(has: Wishing) -> tuple[Wish, ...]:
    more = (*has.honour_pungs(), has.pungs, has.concealed)
    return (
        *has.full_flushes,
        *(wish for one in has.half_flushes for other in more for wish in _together(one, other)),
        *has.half_flushes,
    )


def _pung_plans(has: Wishing) -> tuple[Wish, ...]:
    honours = has.honour_pungs()
    concealed = min(
        (
            has.of_patterns("pungs", pattern)
            for pattern in (
                pungs.two_concealed_pungs,
                pungs.three_concealed_pungs,
                sets.four_hidden_pungs,
            )
        ),
        key=lambda wish: wish.worth,
    )._replace(most_open=2)
    dragons = [has.pungs_of(*chosen) for chosen in combinations((WHITE, GREEN, RED), 2)]
    winds = [one for one in honours if one.groups[0][0] < WHITE]
    return (
        *_together(has.pungs, concealed),
        *_together(has.pungs, has.simples),
        *(wish for one in honours for wish in _together(has.pungs, one)),
        *(wish for one in dragons for other in winds for wish in _together(one, other)),
        *(wish for one in dragons for wish in _together(one, has.concealed)),
        *(has.pungs_of(*(EAST + wind for wind in chosen)) for chosen in combinations(range(4), 3)),
        has.pungs,
        *dragons,
    )


def _other_plans(has: Wishing) -> tuple[Wish, ...]:
    straight = has.of_patterns("any", whole_hand.knitted_straight)
    in_chows = has.of_patterns("chows", whole_hand.all_chows)._replace(ladder=Ladder.CHOWS)
    return (
        has.of_kinds(whole_hand.UPPER_FOUR),
        has.of_kinds(whole_hand.LOWER_FOUR),
        *(
            straight._replace(
                groups=(tuple(9 * suit + rank + at for at in (0, 3, 6) for rank, suit in enumerate(order)),)
            )
            for order in permutations(_SUITS)
        ),
        *_together(has.simples, in_chows, has.fully_concealed),
    )
