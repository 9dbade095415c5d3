"""The one protocol of computer players: a view and what may be done in, an action and why out.

A player sees what its seat sees and nothing else. Made from the same name, rules and seed, and asked the same, it
answers the same.

>>> from windroos.books.catalog import rules
>>> player = make("greedy", rules("nts2002"), seed=1)
>>> player.name
'greedy'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from windroos.errors import WindroosError
from windroos.expert.levels import HUMAN, LEVELS, levels_by
from windroos.play.model.actions import Call, Claim, Discard, Draw, Keep, PlayerAction, Replace
from windroos.play.model.view import View
from windroos.rules.rules import Rules

Number = int | str


class BotError(WindroosError):
    """A computer player that does not exist, or a program that does not play along."""


class Reason(NamedTuple):
    """Why a player does what it does: a code with its words in `windroos.text.bots`, and what fills them."""

    code: str
    values: tuple[tuple[str, Number], ...] = ()


class ChosenAction(NamedTuple):
    """What a player does, and why if it says so."""

    action: PlayerAction
    reason: Reason | None = None


class ComputerPlayer(Protocol):
    """A computer player."""

    name: str

    def decide(self, view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction:
        """One of the actions that the seat may take now (`windroos.play.rules.options.options`; never empty).

        Raises:
            BotError: a program that plays does not answer, or nonsense.
        """
        ...

    def close(self) -> None:
        """The player leaves the table; nothing is asked of it any more."""
        ...


RUNGS: Final = ("random", "greedy", "live", "expert")
"""The players that others are measured by: they stay as they are."""
NAMES: Final = (*RUNGS, *LEVELS, HUMAN)
"""The players that are part of Windroos."""
PROGRAMS: Final = ("process", "botzone", "botzone-json")
"""Prefixes of players that are programs of their own: `process:COMMAND`."""


def make(name: str, rules: Rules, seed: int = 0) -> ComputerPlayer:
    """A player for one seat by its name: one of `NAMES`, or one of `PROGRAMS`, a colon and a command.

    Raises:
        BotError: there is no such player, it does not know these rules, or the program does not start.
    """
    kind, colon, command = name.partition(":")
    if colon and kind in PROGRAMS:
        return _program(kind, command, rules, seed)
    if name == "random":
        from windroos.bots.chance import RandomPlayer

        return RandomPlayer(seed)
    if name == "greedy":
        from windroos.bots.greedy import GreedyPlayer

        return GreedyPlayer()
    if name == "live":
        from windroos.bots.live import LivePlayer

        return LivePlayer()
    if name == "expert":
        from windroos.bots.expert import ExpertPlayer

        return ExpertPlayer()
    levels = levels_by(rules.rule_set.scheme.id)
    if name in levels:
        from windroos.bots.leveled import LeveledPlayer

        return LeveledPlayer(name, levels[name], seed)
    raise BotError("no_such_player", name=name, known=", ".join((*NAMES, *(f"{one}:COMMAND" for one in PROGRAMS))))


def _program(kind: str, command: str, rules: Rules, seed: int) -> ComputerPlayer:
    if kind == "process":
        from windroos.bots.process import ProcessPlayer

        return ProcessPlayer(command, rules, seed)
    from windroos.bots.botzone import BotzonePlayer

    return BotzonePlayer(command, rules, as_json=kind == "botzone-json")


def simplest(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
    """What a seat does whose player does not answer: it passes, draws, or discards the tile it drew."""
    for action in actions:
        if isinstance(action, Draw | Replace | Keep) or (isinstance(action, Claim) and action.call == Call.PASS):
            return action
    drawn = [action for action in actions if isinstance(action, Discard) and action.tile == view.own.drawn]
    last = [action for action in actions if isinstance(action, Discard)][-1:]
    return (*drawn, *last, *actions)[0]


def acting(player: ComputerPlayer) -> Callable[[View, tuple[PlayerAction, ...]], PlayerAction]:
    """The player as `windroos.play.referee.game` calls it: the action alone."""

    def decide(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
        return player.decide(view, actions).action

    return decide
