"""The strongest player: it does what `windroos.expert` finds best, as the compiled player of self-play does."""

from __future__ import annotations

from windroos.bots.discard_risk import safe_kinds
from windroos.bots.expert_knowledge import knowledge_of
from windroos.bots.live import without_weighing
from windroos.bots.player import ChosenAction
from windroos.bots.visible import discard_kinds
from windroos.expert.choice import ANSWER_KONG, ANSWER_PUNG, choose_answer, choose_discard, choose_kong
from windroos.expert.look_ups import plain_maps
from windroos.play.model.actions import Call, Claim, Discard, Kong, PlayerAction
from windroos.play.model.view import View

_LOWEST = 63
"""The tile of an answer."""


class ExpertPlayer:
    """Weighs all hands that are near, with what every tile may bring and cost."""

    __slots__ = ("name",)

    def __init__(self) -> None:
        self.name = "expert"

    def decide(self, view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction:
        """One of the actions."""
        chosen = without_weighing(view, actions)
        if chosen is not None:
            return chosen
        return ChosenAction(_turn(view, actions) if type(actions[0]) is Discard else _answer(view, actions))

    def close(self) -> None:
        """Nothing to leave behind."""


def _turn(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
    h, maps = knowledge_of(view), plain_maps()
    kongs = sum(1 << action.tile for action in actions if type(action) is Kong)
    kong = choose_kong(h, maps, view.seat, kongs)
    if kong >= 0:
        return Kong(view.seat, kong)
    kinds = safe_kinds(view, discard_kinds(actions))
    if not kinds:
        return actions[0]
    return Discard(view.seat, choose_discard(h, maps, view.seat, sum(1 << kind for kind in set(kinds))))


def _answer(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction:
    """A claim for a set, or to pass."""
    claims = {action.call for action in actions if type(action) is Claim}
    if not claims & {Call.CHOW, Call.PUNG, Call.KONG}:
        return actions[0]
    tile = view.table.discards[-1].tile
    may = [call in claims for call in (Call.CHOW, Call.PUNG, Call.KONG)]
    answer = choose_answer(knowledge_of(view), plain_maps(), view.seat, tile, *may)
    if answer < 0:
        return actions[0]
    call = Call.KONG if answer >= ANSWER_KONG else Call.PUNG if answer >= ANSWER_PUNG else Call.CHOW
    for action in actions:
        if type(action) is Claim and action.call == call and (call != Call.CHOW or action.tile == answer & _LOWEST):
            return action
    return actions[0]
