"""What actions are worth: the best is the move, and nothing is left out."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.tables import a_game
from windroos.books.catalog import IDS, book_words, rules
from windroos.bots.evaluation import ActionValue, Evaluation
from windroos.bots.expert_evaluation import ExpertEvaluator
from windroos.bots.expert_knowledge import knowledge_of
from windroos.bots.player import make
from windroos.expert.choice import worth_of_chow, worth_of_kong, worth_of_pung
from windroos.expert.known import POINT, Knowledge
from windroos.expert.look_ups import plain_maps
from windroos.expert.worth import find_near_goals
from windroos.play.model.actions import Call, Claim, Discard, Kong, PlayerAction
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


@pytest.mark.parametrize("id", IDS)
def test_what_is_laid_out_is_told_like_what_goes(id: str) -> None:
    """A set has plans and a chance where there is anything to work for, and the points that it was chosen by."""
    seen = set()

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        evaluation = ExpertEvaluator().evaluate(view, actions)
        for one in evaluation.actions:
            if isinstance(one.action, Kong) and one.plans:
                h = known(view)
                assert one.points == worth_of_kong(h, plain_maps(), view.seat, one.action.tile) / POINT
            elif isinstance(one.action, Claim) and one.action.call in (Call.CHOW, Call.PUNG) and one.plans:
                h, tile = known(view), view.table.discards[-1].tile
                if one.action.call == Call.CHOW:
                    worth = worth_of_chow(h, plain_maps(), view.seat, one.action.tile, tile)
                else:
                    worth = worth_of_pung(h, plain_maps(), view.seat, tile)
                assert one.points == worth / POINT
            else:
                continue
            assert one.missing > 0
            assert 0 < one.chance <= 1
            seen.add(type(one.action))
        return evaluation.best.action

    for seed in range(3):
        play_hand(a_game(rules(id)), [decide] * 4, Random(seed))
    assert Claim in seen


def known(view: View) -> Knowledge:
    h = knowledge_of(view)
    find_near_goals(h, plain_maps(), view.seat)
    return h
