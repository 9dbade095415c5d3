"""Teams: what their members earned together, the best so many of them."""

from __future__ import annotations

from typing import NamedTuple

from windroos.reckoning.numbers import Number, total
from windroos.tournament.formula import formula_of
from windroos.tournament.ranking import RankedEntrant, standings
from windroos.tournament.state import TournamentState


class TeamMember(NamedTuple):
    """A member with what he brings, None where he has no place; `counts`: he is among the best that are added up."""

    entrant: str
    value: Number | None
    counts: bool


class RankedTeam(NamedTuple):
    """A team with its place, shared by who are equal; members, who bring most first."""

    place: int
    team: str
    score: Number
    members: tuple[TeamMember, ...]


def team_standings(state: TournamentState, after: int | None = None) -> tuple[RankedTeam, ...]:
    """Teams in order: by points, table points or places, as the formula says; of places the fewest is best."""
    stage = formula_of(state.setup).tournament.teams
    rows = {row.entrant: row for row in standings(state, after).rows}
    members: dict[str, list[str]] = {}
    for id, one in state.entrants.items():
        if one.team:
            members.setdefault(one.team, []).append(id)
    least = stage.measure == "place"
    found = []
    for team, people in members.items():
        values = {id: _value(rows.get(id), stage.measure) for id in people}
        known = [(value, id) for id, value in values.items() if value is not None]
        known.sort(key=lambda one: one[0] if least else -one[0])
        counting = known[: stage.best or stage.size or None]
        kept = {id for _, id in counting}
        order = [*(id for _, id in known), *(id for id in people if values[id] is None)]
        score = total([value for value, _ in counting])
        found.append((score, team, tuple(TeamMember(id, values[id], id in kept) for id in order)))
    scores = [score for score, _, _ in found]
    placed = [
        RankedTeam(1 + sum(other < own if least else other > own for other in scores), team, own, some)
        for own, team, some in found
    ]
    return tuple(sorted(placed, key=lambda one: (one.place, one.team)))


def _value(row: RankedEntrant | None, measure: str) -> Number | None:
    """What somebody brings; None of who has no place."""
    if row is None or row.place is None:
        return None
    return row.place if measure == "place" else row.points if measure == "points" else row.score
