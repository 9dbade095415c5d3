"""Schedules of tournaments: `python -m bench schedules`. Milliseconds of one schedule, and how good it is.

The peer fills each round table by table with who has met the fewest there, forty times over, and keeps the best: what a
careful organizer does by hand. Milliseconds are of the processor. Exit status 1 where more is repeated than cannot be
avoided, clubs meet that were to be kept apart, or a goal is missed.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from time import process_time
from typing import Final, NamedTuple

from windroos.seating.designs import design
from windroos.seating.measure import measure
from windroos.seating.rounds import Round, meetings, pair
from windroos.seating.schedule import schedule
from windroos.seating.wishes import SeatingWishes

SEATS: Final = 4
RUNS: Final = 3
TRIES: Final = 40
"""Schedules of which the peer keeps the best."""


class Case(NamedTuple):
    """Players and rounds; the milliseconds that one may take; how many clubs of equal size are to be kept apart."""

    players: int
    rounds: int
    goal: float
    clubs: int = 0

    def wishes(self) -> SeatingWishes:
        """Its clubs: whoever leaves the same rest."""
        members = (frozenset(range(club, self.players, self.clubs)) for club in range(self.clubs))
        return SeatingWishes(rather_apart=tuple(members))


CASES: Final = (
    *(Case(16, 5, 100), Case(28, 9, 500), Case(64, 21, 1_000), Case(100, 9, 3_000), Case(120, 8, 3_000)),
    *(Case(56, 9, 3_000), Case(100, 9, 10_000, clubs=10)),
)


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
    print(f"{'schedules':40}{'ms':>8} {'repeats':>8}{'winds':>7}   the peer:{'ms':>8} {'repeats':>8}{'winds':>7}")
    for case in CASES:
        players, rounds, goal, clubs = case
        each = []
        for _ in range(RUNS):
            design.cache_clear()
            began = process_time()
            found = schedule((SEATS,) * (players // SEATS), rounds, case.wishes()).measure
            each.append(1e3 * (process_time() - began))
        began = process_time()
        theirs = measure(filled_best(players, rounds))
        took = 1e3 * (process_time() - began)
        wrong = median(each) > goal or found.repeats > found.bound or bool(found.broken)
        missed |= wrong
        ours = f"{median(each):8.0f} {found.repeats:8}{found.wind_spread:7}"
        peer = f"{took:20.0f} {theirs.repeats:8}{theirs.wind_spread:7}"
        name = f"{players:4} players, {rounds:2} rounds" + (f", {clubs} clubs apart" if clubs else "")
        print(f"{name:40} {ours}{peer}   goal {goal:.0f}: {'MISSED' if wrong else 'met'}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
