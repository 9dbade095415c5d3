"""Rounds in which all meet all as equally often as a search finds, for any number of players; with the figures."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from windroos.seating.designs import Round, cycles, meetings

STEPS: Final = 40
"""Exchanges that are tried for each player of a round."""


class SeatingFigures(NamedTuple):
    """How even rounds are.

    least, most  meetings of a pair
    repeats      meetings beyond the first, of all pairs together
    bound        the fewest of these that so many meetings can have
    """

    least: int
    most: int
    repeats: int
    bound: int


class SeatingScheme(NamedTuple):
    """Rounds of tables with their figures; `exact`: of a design, in which all pairs meet equally often."""

    rounds: tuple[Round, ...]
    figures: SeatingFigures
    exact: bool


def scheme(sizes: Sequence[int], rounds: int, seed: int) -> SeatingScheme:
    """So many rounds at tables of these sizes, players from 0; the same for the same seed.

    Of a design where one is known and the tables are of four; else searched, round after round, by exchanging two.
    """
    players = sum(sizes)
    found = cycles(players, rounds) if set(sizes) == {4} else ()
    if not found:
        found = _searched(tuple(sizes), rounds, Random(seed))
    figures = figures_of(found, players)
    return SeatingScheme(found, figures, figures.least == figures.most)


def figures_of(rounds: Sequence[Round], players: int) -> SeatingFigures:
    """How even rounds are."""
    met = meetings(rounds)
    pairs = players * (players - 1) // 2
    counts = [met[pair] for pair in combinations(range(players), 2)] or [0]
    return SeatingFigures(
        min(counts), max(counts), sum(max(count - 1, 0) for count in counts), max(sum(counts) - pairs, 0)
    )


def _searched(sizes: tuple[int, ...], rounds: int, random: Random) -> tuple[Round, ...]:
    players = sum(sizes)
    met = [[0] * players for _ in range(players)]
    found: list[Round] = []
    for _ in range(rounds):
        tables = _round(sizes, met, random)
        for table in tables:
            for one, other in combinations(table, 2):
                met[one][other] += 1
                met[other][one] += 1
        found.append(tuple(tuple(sorted(table)) for table in tables))
    return tuple(found)


def _round(sizes: tuple[int, ...], met: list[list[int]], random: Random) -> list[list[int]]:
    """A round that adds few meetings to those that were: two exchange places as long as that is no worse."""
    order = random.sample(range(len(met)), len(met))
    tables: list[list[int]] = []
    for size in sizes:
        tables.append(order[:size])
        order = order[size:]
    if len(tables) < 2:
        return tables

    def cost(person: int, table: Sequence[int], without: int) -> int:
        """What somebody adds at a table without one of those who sit there: each meeting costs what it repeats."""
        return sum(2 * met[person][other] + 1 for other in table if other not in (without, person))

    for _ in range(STEPS * len(met)):
        one, other = random.sample(range(len(tables)), 2)
        left, right = random.choice(tables[one]), random.choice(tables[other])
        before = cost(left, tables[one], right) + cost(right, tables[other], left)
        after = cost(right, tables[one], left) + cost(left, tables[other], right)
        if after <= before:
            tables[one][tables[one].index(left)] = right
            tables[other][tables[other].index(right)] = left
    return tables
