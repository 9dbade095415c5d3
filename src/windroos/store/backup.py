"""A copy of the database in one file, whole and checked, also while a server writes to it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from errno import EIO, ENODEV, ENOSPC
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from windroos.store.errors import StoreError
from windroos.store.resting import EMPTY, LOG, NEEDED, has_log, log_of
from windroos.store.sqlite import meaning

_SAID: Final = {ENOSPC: "store_full", EIO: "store_disk", ENODEV: "store_disk"}
"""What the system says of a disk that is full, or that is gone."""


class Copied(NamedTuple):
    """What a copy holds: tables, and events of them all."""

    tables: int
    events: int


def backup(source: Path, target: Path) -> Copied:
    """Copy the database as it is at this moment (SQLite's online backup), and check the copy.

    Nobody is kept from writing meanwhile. The copy needs no log, and gets its name only when it is whole.

    Raises:
        StoreError: `backup_nothing` where there is no database, `backup_exists` where there is something already,
            `store_log` where the database itself lacks its log, `backup_unsound` where the copy does not pass, or what
            is wrong with the disk.
    """
    if not source.exists():
        raise StoreError("backup_nothing", file=source)
    if target.exists():
        raise StoreError("backup_exists", file=target)
    part = target.with_name(f"{target.name}.part")
    logged = has_log(source)
    with told_by_system(source):
        reader = sqlite3.connect(f"file:{quote(str(source.absolute()))}?mode=ro", uri=True)
    try:
        with closing(reader), told_by_system(part):
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))  # the secrets lie in it
            with closing(sqlite3.connect(part)) as copy:
                reader.backup(copy)
                found = _checked(copy, source, logged)
        _keep(part, target)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return found


def _checked(copy: sqlite3.Connection, source: Path, logged: bool) -> Copied:
    """What the copy holds, which is now a file that needs no log. Raises StoreError."""
    if not copy.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()[0]:
        raise StoreError("store_foreign", file=source)
    (said,) = copy.execute("SELECT value FROM setting WHERE name = ?", (LOG,)).fetchone() or (EMPTY,)
    if said == NEEDED and not logged and not has_log(source):
        raise StoreError("store_log", file=source, log=log_of(source).name)
    copy.execute("UPDATE setting SET value = ? WHERE name = ?", (EMPTY, LOG))
    copy.commit()
    copy.execute("PRAGMA journal_mode = DELETE")
    if not is_sound(copy):
        raise StoreError("backup_unsound", file=source)
    tables, events = (copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("stream", "event"))
    return Copied(tables, events)


def check_file(path: Path) -> None:
    """See that a database is whole: its pages, its keys, and no event missing. Nothing is written.

    Raises StoreError: `backup_nothing`, `store_foreign`, `verify_file`, or what is wrong with the disk.
    """
    if not path.is_file():
        raise StoreError("backup_nothing", file=path)
    with (
        told_by_system(path),
        closing(sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro", uri=True)) as file,
    ):
        if not file.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()[0]:
            raise StoreError("store_foreign", file=path)
        if not is_sound(file):
            raise StoreError("verify_file", file=path)


def is_sound(file: sqlite3.Connection) -> bool:
    """Whether a database is whole: its pages, its keys, and no event missing."""
    faults = file.execute("PRAGMA integrity_check").fetchone() != ("ok",)
    faults |= file.execute("PRAGMA foreign_key_check").fetchone() is not None
    gaps = "SELECT 1 FROM event GROUP BY stream HAVING max(number) <> count(*)"
    return not faults and file.execute(gaps).fetchone() is None


def _keep(part: Path, target: Path) -> None:
    """Give the copy its name, when it is on disk; never in the place of another file."""
    with told_by_system(target):
        with part.open("r+b") as file:
            os.fsync(file.fileno())
        if target.exists():
            raise StoreError("backup_exists", file=target)
        part.rename(target)


@contextmanager
def told_by_system(path: Path) -> Iterator[None]:
    """Raise what the system or SQLite says as StoreError."""
    try:
        yield
    except FileExistsError as error:
        raise StoreError("backup_exists", file=path) from error
    except OSError as error:
        if error.errno in _SAID:
            raise StoreError(_SAID[error.errno], file=path, reason=error.strerror or error) from error
        raise StoreError("store_folder", file=path, reason=error.strerror or error) from error
    except sqlite3.Error as error:
        code = meaning(error)
        if code is None:
            raise
        raise StoreError(code, file=path, reason=str(error)) from error
