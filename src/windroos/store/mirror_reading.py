"""Going on from a mirror on another machine: a database is made of it, which then is a copy like any other."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from windroos.store.backup import is_sound, told_by_system
from windroos.store.errors import StoreError
from windroos.store.migrating import bring_up_to_date
from windroos.store.mirror import MIRROR
from windroos.store.mirror_file import MirrorRead, mirrors_in, read_mirror
from windroos.store.mirror_lines import MirrorLine
from windroos.store.people import write_list
from windroos.store.sqlite import make_file

SUFFIX: Final = ".mirror"
_MISFIT: Final = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError)
"""What SQLite says of rows that fit no table of ours; of a disk it says other things."""


def is_mirror(place: Path) -> bool:
    """Whether this is a mirror or a folder, and no copy in one file."""
    return place.is_dir() or place.suffix == SUFFIX


def mirror_at(place: Path) -> Path:
    """The mirror in a folder, or the file itself.

    Raises StoreError: `mirror_none` where there is none, `mirror_several` where they are of several databases.
    """
    if not place.is_dir():
        return place
    found = mirrors_in(place)
    if not found:
        raise StoreError("mirror_none", file=place)
    if len(found) > 1:
        raise StoreError("mirror_several", file=place, names=", ".join(paths[-1].name for paths in found.values()))
    return next(iter(found.values()))[-1]


def database_of(mirror: Path, target: Path) -> MirrorRead:
    """Make a database of a mirror, at a place where there is none; what stands in the mirror.

    Raises StoreError: `mirror_none`, `mirror_newer`, `mirror_unsound` where its lines do not fit each other, or what is
    wrong with the disk.
    """
    make_file(target)
    bring_up_to_date(target)
    forgotten: set[tuple[str, str]] = set()
    with told_by_system(target), closing(sqlite3.connect(target)) as file:

        def take(line: MirrorLine) -> None:
            _insert(file, line)
            forgotten.update((stream, id) for stream, id, body in line.people if body is None)

        try:
            read = read_mirror(mirror, take)
        except StoreError:
            raise
        except (*_MISFIT, KeyError, TypeError, ValueError) as error:
            raise StoreError("mirror_unsound", file=mirror) from error
        file.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (MIRROR, read.id))
        file.executemany("INSERT OR IGNORE INTO forgotten VALUES (?, ?)", sorted(forgotten))
        file.commit()
        if not is_sound(file):
            raise StoreError("mirror_unsound", file=mirror)
    write_list(target, forgotten)
    return read


def _insert(file: sqlite3.Connection, line: MirrorLine) -> None:
    """Write what a line holds, in the place of what was told before of the same thing."""
    file.executemany("INSERT INTO stream (id, kind, made, header) VALUES (?, ?, ?, ?)", line.streams)
    file.executemany("INSERT INTO event (stream, number, at, body) VALUES (?, ?, ?, ?)", line.events)
    file.executemany("INSERT OR REPLACE INTO note (stream, key, revision, at, body) VALUES (?, ?, ?, ?, ?)", line.notes)
    file.executemany("DELETE FROM person WHERE stream = ? AND id = ?", [one[:2] for one in line.people])
    kept = [one for one in line.people if one[2] is not None]
    file.executemany("INSERT INTO person (stream, id, body) VALUES (?, ?, ?)", kept)
    file.executemany("UPDATE stream SET closed = ? WHERE id = ?", [(since, id) for id, since in line.closed])
    file.executemany("INSERT OR REPLACE INTO setting VALUES (?, ?)", line.settings)
