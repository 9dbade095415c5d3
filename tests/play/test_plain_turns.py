"""A turn that nobody interrupts is decided in one piece, a pass too: the state is what its steps make, by any book."""

from __future__ import annotations

from random import Random

import pytest

from tests.play_helpers import match_of
from windroos.books.catalog import IDS, rules
from windroos.bots.player import acting, make
from windroos.play.model.actions import Action, Claim, Discard
from windroos.play.model.events import Drew, Step
from windroos.play.referee.game import Game, play_hand
from windroos.play.referee.state import State, evolve


@pytest.mark.parametrize("id", IDS)
def test_the_state_of_a_turn_is_what_its_steps_make(id: str) -> None:
    before: State
    blocked = turns = passes = 0

    def follow(action: Action, steps: tuple[Step, ...]) -> None:
        nonlocal before, blocked, turns, passes
        for step in steps:
            before = evolve(before, step)
        assert before == game.state, action
        turns += type(action) is Discard and type(steps[-1].public) is Drew
        passes += type(action) is Claim and type(steps[-1].public) is Drew
        blocked += type(action) is Discard and any(own.blocked for own in before.own)

    players = [acting(make("greedy", rules(id), seed)) for seed in range(4)]
    game, random = Game(match_of(rules(id)), listener=follow), Random(4)
    before = game.state
    for _ in range(8):
        play_hand(game, players, random)
    assert turns > 150
    assert passes > 30
    assert (blocked > 0) == (id == "hongkong")
