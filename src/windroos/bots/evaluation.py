"""What a seat may do now, each with what it is worth: the one place where a move and every word about it come from.

A player does what `evaluate(...).best` says; coach, review and puzzles read the same value. So advice equals the move,
and no number is said that was not used. Points are those of the book, won or lost by this seat, on average.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from windroos.bots.player import Reason
from windroos.play.model.actions import PlayerAction
from windroos.play.model.view import View


class PlanShare(NamedTuple):
    """One way to go out from the tiles after an action.

    plan     what it is called: an entry of the book, or a key of `windroos.text.bots`
    suit     the one suit that it uses (0 m, 1 p, 2 s), or -1
    missing  tiles that it lacks
    helping  mask of the kinds that bring it nearer
    live     copies of these that the seat cannot see
    share    its part of the chance to win, 0 to 1; the shares of one action's plans add up to 1
    chance   to finish it, 0 to 1
    points   mean of what a hand won by it is paid
    lacks    doubles, fan or points towards the minimum that its own tiles do not bring yet and it still has to find
    """

    plan: str
    suit: int
    missing: int
    helping: int
    live: int
    share: float
    chance: float
    points: float
    lacks: int


class ActionValue(NamedTuple):
    """What an action promises.

    action     one of those that may be taken
    points     expected points of the hand, danger taken off
    chance     to win the hand, 0 to 1
    danger     points that the tile which goes may cost; 0 where none goes
    in_danger  the seats that may want it
    missing    tiles that the nearest plan lacks after it
    plans      the ways to go out, the likeliest first; none where nothing is weighed
    """

    action: PlayerAction
    points: float
    chance: float = 0.0
    danger: float = 0.0
    in_danger: tuple[int, ...] = ()
    missing: int = 0
    plans: tuple[PlanShare, ...] = ()


class Evaluation(NamedTuple):
    """All that may be done, the best first (never none), and why the best is."""

    actions: tuple[ActionValue, ...]
    reason: Reason | None = None

    @property
    def best(self) -> ActionValue:
        """What the player does."""
        return self.actions[0]

    def cost(self, action: PlayerAction) -> float:
        """Points that an action costs against the best; 0 for the best and what is as good.

        Raises:
            StopIteration: it is none of the actions.
        """
        value = next(one for one in self.actions if one.action == action)
        return max(0.0, self.best.points - value.points)


class Evaluator(Protocol):
    """Whoever can say what actions are worth. The same question has the same answer."""

    def evaluate(self, view: View, actions: tuple[PlayerAction, ...]) -> Evaluation:
        """What the seat may do now (`windroos.play.rules.options.options`; never empty), the best first."""
        ...
