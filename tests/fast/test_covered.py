"""A concealed kong that lies face down: nobody else who plays as people meet it sees which tiles it is of."""

from __future__ import annotations

import pytest

from windroos.books.catalog import IDS, rules
from windroos.fast.selfplay.covered import cover, uncover
from windroos.fast.selfplay.play import play_many, table_for
from windroos.fast.selfplay.replay import replay_actions
from windroos.fast.selfplay.state import state_of
from windroos.lab.twins import compare_twins
from windroos.play.model.actions import Kong

HANDS = 6
KIND = 5


@pytest.mark.parametrize("seat", range(4))
def test_a_seat_sees_its_own_alone(seat: int) -> None:
    h = state_of(table_for(rules("nmv144")))
    h.seats[1].covered_kinds, h.seen_copies[KIND], h.visible_tiles = 1 << KIND, 4, 30
    cover(h, seat)
    assert (h.seen_copies[KIND], h.visible_tiles) == ((4, 30) if seat == 1 else (0, 26))
    uncover(h, seat)
    assert (h.seen_copies[KIND], h.visible_tiles) == (4, 30)


@pytest.mark.parametrize("id", IDS)
def test_a_concealed_kong_lies_face_down_where_the_book_says_so(id: str) -> None:
    """By Fu Hing it is shown, with two of its tiles turned over: all know it."""
    assert state_of(table_for(rules(id))).rules.kong_face_down == (id != "hongkong")


@pytest.mark.parametrize("seed", [4, 8])
def test_compiled_nobody_goes_by_a_kong_that_people_do_not_see(seed: int) -> None:
    """In these hands who saw its tiles would choose another discard."""
    played = rules("nmv144")
    batch = play_many(played, ("expert",) * 4, HANDS, seed, log=True)
    assert any(isinstance(action, Kong) for at in range(HANDS) for action in replay_actions(played, batch, at))
    assert compare_twins(played, HANDS, seed).differences == ()
