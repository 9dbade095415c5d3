"""Which tiles fit in no set and no pair."""

from __future__ import annotations

from random import Random

import pytest

from windroos.notation import parse
from windroos.scoresheet.leftover import left_over
from windroos.tiles import EAST, KINDS, WALL_136, WALL_144


def rack(text: str) -> tuple[int, ...]:
    return parse(text).hand.concealed


@pytest.mark.parametrize(
    ("tiles", "sets", "over"),
    [
        ("234m 678m 345p 11z 37s", 1, "37s"),
        ("234m 678m 3s 7p", 2, "7p 3s"),  # two sets lie on the table
        ("111222333444m 55m", 0, ""),
        ("11123456789995m", 0, ""),
        ("15m 19p 19s 1234567z 2m", 0, "152m 19p 19s 1234567z"),
        ("11m 5z", 3, "5z"),
        ("11m 22p", 4, "22p"),  # a second pair is none
    ],
)
def test_as_few_as_can_be_are_left_over(tiles: str, sets: int, over: str) -> None:
    assert left_over(rack(tiles), sets) == (tuple(sorted(rack(over))) if over else ())


def test_there_are_never_five_sets() -> None:
    assert len(left_over(rack("123m 567m 123p 567p 234s"), 0)) == 3


def test_bonus_tiles_are_no_part_of_it() -> None:
    assert left_over((*rack("234m 55z"), WALL_144[-1]), 3) == ()


def test_what_is_left_over_is_all_that_stands_in_the_way() -> None:
    random = Random(7)
    for _ in range(300):
        low = [random.choice([kind for kind in range(EAST) if kind % 9 < 7]) for _ in range(4)]
        nearly = [kind + more for kind in low for more in range(3)] + random.choices(range(KINDS), k=2)
        assert len(left_over(nearly, 0)) <= 2
        rest = random.sample(WALL_136, 14)
        for tile in left_over(rest, 0):
            rest.remove(tile)
        assert left_over(rest, 0) == ()
