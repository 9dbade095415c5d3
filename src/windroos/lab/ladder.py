"""The ladder of players: each against three of the rung below, on equal tiles, with what shows that the figures hold.

Seeds from `HELD_OUT` on are for measuring alone: training refuses them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from windroos.intervals import Estimate, mean_of, share
from windroos.lab.count import Play, play_chunk
from windroos.lab.duplicate import DealSums, MatchFigures, outcome, play_deals
from windroos.lab.task import Chunk, Task
from windroos.lab.totals import Totals

RUNGS: Final = ("random", "greedy", "live", "expert")
"""From the lowest to the highest."""
HELD_OUT: Final = 1_000_000
"""The first seed that training may not use."""
ALIKE_DEALS: Final = 64
"""Deals on which a player meets three of its own name; one is as good as all."""
BANDS: Final = {"drawn": (0.0, 0.3), "self_drawn": (0.15, 0.45), "turns": (6.0, 16.0), "gave": (0.05, 0.25)}
"""Between what four players alike must lie, from `live` on: so people play, and a player far outside has a fault."""


class Habits(NamedTuple):
    """How four players alike play: draws of all hands, self-drawn of mahjongs, the winner's turn, deals-in a seat."""

    drawn: Estimate
    self_drawn: Estimate
    turns: Estimate
    gave: Estimate

    def outside(self) -> tuple[str, ...]:
        """The figures that do not lie in `BANDS`."""
        figures = self._asdict()
        return tuple(name for name, (low, high) in BANDS.items() if not low <= (figures[name].value or 0.0) <= high)


class Rung(NamedTuple):
    """A player on the ladder: against the one below, against itself (which must be 0), and four of it together."""

    player: str
    match: MatchFigures
    alike: DealSums
    habits: Habits

    def faults(self) -> tuple[str, ...]:
        """What does not hold: codes of `windroos.text.lab.LADDER_FAULTS`."""
        low = self.match.difference.low
        found = [] if low is not None and low > 0 else ["not_above"]
        if self.alike.difference or self.alike.squares:
            found.append("not_equal")
        if self.player in RUNGS[2:] and self.habits.outside():
            found.append("outside")
        return tuple(found)


def climb(task: Task, play: Play) -> Iterator[Rung]:
    """All rungs from the second on, the lowest first. `task.hands` are deals; its players do not matter."""
    for below, player in pairwise(RUNGS):
        yield climbed(task, play, player, below)


def climbed(task: Task, play: Play, player: str, below: str) -> Rung:
    """One rung."""
    deals = Chunk(0, task.hands)
    match = _between(task, player, below)
    same = _between(task, player, player)
    four = Task(task.rules_id, (player,) * 4, task.hands, task.seed, task.options, task.house, task.round)
    return Rung(
        player,
        outcome(match, play_deals(match, play, deals), 0.0),
        play_deals(same, play, Chunk(0, min(ALIKE_DEALS, task.hands))),
        habits_of(play_chunk(four, play, deals)),
    )


def _between(task: Task, player: str, other: str) -> Task:
    return Task(task.rules_id, (player, other), task.hands, task.seed, task.options, task.house, task.round)


def habits_of(totals: Totals) -> Habits:
    """The figures of four players alike."""
    own = sum(totals.own)
    won = totals.won
    return Habits(
        share(totals.hands - won, totals.hands),
        share(own, won),
        mean_of(totals.turns),
        share(sum(totals.gave), 4 * totals.hands),
    )
