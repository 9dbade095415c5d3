"""Opening a join link: the browser keeps the ticket and goes to its table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.hosting.seats import SeatOwners
from windroos.hosting.setup import MAKER
from windroos.hosting.tickets import Ticket, new_id
from windroos.store.changes import Kind
from windroos.web.routing import get
from windroos.web.site import Site

PLACES: Final[Mapping[Kind, str]] = {"count": "tellen", "play": "spelen"}
"""Where the tables of each kind of stream are."""


class JoinError(WindroosError):
    """A link that this server did not make, or whose table is gone."""


def routes(site: Site) -> list[Route]:
    """Opening join links."""
    seats = SeatOwners(site.store)

    async def join(request: Request, token: str) -> RedirectResponse:
        ticket = site.links.read(token)
        stream = site.store.stream(ticket.table) if ticket is not None else None
        if ticket is None or stream is None or ticket.browser:
            raise JoinError("link_unknown")
        answer = RedirectResponse(f"/{PLACES[stream.kind]}/{ticket.table}", 303)
        answer.headers["cache-control"] = "no-store"
        if not _keeps(site.ticket(request, ticket.table), ticket):
            if not seats.admits(ticket):
                raise JoinError("seat_taken")
            site.give(answer, ticket._replace(browser=new_id()) if ticket.role == "seat" else ticket)
        return answer

    return [get("/j/{token}", join)]


def _keeps(held: Ticket | None, opened: Ticket) -> bool:
    """Whether a browser keeps what it holds: so that who tries out the links that he gives away loses nothing."""
    if held is None:
        return False
    if opened.role == "reader" or held.role != "seat":
        return opened.role == "reader"
    return (held.seat, held.link) == (opened.seat, opened.link) or (held.seat == MAKER and opened.seat != MAKER)
