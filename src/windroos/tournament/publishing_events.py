"""What is told of standings and of the end, as stored: published, hidden, revealed, lots, finished."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.people.spelling import ID, MOMENT, SHORT
from windroos.seating.door import MOST_PLAYERS, MOST_ROUNDS
from windroos.tournament.spelling import ROUND
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import FLAG, whole


class RoundPublished(NamedTuple):
    """The standings after a round are what everybody may hold on to.

    version  from 1, for each round apart
    at       when, in UTC
    digest   SHA-256 of its rows, by which it is seen whether they are still so
    open     tables had no result, and it was published all the same
    """

    round: int
    version: int
    at: str
    digest: str
    open: bool = False


class StandingsHidden(NamedTuple):
    """The standings after this round and later are for the desk alone, until they are revealed; None: no longer."""

    after: int
    hidden: bool = True


class PlacesRevealed(NamedTuple):
    """So many rows of the hidden standings are shown, from the bottom up."""

    rows: int


class LotDrawn(NamedTuple):
    """Who were equal to the end, in the order in which a lot put them (ruling T2)."""

    order: tuple[str, ...]
    seed: str


class TournamentFinished(NamedTuple):
    """The prizes are given: nothing changes any more."""

    reason: str = ""


class TournamentReopened(NamedTuple):
    """Something was wrong after all."""

    reason: str


PublishingEvent = RoundPublished | StandingsHidden | PlacesRevealed | LotDrawn | TournamentFinished | TournamentReopened
_REASON: Final = Key("reason", SHORT, "")
PUBLISHING_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "published": (
        RoundPublished,
        (
            *(Key("round", ROUND), Key("version", whole(1)), Key("at", MOMENT), Key("digest", SHORT)),
            Key("open", FLAG, False),
        ),
    ),
    "hidden": (StandingsHidden, (Key("after", whole(0, MOST_ROUNDS)), Key("hidden", FLAG, True))),
    "revealed": (PlacesRevealed, (Key("rows", whole(0, MOST_PLAYERS)),)),
    "lot": (LotDrawn, (Key("order", listed(ID)), Key("seed", SHORT))),
    "finished": (TournamentFinished, (_REASON,)),
    "reopened": (TournamentReopened, (_REASON,)),
}
"""The word of each event, and its keys."""
