"""From a batch of hands to totals."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from windroos.fast.batch.arrays import REPLACED
from windroos.fast.selfplay.results import Batch
from windroos.hands import By
from windroos.lab.task import SEATS, Chunk, Task
from windroos.lab.totals import SELF_DRAWN, WAYS, Counts, Histogram, Totals
from windroos.rules.rules import Rules


class Play(Protocol):
    """Plays hands; `windroos.fast.selfplay.play.play_many` is the one."""

    def __call__(
        self,
        rules: Rules,
        players: tuple[str, ...],
        hands: int,
        seed: int,
        *,
        first: int = 0,
        round: int | None = 0,
        stock: bool = False,
    ) -> Batch:
        """The hands `first` .. `first + hands - 1` of a seed; `stock`: each seat draws from tiles of its own."""


def self_play() -> Play:
    """The compiled self-play."""
    from windroos.fast.selfplay.play import play_many  # compiles on first use

    return play_many


def play_chunk(task: Task, play: Play, chunk: Chunk) -> Totals:
    """Play and count some hands of a task."""
    rules = task.rules()
    return count(rules, play(rules, task.players, chunk.hands, task.seed, first=chunk.first, round=task.round))


def count(rules: Rules, played: Batch) -> Totals:
    """The totals of these hands."""
    by, winner = played.by, played.winner
    won = winner >= 0
    own = won & np.isin(by, SELF_DRAWN)
    at = np.flatnonzero(won)
    who = winner[at].astype(np.int64)
    net = played.net.astype(np.int64)
    scheme = rules.rule_set.scheme
    counts = np.where(played.times[at] < REPLACED, played.times[at], 0)
    bare = at[played.limit[at] < 0]  # no limit hand: points and doubles made the score
    others = played.scores[at][np.arange(SEATS) != who[:, None]] if scheme.everyone else played.scores[:0]
    before = played.turns.astype(np.int64) - (by == By.DISCARD)  # discards before the winner's turn or the last discard
    return Totals(
        hands=len(winner),
        ways=_counts(by, WAYS),
        wins=_counts(who, SEATS),
        own=_counts(winner[own], SEATS),
        gave=_counts(played.giver[won & (played.giver >= 0)], SEATS),
        net=_whole(net.sum(0)),
        products=_whole((net.T @ net).ravel()),
        turns=_histogram(before[at] // SEATS + 1),
        discards=_histogram(played.turns),
        scores=_histogram(played.scores[at, who]),
        losers=_histogram(others),
        points=_histogram(played.points[bare]) if scheme.everyone else {},
        doubles=_histogram(played.doubles[bare]) if scheme.everyone else {},
        limits=_histogram(played.limit[at][played.limit[at] >= 0]),
        formations=_histogram(played.special[at][played.special[at] > 0] - 1),
        item_hands=_whole((counts > 0).sum(0)),
        item_times=_whole(counts.sum(0, dtype=np.int64)),
    )


def _counts(values: NDArray[np.generic], size: int) -> Counts:
    return _whole(np.bincount(values.astype(np.int64), minlength=size))


def _whole(values: NDArray[np.generic]) -> Counts:
    return tuple(int(value) for value in values)


def _histogram(values: NDArray[np.generic]) -> Histogram:
    found, times = np.unique(values, return_counts=True)
    return {int(value): int(number) for value, number in zip(found, times, strict=True)}
