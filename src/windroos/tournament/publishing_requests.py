"""What is asked of the standings: publish, hide, reveal, lots; and that it is over, or not after all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.people.spelling import ID
from windroos.seating.door import MOST_PLAYERS, MOST_ROUNDS
from windroos.tournament.spelling import REASON, ROUND
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import FLAG, or_null, whole


class DoPublish(NamedTuple):
    """Publish the standings after a round; `anyway`: though a table has no result (ruling T9)."""

    round: int
    anyway: bool


class DoHide(NamedTuple):
    """Keep the standings after this round and later for the desk; None: show them again."""

    after: int | None


class DoReveal(NamedTuple):
    """Show so many rows of the hidden standings from the bottom up, None all."""

    rows: int | None


class DoDrawLot(NamedTuple):
    """Draw a lot among who stand equal to the end (ruling T2), by a number or word that was called."""

    entrants: tuple[str, ...]
    seed: str


class DoFinish(NamedTuple):
    """The prizes are given."""

    reason: str


class DoOpenAgain(NamedTuple):
    """Something was wrong after all."""

    reason: str


PublishingRequest = DoPublish | DoHide | DoReveal | DoDrawLot | DoFinish | DoOpenAgain
PUBLISHING_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "publish": (DoPublish, (Key("round", ROUND), Key("anyway", FLAG, False))),
    "hide": (DoHide, (Key("after", or_null(whole(0, MOST_ROUNDS), None)),)),
    "reveal": (DoReveal, (Key("rows", or_null(whole(0, MOST_PLAYERS), None), None),)),
    "lot": (DoDrawLot, (Key("entrants", listed(ID)), Key("seed", ID))),
    "finish": (DoFinish, (REASON,)),
    "reopen": (DoOpenAgain, (REASON,)),
}
"""The word of each request, and its keys."""
