"""What a seat knows besides the open table, from the events of its own stream and nothing else."""

from __future__ import annotations

from bisect import bisect, insort
from collections.abc import Callable
from typing import Any, Final

from windroos.hands import FACE_DOWN, Meld
from windroos.play.model import events
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY
from windroos.play.model.view import OpenTable, Own
from windroos.rules.conduct import Conduct


def own_after(conduct: Conduct, own: Own, seat: int, event: events.Public | events.Private) -> Own:
    """What a seat knows after an event of its own stream."""
    change = _OWN.get(type(event))
    return change(conduct, own, seat, event) if change is not None else own


def with_right_number(table: OpenTable, own: Own, seat: int) -> Own:
    """A seat that has discarded must have thirteen tiles, each set counted as three; else its hand is dead for good."""
    if table.counts[seat] + 3 * len(table.melds[seat]) == 13:
        return own
    return own._replace(dead=True)


def passed(own: Own, kind: int) -> Own:
    """A seat let a tile pass that it could have claimed (ruling H18)."""
    return own._replace(blocked=own.blocked | 1 << kind)


def _without(rack: tuple[int, ...], tile: int, copies: int = 1) -> tuple[int, ...]:
    at = rack.index(tile)
    return (*rack[:at], *rack[at + copies :])


def _with(rack: tuple[int, ...], tile: int) -> tuple[int, ...]:
    at = bisect(rack, tile)
    return (*rack[:at], tile, *rack[at:])


_new: Final = tuple.__new__
"""Makes a NamedTuple at once, for what happens at every step."""


def _new_hand(conduct: Conduct, own: Own, seat: int, event: events.HandBegan) -> Own:
    return Own()


def _rack(conduct: Conduct, own: Own, seat: int, event: events.DealtRack) -> Own:
    return Own(tuple(sorted(event.tiles)), event.tiles[-1] if seat == 0 else NOBODY)


def received(own: Own, tile: int) -> Own:
    """A seat has drawn this tile."""
    rack = [*own[0]]
    insort(rack, tile)
    return _new(Own, (tuple(rack), tile, *own[2:]))


def discarded(own: Own, tile: int) -> Own:
    """A seat has discarded this tile; but for its kongs face down all it remembered was of this turn."""
    rack = own[0]
    at = rack.index(tile)
    return _new(Own, (rack[:at] + rack[at + 1 :], NOBODY, None, 0, 0, (), own.covered, own.dead))


def said(own: Own, call: Call | None) -> Own:
    """A seat has answered to the tile that lies there; None: it lies there no more."""
    rack, drawn, _, *rest = own
    return _new(Own, (rack, drawn, call, *rest))


def _received(conduct: Conduct, own: Own, seat: int, event: events.Received) -> Own:
    return received(own, event.tile)


def _own_exposed(conduct: Conduct, own: Own, seat: int, event: events.Exposed) -> Own:
    if event.seat != seat:
        return own
    chain = 0 if conduct.chained_kongs else own.kongs
    return own._replace(rack=_without(own.rack, event.tile), drawn=NOBODY, kongs=chain)


def _own_discarded(conduct: Conduct, own: Own, seat: int, event: events.Discarded) -> Own:
    return discarded(own, event.tile) if event.seat == seat else own


def _answered(conduct: Conduct, own: Own, seat: int, event: events.Answered) -> Own:
    return said(own, event.call)


def _own_melded(conduct: Conduct, own: Own, seat: int, event: events.Melded) -> Own:
    if event.seat != seat:
        return own._replace(answer=None)
    rack = own.rack
    used = list(event.meld.tiles())
    used.remove(event.tile)
    for tile in used:
        rack = _without(rack, tile)
    return own._replace(rack=rack, drawn=NOBODY, answer=None, kongs=int(event.meld.kind == "kong"))


def _own_konged(conduct: Conduct, own: Own, seat: int, event: events.Konged) -> Own:
    if event.seat != seat:
        return own
    tile = own.covered[-1] if event.meld.tile == FACE_DOWN else event.meld.tile
    rack = _without(own.rack, tile, 1 if event.meld.added else 4)
    follows = own.drawn == tile or not conduct.chained_kongs
    return own._replace(rack=rack, drawn=NOBODY, kongs=own.kongs + 1 if follows else 1)


def _covered(conduct: Conduct, own: Own, seat: int, event: events.Covered) -> Own:
    return own._replace(covered=(*own.covered, event.tile))


def _own_false(conduct: Conduct, own: Own, seat: int, event: events.CalledFalsely) -> Own:
    return own._replace(dead=True) if event.seat == seat else own


def own_robbed(own: Own, kong: Meld) -> Own:
    """The maker of a concealed kong keeps three tiles when the fourth is robbed."""
    rack = own.rack
    for _ in range(3):
        rack = _with(rack, kong.tile)
    return own._replace(rack=rack)


def _closed(conduct: Conduct, own: Own, seat: int, event: events.Public) -> Own:
    return own if own.answer is None else said(own, None)


_OWN: Final[dict[type, Callable[[Conduct, Own, int, Any], Own]]] = {
    events.HandBegan: _new_hand,
    events.DealtRack: _rack,
    events.Received: _received,
    events.Exposed: _own_exposed,
    events.Discarded: _own_discarded,
    events.Covered: _covered,
    events.Answered: _answered,
    events.Melded: _own_melded,
    events.Konged: _own_konged,
    events.CalledFalsely: _own_false,
    events.Drew: _closed,
    events.Unclaimed: _closed,
}
