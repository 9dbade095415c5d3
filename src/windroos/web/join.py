"""Opening a join link: the browser keeps the ticket and goes to its table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fastapi import APIRouter
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
    async def join(token: str) -> RedirectResponse:
        ticket = site.links.read(token)
        stream = site.store.stream(ticket.table) if ticket is not None else None
        if ticket is None or stream is None:
            raise JoinError("link_unknown")
        answer = RedirectResponse(f"/{PLACES[stream.kind]}/{ticket.table}", 303)
        answer.headers["cache-control"] = "no-store"
        site.give(answer, ticket)
        return answer

    return router
