"""What a person may be told about his discards: what each of them keeps, as the `live` player weighs it."""

from __future__ import annotations

from typing import NamedTuple

from windroos.bots.live import SLACK, reason_for, weighed
from windroos.bots.nearest import look
from windroos.bots.player import Reason
from windroos.bots.prospects import Prospect
from windroos.bots.sight import discard_kinds, tiles_of, without
from windroos.play.actions import PlayerAction
from windroos.play.view import View


class Kept(NamedTuple):
    """A discard: its kind, the tiles that its best hand lacks then, the live ones that help, and both in words."""

    kind: int
    missing: int
    live: int
    reason: Reason


def discards(view: View, actions: tuple[PlayerAction, ...], most: int = 5) -> list[Kept]:
    """The best discards, the best first; none where there is nothing to discard or nothing to work for."""
    kinds = discard_kinds(actions)
    tiles = tiles_of(view)
    found = look(view, tiles, SLACK) if kinds else []
    if not found:
        return []
    prospect, aims = Prospect(view), weighed(found)
    looks = [(prospect.outlook(without(tiles, kind), aims), kind) for kind in kinds]
    looks.sort(key=lambda one: one[0].worth - prospect.risk(one[1]), reverse=True)
    out = []
    for outlook, kind in looks[:most]:
        reason = reason_for("keeps", outlook, view.rules)
        if reason is not None:
            out.append(Kept(kind, outlook.missing, outlook.live, reason))
    return out
