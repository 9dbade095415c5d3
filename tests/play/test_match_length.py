"""How long a match takes: hands left, staying East, so many hands, an announced last one, a bell."""

from __future__ import annotations

import pytest

from tests.play.courses import east, ended, south, start
from windroos.books.catalog import IDS
from windroos.errors import PlayError
from windroos.play.model.match import (
    bell_stops,
    hands_left_at_least,
    last_hand,
    match_length,
)
from windroos.rules.rules import course_of


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("id", IDS)
def test_hands_left_counts_down(id: str, players: int) -> None:
    """One less after each hand that somebody else than East wins, and the last one is known as such."""
    match = start(id, None, None, players=players)
    left = match_length(match.rules)
    certain = course_of(match.rules).always_turns()
    while not match.over:
        assert hands_left_at_least(match) == left
        assert match.last == (certain and left == 1)
        match = ended(match, south(match))
        left -= 1
    assert (left, hands_left_at_least(match), match.last) == (0, 0, False)
    assert match.whole
    assert match.hand == match_length(match.rules) + 1


def test_hands_left_with_dragon_rounds() -> None:
    for players, options in ((5, {"dragon_round": True}), (4, {"dragon_round": True}), (3, {})):
        match = start("groenehart2011", 2, None, players=players, **options)
        for left in range(match_length(match.rules, 2), 0, -1):
            assert hands_left_at_least(match) == left
            match = ended(match, south(match))
        assert match.over


def test_staying_east_makes_it_longer() -> None:
    match = start("hongkong")
    stayed = ended(match, "A")
    assert (hands_left_at_least(stayed), stayed.hand) == (16, 2)


def test_so_many_hands() -> None:
    """An evening of five hands; who plays fewer rounds than the book has not played a whole game."""
    match = start("hongkong", None, 5)
    for hand in range(1, 6):
        assert (match.hand, match.last, hands_left_at_least(match)) == (hand, hand == 5, 6 - hand)
        match = ended(match, "A")
    assert match.over
    assert not match.whole
    one_round = start("nmv144", 1)
    for _ in range(4):
        one_round = ended(one_round, south(one_round))
    assert one_round.over
    assert not one_round.whole


def test_announced_last_hand() -> None:
    """144 rules, rule 56: a game broken off ends with a hand that all know to be the last."""
    match = last_hand(ended(start("nmv144"), "C"))
    assert match.last
    assert hands_left_at_least(match) == 1
    done = ended(match)
    assert done.over
    assert not done.whole
    for ask in (last_hand, ended):
        with pytest.raises(PlayError, match="over"):
            ask(done)


def test_bell() -> None:
    """Ruling C10."""
    assert not bell_stops(start("mcr"))
    assert not bell_stops(start("nmv144"))
    stopping = start("mcr", None, None, bell="stop")
    assert bell_stops(stopping)
    assert ended(stopping, kind="bell").over


def test_announcing_the_last_hand_of_a_whole_game_does_not_break_it_off() -> None:
    match = start("nmv144")
    for _ in range(15):
        match = ended(match, south(match))
    assert ended(last_hand(match), south(match)).whole
    assert not ended(last_hand(match), east(match)).whole  # East would have stayed
