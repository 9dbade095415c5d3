"""What programs ask of a server that stands somewhere: whether it lives and can work, how it fares, and whom to warn.

Nothing of it is about anybody, so anybody may ask; but for how it fares, which is its host's and this machine's own.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.store.store import utc_now
from windroos.web.crowd import is_own
from windroos.web.metrics import CONTENT
from windroos.web.routing import get
from windroos.web.site import Site

ALIVE: Final = "/health/live"
READY: Final = "/health/ready"
FARES: Final = "/health/metrics"
WARN: Final = "/.well-known/security.txt"
GOOD_FOR: Final = timedelta(days=180)
"""So long whom to warn is taken as true (RFC 9116 asks for less than a year)."""
_FRESH: Final = {"cache-control": "no-store"}


def routes(site: Site, figures: Callable[[], Awaitable[str]]) -> list[Route]:
    """The addresses; `security.txt` where a contact was named. `figures` says how the server fares."""

    async def alive(_: Request) -> Response:
        return PlainTextResponse("ok\n", headers=_FRESH)

    async def ready(_: Request) -> Response:
        try:
            site.store.look()
            site.store.version()
        except WindroosError as wrong:
            return PlainTextResponse(f"{wrong.code}\n", 503, headers=_FRESH)
        return PlainTextResponse("ok\n", headers=_FRESH)

    async def fares(request: Request) -> Response:
        asks = site.who(request)
        if not (asks.is_host or is_own(asks.address)):
            raise HTTPException(404)
        return Response(await figures(), media_type=CONTENT, headers=_FRESH)

    async def warn(_: Request) -> Response:
        settings = site.settings
        expires = (utc_now() + GOOD_FOR).replace(hour=0, minute=0, second=0, microsecond=0)
        lines = (
            f"Contact: {settings.contact}",
            f"Expires: {expires:%Y-%m-%dT%H:%M:%SZ}",
            "Preferred-Languages: nl, en",
            f"Canonical: {settings.address}{WARN}",
        )
        return PlainTextResponse("\n".join(lines) + "\n", headers=_FRESH)

    own = [get(ALIVE, alive), get(READY, ready), get(FARES, fares)]
    return [*own, get(WARN, warn)] if site.settings.contact else own
