"""What stays of one test in its process is in the way of no other: they come in any order."""

from __future__ import annotations

import asyncio

from tests.conftest import no_loop_of_another


async def done() -> str:
    return "done"


def test_a_loop_that_a_browser_keeps_is_set_aside_and_found_again() -> None:
    loop = asyncio.new_event_loop()
    asyncio._set_running_loop(loop)
    try:
        with no_loop_of_another():
            assert asyncio.run(done()) == "done"
        assert asyncio.get_running_loop() is loop
    finally:
        asyncio._set_running_loop(None)
        loop.close()
