"""What a person may be told at his turn: what to do, how far the hand is then, where it leads, and how dangerous it is.

The coach looks for the nearest hands that one may go out with: those that are within reach, before anything rare. Of
the discards it prefers what keeps the hand nearest, then what leaves most tiles that help. It sees what its seat sees.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.bots.chance import is_mahjong
from windroos.bots.danger import DiscardDanger, danger_of
from windroos.bots.discard_risk import safe_kinds
from windroos.bots.irregular_targets import masks_of
from windroos.bots.live import LivePlayer
from windroos.bots.nearest import Aim, Found, look
from windroos.bots.odds import OPEN
from windroos.bots.plans import fan_of
from windroos.bots.prospects import Prospect
from windroos.bots.targets import Target
from windroos.bots.visible import Tiles, claimed, discard_kinds, duty, tiles_of, unseen, without
from windroos.play.model.actions import Call, Claim, Discard, Draw, Keep, Kong, PlayerAction
from windroos.play.model.view import View
from windroos.tiles import kinds_in

_SLACK: Final = 2
"""Hands that lack so many tiles more than the nearest are looked at, to find one whose tiles may be claimed."""
_REACH: Final = 4
"""A hand outside sets and a pair that lacks more than this is no advice."""


class Nearness(NamedTuple):
    """How far a hand is, for the hands that the coach has chosen.

    missing  tiles that the nearest lacks
    helping  mask of the kinds that bring it nearer
    live     copies of these that the seat cannot see
    aim      of the nearest the one that promises most; None where there is nothing to work for
    """

    missing: int
    helping: int
    live: int
    aim: Aim | None


class WeighedDiscard(NamedTuple):
    """A discard: its kind, what it keeps, and how dangerous it is."""

    kind: int
    way: Nearness
    danger: DiscardDanger


class Advice(NamedTuple):
    """What the coach would do.

    action   the action
    code     why, a key of `windroos.text.coach.WHY`
    before   how far the hand is as it stands (of claims: if one passes)
    after    how far it is after the action
    kept     the best discards, the best first; none where there is nothing to discard
    danger   how dangerous the tile is that would go, None where none goes
    already  fan that lie there
    refused  a set that is better not laid down, and how far the hand would be with it
    """

    action: PlayerAction
    code: str
    before: Nearness | None = None
    after: Nearness | None = None
    kept: tuple[WeighedDiscard, ...] = ()
    danger: DiscardDanger | None = None
    already: int = 0
    refused: tuple[PlayerAction, Nearness] | None = None


def advise(view: View, actions: tuple[PlayerAction, ...], most: int = 5) -> Advice:
    """What to do, of the actions that are allowed (never none)."""
    for action in actions:
        if is_mahjong(action):
            return Advice(action, "mahjong")
    first = duty(actions)
    if first is not None or len(actions) == 1:
        return Advice(first or actions[0], "must")
    for action in actions:
        if type(action) is Keep:
            return Advice(action, "keeps_last")
    if type(actions[0]) is Draw:
        return Advice(LivePlayer().decide(view, actions).action, "draws")
    already = fan_of(view.rules, view.seat, view.table.bonus[view.seat])
    if type(actions[0]) is Discard:
        return _turn(view, actions, most, already)
    return _answer(view, actions, already)


def _turn(view: View, actions: tuple[PlayerAction, ...], most: int, already: int) -> Advice:
    tiles, left = tiles_of(view), unseen(view)
    aims = feasible(view, tiles)
    kinds = safe_kinds(view, discard_kinds(actions))
    if not kinds:
        return Advice(actions[0], "must")
    prospect = Prospect(view)
    looks = [(way_of(without(tiles, kind), aims, left), kind) for kind in kinds]
    promised = zip(kinds, prospect.outlooks(tiles, kinds, aims), prospect.risks(kinds), strict=True)
    order = {kind: outlook.worth - risk for kind, outlook, risk in promised}
    looks.sort(key=lambda one: (*_rank(one[0]), -order[one[1]]))
    best = looks[0][0]
    refused = None
    for action in actions:
        made = claimed(tiles, action, -1) if isinstance(action, Kong) else None
        if made is not None:
            after = way_of(made.tiles, feasible(view, made.tiles), left)
            if after.missing <= best.missing:
                return Advice(action, "kong", before=best, after=after, already=already)
            refused = (action, after)
    kept = tuple(WeighedDiscard(kind, way, danger_of(view, kind)) for way, kind in looks[:most])
    return Advice(
        Discard(view.seat, kept[0].kind), "discard", after=best, kept=kept, danger=kept[0].danger, already=already,
        refused=refused,
    )  # fmt: skip


def _answer(view: View, actions: tuple[PlayerAction, ...], already: int) -> Advice:
    """The claim that brings nearest, if that is nearer than to pass and no tile more must be drawn for it."""
    tiles, left = tiles_of(view), unseen(view)
    before = way_of(tiles, feasible(view, tiles), left)
    best: tuple[PlayerAction, Nearness] | None = None
    for action in actions:
        tile = view.table.discards[-1].tile if view.table.discards else -1
        made = claimed(tiles, action, tile) if isinstance(action, Claim) else None
        if made is None:
            continue
        aims = feasible(view, made.tiles)
        rests = (
            [without(made.tiles, kind) for kind in dict.fromkeys(made.tiles.rack)] if made.discards else [made.tiles]
        )
        after = min((way_of(rest, aims, left) for rest in rests), key=_rank)
        if best is None or _rank(after) < _rank(best[1]):
            best = action, after
    passing = next((one for one in actions if isinstance(one, Claim) and one.call == Call.PASS), actions[0])
    if best is None:
        return Advice(passing, "passes", before=before, after=before, already=already)
    choice = LivePlayer().decide(view, actions).action
    if best[1].missing < before.missing or (choice == best[0] and best[1].missing == before.missing):
        return Advice(best[0], "claims", before=before, after=best[1], already=already)
    return Advice(passing, "passes", before=before, after=before, already=already, refused=best)


def _rank(way: Nearness) -> tuple[int, int]:
    """Nearest first, then what leaves most tiles that help; a hand that nothing helps any more is no near one."""
    return (way.missing if way.live else way.missing + _SLACK, -way.live)


def feasible(view: View, tiles: Tiles) -> tuple[Aim, ...]:
    """The hands to work for: within reach, and for which tiles may be claimed unless others are much nearer.

    Rare hands outside sets are among them only where no hand of sets is nearer and few tiles are missing.
    """
    found = look(view, tiles, _SLACK)
    sets = [one for one in found if isinstance(one[1], Target)]
    nearest = min((missing for missing, _ in sets), default=15)
    rare = [one for one in found if not isinstance(one[1], Target) and one[0] <= min(_REACH, nearest)]
    reach = sets + rare if sets else rare or found
    return tuple(aim for _, aim in _claimable(reach))


def _claimable(found: Found) -> Found:
    """Those whose tiles may be claimed, where the nearest of them is at most a tile farther than the nearest of all."""
    if not found:
        return found
    least = min(missing for missing, _ in found)
    open_ones = [(missing, aim) for missing, aim in found if aim.way == OPEN]
    if open_ones and min(missing for missing, _ in open_ones) <= least + 1 and least > 1:
        return open_ones
    return found


def way_of(tiles: Tiles, aims: tuple[Aim, ...], left: list[int]) -> Nearness:
    """How far these tiles are from the nearest of some hands, and every kind that brings any of the nearest nearer."""
    masks = masks_of(tiles.keys)
    best, helping, most = 15, 0, 0.0
    nearest: Aim | None = None
    for aim in aims:
        missing, kinds = aim.look(tiles.keys) if isinstance(aim, Target) else aim.look(masks)
        if missing > best or missing >= 15:
            continue
        promise = aim.value * _copies(kinds, left)
        if missing < best or promise > most or nearest is None:
            nearest, most = aim, promise
        helping = kinds if missing < best else helping | kinds
        best = missing
    there = sum(1 << kind for kind in kinds_in(helping) if left[kind])
    return Nearness(best, there, _copies(there, left), nearest)


def _copies(kinds: int, left: list[int]) -> int:
    return sum(left[kind] for kind in kinds_in(kinds))
