"""The log of a house: one file for all processes that serve it, a line of JSON each, for this user's eyes alone."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import FileIO, TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from windroos.web.audit import TRAIL, JsonLines
from windroos.web.folder import private_file

LOG_FILE: Final = "windroos.log"
MOST: Final = 1_000_000
"""Bytes after which it is put aside."""
ASIDE: Final = 2
"""Older ones that are kept."""


class SharedLog(RotatingFileHandler):
    """Adds to a file that other processes add to as well.

    A line is one write at the end of the file, which the system mixes with no other. Who finds it full puts it aside,
    one at a time, and the others see that it moved: what one of them wrote just then stands in the older file, whole.
    It is opened at once: the first fault may be that no file can be opened.
    """

    _file: FileIO
    """Of its stream."""

    def __init__(self, path: Path, most: int) -> None:
        super().__init__(path, maxBytes=most, backupCount=ASIDE, encoding="utf-8", errors="backslashreplace")

    def _open(self) -> TextIOWrapper:
        self._file = private_file(self.baseFilename)
        return TextIOWrapper(self._file, encoding=self.encoding, errors=self.errors, newline="", write_through=True)

    def shouldRollover(self, record: logging.LogRecord) -> bool:  # noqa: N802 - logging's name
        """Whether the file is full, once it is the one that stands there now."""
        del record
        if self._has_moved():
            self._open_again()
        return os.fstat(self._file.fileno()).st_size >= self.maxBytes

    def doRollover(self) -> None:  # noqa: N802 - logging's name
        """Put the file aside, unless another did so meanwhile."""
        with _alone(self._file.fileno()):
            if self._has_moved():
                self._open_again()
            else:
                super().doRollover()

    def _has_moved(self) -> bool:
        """Whether another file stands there now, or none; or it is closed, for it could not be put aside."""
        if self._file.closed:
            return True
        try:
            return not os.path.samestat(Path(self.baseFilename).stat(), os.fstat(self._file.fileno()))
        except FileNotFoundError:
            return True

    def _open_again(self) -> None:
        before = self._file
        self.stream = self._open()
        before.close()


@contextmanager
def _alone(file: int) -> Iterator[None]:
    """While no other process does the same with a file, also when that is closed meanwhile."""
    if sys.platform == "win32":  # there one process serves a house
        yield
        return
    import fcntl

    held = os.dup(file)
    try:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
    finally:
        os.close(held)


def log_to(path: Path, faulty: Callable[[Path], None], process: str = "") -> None:
    """Write what goes wrong to a file, and have it told that something did; `process`: which of several writes."""
    ours = logging.getLogger("windroos")
    if any(isinstance(one, SharedLog) and one.baseFilename == str(path) for one in ours.handlers):
        return  # this program goes on serving, for who was to take over did not

    class Told(logging.Handler):
        def emit(self, _: logging.LogRecord) -> None:
            faulty(path)

    file = SharedLog(path, MOST)
    file.setFormatter(JsonLines(process))
    for logger in (ours, logging.getLogger("uvicorn"), logging.getLogger("asyncio")):
        logger.addHandler(file)
        logger.setLevel(logging.WARNING)
    TRAIL.setLevel(logging.INFO)
    ours.addHandler(Told(logging.ERROR))
