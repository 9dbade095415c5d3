"""Copies that are made by themselves in a folder: the last thirty are kept, and in all of them people are forgotten."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Final
from urllib.parse import quote

from windroos.store.backup import Copied, told_by_system
from windroos.store.errors import StoreError
from windroos.store.moving import copy_place
from windroos.store.people import list_of, read_list, write_list
from windroos.store.place import Place, beside

KEPT: Final = 30
_NAME: Final = "windroos-"
_SUFFIX: Final = ".db"
_SCRUBBING: Final = (
    "PRAGMA secure_delete = 1",
    "PRAGMA journal_mode = MEMORY",
)


def keep_copy(source: Place, folder: Path, now: datetime) -> tuple[Path, Copied]:
    """Make a checked copy in a folder, which must be there, and throw away all but the last thirty.

    The list of who is forgotten goes along, so that also another machine forgets them again.

    Raises StoreError as `copy_place`, and `copies_folder` where the folder is not there: a stick that was pulled out.
    """
    if not folder.is_dir():
        raise StoreError("copies_folder", file=folder)
    with told_by_system(folder):
        for cut_off in folder.glob(f"{_NAME}*{_SUFFIX}.part"):
            cut_off.unlink(missing_ok=True)
    target = folder / f"{_NAME}{now:%Y%m%d-%H%M%S}{_SUFFIX}"
    copied = copy_place(source, target)
    with told_by_system(folder):
        write_list(target, read_list(beside(source)))
        for old in copies_in(folder)[KEPT:]:
            old.unlink(missing_ok=True)
            list_of(old).unlink(missing_ok=True)
    return target, copied


def copies_in(folder: Path) -> list[Path]:
    """The copies of a folder, the latest first; none of a folder that is not there."""
    try:
        return sorted(folder.glob(f"{_NAME}*{_SUFFIX}"), key=lambda path: path.name, reverse=True)
    except OSError:
        return []


def forget_in_copies(folders: Iterable[Path], stream: str, people: Iterable[str]) -> list[Path]:
    """Forget people of a club in every copy of these folders; the copies in which that could not be done now.

    Who puts one of those back finds them forgotten again all the same, by the list beside the database.
    """
    wanted = [(stream, person) for person in people]

    def forget(copy: sqlite3.Connection) -> bool:
        found = "SELECT 1 FROM person WHERE stream = ? AND id = ?"
        if not any(copy.execute(found, one).fetchone() for one in wanted):
            return False
        with copy:
            copy.executemany("DELETE FROM person WHERE stream = ? AND id = ?", wanted)
            copy.executemany("INSERT OR IGNORE INTO forgotten VALUES (?, ?)", wanted)
        return True

    return _in_each(folders, forget)


def mend_in_copies(folders: Iterable[Path], stream: str, mend: Callable[[str], str]) -> list[Path]:
    """Change what is kept of people of a club in every copy of these folders, so that no byte of what it was is left.

    The copies in which that could not be done now.
    """

    def mend_all(copy: sqlite3.Connection) -> bool:
        kept = copy.execute("SELECT id, body FROM person WHERE stream = ?", (stream,)).fetchall()
        changed = [(after, stream, id) for id, body in kept if (after := mend(body)) != body]
        with copy:
            copy.executemany("UPDATE person SET body = ? WHERE stream = ? AND id = ?", changed)
        return bool(changed)

    return _in_each(folders, mend_all)


def _in_each(folders: Iterable[Path], work: Callable[[sqlite3.Connection], bool]) -> list[Path]:
    """Do something with the people of every copy, and leave no byte of what it changed; where it could not be."""
    failed = []
    for path in (path for folder in folders for path in copies_in(folder)):
        try:
            with told_by_system(path):
                _work_in(path, work)
        except StoreError:
            failed.append(path)
    return failed


def _work_in(path: Path, work: Callable[[sqlite3.Connection], bool]) -> None:
    with closing(sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=rw", uri=True)) as copy:
        if not copy.execute("SELECT count(*) FROM sqlite_master WHERE name = 'person'").fetchone()[0]:
            return
        for pragma in _SCRUBBING:
            copy.execute(pragma)
        if work(copy):
            copy.execute("VACUUM")
