"""Pages whose modules are read when the first of them is asked for.

So a start is quick, and a server that nobody asks for clubs or tournaments keeps none of these in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from threading import Lock

from starlette.routing import BaseRoute, Match, Router
from starlette.types import Receive, Scope, Send

First = Callable[[Scope], Awaitable[None]]
"""What is done before anything is answered; it may raise WindroosError, which is the answer then."""


async def _nothing(_: Scope) -> None:
    """Nothing comes first."""


class LaterRoutes(BaseRoute):
    """All routes whose addresses begin with one of some `roots`: `/club` stands for itself and for `/club/...`."""

    def __init__(self, roots: Sequence[str], make: Callable[[], Sequence[BaseRoute]], first: First = _nothing) -> None:
        self._roots = tuple(roots)
        self._make = make
        self._first = first
        self._lock = Lock()
        self._router: Router | None = None

    @property
    def routes(self) -> Sequence[BaseRoute]:
        """They themselves; who asks has them read."""
        return self._read().routes

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether an address is one of theirs, as far as its beginning tells."""
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        is_ours = any(path == root or path.startswith(f"{root}/") for root in self._roots)
        return (Match.FULL if is_ours else Match.NONE), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer; the modules are read in a thread, so that games go on meanwhile."""
        router = self._router
        if router is None:
            router = await asyncio.to_thread(self._read)
        await self._first(scope)
        await router(scope, receive, send)

    def _read(self) -> Router:
        """Make them, once; who asks meanwhile, in another thread, waits for it."""
        with self._lock:
            if self._router is None:
                self._router = Router(self._make())
            return self._router
