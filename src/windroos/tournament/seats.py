"""Who sits at a table of a round, and for whom."""

from __future__ import annotations

from typing import NamedTuple

from windroos.tournament.formula import formula_of
from windroos.tournament.irregular import RoundFacts, SeatUse
from windroos.tournament.irregular_events import SeatReason
from windroos.tournament.results import TableStage
from windroos.tournament.state import TournamentState


def told_of(state: TournamentState) -> RoundFacts:
    """Who is late, gone or replaced, as it can be asked of a round and a person."""
    return RoundFacts(state.irregular.facts.values(), formula_of(state.setup).tournament.late)


def owners(state: TournamentState, round: int, table: int) -> tuple[str, ...]:
    """Whose seats a table has, East first, "" where a number is nobody's.

    Raises TournamentError as `ScheduleState.table`.
    """
    state.schedule.table(round, table)
    return owners_in(state, round)[table - 1]


def owners_in(state: TournamentState, round: int) -> tuple[tuple[str, ...], ...]:
    """The same of every table of a round. Raises TournamentError as `ScheduleState.table`."""
    state.schedule.table(round, 1)
    by_number = {number: entrant for entrant, number in state.schedule.numbers.items()}
    return tuple(tuple(by_number.get(number, "") for number in table) for table in state.schedule.rounds[round - 1])


def uses_in(state: TournamentState, round: int, told: RoundFacts) -> tuple[tuple[SeatUse, ...], ...]:
    """The seats of every table of a round, as `seats` has them, by what is `told_of` the tournament.

    Raises TournamentError as `ScheduleState.table`.
    """
    return tuple(tuple(told.use(owner, round) for owner in table) for table in owners_in(state, round))


def seats(state: TournamentState, round: int, table: int) -> tuple[SeatUse, ...]:
    """The seats of a table, East first: whose they are, and who sits there.

    Raises TournamentError as `ScheduleState.table`.
    """
    told = told_of(state)
    return tuple(told.use(owner, round) for owner in owners(state, round, table))


def seated(state: TournamentState, round: int, table: int) -> tuple[str, ...]:
    """Who sits at a table, East first: a substitute for whom he sits there, "" nobody.

    Raises TournamentError as `ScheduleState.table`.
    """
    return tuple(seat.sitter for seat in seats(state, round, table))


def reason_of(state: TournamentState, entrant: str, round: int) -> SeatReason:
    """Why somebody else sits in somebody's place in a round, by what is known of him; absent where nothing is."""
    why = told_of(state).absent(entrant, round)
    return why if why in ("late", "ill", "disqualified") else "absent"


def is_dropped(state: TournamentState, round: int, table: int, told: RoundFacts) -> bool:
    """Whether a table cannot play a round by what is `told_of` the tournament, and has no result of it."""
    kept = state.results.get((round, table))
    return (kept is None or kept.typed is None) and (round, table) in told.dropped


def stage_of(state: TournamentState, round: int, table: int) -> TableStage:
    """How far the result of a table is."""
    if is_dropped(state, round, table, told_of(state)):
        return "dropped"
    kept = state.results.get((round, table))
    return "empty" if kept is None else kept.stage(sum(map(bool, seated(state, round, table))))


def lacking(state: TournamentState, round: int) -> tuple[int, ...]:
    """The tables of a round that are to play and have no result."""
    dropped = told_of(state).dropped
    return tuple(
        table
        for table in range(1, len(state.schedule.rounds[round - 1]) + 1)
        if (round, table) not in dropped and ((kept := state.results.get((round, table))) is None or kept.typed is None)
    )


def least_at_table(state: TournamentState) -> int:
    """How many must sit at a table that plays: four, or three where the formula lets them (rulings T6 and T8)."""
    stage = formula_of(state.setup).tournament
    return 3 if stage.substitute.without_table == "three" or stage.seats.sizes != "four" else 4


class PersonInRound(NamedTuple):
    """Somebody who sits in a round: at which table, and at which wind from 0, East."""

    entrant: str
    table: int
    wind: int


def people_in(state: TournamentState, round: int) -> tuple[PersonInRound, ...]:
    """Everybody who sits in a round, by table; nobody at a table that cannot play.

    Raises TournamentError as `ScheduleState.table`.
    """
    told = told_of(state)
    return tuple(
        PersonInRound(seat.sitter, table, wind)
        for table, uses in enumerate(uses_in(state, round, told), 1)
        if (round, table) not in told.dropped
        for wind, seat in enumerate(uses)
        if seat.sitter
    )


def empty_seats(state: TournamentState, round: int) -> tuple[str, ...]:
    """Whose seats nobody sits at in a round, at tables that are to play."""
    told = told_of(state)
    return tuple(
        seat.owner
        for table, uses in enumerate(uses_in(state, round, told), 1)
        if (round, table) not in told.dropped
        for seat in uses
        if seat.owner and not seat.sitter
    )


def free_to_play(state: TournamentState, round: int) -> tuple[str, ...]:
    """Who may fill in: reserves who sit nowhere in a round, and who have no table."""
    busy = {one.entrant for one in people_in(state, round)}
    told = told_of(state)
    return tuple(
        id
        for id, one in state.entrants.items()
        if id not in busy and (one.reserve or (id in state.schedule.numbers and not told.absent(id, round)))
    )
