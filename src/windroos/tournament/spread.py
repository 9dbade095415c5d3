"""Who of a tournament had better not sit at one table by what they have in common, as numbers."""

from __future__ import annotations

from collections.abc import Sequence, Set

from windroos.reckoning.tournament_stages import Apart
from windroos.tournament.alike import AlikeNumbers, alike_numbers, couples, in_common
from windroos.tournament.state import TournamentState


def players_of(state: TournamentState) -> tuple[str, ...]:
    """Who is to get a playing number: everybody but reserves, in the order of registering."""
    return tuple(id for id, one in state.entrants.items() if not one.reserve)


def teams_of(state: TournamentState) -> dict[str, tuple[str, ...]]:
    """Who play for the same team, of teams of two and more; reserves play for nobody."""
    found: dict[str, tuple[str, ...]] = {}
    for id in players_of(state):
        if team := state.entrants[id].team:
            found[team] = (*found.get(team, ()), id)
    return {team: people for team, people in found.items() if len(people) > 1}


def team_numbers(state: TournamentState) -> tuple[tuple[int, ...], ...]:
    """Playing numbers for each team, from 1 on: who makes a schedule keeps each of these groups apart."""
    groups, first = [], 1
    for people in teams_of(state).values():
        groups.append(tuple(range(first, first + len(people))))
        first += len(people)
    return tuple(groups)


def alike_groups(
    state: TournamentState,
    people: tuple[str, ...],
    kinds: tuple[Apart, ...],
    tables: int,
    apart: tuple[tuple[int, ...], ...],
) -> tuple[tuple[int, ...], ...]:
    """The numbers of who have something of these kinds in common, where not more do than there are tables.

    More than that meet anyhow: to search for less of it takes long and comes to nothing.
    """
    if not state.schedule.numbers:
        return alike_before(state, people, kinds, tables, apart).groups
    return tuple(group for group in classes(state, kinds) if len(group) <= max(tables, 1))


def alike_before(
    state: TournamentState,
    people: tuple[str, ...],
    kinds: tuple[Apart, ...],
    tables: int,
    apart: tuple[tuple[int, ...], ...],
) -> AlikeNumbers:
    """Numbers for who have something in common, before any are drawn: beside those of teams, and of who wished."""
    teams = dict[str, list[str]]()
    for one in people:
        if apart and (team := state.entrants[one].team):
            teams.setdefault(team, []).append(one)
    kept, left, taken = set[str](), [*apart], set[int]()
    for members in teams.values():
        numbers = next((group for group in left if len(group) == len(members) > 1), None)
        if numbers is not None:
            left.remove(numbers)
            kept.update(members)
            taken.update(numbers)
    coupled = (
        {frozenset(pair) for pair in couples(state.entrants[one] for one in people)} if "couple" in kinds else set()
    )
    # A couple that is kept apart in all rounds need not wish it for the first.
    wished = [pair for pair in wished_apart(state, people, kept) if frozenset(pair) not in coupled]
    besides = kept | {one for pair in wished for one in pair}
    return alike_numbers([state.entrants[one] for one in people], kinds, max(tables, 1), taken, besides)


def wished_apart(
    state: TournamentState, people: tuple[str, ...], besides: Set[str] = frozenset()
) -> tuple[tuple[str, str], ...]:
    """Who would rather not meet in the first round, in pairs of whom nobody is in two."""
    taken, found = set(besides), list[tuple[str, str]]()
    for id in people:
        other = state.entrants[id].not_with
        if other in people and not taken & {id, other}:
            taken |= {id, other}
            found.append((id, other))
    return tuple(found)


def classes(state: TournamentState, kinds: Sequence[Apart]) -> tuple[tuple[int, ...], ...]:
    """The numbers of each team, club, country or couple that is kept apart, as far as numbers were given."""
    numbers = state.schedule.numbers
    found = in_common([state.entrants[id] for id in sorted(numbers)], kinds)
    named = sorted((kind, called.casefold(), people) for (kind, called), people in found.items())
    return tuple(tuple(sorted(numbers[one] for one in people)) for _, _, people in named if len(people) > 1)
