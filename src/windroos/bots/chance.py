"""A player that does anything it may: for tests, and as the bottom of the ladder."""

from __future__ import annotations

from random import Random

from windroos.bots.player import ChosenAction, Reason
from windroos.play.model.actions import Call, Claim, Mahjong, PlayerAction
from windroos.play.model.view import View


class RandomPlayer:
    """Any action with equal chance, but for mahjong: where it may be called, it is called every second time."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "random"
        self._random = Random(seed)

    def decide(self, view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction:
        """Any of the actions, whatever the view."""
        del view
        wins = [action for action in actions if is_mahjong(action)]
        if wins and self._random.random() < 0.5:
            return ChosenAction(wins[0], Reason("mahjong"))
        return ChosenAction(self._random.choice(actions), Reason("chance"))

    def close(self) -> None:
        """Nothing to leave behind."""


def is_mahjong(action: PlayerAction) -> bool:
    """Whether an action ends the hand as its winner."""
    return isinstance(action, Mahjong) or (isinstance(action, Claim) and action.call == Call.MAHJONG)
