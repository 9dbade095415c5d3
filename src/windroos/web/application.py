"""What answers requests: pages with what stands around them, and sockets with little."""

from __future__ import annotations

from collections.abc import Callable

from starlette.applications import Starlette
from starlette.routing import Router
from starlette.types import ASGIApp, Receive, Scope, Send

from windroos.hosting.lobby import Lobby
from windroos.web.metrics import Sample
from windroos.web.proxies import Proxies


class Application(Starlette):
    """Pages, and beside them sockets: what stands around a request would stay around each of them for hours."""

    sockets: Router
    """Their routes."""
    guard: ASGIApp
    """What alone stands before these."""
    lobby: Lobby
    """The tables that are played at in this process."""
    figures: Callable[[], list[Sample]]
    """How this process fares."""
    front: ASGIApp
    """What stands before all: `serve`, or the word of the proxies in front of it."""

    def open(self, sockets: Router, guard: ASGIApp, proxies: Proxies) -> None:
        """Let in who asks for a socket, and have the proxies say who asks."""
        self.sockets, self.guard, self.front = sockets, guard, proxies.behind(self.serve)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve whoever asks."""
        await self.front(scope, receive, send)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a page or a socket."""
        if scope["type"] == "websocket":
            await self.guard(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)
