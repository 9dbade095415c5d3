"""Who holds which stream, as the database has it: leases, signs of life of who has them, and their machines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, bindparam, func, select

from windroos.store.changes import Lease
from windroos.store.machines import ALL, Machine, machine_of
from windroos.store.schema import HOLDER, LEASE, SETTING

_LEASE: Final = (
    select(LEASE.c.holder, LEASE.c.fence, HOLDER.c.until)
    .outerjoin_from(LEASE, HOLDER, LEASE.c.holder == HOLDER.c.id)
    .where(LEASE.c.stream == bindparam("of"))
)
_HELD: Final = (
    select(LEASE.c.stream).join(HOLDER, LEASE.c.holder == HOLDER.c.id).where(HOLDER.c.until > bindparam("now"))
)
_LIVING: Final = select(HOLDER.c.id).where(HOLDER.c.until > bindparam("now"))
_MACHINES: Final = select(SETTING.c.value, func.clock_timestamp()).where(SETTING.c.name.like(ALL))


class ServingMachines(NamedTuple):
    """The machines that serve a database of a server beside each other, and the server's time; None without any."""

    machines: tuple[Machine, ...]
    now: datetime | None


class HeldStreams:
    """The leases of a store. Every method may raise StoreError."""

    def __init__(self, read: Callable[[Select[Any], Mapping[str, Any]], list[Any]]) -> None:
        self._read = read

    def lease(self, id: str) -> Lease:
        """Who holds a stream; nobody where none ever did."""
        rows = self._read(_LEASE, {"of": id})
        return Lease._make(rows[0]) if rows else Lease()

    def at(self, now: datetime) -> frozenset[str]:
        """The streams that somebody holds at a moment."""
        return frozenset(id for (id,) in self._read(_HELD, {"now": now}))

    def living(self, now: datetime) -> frozenset[str]:
        """Who lives at a moment, as far as they say it themselves."""
        return frozenset(id for (id,) in self._read(_LIVING, {"now": now}))

    def machines(self) -> ServingMachines:
        """The machines that serve beside each other, the one that has done so longest first; of a server's database."""
        rows = self._read(_MACHINES, {})
        found = sorted(machine_of(text) for text, _ in rows)
        return ServingMachines(tuple(found), rows[0][1] if rows else None)
