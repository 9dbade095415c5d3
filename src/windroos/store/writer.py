"""The one who writes: a thread that puts all calls that wait into one transaction, and answers after its commit.

A commit waits for the disk, and what is asked meanwhile waits together: the busier it is, the larger the groups.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Condition, Thread
from time import sleep
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, func, select

from windroos.store.changes import Call
from windroos.store.errors import StoreError, reworded
from windroos.store.plan import Known, Rows, plan
from windroos.store.schema import EVENT, NOTE, STREAM
from windroos.store.sqlite import writing

GATHER: Final = 0.002
"""Seconds from the first call of a group until it is written."""
MOST: Final = 1000
"""Calls in a group: a database takes only so many values in one question."""

LENGTH: Final = func.coalesce(
    select(func.max(EVENT.c.number)).where(EVENT.c.stream == STREAM.c.id).scalar_subquery(), 0
).label("length")
"""How many events a stream has: they are numbered from 1 without gaps."""
_KNOWN: Final = select(STREAM.c.id, LENGTH, STREAM.c.closed).where(STREAM.c.id.in_(bindparam("ids", expanding=True)))
_CLOSED: Final = STREAM.update().where(STREAM.c.id == bindparam("of")).values(closed=bindparam("on"))
_FORGET: Final = NOTE.delete().where(NOTE.c.stream == bindparam("of"), NOTE.c.key == bindparam("named"))


class Waiting(NamedTuple):
    """A call whose caller waits for an answer on its own event loop."""

    call: Call
    answer: asyncio.Future[None]


class Writer:
    """Writes for everybody, one group at a time, until it is ended."""

    def __init__(self, path: Path, gather: float = GATHER) -> None:
        self._path = path
        self._gather = gather
        self._engine = writing(path)
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
            self._serve(group)
        self._engine.dispose()

    def _next_group(self) -> list[Waiting]:
        """All that wait, up to a number; none when the work is over."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._ended)
        if not self._ended:
            sleep(self._gather)
        with self._changed:
            group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        return group

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
        ids = {change.id for call in calls for change in call.changes}
        try:
            with reworded(self._path), self._engine.begin() as connection:
                rows, refused = plan(calls, _known(connection, ids))
                _write(connection, rows)
        except Exception:
            self._engine.dispose()  # the next group begins with a fresh connection
            raise
        return refused


def _known(connection: Connection, ids: set[str]) -> dict[str, Known]:
    found = connection.execute(_KNOWN, {"ids": list(ids)})
    return {id: Known(length, closed is not None) for id, length, closed in found}


def _write(connection: Connection, rows: Rows) -> None:
    """One statement for each kind of row."""
    if rows.streams:
        connection.execute(STREAM.insert(), rows.streams)
    if rows.events:
        connection.execute(EVENT.insert(), rows.events)
    if rows.notes:
        connection.execute(_FORGET, [{"of": stream, "named": key} for stream, key in rows.notes])
    kept = [
        {"stream": stream, "key": key, "body": body, "at": at}
        for (stream, key), (body, at) in rows.notes.items()
        if body is not None
    ]
    if kept:
        connection.execute(NOTE.insert(), kept)
    if rows.closed:
        connection.execute(_CLOSED, [{"of": stream, "on": at} for stream, at in rows.closed.items()])


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
