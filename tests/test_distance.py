"""Distances: the core against laying every hand, the tables against the core, both against a peer; the cache."""

import functools
import random
import sys
import tempfile
import zipfile
from collections.abc import Callable
from itertools import combinations_with_replacement
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mahjong.shanten import Shanten
from numpy.typing import ArrayLike, NDArray

from windroos import tiles
from windroos.bits import NOTHING, PackedCounts
from windroos.distance import irregular
from windroos.distance import shapes as shape_module
from windroos.distance.irregular import NEVER
from windroos.distance.shapes import STANDARD, Shape, accepts, nearest, tiles_short
from windroos.fast.build import cache
from windroos.fast.distance import tables as table_module
from windroos.fast.distance.lookups import (
    IRREGULAR,
    LADDERS,
    PlainDistance,
    classes_of,
    shanten_from_classes,
    shanten_many,
    suit_keys,
)
from windroos.fast.distance.tables import DistanceTables, tables

Counts = tuple[int, ...]
WALL = [kind for kind in range(34) for _ in range(4)]
PEER = Shanten()


def counts(text: str) -> Counts:
    """`123m 77z` as 34 counts."""
    found = [0] * 34
    for word in text.split():
        for rank in word[:-1]:
            found["mpsz".index(word[-1]) * 9 + int(rank) - 1] += 1
    return tuple(found)


def pack(hand: Counts) -> PackedCounts:
    suits = [sum(number << 3 * rank for rank, number in enumerate(hand[at : at + 9])) for at in (0, 9, 18, 27)]
    return PackedCounts(*suits)


def short_of(text: str, melds: int = 0, shape: Shape = STANDARD) -> int:
    return tiles_short(*pack(counts(text)), melds, shape)


def drawn(kinds: list[int], number: int, chance: random.Random) -> Counts:
    """So many tiles from the wall's tiles of these kinds."""
    hand = [0] * 34
    for kind in chance.sample([kind for kind in kinds for _ in range(4)], number):
        hand[kind] += 1
    return tuple(hand)


def awkward_hands(number: int, seed: int) -> list[tuple[Counts, int]]:
    """Hands and numbers of melds: from the whole wall, one suit, one suit with honours, few kinds, kinds held whole."""
    chance = random.Random(seed)
    found: list[tuple[Counts, int]] = []
    while len(found) < number:
        melds = chance.choice((0, 0, 0, 1, 2, 3, 4))
        size = 14 - 3 * melds - chance.randrange(2)
        pool = chance.choice(
            (
                list(range(34)),
                list(range(9)),
                [*range(9, 18), *range(27, 34)],
                chance.sample(range(34), 4),
                [*chance.sample(range(27), 3), *range(27, 34)],
                list(tiles.kinds_in(tiles.ORPHANS)),
                list(range(3)) + list(range(18, 21)),
            )
        )
        found.append((drawn(pool, size, chance), melds))
    whole = [(0, 1, 2), (27, 28, 29), (0, 9, 18), (4, 13, 31), (6, 7, 8), (0, 8, 33)]
    for trio in whole:  # three kinds held whole, one or two tiles more
        for extra in range(34):
            hand = [0] * 34
            for kind in trio:
                hand[kind] = 4
            hand[extra] += 1
            if hand[extra] <= 4:
                found.append((tuple(hand), 0))
    return found


