"""Putting a copy back: what is in it, what would be lost, and how it comes in the place of what there is.

A copy is checked and laid ready beside the database while everything goes on; it takes its place when the database is
next opened, for nobody may have it open then. What was there before is kept as a copy of its own.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from windroos.store.backup import backup, told_by_system
from windroos.store.errors import StoreError
from windroos.store.people import read_list, write_list
from windroos.store.place import Place
from windroos.store.resting import log_of
from windroos.store.schema import VERSION

SCHEMA: Final = VERSION
"""The layout of a database as this program writes it."""
_FOUND: Final = "SELECT stream.id, kind, max(number), max(at) FROM stream JOIN event ON stream = stream.id GROUP BY id"


class StreamFound(NamedTuple):
    """A table, club or evening in a file: its kind, how many events it has, and when the last came (UTC)."""

    kind: str
    events: int
    last: datetime


class CopyCompared(NamedTuple):
    """What is in a copy, beside what there is now.

    streams, events  in the copy
    last     when the last of them came (UTC), None of an empty one
    missing  tables, clubs and evenings of now that the copy does not have
    lost     events of now that the copy does not have
    people   of whom something is kept in the copy
    """

    streams: int
    events: int
    last: datetime | None
    missing: int
    lost: int
    people: int


def compared(copy: Path, current: Path) -> CopyCompared:
    """What is in a copy, and what would be lost if it took the place of the file that there is.

    Raises StoreError: `backup_nothing`, `store_foreign`, `store_newer`, `store_damaged`.
    """
    there, people = _read(copy)
    now = _read(current)[0] if current.exists() else {}
    lost = {id: one.events - (there[id].events if id in there else 0) for id, one in now.items()}
    return CopyCompared(
        len(there),
        sum(one.events for one in there.values()),
        max((one.last for one in there.values()), default=None),
        sum(id not in there for id in now),
        sum(count for count in lost.values() if count > 0),
        people,
    )


def lay_ready(copy: Path, current: Path) -> None:
    """Check a copy, and lay it ready to take the place of a file when that is next opened.

    Raises StoreError as `backup`, and as `compared`: then everything stays as it was.
    """
    _read(copy)
    ready = ready_of(current)
    with told_by_system(ready):
        for file in (ready, ready.with_name(f"{ready.name}.part")):
            file.unlink(missing_ok=True)
    backup(copy, ready)
    write_list(current, read_list(copy))


def call_off(current: Path) -> bool:
    """Put nothing back after all; whether there was anything to call off."""
    ready = ready_of(current)
    with told_by_system(ready):
        was = ready.exists()
        ready.unlink(missing_ok=True)
    return was


def put_back(current: Place, now: datetime) -> Path | None:
    """Give a copy that lies ready the place of the file, which nobody has open; where the old one is kept, if any.

    For a server's database none lies ready. Cut off anywhere, it is done at the next try: what lies ready is thrown
    away by nobody, and the old file only when it has been kept. Raises StoreError.
    """
    if not isinstance(current, Path):
        return None
    ready = ready_of(current)
    if not ready.exists():
        return None
    kept: Path | None = None
    with told_by_system(current):
        if current.exists() and current.stat().st_size:
            kept = current.with_name(f"{current.stem}-{now:%Y%m%d-%H%M%S}-before{current.suffix}")
            if not kept.exists():
                backup(current, kept)
        current.unlink(missing_ok=True)
        for beside in (log_of(current), current.with_name(f"{current.name}-shm")):
            beside.unlink(missing_ok=True)
        ready.rename(current)
    return kept


def ready_of(current: Path) -> Path:
    """Where a copy lies ready to take the place of a file."""
    return current.with_name(f"{current.name}-restore")


def _read(path: Path) -> tuple[Mapping[str, StreamFound], int]:
    """What is in a file, and of how many people. Nothing is written, not even beside it."""
    if not path.is_file():
        raise StoreError("backup_nothing", file=path)
    with told_by_system(path):
        os.close(os.open(path, os.O_RDONLY))
        connection = sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro", uri=True)
        with closing(connection):
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if "alembic_version" not in tables:
                raise StoreError("store_foreign", file=path)
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
            if version > VERSION:
                raise StoreError("store_newer", file=path)
            found = {
                id: StreamFound(kind, events, _moment(last)) for id, kind, events, last in connection.execute(_FOUND)
            }
            people = connection.execute("SELECT count(*) FROM person").fetchone()[0] if "person" in tables else 0
    return found, people


def _moment(text: str) -> datetime:
    with suppress(ValueError):
        return datetime.fromisoformat(text).replace(tzinfo=UTC)
    return datetime.min.replace(tzinfo=UTC)
