"""Distances by tables: equal to the core and to a peer, whatever the rows are."""

import random
from collections.abc import Callable

import numpy as np
import pytest
from mahjong.shanten import Shanten
from numpy.typing import ArrayLike, NDArray

from tests.distance.laying import Counts, drawn, pack, parts
from windroos import tiles
from windroos.distance import irregular
from windroos.distance.irregular import NEVER
from windroos.distance.shapes import STANDARD, Shape, tiles_short
from windroos.fast.distance.lookups import (
    IRREGULAR,
    LADDERS,
    PlainDistance,
    classes_of,
    shanten_from_classes,
    shanten_many,
    suit_keys,
)
from windroos.fast.distance.tables import tables

PEER = Shanten()


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
