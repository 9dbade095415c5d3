"""Whether the database is whole without its log, as the database itself says.

A database at rest holds everything, and says so. Who writes to it then first has the word that the log is needed moved
into the database itself, and is answered after that; and when nothing has been written for a while, the log is moved
and the database rests again. So a database that needs a log which is not there lacks what was written last: a copy of
the file alone, or a log that was thrown away.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, select

from windroos.store.schema import SETTING

LOG: Final = "log"
NEEDED: Final = "needed"
EMPTY: Final = "empty"
PATIENCE: Final = 20
"""Milliseconds that moving the log waits for readers."""


def log_of(path: Path) -> Path:
    """The log beside a database."""
    return path.with_name(f"{path.name}-wal")


def has_log(path: Path) -> bool:
    """Whether a log that holds something lies beside a database."""
    try:
        return log_of(path).stat().st_size > 0
    except OSError:
        return False


def needs_log(connection: Connection) -> bool:
    """Whether the database says that it is not whole without its log."""
    return connection.scalar(select(SETTING.c.value).where(SETTING.c.name == LOG)) == NEEDED


def say(connection: Connection, word: str) -> None:
    """Write down, within a transaction, whether the log is needed."""
    connection.execute(SETTING.delete().where(SETTING.c.name == LOG))
    connection.execute(SETTING.insert(), {"name": LOG, "value": word})


def move_log(engine: Engine, empty: bool) -> bool:
    """Move what the log holds into the database, and cut it back to nothing if `empty`.

    False: not now. Somebody reads what was before, or the disk does not take it; all is safe in the log, and nobody who
    waits for an answer is kept for long.
    """
    with engine.connect() as connection:
        raw = connection.connection.driver_connection
        assert raw is not None
        (patience,) = raw.execute("PRAGMA busy_timeout").fetchone()
        try:
            raw.execute(f"PRAGMA busy_timeout = {PATIENCE}")
            busy, in_log, moved = raw.execute(f"PRAGMA wal_checkpoint({'TRUNCATE' if empty else 'FULL'})").fetchone()
        except sqlite3.Error:
            return False
        finally:
            raw.execute(f"PRAGMA busy_timeout = {patience}")
    return not busy and in_log == moved
