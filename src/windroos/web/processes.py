"""Several processes as one: begun together, begun anew where one dies or hangs, and ended in order.

They are copies of this one, made by `fork` after everything was read, so that another is there in an instant. This one
keeps nothing but their pipes, and has no thread and no event loop of its own.
"""

from __future__ import annotations

import asyncio
import logging
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Thread
from types import FrameType
from typing import Final, NoReturn

from uvicorn.server import HANDLED_SIGNALS

from windroos.web.folder import ServeError
from windroos.web.handover import HandoverDoor

LOOK: Final = 0.5
"""Seconds between two looks at whether all live."""
HANGS: Final = 30.0
"""Seconds without a sign of life after which a process is killed; with one it gives one every second."""
WAITS: Final = 5.0
"""Seconds that a process waits at its end for the others, one of which may hang."""
_LOG: Final = logging.getLogger("windroos.web")
MOST_PROCESSES: Final = 64
MOST_FAILED: Final = 3
"""So many in a row that die before their first sign of life; then there is something wrong that does not pass."""
can_share: Final = hasattr(os, "fork") and sys.platform != "win32"
"""Whether this system knows processes that are copies, and sockets that are handed over."""

_LIVES: Final = b"."
_WAITS: Final = b"w"


class Keeper:
    """The process that keeps the others, as one of them has it."""

    def __init__(self, told: int, all_wait: int) -> None:
        """Take the pipe on which it is told of this one, and one that ends when all of them wait."""
        self._told = told
        self._all_wait = all_wait

    def lives(self) -> None:
        """Give a sign of life."""
        os.write(self._told, _LIVES)

    async def wait_for_all(self) -> None:
        """Before the end: say that this one has come so far, and wait until all have, or one takes too long."""
        loop = asyncio.get_running_loop()
        reached = asyncio.Event()
        os.write(self._told, _WAITS)
        loop.add_reader(self._all_wait, reached.set)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(WAITS):
                    await reached.wait()
        finally:
            loop.remove_reader(self._all_wait)


Work = Callable[[str, Keeper], None]
"""What a process does, by its name, until it is told to end."""


class _Process:
    """A process that was begun. `life` is a pipe from it."""

    def __init__(self, name: str, number: int, life: int) -> None:
        self.name, self.number, self.life = name, number, life
        self.has_lived = self.waits = False
        self.last = time.monotonic()

    def hear(self) -> bool:
        """Read what it tells; whether that is anything, else it has ended."""
        told = os.read(self.life, 4096)
        self.waits = self.waits or _WAITS in told
        self.last = time.monotonic()
        return bool(told)


class Processes:
    """Processes that do the same work under different names."""

    def __init__(
        self, names: Sequence[str], work: Work, ending: Callable[[], None], door: HandoverDoor | None = None
    ) -> None:
        """`ending` is told before they are told to end; at the `door` somebody may come who takes over from them."""
        self._door = door
        self._names = tuple(names)
        self._work = work
        self._tell_ending = ending
        self._running: list[_Process] = []
        self._ends = False
        self._failed = 0
        self._watched, self._watching = os.pipe()
        """They read from this pipe, of which this process alone has the other end: so they know when it is gone."""
        self._all_wait, self._some_do_not = os.pipe()
        """And from this one, when all of them wait for each other."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Tell all of them to end."""
        del sig, frame
        if not self._ends:
            self._ends = True
            self._tell_ending()
            for one in self._running:
                _kill(one, signal.SIGTERM)

    def add(self, name: str) -> None:
        """Begin one more, unless there is one of that name or they end."""
        if name not in self._names and not self._ends:
            self._names = (*self._names, name)
            self._begin(name)

    def run(self, ready: Callable[[], None], look: Callable[[], None]) -> None:
        """Keep them running until they are told to end; `ready` when all live, and a `look` at times.

        Raises:
            ServeError: `serve_processes_die`, they end before they have begun.
        """
        for name in self._names:
            self._begin(name)
        was_ready = False
        while self._running:
            self._hear()
            if self._running and not was_ready and all(one.has_lived for one in self._running):
                was_ready = True
                ready()
            look()
        if self._failed >= MOST_FAILED:
            raise ServeError("serve_processes_die")

    def _hear(self) -> None:
        """Wait for a sign of life or a death, and begin anew what died."""
        door = None if self._door is None or self._ends else self._door.listening
        listened = [one.life for one in self._running] + ([] if door is None else [door.fileno()])
        heard, _, _ = select.select(listened, [], [], LOOK)
        if self._door is not None and door is not None and door.fileno() in heard and self._door.came():
            self.handle_exit(signal.SIGTERM, None)
        for one in list(self._running):
            if one.life in heard and one.hear():
                one.has_lived, self._failed = True, 0
            elif os.waitpid(one.number, os.WNOHANG)[0]:
                self._bury(one)
            elif time.monotonic() - one.last > HANGS:
                _kill(one, signal.SIGKILL)
        if self._ends and self._some_do_not >= 0 and all(one.waits for one in self._running):
            os.close(self._some_do_not)
            self._some_do_not = -1

    def _bury(self, one: _Process) -> None:
        os.close(one.life)
        self._running.remove(one)
        self._failed += not (one.has_lived or self._ends)  # who was told to end has not failed
        if self._failed >= MOST_FAILED:
            self.handle_exit(signal.SIGTERM, None)
        elif not self._ends:
            self._begin(one.name)

    def _begin(self, name: str) -> None:
        life, lives = os.pipe()
        signal.pthread_sigmask(signal.SIG_BLOCK, HANDLED_SIGNALS)  # none may fall between the two of them
        try:
            number = os.fork()
            if number == 0:
                self._be(name, lives)
            os.close(lives)
            self._running.append(_Process(name, number, life))
            if self._ends:  # it was told so when this one was not there yet
                _kill(self._running[-1], signal.SIGTERM)
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, HANDLED_SIGNALS)

    def _be(self, name: str, lives: int) -> NoReturn:
        """In the new process: do the work, and end without anything of what the other one had open being closed."""
        status = 1
        try:
            os.close(self._watching)
            if self._some_do_not >= 0:
                os.close(self._some_do_not)
            for one in self._running:
                os.close(one.life)
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all; the other says when to end
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, HANDLED_SIGNALS)
            Thread(target=_end_with, args=(self._watched,), daemon=True).start()
            self._work(name, Keeper(lives, self._all_wait))
            status = 0
        except SystemExit:
            pass  # its reason is in the log
        except BaseException as fault:
            _LOG.critical("process %s ended", name, exc_info=fault)
        finally:
            os._exit(status)


def _kill(one: _Process, sig: int) -> None:
    with suppress(ProcessLookupError):  # it ended by itself a moment ago
        os.kill(one.number, sig)


def _end_with(watched: int) -> None:
    """End at once, as if killed, when the process at the other end of a pipe is gone: nobody would begin this anew."""
    os.read(watched, 1)
    os._exit(1)
