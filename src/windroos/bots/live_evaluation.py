"""What LIVE thinks of each action, as an evaluation: until a stronger player gives its own."""

from __future__ import annotations

from windroos.bots.evaluation import ActionValue, Evaluation, PlanShare
from windroos.bots.greedy import aim_name
from windroos.bots.live import LivePlayer, best_discard, suit_of, weighed
from windroos.bots.nearest import Aim, look
from windroos.bots.prospects import Outlook, Prospect
from windroos.bots.targets import Target
from windroos.bots.visible import Tiles, claimed, tiles_of, without
from windroos.play.model.actions import Discard, PlayerAction
from windroos.play.model.view import View

_SLACK = 2


class LiveEvaluator:
    """An evaluator whose best is what a new LIVE player does."""

    def evaluate(self, view: View, actions: tuple[PlayerAction, ...]) -> Evaluation:
        """What LIVE chooses, then the others by its measure: points won from the whole table."""
        chosen = LivePlayer().decide(view, actions)
        prospect, tiles = Prospect(view), tiles_of(view)
        kinds = {action.tile for action in actions if isinstance(action, Discard)}
        aims = weighed(look(view, tiles, _SLACK)) if kinds or len(actions) > 1 else []
        values = [_value(view, prospect, tiles, aims, action) for action in actions]
        values.sort(key=lambda one: (one.action != chosen.action, -one.points))
        return Evaluation(tuple(values), chosen.reason)


def _value(view: View, prospect: Prospect, tiles: Tiles, aims: list[Aim], action: PlayerAction) -> ActionValue:
    danger = 0.0
    if isinstance(action, Discard) and action.tile < 34:
        rest = without(tiles, action.tile)
        outlook = prospect.outlook(rest, aims)
        danger = prospect.risks([action.tile])[0]
    else:
        tile = view.table.discards[-1].tile if view.table.discards else -1
        made = claimed(tiles, action, tile)
        if made is None:
            outlook = prospect.outlook(tiles, aims) if len(tiles.rack) % 3 == 1 else Outlook(0.0, None, 0, 0)
        elif made.discards:
            inside = weighed(look(view, made.tiles, _SLACK))
            outlook = best_discard(prospect, made.tiles, list(dict.fromkeys(made.tiles.rack)), inside)[1]
        else:
            outlook = prospect.outlook(made.tiles, weighed(look(view, made.tiles, _SLACK)))
    return ActionValue(action, outlook.worth - danger, danger=danger, missing=outlook.missing, plans=_plans(outlook))


def _plans(outlook: Outlook) -> tuple[PlanShare, ...]:
    aim = outlook.aim
    if aim is None:
        return ()
    suit = suit_of(aim) if isinstance(aim, Target) else -1
    chance = min(1.0, outlook.worth / aim.value) if aim.value > 0 else 0.0
    return (PlanShare(aim_name(aim), suit, outlook.missing, 0, outlook.live, 1.0, chance, aim.value, 0),)
