"""The first page: two doors, the rule books, and the tables of this evening."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse

from windroos.text.web.start import WORDS
from windroos.web.site import Site


def routes(site: Site) -> APIRouter:
    """The first page."""
    router = APIRouter()

    @router.get("/")
    async def start(request: Request) -> HTMLResponse:
        return site.pages.page(request, "start.html", WORDS)

    return router
