"""How a server fares, as Prometheus reads it: what it has answered, how late it was, what it holds.

Nothing here is about anybody: numbers alone, and none of them by table, person or address.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from windroos.version import __version__

CONTENT: Final = "text/plain; version=0.0.4; charset=utf-8"
"""The text format of Prometheus, as its documentation has it."""
LATE: Final = (0.005, 0.01, 0.03, 0.06, 0.1, 0.25, 0.5, 1.0)
"""Seconds that the event loop may be late: the ends of the histogram's steps."""
LOOK: Final = 0.25
"""Seconds from one look at how late it is to the next."""
_STATM: Final = Path("/proc/self/statm")
Figure = Literal["counter", "gauge"]


class Sample(NamedTuple):
    """A figure as it is now; `labels` as they stand between the braces."""

    name: str
    kind: Figure
    about: str
    values: tuple[tuple[str, float], ...]


class Metrics:
    """What one server counts, from its start on."""

    def __init__(self) -> None:
        self.answers: Final = Counter[int]()
        """By the first digit of their status."""
        self.sockets = 0
        """That are open."""
        self._late = [0] * (len(LATE) + 1)
        self._late_sum = 0.0
        self._began: Final = time.time()

    def was_late(self, seconds: float) -> None:
        """The event loop came so many seconds too late."""
        self._late[sum(seconds > end for end in LATE)] += 1
        self._late_sum += seconds

    async def keep_looking(self) -> None:
        """See how late the event loop is, for ever: beside the pages."""
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + LOOK
            await asyncio.sleep(LOOK)
            self.was_late(max(0.0, clock() - due))

    def text(self, tables: int) -> str:
        """All figures; `tables`: at which somebody is."""
        lines = [line for one in self._samples(tables) for line in _lines(one)]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _samples(self, tables: int) -> Iterator[Sample]:
        yield Sample("windroos_info", "gauge", "The version that runs.", ((f'version="{__version__}"', 1),))
        answers = tuple((f'status="{digit}xx"', count) for digit, count in sorted(self.answers.items()))
        yield Sample("windroos_answers_total", "counter", "Answers to requests, by their status.", answers)
        yield Sample("windroos_sockets", "gauge", "Sockets that are open.", (("", self.sockets),))
        yield Sample("windroos_tables", "gauge", "Tables at which somebody is, or was just now.", (("", tables),))
        yield Sample("process_start_time_seconds", "gauge", "When it began, since 1970.", (("", self._began),))
        yield Sample("process_cpu_seconds_total", "counter", "Processor time.", (("", time.process_time()),))
        if sys.platform == "linux":
            resident = int(_STATM.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
            yield Sample("process_resident_memory_bytes", "gauge", "Memory.", (("", resident),))

    def _histogram(self) -> Iterator[str]:
        name, count = "windroos_loop_late_seconds", 0
        yield f"# HELP {name} How late the event loop was, looked at four times a second."
        yield f"# TYPE {name} histogram"
        for end, found in zip((*map(str, LATE), "+Inf"), self._late, strict=True):
            count += found
            yield f'{name}_bucket{{le="{end}"}} {count}'
        yield f"{name}_sum {self._late_sum:.6f}"
        yield f"{name}_count {count}"


def _lines(sample: Sample) -> Iterator[str]:
    yield f"# HELP {sample.name} {sample.about}"
    yield f"# TYPE {sample.name} {sample.kind}"
    for labels, value in sample.values:
        yield f"{sample.name}{{{labels}}} {value:.15g}" if labels else f"{sample.name} {value:.15g}"


class AnswerCounter:
    """The outermost layer of the application: counts what goes out."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count an answer by its status, and a socket for as long as it is open."""
        opened = False

        async def counted(message: Message) -> None:
            nonlocal opened
            await send(message)
            if message["type"] == "http.response.start":
                self._metrics.answers[message["status"] // 100] += 1
            elif message["type"] == "websocket.accept":
                opened = True
                self._metrics.sockets += 1

        try:
            await self._app(scope, receive, counted)
        finally:
            self._metrics.sockets -= opened
