"""What lies on the table, put in the order in which it is shown."""

from __future__ import annotations

from windroos.hands import Meld
from windroos.play.model.events import NOBODY
from windroos.play.model.view import OpenTable, Phase, View


def player_name(table: OpenTable, seat: int) -> str:
    """Who sits there."""
    return table.match.players[table.players[seat]]


def sets_from(table: OpenTable, seat: int) -> list[tuple[Meld, int]]:
    """The sets of a seat, each with the seat that gave its tile, or NOBODY."""
    laid = [one for one in table.laid if one.seat == seat]
    out = []
    for meld in table.melds[seat]:
        kind = "pung" if meld.added else meld.kind
        found = next((one for one in laid if (one.meld.kind, one.meld.tile) == (kind, meld.tile)), None)
        if found is not None:
            laid.remove(found)
        out.append((meld, found.giver if found is not None else NOBODY))
    return out


def in_order(view: View) -> tuple[int, ...]:
    """The own tiles as they are shown and numbered: sorted, the tile just drawn at the end."""
    rack = sorted(view.own.rack)
    drawn = view.own.drawn
    if view.table.turn == view.seat and view.table.phase == Phase.DISCARD and drawn in rack:
        rack.remove(drawn)
        rack.append(drawn)
    return tuple(rack)
