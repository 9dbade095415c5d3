"""Whether EXPERT's chances hold: of all tiles of which it said that they win three times in ten, how many won.

What is asked is the number that people are told (`windroos.bots.expert_evaluation`), after every discard of four such.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.expert.known import POINT
from windroos.expert.numbers import learned
from windroos.fast.selfplay.play import tally_many
from windroos.intervals import Estimate, share
from windroos.rules.rules import Rules

ALLOWED: Final = 0.02
"""How far what happened may be from what was said."""
FEWEST: Final = 1000
"""So many chances are wanted before they are judged: those of one hand hang together."""


class ChanceTenth(NamedTuple):
    """All chances of a tenth: their mean, and the share of them that came true."""

    said: float
    happened: Estimate

    @property
    def is_off(self) -> bool:
        """Whether the whole interval of what happened is farther away than is allowed, of chances enough to say so."""
        low, high = self.happened.low or 0.0, self.happened.high or 0.0
        return self.happened.of >= FEWEST and not low - ALLOWED <= self.said <= high + ALLOWED


def calibrate(rules: Rules, hands: int, seed: int, round: int | None = None) -> tuple[ChanceTenth | None, ...]:
    """The ten tenths, the lowest first; None where no chance was said that lies in it. Round: as in `tally_many`."""
    found = tally_many(rules, hands, seed, learned(rules), round).chances
    return tuple(
        ChanceTenth(int(said) / int(seen) / POINT, share(int(won), int(seen))) if seen else None
        for seen, said, won in found
    )
