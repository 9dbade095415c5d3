"""What can be wrong with the store, and what SQLite's errors mean to a person."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from windroos.errors import WindroosError

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


class StoreError(WindroosError):
    """Something that could not be stored, or a file that cannot be a store."""


def meaning(error: sqlite3.Error) -> str | None:
    """The code of what is wrong with the file or the disk; None for a mistake of the program."""
    try:
        return MEANINGS.get(error.sqlite_errorcode & 0xFF)  # the primary code
    except AttributeError:
        # Python's own complaint; the one of this class is of text that cannot be decoded.
        return "store_damaged" if isinstance(error, sqlite3.OperationalError) else None


@contextmanager
def reworded(path: Path) -> Iterator[None]:
    """Raise the database's own troubles as StoreError; a mistake of the program stays what it is."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, sqlite3.Error):
            code = meaning(cause)
            if code is not None:
                raise StoreError(code, file=path, reason=str(cause)) from error
        raise
