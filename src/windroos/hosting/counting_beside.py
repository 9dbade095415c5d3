"""Counting what the evenings of clubs come to, beside the pages, and keeping it for every start to come."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from windroos.errors import WindroosError
from windroos.hosting.club_folder import ClubFolder
from windroos.hosting.clubs import Clubs
from windroos.hosting.counting_processes import CountingProcesses
from windroos.hosting.hand_counting import Counting, counted_in_thread

AFTER: Final = 20.0
"""Seconds between two looks at what there is to count, where nobody waits for it."""
AT_ONCE: Final = 20
"""Evenings that are counted in threads before it is looked again what there is to count."""
BETWEEN: Final = 0.2
"""Seconds of rest after these, for who asks for a page meanwhile."""


class CountingBeside:
    """Counts in processes of its own as soon as somebody waits for it, and else at rest.

    apart  False: everything in threads, for a server that is there for a moment only
    """

    def __init__(self, apart: bool = True) -> None:
        self._processes = CountingProcesses() if apart else None
        self._wanted = asyncio.Event()

    def want(self) -> None:
        """Begin now: somebody waits."""
        self._wanted.set()

    async def keep(self, clubs: Clubs, after: float = AFTER) -> None:
        """Keep what the evenings of all clubs come to, for ever; nothing is read before somebody asked for the club.

        What cannot be kept now, a disk that is full, is tried again at the next look.
        """
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), after)
            self._wanted.clear()
            for folder in clubs.in_use():
                with suppress(WindroosError):
                    await self._keep(folder)

    async def close(self) -> None:
        """End the processes."""
        if self._processes is not None:
            await self._processes.close()

    async def _keep(self, folder: ClubFolder) -> None:
        while folder.was_read:
            many = folder.counting is not None
            most = AT_ONCE
            count: Counting = counted_in_thread
            if many and self._processes is not None:
                most, count = self._processes.at_once, self._processes.count
            if not await folder.keep_counts(most, count):
                return
            if not many:
                await asyncio.sleep(BETWEEN)
