"""What takes long is made beside the server, everybody in turn; what never changes is made once."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, ParamSpec, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from windroos.hosting.worker import Worker
from windroos.web.turns import Slots, WaitingLine
from windroos.web.who import Visitor

P = ParamSpec("P")
T = TypeVar("T")

SECONDS: Final = 20.0
"""That one thing may take; the longest page takes one on a slow machine."""
AT_ONCE: Final = 2
"""Things that the process has: the one that it does, and the next."""
MOST_EACH: Final = 64
"""Things of one address that may wait."""
MOST_KEPT: Final = 24_000_000
"""Bytes of all pages that are kept; the longest has 60,000."""


class Aside:
    """The process beside the server, with a line before it.

    apart  False: the work is done in threads instead, for a server that is there for a moment only
    name   of the process, for the log
    """

    def __init__(self, apart: bool = True, name: str = "pages") -> None:
        self._worker = Worker(name, patience=12, lasting=6) if apart else None
        self._slots = Slots(AT_ONCE, WaitingLine(MOST_EACH))
        self._kept: OrderedDict[Hashable, asyncio.Future[Any]] = OrderedDict()
        self._bytes = 0

    async def do(self, who: Visitor, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function of a module gives. Raises BusyError, WorkerError, and the WindroosError that it raises."""
        async with self._slots.one(who.address, who.person):
            if self._worker is None:
                return await asyncio.to_thread(function, *args, **kwargs)
            return await self._worker.do(SECONDS, function, *args, **kwargs)

    async def kept(self, who: Visitor, function: Callable[P, bytes], *args: P.args, **kwargs: P.kwargs) -> bytes:
        """The same, made once for what is given and kept as long as there is room. Who asks meanwhile waits for it."""
        key = (function, args, *kwargs.items())
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = asyncio.ensure_future(self.do(who, function, *args, **kwargs))
            found.add_done_callback(lambda made: self._count(key, made))
        else:
            self._kept.move_to_end(key)
        return await asyncio.shield(found)

    async def close(self) -> None:
        """End the process."""
        if self._worker is not None:
            await self._worker.close()

    def _count(self, key: Hashable, made: asyncio.Future[bytes]) -> None:
        """What could not be made is not kept; what was asked for longest ago makes room."""
        if made.cancelled() or made.exception() is not None:
            self._kept.pop(key, None)
            return
        self._bytes += len(made.result())
        for old, page in list(self._kept.items()):
            if self._bytes <= MOST_KEPT:
                break
            if page.done() and old != key:
                del self._kept[old]
                self._bytes -= len(page.result())


def squeezed(text: str) -> bytes:
    """A page as it is sent and kept: gzip, at the level that costs least for what it saves."""
    return gzip.compress(text.encode(), 6, mtime=0)


def page_response(request: Request, page: bytes) -> Response:
    """The answer with a page that `squeezed` has made; whole for who does not take gzip. Never kept by the browser."""
    headers = {"cache-control": "no-store", "vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        page = gzip.decompress(page)
    return Response(page, headers=headers, media_type="text/html; charset=utf-8")
