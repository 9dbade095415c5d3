"""A match being played: the referee's state in the hands of whoever sits at the rim, and a loop for players at hand.

>>> game = Game(new_match(load_rules("nts2002"), ("Aad", "Bep", "Cor", "Dik"), (0, 1, 2, 3)))   # doctest: +SKIP
>>> game.begin(Random(1))                                                                      # doctest: +SKIP
>>> game.do(Discard(0, 30))                                                                    # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from windroos.play.model.actions import Action, PlayerAction
from windroos.play.model.events import Step
from windroos.play.model.match import Match
from windroos.play.model.view import BETWEEN, CLAIM, ROB, View
from windroos.play.referee.chance import shuffled
from windroos.play.referee.referee import advance
from windroos.play.referee.state import State, new_state, options_of, view_of

Decide = Callable[[View, tuple[PlayerAction, ...]], PlayerAction]
"""A player: what it sees and may do, to what it does."""
Listener = Callable[[Action, tuple[Step, ...]], object]
"""Is told of every action that was carried out, with its steps: a record, a server."""


class Game:
    """One table's match. `state` is always the state after the last action that was carried out."""

    def __init__(self, match: Match, strict: bool = False, listener: Listener | None = None) -> None:
        self.state: State = new_state(match, strict)
        self._listener = listener

    @classmethod
    def resumed(cls, state: State, listener: Listener | None = None) -> Game:
        """A game that goes on from a state, of a record for instance."""
        game = cls.__new__(cls)
        game.state = state
        game._listener = listener
        return game

    @property
    def match(self) -> Match:
        """Where the match stands."""
        return self.state.table.match

    def do(self, action: Action) -> tuple[Step, ...]:
        """Carry out an action.

        Raises:
            IllegalAction, PlayError: it may not or cannot be; nothing has changed.
        """
        self.state, steps = advance(self.state, action)
        if self._listener is not None:
            self._listener(action, steps)
        return steps

    def begin(self, random: Random) -> tuple[Step, ...]:
        """Begin the next hand with a wall and dice from a source of chance."""
        return self.do(shuffled(self.state.conduct, self.match.round, random))

    def view(self, seat: int) -> View:
        """What a seat sees now."""
        return view_of(self.state, seat)

    def waiting(self) -> tuple[int, ...]:
        """The seats that the table waits for; none between hands."""
        table = self.state.table
        if table.phase in _ASKING:
            return _SEATS_OF[self.state.pending]
        return (table.turn,) if table.phase != BETWEEN else ()


_ASKING: Final = (CLAIM, ROB)
_SEATS_OF: Final = tuple(tuple(seat for seat in range(4) if mask >> seat & 1) for mask in range(16))
"""The seats of each mask."""


def play_hand(game: Game, players: Sequence[Decide], random: Random) -> None:
    """Play one hand with a player for each place of the match."""
    game.begin(random)
    while waiting := game.waiting():
        seat = waiting[0]
        view = game.view(seat)
        game.do(players[view.player](view, options_of(game.state, view)))


def play_match(game: Game, players: Sequence[Decide], random: Random) -> None:
    """Play a match to its end."""
    while not game.match.over:
        play_hand(game, players, random)
