"""Opening a join link: the browser keeps the ticket and goes to its table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse

from windroos.errors import WindroosError
from windroos.store.changes import Kind
from windroos.web.site import Site

PLACES: Final[Mapping[Kind, str]] = {"count": "tellen", "play": "spelen"}
"""Where the tables of each kind of stream are."""


class JoinError(WindroosError):
    """A link that this server did not make, or whose table is gone."""


def routes(site: Site) -> APIRouter:
    """Opening join links."""
    router = APIRouter()

    @router.get("/j/{token}")
    async def join(request: Request, token: str) -> RedirectResponse:
        ticket = site.links.read(token)
        stream = site.store.stream(ticket.table) if ticket is not None else None
        if ticket is None or stream is None:
            raise JoinError("link_unknown")
        answer = RedirectResponse(f"/{PLACES[stream.kind]}/{ticket.table}", 303)
        answer.headers["cache-control"] = "no-store"
        if ticket.role != "reader" or site.ticket(request, ticket.table) is None:
            site.give(answer, ticket)  # who tries out the link to watch keeps his seat, or his right to write
        return answer

    return router
