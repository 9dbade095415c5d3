"""Moving everything from one database to another, whichever they are, and seeing that nothing of it has changed.

It is read as it is at one moment, a piece at a time, and written in one transaction, which is only committed when what
is read back has the same digest. So there is never half of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import datetime
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, Select, Table, and_, select

from windroos.store.backup import Copied, backup, told_by_system
from windroos.store.errors import StoreError
from windroos.store.machines import ALL
from windroos.store.opening import open_database
from windroos.store.people import SCRUB
from windroos.store.place import DATABASE, Place
from windroos.store.resting import LOG
from windroos.store.schema import EVENT, FORGOTTEN, NOTE, OWNER, PERSON, RECKONED, SETTING, STREAM

TABLES: Final = (STREAM, EVENT, NOTE, PERSON, RECKONED, FORGOTTEN, SETTING)
"""What is moved, in an order in which it can be written."""
OWN: Final = (LOG, SCRUB, OWNER)
"""Settings that say something of one database and not of what is in it; so do the machines that serve it."""
_WHAT_IS_IN_IT: Final = and_(SETTING.c.name.not_in(OWN), SETTING.c.name.not_like(ALL))
AT_ONCE: Final = 2000
"""Rows that are read together."""


class MovedStore(NamedTuple):
    """What was moved: tables, clubs and evenings; events of them all; the digest of everything, equal on both sides."""

    streams: int
    events: int
    digest: str


def move_store(source: Place, target: Place) -> MovedStore:
    """Move everything from one place to another, where there is nothing yet. The source is left as it is.

    Raises StoreError: `backup_nothing` where there is no source, `store_not_empty`, `store_differs`, and what opening
    raises.
    """
    if isinstance(source, Path) and not source.is_file():
        raise StoreError("backup_nothing", file=source)
    given = open_database(source)
    try:
        taken = open_database(target)
        try:
            with given.reworded(), given.snapshot() as reader:
                return taken.aside(lambda writer: _moved(reader, writer, target))
        finally:
            taken.close()
    finally:
        given.close()


def copy_place(source: Place, target: Path) -> Copied:
    """A copy of a store in one file, whichever database it is in. Raises StoreError as `backup` and `move_store`."""
    if isinstance(source, Path):
        return backup(source, target)
    if target.exists():
        raise StoreError("backup_exists", file=target)
    with told_by_system(target), TemporaryDirectory(dir=target.parent) as folder:
        made = Path(folder) / DATABASE
        move_store(source, made)
        return backup(made, target)


def _moved(reader: Connection, writer: Connection, target: Place) -> MovedStore:
    if any(writer.execute(select(table).limit(1)).first() for table in (STREAM, PERSON, RECKONED)):
        raise StoreError("store_not_empty", file=target)
    writer.execute(FORGOTTEN.delete())  # of a list that lay beside a database of the same name
    writer.execute(SETTING.delete().where(_WHAT_IS_IN_IT))
    counts = dict.fromkeys(TABLES, 0)
    given = blake2b()
    for table in TABLES:
        for rows in _pieces(reader, table):
            counts[table] += len(rows)
            _add(given, table, rows)
            writer.execute(table.insert(), [dict(row._mapping) for row in rows])
    if digest_of(writer) != given.hexdigest():
        raise StoreError("store_differs", file=target)
    return MovedStore(counts[STREAM], counts[EVENT], given.hexdigest())


def digest_of(connection: Connection) -> str:
    """The digest of everything that a database holds, the same in every database."""
    digest = blake2b()
    for table in TABLES:
        for rows in _pieces(connection, table):
            _add(digest, table, rows)
    return digest.hexdigest()


def _pieces(connection: Connection, table: Table) -> Iterator[Sequence[Row[Any]]]:
    """The rows of a table in the order of their keys, a piece at a time."""
    asked: Select[Any] = select(table).order_by(*table.primary_key.columns)
    if table is SETTING:
        asked = asked.where(_WHAT_IS_IN_IT)
    with connection.execution_options(yield_per=AT_ONCE).execute(asked) as found:
        yield from found.partitions()


def _add(digest: Any, table: Table, rows: Sequence[Row[Any]]) -> None:
    """Add rows to a digest: their table and their values, as JSON."""
    for row in rows:
        values = [value.isoformat() if isinstance(value, datetime) else value for value in row]
        digest.update(json.dumps([table.name, *values]).encode() + b"\n")
