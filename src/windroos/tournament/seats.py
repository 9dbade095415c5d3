"""Who sits at a table of a round, and for whom."""

from __future__ import annotations

from typing import NamedTuple

from windroos.tournament.formula import formula_of
from windroos.tournament.irregular import RoundFacts, SeatUse
from windroos.tournament.irregular_events import SeatReason
from windroos.tournament.state import TournamentState


def told_of(state: TournamentState) -> RoundFacts:
    """Who is late, gone or replaced, as it can be asked of a round and a person."""
    return RoundFacts(state.irregular.facts.values(), formula_of(state.setup).tournament.late)


def owners(state: TournamentState, round: int, table: int) -> tuple[str, ...]:
    """Whose seats a table has, East first, "" where a number is nobody's.

    Raises TournamentError as `ScheduleState.table`.
    """
    by_number = {number: entrant for entrant, number in state.schedule.numbers.items()}
    return tuple(by_number.get(number, "") for number in state.schedule.table(round, table))


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


def is_dropped(state: TournamentState, round: int, table: int) -> bool:
    """Whether a table cannot play a round, and has no result of it."""
    kept = state.results.get((round, table))
    return (kept is None or kept.typed is None) and (round, table) in told_of(state).dropped


def lacking(state: TournamentState, round: int) -> tuple[int, ...]:
    """The tables of a round that are to play and have no result."""
    dropped = told_of(state).dropped
    return tuple(
        table
        for table in range(1, len(state.schedule.rounds[round - 1]) + 1)
        if (round, table) not in dropped and ((kept := state.results.get((round, table))) is None or kept.typed is None)
    )


def may_be_three(state: TournamentState) -> bool:
    """Whether a table of three may play (rulings T6 and T8)."""
    stage = formula_of(state.setup).tournament
    return stage.substitute.without_table == "three" or stage.seats.sizes == "three_to_five"


class PersonInRound(NamedTuple):
    """Somebody who sits in a round: at which table, and at which wind from 0, East."""

    entrant: str
    table: int
    wind: int


def people_in(state: TournamentState, round: int) -> tuple[PersonInRound, ...]:
    """Everybody who sits in a round, by table; nobody at a table that cannot play.

    Raises TournamentError as `ScheduleState.table`.
    """
    state.schedule.table(round, 1)
    told = told_of(state)
    return tuple(
        PersonInRound(sitter, table, wind)
        for table in range(1, len(state.schedule.rounds[round - 1]) + 1)
        if (round, table) not in told.dropped
        for wind, sitter in enumerate(seated(state, round, table))
        if sitter
    )


def empty_seats(state: TournamentState, round: int) -> tuple[str, ...]:
    """Whose seats nobody sits at in a round, at tables that are to play."""
    told = told_of(state)
    return tuple(
        seat.owner
        for table in range(1, len(state.schedule.rounds[round - 1]) + 1)
        if (round, table) not in told.dropped
        for seat in seats(state, round, table)
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
