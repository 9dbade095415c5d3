"""What is PostgreSQL's own: coming to a server and losing it, and what its errors mean to a person."""

from __future__ import annotations

import re
import select
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from threading import Lock
from time import monotonic, sleep
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy import Engine, create_engine
from sqlalchemy.event import listen
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.compiler import compiles

from windroos.store.answering import AnsweringConnection
from windroos.store.errors import StoreError
from windroos.store.place import ServerPlace
from windroos.store.schema import METADATA, PlaceInText
from windroos.store.silence import SILENT, Silence

OLDEST: Final = 13
"""The oldest server that has all that is asked of it."""
PATIENCE: Final = 5
"""Seconds that a writer waits for another program's transaction."""
UNLESS_SAID: Final = {
    "connect_timeout": 2,
    "tcp_user_timeout": 5_000,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "application_name": "windroos",
}
"""How a server is come to, where the address says nothing of it: one that is gone is noticed within seconds."""
SPARED: Final = 0.1
"""Of the time at most so much is spent on trying to reach a server that cannot be reached: readers wait on the loop."""
ANSWERS: Final = 3.0
"""Seconds without a word of a server after which who reads hangs up: readers wait on the loop,"""
WRITTEN_WITHIN: Final = PATIENCE + 3.0
"""and who writes, for whom the server may wait for others,"""
LEAVES: Final = 2.0
"""Seconds in which who has left is gone for the server as well,"""
AGAIN: Final = 0.05
"""and from one look to the next."""
WHOLE: Final = ANSWERS + 7.0
"""and who asks for something large, which takes its time."""
READS: Final = (
    "SET default_transaction_read_only = on; SET TIME ZONE 'UTC';"
    # What nobody waits for any more the server ends by itself: else each that waits for a lock would stay there.
    f"SET statement_timeout = '{ANSWERS + 1:g}s'"
)
WRITES: Final = (
    "SET TIME ZONE 'UTC';"
    f"SET lock_timeout = '{PATIENCE}s';"
    # Of a program that hangs in the middle the server lets go by itself, so that others can write.
    f"SET idle_in_transaction_session_timeout = '{2 * PATIENCE}s';"
    # What is answered is on disk, also where a server was told not to wait for that; what waits for more is let be.
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
CODES: Final = {
    "42501": "store_rights",
    "25006": "store_read_only",
    "55P03": "store_busy",
    "53100": "store_full",
    "3D000": "store_no_database",
    "XX001": "store_damaged",
    "XX002": "store_damaged",
}
"""What errors mean, by SQLSTATE."""
CLASSES: Final = {
    "08": "store_away",
    "57": "store_away",
    "53": "store_away",
    "28": "store_no_entry",
    "58": "store_disk",
}
"""And by its first two signs, where nothing else was said."""
_ANSWERS: Final = "SELECT " + ", ".join(f"EXISTS (SELECT FROM {name})" for name in sorted(METADATA.tables))
"""Of each table whether anything stands in it: so a table that somebody keeps from all others is one that is silent."""
_OTHERS: Final = """
SELECT pid FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'windroos' AND pid <> pg_backend_pid() LIMIT 1"""
_SAID: Final = (
    (re.compile(r'database ".*" does not exist'), "store_no_database"),
    (re.compile(r'authentication|password|pg_hba\.conf|role ".*"|permission denied'), "store_no_entry"),
)
"""What a server says of who may not come in: that has no code. In another language it is just not reached."""


@compiles(PlaceInText, "postgresql")
def _place_in_text(element: Any, compiler: Any, **more: Any) -> str:
    return f"strpos({compiler.process(element.clauses, **more)})"


class PostgresServer:
    """A server, and how it is come to."""

    def __init__(self, place: ServerPlace, spared: float = SPARED, is_shared: bool = False) -> None:
        """Take where it is.

        Args:
            place: the server's
            spared: of the time so much is spent on trying to reach it where it cannot be reached
            is_shared: many ask it, of whom none is to wait where it said nothing to another
        """
        self.place: Final = place
        self._silence = Silence(self._listen) if is_shared else None
        self._spared = spared
        asked: dict[str, Any] = conninfo_to_dict(place.url)
        self._password = str(asked.get("password") or "")
        self._asked = {**UNLESS_SAID, **asked, "client_encoding": "utf8"}
        self._again = 0.0
        """Before this moment nobody tries to reach it."""
        self._refusal: psycopg.OperationalError | None = None

    def connect(self, session: str, patience: float | None = None) -> AnsweringConnection:
        """A new connection, with what is set for its session. Raises psycopg.Error, at once after one that failed.

        `patience`: seconds after which whoever asks on it and hears nothing hangs up; None, those of who reads.
        """
        began = monotonic()
        if self._silence is not None:
            self._silence.refuse()
        if self._refusal is not None and began < self._again:
            raise psycopg.OperationalError(str(self._refusal))
        try:
            made = self._reached(session, ANSWERS if patience is None else patience)
        except psycopg.OperationalError as refusal:
            if self._silence is not None and isinstance(refusal, SILENT):
                self._silence.begin(refusal)
            else:
                self._refusal, self._again = refusal, monotonic() + (monotonic() - began) / self._spared
            raise
        self._refusal = None
        if self._silence is not None:
            made.fell_silent = self._silence.begin
        return made

    def engine(self, session: str, patience: float | None = None, size: int = 1, **more: Any) -> Engine:
        """Connections for sessions of a kind; one that was hung up is known before anything is asked of it."""
        engine = create_engine(
            "postgresql+psycopg://",
            creator=lambda: self.connect(session, patience),
            pool_size=size,
            use_native_hstore=False,
            **more,
        )

        def see_that_it_lives(raw: Any, *_: object) -> None:
            """Nothing comes from a server that was not asked, except its farewell."""
            if self.is_silent or raw.closed or _says_something(raw.fileno()):
                raise DisconnectionError("the server has hung up, or says nothing")
            raw.patience = ANSWERS if patience is None else patience

        listen(engine, "checkout", see_that_it_lives)
        return engine

    @property
    def is_silent(self) -> bool:
        """Whether it says nothing, as somebody found who asked it; then it is not to be asked."""
        return self._silence is not None and self._silence.is_on

    def close(self) -> None:
        """Nobody asks any more."""
        if self._silence is not None:
            self._silence.close()

    def _reached(self, session: str, patience: float) -> AnsweringConnection:
        made = AnsweringConnection.connect(**self._asked)
        try:
            made.patience = patience
            with made.transaction():
                made.execute(session)
        except BaseException:
            made.close()
            raise
        return made

    def _listen(self) -> None:
        """Ask it what tells whether reads are answered. Raises psycopg.Error."""
        with closing(self._reached(READS, ANSWERS)) as connection:
            connection.execute(_ANSWERS)

    @contextmanager
    def reworded(self) -> Iterator[None]:
        """Raise the server's own troubles as StoreError; a mistake of the program stays what it is."""
        try:
            yield
        except (DBAPIError, psycopg.Error) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            if isinstance(cause, psycopg.Error) and (code := meaning(cause)) is not None:
                raise StoreError(code, file=self.place, reason=self._shown(cause)) from None
            raise

    def _shown(self, error: psycopg.Error) -> str:
        """What the server says, in one line and without the password, wherever that may come from."""
        said = (error.diag.message_primary or str(error)).strip() or "?"
        line = said.splitlines()[-1].strip()
        return line.replace(self._password, "…") if self._password else line


class ServerLooking:
    """A connection that looks whether anything was written, and reads nothing. Any thread may ask it."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self._lock: Final = Lock()
        self._closed = False
        self._connection: psycopg.Connection | None = None

    def version(self) -> int:
        """A number that is another after every commit in this server.

        What a snapshot says of transactions, which are done and which go on, is another after each that is committed.
        """
        with self._lock, self._server.reworded():
            if self._closed:
                raise StoreError("store_stopped")
            if self._server.is_silent:
                self._let_go()
            try:
                return self._asked()
            except psycopg.OperationalError:
                if self._connection is None:
                    raise
                self._let_go()
                return self._asked()

    def close(self) -> None:
        """Let go of it."""
        with self._lock:
            self._closed = True
            self._let_go()

    def _asked(self) -> int:
        if self._connection is None:
            self._connection = self._server.connect(READS)
            self._connection.autocommit = True
        row = self._connection.execute("SELECT pg_current_snapshot()::text").fetchone()
        return hash(row)

    def _let_go(self) -> None:
        held, self._connection = self._connection, None
        if held is not None:
            held.close()


def is_used(place: ServerPlace) -> bool:
    """Whether another Windroos is connected to a database. Raises StoreError `store_no_server` and the like.

    The server lists for a moment longer who has just left, so it is looked again for so long.
    """
    server = PostgresServer(place)
    with server.reworded(), closing(server.connect(READS)) as connection:
        began = monotonic()
        while connection.execute(_OTHERS).fetchone() is not None:
            if monotonic() - began > LEAVES:
                return True
            connection.rollback()  # within a transaction the list stays as it was
            sleep(AGAIN)
        return False


def meaning(error: psycopg.Error) -> str | None:
    """The code of what is wrong with the server or the way to it; None for a mistake of the program."""
    state = error.sqlstate
    if state is not None:
        return CODES.get(state) or CLASSES.get(state[:2])
    if not isinstance(error, psycopg.OperationalError):
        return None
    return next((code for said, code in _SAID if said.search(str(error))), "store_away")


def is_lost(error: psycopg.Error) -> bool:
    """Whether the connection is gone on which something was asked: there is no code for that, or the server's last."""
    return isinstance(error, psycopg.OperationalError) and (error.sqlstate or "57P01").startswith("57P")


def _says_something(file: int) -> bool:
    if sys.platform == "win32":
        return bool(select.select([file], [], [], 0)[0])
    waiting = select.poll()  # select itself takes no number above 1024, which a busy house has
    waiting.register(file, select.POLLIN)
    return bool(waiting.poll(0))
