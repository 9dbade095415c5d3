"""What EXPERT's numbers come from: what tiles of each worth brought, and what discards gave away, in self-play.

The same rules, hands and seed make the same numbers to the byte: all of it is sums of whole numbers.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from windroos.errors import OptionError
from windroos.expert.known import MOST_DRAWS, POINT, WORTH_STEPS
from windroos.fast.selfplay.play import tally_many
from windroos.lab.ladder import HELD_OUT
from windroos.rules.rules import Rules

_WEIGHT: Final = 60
"""So many sightings of its neighbours are added to a step, so that rare ones are no noise."""
_NEAR: Final = tuple(
    (draws, step, (3 - abs(draws)) * (4 - abs(step))) for draws in range(-2, 3) for step in range(-3, 4)
)
"""Draws and steps beside a step, and how much they count."""


class Trained(NamedTuple):
    """The tables of one scheme."""

    scheme: str
    incomes: NDArray[np.int64]
    chances: NDArray[np.int64]
    dangers: NDArray[np.int64]
    """Chances that a seat goes out with a discard, times `POINT`."""

    def text(self) -> str:
        """As it is kept: one line a row."""
        rows = {"incomes": self.incomes, "chances": self.chances, "dangers": self.dangers.reshape(-1, 10)}
        parts = [
            f'"{name}": [\n' + ",\n".join(json.dumps([int(value) for value in row]) for row in table) + "\n]"
            for name, table in rows.items()
        ]
        return "{\n" + ",\n".join([f'"scheme": "{self.scheme}"', *parts]) + "\n}\n"


def train(rules: Rules, hands: int, seed: int) -> Trained:
    """Play four of EXPERT against each other and make tables of what came of it.

    Raises:
        OptionError: the seed is one of those that measure.
    """
    if seed >= HELD_OUT:
        raise OptionError("lab_held_out", seed=seed, first=HELD_OUT)
    worths, threats = tally_many(rules, hands, seed)
    seen = worths[:, 0].reshape(MOST_DRAWS, WORTH_STEPS)
    tables = [_rising(_smooth(worths[:, at].reshape(MOST_DRAWS, WORTH_STEPS), seen)) for at in (2, 1)]
    dangers = threats[:, 1] * POINT // np.maximum(1, threats[:, 0])
    return Trained(rules.rule_set.scheme.id, tables[0], tables[1], dangers)


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
