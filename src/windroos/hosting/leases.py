"""Leases: of several processes that serve one house, which one a table lives in.

A process that lives says so every second, once for all its tables; who has not said so for a while lives no more, and
his tables are anybody's. Time decides who may take a table, and nothing else: what is written carries the fence of its
lease, and the store refuses it as soon as there is a higher one. So a process that was stopped and wakes up, or a clock
that jumps, costs somebody a tap that is refused, and never makes two tables of one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from windroos.hosting.errors import TableError
from windroos.store.changes import Lease, LetGoLease, LiveOn, TakeLease
from windroos.store.errors import StoreError
from windroos.store.store import Store, utc_now

LASTS: Final = timedelta(seconds=10)
"""How long a sign of life is good for. Who was killed is known at once in another way; this is for who hangs."""
BEAT: Final = 1.0
"""Seconds between two signs of life."""
IsGone = Callable[[str], Awaitable[bool]]
"""Whether a holder is known to live no more, however long ago his last sign of life is."""


async def nobody_gone(_: str) -> bool:
    """Of nobody more is known than what he says of himself."""
    return False


class Leases:
    """The leases of one process."""

    def __init__(
        self, store: Store, own: str, is_gone: IsGone = nobody_gone, now: Callable[[], datetime] = utc_now
    ) -> None:
        """`own`: the name under which it holds them; `now` tells the time, in UTC."""
        self.own: Final = own
        self._store = store
        self._is_gone = is_gone
        self._now = now
        self._until: datetime | None = None
        self.lapsed: Callable[[], object] = str
        """Is told when there was no sign of life for so long that others may have taken tables."""

    def holder(self, id: str) -> str:
        """Who holds a table, "" nobody. Raises StoreError."""
        lease = self._store.held.lease(id)
        return lease.holder if self._holds(lease) else ""

    def living(self) -> frozenset[str]:
        """Who gave a sign of life of late. Raises StoreError."""
        return self._store.held.living(self._now())

    def fence(self, id: str) -> int:
        """The fence of a table's last lease. Raises StoreError."""
        return self._store.held.lease(id).fence

    def held(self) -> frozenset[str]:
        """The tables that anybody holds. Raises StoreError."""
        return self._store.held.at(self._now())

    async def take(self, id: str) -> int:
        """Hold a table from now on; the fence with which it is written.

        Raises:
            TableError: `table_elsewhere`, another one holds it, or was quicker.
            StoreError: it could not be stored.
        """
        lease = self._store.held.lease(id)
        if self._holds(lease) and lease.holder != self.own and not await self._is_gone(lease.holder):
            raise TableError("table_elsewhere")
        try:
            await self._store.write(TakeLease(id, self.own, lease.fence))
        except StoreError as error:
            if error.code == "store_conflict":
                raise TableError("table_elsewhere") from None
            raise
        return lease.fence + 1

    async def let_go(self, id: str, fence: int) -> None:
        """Hold a table no more, unless it was taken anew meanwhile. Raises StoreError."""
        await self._store.write(LetGoLease(id, fence))

    async def beat(self) -> None:
        """A sign of life. Raises StoreError."""
        now = self._now()
        lapsed = self._until is not None and self._until < now
        await self._store.write(LiveOn(self.own, now + LASTS))
        self._until = now + LASTS
        if lapsed:
            self.lapsed()

    async def keep(self, lives: Callable[[], object]) -> None:
        """Give signs of life for ever; `lives` is told of each, also of one that could not be written."""
        while True:
            with suppress(StoreError):  # the disk's trouble, of which others tell: the next one may be written
                await self.beat()
            lives()
            await asyncio.sleep(BEAT)

    async def end(self) -> None:
        """Hold nothing any more. Raises StoreError."""
        await self._store.write(LiveOn(self.own, None))

    def _holds(self, lease: Lease) -> bool:
        return bool(lease.holder) and lease.until is not None and lease.until > self._now()
