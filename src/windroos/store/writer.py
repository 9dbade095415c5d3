"""The one who writes: a thread that puts all calls that wait into one transaction, and answers after its commit.

A lone call is written at once. Where several come together, commits keep some distance, and what is asked meanwhile
waits together: the busier it is, the larger the groups.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from threading import Condition, Thread
from time import monotonic, sleep
from typing import Final, NamedTuple

from sqlalchemy import Connection

from windroos.store.changes import Call
from windroos.store.database import DatabaseWriter
from windroos.store.errors import StoreError
from windroos.store.mirror import Mirror
from windroos.store.plan import Rows, plan
from windroos.store.statements import known, write

REST: Final = 2.0
"""Seconds without a call until the database is left as it may be copied."""
PACE: Final = 0.006
"""Seconds from the beginning of a group of several calls to that of the next, at least: a commit takes Python's lock
from the event loop and back some ten times, which costs more than the commit. Twice as much makes everybody wait twice
as long, and where a core is full it lets a fifth more be played."""
MOST: Final = 1000
"""Calls in a group, so that none waits for more."""


class Waiting(NamedTuple):
    """A call whose caller waits for an answer on its own event loop."""

    call: Call
    answer: asyncio.Future[None]


class Writer:
    """Writes for everybody, one group at a time, until it is ended."""

    def __init__(self, database: DatabaseWriter, now: Callable[[], datetime], rest: float) -> None:
        """`rest`: seconds without a call until the database rests."""
        self._database = database
        self._now = now
        self._rest = rest
        self.mirror: Mirror | None = None
        """Where all that is written is told, before its answer."""
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
            self._database.tidy()
            if len(group) > 1 and not self._ended:
                sleep(max(0.0, began + PACE - monotonic()))
        self._database.end()

    def _next_group(self) -> list[Waiting]:
        """All that wait, up to a number; none when the work is over. Where nothing comes for a while it rests."""
        while True:
            with self._changed:
                patience = None if self._database.is_at_rest else self._rest
                if self._changed.wait_for(lambda: self._waiting or self._ended, patience):
                    group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                    return group
            self._database.rest()

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
        """One transaction; what became of each call. StoreError where the database does not take any."""

        def work(connection: Connection) -> tuple[Rows, list[StoreError | None], datetime]:
            rows, refused = plan(calls, known(self._database, connection, calls))
            now = self._now()
            write(self._database, connection, rows, now)
            return rows, refused, now

        rows, refused, now = self._database.transact(work)
        if self.mirror is not None:
            self.mirror.tell(rows, now)
        self._database.settle(rows)
        if self.mirror is not None:
            self.mirror.wait()
        return refused


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
