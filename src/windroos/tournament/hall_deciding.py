"""What is asked of the clock and of the draw, decided for a tournament as it stands. Pure."""

from __future__ import annotations

from collections.abc import Set
from datetime import datetime
from typing import Final

from windroos.tournament.alike import AlikePeople
from windroos.tournament.clock import seconds_of
from windroos.tournament.clock_deciding import decide_call, decide_clock, decide_programme, was_out
from windroos.tournament.clock_requests import ClockRequest, DoOutage, DoProgramme, DoRoundCall, DoRoundClock
from windroos.tournament.draw import DrawClass, classes_of
from windroos.tournament.draw_deciding import decide_draw
from windroos.tournament.draw_requests import DoCommit, DrawRequest
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.schedule_deciding import rounds_played
from windroos.tournament.spread import alike_before, players_of, teams_of, wished_apart
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision

WISHED: Final = "round 1"
"""What the name of a class begins with whose two would rather not meet then."""


def decide_hall_clock(state: TournamentState, asked: ClockRequest, now: datetime) -> TournamentDecision:
    """What a request comes to. Raises TournamentError as `clock_deciding`."""
    rounds, moment = len(state.schedule.rounds) or state.setup.rounds, int(now.timestamp())
    match asked:
        case DoProgramme():
            return TournamentDecision({}, decide_programme(asked, state.clock, rounds))
        case DoRoundCall():
            if not state.schedule.rounds:
                raise TournamentError("tournament_no_schedule")
            return TournamentDecision({}, decide_call(asked, state.clock, moment, rounds))
        case DoRoundClock():
            return TournamentDecision({}, decide_clock(asked, state.clock, moment))
        case DoOutage(since, until):
            return TournamentDecision({}, was_out(state.clock, seconds_of(since), seconds_of(until)))


def decide_hall_draw(state: TournamentState, asked: DrawRequest) -> TournamentDecision:
    """What a request comes to.

    Raises TournamentError `tournament_has_results`, `tournament_drawn` where numbers were given in another way, and as
    `draw_deciding`.
    """
    if rounds_played(state):
        raise TournamentError("tournament_has_results")
    if state.schedule.numbers != state.draw.numbers and not isinstance(asked, DoCommit):
        raise TournamentError("tournament_drawn")
    return TournamentDecision({}, decide_draw(asked, state.draw, draw_classes(state)))


def draw_classes(state: TournamentState) -> tuple[DrawClass, ...]:
    """Who draw among which numbers: teams, clubs and countries among those that the schedule keeps apart for them.

    Raises TournamentError `tournament_draw_group` for a team that the schedule has no numbers for.
    """
    people, made = players_of(state), state.schedule.made
    apart = made.apart if made is not None else ()
    if not people:
        return ()
    teams = teams_of(state) if apart else {}
    parts = _alike_parts(state)
    groups = {part.name: part.people for part in parts} | teams
    reserved = [*(part.numbers for part in parts), *apart]
    for pair in wished_apart(state, people, {one for group in groups.values() for one in group}):
        taken = {number for numbers in reserved for number in numbers}
        numbers = _met_never_first(state, taken, len(people))
        if numbers:
            groups[" ".join((WISHED, *pair))] = pair
            reserved.append(numbers)
    return classes_of(people, groups, reserved)


def _alike_parts(state: TournamentState) -> tuple[AlikePeople, ...]:
    """Who have something in common for which the schedule has numbers; nobody where it has others, or none."""
    made = state.schedule.made
    if made is None or not made.rounds:
        return ()
    kinds = (*formula_of(state.setup).tournament.seats.rather_apart, *made.rather_of)
    found = alike_before(state, players_of(state), kinds, len(made.rounds[0]), made.apart)
    return found.parts if set(found.groups) <= set(made.rather_apart) else ()


def _met_never_first(state: TournamentState, taken: Set[int], count: int) -> tuple[int, ...]:
    """The two lowest numbers that are free and sit at two tables in the first round; none where there are none."""
    table_of = {number: at for at, table in enumerate((state.schedule.rounds or [()])[0]) for number in table}
    free = [number for number in range(1, count + 1) if number not in taken and number in table_of]
    other = next((number for number in free if table_of[number] != table_of[free[0]]), None)
    return (free[0], other) if other is not None else ()
