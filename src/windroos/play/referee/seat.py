"""How a player follows the game: a view after each event of his own stream, whatever seat a hand gives him.

>>> view = first_view(rules, conduct, match, player)    # doctest: +SKIP
>>> for event in stream:                                # doctest: +SKIP
...     view = follow(view, event)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from windroos.hands import FACE_DOWN
from windroos.play.model import events
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY
from windroos.play.model.fold import table_after
from windroos.play.model.match import Match
from windroos.play.model.memory import own_after, own_robbed, passed, with_right_number
from windroos.play.model.view import CLAIM, DISCARD, ROB, OpenTable, Own, Source, View, clear_table
from windroos.play.rules import winning
from windroos.play.rules.options import claims, of_use
from windroos.rules.conduct import Blocked, Conduct
from windroos.rules.rules import Rules

_OWN_ALONE: Final = (events.DealtRack, events.Received, events.Covered, events.Answered)
_SEATING: Final = (events.HandBegan, events.Seated)
_ASKING: Final = (CLAIM, ROB)


def first_view(rules: Rules, conduct: Conduct, match: Match, player: int) -> View:
    """What a player of the match (NOBODY: a spectator) sees before the first event."""
    return View(rules, conduct, clear_table(match), seat_of(match.seats, player), Own(), player)


def seat_of(players: tuple[int, ...], player: int) -> int:
    """Where a player sits, NOBODY for who does not."""
    return players.index(player) if player in players else NOBODY


def follow(view: View, event: events.Public | events.Private) -> View:
    """A player's view after one event of his stream."""
    if isinstance(event, _OWN_ALONE):
        return view._replace(own=own_after(view.conduct, view.own, view.seat, event))
    table = table_after(view.conduct, view.table, event)
    if isinstance(event, _SEATING):
        return view._replace(table=table, own=Own(), seat=seat_of(event.seats, view.player))
    if view.seat == NOBODY:
        return view._replace(table=table)
    return view._replace(table=table, own=seat_after(view, table, event))


def seat_after(before: View, table: OpenTable, event: events.Public) -> Own:
    """What a seat knows after a public event; `before` is its view before it, `table` the table after it."""
    learn = _LEARN.get(type(event))
    return before.own if learn is None else learn(before, table, event)


def _acted(before: View, _table: OpenTable, event: events.Public) -> Own:
    return own_after(before.conduct, before.own, before.seat, event)


def _discarded(before: View, table: OpenTable, event: events.Discarded) -> Own:
    if event.seat != before.seat:
        return before.own
    return with_right_number(table, own_after(before.conduct, before.own, event.seat, event), event.seat)


def _won(before: View, _table: OpenTable, event: events.Won) -> Own:
    own, kong = before.own, before.table.kong
    robbed = event.robbed and event.giver == before.seat
    return own_robbed(own, kong) if robbed and kong is not None and not kong.open else own


def _passed_on(before: View, table: OpenTable, event: events.Public) -> Own:
    """After an event that may put the tile that lay there out of reach."""
    if before.table.phase not in _ASKING:
        return _acted(before, table, event) if isinstance(event, events.Melded) else before.own
    still_lies_there = table.phase == before.table.phase  # who drew replaced a kong made out of turn
    return before.own if still_lies_there else _closed(before, event)


def _konged(before: View, after: OpenTable, event: events.Konged) -> Own:
    """Who kongs after a replacement tile has accepted it, unless it went into that kong (144 rules, rule 43)."""
    own = _acted(before, after, event)
    if event.seat != before.seat:
        return own
    table, drawn = before.table, before.own.drawn
    in_turn = table.turn == before.seat and table.phase == DISCARD
    replaced = in_turn and table.source in (Source.KONG, Source.BONUS)
    kong = own.covered[-1] if event.meld.tile == FACE_DOWN else event.meld.tile
    if not (before.conduct.reject_replacement and replaced) or drawn in (NOBODY, kong):
        return own
    return own._replace(accepted=(*own.accepted, drawn))


def _closed(before: View, event: events.Public) -> Own:
    """The tile that lay there is gone: what a seat could have claimed and did not, it let pass (ruling H18)."""
    own, table, conduct = before.own, before.table, before.conduct
    after = own_after(conduct, own, before.seat, event)
    if conduct.blocked == Blocked.NOTHING or before.seat == table.turn:
        return after
    answer = Call.KONG if own.answer == Call.PUNG else own.answer or Call.PASS
    if answer == Call.MAHJONG or not of_use(table, before.seat, own.rack, winning.waiting_for(before)):
        return after
    could = [claim.call for claim in claims(before._replace(own=own._replace(answer=None)))]
    least = Call.MAHJONG if conduct.blocked == Blocked.MAHJONG else Call.PUNG
    return passed(after, table.asked_tile) if any(call >= least and call > answer for call in could) else after


# Any: each function takes the class of event that stands beside it
_LEARN: Final[dict[type, Callable[[View, OpenTable, Any], Own]]] = {
    events.HandBegan: _acted,
    events.Exposed: _acted,
    events.CalledFalsely: _acted,
    events.Discarded: _discarded,
    events.Konged: _konged,
    events.Won: _won,
    events.Drew: _passed_on,
    events.Melded: _passed_on,
    events.Unclaimed: _passed_on,
    events.HandEnded: _passed_on,
}
