"""A line to a server that a test can cut and mend, or let fall silent: cut off whole, whatever either end thinks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import TypeAlias

from windroos.store.place import ServerPlace

PIECE = 65_536
Reach: TypeAlias = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]
"""Makes a connection to the server."""


class CutLine:
    """A line to a server of this machine; whoever wants to be cut off uses its `port`."""

    def __init__(self, reach: Reach) -> None:
        self.port = 0
        self._reach = reach
        self._is_cut = self._is_silent = False
        self._through: set[asyncio.StreamWriter] = set()
        self._joining: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()

    @property
    def address(self) -> str:
        """Of a server of pages."""
        return f"http://localhost:{self.port}"

    def database(self, place: ServerPlace) -> str:
        """The address of a database of a server in a folder."""
        user, _, rest = place.url.partition("@")
        database, _, options = rest.partition("?")
        more = options.partition("&")[2]  # what stands behind the folder
        return f"{user}@127.0.0.1:{self.port}{database}{'?' * bool(more)}{more}"

    def cut(self) -> None:
        """Break every connection, and let none through until the line is mended."""
        asyncio.run_coroutine_threadsafe(self._break(), self._loop).result()

    def mend(self) -> None:
        """Let connections through again."""
        self._is_cut = False

    def fall_silent(self) -> None:
        """Lose all that is said from now on, and tell nobody: connections stay, and come, as if they were good."""
        self._is_silent = True

    async def _break(self) -> None:
        self._is_cut = True
        for writer in self._through:
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while got := await reader.read(PIECE):
                if not self._is_silent:
                    writer.write(got)
                    await writer.drain()
        except ConnectionError:
            if not self._is_silent:
                raise
        if not self._is_silent:
            writer.close()

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        ends = {writer}
        self._through |= ends
        try:
            with suppress(ConnectionError):
                if self._is_silent:
                    await self._carry(reader, writer)
                    return
                far_reader, far_writer = await self._reach()
                ends.add(far_writer)
                self._through |= ends
                if not self._is_cut:
                    await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer))
        finally:
            self._through -= ends
            for end in ends:
                end.transport.abort()

    def _took(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = self._loop.create_task(self._joined(reader, writer))
        self._joining.add(task)
        task.add_done_callback(self._joining.discard)

    async def _listen(self) -> asyncio.Server:
        server = await asyncio.start_server(self._took, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def _end(self, server: asyncio.Server) -> None:
        server.close()
        await self._break()
        await asyncio.gather(*self._joining, return_exceptions=True)
        self._loop.stop()

    @classmethod
    @contextmanager
    def to(cls, server: str | ServerPlace) -> Iterator[CutLine]:
        """A line to the server at this address, or to that of a database in a folder, as long as it is held."""
        if isinstance(server, str):
            reach: Reach = partial(asyncio.open_connection, "127.0.0.1", int(server.rpartition(":")[2]))
        else:
            folder = server.url.partition("?host=")[2].partition("&")[0]
            reach = partial(asyncio.open_unix_connection, f"{folder}/.s.PGSQL.5432")
        line = cls(reach)
        thread = threading.Thread(target=line._loop.run_forever, daemon=True)
        thread.start()
        listening = asyncio.run_coroutine_threadsafe(line._listen(), line._loop).result()
        try:
            yield line
        finally:
            asyncio.run_coroutine_threadsafe(line._end(listening), line._loop)
            thread.join(10)
            line._loop.close()
