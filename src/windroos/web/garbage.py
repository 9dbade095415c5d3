"""When the interpreter looks for circles of garbage: little by little while people play, and all when nobody does.

Every game waits while it looks. With 250 tables in memory it took 244 ms to look through what 200 rounds of the
youngest had left over, once in a quarter of a minute where strangers asked for pages: more than all that they cost.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

YOUNGEST: Final = 200
"""Objects more than went until the new ones are looked through. Where tables are played one goes for nearly every one
that comes, so that ten times as many are new by then: with 500 tables less than a millisecond, where 2,000 take ten."""
ROUNDS: Final = 100
"""Of the youngest, until what they left over is looked through: once in some seconds, for ten milliseconds."""
_NEVER: Final = 1_000_000
LEFT: Final = 500
"""Times that something was left over until all is looked through, if nobody plays,"""
MOST_LEFT: Final = 50_000
"""and whoever plays: a server that is played at day and night comes to it after half a day or more."""
LOOK: Final = 60.0
"""Seconds from one look to the next."""


def look_little() -> None:
    """Let what is there now be for good, and never look through everything unasked."""
    gc.freeze()
    gc.set_threshold(YOUNGEST, ROUNDS, _NEVER)


def look_through(*, is_played: bool) -> bool:
    """Look through everything if it is time to; whether it was."""
    left = gc.get_count()[2]
    is_time = left >= (MOST_LEFT if is_played else LEFT)
    if is_time:
        gc.collect()
    return is_time


async def keep_looking(is_played: Callable[[], bool]) -> None:
    """The same again and again, for ever: beside the pages."""
    while True:
        await asyncio.sleep(LOOK)
        look_through(is_played=is_played())
