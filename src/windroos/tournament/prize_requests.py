"""What is asked of prizes that only people can decide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.people.spelling import ID, SHORT
from windroos.tournament.prize_events import PRIZE_KINDS, PrizeKind
from windroos.wire.objects import Key
from windroos.wire.spelling import one_of, or_null


class DoPrize(NamedTuple):
    """Give a prize to somebody; to nobody: as figures say again."""

    prize: PrizeKind
    entrant: str
    hand: str


PrizeRequest = DoPrize
PRIZE_REQUESTS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "prize": (
        DoPrize,
        (
            *(Key("prize", one_of(*PRIZE_KINDS)), Key("entrant", or_null(ID, ""), "")),
            Key("hand", or_null(SHORT, ""), ""),
        ),
    ),
}
"""The word of each request, and its keys."""
