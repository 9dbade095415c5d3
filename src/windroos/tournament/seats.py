"""Who sits at a table of a round, and for whom."""

from __future__ import annotations

from windroos.tournament.state import TournamentState


def seated(state: TournamentState, round: int, table: int) -> tuple[str, ...]:
    """Who sits at a table, East first, "" where a number is nobody's; as the schedule has it.

    Raises TournamentError as `ScheduleState.table`.
    """
    by_number = {number: entrant for entrant, number in state.schedule.numbers.items()}
    return tuple(by_number.get(number, "") for number in state.schedule.table(round, table))
