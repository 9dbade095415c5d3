"""The numbers of reviewed hands that are kept belong to the evaluation that made them."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from windroos.books.catalog import rules
from windroos.bots.expert_evaluation import ExpertEvaluator
from windroos.bots.player import make
from windroos.bots.review import review
from windroos.hosting.kept_reviews import EVALUATION
from windroos.play.model.match import new_match
from windroos.play.record.header import first_state, header_line, header_of
from windroos.play.record.record import group_lines
from windroos.play.referee.game import Decide, Game, play_hand
from windroos.review.brought import read_brought
from windroos.review.losses import losses

NUMBERS = {
    "nts2002": [11171, -5688, 52232, -116],
    "mcr": [858, -36, -448, -2],
    "hongkong": [669, -309, -361, 349],
    "nmv144": [12888, -10007, -868, 21987],
}
"""What a hand promised, its choices cost, and the luck of draws and of others, in hundredths: evaluation 8."""


@pytest.mark.parametrize("id", NUMBERS)
def test_another_evaluation_has_another_number(id: str) -> None:
    """Where this fails, what is kept of older hands is wrong: raise EVALUATION, and write down what it gives now."""
    played = rules(id)
    header = header_of(new_match(played, ("a", "b", "c", "d"), (0, 1, 2, 3), hands=1))
    lines = [header_line(header)]
    game = Game.resumed(first_state(header), lambda action, steps: lines.extend(group_lines(action, steps)))
    players = [make("greedy", played, seat) for seat in range(4)]
    decide: list[Decide] = [
        partial(lambda one, view, actions: one.decide(view, actions).action, one) for one in players
    ]
    play_hand(game, decide, Random(5))
    (record,) = read_brought("\n".join(lines))
    watched = record.watched(1, 0)
    found = losses(review(watched.choices, ExpertEvaluator(), watched.net[0]))
    assert [EVALUATION, *(round(100 * one) for one in found[:4])] == [8, *NUMBERS[id]]
