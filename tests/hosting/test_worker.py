"""The process beside the server: jobs in order, each within its time; whatever becomes of it, one job fails at most."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from windroos.errors import NotationError, WindroosError
from windroos.hosting.worker import Worker, WorkerError
from windroos.hosting.worker_process import ASIDE
from windroos.text.words import Words

AGES = 300.0
"""Seconds that no job here takes, however slow the machine is."""
LOOPS: list[Callable[[], asyncio.AbstractEventLoop]] = [asyncio.new_event_loop]
"""The server takes uvloop where there is one."""
if find_spec("uvloop"):
    import uvloop

    LOOPS.append(uvloop.new_event_loop)


@pytest.fixture(autouse=True, params=LOOPS, ids=["asyncio", "uvloop"][: len(LOOPS)])
def loop(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test is done with either loop."""
    monkeypatch.setattr(sys.modules[__name__], "make_loop", request.param)


def make_loop() -> asyncio.AbstractEventLoop:
    """The loop of the test that runs."""
    raise NotImplementedError


def apart(work: Coroutine[Any, Any, None]) -> None:
    """Do something on that loop, on a thread of its own: a browser of another test may have a loop here."""

    def run() -> None:
        with asyncio.Runner(loop_factory=make_loop) as runner:
            runner.run(work)

    with ThreadPoolExecutor(1) as thread:
        thread.submit(run).result()


# --- jobs: functions of a module, as the process needs them


def doubled(number: int, *, much: int = 2) -> int:
    return much * number


def in_process() -> int:
    sys.stdout.write("what a job prints disturbs nobody")
    return os.getpid()


def refusing() -> None:
    raise NotationError("no_table", tile=3, said=Words("ja", "yes"), within=NotationError("no_page"))


def computing() -> None:
    while True:
        pass


def broken() -> None:
    raise RuntimeError("a fault of the program")


def unsendable() -> Callable[[], None]:
    return lambda: None


