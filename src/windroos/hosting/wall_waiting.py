"""Who waits for whom of the tables that play the same walls together, as whoever leads has said it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from windroos.hosting.setup import Setup
from windroos.store.changes import KeepNote
from windroos.store.store import Store

ONWARD: Final = "onward"
"""The note of a table that it waits for no other any more."""
GONE: Final = "gone"
"""The note of a table for which others do not wait: up to which wall, `ON_AND_ON`, or 0 where they do again."""
ON_AND_ON: Final = 1000
"""A wall that no round comes to."""
LetGo = Literal["", "wall", "onward"]
"""Others do not wait for a table: at the wall that comes, at none; "" they do."""


class Tables(NamedTuple):
    """What is asked of tables by their ids.

    setup    how one was set up
    is_over  whether nothing more is played at it
    wall_of  the wall that it is at, from 1
    wake     where somebody is, it goes on if it may
    """

    setup: Callable[[str], Setup]
    is_over: Callable[[str], bool]
    wall_of: Callable[[str], int]
    wake: Callable[[str], None]


class WallWaiting:
    """The waiting of the tables of one server. Every method may raise StoreError and what its `tables` raise."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    def behind(self, id: str, hand: int) -> int:
        """So many other tables have yet to end a wall before a table may begin this one."""
        walls = self._tables.setup(id).walls
        if walls is None or not walls.together or self.waits_for_none(id):
            return 0
        others = [one for one in walls.tables if one != id and not self._tables.is_over(one)]
        return sum(self._tables.wall_of(one) < hand and self._until(one) < hand for one in others)

    def waits_for(self, id: str) -> int:
        """So many other tables have yet to end a wall before this one may begin its next."""
        return 0 if self._tables.is_over(id) else self.behind(id, self._tables.wall_of(id))

    def wake_others(self, id: str) -> None:
        """Whoever waits for a table to end its wall may go on."""
        walls = self._tables.setup(id).walls
        if walls is not None and walls.together:
            for other in walls.tables:
                if other != id:
                    self._tables.wake(other)

    async def let_all_go_on(self, tables: Sequence[str]) -> None:
        """Let tables no longer wait for one another."""
        await self._store.write(*(KeepNote(id, ONWARD, "") for id in tables))
        for id in tables:
            self._tables.wake(id)

    def waits_for_none(self, id: str) -> bool:
        """Whether a table no longer waits for others."""
        return self._store.note(id, ONWARD) is not None

    async def let_go(self, id: str, *, onward: bool) -> None:
        """Let the others begin their next wall without a table; `onward`: every wall, until they wait for it again.

        Its own walls stay as they are: it goes on where it was when its players are back.
        """
        await self._keep(id, ON_AND_ON if onward else max(self._tables.wall_of(id) + 1, self._furthest(id)))

    async def wait_again(self, id: str) -> None:
        """Let the others wait for a table as before."""
        await self._keep(id, 0)

    def let_go_as(self, id: str) -> LetGo:
        """Whether the others wait for a table."""
        until = self._until(id)
        if until == ON_AND_ON:
            return "onward"
        return "wall" if until > self._tables.wall_of(id) and until >= self._furthest(id) else ""

    def _furthest(self, id: str) -> int:
        """The wall that the first of the tables with these walls is at."""
        walls = self._tables.setup(id).walls
        return max(map(self._tables.wall_of, walls.tables if walls is not None else (id,)))

    def _until(self, id: str) -> int:
        note = self._store.note(id, GONE)
        return int(note.body) if note is not None else 0

    async def _keep(self, id: str, until: int) -> None:
        await self._store.write(KeepNote(id, GONE, str(until)))
        self.wake_others(id)
