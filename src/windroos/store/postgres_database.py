"""A database of a PostgreSQL server: who reads it, and how several programs write to it at the same time.

Two programs that write to one stream must not both believe it as long as it was. Each transaction first locks the rows
of the streams it is about, and only then looks how long they are: under READ COMMITTED a statement sees what was
committed before it began, so whoever waited for a lock sees what the other wrote. Who writes to other streams waits for
nobody, which one lock for all, or SERIALIZABLE with what it undoes in vain, would not give. The rows are locked in the
order of their ids, so that nobody waits for each other in a ring. A stream that is yet to come has no row to lock:
where two begin one of the same id, the server refuses the second, which is decided anew and finds the stream taken.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager, suppress
from datetime import datetime
from time import monotonic, sleep
from typing import Final

import psycopg
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from windroos.store.answering import AnsweringConnection
from windroos.store.database import Done, FoundStreams, Work
from windroos.store.errors import StoreError
from windroos.store.migrating import migrate
from windroos.store.owner_number import OwnerNumber
from windroos.store.people import clear_scrub, forget_again, must_scrub, write_list
from windroos.store.place import ServerPlace, beside
from windroos.store.plan import EventRow, Rows
from windroos.store.pooled import refuse_pooled
from windroos.store.postgres import OLDEST, READS, WHOLE, WRITES, WRITTEN_WITHIN, PostgresServer, ServerLooking, is_lost

TRIES: Final = 8
"""How often a group is decided anew where another program was in its way, or its connection was gone."""
UPKEEP: Final = 3600.0
"""Seconds without a word that all is brought to this version: a large table may be written anew meanwhile."""
DOUBT: Final = 5.0
"""Seconds that a server which went away in the middle of a commit is waited for, to hear what became of it."""
MOVED: Final = ("40001", "40P01", "23505")
"""SQLSTATE of what another program's transaction causes: done anew, it is decided by what is there then."""
_OPENING: Final = 0x57494E44
"""The key of the lock under which tables are made."""
_LOCK: Final = """
WITH locked AS (SELECT id FROM stream WHERE id = ANY(%(ids)s) ORDER BY id FOR NO KEY UPDATE)
SELECT pg_current_xact_id()::text, count(*) FROM locked"""
_FIND: Final = """
SELECT id, coalesce((SELECT max(number) FROM event WHERE event.stream = stream.id), 0), closed IS NOT NULL
FROM stream WHERE id = ANY(%(ids)s)"""
_NOTED: Final = """
SELECT stream, key, revision FROM note
WHERE (stream, key) IN (SELECT * FROM unnest(%(streams)s::text[], %(keys)s::text[]))"""
_EVENTS: Final = """
INSERT INTO event (stream, number, at, body)
SELECT told.stream, told.number, %(now)s, told.body
FROM unnest(%(streams)s::text[], %(numbers)s::int[], %(bodies)s::text[]) AS told (stream, number, body)"""
_TAKES_ITS_TIME: Final = "SET LOCAL statement_timeout = 0"
_BECAME: Final = "SELECT pg_xact_status(%s::text::xid8)"


class ServerDatabase:
    """A database of a server, up to date."""

    def __init__(self, server: PostgresServer, owner: int = 0) -> None:
        """`owner`: the number of who serves it, without which nothing may be written; 0 whoever does."""
        self._server = server
        self._owner = owner
        self.reading: Final[Engine] = server.engine(
            READS, size=2, max_overflow=-1, isolation_level="AUTOCOMMIT", skip_autocommit_rollback=True
        )
        self._looking = ServerLooking(server)

    @classmethod
    def open(cls, place: ServerPlace, owner: int = 0) -> ServerDatabase:
        """Make or migrate its tables. Raises StoreError with what is wrong."""
        server = PostgresServer(place)
        path = beside(place)

        def ready(connection: Connection) -> bool:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _OPENING})  # one at a time
            if int(connection.scalar(text("SHOW server_version_num")) or 0) < OLDEST * 10_000:
                raise StoreError("store_old_server", file=place, oldest=OLDEST)
            if connection.scalar(text("SHOW server_encoding")) != "UTF8":
                raise StoreError("store_encoding", file=place)
            migrate(connection, place)
            return forget_again(path, connection)

        engine = server.engine(WRITES, UPKEEP)
        try:
            place.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            refuse_pooled(server)
            if _transacted(server, engine, ready):
                scrub_people(engine)
        except OSError as error:
            raise StoreError("store_folder", file=place.folder, reason=error.strerror or error) from error
        except StoreError as error:
            if error.code == "store_away":
                raise StoreError("store_no_server", **error.values) from None
            raise
        finally:
            engine.dispose()
        return cls(PostgresServer(place, is_shared=True), owner)

    @classmethod
    def join(cls, place: ServerPlace, owner: int = 0) -> ServerDatabase:
        """One that was opened before."""
        return cls(PostgresServer(place, is_shared=True), owner)

    def snapshot(self) -> AbstractContextManager[Connection]:
        """A connection that reads in one transaction; a first question tells whether the server has hung up on it."""
        connection = self._at_one_moment()
        try:
            connection.exec_driver_sql(_TAKES_ITS_TIME)
        except DBAPIError:
            connection.close()
            connection = self._at_one_moment()
            connection.exec_driver_sql(_TAKES_ITS_TIME)
        raw = connection.connection.driver_connection
        assert isinstance(raw, AnsweringConnection)
        raw.patience = WHOLE
        return connection

    def _at_one_moment(self) -> Connection:
        return self.reading.connect().execution_options(isolation_level="REPEATABLE READ")

    def reworded(self) -> AbstractContextManager[None]:
        """Raise the server's own troubles as StoreError."""
        return self._server.reworded()

    def look(self) -> None:
        """See that it can be reached. StoreError `store_away`."""
        self._looking.version()

    def version(self) -> int:
        """A number that is another after every commit."""
        return self._looking.version()

    def aside(self, work: Work[Done]) -> Done:
        """A transaction with a connection of its own."""
        engine = self._server.engine(WRITES, UPKEEP)
        try:
            return _transacted(self._server, engine, work)
        finally:
            engine.dispose()

    def writer(self) -> ServerWriter:
        """What the one who writes works with."""
        return ServerWriter(self._server, self._owner)

    def close(self) -> None:
        """Let go of it."""
        self._looking.close()
        self.reading.dispose()
        self._server.close()


