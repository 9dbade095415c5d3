"""What happened at the table since a seat was asked last, told from its view.

A view holds everything in order: discards, who claimed them, the sets as they were laid. So a player that wants events
needs nothing but the views that every player gets. What left no trace is not told: a call that another went before, or
the exact moment of a bonus tile (those laid out before the first question are told with the deal, others before the
discard that follows).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from windroos.hands import FACE_DOWN
from windroos.play.model.events import (
    NOBODY,
    Covered,
    Dealt,
    DealtRack,
    Discarded,
    Drew,
    Event,
    Exposed,
    HandBegan,
    Konged,
    Melded,
    Opened,
    Received,
)
from windroos.play.model.view import Laid, OpenTable, Phase, Source, View


class Story:
    """Tells hands as they go. One story belongs to one player."""

    __slots__ = ("_bonus", "_covered", "_discards", "_laid", "_last", "_opened", "_owes")

    def __init__(self) -> None:
        self._last: View | None = None
        self._begin(0)

    def _begin(self, seats: int) -> None:
        self._discards = 0
        self._laid = 0
        self._opened = 0
        """Turns of which it was told how the seat came to its tile too many."""
        self._bonus = [0] * seats
        self._covered = 0
        """Own kongs that lie face down, whose kind was told."""
        self._owes = NOBODY
        """Whose replacement tile has not been told, for its kong could still be robbed."""

    def since(self, view: View) -> list[Event]:
        """The events since the last call; at the first question of a hand all of it so far, the tiles of the rack last.

        The tile that the seat drew itself is told as Received.
        """
        table = view.table
        told: list[Event] = []
        fresh = self._last is None or not _goes_on(self._last, view)
        self._last = view
        if fresh:
            self._begin(table.seats)
            told += _beginning(table)
            told += self._exposed(table, range(table.seats))
        for at in range(self._discards, len(table.discards)):
            told += self._turn(view, table.discards[at].seat, at)
            thrown = table.discards[at]
            told.append(Discarded(thrown.seat, thrown.tile, thrown.rejected))
        self._discards = len(table.discards)
        if table.phase in (Phase.DISCARD, Phase.ROB):
            told += self._turn(view, table.turn, self._discards)
        else:
            told += self._sets(view, self._discards)
            told += self._exposed(table, range(table.seats))
        return _with_own_tiles(view, told, fresh)

    def _turn(self, view: View, seat: int, at: int) -> Iterator[Event]:
        """The turn that ends with discard `at`, as far as it has not been told."""
        if self._owes != NOBODY:
            yield Drew(self._owes, loose=True)
            self._owes = NOBODY
        table = view.table
        if self._opened <= at:
            self._opened = at + 1
            claimed = any(one.after == at and one.giver != NOBODY for one in table.laid[self._laid :])
            if at and not claimed:
                yield Drew(seat)
        yield from self._sets(view, at)
        if seat != view.seat or at == len(table.discards):  # of its own turns that are over a seat was told all
            yield from self._exposed(table, (seat,))

    def _sets(self, view: View, at: int) -> Iterator[Event]:
        table = view.table
        while self._laid < len(table.laid) and table.laid[self._laid].after <= at:
            one = table.laid[self._laid]
            self._laid += 1
            if one.seat == view.seat and one.meld.tile == FACE_DOWN:
                yield Covered(one.seat, view.own.covered[self._covered])
                self._covered += 1
            yield _laid(one)
            if one.meld.kind == "kong":
                if table.phase == Phase.ROB and self._laid == len(table.laid):
                    self._owes = one.seat
                else:
                    yield Drew(one.seat, loose=True)

    def _exposed(self, table: OpenTable, seats: Iterable[int]) -> Iterator[Event]:
        """Bonus tiles laid out, each with the tile that replaces it."""
        for seat in seats:
            bonus = table.bonus[seat]
            for tile in bonus[self._bonus[seat] :]:
                yield Exposed(seat, tile)
                yield Drew(seat, loose=True)
            self._bonus[seat] = len(bonus)


def _goes_on(before: View, view: View) -> bool:
    """Whether a view is a later one of the same hand.

    The same players may play the same wall again, where tables are compared, so neither names nor wall tell hands
    apart: everything that lay there must lie there still, and something must have happened. A seat that is asked the
    very same again is at the beginning of another hand, or has forgotten and may be told all.
    """
    if before == view or _which(before) != _which(view):
        return False
    was, now = before.table, view.table
    return (
        was.front <= now.front
        and was.back <= now.back
        and len(was.discards) <= len(now.discards)
        and was.laid == now.laid[: len(was.laid)]
        and all(old == new[: len(old)] for old, new in zip(was.bonus, now.bonus, strict=True))
        and all(old[:2] == new[:2] for old, new in zip(was.discards, now.discards, strict=False))
    )


def _which(view: View) -> tuple[object, ...]:
    table = view.table
    return (table.match.hand, table.number, table.commitment, table.players, view.seat)


def _beginning(table: OpenTable) -> list[Event]:
    match = table.match
    counts = tuple(14 if seat == 0 else 13 for seat in range(table.seats))
    return [
        HandBegan(table.number, table.round, table.players, match.dreamer, table.double, match.last, table.commitment),
        Opened(table.dice, table.side, table.stack),
        Dealt(counts),
    ]


def _laid(one: Laid) -> Event:
    if one.giver == NOBODY:
        return Konged(one.seat, one.meld)
    return Melded(one.seat, one.meld, one.giver, one.tile)


def _with_own_tiles(view: View, told: list[Event], fresh: bool) -> list[Event]:
    """The same with what this seat alone was told: its rack at the beginning, and the tile it drew last."""
    table, own, seat = view.table, view.own, view.seat
    drew = table.turn == seat and table.source in (Source.WALL, Source.KONG, Source.BONUS)
    if drew and table.phase == Phase.DISCARD and own.drawn != NOBODY:
        last = max((at for at, event in enumerate(told) if type(event) is Drew and event.seat == seat), default=-1)
        if last >= 0:
            told.insert(last + 1, Received(seat, own.drawn))
    if fresh:
        rack = list(own.rack)
        if drew and own.drawn in rack:
            rack.remove(own.drawn)
        at = next((at for at, event in enumerate(told) if not isinstance(event, _DEALING)), len(told))
        told.insert(at, DealtRack(seat, tuple(rack)))
    return told


_DEALING = (HandBegan, Opened, Dealt)
