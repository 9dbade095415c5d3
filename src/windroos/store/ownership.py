"""Of all programs that would serve a database of a server, also on different machines, the one that does.

It holds a lock as long as a connection of it lives, so the server itself lets go of who is killed or cut off. And it
has a number, higher than that of who had it before: at that every transaction of who serves looks, under a lock for
which the next owner waits. So who lost his connection without knowing it, or was stopped and wakes up, writes nothing
any more, and nobody needs the right time.
"""

from __future__ import annotations

from time import monotonic, sleep
from typing import Final

import psycopg

from windroos.store.errors import StoreError
from windroos.store.lock_session import SILENT, LockSession, waiting_for_others
from windroos.store.machines import ALL
from windroos.store.owner_number import NUMBER, WRITTEN
from windroos.store.place import ServerPlace
from windroos.store.postgres import LEAVES, PostgresServer
from windroos.store.postgres_database import ServerDatabase
from windroos.store.schema import OWNER

FREE: Final = 2.0
"""Seconds that a database must have been nobody's until who stands by takes it: who lost it with his connection comes
back for it within one."""
LOOKS: Final = 0.25
"""Seconds between two looks of who stands by."""
LINGERS: Final = 0.5
"""Seconds in which what the owner before was writing may end, until the server is told to end it."""
OWNED: Final = 0x57494E45
"""The key of the owner's lock."""
# Not before he says a word now and then: bringing a database to this version takes its time. PostgreSQL 13 has none.
_LIVES: Final = f"""
SELECT set_config('idle_session_timeout', '{SILENT}s', false)
WHERE current_setting('idle_session_timeout', true) IS NOT NULL"""
_TAKE: Final = "SELECT pg_try_advisory_lock(%s, %s)"
_HELD: Final = """
SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND objid = %s AND objsubid = 2
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
_WAIT: Final = "SELECT pg_advisory_xact_lock(%s, %s)"
END: Final = """
SELECT pg_terminate_backend(pid) FROM pg_locks
WHERE locktype = 'advisory' AND classid = %s AND objid = %s AND objsubid = 2 AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
"""End the sessions of this database that hold a lock."""
RAISE: Final = f"""
INSERT INTO setting (name, value) VALUES ('{OWNER}', '1')
ON CONFLICT (name) DO UPDATE SET value = (setting.value::bigint + 1)::text RETURNING value"""


class Ownership:
    """A database of a server, as one program owns it or waits for it. Every method may raise StoreError."""

    def __init__(self, place: ServerPlace) -> None:
        self._place = place
        self._server = PostgresServer(place, spared=1)  # nobody waits for it but who stands by
        self._session = LockSession(self._server)
        self.number = 0
        """Of this owner; 0 before it is one."""
        self._free_since: float | None = None
        self._kept = monotonic()

    def take(self, patience: float = LEAVES) -> None:
        """Own it from now on, brought to this version; who is just leaving is waited for.

        Raises StoreError `store_owned` where another program serves it.
        """
        try:
            self._take(monotonic() + patience)
        except BaseException:
            self.close()
            raise

    def _take(self, latest: float) -> None:
        with self._server.reworded():
            while not self._taken():
                if monotonic() > latest:
                    raise StoreError("store_owned", file=self._place)
                sleep(LOOKS)
        ServerDatabase.open(self._place).close()
        with self._server.reworded():
            connection = self._session.reached()
            end_others(connection, self._session.schema)
            with waiting_for_others(connection), connection.transaction():
                connection.execute(_WAIT, (WRITTEN, self._session.schema))  # until nobody writes who looked before
                row = connection.execute(RAISE).fetchone()
                assert row is not None
                connection.execute(f"DELETE FROM setting WHERE name LIKE '{ALL}'")  # who served beside others is gone
                self.number = int(row[0])
        self._kept = monotonic()

    def is_free(self) -> bool:
        """Whether it has been nobody's for a while; who stands by looks again and again."""
        try:
            with self._server.reworded():
                held = self._session.reached().execute(_HELD, (OWNED, self._session.schema)).fetchone() is not None
        except StoreError as error:
            self._session.let_go()
            self._free_since = None
            if error.code != "store_away":
                raise
            return False
        if held:
            self._free_since = None
            return False
        if self._free_since is None:
            self._free_since = monotonic()
        return monotonic() - self._free_since >= FREE

    def keep(self) -> None:
        """See that it is still ours; where the connection was lost it is taken again.

        Raises StoreError `store_owned`, another program serves it meanwhile. While the server is away nobody does.
        """
        try:
            with self._server.reworded():
                if self._session.held is not None:
                    self._session.held.execute(_LIVES)
                    self._kept = monotonic()
                    return
        except StoreError:
            self._session.let_go()
        try:
            with self._server.reworded():
                taken = self._taken()
                row = self._session.reached().execute(NUMBER).fetchone()
        except StoreError:
            self._session.let_go()
            return
        if row is None or int(row[0]) != self.number:
            self._session.let_go()
            raise StoreError("store_owned", file=self._place)
        if taken:
            self._kept = monotonic()
        else:
            self._session.let_go()  # the server does not know yet that the connection before is gone

    @property
    def is_cut_off(self) -> bool:
        """Whether it was so long not seen to be ours that another one may have taken it."""
        return monotonic() - self._kept > SILENT + FREE

    @property
    def is_ours(self) -> bool:
        """Whether it was taken."""
        return self.number > 0

    def leave_to_parent(self) -> None:
        """In a process that is a copy of the owner's."""
        self._session.leave_to_parent()

    def close(self) -> None:
        """Let another one have it."""
        self.number = 0
        self._session.unlock()

    def _taken(self) -> bool:
        row = self._session.reached().execute(_TAKE, (OWNED, self._session.schema)).fetchone()
        return row is not None and bool(row[0])


def end_others(connection: psycopg.Connection, schema: int) -> None:
    """End what the owner before was writing, where it does not end by itself: who is cut off hears of it never."""
    try:
        with connection.transaction():
            connection.execute(f"SET LOCAL lock_timeout = '{LINGERS * 1000:.0f}ms'")
            connection.execute(_WAIT, (WRITTEN, schema))
    except psycopg.errors.LockNotAvailable:
        connection.execute(END, (WRITTEN, schema))
