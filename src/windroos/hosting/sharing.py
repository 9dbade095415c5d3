"""A house that several processes serve: what the tables of one ask of the tables of the others.

Each table lives in one process, by its lease. What belongs to no table has its home in the process `HOME`. Whatever is
asked here is about a table and is answered by the process in which that lives; nothing of it is a move of a game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Literal, NamedTuple

from windroos.hosting.leases import Leases
from windroos.wire.json_text import Json

HOME: Final = "0"
"""The name of the process where all lives that is not a table at which people play."""
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

    def __init__(self, leases: Leases, others: tuple[str, ...], ask: Ask) -> None:
        self.leases: Final = leases
        self._others = others
        self._ask = ask
        self._telling: set[asyncio.Task[None]] = set()

    @property
    def is_home(self) -> bool:
        """Whether this is the process where all lives that is no table."""
        return self.leases.own == HOME

    def elsewhere(self, id: str) -> str:
        """The other process in which a table lives; "" it lives here, or in none. Raises StoreError."""
        holder = self.leases.holder(id)
        return holder if holder in self._others else ""

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

        async def told() -> None:
            try:
                if home:
                    await self._ask(HOME, asked)
                else:
                    await self.asked(asked)
            except OSError:
                pass  # it is gone

        task = asyncio.get_running_loop().create_task(told())
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def ask_all(self, asked: SharedQuestion) -> list[Json]:
        """The answers of all the others that have one in time."""
        answers = await asyncio.gather(*(self._ask(one, asked) for one in self._others), return_exceptions=True)
        return [one for one in answers if not isinstance(one, BaseException)]
