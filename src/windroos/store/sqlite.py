"""What is SQLite's own: connections, their pragmas, the file, and what its errors mean to a person."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES
from pathlib import Path
from threading import Lock
from time import monotonic, sleep
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine
from sqlalchemy.event import listen
from sqlalchemy.exc import DBAPIError

from windroos.store.errors import StoreError

WRITER_PATIENCE: Final = 5.0
"""Seconds that a writer waits for another program's transaction."""
READER_PATIENCE: Final = 0.5
"""The same of a reader, who waits on the event loop; in WAL mode a reader waits only while a crash is mended."""
SHORTEST: Final = 0.000_2
LONGEST: Final = 0.002
"""Seconds from one look of a waiting writer to the next, at first and after a while."""
WAL_BYTES: Final = 16_000_000
"""What the log is cut back to after a peak."""
WAL_PAGES: Final = 1_800
"""A log of so many pages SQLite moves into the database by itself, where `log_mover` did not keep up."""
MEANINGS: Final = {
    sqlite3.SQLITE_BUSY: "store_busy",
    sqlite3.SQLITE_LOCKED: "store_busy",
    sqlite3.SQLITE_FULL: "store_full",
    sqlite3.SQLITE_IOERR: "store_disk",
    sqlite3.SQLITE_CORRUPT: "store_damaged",
    sqlite3.SQLITE_NOTADB: "store_damaged",
    sqlite3.SQLITE_CANTOPEN: "store_folder",
    sqlite3.SQLITE_READONLY: "store_folder",
    sqlite3.SQLITE_PERM: "store_folder",
}
"""A code of the error for each primary result code; see the result codes in SQLite's documentation."""


def meaning(error: sqlite3.Error) -> str | None:
    """The code of what is wrong with the file or the disk; None for a mistake of the program."""
    try:
        return MEANINGS.get(error.sqlite_errorcode & 0xFF)  # the primary code
    except AttributeError:
        # Python's own complaint; the one of this class is of text that cannot be decoded.
        return "store_damaged" if isinstance(error, sqlite3.OperationalError) else None


@contextmanager
def reworded(path: Path) -> Iterator[None]:
    """Raise SQLite's own troubles as StoreError; a mistake of the program stays what it is."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, sqlite3.Error):
            code = meaning(cause)
            if code is not None:
                raise StoreError(code, file=path, reason=str(cause)) from error
        raise


def make_file(path: Path) -> None:
    """Make the file and its folder, for this user's eyes only: the secrets lie there. StoreError `store_folder`.

    SQLite gives its log beside the file the same permissions.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Never open a file that SQLite may have open in this process: closing it would drop SQLite's locks.
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        elif not os.access(path, os.W_OK):  # SQLite would go on, and complain at the first write
            raise PermissionError(EACCES, os.strerror(EACCES))
    except FileExistsError:
        return  # another program was a moment earlier
    except OSError as error:
        raise StoreError("store_folder", file=path, reason=error.strerror or error) from error


class OpenFile:
    """The file that the database was opened in, wherever it is now."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._opened: Final = _identity(path)

    def look(self) -> None:
        """See that it is still in its place: a database that was moved away would go on being written.

        Raises:
            StoreError: `store_moved`.
        """
        if _identity(self.path) != self._opened:
            raise StoreError("store_moved", file=self.path)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def writing(path: Path, foreign_keys: bool = True) -> Engine:
    """One connection that writes: every transaction has the lock from its first moment and is on disk at its end."""
    engine = create_engine(_url(path), pool_size=1, max_overflow=0, connect_args={"timeout": WRITER_PATIENCE})

    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # the module's own BEGIN comes too late, and takes no lock
        _keep_log(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA temp_store = MEMORY")  # what undoes a statement of many rows
        connection.execute(f"PRAGMA journal_size_limit = {WAL_BYTES}")
        connection.execute(f"PRAGMA wal_autocheckpoint = {WAL_PAGES}")
        connection.execute(f"PRAGMA foreign_keys = {int(foreign_keys)}")

    listen(engine, "connect", connected)
    listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    """Take the lock; while another program has it, look again often enough that it is not free for long unused.

    SQLite by itself waits in steps of up to a hundred milliseconds, most of which it sleeps after the other is done.
    """
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    began = monotonic()
    raw.execute("PRAGMA busy_timeout = 0")
    try:
        while (waited := monotonic() - began) < WRITER_PATIENCE:
            try:
                raw.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                    break
            else:
                return
            sleep(min(max(waited / 8, SHORTEST), LONGEST))
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # which says what is wrong as for every other statement
    finally:
        raw.execute(f"PRAGMA busy_timeout = {round(1000 * WRITER_PATIENCE)}")


def reading(path: Path) -> Engine:
    """Connections that only read, each statement by itself, so that none keeps the log from being cut."""
    engine = create_engine(
        _url(path),
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        pool_size=2,
        max_overflow=-1,
        connect_args={"timeout": READER_PATIENCE},
    )

    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA query_only = 1")

    listen(engine, "connect", connected)
    return engine


class Looking:
    """A connection that looks whether anything was written, and reads nothing. Any thread may ask it."""

    def __init__(self, path: Path) -> None:
        self._lock: Final = Lock()
        self._closed = False
        self._connection: Final = sqlite3.connect(
            path, timeout=READER_PATIENCE, isolation_level=None, check_same_thread=False
        )

    def version(self) -> int:
        """A number that is another after every commit of another connection, also of this program.

        Raises StoreError `store_stopped`, sqlite3.Error.
        """
        with self._lock:
            if self._closed:
                raise StoreError("store_stopped")
            return int(self._connection.execute("PRAGMA data_version").fetchone()[0])

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._closed = True
            self._connection.close()


def _keep_log(connection: sqlite3.Connection) -> None:
    """Switch to WAL mode; for this alone SQLite does not wait for who is doing the same, so it is tried again."""
    latest = monotonic() + WRITER_PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > latest:
                raise
            sleep(0.01)
        else:
            return


def _url(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))
