"""The other side of `windroos.hosting.worker`: the process that does jobs, one after another, until nobody listens."""

from __future__ import annotations

import os
import pickle
import struct
import sys
import traceback
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final

from windroos.errors import WindroosError

LENGTH: Final = struct.Struct(">I")
"""Stands before every message: how many bytes it has."""
ASIDE: Final = 20
"""The patience of a process that gives way to whatever else wants to run, so that nobody can time what it does."""
SHARE: Final = 10
"""The patience of the process that takes its place on a machine where it would get nothing."""
DONE, REFUSED, FAULT = range(3)
"""What an answer holds: what the function gave, a WindroosError that it raised, or a traceback as text."""


def framed(message: object) -> bytes:
    """A message as it goes through a pipe. Raises what pickle raises for what it cannot take."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def messages(buffer: bytearray) -> Iterator[Any]:
    """The whole messages at the start of a buffer, which are taken out of it."""
    while len(buffer) >= LENGTH.size:
        end = LENGTH.size + LENGTH.unpack_from(buffer)[0]
        if len(buffer) < end:
            return
        data = bytes(buffer[LENGTH.size : end])
        del buffer[:end]
        yield pickle.loads(data)


def answer_to(data: bytes) -> bytes:
    """Do a job, and say what came of it."""
    try:
        function, args, kwargs = pickle.loads(data)
        try:
            return framed((DONE, function(*args, **kwargs)))
        except WindroosError as error:
            return framed((REFUSED, error))
    except BaseException:
        return framed((FAULT, traceback.format_exc()))


def main(patience: int) -> None:
    """Do what standard input asks; `patience` is how far this process stands back for others (0-19, or `ASIDE`)."""
    if patience == ASIDE and sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif patience and hasattr(os, "nice"):
        os.nice(min(patience, ASIDE - 1))
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a job prints is no answer
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_hear, args=(sys.stdin.buffer, jobs), daemon=True).start()
    while True:
        answer = answer_to(jobs.get())
        try:
            answers.write(answer)
            answers.flush()
        except OSError:
            os._exit(0)


def _hear(pipe: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """Take jobs in. The end of the pipe is the end of the server, however it ended: then nothing is worth finishing."""
    while len(head := pipe.read(LENGTH.size)) == LENGTH.size:
        length = LENGTH.unpack(head)[0]
        data = pipe.read(length)
        if len(data) < length:
            break
        jobs.put(data)
    os._exit(0)
