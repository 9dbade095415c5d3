"""Games that players sit down to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from windroos.books.catalog import book_words
from windroos.bots.player import ComputerPlayer
from windroos.play.model.actions import Action, PlayerAction
from windroos.play.model.events import Step
from windroos.play.model.match import new_match
from windroos.play.model.view import View
from windroos.play.referee.game import Game
from windroos.rules.rules import Rules
from windroos.text import bots as words

ROOT = Path(__file__).resolve().parents[2]


def a_game(played: Rules, listener: Callable[[Action, tuple[Step, ...]], object] | None = None) -> Game:
    players = int(played.value("players"))
    match = new_match(played, tuple("abcde"[:players]), tuple(range(min(players, 4))), 4 if players == 5 else -1)
    return Game(match, listener=listener)


def watched(player: ComputerPlayer) -> Callable[[View, tuple[PlayerAction, ...]], PlayerAction]:
    """The player, and a look at whether it does only what it may."""

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        choice = player.decide(view, actions)
        assert choice.action in actions
        if choice.reason is not None:
            for lang in ("nl", "en"):
                assert words.reason_text(choice.reason, book_words(view.rules.id), lang)
        return choice.action

    return decide
