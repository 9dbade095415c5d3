"""Matches in which both sides get the same tiles: every deal is played four times, the candidate once in each seat.

Every seat has a stock of tiles of its own, so that what one player does leaves the others' tiles alone. What the
candidate received in the four games together is the difference of a deal: a seat with good tiles is good for whoever
sits there, and four equal players receive nothing together, for every game sums to zero.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from windroos.intervals import Estimate, mean, share
from windroos.lab.count import Play
from windroos.lab.task import SEATS, Chunk, Task
from windroos.lab.totals import SELF_DRAWN, Counts, added


class DealSums(NamedTuple):
    """Sums over deals, in whole numbers. Of the candidate (first) and of the three others together (second)."""

    deals: int
    difference: int
    """What the candidate received in the four games of every deal."""
    squares: int
    better: int
    """Deals in which that was more than nothing."""
    worse: int
    seats: Counts
    """(4,) what the candidate received in each seat."""
    seat_squares: Counts
    wins: Counts
    """(2,) games."""
    win_squares: Counts
    """(2,) sums over deals of the square of how many of the four games were won."""
    own: Counts
    """(2,) of these, self-drawn."""
    gave: Counts
    """(2,) games that another won with one's tile."""
    points: Counts
    """(2,) the winners' scores."""


NOTHING = DealSums(0, 0, 0, 0, 0, *((0,) * SEATS,) * 2, *((0, 0),) * 5)


def merge(one: DealSums, other: DealSums) -> DealSums:
    """Both together, in any order."""
    return DealSums._make(map(added, one, other))


def lineup(task: Task, seat: int) -> tuple[str, ...]:
    """The players of the game with the candidate (the task's first player) in this seat, against the second."""
    candidate, against = task.players
    return tuple(candidate if at == seat else against for at in range(SEATS))


def play_deals(task: Task, play: Play, chunk: Chunk) -> DealSums:
    """Play some deals four times. `task.players` are the candidate and the player against whom."""
    rules = task.rules()
    received = np.zeros((SEATS, chunk.hands), np.int64)
    wins = np.zeros((2, chunk.hands), np.int64)
    own, gave, points = (np.zeros(2, np.int64) for _ in range(3))
    for seat in range(SEATS):
        games = play(rules, lineup(task, seat), chunk.hands, task.seed, first=chunk.first, round=task.round, stock=True)
        received[seat] = games.net[:, seat]
        at = np.flatnonzero(games.winner >= 0)
        winner, giver = games.winner[at], games.giver[at]
        other = (winner != seat).astype(np.int64)
        wins[other, at] += 1
        own += np.bincount(other[np.isin(games.by[at], SELF_DRAWN)], minlength=2)
        gave += np.bincount((giver[giver >= 0] != seat).astype(np.int64), minlength=2)
        for side in range(2):
            points[side] += games.scores[at, winner][other == side].sum(dtype=np.int64)
    deals = received.sum(0)
    return DealSums(
        chunk.hands,
        int(deals.sum()),
        int(deals @ deals),
        int((deals > 0).sum()),
        int((deals < 0).sum()),
        *(tuple(map(int, numbers)) for numbers in (received.sum(1), (received * received).sum(1))),
        *(tuple(map(int, numbers)) for numbers in (wins.sum(1), (wins * wins).sum(1), own, gave, points)),
    )


class SideFigures(NamedTuple):
    """The candidate, or one of the others: shares of games, of own mahjongs, and the mean of one's scores."""

    player: str
    wins: Estimate
    own: Estimate
    gave: Estimate
    scores: float | None


class MatchFigures(NamedTuple):
    """The figures of a match."""

    task: Task
    score: DealSums
    seconds: float
    difference: Estimate
    """What the candidate received a game, by deal. The others lost it together, each a third."""
    seats: tuple[Estimate, ...]
    """The same in each seat."""
    better: Estimate
    worse: Estimate
    equal: Estimate
    sides: tuple[SideFigures, SideFigures]


def outcome(task: Task, score: DealSums, seconds: float) -> MatchFigures:
    """The figures of this score."""
    deals = score.deals
    return MatchFigures(
        task=task,
        score=score,
        seconds=seconds,
        difference=mean(score.difference, score.squares, deals).scaled(1 / SEATS),
        seats=tuple(
            mean(total, squares, deals) for total, squares in zip(score.seats, score.seat_squares, strict=True)
        ),
        better=share(score.better, deals),
        worse=share(score.worse, deals),
        equal=share(deals - score.better - score.worse, deals),
        sides=(_side(task, score, 0, 1), _side(task, score, 1, SEATS - 1)),
    )


def _side(task: Task, score: DealSums, side: int, seats: int) -> SideFigures:
    """The four games of a deal are not independent, so the interval of wins goes by deal; `seats` share it."""
    wins, games = score.wins[side], score.deals * SEATS
    return SideFigures(
        task.players[side],
        mean(wins, score.win_squares[side], score.deals).scaled(1 / (SEATS * seats)),
        share(score.own[side], wins),
        share(score.gave[side], games).scaled(1 / seats),
        score.points[side] / wins if wins else None,
    )
