"""A mirror: every commit as a line in a second place, a stick mostly, before the answer goes out where that is quick.

A thread of its own writes it, so that a stick that is slow, full or pulled out keeps nobody waiting: then it is told,
and caught up when it can be.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from threading import Condition, Thread
from typing import Final, NamedTuple

from windroos.store.errors import StoreError
from windroos.store.mirror_file import MirrorFile, told_of_mirror
from windroos.store.mirror_lack import count_events
from windroos.store.mirror_lines import MirrorLine, line_of
from windroos.store.plan import Rows

MIRROR: Final = "mirror"
"""The setting by which a mirror knows its database: also on another machine that goes on from it."""
PATIENCE: Final = 0.25
"""Seconds that an answer waits for the mirror; then no other waits until the mirror has caught up."""
LOOK: Final = 2.0
"""Seconds between two tries to write what could not be written, and between two looks at what others wrote."""
MOST: Final = 5000
"""Commits that wait; where there are more, the mirror is caught up from the database."""
FAREWELL: Final = 5.0
"""Seconds that the end waits for it."""


class MirrorState(NamedTuple):
    """How a mirror stands.

    folder   where it is kept
    trouble  why it does not keep up; None: it does
    behind   events that it does not have yet
    """

    folder: Path
    trouble: StoreError | None
    behind: int


class Mirror:
    """Writes along what the store writes, until it is ended."""

    def __init__(self, database: Path, id: str, folder: Path, patience: float = PATIENCE, look: float = LOOK) -> None:
        """Begin beside a database. Raises StoreError `mirror_gone` where the folder is not there."""
        if not folder.is_dir():
            raise StoreError("mirror_gone", file=folder)
        self._database, self._id, self._folder = database, id, folder
        self._patience, self._look = patience, look
        self._is_apart = _device(folder) != _device(database)
        self._waiting: list[MirrorLine] = []
        self._anew = True
        """It is to be compared with the database: at the start, after trouble, and where a name must go."""
        self._told = self._kept = 0
        """Commits that were told of, and how many of them it holds or need not hold."""
        self._behind = 0
        self._trouble: StoreError | None = None
        self._is_late = False
        self._ended = False
        self._changed = Condition()
        self._file: MirrorFile | None = None
        self._seen = -1
        self._thread = Thread(target=self._work, name="store mirror", daemon=True)
        self._thread.start()

    @property
    def state(self) -> MirrorState:
        """How it stands now."""
        with self._changed:
            slow = StoreError("mirror_slow", file=self._folder) if self._is_late and self._told > self._kept else None
            return MirrorState(self._folder, self._trouble or slow, self._behind)

    def tell(self, rows: Rows, now: datetime) -> None:
        """This was written to the database at a moment."""
        with self._changed:
            self._told += 1
            self._behind += len(rows.events)
            if rows.wiped or len(self._waiting) >= MOST:
                self._anew = True
                self._waiting.clear()
            self._waiting.append(line_of(rows, now))
            self._changed.notify_all()

    def wait(self) -> None:
        """Return when all that was told is in the mirror, or at once where it lags behind anyway."""
        with self._changed:
            told = self._told
            if self._trouble is None and not self._is_late:
                done = self._changed.wait_for(lambda: self._kept >= told or self._trouble is not None, self._patience)
                self._is_late = not done

    def end(self) -> None:
        """Write what waits, where that is quick, and let go of the file."""
        with self._changed:
            self._ended = True
            self._changed.notify_all()
        self._thread.join(FAREWELL)

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._due() or self._ended, self._look)
                if self._ended and not self._due():
                    break
                lines, told, behind = self._waiting, self._told, self._behind
                self._waiting = []
                is_anew, self._anew = self._anew or self._trouble is not None, False
            wrong: StoreError | None = None
            try:
                self._write(lines, is_anew or self._others_wrote(bool(lines)))
            except StoreError as error:
                wrong = error
                self._let_go()
            with self._changed:
                self._trouble = wrong
                if wrong is None:
                    self._kept, self._behind = told, self._behind - behind
                    self._is_late = self._is_late and self._kept < self._told
                self._changed.notify_all()
                if wrong is not None and self._ended:
                    break
        self._let_go()

    def _due(self) -> bool:
        """Whether there is something to do at once; after trouble that waits for the next look."""
        return bool(self._waiting or self._anew) and self._trouble is None

    def _write(self, lines: list[MirrorLine], is_anew: bool) -> None:
        """Add what was told, or compare the mirror with the database where it must be."""
        self._must_be_there()
        if self._file is not None and not is_anew:
            try:
                if not self._file.held.lacks_before(lines):
                    self._file.append([line for line in map(self._file.held.new, lines) if any(line)])
                    return
            except StoreError as wrong:
                if wrong.code != "mirror_gone":
                    raise
        self._let_go()
        self._file = MirrorFile.open(self._folder, self._id, self._database)

    def _must_be_there(self) -> None:
        """See that the folder is there, and on the disk on which it was: what a stick leaves behind is no stick."""
        with told_of_mirror(self._folder):
            if self._is_apart and _device(self._folder) == _device(self._database):
                raise StoreError("mirror_gone", file=self._folder)

    def _others_wrote(self, is_busy: bool) -> bool:
        """Whether another program wrote to the database; that is looked at when nothing else is to be done."""
        if is_busy or self._file is None:
            return False
        found = count_events(self._database)
        return found != sum(self._file.held.lengths.values())

    def _let_go(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            file.close()


def _device(path: Path) -> int:
    return path.stat().st_dev
