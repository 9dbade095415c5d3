"""One compiled kernel for each rule set, made of the rule set's own functions (see `windroos.fast.batch.generate`)."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.books.catalog import rules as rules_of
from windroos.fast.batch.arrays import LAY, Scores, Switches, Work
from windroos.fast.batch.formations import Special, special_of
from windroos.fast.batch.generate import KernelSource, source_of_kernel
from windroos.fast.batch.packed import WIDTH
from windroos.fast.batch.row_sets import MOST_READINGS, READING
from windroos.fast.batch.suits import suits
from windroos.fast.build import jit
from windroos.fast.build.apart import find_compiled
from windroos.fast.build.cache import load_generated
from windroos.fast.build.seal import seal
from windroos.rules.rule import Choice, Columns, Policy
from windroos.rules.rules import Rules
from windroos.scoring.refusing import AllowedSituations, house_of

_LOCK: Final = threading.RLock()


class Kernel(NamedTuple):
    """The compiled loop of one rule set, and what it takes from the options."""

    id: str
    """The rule set's."""
    score_rows: Callable[..., None]
    switches: Switches
    columns: Columns
    policy: Policy
    house: AllowedSituations
    special: Special

    def run(self, words: NDArray[np.int64], work: Work, out: Scores) -> None:
        """Score rows of words (n, WIDTH / 8) into `out`. Other threads may run meanwhile, each with its own work."""
        self.score_rows(words, self.switches, self.columns, self.policy, self.house, suits(), self.special, work, out)


def kernel(rules: Rules) -> Kernel:
    """The kernel for these rules; compiled at first use (some seconds), then from the cache."""
    with _LOCK:
        return _kernel(rules)


@lru_cache(maxsize=64)
def _kernel(rules: Rules) -> Kernel:
    source = source_of_kernel(rules)
    module = _module(source)
    made = Kernel(
        rules.id,
        module.score_rows,
        switches_of(rules),
        Columns._make(np.array(column, np.int64) for column in rules.columns),
        Policy._make(int(value) for value in rules.policy),
        AllowedSituations._make(int(value) for value in house_of(rules)),
        special_of(rules.formations),
    )
    _prepare(module, made)
    return made


def compile_kernel(id: str) -> None:
    """Compile the kernel of one rule set, or find it in the cache."""
    kernel(rules_of(id))


def switches_of(rules: Rules) -> Switches:
    """Which entries count, and by which pattern."""
    return Switches(
        np.array([int(entry.active) for entry in rules.entries], np.int64),
        np.array([entry.pattern.at if isinstance(entry.pattern, Choice) else 0 for entry in rules.entries], np.int64),
    )


@lru_cache(maxsize=16)
def _module(source: KernelSource) -> Any:
    for function in source.functions:
        jit.teach_function(function)
    return load_generated("score", source.text)


def _prepare(module: ModuleType, made: Kernel) -> None:
    """Take what is in the cache, or compile; a first call without a hand does either."""
    if module.score_rows.signatures:
        return
    directory = Path(module.score_rows.stats.cache_path)
    is_sealed = find_compiled(module, directory, compile_kernel, made.id)
    entries = len(made.switches.active)
    words = np.zeros((0, WIDTH // 8), np.int64)
    words.flags.writeable = False
    made.run(words, work_for(entries), out_for(0, entries, times=False))
    if not is_sealed:
        seal(module, directory)


def work_for(entries: int) -> Work:
    """Scratch space for one thread."""
    return Work(
        lay=np.zeros(1, LAY),
        whole=np.zeros(1, LAY),
        other=np.zeros(1, LAY),
        short=np.zeros(entries, np.int64),
        readings=np.zeros(MOST_READINGS, READING),
        hits=np.zeros(entries + 1, np.int64),
        counts=np.zeros(entries, np.int64),
        replaced_by=np.zeros(entries, np.int64),
    )


def out_for(n: int, entries: int, times: bool) -> Scores:
    """Room for n scores, as if every hand had an error."""
    return Scores(
        error=np.zeros(n, np.uint8),
        total=np.zeros(n, np.int32),
        would_be=np.zeros(n, np.int32),
        legal=np.zeros(n, np.bool_),
        complete=np.zeros(n, np.bool_),
        points=np.zeros(n, np.int32),
        doubles=np.zeros(n, np.int32),
        limit=np.full(n, -1, np.int16),
        special=np.zeros(n, np.int16),
        extra=np.zeros(n, np.int32),
        more=np.zeros(n, np.int64),
        rank=np.zeros(n, np.int32),
        times=np.zeros((n, entries) if times else (0, 0), np.uint8),
    )
