"""The number of who owns a database of a server, at which he looks in each transaction."""

from __future__ import annotations

from typing import Final
from zlib import crc32

import psycopg
from sqlalchemy import Connection

from windroos.store.errors import StoreError
from windroos.store.schema import OWNER

WRITTEN: Final = 0x57494E46
"""The key of the lock that an owner holds while he writes. The second half of each key is the schema's."""
NUMBER: Final = f"SELECT value FROM setting WHERE name = '{OWNER}'"
_SHARE: Final = "SELECT pg_advisory_xact_lock_shared(%s, %s)"


class OwnerNumber:
    """The number of one owner, at which every transaction of his looks first."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._schema: int | None = None

    def see(self, connection: Connection) -> None:
        """Hold off the next owner until the transaction ends. StoreError `store_fenced`: there is one already."""
        raw = connection.connection.driver_connection
        assert isinstance(raw, psycopg.Connection)
        if self._schema is None:
            self._schema = schema_of(raw)
        with raw.pipeline():
            raw.execute(_SHARE, (WRITTEN, self._schema))
            asked = raw.execute(NUMBER)  # after the lock: what was written before it is seen
        row = asked.fetchone()
        if row is None or int(row[0]) != self._number:
            raise StoreError("store_fenced")


def schema_of(connection: psycopg.Connection) -> int:
    """The schema that a connection works in, as the second half of a lock's key."""
    row = connection.execute("SELECT coalesce(current_schema(), '')").fetchone()
    return crc32(str(row and row[0]).encode()) & 0x7FFFFFFF
