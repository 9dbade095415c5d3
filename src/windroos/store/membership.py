"""One of several machines that serve a database of a server beside each other, and how it knows that another is gone.

Each stands in a setting with how often it gave a sign of life. Who sees the same number for a while, in which his own
signs went through, ends what is left of that machine's sessions and writes, and takes its setting away, under a lock
that the machine shares in each of its transactions. So from then on it writes nothing, whether it is dead, cut off or
only asleep; and neither a clock nor a database that was away for a while makes anybody be declared gone.

So it is never wrong to wait for the database, however long; a machine that does not reach it ends for its people's
sake, unless it is told that nobody else reaches it either (`wait_on`).
"""

from __future__ import annotations

from contextlib import suppress
from time import monotonic, sleep
from typing import Final

import psycopg

from windroos.store.answering import AnsweringConnection
from windroos.store.errors import StoreError
from windroos.store.lock_session import LockSession, waiting_for_others
from windroos.store.machines import ALL, SPEECH, Machine, machine_of, machine_text, setting_of
from windroos.store.owner_number import BESIDE, WRITTEN, lock_of
from windroos.store.ownership import END, LOOKS, OWNED, RAISE, end_others
from windroos.store.place import ServerPlace
from windroos.store.postgres import LEAVES, PostgresServer
from windroos.store.postgres_database import ServerDatabase
from windroos.store.schema import VERSION

BEATS: Final = 0.4
"""Seconds between two signs of life, at least."""
SLOW: Final = 1.5
"""Seconds between two of them after which all that was seen of others is nothing: so long this machine or the server
was away, and perhaps it was that which held up theirs."""
GONE: Final = 2.5
"""Seconds without a sign of life after which a machine is gone."""
COMES_BACK: Final = 8.0
"""Seconds more that each machine is given which has not been heard of since the server was away."""
YOUNG: Final = 8.0
"""Seconds from the server's beginning in which who comes gives all others as much."""
CUT_OFF: Final = 15.0
"""Seconds without the server after which one of several machines ends: others may be where people can play."""
TAKES_NONE: Final = ("store_full", "store_rights", "store_read_only", "store_disk")
"""What a server says that takes no sign of life from anybody: it is reached, and what is kept there can be read."""
ENDS: Final = 10
"""Looks, of 20 ms, in which the sessions of who is gone are to have ended; else it is tried again."""
_SHARE: Final = "SELECT pg_try_advisory_lock_shared(%s, %s), pg_try_advisory_lock_shared(%s, %s)"
_ALONE: Final = "SELECT pg_try_advisory_xact_lock(%s, %s)"
_WAIT: Final = "SELECT pg_advisory_xact_lock(%s, %s)"
_ALL: Final = f"SELECT value FROM setting WHERE name LIKE '{ALL}'"
_JOIN: Final = "INSERT INTO setting (name, value) VALUES (%s, %s)"
_BEAT: Final = "UPDATE setting SET value = %s WHERE name = %s"
_LEAVE: Final = "DELETE FROM setting WHERE name = %s"
_FORGET: Final = "DELETE FROM holder WHERE id LIKE %s"
_YOUNG: Final = "SELECT clock_timestamp() - pg_postmaster_start_time() < make_interval(secs => %s)"
_LAYOUT: Final = "SELECT to_regclass('alembic_version')"
_VERSION: Final = "SELECT version_num FROM alembic_version"


