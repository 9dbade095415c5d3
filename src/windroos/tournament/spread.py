"""Who of a tournament had better not sit at one table by what they have in common, as numbers."""

from __future__ import annotations

from collections.abc import Sequence, Set

from windroos.reckoning.tournament_stages import Apart
from windroos.tournament.alike import AlikeNumbers, alike_numbers
from windroos.tournament.state import TournamentState


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
    besides = kept | {one for pair in wished_apart(state, people, kept) for one in pair}
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


def classes(state: TournamentState, kinds: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    """The numbers of each team, club or country that the formula keeps apart, as far as numbers were given."""
    found: dict[tuple[str, str], list[int]] = {}
    for id, number in sorted(state.schedule.numbers.items()):
        one = state.entrants[id]
        for kind, value in (("team", one.team), ("club", one.club), ("country", one.country)):
            if kind in kinds and value:
                found.setdefault((kind, value.casefold()), []).append(number)
    return tuple(tuple(sorted(group)) for _, group in sorted(found.items()) if len(group) > 1)