class Laid:
    """Every choice of sets and a pair from a few kinds, written out: counts of the kinds, and what was chosen."""

    def __init__(self, kinds: list[int], sets: int) -> None:
        chows = [kind for kind in kinds if kind < 27 and kind % 9 < 7 and {kind + 1, kind + 2} <= set(kinds)]
        parts = [(kind, False) for kind in kinds] + [(kind, True) for kind in chows]
        rows, chow_counts, pungs, starts, pairs = [], [], [], [], []
        for chosen in combinations_with_replacement(parts, sets):
            laid = [0] * len(kinds)
            for kind, is_chow in chosen:
                for tile in (kind, kind + 1, kind + 2) if is_chow else (kind, kind, kind):
                    laid[kinds.index(tile)] += 1
            if max(laid, default=0) > 4:
                continue
            for pair in kinds:
                row = laid.copy()
                row[kinds.index(pair)] += 2
                if max(row) <= 4:
                    rows.append(row)
                    chow_counts.append(sum(is_chow for _, is_chow in chosen))
                    pungs.append(sum({1 << kind for kind, is_chow in chosen if not is_chow}))
                    starts.append(sum({1 << kind for kind, is_chow in chosen if is_chow}))
                    pairs.append(1 << pair)
        self.kinds = kinds
        self.rows = np.array(rows, np.int64)
        self.chow_counts = np.array(chow_counts)
        self.pungs, self.starts, self.pairs = np.array(pungs), np.array(starts), np.array(pairs)

    def short(self, hand: Counts, shape: Shape, gone: Counts) -> int:
        """The fewest missing tiles over every hand that has the shape and whose tiles exist."""
        outside = ~shape.allowed
        used = np.array([1 << kind for kind in self.kinds])
        good = (self.chow_counts >= shape.min_chows) & (self.chow_counts <= shape.max_chows)
        good &= (self.pungs & ~shape.pungs == 0) & (self.pairs & ~shape.pairs == 0) & (self.starts & ~shape.chows == 0)
        good &= self.pungs & shape.required == shape.required
        good &= ((self.rows > 0) * used & outside).sum(axis=1) == 0
        good &= (self.rows <= 4 - np.array([gone[kind] for kind in self.kinds])).all(axis=1)
        held = np.array([hand[kind] for kind in self.kinds])
        missing = np.maximum(self.rows[good] - held, 0).sum(axis=1)
        return int(missing.min()) if len(missing) else NEVER


UNIVERSES = ([*range(9), 27, 33], [*range(4, 9), *range(9, 13), 18, 31], [0, 1, 2, 3, 20, 21, 22, 26, 30])


@functools.cache
def laid(at: int, sets: int) -> Laid:
    """So many sets and a pair from the kinds of a universe."""
    return Laid(UNIVERSES[at], sets)


# --- the core ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "melds", "expected"),
    [
        ("123m 456p 789s 111z 22z", 0, 0),
        ("123m 456p 789s 111z 2z", 0, 1),
        ("11m", 4, 0),
        ("1m", 4, 1),
        ("", 4, 2),
        ("", 0, 14),
        ("1111m", 3, 2),  # the fourth is of no use for the pair: 111m and a fifth does not exist
        ("1111z 2222z 3333z 44z", 0, 3),  # a fourth set has no tile yet; or 4z is the set and the pair has none
        ("147m 258p 369s 1234z", 0, 9),
    ],
)
def test_short_of_a_hand_by_hand(text: str, melds: int, expected: int) -> None:
    assert short_of(text, melds) == expected


def test_limits_of_chows() -> None:
    assert short_of("123m 456m 789m 111z 22z", 0, Shape(max_chows=1)) == 4
    assert short_of("123m 456m 789m 123p 22z", 0, Shape(min_chows=4)) == 0
    assert short_of("111222333m 123p 22z", 0, Shape(min_chows=4)) == 0  # three pungs read as three chows
    assert short_of("111222333m 123p 22z", 0, Shape(max_chows=1)) == 0
    assert short_of("111222333m 123p 22z", 0, Shape(max_chows=0)) == 2
    assert short_of("111122223333m 44z", 0, Shape(min_chows=4)) == 0
    assert nearest(*pack(counts("123m 456m 789m 123p 22z")), 0, (Shape(max_chows=1), Shape(min_chows=4))) == 0


def test_what_is_gone_cannot_come() -> None:
    hand = pack(counts("11m"))
    assert tiles_short(*hand, 3, Shape(required=1)) == 3  # the pung of 1m, and some pair
    assert tiles_short(*hand, 3, Shape(required=1), pack(counts("11m"))) == NEVER
    assert tiles_short(*pack(counts("1m")), 4, STANDARD, pack(counts("111m"))) == 2
    assert accepts(*pack(counts("1m")), 4, (STANDARD,), pack(counts("111m"))) == tiles.ALL & ~1


def test_shape_beside_laid_out_sets() -> None:
    assert Shape(max_chows=1).beside((0,), (31,)) == Shape(max_chows=0)
    assert Shape(max_chows=1).beside((0, 9), ()) is None
    assert Shape(min_chows=4).beside((), (0,)) is None
    assert Shape(required=0b111).beside((9,), (20,)) is None
    assert Shape(min_chows=4).beside((0, 9), ()) == Shape(min_chows=2, max_chows=2)
    assert Shape(required=1 << 31 | 1 << 32).beside((), (31,)) == Shape(required=1 << 32)
    assert Shape(allowed=tiles.CHARACTERS).beside((), (9,)) is None
    assert Shape(allowed=tiles.CHARACTERS).beside((9,), ()) is None
    assert Shape(pungs=tiles.HONOURS).beside((), (0,)) is None


