"""Schedules of tournaments: `python -m bench schedules`. Milliseconds of one schedule, and how good it is.

The peer fills each round table by table with who has met the fewest there, forty times over, and keeps the best: what a
careful organizer does by hand. Exit status 1 where more is repeated than cannot be avoided, or a goal is missed.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from windroos.seating.designs import design
from windroos.seating.measure import measure
from windroos.seating.rounds import Round, meetings, pair
from windroos.seating.schedule import schedule

SEATS: Final = 4
RUNS: Final = 3
TRIES: Final = 40
"""Schedules of which the peer keeps the best."""


class Case(NamedTuple):
    """Players and rounds; the milliseconds that one may take."""

    players: int
    rounds: int
    goal: float


CASES: Final = (Case(16, 5, 100), Case(28, 9, 500), Case(100, 9, 3_000), Case(120, 8, 3_000), Case(56, 9, 3_000))


def filled(players: int, rounds: int, random: Random) -> tuple[Round, ...]:
    """Rounds filled table by table, each seat with who has met the fewest there."""
    met: dict[tuple[int, int], int] = {}
    found: list[Round] = []
    for _ in range(rounds):
        left = random.sample(range(players), players)
        tables = []
        while left:
            table: list[int] = []
            for _ in range(SEATS):
                player = min(left, key=lambda one: sum(met.get(pair(one, other), 0) for other in table))
                left.remove(player)
                table.append(player)
            tables.append(tuple(table))
        for pairs, times in meetings([tuple(tables)]).items():
            met[pairs] = met.get(pairs, 0) + times
        found.append(tuple(tables))
    return tuple(found)


def filled_best(players: int, rounds: int) -> tuple[Round, ...]:
    """The best of so many."""
    random = Random(1)
    return min((filled(players, rounds, random) for _ in range(TRIES)), key=lambda one: measure(one).repeats)


def main() -> int:
    """Print a line for each case; the exit status."""
    missed = False
    print(f"{'schedules':24}{'ms':>8} {'repeats':>8}{'winds':>7}   the peer:{'ms':>8} {'repeats':>8}{'winds':>7}")
    for players, rounds, goal in CASES:
        each = []
        for _ in range(RUNS):
            design.cache_clear()
            began = perf_counter()
            found = schedule((SEATS,) * (players // SEATS), rounds).measure
            each.append(1e3 * (perf_counter() - began))
        began = perf_counter()
        theirs = measure(filled_best(players, rounds))
        took = 1e3 * (perf_counter() - began)
        wrong = median(each) > goal or found.repeats > found.bound
        missed |= wrong
        ours = f"{median(each):8.0f} {found.repeats:8}{found.wind_spread:7}"
        peer = f"{took:20.0f} {theirs.repeats:8}{theirs.wind_spread:7}"
        print(f"{players:4} players, {rounds:2} rounds {ours}{peer}   goal {goal:.0f}: {'MISSED' if wrong else 'met'}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
