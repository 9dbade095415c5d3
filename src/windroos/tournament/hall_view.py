"""What the hall sees of a tournament: which round it is, who sits where in it, how far each table is. Pure."""

from __future__ import annotations

from typing import Literal, NamedTuple

from windroos.tournament.by_standings import rounds_settled
from windroos.tournament.clock import RoundPhase, left, phase
from windroos.tournament.clock_events import PlannedRound
from windroos.tournament.formula import formula_of
from windroos.tournament.irregular import RoundFacts
from windroos.tournament.results import KeptTable, TableStage
from windroos.tournament.seats import is_dropped, told_of, uses_in
from windroos.tournament.signals import RoundSignal, signal_of
from windroos.tournament.state import TournamentState

HallStage = Literal["registering", "drawing", "seating", "ready", "playing", "finished"]
"""What an organiser does next: people, numbers, a schedule, the first round; then it is played, and all is in."""


class HallTable(NamedTuple):
    """A table of a round.

    people  ids in seating order, East first; "" where nobody has the number
    points  as they were typed, () where nothing was
    agreed  who of them agree
    extra   minutes that it has more than others
    event   a number by which a form knows again what it was shown with; 0: nothing was typed
    """

    table: int
    numbers: tuple[int, ...]
    people: tuple[str, ...]
    stage: TableStage
    points: tuple[int, ...] = ()
    agreed: tuple[str, ...] = ()
    extra: int = 0
    event: int = 0

    @property
    def is_in(self) -> bool:
        """Whether nothing is asked of it any more."""
        return self.stage in ("final", "settled", "dropped")


class HallRound(NamedTuple):
    """A round with its tables: `ready` of them are in. `left` are seconds of its clock, None where it has none."""

    round: int
    of: int
    phase: RoundPhase
    left: int | None
    tables: tuple[HallTable, ...]
    ready: int


class SeatInRound(NamedTuple):
    """Where somebody sits in a round.

    wind      from 0, East
    others    who sit there beside him, in seating order
    replaced  it is his seat, and another sits there, or nobody
    """

    round: int
    table: int
    wind: int
    others: tuple[str, ...]
    replaced: bool = False


def round_now(state: TournamentState) -> int:
    """The round that is played: that which was called last; where none was, the first with a table that is not in.

    0 where there is no schedule.
    """
    if state.clock.current:
        return min(state.clock.current, len(state.schedule.rounds))
    for round in range(1, len(state.schedule.rounds) + 1):
        if ready_in(state, round) < len(state.schedule.rounds[round - 1]):
            return round
    return len(state.schedule.rounds)


def round_coming(state: TournamentState) -> int:
    """The round whose seats people look for: the one that is played until it is over, then the next."""
    now = round_now(state)
    clock = state.clock.rounds.get(now)
    over = clock is not None and bool(clock.ended)
    return min(now + over, len(state.schedule.rounds))


def ready_in(state: TournamentState, round: int) -> int:
    """So many tables of a round are in."""
    return sum(table.is_in for table in tables_of(state, round))


def tables_of(state: TournamentState, round: int) -> tuple[HallTable, ...]:
    """The tables of a round with their results."""
    if not 0 < round <= len(state.schedule.rounds):
        return ()
    clock, told = state.clock.rounds.get(round), told_of(state)
    extra = clock.tables if clock is not None else {}
    found = []
    seated = zip(state.schedule.rounds[round - 1], uses_in(state, round, told), strict=True)
    for table, (numbers, uses) in enumerate(seated, 1):
        kept = state.results.get((round, table), KeptTable(None, 0))
        points = kept.typed.points if kept.typed is not None else ()
        people = tuple(use.sitter for use in uses)
        minutes = extra.get(table, 0) // 60
        stage = "dropped" if is_dropped(state, round, table, told) else kept.stage(sum(map(bool, people)))
        found.append(HallTable(table, numbers, people, stage, points, kept.agreed, minutes, kept.event))
    return tuple(found)


def hall_round(state: TournamentState, round: int, now: int) -> HallRound:
    """A round at a moment, in seconds since 1970."""
    tables = tables_of(state, round)
    rest = left(state.clock, round, now) if round in state.clock.rounds else None
    ready = sum(table.is_in for table in tables)
    return HallRound(round, len(state.schedule.rounds), phase(state.clock, round, now), rest, tables, ready)


def stage_of_tournament(state: TournamentState) -> HallStage:
    """What is to be done next."""
    players = [one for one in state.entrants.values() if not one.reserve]
    if not state.schedule.rounds:
        return "seating" if len(players) >= 4 else "registering"
    if any(one.entrant not in state.schedule.numbers for one in players) or not players:
        return "drawing" if players else "registering"
    if all(ready_in(state, round) == len(tables) for round, tables in enumerate(state.schedule.rounds, 1)):
        return "finished"
    return "playing" if state.clock.current or state.results else "ready"


def route_of(state: TournamentState, entrant: str) -> tuple[SeatInRound, ...]:
    """Where somebody sits in every round, for himself or for another; of a round he misses his own seat.

    Of a round that is still to be seated by the standings nobody knows.
    """
    told = told_of(state)
    found = (_seat_of(state, entrant, round, told) for round in range(1, rounds_settled(state) + 1))
    return tuple(seat for seat in found if seat is not None)


def seat_in(state: TournamentState, entrant: str, round: int) -> SeatInRound | None:
    """Where somebody sits in a round; None where he does not, another sits at his seat, or nobody knows yet."""
    if not 0 < round <= rounds_settled(state):
        return None
    seat = _seat_of(state, entrant, round, told_of(state))
    return None if seat is None or seat.replaced else seat


def _seat_of(state: TournamentState, entrant: str, round: int, told: RoundFacts) -> SeatInRound | None:
    own = None
    for table, uses in enumerate(uses_in(state, round, told), 1):
        for wind, use in enumerate(uses):
            if entrant in (use.owner, use.sitter):
                others = tuple(one.sitter for at, one in enumerate(uses) if at != wind and one.sitter)
                seat = SeatInRound(round, table, wind, others, replaced=use.sitter != entrant)
                if not seat.replaced:
                    return seat
                own = seat
    return own


def planned_of(state: TournamentState, round: int) -> PlannedRound | None:
    """When a round is planned."""
    return next((one for one in state.clock.programme if one.round == round), None)


def round_signal(state: TournamentState) -> RoundSignal:
    """The signal at the end of a round."""
    return signal_of(formula_of(state.setup).tournament.rounds)


def minutes_of(state: TournamentState, round: int) -> int:
    """For how long a round is to run: as planned, as the formula says, or ninety minutes."""
    plan = planned_of(state, round)
    return plan.minutes if plan is not None else formula_of(state.setup).tournament.rounds.minutes or 90
