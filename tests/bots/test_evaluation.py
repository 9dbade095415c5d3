"""What actions are worth: the best is the move, and nothing is left out."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.tables import a_game
from windroos.books.catalog import IDS, book_words, rules
from windroos.bots.evaluation import ActionValue, Evaluation
from windroos.bots.expert_evaluation import ExpertEvaluator
from windroos.bots.player import make
from windroos.play.model.actions import Discard, PlayerAction
from windroos.play.model.view import View
from windroos.play.referee.game import play_hand
from windroos.text.bots import hand_name


@pytest.mark.parametrize("id", IDS)
def test_the_best_is_the_move_and_every_action_is_there(id: str) -> None:
    players = [make("expert", rules(id)) for _ in range(4)]

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        evaluation = ExpertEvaluator().evaluate(view, actions)
        assert sorted(map(repr, actions)) == sorted(repr(one.action) for one in evaluation.actions)
        assert evaluation.best.action == players[view.seat].decide(view, actions).action
        assert evaluation.cost(evaluation.best.action) == 0
        for one in evaluation.actions:
            assert 0 <= one.chance <= 1
            assert not one.plans or sum(plan.share for plan in one.plans) <= 1 + 1e-9
            for plan in one.plans:
                assert hand_name(book_words(id), plan.plan, "nl")
        return evaluation.best.action

    game = a_game(rules(id))
    play_hand(game, [decide] * 4, Random(3))


def test_a_cost_is_what_the_best_has_more() -> None:
    one, two = Discard(0, 1), Discard(0, 2)
    evaluation = Evaluation((ActionValue(one, 3.0), ActionValue(two, 1.0)))
    assert evaluation.cost(two) == 2
