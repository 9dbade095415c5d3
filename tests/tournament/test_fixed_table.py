"""Somebody stays at one table: tables get other numbers, and nobody meets anybody else or starts as another wind."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windroos.seating.placing import numbered
from windroos.seating.rounds import meetings
from windroos.seating.schedule import schedule
from windroos.tournament.entrant_events import EntrantSet
from windroos.tournament.errors import TournamentError
from windroos.tournament.schedule import ScheduleState, after_schedule
from windroos.tournament.schedule_deciding import decide_schedule
from windroos.tournament.schedule_events import ScheduleSet
from windroos.tournament.schedule_requests import DoFixTable
from windroos.tournament.setup_deciding import decide_setup
from windroos.tournament.setup_requests import DoTournament
from windroos.tournament.state import TournamentState, fold_tournament

FOUND = schedule((4,) * 4, 5).rounds
ROUNDS = tuple(tuple(tuple(one + 1 for one in table) for table in tables) for tables in FOUND)
NUMBERS = {f"p{number}": number for number in range(1, 17)}


def drawn() -> TournamentState:
    made = decide_setup("t", None, DoTournament("t", "mcr-4210", "", 16, 5), date(2026, 11, 23)).events
    state = fold_tournament("t", (*made, *(EntrantSet(id) for id in NUMBERS)))
    return state._replace(schedule=ScheduleState(NUMBERS, ScheduleSet(ROUNDS, "lines"), ROUNDS))


def fixed(state: TournamentState, who: int | str, table: int) -> tuple[TournamentState, dict[str, Any]]:
    decision = decide_schedule(state, DoFixTable(who, table, ""), {})
    return fold_tournament("t", decision.events, state), dict(decision.answer)


@given(st.dictionaries(st.integers(0, 15), st.integers(0, 3), max_size=4))
def test_other_numbers_of_tables_change_no_pair_and_no_wind(wanted: dict[int, int]) -> None:
    found = numbered(FOUND, wanted)
    assert [set(tables) for tables in found] == [set(tables) for tables in FOUND]
    assert meetings(found) == meetings(FOUND)


def test_who_is_given_a_table_sits_there_in_every_round() -> None:
    state, answer = fixed(drawn(), "p7", 3)
    assert answer["not_heeded"] == []
    assert all(7 in tables[2] for tables in state.schedule.rounds)
    again, answer = fixed(state, 12, 1)
    assert sum(7 in tables[2] and 12 in tables[0] for tables in again.schedule.rounds) == 4
    assert len(answer["not_heeded"]) == 1, "they meet once, and one of them sits elsewhere then"
    assert again.schedule.fixed == {"7": 3, "12": 1}
    assert again.schedule.measure().repeats == state.schedule.measure().repeats == 0
    free, answer = fixed(again, "p12", 0)
    assert (free.schedule.fixed, answer["not_heeded"]) == ({"7": 3}, [])


def test_who_was_given_a_table_with_the_schedule_may_leave_it() -> None:
    """And stays free when somebody else is given one."""
    state = drawn()
    set_so = ScheduleSet(ROUNDS, "lines", fixed={"7": 3})
    state = state._replace(schedule=after_schedule(state.schedule, set_so))
    assert state.schedule.wishes().fixed == {6: 2}
    free, _ = fixed(state, "p7", 0)
    assert free.schedule.wishes().fixed == {}
    assert fixed(free, "p12", 1)[0].schedule.wishes().fixed == {11: 0}


def test_rounds_that_have_begun_stay() -> None:
    state = drawn()
    moved, answer = fixed(state._replace(clock=state.clock._replace(current=2)), "p7", 1)
    assert moved.schedule.rounds[:2] == ROUNDS[:2]
    assert all(7 in tables[0] for tables in moved.schedule.rounds[2:])
    assert answer["not_heeded"] == []


@pytest.mark.parametrize(
    ("who", "table", "code"),
    [("p99", 1, "tournament_entrant"), (17, 1, "tournament_number"), ("p7", 5, "tournament_no_table")],
)
def test_what_cannot_be_is_refused(who: int | str, table: int, code: str) -> None:
    with pytest.raises(TournamentError) as wrong:
        fixed(drawn(), who, table)
    assert wrong.value.code == code
