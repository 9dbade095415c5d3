"""What is told of typing results twice, as stored: whether two people type them from paper, and of which rounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from windroos.wire.objects import Key
from windroos.wire.spelling import one_of

TwiceRounds = Literal["never", "final", "all"]
TWICE_ROUNDS: Final[tuple[TwiceRounds, ...]] = ("never", "final", "all")
"""Of no round; of those of the final; of all."""


class TwiceSet(NamedTuple):
    """Results of these rounds are typed from paper by two people, and hold when both have typed the same."""

    rounds: TwiceRounds


TWICE_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "twice": (TwiceSet, (Key("rounds", one_of(*TWICE_ROUNDS)),)),
}
"""The word of each event, and its keys."""
