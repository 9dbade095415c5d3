"""A hand looked at again: what a seat did beside what was best, what that cost, and what was luck.

Every number is of the one evaluation that moves and advice come from. What the hand brought is what it promised at the
first choice, less what the choices cost, and the rest is luck: what was drawn, discarded and won by others.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from windroos.bots.chance import is_mahjong
from windroos.bots.evaluation import Evaluation, Evaluator
from windroos.play.model.actions import PlayerAction
from windroos.play.model.view import View

WORTH_TELLING: Final = 0.02
"""A choice turns a hand where it costs at least this part of what the best hand of all choices promises."""
_LEAST: Final = 0.5
_MOST: Final = 3


class SeatChoice(NamedTuple):
    """A moment at which a seat had something to choose: what it saw, what it might do, and what it did.

    step  how many steps of the hand had been done, to look at it in a replay
    """

    step: int
    view: View
    actions: tuple[PlayerAction, ...]
    action: PlayerAction


class ReviewedChoice(NamedTuple):
    """A choice with what everything was worth then.

    cost    points that it cost against the best; 0 for what is as good
    chance  to win the hand after it, 0 to 1
    """

    choice: SeatChoice
    evaluation: Evaluation
    cost: float
    chance: float


class HandReview(NamedTuple):
    """All choices of a seat in a hand. `start` + `play` + `luck` is `result`, in points."""

    choices: tuple[ReviewedChoice, ...]
    start: float
    play: float
    luck: float
    result: int

    @property
    def turning_points(self) -> tuple[ReviewedChoice, ...]:
        """At most three choices that cost most, in the order of the hand."""
        most = max((one.evaluation.best.points for one in self.choices), default=0.0)
        least = max(_LEAST, WORTH_TELLING * most)
        costly = sorted((one for one in self.choices if one.cost >= least), key=lambda one: -one.cost)
        return tuple(sorted(costly[:_MOST], key=lambda one: one.choice.step))


def review(choices: Iterable[SeatChoice], evaluator: Evaluator, result: int) -> HandReview:
    """Review the choices of one seat in one hand, which brought it so many points."""
    reviewed = tuple(_reviewed(one, evaluator) for one in choices)
    start = reviewed[0].evaluation.best.points if reviewed else 0.0
    play = -sum(one.cost for one in reviewed)
    return HandReview(reviewed, start, play, result - start - play, result)


def _reviewed(choice: SeatChoice, evaluator: Evaluator) -> ReviewedChoice:
    evaluation = evaluator.evaluate(choice.view, choice.actions)
    if is_mahjong(choice.action):
        return ReviewedChoice(choice, evaluation, 0.0, 1.0)
    value = next(one for one in evaluation.actions if one.action == choice.action)
    return ReviewedChoice(choice, evaluation, evaluation.cost(choice.action), value.chance)
