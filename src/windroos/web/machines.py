"""The machines of a house, as one process reads them again and again: which there are, and where they are reached."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from windroos.hosting.household import Household
from windroos.store.errors import StoreError
from windroos.store.machines import number_of
from windroos.store.store import Store, utc_now
from windroos.web.calling import Address

LOOKS: Final = 0.25
"""Seconds between two looks."""
MOST_PORT: Final = 65_535
_LOG: Final = logging.getLogger("windroos.web")


class Machines:
    """All machines of a house. A process of one that was declared gone ends: whatever it writes is refused."""

    def __init__(self, store: Store, own: str) -> None:
        """`own`: the name of this process. Raises StoreError."""
        self._store = store
        self.own: Final = own
        self.places: dict[int, Address] = {}
        """Where each is reached, by its number."""
        self.left: Callable[[int], object] = str
        """Is told the number of each that serves no more."""
        self.household: Final = Household((own,), self.look)
        self.look()

    def look(self) -> None:
        """See which there are now. Raises StoreError."""
        machines, now = self._store.held.machines()
        if now is None or number_of(self.own) not in (one.number for one in machines):
            _LOG.warning("process %s ends: its machine was declared gone", self.own)
            os._exit(0)
        before, self.places = self.places, {}
        for one in machines:
            with suppress(ValueError):  # it says of itself what nobody can be reached by
                self.places[one.number] = place_of_text(one.place)
        names = [name for machine in machines for name in machine.names]
        self.household.know(names, machines[0].home, now - utc_now())
        for number in before.keys() - {one.number for one in machines}:
            self.left(number)

    def reaches(self) -> bool:
        """Whether this process can see now which there are: else it does not reach the database."""
        try:
            self.look()
        except StoreError:
            return False
        return True

    async def keep(self) -> None:
        """Look again and again, for ever."""
        while True:
            with suppress(StoreError):  # of which others tell
                self.look()
            await asyncio.sleep(LOOKS)

    def is_far(self, name: str) -> bool:
        """Whether a process is on another machine."""
        return number_of(name) != number_of(self.own)


def place_of_text(text: str) -> Address:
    """Where a machine says that others reach it. Raises ValueError where nobody can be reached."""
    host, _, port = text.rpartition(":")
    if not host or not 0 < int(port) <= MOST_PORT:
        raise ValueError(text)
    return host.strip("[]"), int(port)
