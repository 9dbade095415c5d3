"""What a public event changes on the open table; what it changes for one seat stands in `windroos.play.model.memory`.

`table_after` sees public events only, so nothing on the table can tell what nobody may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from windroos.hands import Meld
from windroos.play.model import events
from windroos.play.model.events import NOBODY
from windroos.play.model.match import Match, Result, after, correct, last_hand
from windroos.play.model.view import (
    BETWEEN,
    CLAIM,
    DISCARD,
    DRAW,
    ROB,
    Danger,
    Laid,
    OpenTable,
    Source,
    Thrown,
    WrongCall,
    clear_table,
    uncovered,
)
from windroos.rules.conduct import Conduct

_new: Final = tuple.__new__
"""Makes a NamedTuple at once, for what happens at every step."""
_NOTHING, _DEAL, _CLAIM, _WALL, _KONG, _BONUS = Source


Board = list[Any]
"""The fields of an open table in their order, on their way through one step or two. It never leaves the function that
made it: what a step gives back is an `OpenTable` again."""
_AT: Final = {name: at for at, name in enumerate(OpenTable._fields)}
_COUNTS, _DISCARDS, _FRONT, _TURN = _AT["counts"], _AT["discards"], _AT["front"], _AT["turn"]
_PHASE, _SOURCE, _DUE, _KONG_ASKED = _AT["phase"], _AT["source"], _AT["due"], _AT["kong"]


def board_of(table: OpenTable) -> Board:
    """The fields of a table, to change."""
    return [*table]


def table_of(board: Board) -> OpenTable:
    """The table with these fields."""
    return _new(OpenTable, board)


def discard(board: Board, seat: int, tile: int, rejected: bool) -> None:
    """A tile of this seat lies there, and the others may claim it."""
    counts = [*board[_COUNTS]]
    counts[seat] -= 1
    board[_COUNTS] = tuple(counts)
    board[_DISCARDS] = board[_DISCARDS] + (_new(Thrown, (seat, tile, rejected, NOBODY)),)
    board[_PHASE], board[_TURN] = CLAIM, seat
    board[_SOURCE] = board[_DUE] = _NOTHING


def draw(board: Board, seat: int) -> None:
    """This seat took the next tile of the wall, and it is its turn."""
    counts = [*board[_COUNTS]]
    counts[seat] += 1
    board[_COUNTS] = tuple(counts)
    board[_FRONT] += 1
    board[_PHASE], board[_TURN] = DISCARD, seat
    board[_SOURCE], board[_DUE], board[_KONG_ASKED] = _WALL, _NOTHING, None


def table_after(conduct: Conduct, table: OpenTable, event: events.Public) -> OpenTable:
    """The table after a public event."""
    change = _CHANGES.get(type(event))
    return change(conduct, table, event) if change is not None else table


MatchEvent = events.Seated | events.Fouled | events.HandEnded | events.LastHandAnnounced | events.Corrected
"""The public events that change the match; all others change the hand alone."""


def match_after(match: Match, players: tuple[int, ...], event: MatchEvent) -> Match:
    """The match after an event of a hand in which these players of the match sit, East first.

    Raises PlayError, as the functions of `match`.
    """
    if isinstance(event, events.Seated):
        return match._replace(seats=event.seats, dreamer=event.dreamer)
    if isinstance(event, events.Fouled):
        return match._replace(fouls=_set(match.fouls, players[event.seat], event.number))
    if isinstance(event, events.HandEnded):
        return after(match, result_of(players, event))
    if isinstance(event, events.LastHandAnnounced):
        return last_hand(match)
    return correct(match, event.points)


def _set(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _seated(conduct: Conduct, table: OpenTable, event: events.Seated) -> OpenTable:
    return clear_table(match_after(table.match, table.players, event))


def _began(conduct: Conduct, table: OpenTable, event: events.HandBegan) -> OpenTable:
    return clear_table(table.match)._replace(
        players=event.seats,
        number=event.number,
        round=event.round,
        double=event.double,
        commitment=event.commitment,
    )


def _opened(conduct: Conduct, table: OpenTable, event: events.Opened) -> OpenTable:
    return table._replace(dice=event.dice, side=event.side, stack=event.stack)


def _dealt(conduct: Conduct, table: OpenTable, event: events.Dealt) -> OpenTable:
    return table._replace(counts=event.counts, front=sum(event.counts), phase=DISCARD, turn=0, source=_DEAL)


def _drew(conduct: Conduct, table: OpenTable, event: events.Drew) -> OpenTable:
    seat = event.seat
    if not event.loose:
        board = board_of(table)
        draw(board, seat)
        return table_of(board)
    counts = _set(table.counts, seat, table.counts[seat] + 1)
    owed = _set(table.owed, seat, max(0, table.owed[seat] - 1))
    aside = table.phase == CLAIM or (table.phase == DRAW and table.owed[seat] > 0)
    if seat != table.turn or aside:
        return table._replace(counts=counts, back=table.back + 1, owed=owed)  # out of turn (144 rules, rule 41)
    source = table.source if table.source == _DEAL and table.due != _KONG else table.due
    return table._replace(
        counts=counts,
        back=table.back + 1,
        owed=owed,
        phase=DISCARD,
        source=source or table.source,
        due=_NOTHING,
        kong=None,
    )


def _exposed(conduct: Conduct, table: OpenTable, event: events.Exposed) -> OpenTable:
    seat = event.seat
    bonus = (*table.bonus[:seat], (*table.bonus[seat], event.tile), *table.bonus[seat + 1 :])
    own_turn = seat == table.turn and table.phase == DISCARD
    return table._replace(
        counts=_set(table.counts, seat, table.counts[seat] - 1),
        bonus=bonus,
        owed=_set(table.owed, seat, table.owed[seat] + 1),
        due=_BONUS if own_turn else table.due,
    )


def _discarded(conduct: Conduct, table: OpenTable, event: events.Discarded) -> OpenTable:
    board = board_of(table)
    discard(board, *event)
    return table_of(board)


def _unclaimed(conduct: Conduct, table: OpenTable, event: events.Unclaimed) -> OpenTable:
    if table.phase == ROB:
        return table._replace(phase=DISCARD, kong=None)
    return table._replace(phase=DRAW, turn=(table.turn + 1) % len(table.counts))


def _melded(conduct: Conduct, table: OpenTable, event: events.Melded) -> OpenTable:
    seat, meld = event.seat, event.meld
    laid = Laid(seat, meld, event.giver, event.tile, len(table.discards))
    taken = table.discards[-1]._replace(taker=seat)
    kong = meld.kind == "kong"
    return table._replace(
        counts=_set(table.counts, seat, table.counts[seat] - len(meld.tiles()) + 1),
        melds=(*table.melds[:seat], (*table.melds[seat], meld), *table.melds[seat + 1 :]),
        laid=(*table.laid, laid),
        discards=(*table.discards[:-1], taken),
        phase=DISCARD,
        turn=seat,
        source=_CLAIM,
        due=_KONG if kong else _NOTHING,
        owed=_set(table.owed, seat, table.owed[seat] + kong),
    )


def _konged(conduct: Conduct, table: OpenTable, event: events.Konged) -> OpenTable:
    seat, meld = event.seat, event.meld
    before = table.melds[seat]
    if meld.added:
        at = next(at for at, one in enumerate(before) if one.kind == "pung" and one.tile == meld.tile)
        melds: tuple[Meld, ...] = (*before[:at], meld, *before[at + 1 :])
        gone = 1
    else:
        melds, gone = (*before, meld), 4
    turn = seat == table.turn and table.phase == DISCARD
    asked = turn and (meld.added or conduct.rob_concealed)
    return table._replace(
        counts=_set(table.counts, seat, table.counts[seat] - gone),
        melds=(*table.melds[:seat], melds, *table.melds[seat + 1 :]),
        laid=(*table.laid, Laid(seat, meld, NOBODY, meld.tile, len(table.discards))),
        phase=ROB if asked else table.phase,
        kong=meld if turn else table.kong,
        due=_KONG if turn else table.due,
        owed=_set(table.owed, seat, table.owed[seat] + 1),
    )


def _called_falsely(conduct: Conduct, table: OpenTable, event: events.CalledFalsely) -> OpenTable:
    return table._replace(false=(*table.false, WrongCall(*event)))


def _won(conduct: Conduct, table: OpenTable, event: events.Won) -> OpenTable:
    """A robbed tile leaves the kong it was meant for: a pung again, or three tiles of the rack."""
    if not event.robbed:
        return table
    melds = list(table.melds[event.giver])
    kong = melds[-1] if table.kong is None else table.kong
    at = melds.index(kong)
    counts = table.counts
    if kong.added:
        melds[at] = kong._replace(kind="pung", added=False)
    else:
        del melds[at]
        counts = _set(counts, event.giver, counts[event.giver] + 3)
    all_melds = (*table.melds[: event.giver], tuple(melds), *table.melds[event.giver + 1 :])
    return table._replace(melds=all_melds, counts=counts)


def _moon(conduct: Conduct, table: OpenTable, event: events.MoonAnnounced) -> OpenTable:
    return table._replace(moon=event.seat)


def _bet(conduct: Conduct, table: OpenTable, event: events.BetMade) -> OpenTable:
    return table._replace(bets=table.bets | 1 << event.seat)


def _endangered(conduct: Conduct, table: OpenTable, event: events.Endangered) -> OpenTable:
    return table._replace(dangers=(*table.dangers, Danger(*event)))


def _paused(conduct: Conduct, table: OpenTable, event: events.Paused) -> OpenTable:
    return table._replace(pauses=_set(table.pauses, event.seat, table.pauses[event.seat] + 1))


def _fouled(conduct: Conduct, table: OpenTable, event: events.Fouled) -> OpenTable:
    match = match_after(table.match, table.players, event)
    return table._replace(match=match, fouls=(*table.fouls, (event.seat, event.number)))


def _hand_ended(conduct: Conduct, table: OpenTable, event: events.HandEnded) -> OpenTable:
    return table._replace(
        match=match_after(table.match, table.players, event),
        phase=BETWEEN,
        melds=tuple(map(uncovered, table.melds, event.kongs)),
    )


def result_of(players: tuple[int, ...], event: events.HandEnded) -> Result:
    """How a hand ended, as the match wants to know it."""
    winner = players[event.winner] if event.winner != NOBODY else NOBODY
    return Result(winner, event.reason, event.net, event.deductions, event.special, event.pot)


def _of_the_match(conduct: Conduct, table: OpenTable, event: MatchEvent) -> OpenTable:
    return table._replace(match=match_after(table.match, table.players, event))


# Any: each function takes the class of event that stands beside it
_CHANGES: Final[dict[type, Callable[[Conduct, OpenTable, Any], OpenTable]]] = {
    events.Seated: _seated,
    events.HandBegan: _began,
    events.Opened: _opened,
    events.Dealt: _dealt,
    events.Drew: _drew,
    events.Exposed: _exposed,
    events.Discarded: _discarded,
    events.Unclaimed: _unclaimed,
    events.Melded: _melded,
    events.Konged: _konged,
    events.CalledFalsely: _called_falsely,
    events.Won: _won,
    events.MoonAnnounced: _moon,
    events.BetMade: _bet,
    events.Endangered: _endangered,
    events.Paused: _paused,
    events.Fouled: _fouled,
    events.HandEnded: _hand_ended,
    events.LastHandAnnounced: _of_the_match,
    events.Corrected: _of_the_match,
}
