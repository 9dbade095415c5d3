"""A hand reviewed: what choices cost, play and luck that add up to the result, and the turning points."""

from __future__ import annotations

from windroos.books.catalog import rules
from windroos.bots.chance import is_mahjong
from windroos.bots.evaluation import ActionValue, Evaluation
from windroos.bots.player import Reason
from windroos.bots.review import ReviewedChoice, SeatChoice, review
from windroos.play.model.actions import Call, Claim, Discard, Kong, Mahjong, PlayerAction
from windroos.play.model.match import new_match
from windroos.play.model.view import View
from windroos.play.referee.state import new_state, view_of
from windroos.review.losses import HandLosses, LossRow, LostAt, by_kind, losses

VIEW = view_of(new_state(new_match(rules("nts2002"), ("a", "b", "c", "d"), (0, 1, 2, 3))), 0)


class ToldReview:
    """An evaluator that says what a test wants: the worth of each tile to discard, in points."""

    def __init__(self, *worths: dict[int, float]) -> None:
        self._worths = list(worths)

    def evaluate(self, view: View, actions: tuple[PlayerAction, ...]) -> Evaluation:
        assert view.table is VIEW.table
        worths = self._worths.pop(0)
        values = [
            ActionValue(action, worths[action.tile] if isinstance(action, Discard) else 0.0, 0.25) for action in actions
        ]
        return Evaluation(
            tuple(sorted(values, key=lambda one: (not is_mahjong(one.action), -one.points))), Reason("keeps")
        )


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


def test_every_draw_has_its_luck_and_all_of_it_adds_up() -> None:
    drew = VIEW._replace(own=VIEW.own._replace(drawn=4))
    first, last = choice(1, 2, 1, 2), choice(9, 6, 5, 6)
    worths = ({1: 20.0, 2: 12.0}, {3: 30.0, 4: 5.0}, {5: 40.0, 6: 38.0})
    found = review([first, choice(5, 3, 3, 4)._replace(view=drew), last], ToldReview(*worths), result=-10)
    assert [one.luck for one in found.choices] == [0.0, 30.0 - 12.0, 40.0 - 30.0]
    assert found.ended == -10 - 38.0
    assert found.drawn == 18.0
    assert sum(one.luck for one in found.choices) + found.ended == found.luck
    numbers = losses(found)
    assert numbers.start + numbers.play + numbers.drawn + numbers.others + numbers.ended == numbers.result
    assert numbers.others == 10.0


def test_a_mahjong_that_was_not_called_costs_what_it_would_have_brought() -> None:
    let_go = SeatChoice(4, VIEW, (Mahjong(0), Discard(0, 1)), Discard(0, 1))
    (one,) = review([let_go], ToldReview({1: 30.0}), result=0).choices
    assert (one.before, one.cost, one.loss) == (120.0, 90.0, "mahjong"), "30 points by a chance of a quarter"


def test_where_points_are_lost() -> None:
    values = {"best": ActionValue(Discard(0, 1), 20.0, danger=5.0, missing=2), "did": ActionValue(Discard(0, 2), 12.0)}

    def lost(best: ActionValue, did: ActionValue) -> str:
        told = ReviewedChoice(
            choice(1, 2, 1, 2)._replace(action=did.action), Evaluation((best, did)), 8.0, 0.2, 20.0, 0.0
        )
        return told.loss

    assert lost(values["best"], values["did"]) == "discard"
    assert lost(values["best"]._replace(missing=1), values["did"]) == "wait"
    assert lost(values["best"], values["did"]._replace(danger=13.0)) == "danger", "but for the danger it was as good"
    assert lost(values["best"], values["did"]._replace(action=Kong(0, 2))) == "kong"
    claimed, let_go = (values["did"]._replace(action=Claim(0, call)) for call in (Call.PUNG, Call.PASS))
    assert (lost(let_go, claimed), lost(claimed, let_go)) == ("claim", "pass")


def test_losses_of_many_hands_by_kind() -> None:
    hands = [
        HandLosses(0.0, 0.0, 0.0, 0.0, 0.0, 0, rows)
        for rows in ((LostAt("pass", 1, 4.0),), (LostAt("pass", 2, 9.0), LostAt("kong", 1, 20.0)), ())
    ]
    assert by_kind(hands) == (LossRow("kong", 1, 20.0, (1,)), LossRow("pass", 3, 13.0, (1, 0)))
