"""A player that counts the tiles it has not seen, and works for the minimum of its book and for value."""

from __future__ import annotations

from typing import Final

from windroos.bots.chance import is_mahjong
from windroos.bots.discard_risk import safe_kinds
from windroos.bots.greedy import aim_name
from windroos.bots.nearest import Aim, Found, Nearest, look
from windroos.bots.player import ChosenAction, Reason
from windroos.bots.prospects import Outlook, Prospect
from windroos.bots.targets import Target
from windroos.bots.visible import Tiles, claimed, discard_kinds, duty, tiles_of
from windroos.play.model.actions import Discard, Draw, Keep, PlayerAction
from windroos.play.model.view import View
from windroos.tiles import P1

SLACK: Final = 2
"""Hands that lack so many tiles more than the nearest are still looked at, where they are worth it."""
_AIMS: Final = 9
"""So many hands are weighed against each other."""
_FADES: Final = 0.42
"""What a missing tile makes of a hand's worth, for the first choice of hands to weigh."""


class LivePlayer:
    """Weighs the hands that are near by their worth and the chance to finish them with tiles that are left."""

    __slots__ = ("_nearest", "name")

    def __init__(self) -> None:
        self.name = "live"
        self._nearest = Nearest()

    def decide(self, view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction:
        """One of the actions."""
        chosen = without_weighing(view, actions)
        if chosen is not None:
            return chosen
        return self._turn(view, actions) if type(actions[0]) is Discard else self._answer(view, actions)

    def _turn(self, view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction:
        tiles = tiles_of(view)
        found = self._nearest.look(view, tiles, SLACK)
        kinds = discard_kinds(actions)
        if not kinds or not found:
            return ChosenAction(actions[0])
        prospect = Prospect(view)
        aims = weighed(found)
        kind, outlook = best_discard(prospect, tiles, safe_kinds(view, kinds), aims)
        for action in actions:
            made = claimed(tiles, action, -1)
            if made is not None and not made.discards:
                after = prospect.outlook(made.tiles, weighed(look(view, made.tiles, SLACK)))
                if after.worth >= outlook.worth:
                    return ChosenAction(action, Reason("kong"))
        self._nearest.discarded(tiles, kind)
        return ChosenAction(Discard(view.seat, kind), reason_for("keeps", outlook))

    def _answer(self, view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction:
        """The claim after which the hand promises most; or none, if that promises more."""
        tiles = tiles_of(view)
        prospect = Prospect(view)
        now = prospect.outlook(tiles, weighed(self._nearest.look(view, tiles, SLACK)))
        best, outlook = actions[0], now
        for action in actions:
            made = claimed(tiles, action, view.table.discards[-1].tile)
            if made is None:
                continue
            aims = weighed(look(view, made.tiles, SLACK))
            if made.discards:
                after = best_discard(prospect, made.tiles, list(dict.fromkeys(made.tiles.rack)), aims)[1]
            else:
                after = prospect.outlook(made.tiles, aims)
            if after.worth > outlook.worth:
                best, outlook = action, after
        if best is actions[0]:
            return ChosenAction(best, reason_for("waits", now))
        return ChosenAction(best, reason_for("claims", outlook))

    def close(self) -> None:
        """Nothing to leave behind."""


def without_weighing(view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction | None:
    """What is done whatever the tiles are worth: mahjong, a duty, what alone may be, a draw, no gift after the last."""
    for action in actions:
        if is_mahjong(action):
            return ChosenAction(action, Reason("mahjong"))
    first = duty(actions)
    if first is not None or len(actions) == 1:
        return ChosenAction(first or actions[0])
    if type(actions[0]) is Draw:
        return _draw_or_moon(view, actions)
    if any(type(action) is Keep for action in actions):
        return ChosenAction(Keep(view.seat), Reason("keeps_last"))
    return None


def _draw_or_moon(view: View, actions: tuple[PlayerAction, ...]) -> ChosenAction:
    """Draw; and announce the moon where the last tile may be the one that is waited for (Hong Kong, ruling H17)."""
    waits = Prospect(view).waits(tiles_of(view))
    hopes = any(kind == P1 and drawn for kind, _, drawn in waits)
    moon = next((action for action in actions if type(action) is Draw and action.moon), None)
    return ChosenAction(moon, Reason("moon")) if moon is not None and hopes else ChosenAction(actions[0])


def weighed(found: Found) -> list[Aim]:
    """The hands that are worth most for how near they are."""
    best = sorted(found, key=lambda one: -one[1].value * _FADES ** one[0])
    return [aim for _, aim in best[:_AIMS]]


def best_discard(prospect: Prospect, tiles: Tiles, kinds: list[int], aims: list[Aim]) -> tuple[int, Outlook]:
    """The kind to discard, and what the rest promises."""
    best, most, highest = kinds[0], Outlook(0.0, None, 0, 0), float("-inf")
    outlooks, risks = prospect.outlooks(tiles, kinds, aims), prospect.risks(kinds)
    for kind, outlook, risk in zip(kinds, outlooks, risks, strict=True):
        worth = outlook.worth - risk
        if worth > highest:
            best, most, highest = kind, outlook, worth
    return best, most


def reason_for(code: str, outlook: Outlook) -> Reason | None:
    """Why a hand is worked for, with the figures that say so; None where there is none."""
    if outlook.aim is None:
        return None
    hand = outlook.aim
    suit = _suit(hand) if isinstance(hand, Target) else -1
    figures = (("missing", outlook.missing), ("live", outlook.live))
    return Reason(code, (("hand", aim_name(hand)), ("suit", suit), *figures))


def _suit(aim: Target) -> int:
    """The one suit that a hand uses, or -1."""
    used = [suit for suit in range(3) if aim.wish.allowed >> 9 * suit & 0x1FF]
    return used[0] if len(used) == 1 else -1