masks = st.integers(0, tiles.ALL)


@st.composite
def shapes(draw: st.DrawFn, kinds: list[int]) -> Shape:
    """Shapes of all sorts, mostly loose ones."""
    here = sum(1 << kind for kind in kinds)
    loose = st.one_of(st.just(tiles.ALL), st.just(tiles.ALL), masks)
    low = draw(st.sampled_from((0, 0, 0, 1, 2, 4)))
    return Shape(
        allowed=draw(st.one_of(st.just(here), st.just(here), masks.map(lambda mask: mask & here))),
        chows=draw(loose),
        pungs=draw(loose),
        pairs=draw(loose),
        required=draw(st.one_of(st.just(0), st.sampled_from(kinds).map(lambda kind: 1 << kind))),
        min_chows=low,
        max_chows=draw(st.integers(low, 4)),
    )


@st.composite
def cases(draw: st.DrawFn) -> tuple[int, int, Counts, Counts, Shape]:
    """A universe, a number of melds, a hand in it (and tiles outside it), tiles that are gone, a shape."""
    at = draw(st.integers(0, len(UNIVERSES) - 1))
    melds = draw(st.integers(0, 4))
    pool = [kind for kind in (*UNIVERSES[at], 17) for _ in range(4)]
    order = draw(st.permutations(pool))
    size = draw(st.integers(0, 14 - 3 * melds))
    out = draw(st.sampled_from((0, 0, 3, 8)))
    hand, gone = [0] * 34, [0] * 34
    for kind in order[:size]:
        hand[kind] += 1
    for kind in order[size : size + out]:
        gone[kind] += 1
    return at, melds, tuple(hand), tuple(gone), draw(shapes(UNIVERSES[at]))


@settings(max_examples=600, deadline=None)
@given(cases())
def test_core_is_the_nearest_of_all_hands_laid_out(case: tuple[int, int, Counts, Counts, Shape]) -> None:
    at, melds, hand, gone, shape = case
    assert tiles_short(*pack(hand), melds, shape, pack(gone)) == laid(at, 4 - melds).short(hand, shape, gone)


@pytest.mark.parametrize(
    "shape",
    [STANDARD, Shape(max_chows=1), Shape(max_chows=0), Shape(min_chows=4), Shape(min_chows=1, max_chows=2)],
)
def test_core_over_many_random_hands_of_one_suit_and_two_honours(shape: Shape) -> None:
    chance = random.Random(str(shape))
    shape = shape._replace(allowed=sum(1 << kind for kind in UNIVERSES[0]))
    whole = laid(0, 4)
    for _ in range(60):
        hand = drawn(UNIVERSES[0], 14, chance)
        assert tiles_short(*pack(hand), 0, shape) == whole.short(hand, shape, (0,) * 34), hand


def test_accepts_is_what_lowers_the_distance() -> None:
    assert accepts(*pack(counts("123m 456p 78s 11122z"))) == 1 << 23 | 1 << 26
    assert accepts(*pack(counts("123m 456p 78s 11122z")), 0, (Shape(max_chows=2),)) == 0b11000000 << 18 | 0b10 << 27
    assert accepts(*pack(counts("1111m")), 3) & 1 == 0
    chance = random.Random(8)
    for _ in range(20):
        hand = drawn(list(range(12)), 13, chance)
        short = tiles_short(*pack(hand))
        expected = 0
        for kind in range(34):
            if hand[kind] < 4:
                more = tuple(number + (at == kind) for at, number in enumerate(hand))
                expected |= (tiles_short(*pack(more)) < short) << kind
        assert accepts(*pack(hand)) == expected != 0


# --- irregular forms ---------------------------------------------------------------------------------------------


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


# --- tables ------------------------------------------------------------------------------------------------------

HANDS = awkward_hands(3000, 2)
ROWS = np.array([hand for hand, _ in HANDS], np.uint8)
MELDS = np.array([melds for _, melds in HANDS], np.uint8)
LADDER_SHAPES = {
    "standard": STANDARD,
    "pungs": Shape(max_chows=0),
    "one_chow": Shape(max_chows=1),
    "chows": Shape(pungs=0),
}


