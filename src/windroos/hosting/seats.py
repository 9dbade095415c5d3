"""To whom the seats of a table belong: each to the browser that first sat down there with the seat's link.

To open a link takes nothing yet, for programs that show a picture of a page open links too. A link that was replaced
opens nothing any more, and neither does the browser that sat down with it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple

from windroos.hosting.errors import TableError
from windroos.hosting.tickets import Ticket, new_id
from windroos.store.changes import Change, KeepNote, Note
from windroos.store.store import Store
from windroos.wire.objects import made, mapping, row
from windroos.wire.spelling import TEXT

SEATS: Final = "seats"
"""The key of the note beside a table's record. Tables of earlier versions have none: all their seats are free."""


class Held(NamedTuple):
    """A seat.

    link     the mark of its link, "" the first one
    browser  the mark of the browser that sat down with it, "" nobody yet
    next     the mark of a link with which its owner moves to another device, "" none
    """

    link: str = ""
    browser: str = ""
    next: str = ""


SEATS_NOTE: Final = mapping(made(Held, row(TEXT, TEXT, TEXT)))


def note_text(held: dict[int, Held]) -> str:
    """The note."""
    return SEATS_NOTE.write({str(player): one for player, one in held.items()})


class SeatOwners:
    """The seats of all tables of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of(self, id: str, player: int) -> Held:
        """A seat of a table. Raises StoreError."""
        return self._read(id)[0].get(player, Held())

    def of_many(self, ids: Collection[str]) -> Mapping[str, Mapping[int, Held]]:
        """The seats of many tables that are told of, by table and place. Raises StoreError."""
        return {id: _told(note) for id, note in self._store.many.notes(SEATS, ids).items()}

    def admits(self, ticket: Ticket) -> bool:
        """Whether a ticket is good: that of a seat until another browser has taken it, or its link is replaced."""
        return ticket.role != "seat" or _opens(self.of(ticket.table, ticket.seat), ticket)

    async def take(self, ticket: Ticket) -> bool:
        """Somebody sits down: from now on the seat belongs to his browser. Whether another one had it before.

        Raises:
            TableError: `seat_taken`.
            StoreError: it could not be stored.
        """
        had = False

        def taken() -> list[Change]:
            nonlocal had
            seats, revision = self._read(ticket.table)
            held = seats.get(ticket.seat, Held())
            if not _opens(held, ticket):
                raise TableError("seat_taken")
            # A browser without a mark of its own opened the link in an earlier version; it gets one with a page.
            stays = not ticket.browser or ticket.browser == held.browser
            had = bool(held.browser) and not stays
            seats[ticket.seat] = Held(ticket.link, ticket.browser)
            return [] if stays else [KeepNote(ticket.table, SEATS, note_text(seats), revision)]

        await self._store.decide(taken)
        return had

    async def give(
        self,
        id: str,
        browser: str,
        choose: Callable[[Mapping[int, Held]], int],
        beside: Callable[[int], Sequence[Change]],
    ) -> Ticket:
        """A seat that is anybody's goes to a browser: the one that `choose` finds, of those that are told of.

        Whoever had it has it no longer. What is `beside` it is written with it, all or nothing. Two at once never get
        the same.

        Raises:
            TableError: what `choose` raises.
            StoreError: it could not be stored.
        """
        ticket = Ticket(id, "seat", browser=browser)

        def given() -> list[Change]:
            nonlocal ticket
            seats, revision = self._read(id)
            player = choose(seats)
            held = seats.get(player, Held())
            seats[player] = Held(new_id() if held.browser else held.link, browser)
            ticket = ticket._replace(seat=player, link=seats[player].link)
            return [KeepNote(id, SEATS, note_text(seats), revision), *beside(player)]

        await self._store.decide(given)
        return ticket

    async def renew(self, id: str, player: int, stays: bool = False) -> None:
        """A seat gets a new link, and whoever sits down with it has the seat.

        `stays`: who has it now keeps it until then; else he loses it at once. Raises StoreError.
        """

        def renewed() -> list[Change]:
            seats, revision = self._read(id)
            held = seats.get(player, Held())
            seats[player] = held._replace(next=new_id()) if stays and held.browser else Held(new_id())
            return [KeepNote(id, SEATS, note_text(seats), revision)]

        await self._store.decide(renewed)

    def _read(self, id: str) -> tuple[dict[int, Held], int]:
        """The seats that are told of, and how often they were written."""
        note = self._store.note(id, SEATS)
        return ({}, 0) if note is None else (_told(note), note.revision)


def _told(note: Note) -> dict[int, Held]:
    return {int(player): held for player, held in SEATS_NOTE.parse(note.body).items()}


def _opens(held: Held, ticket: Ticket) -> bool:
    """Whether a ticket is good for a seat that is held so."""
    moves = bool(held.next) and ticket.link == held.next
    return moves or (ticket.browser == held.browser if held.browser else ticket.link == held.link)
