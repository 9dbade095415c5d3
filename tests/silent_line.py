"""A way to a database server on which everything is lost from some moment on, while it stays open at both ends."""

from __future__ import annotations

import selectors
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import Final
from urllib.parse import quote

from psycopg.conninfo import conninfo_to_dict

from windroos.store.place import ServerPlace

PIECE: Final = 65_536


class SilentLine:
    """Takes connections for a server. Once it is `cut` nothing that is said goes on, and nobody is told."""

    def __init__(self, place: ServerPlace) -> None:
        self._asked = conninfo_to_dict(place.url)
        self._is_cut, self._ends = Event(), Event()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._keeps: list[socket.socket] = [self._listening]
        self.url: Final = "postgresql://{user}@127.0.0.1:{port}/{dbname}{options}".format(
            user=self._asked["user"],
            port=self._listening.getsockname()[1],
            dbname=self._asked["dbname"],
            options=f"?options={quote(str(self._asked['options']))}" if "options" in self._asked else "",
        )

    def cut(self) -> None:
        """Lose everything from now on."""
        self._is_cut.set()

    def run(self) -> None:
        """Carry what is said in both directions, until `end`."""
        with selectors.DefaultSelector() as ready:
            ready.register(self._listening, selectors.EVENT_READ)
            while not self._ends.is_set():
                for key, _ in ready.select(0.05):
                    if key.fileobj is self._listening:
                        self._take(ready)
                    elif isinstance(key.fileobj, socket.socket):
                        self._carry(ready, key.fileobj, key.data)

    def end(self) -> None:
        """Hang up."""
        self._ends.set()

    def close(self) -> None:
        for one in self._keeps:
            one.close()

    def _take(self, ready: selectors.BaseSelector) -> None:
        came, _ = self._listening.accept()
        self._keeps.append(came)
        if self._is_cut.is_set():
            return
        server = socket.socket(socket.AF_UNIX)
        self._keeps.append(server)
        server.connect(f"{self._asked['host']}/.s.PGSQL.{self._asked.get('port', 5432)}")
        ready.register(came, selectors.EVENT_READ, server)
        ready.register(server, selectors.EVENT_READ, came)

    def _carry(self, ready: selectors.BaseSelector, said: socket.socket, to: socket.socket) -> None:
        part = b""
        with suppress(OSError):
            part = said.recv(PIECE)
        if not part:
            ready.unregister(said)
        if self._is_cut.is_set():
            return
        with suppress(OSError):
            to.sendall(part) if part else to.shutdown(socket.SHUT_WR)


@contextmanager
def silent_line(place: ServerPlace) -> Iterator[SilentLine]:
    """One that runs beside the test."""
    line = SilentLine(place)
    runs = Thread(target=line.run)
    runs.start()
    try:
        yield line
    finally:
        line.end()
        runs.join()
        line.close()
