"""Tables that are not in although their time is up: since when, and whom to ask. Pure."""

from __future__ import annotations

from typing import NamedTuple

from windroos.tournament.clock import HallClock, left
from windroos.tournament.hall_view import HallTable, ready_in, round_now, tables_of
from windroos.tournament.results import TableStage
from windroos.tournament.state import TournamentState


class TableOverdue(NamedTuple):
    """A table that is not in.

    since  when its time was up, in seconds since 1970; 0 where no clock ran
    ask    ids: who do not agree yet, or who has the East seat where nothing was typed; () where the desk itself is next
    """

    round: int
    table: int
    stage: TableStage
    since: int
    ask: tuple[str, ...]


def overdue(state: TournamentState, now: int) -> tuple[TableOverdue, ...]:
    """The tables of the round that is played whose time is up, and those of earlier rounds; the longest overdue first.

    Where no clock runs, those of a round of which another table is in.
    """
    current = round_now(state)
    found = [
        TableOverdue(round, table.table, table.stage, time_up(state.clock, round, now, table.table), _asked(table))
        for round in range(1, current + 1)
        for table in tables_of(state, round)
        if not table.is_in and _is_due(state, round, now, table.table, current)
    ]
    return tuple(sorted(found, key=lambda one: (one.round, one.since, one.table)))


def time_up(hall: HallClock, round: int, now: int, table: int = 0) -> int:
    """The moment when time was up at a table, in seconds since 1970; 0 where it is not, or nobody knows."""
    clock = hall.rounds.get(round)
    if clock is None or left(hall, round, now, table):
        return 0
    stopped = [moment for moment in (clock.signalled, clock.ended) if moment]
    return min([*stopped, *([clock.ends(table)] if clock.started and not clock.paused else [])], default=0)


def _is_due(state: TournamentState, round: int, now: int, table: int, current: int) -> bool:
    if round < current or time_up(state.clock, round, now, table):
        return True
    return round not in state.clock.rounds and ready_in(state, round) > 0


def _asked(table: HallTable) -> tuple[str, ...]:
    people = [one for one in table.people if one]
    if table.stage in ("once", "differs"):
        return ()
    return tuple(people[:1]) if table.stage == "empty" else tuple(one for one in people if one not in table.agreed)
