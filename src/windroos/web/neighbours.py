"""The way from one process of a house to another: a socket in a folder that only this user can open.

A browser's connection is handed over itself, with what was read of it so far; who holds it then speaks with the browser
as if it had come to him, and asks the system where it comes from, unless it is carried here from another machine
(`far`), which has said it. So nothing of a running game goes through two processes. Small questions are asked as JSON.

One message a connection: a letter, and the rest until the asker is done; a question is answered in the same way.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from windroos.hosting.sharing import SharedQuestion
from windroos.web.calling import told_in
from windroos.web.far import FarProcesses, Taken
from windroos.web.handed import Handed
from windroos.wire.json_text import Json

HANDED: Final = b"H"
"""A connection: then how often it was handed on, a byte, a line of JSON with who is connected, and what was read."""
ASKED: Final = b"A"
"""A question."""
SECONDS: Final = 2.0
"""That an answer is waited for."""
AGAIN: Final = 0.05
"""Seconds until somebody is tried again whose line is full."""
MOST: Final = 1_000_000
"""Bytes of a message."""
PIECE: Final = 65_536
_LOG: Final = logging.getLogger("windroos.web")

Answering = Callable[[SharedQuestion], Awaitable[Json]]


class Neighbours:
    """All processes of a house, by their names, as one of them reaches them."""

    def __init__(self, folder: Path, own: str, far: FarProcesses | None = None) -> None:
        """`folder` is for this user's eyes alone; `far`: those on other machines, where there may be such."""
        self._folder = folder
        self._own = own
        self.far: Final = far
        self._listening: socket.socket | None = None
        self._come: Callable[[], object] = str
        self._busy: set[asyncio.Task[None]] = set()

    # --- what is asked of others

    async def is_gone(self, name: str) -> bool:
        """Whether a process lives no more: nobody listens where it did. One that hangs is not gone.

        Of another machine those who serve declare that it is gone, and then it holds nothing.
        """
        if self.is_far(name):
            return False
        try:
            (await self._reach(name)).close()
        except OSError:
            return True
        return False

    def is_far(self, name: str) -> bool:
        """Whether a process is on another machine."""
        return self.far is not None and self.far.machines.is_far(name)

    async def give(self, name: str, connection: int, handed: Handed) -> None:
        """Hand a connection, by the number of its file, to a process of this machine; its own end may be closed then.

        Raises OSError: the process is gone, and the connection is ours as before.
        """
        with closing(await self._reach(name)) as way:
            head, read = HANDED + bytes((handed.times,)) + json.dumps(handed.caller).encode() + b"\n", handed.read
            sent = socket.send_fds(way, [head + read[:PIECE]], [connection]) - len(head)
            if sent < len(read):
                await asyncio.get_running_loop().sock_sendall(way, read[sent:])

    async def ask(self, name: str, asked: SharedQuestion) -> Json:
        """Ask a process something. Raises OSError where it is gone, or has no answer in time (TimeoutError)."""
        if self.far is not None and self.is_far(name):
            return await self.far.ask(name, asked)
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(SECONDS):
            with closing(await self._reach(name)) as way:
                await loop.sock_sendall(way, ASKED + json.dumps(asked).encode())
                way.shutdown(socket.SHUT_WR)
                answer = b""
                while part := await loop.sock_recv(way, PIECE):
                    answer += part
        return told_in(answer)

    async def _reach(self, name: str) -> socket.socket:
        """A way to a process. Raises OSError where it is gone."""
        while True:
            way = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            way.setblocking(False)
            try:
                way.connect(str(self._folder / name))
            except BlockingIOError:  # too many wait for it already
                way.close()
                await asyncio.sleep(AGAIN)
            except OSError:
                way.close()
                raise
            else:
                return way

    # --- what others ask

    def listen(self, taken: Taken, answering: Answering) -> None:
        """Take what is handed over, and answer what is asked, until `close`. Raises OSError."""
        place = self._folder / self._own
        place.unlink(missing_ok=True)  # of who had this name before
        listening = self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        listening.setblocking(False)
        listening.bind(str(place))
        listening.listen(512)
        loop = asyncio.get_running_loop()

        def come() -> None:
            while True:
                try:
                    way, _ = listening.accept()
                except OSError:
                    return
                task = loop.create_task(self._serve(way, taken, answering))
                self._busy.add(task)
                task.add_done_callback(self._busy.discard)

        self._come = come
        loop.add_reader(listening, come)
        if self.far is not None:

            async def answered(name: str, asked: SharedQuestion) -> Json:
                return await (answering(asked) if name == self._own else self.ask(name, asked))

            self.far.listen(taken, answered)

    async def close_far(self) -> None:
        """Take nothing any more from other machines; what has come from there is taken."""
        if self.far is not None:
            await self.far.close()

    async def close(self) -> None:
        """Take nothing any more: from now on everybody knows that this process is gone. Who was sent here is taken."""
        if self._listening is not None:
            asyncio.get_running_loop().remove_reader(self._listening)
            self._come()
            self._listening.close()
            self._listening = None
            if self._busy:
                await asyncio.wait(self._busy, timeout=SECONDS)

    async def _serve(self, way: socket.socket, taken: Taken, answering: Answering) -> None:
        way.setblocking(False)
        connections: list[socket.socket] = []
        try:
            with closing(way):
                said = await _heard(way, connections)
                if said[:1] == ASKED:
                    what, id, player = json.loads(said[1:])
                    answer = json.dumps(await answering(SharedQuestion(what, id, player))).encode()
                    await asyncio.get_running_loop().sock_sendall(way, answer)
            if said[:1] == HANDED and connections:
                caller, _, read = said[2:].partition(b"\n")
                host = json.loads(caller)
                await taken(connections.pop(0), Handed(read, said[1], host and (str(host[0]), int(host[1]))))
        except OSError:
            pass  # who asked is gone
        except Exception:
            _LOG.exception("another process asked")
        finally:
            for connection in connections:
                connection.close()


async def _heard(way: socket.socket, connections: list[socket.socket]) -> bytes:
    """All that is said, to the end; what is handed over is added to `connections`. Raises OSError."""
    said = b""
    while len(said) < MOST:
        try:
            part, files, _, _ = socket.recv_fds(way, PIECE, 1)
        except BlockingIOError:
            await _readable(way)
            continue
        for file in files:
            os.set_inheritable(file, False)  # a program begun meanwhile would keep it open after its end
            connections.append(socket.socket(fileno=file))
        if not part:
            break
        said += part
    return said


async def _readable(way: socket.socket) -> None:
    """Wait until something can be read, or the other side is gone."""
    loop = asyncio.get_running_loop()
    ready: asyncio.Future[Any] = loop.create_future()
    loop.add_reader(way, _done, ready)
    try:
        await ready
    finally:
        with suppress(OSError, ValueError):
            loop.remove_reader(way)


def _done(ready: asyncio.Future[Any]) -> None:
    if not ready.done():
        ready.set_result(None)
