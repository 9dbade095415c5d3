"""What may be asked of the clock of a tournament."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.people.spelling import MOMENT
from windroos.seating.door import MOST_ROUNDS
from windroos.tournament.clock_events import MINUTES, MOST_MINUTES, PLANNED, TABLE_OR_ALL, PlannedRound
from windroos.tournament.spelling import REASON, ROUND
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import FLAG, one_of, whole

ACTS: Final = ("start", "pause", "resume", "extend", "signal", "end", "outage")
"""The buttons of the clock."""


class DoProgramme(NamedTuple):
    """Set when the rounds are to be played."""

    rounds: tuple[PlannedRound, ...]


class DoRoundCall(NamedTuple):
    """Call a round, for so many minutes, the last of which are so many."""

    round: int
    minutes: int
    last: int


class DoRoundClock(NamedTuple):
    """Press a button of the clock of the round that is played now.

    act      `start`, `pause`, `resume`, `extend`, `signal` (time is up now), `end`, `outage` (say whether the time
             counts for which the server was out)
    round    which one that is thought to be; 0: whichever
    table    whose time is extended; 0: everybody's
    minutes  by how much; below nothing takes back what was added
    """

    act: str
    round: int
    table: int
    minutes: int
    reason: str
    counts: bool


class DoOutage(NamedTuple):
    """Tell the clock that the server was out between two moments (UTC)."""

    since: str
    until: str


ClockRequest = DoProgramme | DoRoundCall | DoRoundClock | DoOutage
CLOCK_REQUESTS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "programme": (DoProgramme, (Key("rounds", listed(PLANNED)),)),
    "call": (DoRoundCall, (Key("round", ROUND), Key("minutes", MINUTES), Key("last", whole(0, MOST_MINUTES), 0))),
    "clock": (
        DoRoundClock,
        (
            *(Key("act", one_of(*ACTS)), Key("round", whole(0, MOST_ROUNDS), 0), Key("table", TABLE_OR_ALL, 0)),
            *(Key("minutes", whole(-MOST_MINUTES, MOST_MINUTES), 0), REASON),
            Key("counts", FLAG, True),
        ),
    ),
    "out": (DoOutage, (Key("since", MOMENT), Key("until", MOMENT))),
}
"""Each by the word of `do`, with its keys."""
