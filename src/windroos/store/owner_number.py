"""The number of who serves a database of a server, alone or beside others, at which he looks in each transaction."""

from __future__ import annotations

from typing import Final
from zlib import crc32

import psycopg
from sqlalchemy import Connection

from windroos.store.errors import StoreError
from windroos.store.machines import setting_of
from windroos.store.schema import OWNER

WRITTEN: Final = 0x57494E46
"""The key of the lock that an owner holds while he writes. The second half of each key is the schema's."""
BESIDE: Final = 0x57494E47
"""The key of the lock that a machine holds for its sessions, and while it writes; the second half is `lock_of`."""
NUMBER: Final = f"SELECT value FROM setting WHERE name = '{OWNER}'"
_SHARE: Final = "SELECT pg_advisory_xact_lock_shared(%s, %s), pg_advisory_xact_lock_shared(%s, %s)"
_STANDS: Final = f"SELECT FROM setting WHERE (name = '{OWNER}' AND value = %s) OR name = %s"
"""Who serves alone has the last number of all; one of several machines stands there until it is declared gone, after
which the last number is another."""


class OwnerNumber:
    """The number of one who serves, at which every transaction of his looks first."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._schema: int | None = None

    def see(self, connection: Connection) -> None:
        """Hold off who would go on in his place until the transaction ends.

        StoreError `store_fenced`: somebody does already.
        """
        raw = connection.connection.driver_connection
        assert isinstance(raw, psycopg.Connection)
        if self._schema is None:
            self._schema = schema_of(raw)
        with raw.pipeline():
            raw.execute(_SHARE, (WRITTEN, self._schema, BESIDE, lock_of(self._schema, self._number)))
            # after the locks: what was written before them is seen
            asked = raw.execute(_STANDS, (str(self._number), setting_of(self._number)))
        if asked.fetchone() is None:
            raise StoreError("store_fenced")


def schema_of(connection: psycopg.Connection) -> int:
    """The schema that a connection works in, as the second half of a lock's key."""
    row = connection.execute("SELECT coalesce(current_schema(), '')").fetchone()
    return crc32(str(row and row[0]).encode()) & 0x7FFFFFFF


def lock_of(schema: int, number: int) -> int:
    """The second half of the key of a machine's lock. Two that have the same wait for each other, and no more."""
    return crc32(f"{schema} {number}".encode()) & 0x7FFFFFFF
