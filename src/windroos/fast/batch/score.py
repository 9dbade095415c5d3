"""Scoring millions of hands: `score_many`, equal to the explained scorer for every hand.

from windroos.fast.batch.packed import pack
from windroos.fast.batch.score import score_many
scores = score_many(rules("nts2002"), pack(hands_and_situations))
scores.total, scores.legal          # arrays, one number a hand
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from windroos.books.catalog import IDS
from windroos.fast.batch.arrays import Scores, Work
from windroos.fast.batch.kernel import Kernel, compile_kernel, kernel, out_for, work_for
from windroos.fast.batch.packed import WIDTH, Packed
from windroos.fast.build.apart import call_apart
from windroos.rules.rules import Rules

CHUNK: Final = 1 << 15
Progress = Callable[[int, int], None]
"""Is told how many hands are done, of how many; always from the thread that asked."""


def score_many(
    rules: Rules, hands: Packed, times: bool = False, progress: Progress | None = None, threads: int = 1
) -> Scores:
    """Score packed hands (n, WIDTH) by these rules.

    The first use of a rule set compiles its kernel, which takes some seconds; later runs find it in the cache. Hands
    with something wrong get a number in `error`; the others are scored all the same.

    Raises:
        ValueError: an array of another shape or type.
    """
    words = words_of(hands)
    compiled = kernel(rules)
    out = out_for(len(words), len(rules.entries), times)
    done = 0
    if progress is not None:
        progress(0, len(words))
    for size in _run(compiled, words, out, threads):
        done += size
        if progress is not None:
            progress(done, len(words))
    return out


def check(rules: Rules, hands: Packed) -> NDArray[np.uint8]:
    """What is wrong with each hand (n,): 0, or an index in `ERRORS`."""
    return score_many(rules, hands).error


def compile_all(ids: Iterable[str] = IDS, processes: int = 2) -> None:
    """Compile the kernels that are not in the cache yet, some at a time."""
    wanted = tuple(ids)
    with ThreadPoolExecutor(max(1, processes)) as pool:
        done = list(pool.map(partial(call_apart, compile_kernel), wanted))
    for id, is_done in zip(wanted, done, strict=True):
        if not is_done:
            compile_kernel(id)


def words_of(hands: Packed) -> NDArray[np.int64]:
    """The rows as eight-byte words (n, WIDTH / 8), the first byte lowest. Shares memory where it can."""
    array = np.asarray(hands)
    if array.dtype != np.uint8 or array.ndim != 2 or array.shape[1] != WIDTH:
        raise ValueError(f"hands must be an array (n, {WIDTH}) of uint8, not {array.shape} of {array.dtype}")
    words = np.ascontiguousarray(array).view("<i8").astype(np.int64, copy=False)
    if words.flags.aligned and not words.flags.writeable:
        return words
    words = np.require(words, requirements=["C", "A"]).view()
    words.flags.writeable = False  # one type to Numba, whatever was given
    return words


def _run(compiled: Kernel, words: NDArray[np.int64], out: Scores, threads: int) -> Iterable[int]:
    """Score chunk by chunk; yields the size of each when it is done."""
    starts = range(0, len(words), CHUNK)
    entries = len(compiled.switches.active)
    if threads <= 1 or len(starts) < 2:
        work = work_for(entries)
        for start in starts:
            yield _chunk(compiled, words, out, start, work)
        return
    with ThreadPoolExecutor(threads) as pool:
        jobs = [pool.submit(_chunk, compiled, words, out, start, work_for(entries)) for start in starts]
        for job in as_completed(jobs):
            yield job.result()


def _chunk(compiled: Kernel, words: NDArray[np.int64], out: Scores, start: int, work: Work) -> int:
    part = slice(start, start + CHUNK)
    rows = words[part]
    compiled.run(rows, work, Scores._make(array[part] for array in out))
    return len(rows)
