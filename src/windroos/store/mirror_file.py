"""The file of a mirror: found in its folder, added to, and written anew where a name must go.

A file that is written anew gets the next number in its name, and only when it is whole and on the disk is the older one
overwritten and thrown away; so at every moment there is one that is whole.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from errno import EDQUOT, EFBIG, ENOSPC
from pathlib import Path
from typing import Final, NamedTuple

from windroos.store.errors import StoreError
from windroos.store.mirror_lack import lack
from windroos.store.mirror_lines import (
    MirrorHeld,
    MirrorLine,
    header_bytes,
    line_bytes,
    read_header,
    read_mirror_line,
)

_NAME: Final = re.compile(r"windroos-([0-9a-f]{8})-(\d{4})\.mirror")
_FULL: Final = (ENOSPC, EDQUOT, EFBIG)
_PIECE: Final = 1 << 20


class MirrorRead(NamedTuple):
    """What stands in a mirror.

    id      of the database that it is of
    length  bytes of it that are whole
    lines   that are whole, without the first
    broken  lines behind those, the first of them cut off or damaged
    """

    id: str
    length: int
    lines: int
    broken: int


def mirrors_in(folder: Path) -> dict[str, list[Path]]:
    """The mirrors of a folder by the database that they are of, the oldest first. Raises StoreError `mirror_gone`."""
    with told_of_mirror(folder):
        found = sorted((match[1], path) for path in folder.iterdir() if (match := _NAME.fullmatch(path.name)))
    return {id: [path for other, path in found if other == id] for id, _ in found}


def read_mirror(path: Path, take: Callable[[MirrorLine], None]) -> MirrorRead:
    """Take the lines of a mirror that are whole, up to the first that is not; what stands in it.

    Raises StoreError: `mirror_none` where it is no mirror, `mirror_newer`, or what is wrong with the disk.
    """
    with told_of_mirror(path), path.open("rb") as file:
        first = file.readline()
        id = read_header(first[:-1], path) if first.endswith(b"\n") else ""
        if not id:
            raise StoreError("mirror_none", file=path)
        length, lines = len(first), 0
        for data in file:
            line = read_mirror_line(data[:-1]) if data.endswith(b"\n") else None
            if line is None:
                return MirrorRead(id, length, lines, 1 + sum(1 for _ in file))
            length, lines = length + len(data), lines + 1
            take(line)
    return MirrorRead(id, length, lines, 0)


class MirrorFile:
    """A mirror that is open to be added to, and holds all that its database does. Every method may raise StoreError."""

    def __init__(self, path: Path, held: MirrorHeld, length: int) -> None:
        self.path: Final = path
        self.held: Final = held
        self._length = length
        self._file = os.open(path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0))

    @classmethod
    def open(cls, folder: Path, id: str, database: Path) -> MirrorFile:
        """The mirror of a database in a folder: made, caught up, or written anew where a name in it must go.

        Raises StoreError: `mirror_ahead`, `mirror_newer`, `mirror_gone`, `mirror_full`, `mirror_disk`.
        """
        with told_of_mirror(folder):
            for part in folder.glob(f"windroos-{id}-*.mirror.part"):
                _wipe(part)
            paths = mirrors_in(folder).get(id, [])
            held, read = MirrorHeld(), MirrorRead(id, 0, 0, 0)
            if paths:
                read = _read_or_none(paths[-1], held)
            lacks = lack(held, database, folder)
            if not paths or not read.length or read.broken > 1 or lacks.names:
                return cls._anew(folder, id, database, paths)
            for older in paths[:-1]:
                _wipe(older)
            file = cls(paths[-1], held, read.length)
            os.ftruncate(file._file, read.length)
            file.append((lacks.line,) if any(lacks.line) else ())
            return file

    @classmethod
    def _anew(cls, folder: Path, id: str, database: Path, older: Sequence[Path]) -> MirrorFile:
        """Write the whole of it under the next number, and leave no byte of what was before."""
        number = 1 + max((int(path.stem.rpartition("-")[2]) for path in older), default=0)
        path = folder / f"windroos-{id}-{number:04d}.mirror"
        part = path.with_name(f"{path.name}.part")
        held = MirrorHeld()
        line = lack(held, database, folder).line
        data = header_bytes(id) + line_bytes(line)
        made = os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY | getattr(os, "O_BINARY", 0), 0o600)
        try:
            _write(made, data)
        finally:
            os.close(made)
        part.replace(path)
        _settle(folder)
        for one in older:
            _wipe(one)
        held.add(line)
        return cls(path, held, len(data))

    def append(self, lines: Sequence[MirrorLine]) -> None:
        """Add lines, which are on the disk when it returns; half of them is taken back where that cannot be.

        Raises StoreError: `mirror_gone` where the file is no longer this one, or grew by another hand.
        """
        with told_of_mirror(self.path.parent):
            found, own = self.path.stat(), os.fstat(self._file)
            if (found.st_dev, found.st_ino) != (own.st_dev, own.st_ino) or own.st_size != self._length:
                raise StoreError("mirror_gone", file=self.path.parent)
            if not lines:
                return
            data = b"".join(map(line_bytes, lines))
            try:
                _write(self._file, data)
            except OSError:
                with suppress(OSError):
                    os.ftruncate(self._file, self._length)
                raise
        self._length += len(data)
        for line in lines:
            self.held.add(line)

    def close(self) -> None:
        """Let go of it."""
        with suppress(OSError):
            os.close(self._file)


@contextmanager
def told_of_mirror(place: Path) -> Iterator[None]:
    """Raise what the system says of a mirror as StoreError."""
    try:
        yield
    except OSError as error:
        if error.errno in _FULL:
            raise StoreError("mirror_full", file=place) from error
        if isinstance(error, FileNotFoundError | NotADirectoryError):
            raise StoreError("mirror_gone", file=place) from error
        raise StoreError("mirror_disk", file=place, reason=error.strerror or error) from error


def _read_or_none(path: Path, held: MirrorHeld) -> MirrorRead:
    """What stands in a mirror; nothing where it was cut off in its first line."""
    try:
        return read_mirror(path, held.add)
    except StoreError as wrong:
        if wrong.code != "mirror_none":
            raise
        return MirrorRead("", 0, 0, 0)


def _write(file: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(file, left[:_PIECE]) :]
    os.fsync(file)


def _wipe(path: Path) -> None:
    """Overwrite a file, and throw it away."""
    file = os.open(path, os.O_WRONLY | getattr(os, "O_BINARY", 0))
    try:
        left = os.fstat(file).st_size
        while left:
            left -= os.write(file, bytes(min(_PIECE, left)))
        os.fsync(file)
    finally:
        os.close(file)
    path.unlink()


def _settle(folder: Path) -> None:
    """Let a new name be on the disk; there are systems on which a folder cannot be opened."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
