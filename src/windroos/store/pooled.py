"""Whether a pooler that hands out transactions stands before a server: no lock and no setting of a session holds there.

Who connects is told by the server the number of the process that serves him; a pooler tells a number of its own. Of two
connections through one that keeps sessions each has a process for itself, as without any; where transactions are handed
out the two meet in one process, or one of them comes to several.
"""

from __future__ import annotations

from contextlib import closing
from typing import Final

import psycopg

from windroos.store.errors import StoreError
from windroos.store.postgres import PostgresServer

LOOKS: Final = 8
"""How often it is looked where the two come: others may use the pooler at the same time."""


def refuse_pooled(server: PostgresServer) -> None:
    """Raise StoreError `store_pooled` where transactions are handed out, or what else is wrong with the server."""
    with server.reworded(), closing(_connected(server)) as one:
        if _serving(one) == one.info.backend_pid:
            return
        with closing(_connected(server)) as other:
            of_one, of_other = set[int](), set[int]()
            for _ in range(LOOKS):
                of_one.add(_serving(one))
                of_other |= {_serving(other), _serving(other)}  # two at a time, should it hand them out in turn
            if len(of_one) > 1 or len(of_other) > 1 or of_one & of_other:
                raise StoreError("store_pooled", file=server.place)


def _connected(server: PostgresServer) -> psycopg.Connection:
    connection = server.connect("SELECT")  # what is set for a session would be left to others
    connection.autocommit = True
    connection.prepare_threshold = None  # what one of them prepares the other would find there
    return connection


def _serving(connection: psycopg.Connection) -> int:
    """The process of the server that answers."""
    row = connection.execute("SELECT pg_backend_pid()").fetchone()
    return int(row[0]) if row else 0
