"""Who takes part, as stored: ids and no names."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final, Literal, NamedTuple

from windroos.people.spelling import CENTS, DAY, ID, SHORT
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import FLAG, one_of, or_null

EntrantStanding = Literal["in", "waiting", "left", "official"]
"""Takes part; waits for a place; will not come after all; is there for the tournament and no entrant: a referee."""
STANDINGS: Final[tuple[EntrantStanding, ...]] = ("in", "waiting", "left", "official")


class EntrantSet(NamedTuple):
    """Somebody has registered, or what is known of him changes.

    country  as he gave it: two letters, or as words
    reserve  he plays where somebody else does not
    newcomer he plays in a tournament for the first time
    ranked   he gets a place in the result: a reserve only who said so before the first round (ruling T5)
    standing whether he takes part at all
    bond     member of the national association
    knows    he declared that he knows the rules and accepts them (book 002, p. 38, rule 2)
    referee  he may be called as one; who is no entrant beside it does not play (rule 7)
    not_with with whom he would rather not sit in the first round, "" nobody
    partner  of whom he is the partner, "" nobody's here: either of a couple may have said it
    paid     cents, and the day, None where nobody said
    """

    entrant: str
    team: str = ""
    club: str = ""
    country: str = ""
    reserve: bool = False
    ranked: bool = True
    newcomer: bool = False
    standing: EntrantStanding = "in"
    bond: bool = False
    knows: bool = False
    referee: bool = False
    not_with: str = ""
    partner: str = ""
    paid: int = 0
    paid_on: date | None = None


class EntrantsTaken(NamedTuple):
    """Entrants were taken over from a file, whose digest tells it from every other."""

    digest: str
    entrants: tuple[str, ...]


class EntrantsTakenBack(NamedTuple):
    """What was taken over from a file is taken back: those entrants never registered."""

    digest: str


EntrantEvent = EntrantSet | EntrantsTaken | EntrantsTakenBack
ENTRANT_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "entrant": (
        EntrantSet,
        (
            *(Key("entrant", ID), Key("team", SHORT, ""), Key("club", SHORT, ""), Key("country", SHORT, "")),
            *(Key("reserve", FLAG, False), Key("ranked", FLAG, True), Key("newcomer", FLAG, False)),
            *(Key("standing", one_of(*STANDINGS), "in"), Key("bond", FLAG, False), Key("knows", FLAG, False)),
            *(Key("referee", FLAG, False), Key("not_with", or_null(ID, ""), "")),
            *(Key("partner", or_null(ID, ""), ""), Key("paid", CENTS, 0), Key("paid_on", or_null(DAY, None), None)),
        ),
    ),
    "entrants_taken": (EntrantsTaken, (Key("digest", SHORT), Key("entrants", listed(ID)))),
    "entrants_taken_back": (EntrantsTakenBack, (Key("digest", SHORT),)),
}
"""The word of each event, and its keys."""
