"""Teams: what their members earned together, the best so many of them; who fills in for his own team earns for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from windroos.reckoning.numbers import Number, total
from windroos.reckoning.scored import Scored
from windroos.reckoning.tables import measured
from windroos.tournament.formula import formula_of
from windroos.tournament.points import round_id, scored
from windroos.tournament.ranking import RankedEntrant, rounds_counted, standings
from windroos.tournament.seats import told_of, uses_in
from windroos.tournament.state import TournamentState


class TeamMember(NamedTuple):
    """A member with what he brings, None where he has no place; `counts`: he is among the best that are added up.

    by  of his own team, who filled in for him: what they earned at his seat is in what he brings
    """

    entrant: str
    value: Number | None
    counts: bool
    by: tuple[str, ...] = ()


class _FilledIn(NamedTuple):
    """What others of his team earned at somebody's seat, in the place of what he is given for a round missed."""

    value: Number = 0
    by: tuple[str, ...] = ()


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
    filled = {} if least else _filled_in(state, rows, after)
    found = []
    for team, people in members.items():
        values = {id: _with(_value(rows.get(id), stage.measure), filled.get(id)) for id in people}
        known = [(value, id) for id, value in values.items() if value is not None]
        known.sort(key=lambda one: one[0] if least else -one[0])
        counting = known[: stage.best or stage.size or None]
        kept = {id for _, id in counting}
        order = [*(id for _, id in known), *(id for id in people if values[id] is None)]
        score = total([value for value, _ in counting])
        found.append(
            (score, team, tuple(TeamMember(id, values[id], id in kept, filled.get(id, _FilledIn()).by) for id in order))
        )
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


def _with(value: Number | None, filled: _FilledIn | None) -> Number | None:
    """What a member brings with what was earned at his seat."""
    return value if filled is None else total([value or 0, filled.value])


def _filled_in(state: TournamentState, rows: Mapping[str, RankedEntrant], after: int | None) -> dict[str, _FilledIn]:
    """What substitutes of his own team earned, by whose seat it was; of one who has a place himself it is his own."""
    found, told = scored(state, rounds_counted(state, after)), told_of(state)
    filled: dict[str, _FilledIn] = {}
    for evening in found.evenings:
        parts = {part.line.person: part for table in evening.tables for part in table}
        round = next(at for at in range(1, len(state.schedule.rounds) + 1) if round_id(at) == evening.evening.id)
        for use in (use for uses in uses_in(state, round, told) for use in uses):
            own, part = rows.get(use.sitter), parts.get(use.sitter)
            is_team = use.why and part is not None and _team(state, use.owner) == _team(state, use.sitter) != ""
            if part is not None and is_team and (own is None or own.place is None):
                old, missed = filled.get(use.owner, _FilledIn()), _missed(found, use.owner, round)
                by_points = formula_of(state.setup).tournament.teams.measure == "points"
                earned = measured(formula_of(state.setup), part.line, "points") if by_points else part.score
                value = total([old.value, earned or 0, 0 if by_points else -missed])
                filled[use.owner] = _FilledIn(value, tuple(dict.fromkeys((*old.by, use.sitter))))
    return filled


def _team(state: TournamentState, entrant: str) -> str:
    return state.entrants[entrant].team.casefold() if entrant in state.entrants else ""


def _missed(found: Scored, entrant: str, round: int) -> Number:
    """What somebody is given for a round that he did not play to its end."""
    entries = (entry for row in found.rows if row.person == entrant for entry in row.entries)
    return next((entry.score for entry in entries if entry.evening.id == round_id(round)), 0)
