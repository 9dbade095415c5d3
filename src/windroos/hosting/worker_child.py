"""The process of a `windroos.hosting.worker.Worker` as the server has it: its pipes, its clock, its end."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, Protocol, cast

from windroos.hosting.worker_process import messages

_CLOCK: Final = 2
"""With a process's number in the higher bits: its clock, as clock_getcpuclockid(3) of Linux makes it."""


class ChildOwner(Protocol):
    """Who has a process."""

    def answered(self, kind: int, value: Any) -> None:
        """It has done its first job."""

    def lost(self, process: Child) -> None:
        """It has ended by itself."""


class Child(asyncio.SubprocessProtocol):
    """A process and its pipes."""

    def __init__(self, worker: ChildOwner) -> None:
        self._worker: ChildOwner | None = worker
        self._buffer = bytearray()
        self._transport: asyncio.SubprocessTransport | None = None
        self._jobs: asyncio.WriteTransport | None = None
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the process is no more."""

    @property
    def pid(self) -> int | None:
        """Its number."""
        return None if self._transport is None else self._transport.get_pid()

    @property
    def computed(self) -> float:
        """Seconds of the processor that it had; where the system does not say so, seconds of any clock."""
        try:
            return time.clock_gettime((~(self.pid or 0) << 3) | _CLOCK)
        except (AttributeError, OSError):
            return time.monotonic()

    @property
    def status(self) -> int | None:
        """What it ended with; below zero: the signal."""
        return None if self._transport is None else self._transport.get_returncode()

    def write(self, message: bytes) -> None:
        """Send it a job; where it is ending and that is not told yet, the job goes to the next process."""
        assert self._jobs is not None
        if not self._jobs.is_closing():
            self._jobs.write(message)

    def kill(self) -> None:
        """End it, whatever it is doing; nothing more is heard of it."""
        self._worker = None
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It runs."""
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._jobs = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))

    def pipe_data_received(self, fd: int, data: bytes) -> None:  # noqa: ARG002 - asyncio's name
        """It answers."""
        self._buffer += data
        for kind, value in messages(self._buffer):
            if self._worker is not None:
                self._worker.answered(kind, value)

    def process_exited(self) -> None:
        """It is no more."""
        if not self.ended.done():
            self.ended.set_result(None)
        if self._worker is not None:
            self._worker.lost(self)
