"""A process beside the server for what would hold everybody up: it does jobs one after another, each within its time.

    worker = Worker("pages", most=8)
    page = await worker.do(5.0, heavy_page, table, "nl")

A job is a function of a module, and what it is given; both go to the process by `pickle`, so the function is named and
not sent. Where a module is imported for its functions alone, what makes these heavy is imported inside them: then the
server never loads it. The process starts with the first job, ends with the server however that ends, and is begun anew
when it dies or when a job takes too long; then that job alone fails.
"""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from windroos.errors import WindroosError
from windroos.hosting.worker_child import Child
from windroos.hosting.worker_process import ASIDE, DONE, REFUSED, SHARE, framed

P = ParamSpec("P")
T = TypeVar("T")

AHEAD: Final = 4
"""Jobs that the process is given before it has answered the first, so that it need not wait for the next."""
_ENOUGH: Final = 0.01
"""Seconds of the processor that are not waited for."""
STARVED: Final = 0.25
"""The part of its time on the processor below which a process that stands aside is starved: a job of which a second is
not enough computes all the time, or loads what it needs."""
SHARES: Final = 600.0
"""Seconds that the process in its place has a share."""
_LOG: Final = logging.getLogger("windroos.hosting")


class WorkerError(WindroosError):
    """A job that was not done."""


class _Job(NamedTuple):
    """A job: its name, the seconds that it may take, its message, and the future that its answer goes to."""

    name: str
    seconds: float
    message: bytes
    answer: asyncio.Future[Any]


