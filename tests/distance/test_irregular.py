"""Tiles that a hand lacks of irregular forms, beside every choice of pairs, orphans and knitted straights."""

import random
from itertools import combinations_with_replacement

from tests.distance.laying import Counts, counts, drawn, pack
from windroos.distance import irregular
from windroos.distance.irregular import NEVER


def test_seven_pairs() -> None:
    assert irregular.seven_pairs_short(*pack(counts("1122m 3344p 5566s 77z"))) == 0
    assert irregular.seven_pairs_short(*pack(counts("1111m 3344p 5566s 77z")), 0) == 2
    assert irregular.seven_pairs_short(*pack(counts("1111m 3344p 5566s 77z")), 1) == 0
    assert irregular.seven_pairs_short(*pack(counts("1111222233334m")), 0) == 7
    assert irregular.seven_pairs_short(*pack(counts("1111222233334m")), 1) == 1
    assert irregular.seven_pairs_short(*pack(counts("111m")), 0) == 12
    assert irregular.seven_pairs_short(*pack(counts("111m")), 1) == 11


def test_seven_pairs_is_the_nearest_of_all_choices_of_pairs() -> None:
    chance = random.Random(5)
    kinds = [0, 4, 8, 9, 27, 28, 30, 33]
    for fours, choices in ((0, 1), (1, 2)):
        targets = [
            chosen for chosen in combinations_with_replacement(kinds, 7) if max(map(chosen.count, kinds)) <= choices
        ]
        for _ in range(60):
            hand = drawn(kinds, 14, chance)
            expected = min(sum(max(0, 2 * chosen.count(kind) - hand[kind]) for kind in kinds) for chosen in targets)
            assert irregular.seven_pairs_short(*pack(hand), fours) == expected


def test_thirteen_orphans() -> None:
    assert irregular.thirteen_orphans_short(*pack(counts("19m 19p 19s 12345677z"))) == 0
    assert irregular.thirteen_orphans_short(*pack(counts("19m 19p 19s 1234567z"))) == 1
    assert irregular.thirteen_orphans_short(*pack(counts("119m 19p 19s 123456z 5m"))) == 1
    assert irregular.thirteen_orphans_short(*pack(counts("2345678m 2345678p"))) == 14


KNITTED = [
    (a, b, c)
    for a, b, c in (
        ((0, 3, 6), (1, 4, 7), (2, 5, 8)),
        ((0, 3, 6), (2, 5, 8), (1, 4, 7)),
        ((1, 4, 7), (0, 3, 6), (2, 5, 8)),
        ((1, 4, 7), (2, 5, 8), (0, 3, 6)),
        ((2, 5, 8), (0, 3, 6), (1, 4, 7)),
        ((2, 5, 8), (1, 4, 7), (0, 3, 6)),
    )
]


NINES = [(*a, *(9 + r for r in b), *(18 + r for r in c)) for a, b, c in KNITTED]


def knitted_straight_by_laying(hand: Counts, melds: int, gone: Counts) -> int:
    """Every knitted straight with every set (unless laid out) and every pair, if the tiles exist."""
    sets = [[kind] * 3 for kind in range(34)]
    sets += [[kind, kind + 1, kind + 2] for kind in range(27) if kind % 9 < 7]
    best = NEVER
    for nine in NINES:
        for group in [[]] if melds else sets:
            base = [0] * 34
            for kind in (*nine, *group):
                base[kind] += 1
            fitting = all(number + out <= 4 for number, out in zip(base, gone, strict=True))
            if not fitting:
                continue
            missing = sum(max(0, number - held) for number, held in zip(base, hand, strict=True))
            for pair in range(34):
                if base[pair] + 2 + gone[pair] <= 4:
                    more = max(0, base[pair] + 2 - hand[pair]) - max(0, base[pair] - hand[pair])
                    best = min(best, missing + more)
    return best


def test_knitted_straight_is_the_nearest_of_all() -> None:
    chance = random.Random(11)
    for number in range(40):
        melds = number % 2
        pool = chance.choice((list(range(34)), list(range(12)), [*NINES[number % 6], *range(27, 34)]))
        hand = list(drawn(pool, 14 - 3 * melds, chance))
        gone = [0] * 34
        if melds:  # the laid-out set
            laid = chance.choice(([4] * 3, [4] * 4, [0] * 3, [0, 1, 2], [33] * 3))
            for kind in laid:
                gone[kind] += 1
                hand[kind] = min(hand[kind], 4 - gone[kind])
        expected = knitted_straight_by_laying(tuple(hand), melds, tuple(gone))
        got = irregular.knitted_straight_short(*pack(tuple(hand)), melds, pack(tuple(gone)))
        assert got == expected, (hand, melds, gone)
    assert irregular.knitted_straight_short(*pack(counts("147m 258p 369s 11155z"))) == 0
    assert irregular.knitted_straight_short(*pack(counts("11m")), 2) == NEVER
    four_of_each = tuple(4 * (kind % 9 == 0) for kind in range(34))
    assert irregular.knitted_straight_short(0, 0, 0, 0, 1, pack(four_of_each)) == NEVER


def test_honours_and_knitted() -> None:
    assert irregular.honours_and_knitted_short(*pack(counts("147m 258p 369s 12345z"))) == 0
    assert irregular.honours_and_knitted_short(*pack(counts("147m 258p 369s 12345z")), 1) == 2
    assert irregular.honours_and_knitted_short(*pack(counts("17m 258p 36s 1234567z")), 1) == 0
    chance = random.Random(4)
    for _ in range(60):
        hand = drawn(list(range(34)), 14, chance)
        here = {kind for kind in range(34) if hand[kind]}
        honours = len(here & set(range(27, 34)))
        most = max(len(here & set(nine)) for nine in NINES)
        assert irregular.honours_and_knitted_short(*pack(hand)) == 14 - min(14, honours + most)
        assert irregular.honours_and_knitted_short(*pack(hand), 1) == 14 - honours - min(7, most)
