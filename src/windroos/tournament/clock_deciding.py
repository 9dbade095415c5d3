"""What is asked of the clock, decided. Pure: the moment comes with the question."""

from __future__ import annotations

from typing import Final

from windroos.tournament.clock import MINUTE, HallClock, RoundClock, left, moment_of
from windroos.tournament.clock_events import (
    ClockEvent,
    ClockWasOut,
    OutageSettled,
    ProgrammeSet,
    RoundCalled,
    RoundEnded,
    RoundExtended,
    RoundPaused,
    RoundResumed,
    RoundSignalled,
    RoundStarted,
)
from windroos.tournament.clock_requests import DoProgramme, DoRoundCall, DoRoundClock
from windroos.tournament.errors import TournamentError

SHORTEST_OUTAGE: Final = 30
"""Seconds: for less nobody is asked anything."""


def decide_programme(asked: DoProgramme, hall: HallClock, rounds: int) -> tuple[ClockEvent, ...]:
    """Set the times of the day. Raises TournamentError `tournament_no_round`, `tournament_programme_order`."""
    for one in asked.rounds:
        if one.round > rounds:
            raise TournamentError("tournament_no_round", round=one.round, most=rounds)
    starts = [(one.day, one.begins) for one in sorted(asked.rounds)]
    if starts != sorted(set(starts)) or len({one.round for one in asked.rounds}) < len(asked.rounds):
        raise TournamentError("tournament_programme_order")
    planned = tuple(sorted(asked.rounds))
    return () if planned == hall.programme else (ProgrammeSet(planned),)


def decide_call(asked: DoRoundCall, hall: HallClock, now: int, rounds: int) -> tuple[ClockEvent, ...]:
    """Call a round; a second time it comes to nothing, or to another length as long as it has not started.

    Raises TournamentError: `tournament_no_round`, `tournament_round_runs`, `tournament_round_past`.
    """
    if asked.round > rounds:
        raise TournamentError("tournament_no_round", round=asked.round, most=rounds)
    old, current = hall.rounds.get(asked.round), hall.now_played
    if current is not None and current.is_open and current.started and current.round != asked.round:
        raise TournamentError("tournament_round_runs", round=current.round)
    if old is not None and (old.started or old.ended):
        raise TournamentError("tournament_round_past", round=asked.round)
    if old is not None and hall.current == asked.round and (old.length, old.last) == _seconds(asked):
        return ()
    return (RoundCalled(asked.round, moment_of(max(now, hall.seen)), asked.minutes, asked.last),)


def decide_clock(asked: DoRoundClock, hall: HallClock, now: int) -> tuple[ClockEvent, ...]:
    """What a button of the clock comes to; a second time it comes to nothing.

    Args:
        asked: for the round that is played now
        hall: the clocks as they stand
        now: seconds since 1970; an earlier moment than that of the latest event counts as that moment

    Raises TournamentError: `tournament_round_not_called`, `tournament_round_not_started`, `tournament_round_done`,
    `tournament_round_less`, `tournament_outage_none`.
    """
    moment = max(now, hall.seen)
    clock, at = hall.now_played, moment_of(moment)
    if clock is None or (asked.round and asked.round != clock.round):
        raise TournamentError("tournament_round_not_called", round=asked.round or 1)
    if asked.act == "outage":
        if hall.outage is None:
            raise TournamentError("tournament_outage_none")
        return (OutageSettled(hall.outage.round, at, asked.counts),)
    if asked.act == "resume":
        stands = clock.paused or clock.signalled or clock.ended
        return (RoundResumed(clock.round, at),) if stands and clock.started else ()
    if asked.act == "end":
        return () if clock.ended else (RoundEnded(clock.round, at),)
    if clock.ended:
        raise TournamentError("tournament_round_done", round=clock.round)
    if asked.act == "start":
        return () if clock.started else (RoundStarted(clock.round, at),)
    if asked.act == "extend":
        return _extended(asked, clock, moment)
    if not clock.started:
        raise TournamentError("tournament_round_not_started", round=clock.round)
    if asked.act == "pause":
        return (RoundPaused(clock.round, at, asked.reason),) if clock.runs and left_of(hall, moment) else ()
    return () if clock.signalled else (RoundSignalled(clock.round, at),)


def was_out(hall: HallClock, since: int, until: int) -> tuple[ClockEvent, ...]:
    """What it comes to that the server was out between two moments: nothing where no clock ran, or not for long.

    `since` is the last moment at which it is known to have been there.
    """
    clock = hall.now_played
    since = max(since, hall.seen)
    if clock is None or not clock.runs or until - since < SHORTEST_OUTAGE or not left_of(hall, since):
        return ()
    if hall.outage is not None:  # out again before anybody said what to do: one time, from the first on
        since = hall.outage.since
    return (ClockWasOut(clock.round, moment_of(since), moment_of(until)),)


def left_of(hall: HallClock, moment: int) -> int:
    """Seconds that are left of the round that is played now, at the table that has most time."""
    clock = hall.now_played
    return 0 if clock is None else max(left(hall, clock.round, moment, table) for table in (0, *clock.tables))


def _extended(asked: DoRoundClock, clock: RoundClock, moment: int) -> tuple[ClockEvent, ...]:
    """More time. What was added can be taken back, and no more than that."""
    had = clock.tables.get(asked.table, 0) if asked.table else clock.extra
    if not asked.minutes or clock.signalled:
        raise TournamentError("tournament_round_less", table=asked.table)
    if had + asked.minutes * MINUTE < 0:
        raise TournamentError("tournament_round_less", table=asked.table)
    late = moment - clock.ends(asked.table) if clock.runs and asked.minutes > 0 else 0
    passed = -(-late // MINUTE) if late > 0 else 0  # time was up already: the minutes begin now
    return (RoundExtended(clock.round, moment_of(moment), asked.table, asked.minutes + passed, asked.reason),)


def _seconds(asked: DoRoundCall) -> tuple[int, int]:
    return asked.minutes * MINUTE, asked.last * MINUTE