@pytest.mark.parametrize("form", LADDERS)
def test_core_tables_and_kept_classes_agree(form: str) -> None:
    from_counts = shanten_many(ROWS, MELDS, (form,))
    classes = classes_of(ROWS, form)
    assert (shanten_from_classes(classes, MELDS, form) == from_counts).all()
    plain = PlainDistance(form)
    keys = suit_keys(ROWS)
    for row, (hand, melds) in enumerate(HANDS):
        short = tiles_short(*pack(hand), melds, LADDER_SHAPES[form])
        assert from_counts[row] == short - 1, hand
        a, b, c = (plain.suit_class[key] for key in keys[row, :3])
        assert plain.from_classes(a, b, c, plain.honour_class[keys[row, 3]], melds) == short - 1


def test_four_chows_is_chows_only() -> None:
    for (hand, melds), shanten in zip(HANDS[:500], shanten_many(ROWS[:500], MELDS[:500], ("chows",)), strict=True):
        assert tiles_short(*pack(hand), melds, Shape(min_chows=4 - melds)) == shanten + 1


def test_irregular_forms_of_rows_are_those_of_the_core() -> None:
    functions: dict[str, Callable[[int, int, int, int], int]] = {
        "seven_pairs": irregular.seven_pairs_short,
        "seven_pairs_fours": lambda m, p, s, z: irregular.seven_pairs_short(m, p, s, z, 1),
        "thirteen_orphans": irregular.thirteen_orphans_short,
        "honours_and_knitted": irregular.honours_and_knitted_short,
        "greater_honours_and_knitted": lambda m, p, s, z: irregular.honours_and_knitted_short(m, p, s, z, 1),
        "knitted_straight": irregular.knitted_straight_short,
    }
    assert functions.keys() == IRREGULAR.keys()
    closed = [(hand, row) for row, (hand, melds) in enumerate(HANDS) if melds == 0][:400]
    each = {form: shanten_many(ROWS, MELDS, (form,)) for form in IRREGULAR}
    for form, function in functions.items():
        for hand, row in closed:
            assert each[form][row] == function(*pack(hand)) - 1, (form, hand)
        bare = int(form == "knitted_straight") < MELDS
        assert (each[form][bare] == NEVER - 1).all()
        assert (each[form][~bare] < 14).all()
    standard = shanten_many(ROWS, MELDS, ("standard",))
    together = shanten_many(ROWS, MELDS, ("standard", *IRREGULAR))
    assert (together == np.minimum.reduce([standard, *each.values()])).all()
    assert (shanten_many(ROWS, MELDS, ("one_chow", "chows")) >= standard).all()


def test_against_the_peer() -> None:
    standard = shanten_many(ROWS, MELDS, ("standard",))
    pairs = shanten_many(ROWS, 0, ("seven_pairs",))
    orphans = shanten_many(ROWS, 0, ("thirteen_orphans",))
    usual = shanten_many(ROWS, MELDS)
    for row, (hand, melds) in enumerate(HANDS):
        assert PEER.calculate_shanten_for_regular_hand(hand) == standard[row], hand
        if melds == 0:
            assert PEER.calculate_shanten_for_chiitoitsu_hand(hand) == pairs[row], hand
            assert PEER.calculate_shanten_for_kokushi_hand(hand) == orphans[row], hand
            assert PEER.calculate_shanten(hand) == usual[row], hand


