"""What a group of calls writes, decided before anything is written: pure.

The whole group is one transaction, and while it lasts nobody else writes; so a look at the streams' lengths beforehand
tells which calls can be. One that cannot leaves nothing behind and does not hurt the others: no savepoints are needed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from windroos.store.changes import (
    Append,
    BeginStream,
    Call,
    Close,
    Fence,
    ForgetPerson,
    KeepNote,
    KeepPerson,
    KeepReckoned,
    Kind,
    LetGoLease,
    LiveOn,
    Note,
    Reckoned,
    Reopen,
    StreamChange,
    TakeLease,
)
from windroos.store.errors import StoreError


class Known(NamedTuple):
    """What is known of a stream that is there.

    notes      how often each was written, where that is asked
    forgotten  its people who are, where that is asked
    fence      of the last lease, 0 where there was none
    """

    length: int
    closed: bool
    notes: Mapping[str, int] = {}
    forgotten: frozenset[str] = frozenset()
    fence: int = 0


class StreamRow(NamedTuple):
    """A new stream."""

    id: str
    kind: Kind
    header: str


class EventRow(NamedTuple):
    """A new event."""

    stream: str
    number: int
    body: str


class LeaseRow(NamedTuple):
    """Who holds a stream, "" nobody, and by which fence."""

    holder: str
    fence: int


@dataclass(frozen=True, slots=True)
class Rows:
    """What is to be written. Where a thing is kept once the last word stands; of who is forgotten there is no text."""

    streams: list[StreamRow] = field(default_factory=list)
    events: list[EventRow] = field(default_factory=list)
    notes: dict[tuple[str, str], Note] = field(default_factory=dict)
    reckoned: dict[tuple[str, str], Reckoned] = field(default_factory=dict)
    people: dict[tuple[str, str], str | None] = field(default_factory=dict)
    wiped: set[tuple[str, str]] = field(default_factory=set)
    """People of whom no byte of what was kept before may be left."""
    closed: dict[str, bool] = field(default_factory=dict)
    leases: dict[str, LeaseRow] = field(default_factory=dict)
    alive: dict[str, datetime | None] = field(default_factory=dict)
    """Until when the leases of each holder hold; None: he has gone."""

    def add(self, other: Rows) -> None:
        """Write these too, later."""
        self.streams.extend(other.streams)
        self.events.extend(other.events)
        self.notes.update(other.notes)
        self.reckoned.update(other.reckoned)
        self.people.update(other.people)
        self.wiped.update(other.wiped)
        self.closed.update(other.closed)
        self.leases.update(other.leases)
        self.alive.update(other.alive)


def plan(calls: Sequence[Call], known: Mapping[str, Known]) -> tuple[Rows, list[StoreError | None]]:
    """All rows of the calls that can be, as if they came one after another; and for each call why it cannot, or None.

    `known` tells of every stream that is there and that a call names, and of every note that a call keeps.
    """
    streams, rows = dict(known), Rows()
    refused: list[StoreError | None] = []
    for call in calls:
        own = {change.id: streams[change.id] for change in call if change.id in streams}
        drafted = Rows()
        try:
            for change in call:
                if isinstance(change, LiveOn):
                    drafted.alive[_text(change.id)] = change.until
                else:
                    own[change.id] = _take(change, own.get(change.id), drafted)
        except StoreError as error:
            refused.append(error)
            continue
        streams |= own
        rows.add(drafted)
        refused.append(None)
    return rows, refused


def _take(change: StreamChange, stream: Known | None, rows: Rows) -> Known:
    """The stream after a change, whose rows are added; StoreError if it cannot be."""
    if isinstance(change, BeginStream):
        if stream is not None:
            raise StoreError("store_taken", id=change.id)
        rows.streams.append(StreamRow(_text(change.id), change.kind, _text(change.header)))
        return Known(0, closed=False)
    if stream is None:
        raise StoreError("store_unknown", id=change.id)
    match change:
        case Append():
            return _append(change, stream, rows)
        case KeepNote():
            return _keep(change, stream, rows)
        case KeepPerson(id, person, body, wiped):
            if person in stream.forgotten:
                raise StoreError("store_forgotten", id=person)
            rows.people[id, _text(person)] = _text(body)
            if wiped:
                rows.wiped.add((id, person))
        case KeepReckoned(id, name, mark, body):
            rows.reckoned[id, _text(name)] = Reckoned(_text(mark), _text(body))
        case ForgetPerson(id, person):
            rows.people[id, _text(person)] = None
            rows.wiped.add((id, person))
            return stream._replace(forgotten=stream.forgotten | {person})
        case Close(id):
            return _close(id, stream, True, rows)
        case Reopen(id):
            return _close(id, stream, False, rows)
        case TakeLease(id, holder, after):
            if after != stream.fence:
                raise StoreError("store_conflict", id=id, after=after, length=stream.fence)
            rows.leases[id] = LeaseRow(_text(holder), after + 1)
            return stream._replace(fence=after + 1)
        case LetGoLease(id, fence) if fence == stream.fence:
            rows.leases[id] = LeaseRow("", fence)
        case Fence(id, fence) if fence != stream.fence:
            raise StoreError("store_fenced", id=id)
    return stream


def _append(change: Append, stream: Known, rows: Rows) -> Known:
    if stream.closed:
        raise StoreError("store_closed", id=change.id)
    if change.after != stream.length:
        raise StoreError("store_conflict", id=change.id, after=change.after, length=stream.length)
    for number, body in enumerate(change.bodies, stream.length + 1):
        rows.events.append(EventRow(change.id, number, _text(body)))
    return stream._replace(length=stream.length + len(change.bodies))


def _keep(change: KeepNote, stream: Known, rows: Rows) -> Known:
    revision = stream.notes.get(change.key, 0)
    if change.after not in (None, revision):
        raise StoreError("store_conflict", id=change.id, after=change.after, length=revision)
    rows.notes[change.id, _text(change.key)] = Note(revision + 1, _text(change.body))
    return stream._replace(notes={**stream.notes, change.key: revision + 1})


def _close(id: str, stream: Known, closed: bool, rows: Rows) -> Known:
    if stream.closed != closed:
        rows.closed[id] = closed
    return stream._replace(closed=closed)


def _text(text: str) -> str:
    """The same text, if every database can keep it: no half of a surrogate pair, no NUL. JSON has neither."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise StoreError("store_text") from None
    if "\0" in text:
        raise StoreError("store_text")
    return text