def sleeping(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def dying() -> None:
    os._exit(3)


def standing() -> tuple[int, int]:
    return os.sched_getscheduler(0), os.nice(0)


def noted(path: str, word: str) -> None:
    with Path(path).open("a", encoding="utf-8") as file:
        file.write(word)


def with_worker(work: Callable[[Worker], Coroutine[Any, Any, None]], **more: Any) -> None:
    """Do something with a worker, and see it end."""

    async def go() -> None:
        worker = Worker("test", **more)
        try:
            await asyncio.wait_for(work(worker), AGES)
        finally:
            await worker.close()

    apart(go())


def failing(code: str) -> Any:
    return pytest.raises(WorkerError, check=lambda wrong: wrong.code == code)


def test_answers_come_back_in_order_from_one_other_process() -> None:
    async def work(worker: Worker) -> None:
        assert worker.pid is None, "none is begun before it is needed"
        found = await asyncio.gather(*(worker.do(AGES, doubled, number, much=3) for number in range(20)))
        assert found == [3 * number for number in range(20)]
        pids = {await worker.do(AGES, in_process) for _ in range(3)}
        assert pids == {worker.pid}
        assert os.getpid() not in pids
        assert worker.waiting == 0

    with_worker(work)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know only how nice a process is")
def test_a_process_that_stands_aside_runs_when_nobody_else_wants_to() -> None:
    """How long computer players think cannot be told from outside where everybody else goes first."""

    async def work(worker: Worker) -> None:
        job = asyncio.ensure_future(worker.do(AGES, standing))
        while worker.pid is None or os.sched_getscheduler(worker.pid) != os.SCHED_IDLE:
            await asyncio.sleep(0.01)
        job.cancel()  # on a busy machine it would get its turn too late to be waited for

    async def patient(worker: Worker) -> None:
        assert await worker.do(AGES, standing) == (os.sched_getscheduler(0), min(19, os.nice(0) + 3))

    with_worker(work, patience=ASIDE)
    with_worker(patient, patience=3)


def test_jobs_are_done_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    async def work(worker: Worker) -> None:
        file = str(tmp_path / "order")
        await asyncio.gather(*(worker.do(AGES, noted, file, letter) for letter in "windroos"))
        assert Path(file).read_text(encoding="utf-8") == "windroos"

    with_worker(work)


def test_the_process_holds_no_more_than_its_jobs_need() -> None:
    """Neither the page, nor what the server's loop needs, nor NumPy."""

    async def work(worker: Worker) -> None:
        loaded = await worker.do(AGES, eval, "list(__import__('sys').modules)")
        assert "windroos.hosting.worker_process" in loaded
        assert not {"asyncio", "starlette", "sqlalchemy", "numpy", "windroos.hosting.worker"} & set(loaded)

    with_worker(work)


def test_what_a_job_refuses_is_raised_with_its_words() -> None:
    async def work(worker: Worker) -> None:
        with pytest.raises(NotationError) as caught:
            await worker.do(AGES, refusing)
        there = NotationError("no_table", tile=3, said=Words("ja", "yes"), within=NotationError("no_page"))
        assert caught.value.code == there.code
        assert {key: str(value) for key, value in caught.value.values.items()} == {
            key: str(value) for key, value in there.values.items()
        }
        assert caught.value.sentence("nl") == there.sentence("nl")

    with_worker(work)


@pytest.mark.parametrize("job", [broken, unsendable], ids=["raises", "cannot be sent"])
def test_a_fault_is_told_in_words_and_kept_for_the_log(
    job: Callable[[], object], caplog: pytest.LogCaptureFixture
) -> None:
    async def work(worker: Worker) -> None:
        with failing("worker_fault"):
            await worker.do(AGES, job)
        assert await worker.do(AGES, doubled, 4) == 8, "the process goes on"

    with_worker(work)
    (said,) = caplog.messages
    assert job.__name__ in said
    assert "Traceback" in said


def test_a_job_that_takes_too_long_is_ended_and_the_others_are_done(caplog: pytest.LogCaptureFixture) -> None:
    async def work(worker: Worker) -> None:
        first = await worker.do(AGES, in_process)
        jobs: list[asyncio.Future[Any]] = [worker.do(AGES, doubled, 1), worker.do(0.2, sleeping, AGES)]
        jobs += [worker.do(AGES, doubled, number) for number in range(2, 12)]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        slow = found.pop(1)
        assert isinstance(slow, WorkerError)
        assert slow.code == "worker_slow"
        assert found == [2, *range(4, 24, 2)]
        assert worker.pid != first
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)

    with_worker(work)
    assert len(caplog.messages) == 1


def test_time_runs_for_the_job_that_is_done_and_not_for_who_waits() -> None:
    async def work(worker: Worker) -> None:
        await worker.do(AGES, in_process)
        assert await asyncio.gather(*(worker.do(1.5, sleeping, 0.1) for _ in range(16))) == [0.1] * 16

    with_worker(work)


