"""What happens to the clock of a tournament, as stored. The server owns it: every moment here is the server's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.people.spelling import MOMENT, SHORT, TIME
from windroos.tournament.spelling import MOST_TABLES, ROUND
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import FLAG, Spelling, whole

MOST_MINUTES: Final = 1440


class PlannedRound(NamedTuple):
    """When a round is to be played. `day` as 2024-03-05, "" where nobody said; `begins` a time of day, as 10:00."""

    round: int
    day: str
    begins: str
    minutes: int


class ProgrammeSet(NamedTuple):
    """The times of the rounds, as planned and printed."""

    rounds: tuple[PlannedRound, ...]


class RoundCalled(NamedTuple):
    """A round is called: its seats are on the screens, and walls may be built.

    minutes  for which its clock is to run
    last     minutes before the end at which the last minutes begin
    """

    round: int
    at: str
    minutes: int
    last: int = 0


class RoundStarted(NamedTuple):
    """The clock of a round runs from this moment (UTC)."""

    round: int
    at: str


class RoundPaused(NamedTuple):
    """The clock of a round stands still from this moment."""

    round: int
    at: str
    reason: str = ""


class RoundResumed(NamedTuple):
    """The clock of a round goes on with what was left when it was paused, called off or ended."""

    round: int
    at: str


class RoundExtended(NamedTuple):
    """A round has more time, or less of what was added: all tables (0), or one. `minutes` may be below nothing."""

    round: int
    at: str
    table: int
    minutes: int
    reason: str = ""


class RoundSignalled(NamedTuple):
    """Time is up for all tables now, whatever was left."""

    round: int
    at: str


class RoundEnded(NamedTuple):
    """A round is over: nobody plays any more, and its results come in."""

    round: int
    at: str


class ClockWasOut(NamedTuple):
    """The server was out between two moments while a clock ran: it counts unless `OutageSettled` says otherwise."""

    round: int
    since: str
    until: str


class OutageSettled(NamedTuple):
    """Whether the time for which the server was out counts as played."""

    round: int
    at: str
    counts: bool


ClockEvent = (
    ProgrammeSet
    | RoundCalled
    | RoundStarted
    | RoundPaused
    | RoundResumed
    | RoundExtended
    | RoundSignalled
    | RoundEnded
    | ClockWasOut
    | OutageSettled
)
TABLE_OR_ALL: Final = whole(0, MOST_TABLES)
MINUTES: Final = whole(1, MOST_MINUTES)
PLANNED: Final[Spelling[PlannedRound]] = fields(
    PlannedRound,
    *(Key("round", ROUND), Key("day", SHORT, ""), Key("begins", TIME), Key("minutes", MINUTES)),
)
_REASON: Final = Key("reason", SHORT, "")
_AT: Final = (Key("round", ROUND), Key("at", MOMENT))
CLOCK_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "programme": (ProgrammeSet, (Key("rounds", listed(PLANNED)),)),
    "called": (RoundCalled, (*_AT, Key("minutes", MINUTES), Key("last", whole(0, MOST_MINUTES), 0))),
    "started": (RoundStarted, _AT),
    "paused": (RoundPaused, (*_AT, _REASON)),
    "resumed": (RoundResumed, _AT),
    "extended": (
        RoundExtended,
        (*_AT, Key("table", TABLE_OR_ALL, 0), Key("minutes", whole(-MOST_MINUTES, MOST_MINUTES)), _REASON),
    ),
    "signalled": (RoundSignalled, _AT),
    "ended": (RoundEnded, _AT),
    "clock_out": (ClockWasOut, (Key("round", ROUND), Key("since", MOMENT), Key("until", MOMENT))),
    "outage": (OutageSettled, (*_AT, Key("counts", FLAG))),
}
"""The events by the word that they are stored under, with their keys."""