class Worker:
    """One process, and the jobs that wait for it. Used from one event loop."""

    def __init__(self, name: str, most: int = 64, patience: int = 0, lasting: float = 1) -> None:
        """`most` jobs may wait; `patience` is how far the process stands back for others: as `nice`, or `ASIDE`.

        A job may last `lasting` times its seconds where the process got less of the processor than these, as on a
        machine that is busy: begun anew it would have no more, and load everything again. One that stands `ASIDE` gets
        nothing there: then a process with a small share takes its place, and after a while that stands aside too.
        """
        self._name = name
        self._most = most
        self._patience = patience
        self._lasting = lasting
        self._jobs: deque[_Job] = deque()
        """What is not answered; the first ones are with the process."""
        self._given = 0
        self._process: Child | None = None
        self._starting: asyncio.Task[None] | None = None
        self._clock: asyncio.TimerHandle | None = None
        """Runs for the first job while the process has it."""
        self._aside: asyncio.TimerHandle | None = None
        """Runs while a process has a share whose patience is `ASIDE`."""
        self._began = (0.0, 0.0)
        """The loop's time when that clock was set, and the processor seconds that the process had then."""
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many jobs are not answered."""
        return len(self._jobs)

    @property
    def pid(self) -> int | None:
        """The number of the process; None while there is none."""
        return None if self._process is None else self._process.pid

    def do(self, seconds: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        """What a function of a module gives, computed in the process; from its turn on it has so many seconds.

        Raises:
            WorkerError: `worker_busy`, too many jobs wait; `worker_slow`, it took too long; `worker_lost`, the process
                died or cannot be begun; `worker_fault`, the function failed (the log says how); `worker_stopped`.
            WindroosError: what the function raised.
        """
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._closed or len(self._jobs) >= self._most:
            answer.set_exception(WorkerError("worker_stopped" if self._closed else "worker_busy"))
            return answer
        self._jobs.append(_Job(function.__qualname__, seconds, framed((function, args, kwargs)), answer))
        self._go_on()
        return answer

    async def close(self) -> None:
        """End the process; what waits fails with `worker_stopped`, and so does whatever is asked later."""
        self._closed = True
        if self._aside is not None:
            self._aside.cancel()
        if self._starting is not None:
            await self._starting
        while self._jobs:
            self._fail(WorkerError("worker_stopped"))
        process = self._process
        self._let_go()
        if process is not None:
            await process.ended

    # --- the first of the jobs

    def _go_on(self) -> None:
        """Give the process what it has room for, and a process to jobs that have none."""
        if self._process is None:
            if self._jobs and self._starting is None and not self._closed:
                self._starting = asyncio.get_running_loop().create_task(self._start())
            return
        while self._given < min(len(self._jobs), AHEAD):
            job = self._jobs[self._given]
            if job.answer.cancelled():  # whoever asked has gone
                del self._jobs[self._given]
                continue
            self._process.write(job.message)
            self._given += 1
        if self._given and self._clock is None:
            loop = asyncio.get_running_loop()
            self._began = (loop.time(), self._process.computed)
            self._clock = loop.call_later(self._first_look(), self._is_late)

    def answered(self, kind: int, value: Any) -> None:
        """The process has done the first job."""
        if kind == DONE:
            job = self._take()
            if not job.answer.done():
                job.answer.set_result(value)
        elif kind == REFUSED:
            self._fail(value)
        else:
            _LOG.error("%s: %s: %s", self._name, self._jobs[0].name, value)
            self._fail(WorkerError("worker_fault"))
        self._go_on()

    def lost(self, process: Child) -> None:
        """A process has ended by itself, and with it the first job, also where it never came to that.

        The others' jobs go to a new one.
        """
        if process is not self._process:
            return
        _LOG.error("%s: the process ended (%s)", self._name, process.status)
        if self._jobs:
            self._fail(WorkerError("worker_lost"))
        self._let_go()
        self._go_on()

    def _is_late(self) -> None:
        """The first job has had its time, or the process has not had enough of the processor for it."""
        job, loop = self._jobs[0], asyncio.get_running_loop()
        began, before = self._began
        computed = self._process.computed - before if self._process is not None else 0.0
        left = job.seconds - computed
        if self._first_look() < job.seconds and loop.time() - began < job.seconds:
            if computed < STARVED * (loop.time() - began):
                self._give_share()
            else:
                self._clock = loop.call_later(self._first_look(), self._is_late)
            return
        if left > _ENOUGH and loop.time() - began < self._lasting * job.seconds:
            self._clock = loop.call_later(left, self._is_late)
            return
        _LOG.error("%s: %s took more than %g s", self._name, job.name, job.seconds)
        self._fail(WorkerError("worker_slow"))
        self._let_go()
        self._go_on()

    def _first_look(self) -> float:
        """Seconds until it is seen how the first job goes, and again: one where the process may get next to nothing."""
        seconds = self._jobs[0].seconds
        return seconds if self._patience != ASIDE or self._aside is not None else min(1.0, seconds)

    def _give_share(self) -> None:
        """Begin the process anew with a share of the processor, and give it what the other did not get to."""
        _LOG.warning("%s: the machine is full: for %g s they have a share of it", self._name, SHARES)
        self._clock = None
        self._aside = asyncio.get_running_loop().call_later(SHARES, self._stand_aside)
        self._let_go()
        self._go_on()

    def _stand_aside(self) -> None:
        """The process gives way again to whatever else wants to run."""
        self._aside = None
        if self.pid is not None and sys.platform == "linux":
            os.sched_setscheduler(self.pid, os.SCHED_IDLE, os.sched_param(0))

    def _take(self) -> _Job:
        """The first job is done with."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        self._given = max(0, self._given - 1)
        return self._jobs.popleft()

    def _fail(self, error: WindroosError) -> None:
        answer = self._take().answer
        if not answer.done():
            answer.set_exception(error)

    # --- the process

    async def _start(self) -> None:
        patience = self._patience if self._aside is None else SHARE
        # Ctrl-C is for the server, which ends it then: so it has a group of its own. Not a session of its own, though:
        # Linux shares the processor among sessions first, and within one by `nice` (autogroups, sched(7)), so that
        # there it would stand back for nobody. The group is its own doing, for not every loop can begin one in it.
        code = f"import os, sys; os.name == 'nt' or os.setpgid(0, 0); sys.path[:] = {sys.path!r}; "
        code += f"from windroos.hosting.worker_process import main; main({patience})"
        apart: dict[str, Any] = {}
        if sys.platform == "win32":
            apart["creationflags"] = subprocess.CREATE_NEW_PROCESS_GROUP
            if patience:
                apart["creationflags"] |= subprocess.BELOW_NORMAL_PRIORITY_CLASS
        try:
            _, process = await asyncio.get_running_loop().subprocess_exec(
                lambda: Child(self), sys.executable, "-c", code,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, **apart,
            )  # fmt: skip
        except Exception as fault:
            _LOG.error("%s: no process", self._name, exc_info=fault)
            while self._jobs:
                self._fail(WorkerError("worker_lost"))
            return
        finally:
            self._starting = None
        self._process = process
        if process.ended.done():
            self.lost(process)
        else:
            self._go_on()

    def _let_go(self) -> None:
        """End the process; what it was given and has not answered is given to the next."""
        if self._process is not None:
            self._process.kill()
        self._process, self._given = None, 0
