"""A player of a level or a style: EXPERT's evaluation, of which it sees less or that it weighs otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random
from typing import Final

from windroos.bots.discard_risk import safe_kinds
from windroos.bots.expert_knowledge import knowledge_of
from windroos.bots.live import without_weighing
from windroos.bots.player import ChosenAction
from windroos.bots.visible import discard_kinds
from windroos.expert.goals import NOT_FOUND
from windroos.expert.known import Knowledge
from windroos.expert.leveling import claimed_at_level, discarded_at_level, konged_at_level, passed_at_level
from windroos.expert.levels import PlayingLevel
from windroos.expert.look_ups import plain_maps
from windroos.expert.worth import find_near_goals
from windroos.play.model.actions import Call, Claim, Discard, Kong, PlayerAction
from windroos.play.model.view import View

_SETS: Final = (Call.CHOW, Call.PUNG, Call.KONG)


class LeveledPlayer:
    """Chooses among all that may be done, the better an action is the more often; its chance is of its seed."""

    __slots__ = ("_random", "level", "name")

    def __init__(self, name: str, level: PlayingLevel, seed: int = 0) -> None:
        self.name = name
        self.level = level
        self._random = Random(seed)

    def decide(self, view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction:
        """One of the actions."""
        chosen = without_weighing(view, actions)
        if chosen is not None:
            return chosen
        known = knowledge_of(view)
        if find_near_goals(known, plain_maps(), view.seat) == 0:
            return ChosenAction(actions[0])
        turn = type(actions[0]) is Discard
        seen = self._random.random() >= self.level.overlooks
        worths = [*(_discards if turn else _passing)(known, view, actions, self.level)]
        if seen:
            worths += (_kongs if turn else _claims)(known, view, actions, self.level)
        return ChosenAction(self._choose(worths) if worths else actions[0])

    def close(self) -> None:
        """Nothing to leave behind."""

    def _choose(self, worths: list[Worth]) -> PlayerAction:
        """One of them by chance, as the temperature has it."""
        best, action = max(worths, key=lambda one: one[0])
        spread = self.level.temperature * max(abs(value) for value, _ in worths)
        if not spread:
            return action
        shares = [exp((value - best) / spread) for value, _ in worths]
        return self._random.choices([one for _, one in worths], shares)[0]


Worth = tuple[float, PlayerAction]
"""Points that an action promises, times `POINT`."""


def _discards(h: Knowledge, view: View, actions: tuple[PlayerAction, ...], level: PlayingLevel) -> Iterator[Worth]:
    for kind in dict.fromkeys(safe_kinds(view, discard_kinds(actions))):
        promise = discarded_at_level(h, plain_maps(), view.seat, kind, level.ambition, level.caution)
        yield promise, Discard(view.seat, kind)


def _passing(h: Knowledge, view: View, actions: tuple[PlayerAction, ...], level: PlayingLevel) -> Iterator[Worth]:
    yield passed_at_level(h, plain_maps(), view.seat, level.ambition), actions[0]


def _kongs(h: Knowledge, view: View, actions: tuple[PlayerAction, ...], level: PlayingLevel) -> Iterator[Worth]:
    for action in actions:
        if type(action) is Kong:
            yield konged_at_level(h, plain_maps(), view.seat, action.tile, level.ambition), action


def _claims(h: Knowledge, view: View, actions: tuple[PlayerAction, ...], level: PlayingLevel) -> Iterator[Worth]:
    """What the best discard leaves after a claim. A kong is claimed instead of a pung by who has laid out a set."""
    calls = {action.call for action in actions if type(action) is Claim}
    opened = any(meld.open for meld in view.melds)
    dropped = Call.KONG if not opened else Call.PUNG if Call.KONG in calls else None
    tile = view.table.discards[-1].tile
    for action in actions:
        if type(action) is not Claim or action.call not in _SETS or action.call == dropped:
            continue
        low = action.tile if action.call == Call.CHOW else NOT_FOUND
        yield claimed_at_level(h, plain_maps(), view.seat, low, tile, level.ambition, level.caution), action
