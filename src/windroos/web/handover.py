"""A new version takes over from the one that serves: its listening socket, its folder, and then all its tables.

The old one listens at a socket in its folder, which is for this user's eyes alone. What is said there:

    old   what it is, as JSON, with its listening socket and the lock of its folder themselves
    new   its process, when all that suits it; else it goes away, and nothing has happened
    old   `YOURS`: everything is answered, stored and closed
    new   `SERVES`; else the old one goes on as it was

So never do two of them have the database open, and who connects meanwhile waits in the line of the socket, which is
never closed.
"""

from __future__ import annotations

import json
import os
import signal
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from io import FileIO
from pathlib import Path
from typing import Final, NamedTuple

from windroos.store.restoring import SCHEMA
from windroos.web.folder import ServeError

DOOR: Final = "windroos.door"
"""The socket at which a new version asks, in the folder."""
YOURS: Final = b"Y"
SERVES: Final = b"S"
SAYS: Final = 2.0
"""Seconds in which a new version says whether all suits it: meanwhile the old one does nothing else."""
HEARS: Final = 20.0
"""Seconds in which an old version says what it is, however much it has to do: who waits for it keeps nobody waiting."""
BEGINS: Final = 20.0
"""Seconds after which a new version that does not serve is ended, so that the old one can go on."""
ENDS: Final = 30.0
"""Seconds in which an old version ends what it is doing: more than it gives its answers."""
MOST: Final = 4096
"""Bytes that are said at a time."""
can_hand_over: Final = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX") and os.name == "posix"
"""Whether this system hands open sockets from one program to another."""


class Served(NamedTuple):
    """What an old version says of itself: the version of its database, and where that is."""

    schema: str
    place: str


class HandoverDoor:
    """Where a new version asks the one that serves for its place; nobody can come where it could not be made."""

    def __init__(self, folder: Path, place: str, files: Callable[[], tuple[int, int]]) -> None:
        """`place` is where everything is stored; `files` gives the numbers of the listening socket and the lock."""
        self._path = folder / DOOR
        self._place = place
        self._files = files
        self._way: socket.socket | None = None
        self._new = 0
        self._listening: socket.socket | None = None
        if can_hand_over:
            with suppress(OSError):  # a path that is too long for a socket, or a disk that knows none
                self._path.unlink(missing_ok=True)  # of who was killed
                self._listening = _listen(self._path)

    @property
    def listening(self) -> socket.socket | None:
        """Where somebody comes; then it is time for `came`."""
        return self._listening

    @property
    def is_asked(self) -> bool:
        """Whether a new version waits for its turn."""
        return self._way is not None

    def came(self) -> bool:
        """Hear who is there, and tell whether it is a new version that takes over."""
        if self._listening is None or self._way is not None:
            return False
        try:
            way, _ = self._listening.accept()
        except OSError:
            return False
        try:
            way.settimeout(SAYS)
            said = json.dumps(Served(SCHEMA, self._place)._asdict()).encode()
            socket.send_fds(way, [said], list(self._files()))
            self._new = int(way.recv(MOST) or b"0")
        except (OSError, ValueError):
            self._new = 0
        if not self._new:  # it does not suit them
            way.close()
            return False
        self._way = way
        return True

    def close(self) -> None:
        """Nobody can come any more; who came waits for `give`."""
        if self._listening is not None:
            self._listening.close()
            self._listening = None
            self._path.unlink(missing_ok=True)

    def give(self) -> bool:
        """Say that everything is theirs, and wait until they serve. False: they do not, and are gone."""
        assert self._way is not None
        with closing(self._way) as way:
            try:
                way.settimeout(BEGINS)
                way.sendall(YOURS)
                return way.recv(1) == SERVES
            except TimeoutError:
                with suppress(OSError):
                    os.kill(self._new, signal.SIGKILL)
                way.settimeout(None)
                with suppress(OSError):
                    return way.recv(1) == SERVES  # to its end: then nothing of it is left
                return False
            except OSError:
                return False


class Inherited(NamedTuple):
    """What an old version hands over, and the way to it."""

    listening: socket.socket
    lock: FileIO
    way: socket.socket

    def take(self) -> None:
        """Have the old version end, and wait until it has.

        Raises ServeError `serve_take_over_ended`: it gives nothing.
        """
        try:
            self.way.settimeout(ENDS)
            self.way.sendall(str(os.getpid()).encode())
            given = self.way.recv(1)
        except OSError:
            given = b""
        if given != YOURS:
            raise ServeError("serve_take_over_ended")

    def serves(self) -> None:
        """Say that this one serves; from now on it does so alone."""
        with suppress(OSError), closing(self.way):  # where the old one was ended meanwhile
            self.way.sendall(SERVES)

    def close(self) -> None:
        """Go away: where nothing was taken, nothing has happened."""
        for one in (self.way, self.listening, self.lock):
            one.close()


def inherit(folder: Path, place: str, port: int | None, lan: bool) -> Inherited:
    """Ask the version that serves a folder what it hands over.

    Raises:
        ServeError: `serve_take_over_here`, this system cannot; `serve_take_over_none`, it does not hand over;
            `serve_take_over_schema`, its database is of another version; `serve_take_over_place`, it is somewhere else
            than what was asked for: at another port, for others, or with another database.
    """
    if not can_hand_over:
        raise ServeError("serve_take_over_here")
    way = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        way.settimeout(HEARS)
        way.connect(str(folder / DOOR))
        said, files, _, _ = socket.recv_fds(way, MOST, 2)
        heard = json.loads(said)
        served = Served(str(heard["schema"]), str(heard["place"]))
        listening, lock = files
    except (OSError, ValueError, KeyError, TypeError):
        way.close()
        raise ServeError("serve_take_over_none", folder=folder) from None
    for file in files:
        os.set_inheritable(file, False)
    given = Inherited(socket.socket(fileno=listening), FileIO(lock, "ab"), way)
    host, at = given.listening.getsockname()[:2]
    code = ""
    if served.schema != SCHEMA:
        code = "serve_take_over_schema"
    elif served.place != place or port not in (None, at) or lan != (host == "0.0.0.0"):
        code = "serve_take_over_place"
    if code:
        given.close()
        raise ServeError(code, port=at, place=served.place)
    return given


def _listen(path: Path) -> socket.socket:
    """A socket that only this user can connect to. Raises OSError."""
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        listening.setblocking(False)
        before = os.umask(0o177)
        try:
            listening.bind(str(path))
        finally:
            os.umask(before)
        listening.listen(8)
    except OSError:
        listening.close()
        raise
    return listening
