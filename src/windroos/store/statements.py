"""What the writer asks and tells the database.

All rows of a group go in, and come out, as one JSON text. Each step of a statement lets go of Python's lock and must
win it back from a busy event loop, which takes up to 5 ms; so the number of steps must not grow with the rows. What is
asked and told at every move of a game is worded once: SQLAlchemy takes longer to find its words than SQLite to write.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from sqlalchemy import ClauseElement, Connection, Text, bindparam, func, select, tuple_
from sqlalchemy.dialects import sqlite

from windroos.store.changes import Call, KeepNote, KeepPerson
from windroos.store.people import forget, let_scrub
from windroos.store.plan import Known, Rows
from windroos.store.schema import EVENT, FORGOTTEN, NOTE, PERSON, RECKONED, STREAM, UtcTime

LENGTH: Final = func.coalesce(
    select(func.max(EVENT.c.number)).where(EVENT.c.stream == STREAM.c.id).scalar_subquery(), 0
).label("length")
"""How many events a stream has: they are numbered from 1 without gaps."""

# SQLite's JSON functions; PostgreSQL has the same by other names.
_EACH: Final = func.json_each(bindparam("rows", type_=Text)).table_valued("value")
_KNOWN: Final = select(
    func.json_group_array(func.json_array(STREAM.c.id, LENGTH, STREAM.c.closed.is_not(None)), type_=Text)
).where(STREAM.c.id.in_(select(_EACH.c.value)))
_EVENTS: Final = EVENT.insert().from_select(
    ["stream", "number", "body", "at"],
    select(*(func.json_extract(_EACH.c.value, f"$[{at}]") for at in range(3)), bindparam("now", type_=UtcTime)),
)
_CLOSED: Final = STREAM.update().where(STREAM.c.id == bindparam("of")).values(closed=bindparam("now"))
_NAMED: Final = select(*(func.json_extract(_EACH.c.value, f"$[{at}]") for at in range(2)))
_NOTED: Final = select(
    func.json_group_array(func.json_array(NOTE.c.stream, NOTE.c.key, NOTE.c.revision), type_=Text)
).where(tuple_(NOTE.c.stream, NOTE.c.key).in_(_NAMED))
_FORGET: Final = NOTE.delete().where(NOTE.c.stream == bindparam("of"), NOTE.c.key == bindparam("named"))
_DIALECT: Final = sqlite.dialect(paramstyle="named")
_AT: Final = UtcTime().bind_processor(_DIALECT)


class Worded:
    """A statement in SQLite's words, made once, with what it always says. Raises sqlite3.Error."""

    def __init__(self, statement: ClauseElement) -> None:
        compiled = statement.compile(dialect=_DIALECT)
        self._text: Final = str(compiled)
        self._fixed: Final = dict(compiled.params)

    def run(self, connection: Connection, rows: str, now: datetime | None = None) -> sqlite3.Cursor:
        """Ask or tell it within a transaction, of these rows at this time."""
        raw = connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        assert _AT is not None
        return raw.execute(self._text, {**self._fixed, "rows": rows, "now": _AT(now)})


_ASK_KNOWN: Final = Worded(_KNOWN)
_TELL_EVENTS: Final = Worded(_EVENTS)


def known(connection: Connection, calls: Sequence[Call]) -> dict[str, Known]:
    """What the database knows of the streams and notes that calls name; nothing of those that are not there."""
    ids = {change.id for call in calls for change in call}
    kept = {(change.id, change.key) for call in calls for change in call if isinstance(change, KeepNote)}
    (found,) = _ASK_KNOWN.run(connection, json.dumps(list(ids))).fetchone()
    noted: str = (connection.scalar(_NOTED, {"rows": json.dumps(list(kept))}) if kept else None) or "[]"
    notes: dict[str, dict[str, int]] = {}
    for id, key, revision in json.loads(noted):
        notes.setdefault(id, {})[key] = revision
    forgotten: dict[str, set[str]] = {}
    if any(isinstance(change, KeepPerson) for call in calls for change in call):
        for stream, person in connection.execute(select(FORGOTTEN.c.stream, FORGOTTEN.c.id)):
            forgotten.setdefault(stream, set()).add(person)
    return {
        id: Known(length, bool(closed), notes.get(id, {}), frozenset(forgotten.get(id, ())))
        for id, length, closed in json.loads(found)
    }


def write(connection: Connection, rows: Rows, now: datetime) -> None:
    """Write rows; all of a group have one time."""
    if rows.streams:
        connection.execute(STREAM.insert(), [{**row._asdict(), "made": now} for row in rows.streams])
    if rows.events:
        _TELL_EVENTS.run(connection, json.dumps(rows.events), now)
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
