"""A server on an event loop of its own, in a thread beside a test."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class ThreadServer:
    """Listens at a free `port`; `coming` are those that are served, on its `loop`."""

    def __init__(self, serve: Serve) -> None:
        self.port = 0
        self.coming: set[asyncio.Future[None]] = set()
        self.loop = asyncio.new_event_loop()
        self._serve = serve

    @contextmanager
    def running(self, end: Callable[[], Awaitable[None]]) -> Iterator[None]:
        """As long as it is held; `end` lets go of whoever is served."""
        thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        thread.start()
        listening = asyncio.run_coroutine_threadsafe(self._listen(), self.loop).result()
        try:
            yield
        finally:
            asyncio.run_coroutine_threadsafe(self._end(listening, end), self.loop)
            thread.join(10)
            self.loop.close()

    def _took(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(self._serve(reader, writer))
        self.coming.add(task)
        task.add_done_callback(self.coming.discard)

    async def _listen(self) -> asyncio.Server:
        server = await asyncio.start_server(self._took, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def _end(self, server: asyncio.Server, end: Callable[[], Awaitable[None]]) -> None:
        server.close()
        await end()
        await asyncio.gather(*self.coming, return_exceptions=True)
        self.loop.stop()
