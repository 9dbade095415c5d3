"""How hands ended, as arrays."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.fast.selfplay.state import HandState


class Batch(NamedTuple):
    """How n hands ended: arrays (n,), or (n, 4) by seat E S W N (with three players North has zeros)."""

    winner: NDArray[np.int8]
    """The seat, or -1 for a draw."""
    by: NDArray[np.uint8]
    """`windroos.hands.By`, 0 for a draw."""
    giver: NDArray[np.int8]
    """Who discarded the winning tile or made the robbed kong, or -1."""
    turns: NDArray[np.int16]
    """Discards in the hand."""
    scores: NDArray[np.int32]
    """As settled: by the Dutch rules everybody's, in Hong Kong the winner's fan, in MCR his points; 0 for a draw."""
    net: NDArray[np.int32]
    """Points won and lost: the sum of a row is 0. Self-play pays without liability (Hong Kong) and without a pot."""
    points: NDArray[np.int32]
    """Of the winner, as `fast.batch.arrays.Scores` has them; so `doubles`, `limit` and `special`."""
    doubles: NDArray[np.int16]
    limit: NDArray[np.int16]
    special: NDArray[np.int16]
    times: NDArray[np.uint8]
    """(n, entries) how often each entry of `rules.entries` counts for the winner, plus REPLACED where replaced."""
    drawn: NDArray[np.int16] = np.zeros(0, np.int16)
    """Tiles taken from the live wall after the deal. This and what follows is of self-play alone."""
    round: NDArray[np.uint8] = np.zeros(0, np.uint8)
    logs: NDArray[np.uint8] = np.zeros((0, 0), np.uint8)
    """(n, MOST_LOG) each hand's actions, see `windroos.fast.selfplay.replay`; (0, 0) where none were kept."""
    logged: NDArray[np.int16] = np.zeros(0, np.int16)
    """How many bytes of them there are."""
    walls: NDArray[np.uint8] = np.zeros((0, 0), np.uint8)
    """(n, tiles) the walls in wall order, where actions were kept."""


def write_result(h: HandState, batch: Batch, at: int) -> None:
    """Write the end of a hand."""
    won = h.winner >= 0
    batch.winner[at] = h.winner
    batch.by[at] = h.won_by
    batch.giver[at] = h.giver
    batch.turns[at] = h.discards
    batch.drawn[at] = h.live_draws
    batch.round[at] = h.round_wind
    batch.points[at] = h.asked.points[0] if won else 0
    batch.doubles[at] = h.asked.doubles[0] if won else 0
    batch.limit[at] = h.asked.limit[0] if won else -1
    batch.special[at] = h.asked.special[0] if won else 0
    for seat in range(h.rules.seats):
        batch.scores[at, seat] = h.seats[seat].score
        batch.net[at, seat] = h.seats[seat].net
    for entry in range(batch.times.shape[1]):
        batch.times[at, entry] = h.asked_times[0, entry] if won else 0
    if h.rules.keeps_log:
        batch.logged[at] = h.log_length
        for place in range(h.log_length):
            batch.logs[at, place] = h.log[place]
        for place in range(h.rules.wall_tiles):
            batch.walls[at, place] = h.wall[place]
