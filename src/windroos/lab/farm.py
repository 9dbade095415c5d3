"""Chunks of work on this machine's processes, or on a Dask cluster.

Whoever does which chunk, and in which order they come back, decides nothing: what they bring back is merged.
"""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Final, NamedTuple, TypeVar

from windroos.errors import OptionError
from windroos.lab.task import Chunk

T = TypeVar("T")
Done = Callable[[int], None]
"""Is told how many hands were done since the last time."""

WAITING: Final = 2
"""Chunks that are handed out for each worker, so that none is ever idle; more would only cost memory."""
CLUSTER_SECONDS: Final = 10


class Farm(NamedTuple):
    """Where work is done: an executor with so many workers, or None for this process itself."""

    executor: Executor | None = None
    workers: int = 1


@contextmanager
def farm(workers: int = 1, dask: str | None = None) -> Iterator[Farm]:
    """Processes of this machine, or the cluster whose scheduler answers at the address `dask`.

    Raises:
        OptionError: Dask is not installed, nobody answers at the address, the cluster went away, or its workers died
            of the same chunk time and again.
    """
    if dask is not None:
        with _cluster(dask) as cluster:
            yield cluster
    elif workers > 1:
        # Spawned: the same on every system, and free of this process's threads.
        pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_interrupts_to_us)
        try:
            yield Farm(pool, workers)
        finally:
            pool.shutdown(cancel_futures=True)
    else:
        yield Farm()


def _leave_interrupts_to_us() -> None:
    """Ctrl-C reaches every process of a terminal; one of them is to answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def gather(
    farm: Farm, work: Callable[[Chunk], T], chunks: Iterable[Chunk], start: T, merge: Callable[[T, T], T], done: Done
) -> T:
    """Do the work for every chunk and merge what comes of it with `start`. The chunks are taken one by one.

    Raises:
        OptionError: a worker process died.
    """
    if farm.executor is None:
        for chunk in chunks:
            start = merge(start, work(chunk))
            done(chunk.hands)
        return start
    try:
        return _handed_out(farm.executor, farm.workers * WAITING, work, iter(chunks), start, merge, done)
    except BrokenProcessPool:
        raise OptionError("lab_worker_lost") from None


def _handed_out(
    executor: Executor,
    width: int,
    work: Callable[[Chunk], T],
    chunks: Iterator[Chunk],
    start: T,
    merge: Callable[[T, T], T],
    done: Done,
) -> T:
    running: dict[Future[T], Chunk] = {executor.submit(work, chunk): chunk for chunk in islice(chunks, width)}
    while running:
        ready, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in ready:
            chunk = running.pop(future)
            start = merge(start, future.result())
            done(chunk.hands)
        running.update((executor.submit(work, chunk), chunk) for chunk in islice(chunks, len(ready)))
    return start


@contextmanager
def _cluster(address: str) -> Iterator[Farm]:
    """The cluster does again by itself what a worker did that is gone; thrice, for the chunk may be what kills it."""
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise OptionError("lab_no_dask") from None
    with _without_its_log():
        try:
            client = Client(address, timeout=CLUSTER_SECONDS)
        except (OSError, ValueError) as error:
            raise OptionError("lab_no_cluster", address=address, reason=str(error) or type(error).__name__) from None
        with client:
            workers = sum(client.nthreads().values())
            if not workers:
                raise OptionError("lab_no_dask_workers", address=address)
            try:
                yield Farm(client.get_executor(pure=False), workers)
            except KilledWorker:
                raise OptionError("lab_cluster_workers") from None
            except CancelledError:
                raise OptionError("lab_cluster_lost", address=address) from None


@contextmanager
def _without_its_log() -> Iterator[None]:
    """What Dask tells the screen of a cluster that goes away is no sentence for who typed a command."""
    log = logging.getLogger("distributed")
    before = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(before)
