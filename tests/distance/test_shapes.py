"""Tiles that a hand lacks of sets and a pair, beside laying every hand."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.distance.laying import UNIVERSES, Counts, counts, drawn, laid, pack
from windroos import tiles
from windroos.distance.irregular import NEVER
from windroos.distance.shapes import STANDARD, Shape, accepts, nearest, tiles_short


def short_of(text: str, melds: int = 0, shape: Shape = STANDARD) -> int:
    return tiles_short(*pack(counts(text)), melds, shape)


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
