"""The record of a game in a file: written line by line while it is played, and taken up again where it broke off."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from errno import ENOTDIR
from io import StringIO
from itertools import count
from pathlib import Path
from typing import Final

from windroos.books.catalog import book_words
from windroos.cli.folders import records_dir
from windroos.errors import OptionError
from windroos.play.model.actions import Action
from windroos.play.model.events import Step
from windroos.play.record.header import Header, header_line
from windroos.play.record.record import Record, group_lines, read_record
from windroos.telling.books import HOUSE_NAMES
from windroos.text.books import BookWords, renamed
from windroos.wire.fault import WireError

LAST: Final = "last"
"""For `--resume`: the game that was played last."""


class RecordFile:
    """A file that is only ever added to; each action is handed to the system before the next one."""

    def __init__(self, path: Path, header: Header | None = None) -> None:
        """Begin a new file with this header, or go on with the one that is there.

        Raises OSError.
        """
        self.path = path
        if header is not None:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
            except FileExistsError as error:
                raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR)) from error
            self._file = path.open("x", encoding="utf-8", newline="\n")
            self._file.write(header_line(header) + "\n")
            self._file.flush()
        else:
            self._file = path.open("a", encoding="utf-8", newline="\n")
        self._size = self._on_disk()

    def add(self, action: Action, steps: tuple[Step, ...]) -> None:
        """An action that was carried out, and its steps.

        Raises OptionError where there is no room for it, or where the game goes on in another terminal as well.
        """
        if self._on_disk() != self._size:
            raise OptionError("terminal_record_shared", file=self.path)
        try:
            self._file.write("".join(line + "\n" for line in group_lines(action, steps)))
            self._file.flush()
            self._size = self._on_disk()
        except OSError as error:
            with suppress(OSError):  # closing tries to write what is left once more
                self._file.close()
            reason = error.strerror or str(error)
            raise OptionError("terminal_record_stopped", file=self.path, reason=reason) from None

    def _on_disk(self) -> int:
        return os.fstat(self._file.fileno()).st_size

    def close(self) -> None:
        """See that everything is on the disk."""
        if self._file.closed:
            return
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()


def read_file(path: Path) -> Record:
    """The record in a file; the file is left as it is.

    Raises:
        OptionError: the file cannot be read.
        RecordError: it is no record.
    """
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise OptionError("file_unreadable", file=path, reason=error.strerror or str(error)) from None
    return read_record(StringIO(raw.decode("utf-8-sig", "replace"), newline="\n"))


def cut_back(path: Path, record: Record) -> None:
    """Leave in the file only the groups that are whole.

    What is pending is cut off too: the action must be done again, which writes it again. Raises OSError.
    """
    lines = 1 + sum(1 + len(group.steps) for group in record.groups)
    with path.open("r+b") as file:
        for _ in range(lines):
            if not file.readline().endswith(b"\n"):
                file.write(b"\n")  # the last line is whole but for its end
        file.truncate()


def keep_words(path: Path, id: str, words: BookWords) -> None:
    """Keep what the house calls items otherwise beside a new record, which holds no words. Raises OSError."""
    plain, beside = book_words(id).entries, _beside(path)
    own = {id: name for id, (name, _) in words.entries.items() if id not in plain or name != plain[id][0]}
    if own:
        beside.write_text(HOUSE_NAMES.write(own), encoding="utf-8")
    else:
        beside.unlink(missing_ok=True)  # of another game that was recorded under this name


def words_of(path: Path, id: str) -> BookWords:
    """The words of a rule set as the house of a record says them; the book's where that is not kept, or not legible."""
    try:
        return renamed(book_words(id), HOUSE_NAMES.parse(_beside(path).read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, WireError):  # names decide nothing
        return book_words(id)


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.names")


def new_path() -> Path:
    """Where a game is recorded if nobody says: a new name in the user's folder for games."""
    stem = time.strftime("windroos-%Y%m%d-%H%M%S")
    names = (f"{stem}{f'-{number}' if number > 1 else ''}.jsonl" for number in count(1))
    return next(path for name in names if not (path := records_dir() / name).exists())


def last_path() -> Path:
    """The record that was written last. Raises OptionError where there is none."""
    found = sorted(records_dir().glob("windroos-*.jsonl"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise OptionError("terminal_no_records", folder=records_dir())
    return found[-1]
