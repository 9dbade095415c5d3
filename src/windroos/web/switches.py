"""The switches on every page: language, light or dark, letters on the tiles. They work without a script."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.routing import Route

from windroos.web.host import YEAR
from windroos.web.posted import posted
from windroos.web.routing import post
from windroos.web.site import Site
from windroos.web.who_reads import CHOICES


def routes(_: Site) -> list[Route]:
    """Setting the switches."""

    async def switch(request: Request) -> RedirectResponse:
        answer = RedirectResponse(_back(request), 303)
        async with posted(request) as form:
            for name, values in CHOICES.items():
                value = form.get(name)
                if value in values:
                    answer.set_cookie(name, str(value), max_age=YEAR, samesite="lax")
        return answer

    return [post("/instelling", switch)]


def _back(request: Request) -> str:
    """The page that the switch stands on, never another site's."""
    try:
        parts = urlsplit(request.headers.get("referer", ""))
    except ValueError:
        return "/"
    path = parts.path if parts.path.startswith("/") and not parts.path.startswith("//") else "/"
    return f"{path}?{parts.query}" if parts.query else path
