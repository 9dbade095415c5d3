"""The clock of the hall, folded from its events and read for a moment that is given.

Law: it never runs backwards, also where the machine's clock is set back; all read the same; a pause costs nobody time.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final, Literal, NamedTuple

from windroos.tournament.clock_events import (
    ClockEvent,
    ClockWasOut,
    OutageSettled,
    PlannedRound,
    ProgrammeSet,
    RoundCalled,
    RoundEnded,
    RoundExtended,
    RoundPaused,
    RoundResumed,
    RoundSignalled,
    RoundStarted,
)

MINUTE: Final = 60
"""Seconds."""
RoundPhase = Literal["planned", "called", "running", "last", "paused", "up", "ended"]
"""How the clock of a round stands; `last`: in its last minutes, `up`: time is up and hands are finished."""


class RoundClock(NamedTuple):
    """The clock of a round. Moments are seconds since 1970 (UTC), 0 where there was none; the rest are seconds.

    length   as planned; `last` so long before the end begin the last minutes
    still    for so long it stood still, or was out and that does not count
    extra    added for all; `tables`: added for a table beside that
    signalled  time was called off for all
    """

    round: int
    length: int
    last: int = 0
    called: int = 0
    started: int = 0
    paused: int = 0
    signalled: int = 0
    ended: int = 0
    still: int = 0
    extra: int = 0
    tables: Mapping[int, int] = {}

    @property
    def is_open(self) -> bool:
        """Whether it was called and is not over."""
        return bool(self.called and not self.ended)

    @property
    def runs(self) -> bool:
        """Whether time passes, until it is up."""
        return bool(self.started and not (self.paused or self.signalled or self.ended))

    def ends(self, table: int = 0) -> int:
        """The moment at which time is up, for all or at one table, if nothing stands still any more."""
        return self.started + self.length + self.still + self.extra + self.tables.get(table, 0)


class Outage(NamedTuple):
    """For how long the server was out while a clock ran, that nobody decided on yet: two moments."""

    round: int
    since: int
    until: int


class HallClock(NamedTuple):
    """The clocks of the rounds.

    current  the round that was called last; 0: none was
    seen     the moment of the latest event: no reading is of an earlier one
    """

    rounds: Mapping[int, RoundClock] = {}
    current: int = 0
    outage: Outage | None = None
    seen: int = 0
    programme: tuple[PlannedRound, ...] = ()

    @property
    def now_played(self) -> RoundClock | None:
        """The clock of the round that was called last."""
        return self.rounds.get(self.current)


def seconds_of(moment: str) -> int:
    """A moment as it is spelt, in seconds since 1970."""
    return int(datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp())


def moment_of(seconds: int) -> str:
    """A moment in seconds since 1970 as it is spelt."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def left(hall: HallClock, round: int, now: int, table: int = 0) -> int:
    """Seconds that are left of a round, for all or at one table; 0 where time is up or the round is not known."""
    clock = hall.rounds.get(round)
    if clock is None or clock.signalled or clock.ended:
        return 0
    if not clock.started:
        return max(0, clock.ends(table))
    at = clock.paused or max(now, hall.seen)
    return max(0, clock.ends(table) - max(at, clock.started))


def phase(hall: HallClock, round: int, now: int, table: int = 0) -> RoundPhase:
    """How a round stands, for all or at one table."""
    clock = hall.rounds.get(round)
    if clock is None:
        return "planned"
    if clock.ended:
        return "ended"
    if not clock.started:
        return "called"
    rest = left(hall, round, now, table)
    if not rest:
        return "up"
    if clock.paused:
        return "paused"
    return "last" if rest <= clock.last else "running"


def after_clock(hall: HallClock, event: ClockEvent) -> HallClock:
    """The clocks after something happened."""
    match event:
        case ProgrammeSet(rounds):
            return hall._replace(programme=rounds)
        case RoundCalled(round, at, minutes, last):
            moment = seconds_of(at)
            clock = RoundClock(round, minutes * MINUTE, last * MINUTE, called=moment)
            return _with(hall._replace(current=round), clock, moment)
        case ClockWasOut(round, since, until):
            gone = Outage(round, seconds_of(since), seconds_of(until))
            return hall._replace(outage=gone, seen=max(hall.seen, gone.until))
        case OutageSettled(round, at, counts):
            clock, gone = hall.rounds[round], hall.outage or Outage(round, 0, 0)
            if not counts:
                clock = clock._replace(still=clock.still + gone.until - gone.since)
            return _with(hall._replace(outage=None), clock, seconds_of(at))
    return _with(hall, _moved(hall.rounds[event.round], event), seconds_of(event.at))


def _moved(
    clock: RoundClock, event: RoundStarted | RoundPaused | RoundResumed | RoundExtended | RoundSignalled | RoundEnded
) -> RoundClock:
    """The clock of a round after something happened to it."""
    at = seconds_of(event.at)
    match event:
        case RoundStarted():
            return clock._replace(started=at)
        case RoundPaused():
            return clock._replace(paused=at)
        case RoundResumed():
            stood = min(filter(None, (clock.paused, clock.signalled, clock.ended)), default=at)
            return clock._replace(still=clock.still + at - stood, paused=0, signalled=0, ended=0)
        case RoundExtended(_, _, table, minutes):
            if not table:
                return clock._replace(extra=clock.extra + minutes * MINUTE)
            added = clock.tables.get(table, 0) + minutes * MINUTE
            return clock._replace(tables={**clock.tables, table: added})
        case RoundSignalled():
            return clock._replace(signalled=at)
        case RoundEnded():
            return clock._replace(ended=at)


def _with(hall: HallClock, clock: RoundClock, at: int) -> HallClock:
    return hall._replace(rounds={**hall.rounds, clock.round: clock}, seen=max(hall.seen, at))
