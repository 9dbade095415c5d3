"""The list of the tables that somebody may see, and the links to one of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from starlette.requests import HTTPConnection, Request

from windroos.hosting.tickets import Role, Ticket
from windroos.store.store import utc_now
from windroos.web.count.commands import StoredTable
from windroos.web.count.overview import Listed, listed
from windroos.web.count.tables import CountedTables
from windroos.web.evening import OF_A_TOURNAMENT, part_number, unused
from windroos.web.reader import reader_of
from windroos.web.site import Site, qr_code

A_PART: Final = 24
"""Tables in a part of the list: each of them is read whole to say how it stands."""


def join_links(site: Site, ticket: Ticket) -> list[tuple[str, str, str]]:
    """Links to look on, and for who writes to write: role, address, QR code."""
    roles: tuple[Role, ...] = ("reader", "writer") if ticket.writes else ("reader",)
    links = [(role, site.link(Ticket(ticket.table, role))) for role in roles]
    return [(role, link, qr_code(link)) for role, link in links]


def table_ticket(site: Site, tables: CountedTables, connection: HTTPConnection, kept: StoredTable) -> Ticket | None:
    """What somebody may do at a table: as what it belongs to says, else the link that he opened; None without one."""
    own = tables.home(kept.sheet).ticket
    return own(connection, kept) if own is not None else site.ticket(connection, kept.id)


class OverviewPart(NamedTuple):
    """A part of the list; `newer` and `older` are the parts beside it, 0 where there is none."""

    tables: tuple[Listed, ...]
    newer: int
    older: int


async def part_of(site: Site, tables: CountedTables, request: Request) -> OverviewPart:
    """The tables that somebody may see, the latest first, without those at which nobody ever tapped: a part."""
    lang, now = reader_of(request).lang, utc_now()
    number = part_number(request.query_params.get("alle", ""))
    found = []
    before = (number - 1) * A_PART
    streams = site.store.streams(
        "count", among=site.tables(request), limit=A_PART + 1, offset=before, unused=False, without=OF_A_TOURNAMENT
    )
    for stream in streams[:A_PART]:
        if unused(site.store, stream, now):
            continue
        kept = await tables.get(stream.id)
        found.append(listed(kept, stream.made.astimezone().date(), lang))
    return OverviewPart(tuple(found), number - 1, number + 1 if len(streams) > A_PART else 0)
