"""A hand looked at again: what a seat did beside what was best, what that cost, and what was luck.

Every number is of the one evaluation that moves and advice come from. What the hand brought is what it promised at the
first choice, less what the choices cost, and the rest is luck: between two choices what tiles and others brought, so
that every draw has its own, and after the last one how the hand ended.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from windroos.bots.chance import is_mahjong
from windroos.bots.evaluation import ActionValue, Evaluation, Evaluator
from windroos.play.model.actions import Call, Claim, Kong, PlayerAction
from windroos.play.model.events import NOBODY
from windroos.play.model.view import View

WORTH_TELLING: Final = 0.02
"""A choice turns a hand where it costs at least this part of what the best hand of all choices promises."""
_LEAST: Final = 0.5
_MOST: Final = 3

Loss = Literal["mahjong", "claim", "pass", "kong", "wait", "danger", "discard"]
"""Where points are lost: at a mahjong that was not called, at a set claimed or let go, at a kong, at the choice of
a wait, by a dangerous tile, at any other discard."""


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
    before  points that the hand promised at it
    luck    points that came between the choice before it and this one
    """

    choice: SeatChoice
    evaluation: Evaluation
    cost: float
    chance: float
    before: float
    luck: float

    @property
    def after(self) -> float:
        """Points that the hand promised after it."""
        return self.before - self.cost

    @property
    def is_draw(self) -> bool:
        """Whether its luck is that of a tile that the seat drew itself."""
        return self.choice.view.own.drawn != NOBODY

    @property
    def loss(self) -> Loss:
        """What kind of choice it is to lose points at."""
        best, did = self.evaluation.best, self.choice.action
        if is_mahjong(best.action):
            return "mahjong"
        if isinstance(best.action, Kong) or isinstance(did, Kong):
            return "kong"
        if isinstance(did, Claim):
            return "pass" if did.call == Call.PASS else "claim"
        value = _value(self.evaluation, did)
        if value.points + value.danger >= best.points + best.danger:
            return "danger"
        return "wait" if best.missing == 1 else "discard"


class HandReview(NamedTuple):
    """All choices of a seat in a hand. `start` + `play` + `luck` is `result`, in points.

    ended  the luck after the last choice; with that of each choice it is `luck`
    """

    choices: tuple[ReviewedChoice, ...]
    start: float
    play: float
    luck: float
    result: int
    ended: float

    @property
    def turning_points(self) -> tuple[ReviewedChoice, ...]:
        """At most three choices that cost most, in the order of the hand."""
        most = max((one.before for one in self.choices), default=0.0)
        least = max(_LEAST, WORTH_TELLING * most)
        costly = sorted((one for one in self.choices if one.cost >= least), key=lambda one: -one.cost)
        return tuple(sorted(costly[:_MOST], key=lambda one: one.choice.step))

    @property
    def drawn(self) -> float:
        """The part of the luck that the seat drew itself."""
        return sum(one.luck for one in self.choices if one.is_draw)


def review(choices: Iterable[SeatChoice], evaluator: Evaluator, result: int) -> HandReview:
    """Review the choices of one seat in one hand, which brought it so many points."""
    reviewed: list[ReviewedChoice] = []
    for one in choices:
        found = _reviewed(one, evaluator, result)
        luck = found.before - reviewed[-1].after if reviewed else 0.0
        reviewed.append(found._replace(luck=luck))
    start = reviewed[0].before if reviewed else 0.0
    play = -sum(one.cost for one in reviewed)
    ended = result - (reviewed[-1].after if reviewed else 0.0)
    return HandReview(tuple(reviewed), start, play, result - start - play, result, ended)


def _reviewed(choice: SeatChoice, evaluator: Evaluator, result: int) -> ReviewedChoice:
    evaluation = evaluator.evaluate(choice.view, choice.actions)
    if is_mahjong(choice.action):
        return ReviewedChoice(choice, evaluation, 0.0, 1.0, float(result), 0.0)
    value = _value(evaluation, choice.action)
    if is_mahjong(evaluation.best.action):
        won = value.points / value.chance if value.chance else value.points
        before = max(won, value.points)
        return ReviewedChoice(choice, evaluation, before - value.points, value.chance, before, 0.0)
    cost = evaluation.cost(choice.action)
    return ReviewedChoice(choice, evaluation, cost, value.chance, evaluation.best.points, 0.0)


def _value(evaluation: Evaluation, action: PlayerAction) -> ActionValue:
    return next(one for one in evaluation.actions if one.action == action)
