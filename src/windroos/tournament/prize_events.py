"""What is told of prizes, as stored: those that only people can decide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from windroos.people.spelling import ID, SHORT
from windroos.reckoning.tournament_stages import SPECIAL_PRIZES, SpecialPrize
from windroos.wire.objects import Key
from windroos.wire.spelling import one_of, or_null

PrizeKind = Literal["place"] | SpecialPrize
PRIZE_KINDS: Final[tuple[PrizeKind, ...]] = ("place", *SPECIAL_PRIZES)


class PrizeGiven(NamedTuple):
    """Somebody has a prize, in the place of whoever figures say; `hand` what he made, "" as figures say again."""

    prize: PrizeKind
    entrant: str = ""
    hand: str = ""


PrizeEvent = PrizeGiven
PRIZE_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "prize": (
        PrizeGiven,
        (Key("prize", one_of(*PRIZE_KINDS)), Key("entrant", or_null(ID, ""), ""), Key("hand", SHORT, "")),
    ),
}
"""The word of each event, and its keys."""
