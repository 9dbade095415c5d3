"""A thread that moves the log into the database while it grows, so that nobody who writes waits for that.

SQLite does it by itself within the commit that makes the log long, which takes as long as some five others: everybody
whose call is in that group, and in the next, would wait for it.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from threading import Condition, Lock, Thread
from typing import Final

EVERY: Final = 12
"""Groups of calls after which the log is moved: some six hundred pages where many play."""


class LogMover:
    """Moves the log of a database when enough was written, until it is ended."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._groups = 0
        self._moved = False
        """All but what was written meanwhile."""
        self.moving: Final = Lock()
        """Held while the log is moved: SQLite lets nobody else move it meanwhile, and says so at once."""
        self._ended = False
        self._changed = Condition()
        self._thread = Thread(target=self._work, name="store log", daemon=True)
        self._thread.start()

    def count(self) -> None:
        """A group was written, and nobody writes now.

        What was written while the thread moved the rest is little: it is moved here, for only a log that is moved to
        its end begins anew.
        """
        with self._changed:
            self._groups += 1
            nearly, self._moved = self._moved, False
            if not nearly and self._groups >= EVERY:
                self._changed.notify()
        if nearly:
            self._move()

    def end(self) -> None:
        """Finish what is due, and let go of the file."""
        with self._changed:
            self._ended = True
            self._changed.notify()
        self._thread.join()

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._ended or self._groups >= EVERY)
                if self._groups < EVERY:
                    return
                self._groups = 0
            self._move()
            with self._changed:
                self._moved = True

    def _move(self) -> None:
        """Move the log as far as it can be without keeping anybody from writing or reading."""
        with self.moving, suppress(sqlite3.Error), closing(sqlite3.connect(self._path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")  # what cannot be moved stays safe in the log
