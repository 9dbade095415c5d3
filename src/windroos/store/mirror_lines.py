"""The lines of a mirror: each holds one commit whole behind its checksum, so that half of one is known for it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any, Final, NamedTuple
from zlib import crc32

from windroos.store.errors import StoreError
from windroos.store.people import Whose
from windroos.store.plan import Rows
from windroos.store.schema import VERSION

FORMAT: Final = 1
"""Of the lines; the schema of the database says what they are about."""
_TIME: Final = "%Y-%m-%d %H:%M:%S.%f"
"""As the database keeps a moment, in UTC; older ones keep that of an event with its zone behind it."""


class MirrorLine(NamedTuple):
    """What one commit wrote, or what a mirror lacked: rows as the database keeps them, moments as texts in UTC.

    streams   id, kind, made, header
    events    stream, number, when, text
    notes     stream, key, revision, when, text
    people    stream, id, text; None: he is forgotten
    closed    stream, and since when; None: it is open again
    settings  name, value: by which cards and links that were given out go on opening what they open
    """

    streams: Sequence[tuple[str, str, str, str]] = ()
    events: Sequence[tuple[str, int, str, str]] = ()
    notes: Sequence[tuple[str, str, int, str, str]] = ()
    people: Sequence[tuple[str, str, str | None]] = ()
    closed: Sequence[tuple[str, str | None]] = ()
    settings: Sequence[tuple[str, str]] = ()


def line_of(rows: Rows, now: datetime) -> MirrorLine:
    """What a commit wrote at a moment."""
    at = now.astimezone(UTC).strftime(_TIME)
    return MirrorLine(
        [(row.id, row.kind, at, row.header) for row in rows.streams],
        [(row.stream, row.number, at, row.body) for row in rows.events],
        [(stream, key, note.revision, at, note.body) for (stream, key), note in rows.notes.items()],
        [(stream, person, body) for (stream, person), body in rows.people.items()],
        [(stream, at if closed else None) for stream, closed in rows.closed.items()],
    )


def header_bytes(id: str) -> bytes:
    """The first line of a mirror: of which database it is, and who can read it."""
    return _signed({"mirror": FORMAT, "schema": VERSION, "id": id})


def line_bytes(line: MirrorLine) -> bytes:
    """A line as it is written; what it does not hold is left out."""
    return _signed({name: rows for name, rows in line._asdict().items() if rows})


def read_header(data: bytes, file: object) -> str:
    """The database of which this is a mirror's first line; "" where it is none. Raises StoreError `mirror_newer`."""
    read = _read(data)
    if read is None or "mirror" not in read:
        return ""
    if read["mirror"] > FORMAT or read["schema"] > VERSION:
        raise StoreError("mirror_newer", file=file)
    return str(read["id"])


def read_mirror_line(data: bytes) -> MirrorLine | None:
    """A line without its end; None where it is cut off or damaged."""
    read = _read(data)
    return None if read is None else MirrorLine(**read)


def _signed(value: dict[str, Any]) -> bytes:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    return b"%08x %s\n" % (crc32(text), text)


def _read(data: bytes) -> dict[str, Any] | None:
    written, _, text = data.partition(b" ")
    if written != b"%08x" % crc32(text):
        return None
    value: dict[str, Any] = json.loads(text)
    return value


class MirrorHeld:
    """What a mirror holds, as far as it takes to know what it lacks: lengths and digests, no text."""

    def __init__(self) -> None:
        self.lengths: dict[str, int] = {}
        """Of every stream."""
        self.digests: dict[str, Any] = {}
        """Of the texts of each stream's events, one after another."""
        self.notes: dict[tuple[str, str], tuple[int, int]] = {}
        self.people: dict[Whose, int | None] = {}
        """What is kept of each; None of who is forgotten."""
        self.closed: dict[str, str | None] = {}
        self.settings: dict[str, str] = {}

    def lacks_before(self, lines: Iterable[MirrorLine]) -> bool:
        """Whether something must come before one of these that the mirror does not have: another program wrote it."""
        lengths = dict(self.lengths)
        for line in lines:
            for id, *_ in line.streams:
                lengths.setdefault(id, 0)
            if any(stream not in lengths for stream, *_ in (*line.events, *line.notes, *line.people, *line.closed)):
                return True
            for stream, number, *_ in line.events:
                if number > lengths[stream] + 1:
                    return True
                lengths[stream] = max(lengths[stream], number)
        return False

    def new(self, line: MirrorLine) -> MirrorLine:
        """The same without streams and events that the mirror has."""
        return line._replace(
            streams=[one for one in line.streams if one[0] not in self.lengths],
            events=[one for one in line.events if one[1] > self.lengths.get(one[0], 0)],
        )

    def add(self, line: MirrorLine) -> None:
        """A line was added to the mirror."""
        for id, *_ in line.streams:
            self.lengths[id], self.digests[id], self.closed[id] = 0, blake2b(), None
        for stream, number, _, body in line.events:
            self.lengths[stream] = number
            self.digests[stream].update(body.encode())
        self.notes.update({(stream, key): (revision, hash(body)) for stream, key, revision, _, body in line.notes})
        self.people.update({(stream, id): None if body is None else hash(body) for stream, id, body in line.people})
        self.closed.update(line.closed)
        self.settings.update(line.settings)
