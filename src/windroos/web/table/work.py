"""The tasks of a table: one thing after another, and what is to be done later."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

_LOG: Final = logging.getLogger("windroos.web")

Job = Callable[[], Awaitable[None]]


def now() -> float:
    """The event loop's time, in seconds."""
    return asyncio.get_running_loop().time()


class Work:
    """The lock, the running tasks and the one timer of a table."""

    __slots__ = ("_name", "_tasks", "_timer", "lock")

    def __init__(self, name: str) -> None:
        self.lock = asyncio.Lock()
        self._name = name
        self._tasks: set[asyncio.Future[None]] = set()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being done."""
        return bool(self._tasks)

    async def alone(self, job: Job) -> None:
        """Do something while nothing else is done; it is finished even if who asked for it goes away meanwhile."""

        async def locked() -> None:
            async with self.lock:
                await job()

        await asyncio.shield(self._task(locked()))

    def spawn(self, job: Job) -> None:
        """Do something that nobody waits for."""

        async def watched() -> None:
            try:
                await job()
            except Exception:
                _LOG.exception("table %s", self._name)

        self._task(watched())

    def schedule(self, at: float, job: Job) -> None:
        """Do something at a time of the event loop, and nothing of what was to be done later before."""
        self.unschedule()
        self._timer = asyncio.get_running_loop().call_at(at, self.spawn, job)

    def unschedule(self) -> None:
        """Nothing is to be done later any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _task(self, work: Awaitable[None]) -> asyncio.Future[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
