"""How a server fares, as Prometheus reads it: what it has answered, how late it was, what it holds.

Nothing here is about anybody: numbers alone, and none of them by table, person or address.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Final, Literal, NamedTuple

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from windroos.hosting.sharing import SharedQuestion, Sharing
from windroos.version import __version__

CONTENT: Final = "text/plain; version=0.0.4; charset=utf-8"
"""The text format of Prometheus, as its documentation has it."""
LATE: Final = (0.005, 0.01, 0.03, 0.06, 0.1, 0.25, 0.5, 1.0)
"""Seconds that the event loop may be late: the ends of the histogram's steps."""
LOOK: Final = 0.25
"""Seconds from one look at how late it is to the next."""
_STATM: Final = Path("/proc/self/statm")
Figure = Literal["counter", "gauge", "histogram"]


class Sample(NamedTuple):
    """A figure as it is now: `values` by what stands behind its name, and by its labels as between the braces."""

    name: str
    kind: Figure
    about: str
    values: Sequence[tuple[str, str, float]]


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

    def samples(self, tables: int) -> list[Sample]:
        """All figures; `tables`: at which somebody is."""
        answers = [("", f'status="{digit}xx"', count) for digit, count in sorted(self.answers.items())]
        found = [
            Sample("windroos_info", "gauge", "The version that runs.", [("", f'version="{__version__}"', 1)]),
            Sample("windroos_answers_total", "counter", "Answers to requests, by their status.", answers),
            Sample("windroos_sockets", "gauge", "Sockets that are open.", [("", "", self.sockets)]),
            Sample("windroos_tables", "gauge", "Tables at which somebody is, or was just now.", [("", "", tables)]),
            Sample("process_start_time_seconds", "gauge", "When it began, since 1970.", [("", "", self._began)]),
            Sample("process_cpu_seconds_total", "counter", "Processor time.", [("", "", time.process_time())]),
        ]
        if sys.platform == "linux":
            resident = int(_STATM.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
            found.append(Sample("process_resident_memory_bytes", "gauge", "Memory.", [("", "", resident)]))
        about = "How late the event loop was, looked at four times a second."
        return [*found, Sample("windroos_loop_late_seconds", "histogram", about, self._histogram())]

    def _histogram(self) -> list[tuple[str, str, float]]:
        counts = list(accumulate(self._late))
        ends = (*map(str, LATE), "+Inf")
        steps = [("_bucket", f'le="{end}"', float(count)) for end, count in zip(ends, counts, strict=True)]
        return [*steps, ("_sum", "", round(self._late_sum, 6)), ("_count", "", counts[-1])]


async def house_text(own: Callable[[], list[Sample]], sharing: Sharing | None) -> str:
    """The figures of a server, of several processes each by its name; of one that does not answer there are none.

    They are not added up here: a process that begins anew counts from nothing, which its own name makes plain.
    """
    if sharing is None:
        return figures_text({"": own()})
    found = {sharing.leases.own: own()}
    for said in await sharing.ask_all(SharedQuestion("fares")):
        found[said["name"]] = [Sample._make(one) for one in said["figures"]]
    return figures_text(found)


def figures_text(found: Mapping[str, Sequence[Sample]]) -> str:
    """The figures of processes by their names, "" where there is only one; each figure is told once what it is."""
    told = {one.name: one for samples in found.values() for one in samples}
    return "".join(f"{line}\n" for one in told.values() for line in _lines(one, found))


def _lines(told: Sample, found: Mapping[str, Sequence[Sample]]) -> Iterator[str]:
    yield f"# HELP {told.name} {told.about}"
    yield f"# TYPE {told.name} {told.kind}"
    for process, samples in sorted(found.items()):
        named = f'process="{process}"' if process else ""
        for behind, labels, value in (value for one in samples if one.name == told.name for value in one.values):
            braces = ",".join(filter(None, (named, labels)))
            yield f"{told.name}{behind}{{{braces}}} {value:.15g}" if braces else f"{told.name}{behind} {value:.15g}"


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
