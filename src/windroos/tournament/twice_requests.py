"""What is asked of typing results twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.tournament.twice_events import TWICE_ROUNDS, TwiceRounds
from windroos.wire.objects import Key
from windroos.wire.spelling import one_of


class DoTwice(NamedTuple):
    """Let two people type the results of these rounds from paper."""

    rounds: TwiceRounds


TWICE_REQUESTS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "twice": (DoTwice, (Key("rounds", one_of(*TWICE_ROUNDS)),)),
}
"""The word of each request, and its keys."""
