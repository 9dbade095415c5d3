"""Somebody's first hands who learns: their walls are picked, and he wins one of them."""

from __future__ import annotations

import os
from random import Random
from typing import Final

import pytest

from tools.first_walls import FirstHand, dealt, share
from windroos.books.catalog import IDS
from windroos.hosting.chance import Chance
from windroos.hosting.presence import Presence
from windroos.hosting.rematch import setup_again
from windroos.hosting.setup import Setup, read_setup, setup_text
from windroos.lesson.first_walls import PLACES, first_secrets, numbers
from windroos.play.model.actions import Mahjong
from windroos.play.model.view import DISCARD
from windroos.play.rules.options import options
from windroos.web.table.form import setup_of

FULL: Final = bool(os.environ.get("WINDROOS_FULL"))
GAMES: Final = range(5000, 5040 if FULL else 5003)
LESSON: Final = {"first": "1", "coach": "1", **{f"place{at}": "learner" for at in (1, 2, 3)}}


def made(**form: str) -> Setup:
    return setup_of({**LESSON, **form}, lambda: 1)


@pytest.mark.parametrize("book", IDS)
def test_who_follows_the_coach_wins_one_of_the_two(book: str) -> None:
    lost = 1.0
    for hand, number in enumerate(numbers()[book], 1):
        lost *= 1 - share(FirstHand(book, hand, number), "expert", GAMES)
    assert lost <= 0.05


@pytest.mark.parametrize("book", IDS)
def test_a_beginner_who_does_not_wins_one_of_them_far_more_often_than_by_chance(book: str) -> None:
    lost = 1.0
    for hand, number in enumerate(numbers()[book], 1):
        lost *= 1 - share(FirstHand(book, hand, number), "novice", GAMES)
    assert lost <= 0.3, "by chance it would be 0.46"


@pytest.mark.parametrize("book", IDS)
def test_nobody_goes_out_with_the_tiles_that_were_dealt(book: str) -> None:
    """There is a hand to be played."""
    for hand, number in enumerate(numbers()[book], 1):
        game = dealt(FirstHand(book, hand, number))
        assert game.state.table.phase == DISCARD
        assert not any(isinstance(one, Mahjong) for one in options(game.view(0)))
        assert PLACES[hand - 1] == (0, 3)[hand - 1]


def test_only_the_lessons_own_table_has_them() -> None:
    assert made(rules="mcr").first == first_secrets("mcr")
    assert made(rules="mcr", name="Aad").first, "a name changes nothing"
    others = ({"place1": "friend"}, {"place2": "anybody"}, {"seats": "chance"}, {"strict": "1"}, {"players": "3"})
    for other in others:
        assert made(**other).first == (), other
    assert setup_of({key: one for key, one in LESSON.items() if key != "first"}, lambda: 1).first == ()


def test_a_setup_keeps_them_one_of_before_has_none_and_a_rematch_is_played_by_chance() -> None:
    setup = made(rules="nts2002")
    assert read_setup(setup_text(setup)) == setup
    plain = setup._replace(first=())
    assert "first" not in setup_text(plain).partition("\n")[2]
    assert read_setup(setup_text(plain)) == plain
    match = dealt(FirstHand("nts2002", 1, 1)).match
    assert setup_again(setup, match, (0,), lambda: 1).first == ()


def test_after_them_comes_chance_to_which_everybody_adds() -> None:
    secrets = first_secrets("nts2002")
    chance = Chance(Presence(made().places), Random(1), secrets=secrets)
    for hand, secret in enumerate(secrets, 1):
        draft = chance.fresh(hand)
        assert (draft.secret, draft.bound) == (secret, ()), "closed: nobody can add"
    after = chance.fresh(len(secrets) + 1)
    assert after.bound is None
    assert after.secret not in secrets
