"""The arrays that a kernel reads and writes beside the hands."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.fast.build.records import record_type
from windroos.reading.facts import Facts, Lay

REPLACED: Final = 128
"""Set in `times` where another entry took the entry's place."""


class Switches(NamedTuple):
    """The entries of a rule set as its options have them: arrays (entries,), read-only."""

    active: NDArray[np.int64]
    """1, or 0 for an entry that is switched off."""
    chosen: NDArray[np.int64]
    """Which of its patterns counts."""


LAY: Final = record_type(Lay)
FACTS: Final = record_type(Facts)
"""`Lay` and `Facts` in memory: a call with the address of one is quick, a call with all its numbers is not."""


class Work(NamedTuple):
    """Scratch space of one thread."""

    lay: NDArray[np.void]
    """(1,) of LAY: the hand without its winning tile."""
    whole: NDArray[np.void]
    """(1,) of LAY: the hand with it."""
    other: NDArray[np.void]
    """(1,) of LAY: the hand with another tile."""
    facts: NDArray[np.void]
    """(1,) of FACTS: the reading at hand."""
    short: NDArray[np.int64]
    """(entries,) tiles missing for each hand outside four sets and a pair."""
    readings: NDArray[np.int64]
    """(MOST_READINGS, READING) readings as `windroos.fast.batch.row_sets.note` writes them."""
    hits: NDArray[np.int64]
    """(entries + 1,) the entries that count; one place more, for what is written and does not count."""
    counts: NDArray[np.int64]
    """(entries,) how often."""
    replaced_by: NDArray[np.int64]
    """(entries,) which entry took the place."""


class Out(NamedTuple):
    """What is written for each row: arrays (n,), and `times` (n, entries) or (0, 0) where nobody asked."""

    error: NDArray[np.uint8]
    total: NDArray[np.int32]
    would_be: NDArray[np.int32]
    legal: NDArray[np.bool_]
    complete: NDArray[np.bool_]
    points: NDArray[np.int32]
    doubles: NDArray[np.int32]
    limit: NDArray[np.int16]
    special: NDArray[np.int16]
    extra: NDArray[np.int32]
    more: NDArray[np.int64]
    rank: NDArray[np.int32]
    times: NDArray[np.uint8]
