"""A session of a server's database that holds locks: the server lets go of them when it ends, however that comes.

So of a program that was killed or cut off the server knows by itself that it holds nothing any more.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import psycopg

from windroos.store.answering import AnsweringConnection
from windroos.store.owner_number import schema_of
from windroos.store.pooled import refuse_pooled
from windroos.store.postgres import WRITES, WRITTEN_WITHIN, PostgresServer

SILENT: Final = 2
"""Seconds without a word of who holds a lock after which the server lets go of him, whatever the network says of him;
and without a word of the server after which he knows that he is cut off."""
_SESSION: Final = (
    f"{WRITES};"
    # Of a machine that is gone the server hears nothing, so it asks; it does not while it waits to hear that something
    # arrived which it said last, and for that it waits a quarter of an hour unless it is told otherwise.
    "SET tcp_keepalives_idle = 1; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3;"
    f"SET tcp_user_timeout = '{SILENT}s'"
)


class LockSession:
    """One that begins when it is reached, and anew after it was lost; then without its locks."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self._is_straight = False
        """Whether it was seen that no pooler stands before it, which would lose the locks."""
        self.held: AnsweringConnection | None = None
        """Its connection, while there is one."""
        self.schema = 0
        """Where it works, as the second half of a lock's key; 0 before it began."""

    def reached(self) -> AnsweringConnection:
        """Its connection, made where there is none. Raises psycopg.Error; StoreError as `refuse_pooled`."""
        if self.held is None:
            if not self._is_straight:
                refuse_pooled(self._server)  # before a lock of ours is left there
                self._is_straight = True
            connection = self._server.connect(_SESSION, SILENT)
            connection.autocommit = True
            self.schema = schema_of(connection)
            self.held = connection
        return self.held

    def let_go(self) -> None:
        """Hang up."""
        held, self.held = self.held, None
        if held is not None:
            held.close()

    def unlock(self) -> None:
        """Let others have what it locked, and hang up."""
        if self.held is not None:
            with suppress(psycopg.Error):
                self.held.execute("SELECT pg_advisory_unlock_all()")
        self.let_go()

    def leave_to_parent(self) -> None:
        """In a process that is a copy of its own: else the locks would last as long as that."""
        if self.held is not None:
            os.close(self.held.fileno())


@contextmanager
def waiting_for_others(connection: AnsweringConnection) -> Iterator[None]:
    """Hear nothing for longer: the server may wait itself, until somebody else has done."""
    before, connection.patience = connection.patience, WRITTEN_WITHIN
    try:
        yield
    finally:
        connection.patience = before
