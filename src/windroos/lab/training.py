"""What EXPERT's numbers come from: what tiles of each worth brought, and what discards gave away, in self-play.

The hands are played twice: first by worth alone, for what tiles bring and discards give away; then with that, as people
meet EXPERT, for its chances. The same rules, hands and seed make the same numbers to the byte: all of it is sums of
whole numbers.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.errors import OptionError
from windroos.expert.known import MOST_DRAWS, POINT, WORTH_STEPS
from windroos.expert.numbers import Learned
from windroos.fast.selfplay.play import tally_many
from windroos.lab.ladder import HELD_OUT
from windroos.rules.rules import Rules

_WEIGHT: Final = 60
"""So many sightings of its neighbours are added to a step, so that rare ones are no noise."""
LEAST_CHANCE: Final = POINT // 200
"""Chances below are not told apart: too few of them are seen to come true."""
FEWEST_SEEN: Final = 4000
"""A chance is of at least so many sightings, or of all."""
_NEAR: Final = tuple(
    (draws, step, (3 - abs(draws)) * (4 - abs(step))) for draws in range(-2, 3) for step in range(-3, 4)
)
"""Draws and steps beside a step, and how much they count."""


class Trained(NamedTuple):
    """The tables of one scheme, and the hands and the seed that they come from."""

    scheme: str
    hands: int
    seed: int
    incomes: NDArray[np.int64]
    chances: NDArray[np.int64]
    dangers: NDArray[np.int64]
    """Chances that a seat goes out with a discard, times `POINT`."""

    def rows(self) -> Learned:
        """The tables, in whole numbers."""
        tables = {"incomes": self.incomes, "chances": self.chances, "dangers": self.dangers.reshape(-1, 10)}
        return {name: [[int(value) for value in row] for row in table] for name, table in tables.items()}

    def text(self) -> str:
        """As it is kept: one line a row."""
        parts = [f'"{name}": [\n' + ",\n".join(map(json.dumps, table)) + "\n]" for name, table in self.rows().items()]
        origin = [f'"hands": {self.hands}', f'"seed": {self.seed}']
        return "{\n" + ",\n".join([f'"scheme": "{self.scheme}"', *origin, *parts]) + "\n}\n"


def train(rules: Rules, hands: int, seed: int) -> Trained:
    """Play four of EXPERT against each other and make tables of what came of it.

    Raises:
        OptionError: the seed is one of those that measure.
    """
    if seed >= HELD_OUT:
        raise OptionError("lab_held_out", seed=seed, first=HELD_OUT)
    worths, threats, _ = tally_many(rules, hands, seed, None)
    seen, _, paid = _sums(worths)
    incomes = _rising(_smooth(paid, seen))
    dangers = threats[:, 1] * POINT // np.maximum(1, threats[:, 0])
    none = Trained(rules.rule_set.scheme.id, hands, seed, incomes, np.zeros_like(incomes), dangers)
    worths, _, _ = tally_many(rules, hands, seed, none.rows())
    return none._replace(chances=_chances(worths))


def _chances(worths: NDArray[np.int64]) -> NDArray[np.int64]:
    seen, won, _ = _sums(worths)
    return _between_steps(np.maximum(LEAST_CHANCE, _true(_rising(_smooth(won, seen)), won, seen)))


def _sums(worths: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """By draws and step: how often it was seen, how often it won, and the points."""
    seen, won, paid = (worths[:, at].reshape(MOST_DRAWS, WORTH_STEPS) for at in range(3))
    return seen, won, paid


def _smooth(sums: NDArray[np.int64], seen: NDArray[np.int64]) -> NDArray[np.int64]:
    """The mean of each step with its neighbours, times `POINT`."""
    total, times = np.zeros_like(sums), np.zeros_like(seen)
    for draws, step, weight in _NEAR:
        total += weight * _moved(sums, draws, step)
        times += weight * _moved(seen, draws, step)
    return total * POINT // np.maximum(_WEIGHT, times)


def _moved(table: NDArray[np.int64], draws: int, step: int) -> NDArray[np.int64]:
    found = np.zeros_like(table)
    rows, columns = table.shape
    found[max(0, draws) : rows + min(0, draws), max(0, step) : columns + min(0, step)] = table[
        max(0, -draws) : rows + min(0, -draws), max(0, -step) : columns + min(0, -step)
    ]
    return found


def _rising(table: NDArray[np.int64]) -> NDArray[np.int64]:
    """More worth brings more, a little at least, and so do more draws."""
    raised = np.maximum.accumulate(table, axis=1) + np.arange(WORTH_STEPS)
    return np.maximum.accumulate(raised, axis=0)


def _true(
    guessed: NDArray[np.int64], won: NDArray[np.int64], seen: NDArray[np.int64], fewest: int = FEWEST_SEEN
) -> NDArray[np.int64]:
    """The chances in the order in which they were guessed, each the share that won; what turns it goes together."""
    order = np.argsort(guessed.ravel(), kind="stable")
    blocks: list[tuple[int, int, int]] = []
    """Won, seen, and how many cells."""
    for wins, times in zip(won.ravel()[order].tolist(), seen.ravel()[order].tolist(), strict=True):
        blocks.append((wins, times, 1))
        while len(blocks) > 1 and blocks[-2][0] * blocks[-1][1] >= blocks[-1][0] * blocks[-2][1]:
            _join(blocks)
    many: list[tuple[int, int, int]] = []
    for block in reversed(blocks):
        many.append(block)
        if len(many) > 1 and many[-2][1] < fewest:
            _join(many)
    if len(many) > 1 and many[-1][1] < fewest:
        _join(many)
    found = np.zeros(guessed.size, np.int64)
    found[order] = [wins * POINT // max(1, times) for wins, times, cells in reversed(many) for _ in range(cells)]
    return found.reshape(guessed.shape)


def _join(blocks: list[tuple[int, int, int]]) -> None:
    """Make one of the last two."""
    (wins, times, cells), (more, of, others) = blocks.pop(), blocks.pop()
    blocks.append((wins + more, times + of, cells + others))


def _between_steps(table: NDArray[np.int64]) -> NDArray[np.int64]:
    """What holds in the middle of each step, at its beginning: between two of these it is read in proportion."""
    found = table.copy()
    found[:, 1:] = (table[:, :-1] + table[:, 1:]) // 2
    return found
