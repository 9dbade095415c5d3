"""What a group of calls writes, decided before anything is written: pure.

The whole group is one transaction, and while it lasts nobody else writes; so a look at the streams' lengths beforehand
tells which calls can be. One that cannot leaves nothing behind and does not hurt the others: no savepoints are needed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple, TypeAlias

from windroos.store.changes import Append, Begin, Call, Change, Close, Keep, Reopen
from windroos.store.errors import StoreError

Row: TypeAlias = dict[str, object]


class Known(NamedTuple):
    """What is known of a stream that is there."""

    length: int
    closed: bool


@dataclass(frozen=True, slots=True)
class Rows:
    """What is to be written. Of notes and closings the last word stands; a note of None goes away."""

    streams: list[Row] = field(default_factory=list)
    events: list[Row] = field(default_factory=list)
    notes: dict[tuple[str, str], tuple[str | None, datetime]] = field(default_factory=dict)
    closed: dict[str, datetime | None] = field(default_factory=dict)

    def add(self, other: Rows) -> None:
        """Write these too, later."""
        self.streams.extend(other.streams)
        self.events.extend(other.events)
        self.notes.update(other.notes)
        self.closed.update(other.closed)


def plan(calls: Sequence[Call], known: Mapping[str, Known]) -> tuple[Rows, list[StoreError | None]]:
    """All rows of the calls that can be, as if they came one after another; and for each call why it cannot, or None.

    `known` tells of every stream that is there and that a call names.
    """
    streams, rows = dict(known), Rows()
    refused: list[StoreError | None] = []
    for call in calls:
        own = {change.id: streams[change.id] for change in call.changes if change.id in streams}
        drafted = Rows()
        try:
            for change in call.changes:
                own[change.id] = _take(change, call.at, own.get(change.id), drafted)
        except StoreError as error:
            refused.append(error)
            continue
        streams |= own
        rows.add(drafted)
        refused.append(None)
    return rows, refused


def _take(change: Change, at: datetime, stream: Known | None, rows: Rows) -> Known:
    """The stream after a change, whose rows are added; StoreError if it cannot be."""
    if isinstance(change, Begin):
        if stream is not None:
            raise StoreError("store_taken", id=change.id)
        header = _text(change.header)
        rows.streams.append({"id": _text(change.id), "kind": change.kind, "made": at, "closed": None, "header": header})
        return Known(0, False)
    if stream is None:
        raise StoreError("store_unknown", id=change.id)
    match change:
        case Append():
            return _append(change, at, stream, rows)
        case Keep(id, key, body):
            rows.notes[id, _text(key)] = (None if body is None else _text(body), at)
        case Close(id) if not stream.closed:
            rows.closed[id] = at
            return stream._replace(closed=True)
        case Reopen(id) if stream.closed:
            rows.closed[id] = None
            return stream._replace(closed=False)
    return stream


def _append(change: Append, at: datetime, stream: Known, rows: Rows) -> Known:
    if stream.closed:
        raise StoreError("store_closed", id=change.id)
    if change.after != stream.length:
        raise StoreError("store_conflict", id=change.id, after=change.after, length=stream.length)
    for number, body in enumerate(change.bodies, stream.length + 1):
        rows.events.append({"stream": change.id, "number": number, "at": at, "body": _text(body)})
    return stream._replace(length=stream.length + len(change.bodies))


def _text(text: str) -> str:
    """The same text, if it can be written as UTF-8: half a surrogate pair cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise StoreError("store_text") from None
    return text
