"""A process that stands aside, on a machine where nothing is left for it."""

from __future__ import annotations

import asyncio
import os
import sys
import time

import pytest

from tests.web.conftest import apart
from windroos.hosting.worker import Worker
from windroos.hosting.worker_child import Child
from windroos.hosting.worker_process import ASIDE, SHARE

AGES = 300.0
"""Seconds that no job here takes."""


def standing() -> tuple[int, int]:
    return os.sched_getscheduler(0), os.nice(0)


def rested(seconds: float) -> None:
    """Does nothing for a while."""
    time.sleep(seconds)


@pytest.mark.skipif(sys.platform != "linux", reason="the policy is Linux's")
def test_a_process_that_gets_nothing_makes_room_for_one_with_a_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """No job is lost by it, and after a while it stands aside again."""
    monkeypatch.setattr(Child, "computed", 0.0)

    async def go() -> None:
        worker = Worker("workers", patience=ASIDE)
        _, stands = await asyncio.gather(worker.do(AGES, rested, 1.2), worker.do(AGES, standing))
        assert stands == (os.SCHED_OTHER, min(19, os.nice(0) + SHARE))
        worker._stand_aside()
        assert worker.pid is not None
        assert os.sched_getscheduler(worker.pid) == os.SCHED_IDLE
        await worker.close()

    apart(go())


def belongs() -> tuple[int, int, int]:
    """The process, its group and its session."""
    return os.getpid(), os.getpgid(0), os.getsid(0)


@pytest.mark.skipif(os.name != "posix", reason="other systems have no sessions")
def test_a_process_hears_no_ctrl_c_and_shares_the_processor_of_the_servers_session() -> None:
    """In a session of its own Linux would give it as much of the processor as the server, however nice it is."""

    async def go() -> None:
        worker = Worker("workers", patience=3)
        pid, group, session = await worker.do(AGES, belongs)
        assert group == pid == worker.pid
        assert session == os.getsid(0)
        await worker.close()

    apart(go())
