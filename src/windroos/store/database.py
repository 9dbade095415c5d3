"""What the store asks of a database; `sqlite_file` and `postgres` answer it, and nobody else asks which one it is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from typing import NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, Engine

from windroos.store.plan import EventRow, Rows

Done = TypeVar("Done")
Work = Callable[[Connection], Done]
"""What is done within a transaction. It may be done again, where another program was in its way."""


class FoundStreams(NamedTuple):
    """What a database holds of what is asked.

    streams  id, how many events, whether it is closed
    notes    stream, key, how often it was written
    """

    streams: Sequence[tuple[str, int, bool]]
    notes: Sequence[tuple[str, str, int]]


class Database(Protocol):
    """A database that is up to date, for who reads. Every method may raise StoreError."""

    @property
    def reading(self) -> Engine:
        """Connections that only read, each statement by itself."""

    def snapshot(self) -> AbstractContextManager[Connection]:
        """A connection that sees everything as it is at one moment, for answers that are read as they come."""

    def reworded(self) -> AbstractContextManager[None]:
        """Raise the database's own troubles as StoreError; a mistake of the program stays what it is."""

    def look(self) -> None:
        """See that it is where it was opened."""

    def version(self) -> int:
        """A number that is another as soon as anything was written, by whichever program."""

    def aside(self, work: Work[Done]) -> Done:
        """A transaction on the thread of who asks, beside the one who writes; it may wait for the disk."""

    def writer(self) -> DatabaseWriter:
        """What the one who writes works with, from his thread alone."""

    def close(self) -> None:
        """Let go of it."""


class DatabaseWriter(Protocol):
    """The transactions of the one who writes. Every method may raise StoreError."""

    @property
    def is_at_rest(self) -> bool:
        """Nothing is to be done by `rest`."""

    def transact(self, work: Work[Done]) -> Done:
        """One transaction, on disk when it returns; nobody else writes meanwhile to what `find` was asked for."""

    def find(self, connection: Connection, ids: Collection[str], notes: Collection[tuple[str, str]]) -> FoundStreams:
        """What there is of streams and of notes, within a transaction, and so that it stays that way until its end."""

    def add(self, connection: Connection, events: Sequence[EventRow], now: datetime) -> None:
        """Write events, within a transaction."""

    def settle(self, rows: Rows) -> None:
        """Do what has to be done of what was written before anybody is answered."""

    def tidy(self) -> None:
        """A group was answered: do what may be done when nobody waits."""

    def rest(self) -> None:
        """Nothing was written for a while: leave the database as it may be copied."""

    def end(self) -> None:
        """Rest, and let go of it."""
