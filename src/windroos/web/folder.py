"""The folder that a server works in: one server at a time, which others can find there."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Final, NamedTuple

from windroos.errors import WindroosError

LOCK: Final = "windroos.lock"
"""Held by the server as long as it runs; the system lets go of it whatever becomes of the server."""
ADDRESS: Final = "windroos.address"
"""Where it can be reached. Beside the lock: a locked file cannot be read on every system."""


class ServeError(WindroosError):
    """A server that cannot be started."""


class Announced(NamedTuple):
    """What a server says of itself: its address, whether the network can reach it, and the link of its host."""

    address: str
    lan: bool
    link: str


class Folder:
    """A folder taken by this process. Raises ServeError `serve_folder` where it cannot be made or written in."""

    def __init__(self, path: Path, lock: FileIO | None = None) -> None:
        """`lock`: its lock, where another server has handed that over."""
        self.path: Final = path
        self.is_mine = True
        if lock is not None:
            self._file = lock
            return
        try:
            path.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._file = private_file(path / LOCK)
        except OSError as error:
            raise ServeError("serve_folder", folder=path, reason=error.strerror or str(error)) from None
        try:
            self.is_mine = _lock(self._file)
        except OSError as error:
            self._file.close()
            raise ServeError("serve_no_locks", folder=path, reason=error.strerror or str(error)) from None

    def look(self) -> None:
        """See that the lock is still in its place; where somebody threw it away, take it again.

        Raises:
            ServeError: `serve_twice`, another server has taken the folder meanwhile.
        """
        try:
            if os.path.samestat((self.path / LOCK).stat(), os.fstat(self._file.fileno())):
                return
        except OSError:
            pass  # it is gone
        with suppress(OSError):  # the database's own trouble, of which the store tells
            file = private_file(self.path / LOCK)
            if not _lock(file):
                file.close()
                raise ServeError("serve_twice", folder=self.path)
            self._file.close()
            self._file = file

    @property
    def lock(self) -> int:
        """The number of the file by which it is held."""
        return self._file.fileno()

    def give_away(self) -> None:
        """Another server has its lock now, and what is said here is his."""
        self.is_mine = False

    def announce(self, address: str, lan: bool, link: str) -> None:
        """Say where the server is and what its host's link is, for who starts a second one."""
        said = json.dumps({**Announced(address, lan, link)._asdict(), "process": os.getpid()})
        with suppress(OSError), open(self.path / ADDRESS, "w", encoding="utf-8", opener=private) as file:
            file.write(said)  # a full disk keeps nobody from the page

    def other(self) -> Announced:
        """What the server says that has this folder.

        Raises:
            ServeError: `serve_taken`, it does not say.
        """
        try:
            said = json.loads((self.path / ADDRESS).read_text("utf-8"))
            return Announced(str(said["address"]), bool(said["lan"]), str(said.get("link", said["address"])))
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            raise ServeError("serve_taken", folder=self.path) from None

    def close(self) -> None:
        """Let another server have it."""
        if self.is_mine:
            (self.path / ADDRESS).unlink(missing_ok=True)
        self._file.close()


def is_served(path: Path) -> bool:
    """Whether a server has a folder now. A folder without a lock, or on a disk that knows none, is nobody's."""
    if not (path / LOCK).is_file():
        return False
    with suppress(OSError), private_file(path / LOCK) as file:
        return not _lock(file)
    return False


def private_file(path: str | Path) -> FileIO:
    """A file to add to, each time in one piece, for this user's eyes only. Raises OSError."""
    flags = os.O_CREAT | os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)
    return os.fdopen(private(str(path), flags), "ab", buffering=0)


def private(path: str, flags: int) -> int:
    """Open a file for this user's eyes only, whatever the umask says, and also one that others could read so far.

    An `opener` of `open`. Raises OSError.
    """
    file = os.open(path, flags, 0o600)
    if hasattr(os, "fchmod"):  # Windows keeps a user's folders from others by itself
        with suppress(OSError):  # a file system without permissions
            os.fchmod(file, 0o600)
    return file


def _lock(file: FileIO) -> bool:
    """Whether the file could be locked for this process. OSError: this file system knows no locks."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
