"""Whether the compiled EXPERT and the one that people meet are one player: the same choice at every decision.

Compiled hands are told to the referee, and before every action the player in Python is asked what it would do with
what its seat sees. What the log does not tell is left out: a claim that another, which goes before it, may have hidden.
So are discards for which somebody may have to pay for all (Hong Kong): self-play pays without liability.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from windroos.bots.player import ComputerPlayer, make
from windroos.fast.selfplay.play import play_many
from windroos.fast.selfplay.replay import replay_actions
from windroos.play.model.actions import Action, Begin, Call, Claim, Draw, PlayerAction
from windroos.play.model.match import new_match
from windroos.play.model.view import Phase, View
from windroos.play.referee.game import Game
from windroos.play.rules.liability_choice import choice_at
from windroos.play.rules.options import options
from windroos.rules.rules import Rules

NAMES = ("East", "South", "West", "North")


class Difference(NamedTuple):
    """A decision in which the two did not do the same: the hand's number, what was seen, and what each did."""

    hand: int
    view: View
    compiled: PlayerAction
    python: PlayerAction


class TwinsAgreement(NamedTuple):
    """How many decisions there were, and those in which the twins differ."""

    decisions: int
    differences: tuple[Difference, ...]

    @property
    def same(self) -> float:
        """The share of decisions in which they did the same."""
        return 1 - len(self.differences) / self.decisions if self.decisions else 1.0


def compare_twins(
    rules: Rules, hands: int, seed: int, name: str = "expert", round: int | None = None
) -> TwinsAgreement:
    """Ask the player in Python at every decision of some compiled hands.

    round  the wind of the round, 0 to 3; None: by turn

    Raises:
        BotError: there is no such player in Python. ValueError: nor in compiled self-play.
    """
    batch = play_many(rules, (name,) * 4, hands, seed, round=round, log=True)
    player = make(name, rules)
    decisions, found = 0, []
    for at in range(hands):
        match = new_match(rules, NAMES, (0, 1, 2, 3))
        game = Game(match._replace(round=int(batch.round[at])))
        for view, compiled, python in _decisions(game, replay_actions(rules, batch, at), player):
            decisions += 1
            if compiled != python:
                found.append(Difference(at, view, compiled, python))
    return TwinsAgreement(decisions, tuple(found))


def _decisions(
    game: Game, actions: Iterator[Action], player: ComputerPlayer
) -> Iterator[tuple[View, PlayerAction, PlayerAction]]:
    """What each seat saw that could choose, what it did, and what the player would do."""
    for action in actions:
        yield from _answers(game, action, player)
        if not isinstance(action, Begin | Claim):
            view = game.view(action.seat)  # type: ignore[union-attr]  # what the log holds is done by a seat
            may = options(view)
            if len(may) > 1 and choice_at(view.conduct, view.table, view.seat, view.own.rack) is None:
                yield view, action, player.decide(view, may).action  # type: ignore[misc]  # the same
        game.do(action)
    yield from _answers(game, None, player)


def _answers(
    game: Game, action: Action | None, player: ComputerPlayer
) -> Iterator[tuple[View, PlayerAction, PlayerAction]]:
    """All that the table waits for before an action of the log, where None follows the last."""
    while game.state.table.phase in (Phase.CLAIM, Phase.ROB, Phase.DRAW):
        if game.state.table.phase == Phase.DRAW:
            game.do(Draw(game.state.table.turn))
            continue
        waiting = game.waiting()
        for seat in waiting:
            done = action if isinstance(action, Claim) and action.seat == seat else Claim(seat, Call.PASS)
            hidden = isinstance(action, Claim) and done.call == Call.PASS
            view = game.view(seat)
            would = player.decide(view, options(view)).action
            if done == would or not hidden:
                yield view, done, would
        others = [seat for seat in waiting if not (isinstance(action, Claim) and action.seat == seat)]
        for seat in others:
            if seat in game.waiting():
                game.do(Claim(seat, Call.PASS))
        if isinstance(action, Claim) and action.seat in waiting:
            return
