"""What a mirror lacks of its database: all of it for a new one, and what came while its stick was away."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from windroos.store.backup import told_by_system
from windroos.store.errors import StoreError
from windroos.store.mirror_lines import MirrorHeld, MirrorLine

SHARED: Final = ("links", "club")
"""The secrets that a mirror holds: without them no card and no link that was given out would open anything."""
_STREAMS: Final = "SELECT id, kind, made, header, closed FROM stream ORDER BY made, id"
_EVENTS: Final = "SELECT stream, number, at, body FROM event ORDER BY stream, number"
_NOTES: Final = "SELECT stream, key, revision, at, body FROM note ORDER BY stream, key"
_PEOPLE: Final = "SELECT stream, id, body FROM person ORDER BY stream, id"
_FORGOTTEN: Final = "SELECT stream, id, NULL FROM forgotten ORDER BY stream, id"
_COUNT: Final = "SELECT coalesce(sum((SELECT max(number) FROM event WHERE stream = stream.id)), 0) FROM stream"
_SETTINGS: Final = f"SELECT name, value FROM setting WHERE name IN {SHARED} ORDER BY name"  # names of ours


class MirrorLack(NamedTuple):
    """What a mirror lacks. `names`: it holds a text of somebody that is no longer kept, so it is to be written anew."""

    line: MirrorLine
    names: bool


@contextmanager
def read_at_once(database: Path) -> Iterator[sqlite3.Connection]:
    """A connection that sees the database as it is at one moment, and keeps nobody from writing. Raises StoreError."""
    with told_by_system(database):
        connection = sqlite3.connect(f"file:{quote(str(database.absolute()))}?mode=ro", uri=True, isolation_level=None)
        with closing(connection):
            connection.execute("BEGIN")
            yield connection


def lack(held: MirrorHeld, database: Path, mirror: object) -> MirrorLack:
    """What a mirror that holds this much lacks of a database.

    Raises StoreError: `mirror_ahead` where it holds what the database does not have, so that somebody went on from it.
    """
    with read_at_once(database) as file:
        streams = file.execute(_STREAMS).fetchall()
        events = _events(held, file, mirror)
        notes = [one for one in file.execute(_NOTES) if held.notes.get((one[0], one[1])) != (one[2], hash(one[4]))]
        people: list[tuple[str, str, str | None]] = file.execute(_PEOPLE).fetchall()
        gone = file.execute(_FORGOTTEN).fetchall()
        settings = [(name, value) for name, value in file.execute(_SETTINGS) if held.settings.get(name) != value]
    if held.lengths.keys() - {one[0] for one in streams}:
        raise StoreError("mirror_ahead", file=mirror)
    kept = {(stream, id): hash(body) for stream, id, body in people}
    stale = any(found is not None and kept.get(whose) != found for whose, found in held.people.items())
    changed = [one for one in people if held.people.get((one[0], one[1]), 0) != kept[one[0], one[1]]]
    changed += [one for one in gone if held.people.get((one[0], one[1]), 0) is not None]
    new = [one[:4] for one in streams if one[0] not in held.lengths]
    closed = [(id, since) for id, *_, since in streams if held.closed.get(id) != since]
    return MirrorLack(MirrorLine(new, events, notes, changed, closed, settings), stale)


def _events(held: MirrorHeld, file: sqlite3.Connection, mirror: object) -> list[tuple[str, int, str, str]]:
    """Those that the mirror lacks; what it has must be the same."""
    digests: dict[str, Any] = {id: blake2b() for id, length in held.lengths.items() if length}
    lengths = dict.fromkeys(digests, 0)
    missing = []
    for event in file.execute(_EVENTS):
        stream, number, _, body = event
        if number > held.lengths.get(stream, 0):
            missing.append(event)
        else:
            digests[stream].update(body.encode())
            lengths[stream] = number
    for stream, digest in digests.items():
        if lengths[stream] < held.lengths[stream] or digest.digest() != held.digests[stream].digest():
            raise StoreError("mirror_ahead", file=mirror)
    return missing


def count_events(database: Path) -> int:
    """How many events there are. Raises StoreError."""
    with read_at_once(database) as file:
        return int(file.execute(_COUNT).fetchone()[0])
