"""Compiled self-play: the referee tells the same story, settlement agrees, and nothing depends on threads."""

from __future__ import annotations

import os

import pytest

from windroos.fast.retelling import retell
from windroos.fast.selfplay import Batch, play_many
from windroos.play import events as e
from windroos.rules.catalog import IDS, rules

FULL = os.environ.get("WINDROOS_FULL") == "1"
HANDS = 10_000 if FULL else 120
TABLES = (("random", "greedy", "live", "live"), ("live",) * 4, ("greedy", "random", "random", "greedy"))


def assert_told_alike(batch: Batch, at: int) -> None:
    """The referee's replay of a hand ends as self-play says."""
    steps = retell(batch, at)
    public = [step.public for step in steps]
    ended = public[-1] if isinstance(public[-1], e.HandEnded) else public[-2]
    assert isinstance(ended, e.HandEnded), public[-1]
    won = next((event for event in public if isinstance(event, e.Won)), None)
    discards = sum(isinstance(event, e.Discarded) for event in public)
    drawn = sum(isinstance(event, e.Drew) and not event.loose for event in public)
    seats = len(ended.scores)
    assert ended.winner == batch.winner[at]
    assert (won.giver if won else -1) == batch.giver[at]
    assert discards == batch.turns[at]
    assert drawn == batch.drawn[at]
    scores = ended.scores
    assert scores == tuple(int(score) for score in batch.scores[at, :seats])
    if ended.liable < 0:
        assert ended.net[:seats] == tuple(int(net) for net in batch.net[at, :seats])


@pytest.mark.parametrize("id", IDS)
def test_the_referee_tells_the_same(id: str) -> None:
    known = rules(id)
    for number, players in enumerate(TABLES):
        share = HANDS // len(TABLES)
        batch = play_many(known, players, share, seed=number, round=None, log=True)
        for at in range(share):
            assert_told_alike(batch, at)
