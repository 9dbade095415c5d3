"""The arrays that a kernel reads and writes beside the hands."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.fast.batch.row_check import ERRORS
from windroos.fast.build.records import record_type
from windroos.reading.facts import Lay
from windroos.rules.rules import Rules

REPLACED: Final = 128
"""Set in `times` where another entry took the entry's place."""


class Switches(NamedTuple):
    """The entries of a rule set as its options have them: arrays (entries,), read-only."""

    active: NDArray[np.int64]
    """1, or 0 for an entry that is switched off."""
    chosen: NDArray[np.int64]
    """Which of its patterns counts."""


LAY: Final = record_type(Lay)
"""`Lay` in memory, which facts then hold: a call with its address is quick, a call with all its numbers is not."""


class Work(NamedTuple):
    """Scratch space of one thread."""

    lay: NDArray[np.void]
    """(1,) of LAY: the hand without its winning tile."""
    whole: NDArray[np.void]
    """(1,) of LAY: the hand with it."""
    other: NDArray[np.void]
    """(1,) of LAY: the hand with another tile."""
    short: NDArray[np.int64]
    """(entries,) tiles missing for each hand outside four sets and a pair."""
    readings: NDArray[np.void]
    """(MOST_READINGS,) of READING: readings as `windroos.fast.batch.row_sets.note` writes them."""
    hits: NDArray[np.int64]
    """(entries + 1,) the entries that count; one place more, for what is written and does not count."""
    counts: NDArray[np.int64]
    """(entries,) how often."""
    replaced_by: NDArray[np.int64]
    """(entries,) which entry took the place."""


class Scores(NamedTuple):
    """The scores of n hands as arrays (n,). A hand with an error has zeros, no limit, and is not legal or complete.

    The fields are those of `windroos.scoring.score.Score`, of the reading that it explains.
    """

    error: NDArray[np.uint8]
    """0, or what is wrong: see `trouble`."""
    total: NDArray[np.int32]
    would_be: NDArray[np.int32]
    """What an illegal mahjong would have been worth; else the total."""
    legal: NDArray[np.bool_]
    complete: NDArray[np.bool_]
    points: NDArray[np.int32]
    doubles: NDArray[np.int32]
    limit: NDArray[np.int16]
    """Index in `rules.entries` of the entry that sets the total, or -1."""
    special: NDArray[np.int16]
    """Index + 1 in `rules.formations.rows` of the special formation, or 0."""
    extra: NDArray[np.int32]
    more: NDArray[np.int64]
    """`Score.unlimited`."""
    rank: NDArray[np.int32]
    """`windroos.scoring.score.claim_rank`; 0 for a loser and for what is not legal."""
    times: NDArray[np.uint8]
    """(n, entries) how often each entry counts, plus REPLACED where another entry took its place; (0, 0) where nobody
    asked."""

    def trouble(self, at: int) -> str:
        """The code of what is wrong with a hand (see `windroos.errors`; "bad_row": bytes that mean nothing), or ""."""
        return ERRORS[int(self.error[at])]

    def lines(self, rules: Rules, at: int) -> dict[str, int]:
        """Ids of the entries that make a hand's score, with how often each counts. Only where times were asked for.

        Raises:
            ValueError: they were not.
        """
        if not self.times.size:
            raise ValueError("score_many was not asked for times")
        row = self.times[at]
        return {rules.entries[entry].id: int(row[entry]) for entry in np.flatnonzero((row > 0) & (row < REPLACED))}
