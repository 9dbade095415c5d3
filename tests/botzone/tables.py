"""A table at which the seats hear Botzone's requests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from windroos.books.catalog import rules
from windroos.bots.botzone_words import Requests, understood
from windroos.bots.story import Story
from windroos.play.model.actions import Discard, Draw, PlayerAction
from windroos.play.model.match import new_match
from windroos.play.model.view import DISCARD, Source, View
from windroos.play.referee.game import Game
from windroos.play.rules.options import options

Respond = Callable[[tuple[str, ...], tuple[str, ...]], str]
"""All requests of a seat and its responses to all but the last, to the response to that."""


class BotzoneTable:
    """A hand at our referee of which every seat is told by requests alone, and answers by responses."""

    def __init__(self, flowers: bool, seed: int, round: int = 0) -> None:
        played = rules("mcr", edition="1998", flowers=flowers, bell="stop")
        self.game = Game(new_match(played, tuple("abcd"), (0, 1, 2, 3))._replace(round=round))
        self.game.begin(Random(seed))
        self.requests: list[list[str]] = [[] for _ in range(4)]
        self.responses: list[list[str]] = [[] for _ in range(4)]
        self._stories = [Story() for _ in range(4)]
        self._told = [Requests(seat) for seat in range(4)]
        self._discards = [-1] * 4

    def play(self, respond: Respond, watch: Callable[[View, PlayerAction], None]) -> None:
        """To the end of the hand."""
        while waiting := self.game.waiting():
            seat = waiting[0]
            view = self.game.view(seat)
            actions = options(view)
            self.requests[seat] += self._told[seat].of(self._stories[seat].since(view))
            if view.table.phase == DISCARD and view.table.source == Source.CLAIM:
                self.game.do(Discard(seat, self._discards[seat]))
                continue
            if len(actions) == 1 and isinstance(actions[0], Draw):
                self.game.do(actions[0])
                continue
            asked, said = self.requests[seat], self.responses[seat]
            said += ["PASS"] * (len(asked) - 1 - len(said))
            response = respond(tuple(asked), tuple(said))
            said.append(response)
            action, self._discards[seat] = understood(response, actions)
            assert action is not None, (response, asked)
            watch(view, action)
            self.game.do(action)
