"""A pooler before a server in a folder, as PgBouncer is one: it hands out sessions, or transactions."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Literal, NamedTuple

from tests.thread_server import ThreadServer

Hands = Literal["sessions", "transactions", "transactions in turn"]
"""What it hands out; transactions to the connection that was used last, or to that which was used longest ago."""
ENCRYPTED = (80877103, 80877104)
"""What a program asks first that would speak by TLS or Kerberos."""

_CLEAN = b"Q\0\0\0\x10DISCARD ALL\0"


class PooledLine(NamedTuple):
    """A connection to the server, and what that said of itself."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    said: bytes


class Pooler:
    """Lets in whoever comes, and gives him connections that the server trusts."""

    def __init__(self, folder: str, hands: Hands) -> None:
        self._folder = folder
        self._hands = hands
        self._free: list[PooledLine] = []
        self._server = ThreadServer(self._come)

    @property
    def port(self) -> int:
        """Where programs come to the server."""
        return self._server.port

    async def _reached(self, hello: bytes) -> PooledLine:
        reader, writer = await asyncio.open_unix_connection(f"{self._folder}/.s.PGSQL.5432")
        writer.write(hello)
        said = b""
        while (message := await _message(reader))[:1] != b"Z":
            said += message if message[:1] == b"S" else b""
        return PooledLine(reader, writer, said)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._served(reader, writer)
        finally:
            writer.transport.abort()

    async def _served(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while int.from_bytes((hello := await _counted(reader))[4:8], "big") in ENCRYPTED:
                writer.write(b"N")
            for _ in range(3 - len(self._free)):
                self._free.append(await self._reached(hello))
            own = secrets.token_bytes(8)
            writer.write(b"R\0\0\0\x08\0\0\0\0" + self._free[0].said + b"K\0\0\0\x0c" + own + b"Z\0\0\0\x05I")
            await self._pass_on(reader, writer)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        held: PooledLine | None = None
        while (message := await _message(reader))[:1] != b"X":
            if held is None:
                held = self._free.pop(0 if self._hands == "transactions in turn" else -1)
            held.writer.write(message)
            if message[:1] in b"QS":
                while (answer := await _message(held.reader))[:1] != b"Z":
                    writer.write(answer)
                writer.write(answer)
                if answer[5:] == b"I" and self._hands != "sessions":
                    self._free.append(held)
                    held = None
        if held is not None:
            held.writer.write(_CLEAN)
            while (await _message(held.reader))[:1] != b"Z":
                pass
            self._free.append(held)

    async def _end(self) -> None:
        for one in self._server.coming:
            one.cancel()
        await asyncio.gather(*self._server.coming, return_exceptions=True)
        for line in self._free:
            line.writer.close()
            with suppress(ConnectionError):
                await line.writer.wait_closed()

    @classmethod
    @contextmanager
    def before(cls, folder: str, hands: Hands) -> Iterator[Pooler]:
        """One before the server in a folder, as long as it is held."""
        made = cls(folder, hands)
        with made._server.running(made._end):
            yield made


async def _counted(reader: asyncio.StreamReader) -> bytes:
    """What says first how long it is."""
    length = await reader.readexactly(4)
    return length + await reader.readexactly(int.from_bytes(length, "big") - 4)


async def _message(reader: asyncio.StreamReader) -> bytes:
    return await reader.readexactly(1) + await _counted(reader)
