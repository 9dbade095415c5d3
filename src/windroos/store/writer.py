"""The one who writes: a thread that puts all calls that wait into one transaction, and answers after its commit.

A lone call is written at once. Where several come together, commits keep some distance, and what is asked meanwhile
waits together: the busier it is, the larger the groups.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from threading import Condition, Thread
from time import monotonic, sleep
from typing import Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from windroos.store.changes import Call
from windroos.store.errors import StoreError, reworded
from windroos.store.log_mover import LogMover
from windroos.store.mirror import Mirror
from windroos.store.people import must_scrub, scrub, write_list
from windroos.store.plan import plan
from windroos.store.resting import EMPTY, NEEDED, move_log, say
from windroos.store.sqlite import OpenFile, writing
from windroos.store.statements import known, write

REST: Final = 2.0
"""Seconds without a call until the log is moved into the database."""
PACE: Final = 0.012
"""Seconds from the beginning of a group of several calls to that of the next, at least: a commit takes Python's lock
from the event loop and back some ten times, which costs more than the commit."""
MOST: Final = 1000
"""Calls in a group, so that none waits for more."""


class Waiting(NamedTuple):
    """A call whose caller waits for an answer on its own event loop."""

    call: Call
    answer: asyncio.Future[None]


class Writer:
    """Writes for everybody, one group at a time, until it is ended."""

    def __init__(self, file: OpenFile, now: Callable[[], datetime], rest: float) -> None:
        """`rest`: seconds without a call until the log is moved into the file."""
        self._file = file
        self._path = file.path
        self._now = now
        self._rest = rest
        self._moved = True
        """The file holds everything that was written, and says so."""
        self._told = False
        """The file itself says that it needs its log."""
        self._engine = writing(file.path)
        self._mover = LogMover(file.path)
        self.mirror: Mirror | None = None
        """Where all that is written is told, before its answer."""
        self._held: Connection | None = None
        """The connection, from one group to the next: to take it anew takes half as long as to write."""
        self._waiting: list[Waiting] = []
        self._ended = False
        self._changed = Condition()
        # A daemon: who forgets to end it must not wait for ever at the exit. What is answered is on disk.
        self._thread = Thread(target=self._work, name="store writer", daemon=True)
        self._thread.start()

    async def write(self, call: Call) -> None:
        """Return when the call is on disk; StoreError if it is not. Who stops waiting does not take the call back."""
        answer = asyncio.get_running_loop().create_future()
        with self._changed:
            if self._ended:
                raise StoreError("store_stopped")
            self._waiting.append(Waiting(call, answer))
            if len(self._waiting) == 1:
                self._changed.notify()
        await answer

    async def end(self) -> None:
        """Take no more calls, write and answer those that wait, and let go of the file."""
        with self._changed:
            self._ended = True
            self._changed.notify()
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while group := self._next_group():
            began = monotonic()
            self._serve(group)
            self._mover.count()
            if len(group) > 1 and not self._ended:
                sleep(max(0.0, began + PACE - monotonic()))
        self._mover.end()
        self._lie_down()
        self._let_go()
        self._engine.dispose()

    def _next_group(self) -> list[Waiting]:
        """All that wait, up to a number; none when the work is over. Where nothing comes for a while it lies down."""
        while True:
            with self._changed:
                came = self._changed.wait_for(lambda: self._waiting or self._ended, None if self._moved else self._rest)
                if came:
                    group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                    return group
            self._lie_down()

    def _lie_down(self) -> None:
        """Make the database whole without its log; where it cannot be now, later."""
        if self._moved:
            return
        with suppress(StoreError, DBAPIError), self._mover.moving:
            self._file.look()
            with self._transaction() as connection:
                say(connection, EMPTY)
            self._let_go()
            self._told = False
            self._moved = move_log(self._engine, empty=True)

    def _scrub(self) -> None:
        """Leave no byte of who is forgotten or of what was wiped; what cannot be now is when the file is opened."""
        with suppress(DBAPIError, sqlite3.Error):
            with self._transaction() as connection:
                due = must_scrub(connection)
            self._let_go()
            with self._mover.moving:
                if due and scrub(self._engine):
                    self._told, self._moved = False, True

    def _serve(self, group: list[Waiting]) -> None:
        """Write a group and answer it; where it fails for a reason that may be one caller's, each by itself."""
        outcomes: Sequence[Exception | None]
        try:
            outcomes = self._commit([waiting.call for waiting in group])
        except StoreError as error:
            outcomes = [StoreError(error.code, **error.values) for _ in group]
        except Exception as error:
            if len(group) > 1:
                for waiting in group:
                    self._serve([waiting])
                return
            outcomes = [error]
        _answer(group, outcomes)

    def _commit(self, calls: Sequence[Call]) -> list[StoreError | None]:
        """One transaction; what became of each call. StoreError where the disk or the file does not take any."""
        self._file.look()
        try:
            with reworded(self._path):
                with self._transaction() as connection:
                    rows, refused = plan(calls, known(connection, calls))
                    now = self._now()
                    write(connection, rows, now)
                    if not self._told:
                        say(connection, NEEDED)
                self._moved = False
                if self.mirror is not None:
                    self.mirror.tell(rows, now)
                if rows.wiped:
                    write_list(self._path, [whose for whose, body in rows.people.items() if body is None])
                    self._scrub()
                if not self._told:
                    self._let_go()
                    with self._mover.moving:
                        self._told = move_log(self._engine, empty=False)
        except Exception:
            self._let_go()
            self._engine.dispose()  # the next group begins with a fresh connection
            raise
        if self.mirror is not None:
            self.mirror.wait()
        return refused

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction, as `Engine.begin` makes it; the connection is kept unless it fails."""
        if self._held is None:
            self._held = self._engine.connect()
        try:
            with self._held.begin():
                yield self._held
        except Exception:
            self._let_go()
            raise

    def _let_go(self) -> None:
        """Give the connection back, for others to take it."""
        held, self._held = self._held, None
        if held is not None:
            held.close()


def _answer(group: Sequence[Waiting], outcomes: Sequence[Exception | None]) -> None:
    """Tell every caller on its own event loop; one wake-up for each loop."""
    for loop in {waiting.answer.get_loop() for waiting in group}:
        told = [
            (waiting.answer, outcome)
            for waiting, outcome in zip(group, outcomes, strict=True)
            if waiting.answer.get_loop() is loop
        ]
        with suppress(RuntimeError):  # a loop that is closed waits for nothing
            loop.call_soon_threadsafe(_settle, told)


def _settle(told: Sequence[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for answer, outcome in told:
        if answer.done():
            continue  # cancelled: nobody waits
        if outcome is None:
            answer.set_result(None)
        else:
            answer.set_exception(outcome)
