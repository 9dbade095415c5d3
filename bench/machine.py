"""How fast this machine is beside the reference machine, so that figures of two machines can be compared.

Factor 1.00 is the reference machine, where ten million empty rounds of a loop take 0.4 s of processor time; where it
is 2.00 everything takes twice as long. A machine that is shared changes from moment to moment, so the loop runs just
before and just after what is measured.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final, NamedTuple, TypeVar

LOOP: Final = 0.4
"""Seconds of the loop on the reference machine."""
Found = TypeVar("Found")


class Measured(NamedTuple):
    """Processor seconds of some work, and the factor of this machine meanwhile."""

    seconds: float
    factor: float

    @property
    def corrected(self) -> float:
        """What the reference machine would have taken."""
        return self.seconds / self.factor


def loop() -> float:
    """Seconds of ten million rounds of nothing, as a module runs them: a function is half as long about it."""
    since = process_time()
    exec("for _ in range(10_000_000): pass", {})
    return process_time() - since


def factor() -> float:
    """The factor of this machine now."""
    return loop() / LOOP


def timed(work: Callable[[], Found]) -> tuple[float, Found]:
    """Processor seconds of work, and what came of it."""
    since = process_time()
    found = work()
    return process_time() - since, found


def measured(work: Callable[[], object], runs: int) -> list[Measured]:
    """Some work, so many times, with the loop between."""
    before, each = factor(), []
    for _ in range(runs):
        seconds, _found = timed(work)
        after = factor()
        each.append(Measured(seconds, (before + after) / 2))
        before = after
    return each
