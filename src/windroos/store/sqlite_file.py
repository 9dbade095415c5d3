"""A database in a file of SQLite: who reads it, and what becomes of its log while one writes."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from sqlalchemy import ClauseElement, Connection, Engine, Text, bindparam, func, select, tuple_
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from windroos.store.database import Done, FoundStreams, Work
from windroos.store.errors import StoreError
from windroos.store.log_mover import LogMover
from windroos.store.people import must_scrub, scrub, write_list
from windroos.store.plan import EventRow, Rows
from windroos.store.resting import EMPTY, NEEDED, move_log, say
from windroos.store.schema import EVENT, LENGTH, NOTE, STREAM, UtcTime
from windroos.store.sqlite import Looking, OpenFile, reading, reworded, writing

_EACH: Final = func.json_each(bindparam("rows", type_=Text)).table_valued("value")
_KNOWN: Final = select(
    func.json_group_array(func.json_array(STREAM.c.id, LENGTH, STREAM.c.closed.is_not(None)), type_=Text)
).where(STREAM.c.id.in_(select(_EACH.c.value)))
_EVENTS: Final = EVENT.insert().from_select(
    ["stream", "number", "body", "at"],
    select(*(func.json_extract(_EACH.c.value, f"$[{at}]") for at in range(3)), bindparam("now", type_=UtcTime)),
)
_NAMED: Final = select(*(func.json_extract(_EACH.c.value, f"$[{at}]") for at in range(2)))
_NOTED: Final = select(
    func.json_group_array(func.json_array(NOTE.c.stream, NOTE.c.key, NOTE.c.revision), type_=Text)
).where(tuple_(NOTE.c.stream, NOTE.c.key).in_(_NAMED))
_DIALECT: Final = sqlite.dialect(paramstyle="named")
_AT: Final = UtcTime().dialect_impl(_DIALECT).bind_processor(_DIALECT)
"""Writes a time as SQLAlchemy does in every other table: the module's own way is to go."""


class Worded:
    """A statement in SQLite's words, made once, with what it always says. Raises sqlite3.Error.

    SQLAlchemy takes longer to find its words than SQLite to write.
    """

    def __init__(self, statement: ClauseElement) -> None:
        compiled = statement.compile(dialect=_DIALECT)
        self._text: Final = str(compiled)
        self._fixed: Final = dict(compiled.params)

    def run(self, connection: Connection, rows: str, now: datetime | None = None) -> sqlite3.Cursor:
        """Ask or tell it within a transaction, of these rows at this time."""
        raw = connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        assert _AT is not None
        return raw.execute(self._text, {**self._fixed, "rows": rows, "now": _AT(now)})


_ASK_KNOWN: Final = Worded(_KNOWN)
_TELL_EVENTS: Final = Worded(_EVENTS)


class FileDatabase:
    """A file that is up to date."""

    def __init__(self, path: Path, shared: bool = False) -> None:
        """`shared`: others write to it too."""
        self._path = path
        self._shared = shared
        self._file = OpenFile(path)
        self.reading: Final[Engine] = reading(path)
        # One reader stays: when the last connection goes, SQLite throws the log away.
        with reworded(path), self.reading.connect():
            self._looking = Looking(path)

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection that reads in one transaction."""
        with self.reading.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            try:
                yield connection
            finally:
                connection.exec_driver_sql("COMMIT")

    def reworded(self) -> AbstractContextManager[None]:
        """Raise SQLite's own troubles as StoreError."""
        return reworded(self._path)

    def look(self) -> None:
        """See that the file is still where it was. StoreError `store_moved`: nothing is written to it any more."""
        self._file.look()

    def version(self) -> int:
        """A number that is another after every commit, by whichever program; it takes microseconds."""
        with reworded(self._path):
            return self._looking.version()

    def aside(self, work: Work[Done]) -> Done:
        """A transaction with a connection of its own, moved into the file itself where nobody is in the way."""
        engine = writing(self._path)
        try:
            with reworded(self._path), engine.begin() as connection:
                done = work(connection)
            move_log(engine, empty=False)
        finally:
            engine.dispose()
        return done

    def writer(self) -> FileWriter:
        """What the one who writes works with."""
        return FileWriter(self._path, self._file, self._shared)

    def close(self) -> None:
        """Let go of the file."""
        self._looking.close()
        self.reading.dispose()


class FileWriter:
    """Transactions on a file, each with the lock from its first moment: nobody else writes meanwhile."""

    def __init__(self, path: Path, file: OpenFile, shared: bool = False) -> None:
        """`shared`: others write to the file too, so that it never says that it needs no log."""
        self._path = path
        self._shared = shared
        self._file = file
        self.is_at_rest = True
        """The file holds everything that was written, and says so."""
        self._told = False
        """The file itself says that it needs its log."""
        self._engine = writing(path)
        self._mover = LogMover(path)
        self._held: Connection | None = None
        """The connection, from one group to the next: to take it anew takes half as long as to write."""

    def transact(self, work: Work[Done]) -> Done:
        """One transaction; StoreError where the disk or the file does not take it."""
        self._file.look()
        with self._anew_after_trouble():
            with self._transaction() as connection:
                done = work(connection)
                if not self._told:
                    say(connection, NEEDED)
            self.is_at_rest = self._shared
        return done

    def find(self, connection: Connection, ids: Collection[str], notes: Collection[tuple[str, str]]) -> FoundStreams:
        """What there is of streams and notes."""
        (found,) = _ASK_KNOWN.run(connection, json.dumps(list(ids))).fetchone()
        noted: str = (connection.scalar(_NOTED, {"rows": json.dumps(list(notes))}) if notes else None) or "[]"
        return FoundStreams(json.loads(found), json.loads(noted))

    def add(self, connection: Connection, events: Sequence[EventRow], now: datetime) -> None:
        """Write events."""
        _TELL_EVENTS.run(connection, json.dumps(events), now)

    def settle(self, rows: Rows) -> None:
        """Scrub who is forgotten, and let the file say that it needs its log."""
        with self._anew_after_trouble():
            if rows.wiped:
                write_list(self._path, [whose for whose, body in rows.people.items() if body is None])
                self._scrub()
            if not self._told:
                self._let_go()
                with self._mover.moving:
                    self._told = move_log(self._engine, empty=False)

    def tidy(self) -> None:
        """Count the group for who moves the log."""
        self._mover.count()

    def rest(self) -> None:
        """Make the database whole without its log; where it cannot be now, later."""
        if self.is_at_rest or self._shared:
            return
        with suppress(StoreError, DBAPIError), self._mover.moving:
            self._file.look()
            with self._transaction() as connection:
                say(connection, EMPTY)
            self._let_go()
            self._told = False
            self.is_at_rest = move_log(self._engine, empty=True)

    def end(self) -> None:
        """Rest, and let go of the file."""
        self._mover.end()
        self.rest()
        self._let_go()
        self._engine.dispose()

    def _scrub(self) -> None:
        """Leave no byte of who is forgotten or of what was wiped; what cannot be now is when the file is opened."""
        with suppress(DBAPIError, sqlite3.Error):
            with self._transaction() as connection:
                due = must_scrub(connection)
            self._let_go()
            with self._mover.moving:
                if due and scrub(self._engine, self._shared) and not self._shared:
                    self._told, self.is_at_rest = False, True

    @contextmanager
    def _anew_after_trouble(self) -> Iterator[None]:
        """Begin the next group with a fresh connection where this one fails."""
        try:
            with reworded(self._path):
                yield
        except Exception:
            self._let_go()
            self._engine.dispose()
            raise

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
