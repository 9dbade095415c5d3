"""Who sits at a table of a round, and for whom."""

from __future__ import annotations

from windroos.tournament.formula import formula_of
from windroos.tournament.irregular import RoundFacts, SeatUse
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


def may_be_three(state: TournamentState) -> bool:
    """Whether a table of three may play (rulings T6 and T8)."""
    stage = formula_of(state.setup).tournament
    return stage.substitute.without_table == "three" or stage.seats.sizes == "three_to_five"
