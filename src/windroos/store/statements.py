"""What the writer asks and tells any database.

All rows of a group go in, and come out, as one JSON text. Each step of a statement lets go of Python's lock and must
win it back from a busy event loop, which takes up to 5 ms; so the number of steps must not grow with the rows. What is
asked and told at every move of a game each database words for itself (`DatabaseWriter`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Connection, Select, Text, bindparam, cast, func, or_, select

from windroos.store.changes import Call, Fence, KeepNote, KeepPerson, LetGoLease, TakeLease
from windroos.store.database import DatabaseWriter
from windroos.store.people import forget, let_scrub
from windroos.store.plan import Known, Rows
from windroos.store.schema import FORGOTTEN, HOLDER, LEASE, LENGTH, NOTE, PERSON, RECKONED, STREAM

_CLOSED: Final = STREAM.update().where(STREAM.c.id == bindparam("of")).values(closed=bindparam("now"))
_FENCES: Final = select(func.aggregate_strings(LEASE.c.stream + " " + cast(LEASE.c.fence, Text), "\n")).where(
    LEASE.c.stream.in_(bindparam("leased", expanding=True))
)
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
    leased = {change.id for call in calls for change in call if isinstance(change, TakeLease | LetGoLease | Fence)}
    fences = _fences(connection, leased) if leased else {}
    return {
        id: Known(length, bool(closed), notes.get(id, {}), frozenset(forgotten.get(id, ())), fences.get(id, 0))
        for id, length, closed in found.streams
    }


def _fences(connection: Connection, leased: Collection[str]) -> dict[str, int]:
    """The fences of streams that were ever held; all in one text, as everything that goes in and out."""
    found: str | None = connection.scalar(_FENCES, {"leased": list(leased)})
    return {id: int(fence) for id, _, fence in (line.rpartition(" ") for line in (found or "").splitlines())}


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
    if rows.leases:
        connection.execute(LEASE.delete().where(LEASE.c.stream == bindparam("of")), [{"of": id} for id in rows.leases])
        connection.execute(LEASE.insert(), [{"stream": id, **lease._asdict()} for id, lease in rows.leases.items()])
    for id, until in rows.alive.items():
        connection.execute(HOLDER.delete().where(HOLDER.c.id == id))
        if until is not None:
            connection.execute(HOLDER.insert(), {"id": id, "until": until})
    if rows.closed:
        changed = [{"of": id, "now": now if closed else None} for id, closed in rows.closed.items()]
        connection.execute(_CLOSED, changed)


STREAMS: Final = select(STREAM.c.id, STREAM.c.kind, STREAM.c.made, STREAM.c.closed, STREAM.c.header, LENGTH)
"""Streams as they are read."""


@lru_cache(maxsize=64)
def streams_asked(
    *, of_kind: bool, open: bool | None, among: bool, made: bool, unused: bool, without: bool
) -> Select[Any]:
    """What `Store.streams` asks, made once for each kind of question: to make it takes longer than to answer it."""
    latest = (STREAM.c.made.desc(), STREAM.c.id)
    chosen = select(STREAM.c.id).order_by(*latest).limit(bindparam("most")).offset(bindparam("offset"))
    if of_kind:
        chosen = chosen.where(STREAM.c.kind == bindparam("kind"))
    if open is not None:
        chosen = chosen.where(STREAM.c.closed.is_(None) if open else STREAM.c.closed.is_not(None))
    if among:
        chosen = chosen.where(STREAM.c.id.in_(bindparam("among", expanding=True)))
    if made:
        chosen = chosen.where(STREAM.c.made >= bindparam("first"), STREAM.c.made < bindparam("last"))
    if not unused:
        chosen = chosen.where(or_(STREAM.c.closed.is_(None), LENGTH > 1))
    if without:
        chosen = chosen.where(func.instr(STREAM.c.header, bindparam("without")) == 0)
    return STREAMS.where(STREAM.c.id.in_(chosen)).order_by(*latest)
