"""How a tournament is set up, as stored."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final, NamedTuple

from windroos.people.spelling import DAY, SHORT
from windroos.seating.door import MOST_PLAYERS, MOST_ROUNDS
from windroos.wire.objects import Key
from windroos.wire.spelling import TEXT, whole


class TournamentSet(NamedTuple):
    """A tournament is made, or set up otherwise.

    toml, digest  its formula as text, with nothing left that another file decides, and SHA-256 of that
    players       places in the schedule, a multiple of four; 0: nobody said yet
    rounds        0: nobody said yet
    club          id of the club that it is of, whose helpers are at its desk; "" of none
    """

    name: str
    day: date
    toml: str
    digest: str
    players: int
    rounds: int
    club: str = ""


class DeskLinkRenewed(NamedTuple):
    """The link of the desk is another: who was let in by an older one is so no longer. `version` counts from 1."""

    version: int


SetupEvent = TournamentSet | DeskLinkRenewed
SETUP_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "tournament": (
        TournamentSet,
        (
            *(Key("name", SHORT), Key("day", DAY), Key("toml", TEXT), Key("digest", SHORT)),
            *(Key("players", whole(0, MOST_PLAYERS), 0), Key("rounds", whole(0, MOST_ROUNDS), 0)),
            Key("club", SHORT, ""),
        ),
    ),
    "desk_link": (DeskLinkRenewed, (Key("version", whole(1)),)),
}
"""The word of each event, and its keys."""
