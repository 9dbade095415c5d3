"""That of all servers of one PostgreSQL database, on whichever machines, one serves and the others stand by.

Or that several serve it beside each other, and one ends that the others have declared gone. A file needs none of it:
its folder has a lock.
"""

from __future__ import annotations

from asyncio import sleep, to_thread
from collections.abc import Callable
from time import sleep as rest
from typing import TYPE_CHECKING, Final, Self

from windroos.store.errors import StoreError
from windroos.store.place import Place, ServerPlace

if TYPE_CHECKING:
    from windroos.store.machines import Machine
    from windroos.store.membership import BesideOthers
    from windroos.store.ownership import Ownership
    from windroos.web.absence import SharedAbsence

KEEPS: Final = 0.5
"""Seconds between two looks whether a database is still ours."""
LOOKS: Final = 0.25
"""Seconds between two looks of who stands by."""


class Owned:
    """What is served, and whether this program still does so; as a context, while it does."""

    def __init__(
        self, place: Place, machine: Machine | None = None, cut_off: Callable[[StoreError], None] | None = None
    ) -> None:
        """`machine`: this one, where others serve beside it; to `cut_off` it is told that it was so for too long."""
        self._ownership: Ownership | BesideOthers | None = None
        self._alone: Ownership | None = None
        self._beside: BesideOthers | None = None
        self._lost: StoreError | None = None
        self._cut_off = cut_off if machine is not None else None
        self._place = place
        self.absence: SharedAbsence | None = None
        """Whom the others are asked by, one of whom this is."""
        if isinstance(place, ServerPlace):
            from windroos.store.opening import server_driver

            server_driver()
            from windroos.store.membership import BesideOthers
            from windroos.store.ownership import Ownership

            self._alone = Ownership(place) if machine is None else None
            self._beside = None if machine is None else BesideOthers(place, machine)
            self._ownership = self._alone or self._beside

    @property
    def number(self) -> int:
        """Of the owner; 0 where nobody needs any."""
        return self._ownership.number if self._ownership is not None else 0

    @property
    def is_first(self) -> bool:
        """Whether this machine has served longest of those that serve it beside each other."""
        return self._beside is not None and self._beside.is_first

    def wait(self, cut_off: Callable[[StoreError], None]) -> None:
        """Stand by until nobody serves it, and take it then. Raises StoreError.

        Another one that stands by takes it from who is cut off from it: that is told to `cut_off`, once.
        """
        self._cut_off = cut_off
        while self._alone is not None:
            if self._alone.is_free():
                try:
                    self._alone.take(patience=0)
                except StoreError as error:
                    if error.code not in ("store_owned", "store_away", "store_no_server"):
                        raise
                else:
                    return
            rest(LOOKS)

    def __enter__(self) -> Self:
        """Take it, unless it is. Raises StoreError `store_owned`."""
        if self._ownership is not None and not self._ownership.is_ours:
            self._ownership.take()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Serve it no more, and let that be known."""
        if self._ownership is not None:
            self._ownership.close()

    def is_kept(self) -> bool:
        """Look whether it is still ours; it may wait for the server."""
        if self._ownership is not None and self._lost is None:
            try:
                self._ownership.keep()
            except StoreError as error:
                self._lost = error
            self._ask_others()
            if self._lost is None and self._cut_off is not None and self._ownership.is_cut_off:
                self._lost = StoreError("store_cut_off", file=self._place)
                self._cut_off(self._lost)
        return self._lost is None

    def _ask_others(self) -> None:
        """Where the database does not answer: whether it does for anybody."""
        beside, absence = self._beside, self.absence
        if beside is None or absence is None or self._lost is not None:
            return
        if not beside.is_away:
            absence.end()
        elif absence.is_for_all(beside.others):
            beside.wait_on()

    async def watch(self, lost: Callable[[], None]) -> None:
        """Look again and again; once it is not, `lost` is told."""
        while self._ownership is not None and await to_thread(self.is_kept):
            await sleep(KEEPS)
        if self._lost is not None:
            lost()

    def raise_lost(self) -> None:
        """Raise StoreError `store_owned` where another one serves it now."""
        if self._lost is not None:
            raise self._lost

    def leave_to_parent(self) -> None:
        """In a process that is a copy of who has it."""
        if self._ownership is not None:
            self._ownership.leave_to_parent()