class BesideOthers:
    """A machine that serves a database of a server beside others. Every method may raise StoreError."""

    def __init__(self, place: ServerPlace, machine: Machine) -> None:
        """`machine`: what it says of itself; its number it is given."""
        self._place = place
        self._server = PostgresServer(place, spared=1)  # nobody waits for it but the other machines
        self._machine = machine
        self._session = LockSession(self._server)
        self._kept = self._answered = self._waits = 0.0
        self._seen: dict[int, tuple[int, float]] = {}
        """Of each other machine how often it had given a sign of life, and since when that counts."""
        self.is_first = False
        """Whether none that serves came before it; that it stays."""
        self.others: tuple[Machine, ...] = ()
        """Those that served beside it when it looked last."""

    @property
    def number(self) -> int:
        """Of this machine; 0 before it is one."""
        return self._machine.number

    @property
    def is_ours(self) -> bool:
        """Whether it serves."""
        return self.number > 0

    def take(self, patience: float = LEAVES) -> None:
        """Serve from now on; who serves alone and is just leaving is waited for.

        Raises StoreError: `store_owned`, another program serves the database alone; `store_beside_other`, those who
        serve it are of another version.
        """
        try:
            self._take(monotonic() + patience)
        except BaseException:
            self.close()
            raise

    def _take(self, latest: float) -> None:
        with self._server.reworded():
            while not self._shares():
                if monotonic() > latest:
                    raise StoreError("store_owned", file=self._place)
                sleep(LOOKS)
            self._agree(monotonic() + 2 * GONE)
        ServerDatabase.open(self._place).close()
        with self._server.reworded():
            connection = self._reached()
            if not self._all():  # then somebody who served alone may still be writing
                end_others(connection, self._session.schema)
            with waiting_for_others(connection), connection.transaction():
                if not self._all():
                    connection.execute(_WAIT, (WRITTEN, self._session.schema))
                row = connection.execute(RAISE).fetchone()
                assert row is not None
                if not self._suits():  # from here on one comes at a time, and another may have been quicker
                    raise StoreError("store_beside_other", file=self._place)
                machine = self._machine._replace(number=int(row[0]), beats=0)
                connection.execute(_JOIN, (setting_of(machine.number), machine_text(machine)))
            self._machine, self._seen, self._kept = machine, {}, 0.0
            self._shares()
            self._watch()

    def keep(self) -> None:
        """Give a sign of life, and declare gone who gave none for a while; it may wait for the server.

        Raises StoreError `store_beside_gone`: this machine was declared gone itself.
        """
        if monotonic() - self._kept < BEATS:
            return
        for _ in range(2):  # a connection that was lost is made anew
            try:
                with self._server.reworded():
                    self._beat()
                return
            except StoreError as error:
                self._session.let_go()
                if error.code == "store_beside_gone":
                    raise
                if error.code in TAKES_NONE:
                    self._answered = monotonic()

    @property
    def is_away(self) -> bool:
        """Whether the server does not answer for a while, and there are others who could be asked of it."""
        return bool(self._seen) and monotonic() - max(self._kept, self._answered) > SLOW

    def wait_on(self) -> None:
        """At this moment none of the others reaches the server either.

        The first of them that does gives all others time to come back, and this one has as long as ever from now on.
        """
        self._waits = monotonic()

    @property
    def is_cut_off(self) -> bool:
        """Whether it was so long the only one, for all it knows, that it is better to leave people to the others."""
        return bool(self._seen) and monotonic() - max(self._kept, self._answered, self._waits) > CUT_OFF

    def leave_to_parent(self) -> None:
        """In a process that is a copy of this one."""
        self._session.leave_to_parent()

    def close(self) -> None:
        """Serve no more; the others know it at once."""
        held = self._session.held
        if held is not None and self.is_ours:
            with suppress(psycopg.Error), held.transaction():
                self._take_away(held, self.number)
        self._machine = self._machine._replace(number=0)
        self._session.unlock()

    def _agree(self, latest: float) -> None:
        """See that all who live here are of this version, and wait for the end of who does not live."""
        while not self._suits():
            if monotonic() > latest:
                raise StoreError("store_beside_other", file=self._place)
            sleep(LOOKS)
            self._watch()

    def _suits(self) -> bool:
        others = self._all()
        if not others:
            return True
        connection = self._reached()
        found = connection.execute(_LAYOUT).fetchone()
        version = connection.execute(_VERSION).fetchone() if found and found[0] is not None else None
        return version is not None and version[0] == VERSION and all(one.speech == SPEECH for one in others)

    def _beat(self) -> None:
        connection = self._reached()
        machine = self._machine._replace(beats=self._machine.beats + 1)
        with connection.transaction():
            connection.execute("SET LOCAL synchronous_commit TO off")  # of a sign of life nothing need be on disk
            stands = connection.execute(_BEAT, (machine_text(machine), setting_of(machine.number))).rowcount
        if not stands:
            raise StoreError("store_beside_gone", file=self._place)
        self._machine = machine
        self._watch()

    def _watch(self) -> None:
        """Look what signs of life others gave, and declare gone who gave none for too long."""
        now = monotonic()
        was_away = now - self._kept > SLOW if self._kept else self._is_young()
        before, self._seen, self._kept = {} if was_away else self._seen, {}, now
        machines = self._all()
        self.others = tuple(one for one in machines if one.number != self.number)
        self.is_first = self.number == min((one.number for one in machines), default=0)
        for one in self.others:
            beats, since = before.get(one.number, (one.beats, now + COMES_BACK * was_away))
            since = since if beats == one.beats else now
            self._seen[one.number] = (one.beats, since)
            if now - since >= GONE:
                self._declare_gone(one.number)

    def _is_young(self) -> bool:
        """Whether the server began so short ago that those who knew it before may not be back yet."""
        row = self._reached().execute(_YOUNG, (YOUNG,)).fetchone()
        return row is not None and bool(row[0])

    def _declare_gone(self, number: int) -> None:
        """End what is left of a machine, unless it cannot be ended yet; then the next look tries again."""
        connection, key = self._reached(), (BESIDE, lock_of(self._session.schema, number))
        for _ in range(ENDS):
            connection.execute(END, key)
            with connection.transaction():
                row = connection.execute(_ALONE, key).fetchone()
                if row is not None and row[0]:
                    self._take_away(connection, number)
                    return
            sleep(0.02)

    def _take_away(self, connection: psycopg.Connection, number: int) -> None:
        """Within a transaction: a machine is none any more, and its processes hold nothing."""
        connection.execute(_LEAVE, (setting_of(number),))
        connection.execute(RAISE)  # else it might have the last number of all, as who serves alone
        connection.execute(_FORGET, (f"{number}.%",))

    def _all(self) -> list[Machine]:
        """All machines that serve; none where there are no tables yet."""
        connection = self._reached()
        found = connection.execute("SELECT to_regclass('setting')").fetchone()
        if found is None or found[0] is None:
            return []
        return [machine_of(text) for (text,) in connection.execute(_ALL)]

    def _shares(self) -> bool:
        """Whether the locks are ours, with others who serve beside it."""
        connection = self._reached()
        keys = (OWNED, self._session.schema, BESIDE, lock_of(self._session.schema, self.number))
        row = connection.execute(_SHARE, keys).fetchone()
        return row is not None and bool(row[0])

    def _reached(self) -> AnsweringConnection:
        is_new = self._session.held is None
        connection = self._session.reached()
        if is_new and self.is_ours:
            self._shares()
        return connection
