"""Dice, seats and the opening of the wall, as each book has them."""

from __future__ import annotations

import pytest

from tests.play.conducts import conduct
from windroos.books.catalog import IDS, rules
from windroos.errors import PlayError
from windroos.play.model.dice import (
    WAITS,
    Opening,
    Throw,
    dice_needed,
    double_seat,
    opening,
    seating,
    seating_drawn,
    throws_needed,
)
from windroos.rules.course import Way
from windroos.rules.rules import course_of
from windroos.tiles import EAST, GREEN, NORTH, SOUTH, WEST

GREEN_DRAGON = 4


def throw(*eyes: int) -> tuple[Throw, ...]:
    """Throws of two dice with these sums."""
    return tuple((sum // 2, sum - sum // 2) for sum in eyes)


def test_highest_throw_is_east_and_the_others_keep_their_places() -> None:
    """NTS 2002, p. 4; 144 rules, rule 10."""
    for id in ("nts2002", "nmv144"):
        assert seating(rules(id), [throw(5, 7, 11, 3)]) == ((2, 3, 0, 1), -1)


def test_hongkong_throws_three_dice() -> None:
    assert seating(rules("hongkong"), [((1, 1, 1), (6, 6, 5), (6, 6, 4), (2, 2, 2))]) == ((1, 2, 3, 0), -1)


def test_everyone_is_ranked_by_throw() -> None:
    """Groene Hart 2011, p. 5."""
    assert seating(rules("groenehart2011"), [throw(5, 7, 11, 3)]) == ((2, 1, 0, 3), -1)
    assert seating(rules("nts2002", seats="ranked"), [throw(5, 7, 11, 3)]) == ((2, 1, 0, 3), -1)
    assert seating(rules("groenehart2011"), [throw(5, 7, 11, 3)], "highest") == ((2, 3, 0, 1), -1)


@pytest.mark.parametrize(
    ("way", "rounds", "needed", "seats"),
    [
        ("highest", [throw(9, 9, 4, 4)], (0, 1), None),
        ("highest", [throw(9, 9, 4, 4), throw(6, 6)], (0, 1), None),
        ("highest", [throw(9, 9, 4, 4), throw(6, 6), throw(2, 3)], (), (1, 2, 3, 0)),
        ("ranked", [throw(9, 9, 4, 4)], (0, 1, 2, 3), None),
        ("ranked", [throw(9, 9, 4, 4), throw(2, 3, 12, 12)], (2, 3), None),
        ("ranked", [throw(9, 9, 4, 4), throw(2, 3, 12, 12), throw(8, 7)], (), (1, 0, 2, 3)),
        ("ranked", [throw(9, 10, 4, 3)], (), (1, 0, 2, 3)),
    ],
)
def test_ties_throw_again(
    way: Way, rounds: list[tuple[Throw, ...]], needed: tuple[int, ...], seats: tuple[int, ...] | None
) -> None:
    book = rules("nts2002")
    assert throws_needed(book, (), way) == (0, 1, 2, 3)
    assert throws_needed(book, rounds, way) == needed
    if seats is not None:
        assert seating(book, rounds, way).seats == seats
    else:
        with pytest.raises(PlayError, match="tied"):
            seating(book, rounds, way)


def test_lowest_of_five_dreams() -> None:
    """Groene Hart 2011, p. 21: "De speler aan het begin van het spel met het laagste aantal ogen is de dromer"."""
    assert seating(rules("groenehart2011", players=5), [throw(5, 7, 11, 3, 6)]) == ((2, 1, 4, 0), 3)
    five = rules("nts2002", players=5)
    assert seating(five, [throw(5, 7, 11, 3, 6)]) == ((2, 4, 0, 1), 3)
    assert throws_needed(five, [throw(5, 7, 11, 3, 3)]) == (3, 4)
    assert seating(five, [throw(5, 7, 11, 3, 3), throw(9, 8)]) == ((2, 3, 0, 1), 4)


def test_drawn_winds() -> None:
    """Groene Hart 2011, p. 5; Fu Hing, p. 6."""
    assert seating_drawn(rules("hongkong"), (WEST, EAST, NORTH, SOUTH)) == ((1, 3, 0, 2), -1)
    assert seating_drawn(rules("hongkong", players=3), (WEST, EAST, SOUTH)) == ((1, 2, 0), -1)
    assert seating_drawn(rules("mcr", players=5), (WEST, WAITS, EAST, NORTH, SOUTH)) == ((2, 4, 0, 3), 1)
    for wrong in ((WEST, EAST, NORTH), (WEST, WEST, NORTH, EAST), (WEST, EAST, NORTH, GREEN)):
        with pytest.raises(PlayError, match="draw"):
            seating_drawn(rules("mcr"), wrong)


def test_ways_of_the_books() -> None:
    assert [course_of(rules(id)).seating for id in IDS] == [
        {"nts2002": "highest", "groenehart2011": "ranked", "mcr": "drawn"}.get(id, "highest") for id in IDS
    ]
    assert course_of(rules("nts2002", seats="drawn")).seating == "drawn"


@pytest.mark.parametrize(
    ("rounds", "code"),
    [
        ([throw(5, 7, 11)], "dice_round"),
        ([throw(5, 7, 11, 3), throw(4)], "dice_round"),
        ([((5, 7), *throw(5, 7, 11))], "dice_eyes"),
        ([((5,), *throw(5, 7, 11))], "dice_count"),
    ],
)
def test_wrong_throws_for_seats(rounds: list[tuple[Throw, ...]], code: str) -> None:
    with pytest.raises(PlayError) as caught:
        seating(rules("nts2002"), rounds)
    assert caught.value.code == code
    assert "{" not in str(caught.value) + caught.value.sentence("nl") + caught.value.hint("nl")


@pytest.mark.parametrize(
    ("id", "dice", "opened"),
    [
        ("nmv144", ((4, 6), (1, 5)), Opening(1, 16, 1)),  # rule 13: 10 is South, 10 + 6 is the sixteenth pair
        ("nmv144", ((4, 6), (4, 4)), Opening(1, 18, 1)),
        ("nmv144", ((4, 6), (4, 5)), Opening(0, 1, 1)),  # rule 13: above 18 it is East's wall, and South still opens it
        ("nmv144", ((1, 4), (6, 6)), Opening(0, 17, 0)),
        ("nmv144", ((4, 5), (6, 6)), Opening(3, 3, 0)),  # past East's left end stands North's wall
        ("nts2002", ((1, 1), (1, 1)), Opening(1, 4, 1)),
        ("nts2002", ((6, 6), (6, 6)), Opening(2, 7, 3)),  # seventeen stacks a side: North goes on at West's
        ("mcr", ((3, 4), (1, 1)), Opening(2, 9, 2)),
        ("hongkong", ((3, 3, 3),), Opening(0, 9, 0)),  # Fu Hing, p. 6: 9 is East, who counts nine stacks
        ("hongkong", ((4, 4, 4),), Opening(3, 12, 3)),  # p. 32: 12 is the wall of "je voorganger"
        ("hongkong", ((5, 5, 5),), Opening(2, 15, 2)),  # p. 32: 15 is that of "je overbuurman"
        ("hongkong", ((6, 6, 6),), Opening(1, 18, 1)),
    ],
)
def test_opening(id: str, dice: tuple[Throw, ...], opened: Opening) -> None:
    assert opening(conduct(id), dice) == opened


def test_three_sides() -> None:
    """North has no side: 3 is West, 4 East again."""
    assert opening(conduct("hongkong", players=3), ((6, 6, 6),)) == Opening(2, 18, 2)  # 24 stacks a side
    assert opening(conduct("nts2002", players=3), ((2, 2), (6, 6))) == Opening(0, 16, 0)
    assert opening(conduct("nts2002", players=3), ((3, 4), (5, 5))) == Opening(2, 1, 0)  # left of East sits West


def test_dragon_round_is_opened_by_one_throw_that_names_who_is_double() -> None:
    """Groene Hart 2011, p. 19."""
    three = conduct("groenehart2011", players=3)
    assert dice_needed(three, GREEN_DRAGON) == (2,)
    assert opening(three, ((2, 3),), GREEN_DRAGON) == Opening(1, 5, 1)
    assert double_seat(three, ((2, 3),), GREEN_DRAGON) == 1
    assert [double_seat(three, ((1, eyes),), GREEN_DRAGON) for eyes in (2, 3, 4)] == [2, 0, 1]
    assert double_seat(three, ((2, 3), (1, 1))) == 0


def test_the_dragon_round_of_five_has_the_usual_throws_and_east_is_double() -> None:
    """Groene Hart 2011, p. 21."""
    five = conduct("groenehart2011", players=5)
    assert dice_needed(five, GREEN_DRAGON) == (2, 2)
    assert double_seat(five, ((1, 1), (3, 3)), GREEN_DRAGON) == 0


def test_dice_needed() -> None:
    assert {id: dice_needed(conduct(id)) for id in IDS} == {
        "nts2002": (2, 2),
        "groenehart2011": (2, 2),
        "hongkong": (3,),
        "nmv144": (2, 2),
        "mcr": (2, 2),
    }


@pytest.mark.parametrize(
    ("dice", "code"),
    [
        ((), "dice_throws"),
        (((1, 2),), "dice_throws"),
        (((1, 2), (1, 2, 3)), "dice_count"),
        (((1, 2), (0, 2)), "dice_eyes"),
        (((1, 2), (True, 2)), "dice_eyes"),
    ],
)
def test_wrong_dice(dice: tuple[Throw, ...], code: str) -> None:
    with pytest.raises(PlayError) as caught:
        opening(conduct("nts2002"), dice)
    assert caught.value.code == code