def parts(key: int, ranks: int) -> set[tuple[int, int]]:
    """(pairs, chows) of every way to read a key as sets and at most one pair."""
    digits = tuple(key // 5**rank % 5 for rank in range(ranks))
    found = set()

    def walk(left: tuple[int, ...], pairs: int, chows: int) -> None:
        low = next((rank for rank, number in enumerate(left) if number), None)
        if low is None:
            found.add((pairs, chows))
            return
        if left[low] >= 3:
            walk(tuple(n - 3 * (r == low) for r, n in enumerate(left)), pairs, chows)
        if left[low] >= 2 and not pairs:
            walk(tuple(n - 2 * (r == low) for r, n in enumerate(left)), 1, chows)
        if ranks == 9 and low < 7 and left[low + 1] and left[low + 2]:
            walk(tuple(n - (low <= r <= low + 2) for r, n in enumerate(left)), pairs, chows + 1)

    walk(digits, 0, 0)
    return found


def test_waits_and_chows_of_keys() -> None:
    kept = tables()
    chance = random.Random(3)
    suit_keys_tried = [0, 2, 3, *chance.sample(np.flatnonzero(kept.suit_waits).tolist(), 400)]
    suit_keys_tried += [sum(chance.choice((0, 0, 0, 1, 2, 3)) * 5**rank for rank in range(9)) for _ in range(400)]
    honour_keys_tried = [0, *np.flatnonzero(kept.honour_waits).tolist()[::7], *range(1, 5**7, 501)]
    for waits, ranks, tried in ((kept.suit_waits, 9, suit_keys_tried), (kept.honour_waits, 7, honour_keys_tried)):
        for key in tried:
            size = sum(key // 5**rank % 5 for rank in range(ranks))
            if size > 14:
                continue
            expected = bool(parts(key, ranks)) << 9
            for rank in range(ranks):
                if key // 5**rank % 5 < 4 and size < 14 and parts(key + 5**rank, ranks):
                    expected |= 1 << rank
            assert waits[key] == expected, (key, ranks)
            if ranks == 9:
                assert kept.suit_chows[key] == sum({1 << chows for _, chows in parts(key, 9)})


def test_tables_are_read_only() -> None:
    for value in tables():
        for array in value if isinstance(value, tuple) else (value,):
            assert not array.flags.writeable


@pytest.mark.parametrize(
    ("rows", "melds", "form"),
    [
        (np.zeros((2, 33), np.uint8), 0, "standard"),
        (np.zeros(34, np.uint8), 0, "standard"),
        (np.full((1, 34), 5, np.uint8), 0, "standard"),
        (np.full((1, 34), 5, np.uint8), 0, "seven_pairs"),
        (np.full((1, 34), -1), 0, "standard"),
        (np.full((1, 34), 257), 0, "standard"),
        (np.zeros((1, 34)), 0, "standard"),
        (np.zeros((1, 34), np.uint8), 5, "standard"),
        (np.zeros((1, 34), np.uint8), np.array([1, 1]), "standard"),
        (np.zeros((1, 34), np.uint8), 0, "nine_gates"),
    ],
)
def test_rows_that_cannot_be_are_refused(rows: NDArray[np.generic], melds: ArrayLike, form: str) -> None:
    with pytest.raises(ValueError, match=r"four|shape|from 0 to 4|unknown form"):
        shanten_many(rows, melds, (form,))


def test_keys_and_classes_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="above four"):
        suit_keys(np.full((1, 34), 5, np.uint8))
    with pytest.raises(ValueError, match="no such class"):
        shanten_from_classes(np.full((1, 4), 60000, np.uint16))
    with pytest.raises(ValueError, match="from 0 to 4"):
        shanten_from_classes(np.zeros((1, 4), np.uint16), 5)
    with pytest.raises(ValueError, match="uint16"):
        shanten_from_classes(np.zeros((1, 4), np.int64))


def test_no_hands_at_all() -> None:
    none = np.zeros((0, 34), np.uint8)
    assert shanten_many(none).shape == (0,)
    assert suit_keys(none).shape == (0, 4)
    assert shanten_from_classes(classes_of(none)).shape == (0,)


# --- the cache ---------------------------------------------------------------------------------------------------


def same(one: DistanceTables, other: DistanceTables) -> bool:
    flat = [
        [array for value in kept for array in (value if isinstance(value, tuple) else (value,))]
        for kept in (one, other)
    ]
    return all((a == b).all() and a.dtype == b.dtype for a, b in zip(*flat, strict=True))


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WINDROOS_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one with each building; what is built is at hand already, to be quick."""
    calls: list[int] = []
    ready = tables()

    def counted() -> DistanceTables:
        calls.append(1)
        return ready

    monkeypatch.setattr(table_module, "build", counted)
    return calls


def fresh() -> DistanceTables:
    return tables.__wrapped__()


def test_tables_are_built_once_and_read_back(own_cache: Path, builds: list[int]) -> None:
    assert same(fresh(), tables())
    assert [path.suffix for path in own_cache.iterdir()] == [".npz"]
    again = fresh()
    assert builds == [1]
    assert same(again, tables())
    assert not again.suit_waits.flags.writeable


def test_a_built_table_is_what_the_cache_gives() -> None:
    assert same(table_module.build(), tables())


def test_damaged_files_are_built_again(own_cache: Path, builds: list[int]) -> None:
    fresh()
    (path,) = own_cache.iterdir()
    good = path.read_bytes()
    with zipfile.ZipFile(path) as archive:
        starts = [info.header_offset for info in archive.infolist()]
    middle = starts[len(starts) // 2]
    damaged = [b"", b"nonsense", good[: len(good) // 2], good[:-1], good[:-30], good[100:]]
    turned = (starts[0] + 200, middle + 300, middle + 3000, len(good) - 22)  # one bit turned over
    damaged += [good[:at] + bytes([good[at] ^ 4]) + good[at + 1 :] for at in turned]
    for number, content in enumerate(damaged):
        path.write_bytes(content)
        fresh()
        assert len(builds) == number + 2, number
        assert path.read_bytes() == good


def test_a_file_with_too_few_tables_is_built_again(own_cache: Path, builds: list[int]) -> None:
    fresh()
    (path,) = own_cache.iterdir()
    with path.open("wb") as file:
        np.savez(file, suit_waits=np.zeros(3))
    fresh()
    assert builds == [1, 1]


def test_other_sources_make_other_files(own_cache: Path, builds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    fresh()
    monkeypatch.setattr(table_module, "source_digest", lambda *_: "0" * 64)
    fresh()
    assert builds == [1, 1]
    assert len(list(own_cache.iterdir())) == 2


def test_a_cache_that_cannot_be_written(tmp_path: Path, builds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("not a directory")  # holds for the superuser as well, unlike permissions
    monkeypatch.setenv("WINDROOS_CACHE", str(tmp_path / "file" / "below"))
    assert same(fresh(), tables())
    assert builds == [1]
    module = cache.load_generated("homeless", "answer = 42\n")
    assert module.answer == 42
    assert Path(str(module.__file__)).is_file()


def test_a_directory_that_may_only_be_read(tmp_path: Path, builds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WINDROOS_CACHE", str(tmp_path))

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError("read-only")

    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    assert same(fresh(), tables())
    assert builds == [1]
    assert list(tmp_path.iterdir()) == []


def test_where_the_cache_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WINDROOS_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.cache_dir() == tmp_path / "windroos"
    monkeypatch.setenv("WINDROOS_CACHE", str(tmp_path / "own"))
    assert cache.cache_dir() == tmp_path / "own"


def test_digest_follows_the_sources_and_the_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    first = cache.source_digest(shape_module, irregular)
    assert first == cache.source_digest(shape_module, irregular)
    assert len(first) == 64
    assert len({first, cache.source_digest(shape_module), cache.source_digest(irregular, shape_module)}) == 3
    monkeypatch.setattr(cache, "_versions", lambda: ("another numba",))
    assert cache.source_digest(shape_module, irregular) != first
    with pytest.raises(OSError, match="no source"):
        cache.source_digest(ModuleType("nothing"))


def test_generated_modules(own_cache: Path) -> None:
    one = cache.load_generated("sample", "def answer():\n    return 1\n")
    two = cache.load_generated("sample", "def answer():\n    return 2\n")
    assert (one.answer(), two.answer()) == (1, 2)
    assert cache.load_generated("sample", "def answer():\n    return 1\n") is one
    assert Path(str(one.__file__)).parent == own_cache
    path = Path(str(one.__file__))
    path.write_text("def answer():\n    return 'damaged'\n")
    del sys.modules[one.__name__]
    assert cache.load_generated("sample", "def answer():\n    return 1\n").answer() == 1
    assert "damaged" not in path.read_text()
    with pytest.raises(ZeroDivisionError):
        cache.load_generated("broken", "1 / 0\n")
    with pytest.raises(ZeroDivisionError):  # not half a module the second time
        cache.load_generated("broken", "1 / 0\n")


def test_old_files_are_forgotten(tmp_path: Path) -> None:
    for number in range(12):
        cache.write_whole(tmp_path / f"sample_{number:016x}.py", b"x = 1\n")
    cache.write_whole(tmp_path / f"sample_more_{1:016x}.py", b"")
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "sample_0000000000000000.loop-1.py311.nbi").touch()
    cache.forget_old(tmp_path / f"sample_{11:016x}.py", keep=8)
    kept = sorted(path.name for path in tmp_path.glob("*.py"))
    assert len(kept) == 9
    assert f"sample_more_{1:016x}.py" in kept
    assert not list((tmp_path / "__pycache__").glob("sample_0000000000000000.*"))


def test_packed_nothing_is_nothing() -> None:
    assert pack((0,) * 34) == NOTHING