class ServerWriter:
    """Transactions on a server, each of which holds the streams that it is about."""

    is_at_rest: Final = True

    def __init__(self, server: PostgresServer, owner: int = 0) -> None:
        self._server = server
        self._number = OwnerNumber(owner) if owner else None
        self._engine = server.engine(WRITES, WRITTEN_WITHIN)
        self._transaction = ""
        """The server's number of the one that goes on."""

    def transact(self, work: Work[Done]) -> Done:
        """One transaction, done anew where another program was in its way; StoreError where the server is away.

        A server that goes away in the middle of a commit is asked what became of it, as soon as it is there again: so
        nobody is told that something is stored that is not, nor the other way round.
        """

        def owned(connection: Connection) -> Done:
            if self._number is not None:
                self._number.see(connection)
            return work(connection)

        return _transacted(self._server, self._engine, owned, self._became)

    def find(self, connection: Connection, ids: Collection[str], notes: Collection[tuple[str, str]]) -> FoundStreams:
        """What there is of streams and notes, the streams locked: asked in one go, answered one after another."""
        raw = connection.connection.driver_connection
        assert isinstance(raw, psycopg.Connection)
        asked = {"ids": list(ids)}
        named = {"streams": [stream for stream, _ in notes], "keys": [key for _, key in notes]}
        with raw.pipeline():
            locked, streams = raw.execute(_LOCK, asked), raw.execute(_FIND, asked)
            noted = raw.execute(_NOTED, named) if notes else None
        for number, _ in locked:
            self._transaction = str(number)
        return FoundStreams(streams.fetchall(), [] if noted is None else noted.fetchall())

    def add(self, connection: Connection, events: Sequence[EventRow], now: datetime) -> None:
        """Write events."""
        told = {"streams": [one.stream for one in events], "numbers": [one.number for one in events]}
        connection.exec_driver_sql(_EVENTS, {**told, "bodies": [one.body for one in events], "now": now})

    def settle(self, rows: Rows) -> None:
        """Write who is forgotten on the list, and leave none of his rows in the table's file."""
        if rows.wiped:
            gone = [whose for whose, body in rows.people.items() if body is None]
            write_list(beside(self._server.place), gone)
            scrub_people(self._engine)

    def tidy(self) -> None:
        """Nothing: the server does that by itself."""

    def rest(self) -> None:
        """Nothing: the server's own programs copy it at any moment."""

    def end(self) -> None:
        """Let go of it."""
        self._engine.dispose()

    def _became(self) -> bool:
        """Whether the transaction was committed in whose commit the server went away. StoreError `store_doubt`."""
        latest = monotonic() + DOUBT
        while monotonic() < latest:
            with suppress(DBAPIError), self._engine.connect() as connection:
                became = connection.exec_driver_sql(_BECAME, (self._transaction,)).scalar()
                if became != "in progress":
                    return became == "committed"
            sleep(0.05)
        raise StoreError("store_doubt")


def scrub_people(engine: Engine) -> None:
    """Write the people anew, so that the file of the old table goes; what cannot be now is at the next opening."""
    with suppress(DBAPIError, psycopg.Error):
        with engine.begin() as connection:
            if not must_scrub(connection):
                return
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("VACUUM FULL person"))
        with engine.begin() as connection:
            clear_scrub(connection)


def _transacted(
    server: PostgresServer, engine: Engine, work: Work[Done], became: Callable[[], bool] | None = None
) -> Done:
    """One transaction; done anew where that may help. `became` says what became of a commit that was cut off."""
    left = TRIES
    while True:
        left -= 1
        with server.reworded():
            try:
                return _once(engine, work, became)
            except (DBAPIError, psycopg.Error) as error:
                if not left or not _may_go_better(error):
                    raise


def _once(engine: Engine, work: Work[Done], became: Callable[[], bool] | None) -> Done:
    with engine.connect() as connection:
        transaction = connection.begin()
        try:
            done = work(connection)
        except psycopg.Error as error:
            if is_lost(error):
                connection.invalidate(error)
            raise
        try:
            transaction.commit()
        except DBAPIError as error:
            if became is None or not error.connection_invalidated or not became():
                raise
    return done


def _may_go_better(error: DBAPIError | psycopg.Error) -> bool:
    """Whether another program was in the way, or a connection was gone that was there before."""
    if isinstance(error, psycopg.Error):
        return error.sqlstate in MOVED or is_lost(error)
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in MOVED
