"""A line between a browser and a server that a test can cut and mend: cut off whole, whatever a browser thinks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class CutLine:
    """A line to a server of this machine; whoever wants to be cut off uses its `address`."""

    def __init__(self, port: int) -> None:
        self.address = ""
        self._server_port = port
        self._is_cut = False
        self._through: set[asyncio.StreamWriter] = set()
        self._joining: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()

    def cut(self) -> None:
        """Break every connection, and let none through until the line is mended."""
        asyncio.run_coroutine_threadsafe(self._break(), self._loop).result()

    def mend(self) -> None:
        """Let connections through again."""
        self._is_cut = False

    async def _break(self) -> None:
        self._is_cut = True
        for writer in self._through:
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while got := await reader.read(65_536):
            writer.write(got)
            await writer.drain()
        writer.close()

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._server_port)
        ends = {writer, far_writer}
        self._through |= ends
        try:
            if not self._is_cut:
                with suppress(ConnectionError):
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
        self.address = f"http://localhost:{server.sockets[0].getsockname()[1]}"
        return server

    async def _end(self, server: asyncio.Server) -> None:
        server.close()
        await self._break()
        await asyncio.gather(*self._joining, return_exceptions=True)
        self._loop.stop()

    @classmethod
    @contextmanager
    def to(cls, address: str) -> Iterator[CutLine]:
        """A line to the server at this address, as long as it is held."""
        line = cls(int(address.rpartition(":")[2]))
        thread = threading.Thread(target=line._loop.run_forever, daemon=True)
        thread.start()
        server = asyncio.run_coroutine_threadsafe(line._listen(), line._loop).result()
        try:
            yield line
        finally:
            asyncio.run_coroutine_threadsafe(line._end(server), line._loop)
            thread.join(10)
            line._loop.close()
