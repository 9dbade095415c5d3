"""Who draw among which numbers, so that the draw keeps what the schedule heeds: teams, clubs, couples, wishes."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from windroos.tournament.alike import AlikePeople
from windroos.tournament.draw import DrawClass, classes_of
from windroos.tournament.formula import formula_of
from windroos.tournament.spread import alike_before, players_of, teams_of, wished_apart
from windroos.tournament.state import TournamentState

WISHED: Final = "round 1"
"""What the name of a class begins with whose two would rather not meet then."""


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
