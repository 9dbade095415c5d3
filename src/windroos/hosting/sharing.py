"""A house that several processes serve: what the tables of one ask of the tables of the others.

Each table lives in one process, by its lease. What belongs to no table has its home in one of them (`Household.home`).
Whatever is asked here is about a table and is answered by the process in which that lives; nothing of it is a move of a
game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Literal, NamedTuple

from windroos.hosting.household import Household
from windroos.hosting.leases import Leases
from windroos.store.errors import StoreError
from windroos.wire.json_text import Json

AGAIN: Final = 0.5
"""Seconds between two tries to tell the home something,"""
TRIES: Final = 20
"""and how often it is tried: it is begun anew, or at another machine, within some seconds."""
Question = Literal["close", "turn_out", "renamed", "wake", "over", "waiting", "fares"]
"""A table is to be closed; a seat has a new link; people are called otherwise; a table may go on; a match is over;
which tables wait for people; how a process fares."""


class SharedQuestion(NamedTuple):
    """What one process asks another: of which table, and of which place at it."""

    what: Question
    id: str = ""
    player: int = 0


Ask = Callable[[str, SharedQuestion], Awaitable[Json]]
"""Asks a process by its name. Raises OSError where it is gone, or does not answer in time."""


class Sharing:
    """The other processes, as the tables of one know them."""

    def __init__(self, leases: Leases, household: Household, ask: Ask) -> None:
        self.leases: Final = leases
        self._household = household
        self._ask = ask
        self._telling: set[asyncio.Task[None]] = set()

    @property
    def is_home(self) -> bool:
        """Whether this is the process where all lives that is no table."""
        return self.leases.own == self._household.home

    def elsewhere(self, id: str) -> str:
        """The other process in which a table lives; "" it lives here, or in none. Raises StoreError."""
        holder = self.leases.holder(id)
        return holder if holder and holder != self.leases.own and self._household.has(holder) else ""

    async def asked(self, asked: SharedQuestion) -> bool:
        """Have something done by the process in which a table lives; False: it lives in no other. Raises StoreError."""
        holder = self.elsewhere(asked.id)
        if not holder:
            return False
        try:
            await self._ask(holder, asked)
        except OSError:
            return False  # it is gone: then nobody is at the table
        return True

    def tell(self, asked: SharedQuestion, home: bool = False) -> None:
        """Let the process of a table, or `home`, know something; nobody waits for it."""
        task = asyncio.get_running_loop().create_task(self._tell_home(asked) if home else self._tell(asked))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, asked: SharedQuestion) -> None:
        with suppress(StoreError):  # of which others tell
            await self.asked(asked)

    async def _tell_home(self, asked: SharedQuestion) -> None:
        """Where it is gone there is another one soon."""
        for _ in range(TRIES):
            with suppress(OSError):
                await self._ask(self._household.home, asked)
                return
            await asyncio.sleep(AGAIN)

    async def ask_all(self, asked: SharedQuestion) -> list[Json]:
        """The answers of all the others that have one in time."""
        others = sorted(self._household.all - {self.leases.own})
        answers = await asyncio.gather(*(self._ask(one, asked) for one in others), return_exceptions=True)
        return [one for one in answers if not isinstance(one, BaseException)]
