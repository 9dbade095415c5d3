"""The tasks of a table: one thing after another, and what is to be done later."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, Final

_LOG: Final = logging.getLogger("windroos.hosting")

Job = Callable[[], Awaitable[None]]

HAIR: Final = 1e-6
"""Seconds by which sums of seconds may miss a time that is the same: uvloop's clock counts whole milliseconds, and what
is a hair too early for it would be set again, and again, until the next."""


def now() -> float:
    """The event loop's time, in seconds."""
    return asyncio.get_running_loop().time()


def is_due(at: float) -> bool:
    """Whether a time of the event loop has come."""
    return at <= now() + HAIR


def begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Do something now, as far as it goes without waiting; the task that does the rest, None when there is none.

    As eager tasks do from Python 3.12 on: most of what is sent never waits, and a task for each would cost as much.
    """
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_rest(work, waits_for))


async def _rest(work: Coroutine[Any, Any, None], waits_for: Any) -> None:
    await _Rest(work, waits_for)


class _Rest:
    """What is left of a coroutine that waits for a future."""

    def __init__(self, work: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._work = work
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, None, None]:
        """First that future, then the rest; what the future failed with, a cancelling too, is for the work to hear."""
        waits_for = self._waits_for
        while True:
            try:
                yield waits_for
            except BaseException as error:
                try:
                    waits_for = self._work.throw(error)
                except StopIteration:
                    return
            else:
                break
        yield from self._work.__await__()


class Tasks:
    """The lock, the running tasks and the one timer of a table."""

    __slots__ = ("_name", "_tasks", "_timer", "lock")

    def __init__(self, name: str) -> None:
        self.lock = asyncio.Lock()
        self._name = name
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being done."""
        return bool(self._tasks)

    async def alone(self, job: Job) -> None:
        """Do something while nothing else is done."""
        async with self.lock:
            await job()

    def spawn(self, job: Job) -> asyncio.Task[None] | None:
        """Do something that nobody waits for; what goes wrong is logged. None: it is done already, see `begin`."""

        async def watched() -> None:
            try:
                await job()
            except Exception:
                _LOG.exception("table %s", self._name)

        task = begin(watched())
        if task is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return task

    def schedule(self, at: float, job: Job) -> None:
        """Do something at a time of the event loop, and nothing of what was to be done later before."""
        self.unschedule()
        self._timer = asyncio.get_running_loop().call_at(at, self.spawn, job)

    def unschedule(self) -> None:
        """Nothing is to be done later any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
