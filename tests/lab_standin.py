"""A stand-in for self-play: hands made of numbers that depend on the seed, the hand's number and the players alone.

Quick, and without a compiler, so that counting, dividing and showing can be tested by themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from windroos.fast.batch.arrays import REPLACED
from windroos.fast.selfplay.results import Batch
from windroos.hands import By
from windroos.rules.rules import Rules


def play(
    rules: Rules,
    players: Sequence[str],
    hands: int,
    seed: int,
    *,
    first: int = 0,
    round: int | None = 0,
    stock: bool = False,
) -> Batch:
    """Hands that look like hands: half are won, mostly on a discard; `live` wins more, and scores are skew."""
    key = np.arange(first, first + hands, dtype=np.uint64) * np.uint64(64) + np.uint64(seed * 1_000_003)
    for seat, player in enumerate(players):
        key ^= np.uint64(hash_of(player) << (8 * seat + 20))

    def numbers(salt: int, below: int) -> NDArray[np.int64]:
        return (mixed(key + np.uint64(salt)) >> np.uint64(16)).astype(np.int64) % below

    luck = np.stack([numbers(20 + seat, 1000) + 300 * (player == "live") for seat, player in enumerate(players)], 1)
    won = numbers(0, 100) < 60
    winner = np.where(won, luck.argmax(1), -1)
    by = np.where(won, np.array([By.DISCARD] * 6 + [By.WALL] * 2 + [By.KONG, By.ROBBED])[numbers(1, 10)], 0)
    given = won & np.isin(by, (By.DISCARD, By.ROBBED))
    giver = np.where(given, (winner + 1 + numbers(2, 3)) % 4, -1)
    doubles = np.where(won, numbers(3, 5), 0)
    points = np.where(won, 20 + 2 * numbers(4, 12), 0)
    at, who = np.arange(hands), np.maximum(winner, 0)
    scores = np.zeros((hands, 4), np.int64)
    if rules.rule_set.scheme.everyone:
        scores[:] = np.stack([2 * numbers(5 + seat, 10) for seat in range(4)], 1)
    else:
        points, doubles = np.where(won, 8 + numbers(4, 30), 0), doubles * 0
    scores[at, who] = np.where(won, points << doubles, scores[at, who])
    scores[~won] = 0
    net = scores * 3 - (scores.sum(1, keepdims=True) - scores)
    entries = len(rules.entries)
    times = (mixed(key[:, None] + np.arange(entries, dtype=np.uint64) * np.uint64(977)) % np.uint64(97)).astype(
        np.int64
    )
    times = np.where(times < 3, times, 0) + REPLACED * (times == 3)
    limit = np.where(won & (numbers(9, 200) == 0), 0, -1)
    special = np.where(won & (numbers(10, 50) == 0) & (rules.formations is not None), 1 + numbers(11, 5), 0)
    return Batch(
        winner.astype(np.int8),
        by.astype(np.uint8),
        giver.astype(np.int8),
        (4 + numbers(12, 60)).astype(np.int16),
        scores.astype(np.int32),
        net.astype(np.int32),
        points.astype(np.int32),
        doubles.astype(np.int16),
        limit.astype(np.int16),
        special.astype(np.int16),
        np.where(won[:, None], times, 0).astype(np.uint8),
    )


def hash_of(player: str) -> int:
    """A small number for a name, the same in every process."""
    return sum(player.encode()) % 251


def mixed(values: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """SplitMix64: bits of a counter well mixed."""
    values = values + np.uint64(0x9E3779B97F4A7C15)
    values = (values ^ (values >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    values = (values ^ (values >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return values ^ (values >> np.uint64(31))
