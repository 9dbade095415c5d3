"""What EXPERT's numbers come from: what tiles of each worth brought, and what discards gave away, in self-play.

The hands are played three times: first by worth alone, all tiles equally likely, for how readily each comes; with that
for what tiles bring and discards give away; then with all of it, as people meet EXPERT, for its chances. The same
rules, hands and seed make the same numbers to the byte: all of it is sums of whole numbers.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.errors import OptionError
from windroos.expert.known import MOST_DRAWS, POINT, WORTH_STEPS
from windroos.expert.measures import Measure
from windroos.expert.numbers import Learned
from windroos.expert.release import DRAW, SEEN
from windroos.expert.threat import THREATS
from windroos.fast.selfplay.play import tally_many
from windroos.lab.ladder import HELD_OUT
from windroos.rules.rules import Rules

LEAST_CHANCE: Final = POINT // 200
"""Chances below are not told apart: too few of them are seen to come true."""
FEWEST_SEEN: Final = 10_000
"""A chance is of at least so many sightings, or of all."""
FEWEST_NEAR: Final = 28_800
"""An income is of at least 200 sightings, of which each counts 144 times with its neighbours."""
_FEW: Final = 20
"""So many tiles that come as often as all others are added to those that were counted."""
_NEAR: Final = tuple(
    (draws, step, (3 - abs(draws)) * (4 - abs(step))) for draws in range(-2, 3) for step in range(-3, 4)
)
"""Draws and steps beside a step, and how much they count."""


Block = tuple[int, int, int]
"""A sum, of how many sightings, and how many cells."""


class Trained(NamedTuple):
    """The tables of one scheme, and the hands and the seed that they come from."""

    scheme: str
    hands: int
    seed: int
    incomes: NDArray[np.int64]
    chances: NDArray[np.int64]
    dangers: NDArray[np.int64]
    """Chances that a seat goes out with a discard, times `POINT`."""
    arrivals: NDArray[np.int64]
    releases: NDArray[np.int64]
    """How often a tile comes, by draws and discards (`windroos.expert.release`)."""

    def rows(self) -> Learned:
        """The tables, in whole numbers."""
        tables = {
            "incomes": self.incomes,
            "chances": self.chances,
            "dangers": self.dangers.reshape(-1, 10),
            "arrivals": self.arrivals.reshape(-1, SEEN),
            "releases": self.releases.reshape(-1, SEEN),
        }
        return {name: [[int(value) for value in row] for row in table] for name, table in tables.items()}

    def text(self) -> str:
        """As it is kept: one line a row."""
        parts = [f'"{name}": [\n' + ",\n".join(map(json.dumps, table)) + "\n]" for name, table in self.rows().items()]
        origin = [f'"hands": {self.hands}', f'"seed": {self.seed}']
        return "{\n" + ",\n".join([f'"scheme": "{self.scheme}"', *origin, *parts]) + "\n}\n"


def train(rules: Rules, hands: int, seed: int, measure: Measure | None = None) -> Trained:
    """Play four of EXPERT against each other, by its own measure or another, and make tables of what came of it.

    Raises:
        OptionError: the seed is one of those that measure.
    """
    if seed >= HELD_OUT:
        raise OptionError("lab_held_out", seed=seed, first=HELD_OUT)
    cells, none = np.zeros((MOST_DRAWS, WORTH_STEPS), np.int64), np.zeros(THREATS, np.int64)
    often = comings(tally_many(rules, hands, seed, measure=measure).releases)
    found = Trained(rules.rule_set.scheme.id, hands, seed, cells, cells, none, *often)
    tallies = tally_many(rules, hands, seed, found.rows(), in_points=False, measure=measure)
    seen, _, paid = _sums(tallies.worths)
    dangers = tallies.threats[:, 1] * POINT // np.maximum(1, tallies.threats[:, 0])
    found = found._replace(incomes=_rising(paid, seen), dangers=dangers)
    return found._replace(chances=_chances(tally_many(rules, hands, seed, found.rows(), measure=measure).worths))


def comings(counted: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """How often a copy is drawn, and how often the others discard it meanwhile, times `DRAW`; rare ones as all.

    counted  (RELEASES, 4) as `HandState.release_tally`
    """
    drawn, might_be, thrown, might_go = counted.T
    given = DRAW * int(thrown.sum()) // max(1, int(drawn.sum()))
    few = _FEW * POINT
    return (
        (drawn * POINT + few) * DRAW // (might_be + few),
        (thrown * POINT + few) * given // (might_go + few),
    )


def _chances(worths: NDArray[np.int64]) -> NDArray[np.int64]:
    seen, won, _ = _sums(worths)
    return _between_steps(np.maximum(LEAST_CHANCE, _true(_rising(won, seen), won, seen)))


def _sums(worths: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """By draws and step: how often it was seen, how often it won, and the points."""
    seen, won, paid = (worths[:, at].reshape(MOST_DRAWS, WORTH_STEPS) for at in range(3))
    return seen, won, paid


def _near(sums: NDArray[np.int64]) -> NDArray[np.int64]:
    """Each step with its neighbours."""
    return sum((weight * _moved(sums, draws, step) for draws, step, weight in _NEAR), np.zeros_like(sums))


def _moved(table: NDArray[np.int64], draws: int, step: int) -> NDArray[np.int64]:
    found = np.zeros_like(table)
    rows, columns = table.shape
    found[max(0, draws) : rows + min(0, draws), max(0, step) : columns + min(0, step)] = table[
        max(0, -draws) : rows + min(0, -draws), max(0, -step) : columns + min(0, -step)
    ]
    return found


def _rising(sums: NDArray[np.int64], seen: NDArray[np.int64]) -> NDArray[np.int64]:
    """The mean of each step with its neighbours, times `POINT`: more worth brings more, a little at least."""
    found = np.zeros_like(sums)
    for draws, (total, times) in enumerate(zip(_near(sums).tolist(), _near(seen).tolist(), strict=True)):
        blocks = _pooled(total, times, FEWEST_NEAR)
        if blocks[-1][1]:
            found[draws] = _through(blocks)
        elif draws:
            found[draws] = found[draws - 1]
    return found


def _through(blocks: list[Block]) -> list[int]:
    """By step, in proportion between the middles of the blocks, from nothing at all on; the last one goes on."""
    found: list[int] = []
    before, low, first = 0, 0, 0
    for sums, times, steps in blocks:
        middle, high = 2 * first + steps, sums * POINT // max(1, times)
        while 2 * len(found) < middle:
            found.append(low + (high - low) * (2 * len(found) - before) // (middle - before) + len(found))
        before, low, first = middle, high, first + steps
    return found + [low + step for step in range(len(found), WORTH_STEPS)]


def _true(
    guessed: NDArray[np.int64], won: NDArray[np.int64], seen: NDArray[np.int64], fewest: int = FEWEST_SEEN
) -> NDArray[np.int64]:
    """The chances in the order in which they were guessed, each the share that won; what turns it goes together."""
    order = np.argsort(guessed.ravel(), kind="stable")
    many = _pooled(won.ravel()[order].tolist(), seen.ravel()[order].tolist(), fewest)
    found = np.zeros(guessed.size, np.int64)
    found[order] = [wins * POINT // max(1, times) for wins, times, cells in many for _ in range(cells)]
    return found.reshape(guessed.shape)


def _pooled(sums: Iterable[int], seen: Iterable[int], fewest: int) -> list[Block]:
    """Blocks of neighbours of which the means rise, each of `fewest` sightings or more, unless there is one alone."""
    blocks: list[Block] = []
    for total, times in zip(sums, seen, strict=True):
        blocks.append((total, times, 1))
        while len(blocks) > 1 and blocks[-2][0] * blocks[-1][1] >= blocks[-1][0] * blocks[-2][1]:
            _join(blocks)
    many: list[Block] = []
    for block in reversed(blocks):
        many.append(block)
        if len(many) > 1 and many[-2][1] < fewest:
            _join(many)
    if len(many) > 1 and many[-1][1] < fewest:
        _join(many)
    return many[::-1]


def _join(blocks: list[Block]) -> None:
    """Make one of the last two."""
    (total, times, cells), (more, of, others) = blocks.pop(), blocks.pop()
    blocks.append((total + more, times + of, cells + others))


def _between_steps(table: NDArray[np.int64]) -> NDArray[np.int64]:
    """What holds in the middle of each step, at its beginning: between two of these it is read in proportion."""
    found = table.copy()
    found[:, 1:] = (table[:, :-1] + table[:, 1:]) // 2
    return found
