"""A hand reviewed: what choices cost, play and luck that add up to the result, and the turning points."""

from __future__ import annotations

from windroos.books.catalog import rules
from windroos.bots.evaluation import ActionValue, Evaluation
from windroos.bots.player import Reason
from windroos.bots.review import SeatChoice, review
from windroos.play.model.actions import Call, Claim, Discard, Mahjong, PlayerAction
from windroos.play.model.match import new_match
from windroos.play.model.view import View
from windroos.play.referee.state import new_state, view_of

VIEW = view_of(new_state(new_match(rules("nts2002"), ("a", "b", "c", "d"), (0, 1, 2, 3))), 0)


class ToldReview:
    """An evaluator that says what a test wants: the worth of each tile to discard, in points."""

    def __init__(self, *worths: dict[int, float]) -> None:
        self._worths = list(worths)

    def evaluate(self, view: View, actions: tuple[PlayerAction, ...]) -> Evaluation:
        assert view is VIEW
        worths = self._worths.pop(0)
        values = [
            ActionValue(action, worths[action.tile] if isinstance(action, Discard) else 0.0, 0.25) for action in actions
        ]
        return Evaluation(tuple(sorted(values, key=lambda one: -one.points)), Reason("keeps"))


def choice(step: int, did: int, *kinds: int) -> SeatChoice:
    return SeatChoice(step, VIEW, tuple(Discard(0, kind) for kind in kinds), Discard(0, did))


def test_play_and_luck_add_up_to_the_result() -> None:
    told = ToldReview({1: 20.0, 2: 12.0}, {3: 30.0, 4: 5.0}, {5: 40.0, 6: 40.0})
    found = review([choice(1, 2, 1, 2), choice(5, 3, 3, 4), choice(9, 6, 5, 6)], told, result=100)
    assert [one.cost for one in found.choices] == [8.0, 0.0, 0.0]
    assert (found.start, found.play, found.luck, found.result) == (20.0, -8.0, 88.0, 100)
    assert found.start + found.play + found.luck == found.result
    assert [one.chance for one in found.choices] == [0.25] * 3


def test_the_three_choices_that_cost_most_turned_the_hand() -> None:
    told = ToldReview(*({1: 50.0, 2: 50.0 - cost} for cost in (4.0, 9.0, 0.9, 20.0, 6.0, 0.0)))
    found = review([choice(step, 2, 1, 2) for step in range(6)], told, result=0)
    assert [one.choice.step for one in found.turning_points] == [1, 3, 4], "in the order of the hand"
    small = review([choice(0, 2, 1, 2)], ToldReview({1: 50.0, 2: 49.2}), result=0)
    assert small.turning_points == (), "less than a fiftieth of what the hand promised is nothing to speak of"


def test_mahjong_costs_nothing_and_is_sure() -> None:
    won = SeatChoice(4, VIEW, (Mahjong(0), Discard(0, 1)), Mahjong(0))
    claimed = SeatChoice(4, VIEW, (Claim(0, Call.MAHJONG), Claim(0, Call.PASS)), Claim(0, Call.MAHJONG))
    for one in (won, claimed):
        found = review([one], ToldReview({1: 30.0}), result=64)
        assert [(move.cost, move.chance) for move in found.choices] == [(0.0, 1.0)]


def test_a_hand_without_choices_is_all_luck() -> None:
    found = review([], ToldReview(), result=-12)
    assert (found.start, found.play, found.luck) == (0.0, 0.0, -12)
    assert found.turning_points == ()
