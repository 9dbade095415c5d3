"""Where the ends of hands of self-play are written."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.fast.selfplay.state import HandState


class Results(NamedTuple):
    """Where a hand's end is written: arrays (n,), (n, 4) or (n, ...), as in `windroos.fast.selfplay.play.Batch`."""

    winner: NDArray[np.int8]
    by: NDArray[np.uint8]
    giver: NDArray[np.int8]
    turns: NDArray[np.int16]
    drawn: NDArray[np.int16]
    scores: NDArray[np.int32]
    net: NDArray[np.int32]
    points: NDArray[np.int32]
    doubles: NDArray[np.int16]
    limit: NDArray[np.int16]
    special: NDArray[np.int16]
    times: NDArray[np.uint8]
    round: NDArray[np.uint8]
    logs: NDArray[np.uint8]
    logged: NDArray[np.int16]
    walls: NDArray[np.uint8]


def write_result(h: HandState, results: Results, at: int) -> None:
    """Write the end of a hand."""
    won = h.winner >= 0
    results.winner[at] = h.winner
    results.by[at] = h.won_by
    results.giver[at] = h.giver
    results.turns[at] = h.discards
    results.drawn[at] = h.live_draws
    results.round[at] = h.round_wind
    results.points[at] = h.asked.points[0] if won else 0
    results.doubles[at] = h.asked.doubles[0] if won else 0
    results.limit[at] = h.asked.limit[0] if won else -1
    results.special[at] = h.asked.special[0] if won else 0
    for seat in range(h.rules.seats):
        results.scores[at, seat] = h.seats[seat].score
        results.net[at, seat] = h.seats[seat].net
    for entry in range(results.times.shape[1]):
        results.times[at, entry] = h.asked_times[0, entry] if won else 0
    if h.rules.keeps_log:
        results.logged[at] = h.log_length
        for place in range(h.log_length):
            results.logs[at, place] = h.log[place]
        for place in range(h.rules.wall_tiles):
            results.walls[at, place] = h.wall[place]
