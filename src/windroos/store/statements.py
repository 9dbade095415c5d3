"""What the writer asks and tells any database.

All rows of a group go in, and come out, as one JSON text. Each step of a statement lets go of Python's lock and must
win it back from a busy event loop, which takes up to 5 ms; so the number of steps must not grow with the rows. What is
asked and told at every move of a game each database words for itself (`DatabaseWriter`).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, bindparam, select

from windroos.store.changes import Call, KeepNote, KeepPerson
from windroos.store.database import DatabaseWriter
from windroos.store.people import forget, let_scrub
from windroos.store.plan import Known, Rows
from windroos.store.schema import FORGOTTEN, NOTE, PERSON, RECKONED, STREAM

_CLOSED: Final = STREAM.update().where(STREAM.c.id == bindparam("of")).values(closed=bindparam("now"))
_FORGET: Final = NOTE.delete().where(NOTE.c.stream == bindparam("of"), NOTE.c.key == bindparam("named"))


def known(writer: DatabaseWriter, connection: Connection, calls: Sequence[Call]) -> dict[str, Known]:
    """What the database knows of the streams and notes that calls name; nothing of those that are not there."""
    ids = {change.id for call in calls for change in call}
    kept = {(change.id, change.key) for call in calls for change in call if isinstance(change, KeepNote)}
    found = writer.find(connection, ids, kept)
    notes: dict[str, dict[str, int]] = {}
    for id, key, revision in found.notes:
        notes.setdefault(id, {})[key] = revision
    forgotten: dict[str, set[str]] = {}
    if any(isinstance(change, KeepPerson) for call in calls for change in call):
        for stream, person in connection.execute(select(FORGOTTEN.c.stream, FORGOTTEN.c.id)):
            forgotten.setdefault(stream, set()).add(person)
    return {
        id: Known(length, bool(closed), notes.get(id, {}), frozenset(forgotten.get(id, ())))
        for id, length, closed in found.streams
    }


def write(writer: DatabaseWriter, connection: Connection, rows: Rows, now: datetime) -> None:
    """Write rows; all of a group have one time."""
    if rows.streams:
        connection.execute(STREAM.insert(), [{**row._asdict(), "made": now} for row in rows.streams])
    if rows.events:
        writer.add(connection, rows.events, now)
    if rows.notes:
        connection.execute(_FORGET, [{"of": stream, "named": key} for stream, key in rows.notes])
        kept = [
            {"stream": stream, "key": key, **note._asdict(), "at": now} for (stream, key), note in rows.notes.items()
        ]
        connection.execute(NOTE.insert(), kept)
    if rows.reckoned:
        there = RECKONED.delete().where(RECKONED.c.stream == bindparam("of"), RECKONED.c.name == bindparam("named"))
        connection.execute(there, [{"of": stream, "named": name} for stream, name in rows.reckoned])
        values = [{"stream": stream, "name": name, **one._asdict()} for (stream, name), one in rows.reckoned.items()]
        connection.execute(RECKONED.insert(), values)
    for (stream, person), body in rows.people.items():
        connection.execute(PERSON.delete().where(PERSON.c.stream == stream, PERSON.c.id == person))
        if body is not None:
            connection.execute(PERSON.insert(), {"stream": stream, "id": person, "body": body})
    forget(connection, [whose for whose, body in rows.people.items() if body is None])
    if rows.wiped:
        let_scrub(connection)
    if rows.closed:
        changed = [{"of": id, "now": now if closed else None} for id, closed in rows.closed.items()]
        connection.execute(_CLOSED, changed)
