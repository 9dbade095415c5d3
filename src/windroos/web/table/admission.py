"""Who may come to a table: by which ticket, in which place, and how often; and whether there is room for another."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Final

from starlette.requests import HTTPConnection, Request

from windroos.hosting.errors import TableError
from windroos.hosting.lobby import Lobby
from windroos.hosting.seats import SeatOwners
from windroos.hosting.setup import MAKER
from windroos.hosting.tickets import Ticket
from windroos.play.model.events import NOBODY
from windroos.store.changes import Stream
from windroos.store.store import utc_now
from windroos.web.budget import Budget
from windroos.web.errors import PageError
from windroos.web.site import Site

COMINGS: Final = 40.0
COMINGS_A_SECOND: Final = 1.0
"""How often one address may come to a table with one link: so often at once, and again and again."""


MOST_TABLES: Final = 2000
"""Open games of one server; the host may always make one more."""
UNPLAYED: Final = timedelta(hours=1)
"""A table at which nothing was played after this time makes room for others."""


def admitted(site: Site, seats: SeatOwners, connection: HTTPConnection, id: str) -> Ticket:
    """What somebody may do at a table. Raises PageError `no_ticket`, TableError `seat_taken`."""
    ticket = site.ticket(connection, id)
    if ticket is None:
        raise PageError("no_ticket")
    if seats.admits(ticket):
        return ticket
    if site.host.knows(connection):
        return Ticket(id, "host")
    raise TableError("seat_taken")


def seen(site: Site, lobby: Lobby, connection: HTTPConnection, id: str) -> tuple[Stream, Ticket]:
    """A table that somebody may see, and his ticket. Raises PageError, TableError."""
    stream = lobby.stream(id)
    if lobby.setup(id).walls is not None and not lobby.keeps_back(id) and site.ticket(connection, id) is None:
        return stream, Ticket(id, "reader")  # what everybody may compare, everybody may look at
    return stream, admitted(site, lobby.seats, connection, id)


async def make_room(site: Site, lobby: Lobby, request: Request) -> None:
    """See that there is room for another table; tables at which nothing was played make it. The host always has it.

    Raises:
        TableError: `table_full`.
    """
    if not site.host.knows(request):
        await lobby.clear(utc_now() - UNPLAYED, played=False)
        if len(site.store.streams("play", open=True)) >= MOST_TABLES:
            raise TableError("table_full", most=MOST_TABLES)


def player_of(ticket: Ticket) -> int:
    """The place that somebody plays, NOBODY for who watches."""
    return ticket.seat if ticket.role == "seat" else NOBODY


def is_maker(ticket: Ticket) -> bool:
    """Whether somebody may do what is left to who made the table."""
    return ticket.role in ("host", "writer") or (ticket.role, ticket.seat) == ("seat", MAKER)


class Comings:
    """How often somebody has come and gone of late."""

    def __init__(self) -> None:
        self._budget = Budget(COMINGS_A_SECOND, COMINGS)

    def count(self, ticket: Ticket, address: str) -> None:
        """Somebody comes with a link. Raises TableError `table_fast`: he has come and gone too often."""
        key = f"{ticket.table} {ticket.role} {ticket.seat} {address}"
        if not self._budget.take(key, 1, asyncio.get_running_loop().time()):
            raise TableError("table_fast")