@pytest.mark.parametrize("when", ["idle", "busy", "by itself"])
def test_a_dead_process_is_begun_anew(when: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever had asked of it what it was doing hears so; nobody else notices."""

    async def work(worker: Worker) -> None:
        pid = await worker.do(AGES, in_process)
        lost: asyncio.Future[Any] | None = None
        if when == "busy":
            lost = asyncio.ensure_future(worker.do(AGES, sleeping, AGES))
        elif when == "by itself":
            lost = asyncio.ensure_future(worker.do(AGES, dying))
        await asyncio.sleep(0.05)
        after = [asyncio.ensure_future(worker.do(AGES, doubled, number)) for number in range(3)] if lost else []
        if when != "by itself":
            os.kill(pid, signal.SIGKILL)
        if lost is None:
            while worker.pid == pid:
                await asyncio.sleep(0.01)
        else:
            with failing("worker_lost"):
                await lost
        assert await asyncio.gather(*after) == [0, 2, 4][: len(after)]
        assert await worker.do(AGES, in_process) != pid

    with_worker(work)
    assert len(caplog.messages) == 1


def test_a_job_for_a_process_that_is_ending_is_lost_and_the_next_is_done() -> None:
    """The pipe of its jobs may be closed before the loop tells that it has ended."""

    async def work(worker: Worker) -> None:
        await worker.do(AGES, in_process)
        assert worker._process is not None
        pipe = worker._process._jobs
        assert pipe is not None
        pipe.abort()
        found = await asyncio.gather(*(worker.do(AGES, doubled, number) for number in range(2)), return_exceptions=True)
        assert [getattr(wrong, "code", wrong) for wrong in found] == ["worker_lost", 2]

    with_worker(work)


def test_a_process_that_never_comes_up_fails_each_job_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(worker: Worker) -> None:
        for program in ("/bin/false", "/nowhere/python"):
            monkeypatch.setattr(sys, "executable", program)
            found = await asyncio.gather(*(worker.do(AGES, doubled, 1) for _ in range(3)), return_exceptions=True)
            assert [wrong.code for wrong in found if isinstance(wrong, WorkerError)] == ["worker_lost"] * 3
        monkeypatch.undo()
        assert await worker.do(AGES, doubled, 1) == 2

    with_worker(work)
    assert len(caplog.messages) >= 2


def test_a_full_queue_takes_no_more() -> None:
    async def work(worker: Worker) -> None:
        jobs = [asyncio.ensure_future(worker.do(AGES, doubled, number)) for number in range(3)]
        await asyncio.sleep(0)
        with failing("worker_busy"):
            await worker.do(AGES, doubled, 4)
        assert await asyncio.gather(*jobs) == [0, 2, 4]
        assert await worker.do(AGES, doubled, 4) == 8

    with_worker(work, most=3)


def test_what_nobody_waits_for_any_more_is_not_done(tmp_path: Path) -> None:
    async def work(worker: Worker) -> None:
        file = str(tmp_path / "order")
        jobs = [asyncio.ensure_future(worker.do(AGES, noted, file, letter)) for letter in "abcdefghij"]
        await asyncio.sleep(0)
        jobs[8].cancel()
        for job in jobs:
            with suppress(asyncio.CancelledError):
                await job
        assert Path(file).read_text(encoding="utf-8") == "abcdefghj"

    with_worker(work)


def test_the_end_fails_what_waits_and_leaves_no_process() -> None:
    async def go() -> None:
        worker = Worker("test")
        pid = await worker.do(AGES, in_process)
        jobs = [asyncio.ensure_future(worker.do(AGES, sleeping, AGES)) for _ in range(3)]
        await asyncio.sleep(0.05)
        await worker.close()
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert [wrong.code for wrong in found if isinstance(wrong, WindroosError)] == ["worker_stopped"] * 3
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        with failing("worker_stopped"):
            await worker.do(AGES, doubled, 1)
        await worker.close()

    apart(go())


def test_a_worker_that_was_never_asked_ends_at_once() -> None:
    apart(Worker("test").close())


SERVER = """
import asyncio
from tests.hosting.test_worker import in_process, sleeping
from windroos.hosting.worker import Worker

async def main():
    worker = Worker("test")
    print(await worker.do(60, in_process), flush=True)
    await worker.do(60, sleeping, 60)

asyncio.run(main())
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a system without signals")
def test_the_process_goes_with_a_server_that_is_killed() -> None:
    """Also in the middle of a job."""
    here = Path(__file__).parents[2]
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True, cwd=here) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        os.kill(pid, 0)
        server.kill()
        server.wait()
    until = time.monotonic() + AGES / 2
    while time.monotonic() < until and is_running(pid):
        time.sleep(0.02)
    assert not is_running(pid)


def is_running(pid: int) -> bool:
    """Whether a process is there and not merely waits to be forgotten by the system."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a process's time is the clock's")
def test_a_job_that_gets_little_of_the_processor_is_waited_for() -> None:
    """As on a busy machine; not for ever, and one that computes has its seconds and no more."""

    async def go() -> None:
        worker = Worker("patient", lasting=1000)
        strict = Worker("strict", lasting=2)
        assert await worker.do(AGES, doubled, 2) == 4
        assert await strict.do(AGES, doubled, 2) == 4
        assert await worker.do(0.3, sleeping, 1.2) == 1.2
        with pytest.raises(WorkerError, check=lambda wrong: wrong.code == "worker_slow"):
            await strict.do(0.3, sleeping, 60.0)
        with pytest.raises(WorkerError, check=lambda wrong: wrong.code == "worker_slow"):
            await worker.do(0.3, computing)
        for one in (worker, strict):
            assert await one.do(AGES, doubled, 3) == 6
        await worker.close()
        await strict.close()

    apart(go())
