"""When a table does what is due: once, and not again and again a moment before."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from tests.hosting.at_table import HostedTable, SwiftLoop, play_on, setup_of
from windroos.books.catalog import rules
from windroos.hosting.room import Pace
from windroos.hosting.tasks import Job, Tasks

STARTS = 12_345.678
"""Seconds on a clock that has run for hours: sums with these miss the millisecond by a hair."""
TAKES = 0.00002
"""Seconds that it takes to set a timer."""


class WholeLoop(SwiftLoop):
    """A loop with the clock of uvloop, which counts whole milliseconds and rounds what it is to wait to these."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = STARTS

    def time(self) -> float:
        return int(1000 * self.passed + 1e-6) / 1000

    def call_at(  # type: ignore[override]  # its parent names the types of what is called
        self, when: float, callback: Callable[..., Any], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        self.passed += TAKES
        at = self.time() + round(1000 * (when - self.time())) / 1000
        return super().call_at(at, callback, *args, context=context)


def test_a_timer_is_not_set_again_for_what_is_due_a_hair_later(monkeypatch: pytest.MonkeyPatch) -> None:
    times: list[float] = []
    schedule = Tasks.schedule

    def counted(self: Tasks, at: float, job: Job) -> None:
        times.append(at)
        schedule(self, at, job)

    monkeypatch.setattr(Tasks, "schedule", counted)

    async def go() -> int:
        table = HostedTable(setup_of(rules("nts2002"), ("person", "live", "live", "live")), Random(5), Pace(0.48))
        await play_on(table, table.all_come(), Random(5))
        return sum(event.count('"discarded"') for event in table.shelf.bodies)

    def played() -> int:
        with asyncio.Runner(loop_factory=WholeLoop) as runner:
            return runner.run(go())

    with ThreadPoolExecutor(1) as thread:  # a browser of another test may have a loop here
        discards = thread.submit(played).result()
    assert discards > 20
    assert len(times) < 3.5 * discards, "a window's end, what it leads to, and a computer player's turn"
    assert len(set(times)) > 0.9 * len(times)
