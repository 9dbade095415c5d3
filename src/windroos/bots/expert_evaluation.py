"""What EXPERT thinks of each action: the value that its move is chosen by, with the plans behind it."""

from __future__ import annotations

from windroos.bots.evaluation import ActionValue, Evaluation, PlanShare
from windroos.bots.expert import ExpertPlayer
from windroos.bots.expert_knowledge import knowledge_of, names_of
from windroos.bots.visible import unseen
from windroos.expert.choice import lay_chow, lay_kong, lay_pung, show, weigh_discards
from windroos.expert.known import POINT, Knowledge
from windroos.expert.look_ups import plain_maps
from windroos.expert.nearness import FAR, lacking_of, prepare
from windroos.expert.rack import take
from windroos.expert.threat import danger_of_kind
from windroos.expert.useful import useful_kinds
from windroos.expert.worth import between, find_near_goals, points_of, worth_of
from windroos.play.model.actions import Call, Claim, Discard, Kong, PlayerAction
from windroos.play.model.view import View
from windroos.tiles import KINDS, SUIT, kinds_in

_MOST_PLANS = 5


class ExpertEvaluator:
    """An evaluator whose best is what the player `expert` does."""

    def evaluate(self, view: View, actions: tuple[PlayerAction, ...]) -> Evaluation:
        """What EXPERT chooses, then the others by their points."""
        chosen = ExpertPlayer().decide(view, actions)
        near = find_near_goals(knowledge_of(view), plain_maps(), view.seat)
        values = [_value(view, action) if near else ActionValue(action, 0.0) for action in actions]
        values.sort(key=lambda one: (one.action != chosen.action, -one.points))
        return Evaluation(tuple(values), chosen.reason)


def _value(view: View, action: PlayerAction) -> ActionValue:
    seat, maps, h = view.seat, plain_maps(), knowledge_of(view)
    find_near_goals(h, maps, seat)
    if isinstance(action, Discard) and action.tile < KINDS:
        return _discarded(view, h, action, action.tile)
    if isinstance(action, Kong):
        lay_kong(h, maps, seat, action.tile)
        return _standing(view, h, action, 0.0, ())
    if isinstance(action, Claim) and action.call in (Call.PUNG, Call.KONG, Call.CHOW):
        return _claimed(view, h, action)
    if len(view.own.rack) % 3 == 1:
        return _standing(view, h, action, 0.0, ())
    return ActionValue(action, 0.0)


def _claimed(view: View, h: Knowledge, action: Claim) -> ActionValue:
    """The value of a claim: what the best discard after it leaves, by the points that it was compared by."""
    seat, maps, tile = view.seat, plain_maps(), view.table.discards[-1].tile
    if action.call == Call.CHOW:
        lay_chow(h, maps, seat, action.tile, tile)
    else:
        lay_pung(h, maps, seat, tile)
    found = weigh_discards(h, maps, seat, h.seats[seat].at_least[1])
    points = (found if h.rules.in_points else points_of(h, seat, found)) / POINT
    return _discarded(view, h, action, h.search.kind)._replace(points=points)


def _discarded(view: View, h: Knowledge, action: PlayerAction, kind: int) -> ActionValue:
    seat, maps = view.seat, plain_maps()
    danger = danger_of_kind(h, seat, kind) / POINT
    feared = tuple(other for other in range(h.rules.seats) if other != seat and h.seats[other].meld_count > 1)
    take(h, maps, seat, kind)
    show(h, kind, 1)
    return _standing(view, h, action, danger, feared if danger else ())


def _standing(view: View, h: Knowledge, action: PlayerAction, danger: float, feared: tuple[int, ...]) -> ActionValue:
    """The value of the tiles as they are, one less than a whole hand."""
    worth = worth_of(h, plain_maps(), view.seat)
    chance = between(h, h.lookups.chances, worth) / POINT
    points = points_of(h, view.seat, worth) / POINT
    missing = h.search.least_missing
    return ActionValue(
        action,
        points - danger,
        chance,
        danger,
        feared,
        missing if missing < FAR else 0,
        _plans(view, h, chance, points),
    )


def _plans(view: View, h: Knowledge, chance: float, points: float) -> tuple[PlanShare, ...]:
    """The ways to go out, each with its share of the worth."""
    parts = [(h.search.near_worths[at], h.search.near_goals[at]) for at in range(h.search.near_count)]
    total = sum(part for part, _ in parts)
    found, left, names = [], unseen(view), names_of(view.rules)
    for part, goal in sorted((one for one in parts if one[0]), key=lambda one: -one[0])[:_MOST_PLANS]:
        missing = prepare(h, plain_maps(), view.seat, goal, FAR)
        helping = useful_kinds(h, plain_maps(), view.seat, missing)
        live = sum(left[kind] for kind in kinds_in(helping))
        suits = [suit for suit in range(3) if h.lookups.goals[goal].allowed >> 9 * suit & SUIT]
        suit, share = suits[0] if len(suits) == 1 else -1, part / total
        mean = points / chance if chance else 0.0
        lacks = max(0, lacking_of(h, goal))
        found.append(PlanShare(names[goal], suit, missing, helping, live, share, share * chance, mean, lacks))
    return tuple(found)
