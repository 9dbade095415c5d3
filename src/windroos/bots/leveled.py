"""A player of a level or a style: EXPERT's evaluation, of which it sees less or that it weighs otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random
from typing import Final

from windroos.bots.discard_risk import safe_kinds
from windroos.bots.expert_knowledge import knowledge_of
from windroos.bots.levels import PlayingLevel
from windroos.bots.live import without_weighing
from windroos.bots.player import ChosenAction
from windroos.bots.visible import discard_kinds
from windroos.expert.choice import bonds_of, lay_chow, lay_kong, lay_pung, show
from windroos.expert.known import POINT, Knowledge
from windroos.expert.look_ups import plain_maps
from windroos.expert.rack import put, take
from windroos.expert.threat import danger_of_kind
from windroos.expert.worth import find_near_goals, points_of, worth_of
from windroos.play.model.actions import Call, Claim, Discard, Kong, PlayerAction
from windroos.play.model.view import View
from windroos.tiles import kinds_in

_PLAIN: Final = 64
"""The value of a plain hand."""
_SETS: Final = (Call.CHOW, Call.PUNG, Call.KONG)


class LeveledPlayer:
    """Chooses among all that may be done, the better an action is the more often; its chance is of its seed."""

    __slots__ = ("_level", "_random", "name")

    def __init__(self, name: str, level: PlayingLevel, seed: int = 0) -> None:
        self.name = name
        self._level = level
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
        seen = self._random.random() >= self._level.overlooks
        worths = [*(_discards if turn else _passing)(known, view, actions, self._level)]
        if seen:
            worths += _kongs(view, actions, self._level) if turn else _claims(view, actions, self._level)
        return ChosenAction(self._choose(worths) if worths else actions[0])

    def close(self) -> None:
        """Nothing to leave behind."""

    def _choose(self, worths: list[Worth]) -> PlayerAction:
        """One of them by chance, as the temperature has it."""
        best, action = max(worths, key=lambda one: one[0])
        spread = self._level.temperature * max(abs(value) for value, _ in worths)
        if not spread:
            return action
        shares = [exp((value - best) / spread) for value, _ in worths]
        return self._random.choices([one for _, one in worths], shares)[0]


Worth = tuple[float, PlayerAction]
"""Points that an action promises."""


def _discards(h: Knowledge, view: View, actions: tuple[PlayerAction, ...], level: PlayingLevel) -> Iterator[Worth]:
    for kind in dict.fromkeys(safe_kinds(view, discard_kinds(actions))):
        yield _discarded(h, view.seat, kind, level), Discard(view.seat, kind)


def _passing(h: Knowledge, view: View, actions: tuple[PlayerAction, ...], level: PlayingLevel) -> Iterator[Worth]:
    """What the tiles promise as they are; a claim has to bring more than that by a margin of the book."""
    worth = _worth(h, view.seat, level)
    yield points_of(h, view.seat, worth + worth * h.rules.claim_margin // 100) / POINT, actions[0]


def _kongs(view: View, actions: tuple[PlayerAction, ...], level: PlayingLevel) -> Iterator[Worth]:
    for action in actions:
        if type(action) is Kong:
            h = _looking(view)
            lay_kong(h, plain_maps(), view.seat, action.tile)
            yield points_of(h, view.seat, _worth(h, view.seat, level)) / POINT, action


def _claims(view: View, actions: tuple[PlayerAction, ...], level: PlayingLevel) -> Iterator[Worth]:
    """What the best discard leaves after a claim. A kong is claimed instead of a pung by who has laid out a set."""
    calls = {action.call for action in actions if type(action) is Claim}
    opened = any(meld.open for meld in view.melds)
    dropped = Call.KONG if not opened else Call.PUNG if Call.KONG in calls else None
    tile = view.table.discards[-1].tile
    for action in actions:
        if type(action) is not Claim or action.call not in _SETS or action.call == dropped:
            continue
        h = _looking(view)
        if action.call == Call.CHOW:
            lay_chow(h, plain_maps(), view.seat, action.tile, tile)
        else:
            lay_pung(h, plain_maps(), view.seat, tile)
        kinds = kinds_in(h.seats[view.seat].at_least[1])
        yield max(_discarded(h, view.seat, kind, level) for kind in kinds), action


def _looking(view: View) -> Knowledge:
    h = knowledge_of(view)
    find_near_goals(h, plain_maps(), view.seat)
    return h


def _discarded(h: Knowledge, seat: int, kind: int, level: PlayingLevel) -> float:
    """What discarding a kind promises."""
    maps = plain_maps()
    take(h, maps, seat, kind)
    show(h, kind, 1)
    worth = _worth(h, seat, level)
    worth -= worth * h.rules.bond * bonds_of(h, seat, kind) // 10_000
    points = points_of(h, seat, worth)
    show(h, kind, -1)
    put(h, maps, seat, kind)
    return (points - level.caution * danger_of_kind(h, seat, kind)) / POINT


def _worth(h: Knowledge, seat: int, level: PlayingLevel) -> int:
    """What tiles are worth to EXPERT, with the value of each near hand as ambition has it."""
    worth = worth_of(h, plain_maps(), seat)
    if not level.ambition:
        return worth
    parts = []
    for at in range(h.search.near_count):
        value = max(1, h.lookups.goal_values[h.search.near_goals[at]])
        weight: float = (value / _PLAIN) ** level.ambition
        parts.append(round(h.search.near_worths[at] * weight))
    most = max(parts, default=0)
    return most + (sum(parts) - most) * h.rules.others // 16
