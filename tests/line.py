"""A line to a server that a test can cut and mend, or let fall silent: cut off whole, whatever either end thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import TypeAlias

from tests.thread_server import ThreadServer
from windroos.store.place import ServerPlace

PIECE = 65_536
Reach: TypeAlias = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]
"""Makes a connection to the server."""


class CutLine:
    """A line to a server of this machine; whoever wants to be cut off uses its `port`."""

    def __init__(self, reach: Reach) -> None:
        self._reach = reach
        self._is_cut = False
        self._silent: tuple[bool, bool] = (False, False)
        """Whether what is said to the server is lost, and what it says."""
        self._through: set[asyncio.StreamWriter] = set()
        self._server = ThreadServer(self._joined)

    @property
    def port(self) -> int:
        """Where whoever is cut off comes to the server."""
        return self._server.port

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
        asyncio.run_coroutine_threadsafe(self._break(), self._server.loop).result()

    def mend(self) -> None:
        """Let connections through again."""
        self._is_cut = False

    def fall_silent(self, there: bool = True, back: bool = True) -> None:
        """Lose all that is said from now on, and tell nobody: connections stay, and come, as if they were good.

        `there`: what is said to the server; `back`: what it says.
        """
        self._silent = (there, back)

    def speak_again(self) -> None:
        """Lose nothing more; of connections of before it is not known what is lacking."""
        self._silent = (False, False)

    async def _break(self) -> None:
        self._is_cut = True
        for writer in self._through:
            writer.transport.abort()

    async def _carry(self, way: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One way of a connection: 0 to the server, 1 back."""
        try:
            while got := await reader.read(PIECE):
                if not self._silent[way]:
                    writer.write(got)
                    await writer.drain()
        except ConnectionError:
            if not any(self._silent):
                raise
        if not any(self._silent):
            writer.close()

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        ends = {writer}
        self._through |= ends
        try:
            with suppress(ConnectionError, FileNotFoundError):  # a server that is stopped has no socket
                if self._silent[0]:
                    await self._carry(0, reader, writer)
                    return
                far_reader, far_writer = await self._reach()
                ends.add(far_writer)
                self._through |= ends
                if not self._is_cut:
                    await asyncio.gather(self._carry(0, reader, far_writer), self._carry(1, far_reader, writer))
        finally:
            self._through -= ends
            for end in ends:
                end.transport.abort()

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
        with line._server.running(line._break):
            yield line
