"""Tables that are not in: since when, and whom to ask."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import pytest

from tests.tournament.test_spine import EIGHT, ROUNDS
from windroos.tournament.clock import seconds_of
from windroos.tournament.deciding import decide_tournament
from windroos.tournament.door import read_line
from windroos.tournament.overdue import overdue
from windroos.tournament.state import TournamentState, fold_tournament
from windroos.tournament.world import AskedAt, TournamentWorld

NOON = seconds_of("2026-11-28T12:00:00")
MADE: tuple[dict[str, Any], ...] = (
    {"do": "tournament", "id": "t", "formula": "mcr-ema", "players": 8, "rounds": 2},
    *({"do": "entrant", "id": id, "name": f"Naam {id}"} for id in EIGHT),
    {"do": "numbers", "numbers": {id: at for at, id in enumerate(EIGHT, 1)}},
    {"do": "schedule", "rounds": ROUNDS},
)
CALLED: tuple[dict[str, Any], ...] = ({"do": "call", "round": 1, "minutes": 60}, {"do": "clock", "act": "start"})
FIRST: dict[str, Any] = {"do": "result", "round": 1, "table": 1, "points": [8, -8, 8, -8]}
SETTLED: dict[str, Any] = {"do": "settle", "round": 1, "table": 1, "reason": "briefje"}


def told(*lines: dict[str, Any], at: int = NOON) -> TournamentState:
    """A tournament of which these things were told, all at one moment."""
    world = TournamentWorld("t")
    for line in (*MADE, *lines):
        asked = AskedAt("fresh", datetime.fromtimestamp(at, UTC), date(2026, 11, 28))
        done = decide_tournament(world, read_line(line).asked, asked)
        state = fold_tournament("t", done.events, world.state) if done.events else world.state
        world = world._replace(state=state, cards={**world.cards, **done.cards})
    return world.there()


def said(state: TournamentState, minutes: int) -> list[tuple[int, int, str, int, str]]:
    """Which tables are overdue so many minutes after noon: round, table, how far, since which minute, whom to ask."""
    return [
        (one.round, one.table, one.stage, (one.since - NOON) // 60, "".join(one.ask))
        for one in overdue(state, NOON + 60 * minutes)
    ]


def test_as_long_as_there_is_time_nobody_is_asked() -> None:
    assert said(told(*CALLED), 59) == []
    assert said(told(*CALLED, {"do": "clock", "act": "pause"}), 90) == []
    assert said(told({"do": "call", "round": 1, "minutes": 60}), 90) == []


def test_since_the_time_of_that_table_and_whom_to_ask() -> None:
    extra: dict[str, Any] = {"do": "clock", "act": "extend", "table": 2, "minutes": 10}
    agreed: dict[str, Any] = {"do": "agree", "round": 1, "table": 1, "entrant": "b"}
    state = told(*CALLED, extra, FIRST, agreed)
    assert said(state, 65) == [(1, 1, "agreed", 60, "acd")]
    assert said(state, 75) == [(1, 1, "agreed", 60, "acd"), (1, 2, "empty", 70, "e")]
    assert said(told(*CALLED, FIRST, SETTLED), 75) == [(1, 2, "empty", 60, "e")]


def test_a_signal_or_the_end_of_the_round_counts_where_it_came_first() -> None:
    for act in ("signal", "end"):
        assert said(told(*CALLED, {"do": "clock", "act": act}, FIRST, SETTLED), 9) == [(1, 2, "empty", 0, "e")]


def test_where_two_type_the_desk_is_next() -> None:
    once = {**FIRST, "typist": "Jan"}
    assert said(told(*CALLED, {"do": "twice", "rounds": "all"}, once), 61)[0] == (1, 1, "once", 60, "")


def test_a_table_of_an_earlier_round_stays_in_sight() -> None:
    state = told(*CALLED, FIRST, SETTLED, {"do": "clock", "act": "end"}, {"do": "call", "round": 2, "minutes": 60})
    assert said(state, 5) == [(1, 2, "empty", 0, "e")]


@pytest.mark.parametrize(("lines", "found"), [((), []), ((FIRST, SETTLED), [(1, 2, "empty", "e")])])
def test_without_a_clock_the_others_say_that_it_is_time(lines: tuple[dict[str, Any], ...], found: list[Any]) -> None:
    assert [(one.round, one.table, one.stage, "".join(one.ask)) for one in overdue(told(*lines), NOON)] == found
    assert all(one.since == 0 for one in overdue(told(*lines), NOON))
