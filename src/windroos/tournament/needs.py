"""What somebody needs at his next table to be first, second or third: found by trying, with the reckoning itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, cast

from windroos.people.spelling import MOST_POINTS
from windroos.reckoning.formula import Formula
from windroos.reckoning.numbers import Number, ratio
from windroos.reckoning.places import Scale, TieRule, earned
from windroos.reckoning.scored import Scored
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.points import scored
from windroos.tournament.result_events import TableResult
from windroos.tournament.results import KeptTable
from windroos.tournament.seats import lacking, seated
from windroos.tournament.state import TournamentState

TARGETS: Final = (1, 2, 3)
"""Places that are asked after."""


class TableOutcome(NamedTuple):
    """What his table may earn him, and the best and worst place that then follows, whatever the others do."""

    score: Number
    best: int
    worst: int


class NeededFor(NamedTuple):
    """What a place takes.

    sure      table points with which nobody can keep him from it; `possible`: with which it may still be
    points    the fewest points at the table, where those who sit there lose as much each and other tables are as they
              stand; None where no points do
    """

    place: int
    sure: Number | None
    possible: Number | None
    points: int | None


class Needed(NamedTuple):
    """What somebody needs: at his table of a round, with so many `open` tables beside it in that round."""

    round: int
    table: int
    open: int
    now: int | None
    outcomes: tuple[TableOutcome, ...]
    targets: tuple[NeededFor, ...]


def needs(state: TournamentState, entrant: str) -> Needed:
    """What he needs at the first table of his that has no result.

    Raises TournamentError: `tournament_needs_none`, `tournament_needs_early` where a table of a round before it has
    no result yet.
    """
    round, table = _next_table(state, entrant)
    for early in range(1, round):
        if lacking(state, early):
            raise TournamentError("tournament_needs_early", round=early, table=lacking(state, early)[0])
    others = [one for one in lacking(state, round) if one != table]
    formula, found = formula_of(state.setup), scored(state, round)
    now = next((row.place for row in found.rows if row.person == entrant), None)
    outcomes: tuple[TableOutcome, ...] = ()
    if formula.table.measure == "table_points":
        outcomes = tuple(_outcomes(state, formula, found, entrant, (round, table), others))
    return Needed(
        *(round, table, len(others), now, outcomes),
        tuple(_target(state, entrant, (round, table), outcomes, place) for place in TARGETS),
    )


def _next_table(state: TournamentState, entrant: str) -> tuple[int, int]:
    for round, tables in enumerate(state.schedule.rounds, 1):
        for table in range(1, len(tables) + 1):
            kept = state.results.get((round, table))
            if (kept is None or kept.typed is None) and entrant in seated(state, round, table):
                return round, table
    raise TournamentError("tournament_needs_none", entrant=entrant[:40])


def _people(state: TournamentState, round: int, table: int) -> tuple[str, ...]:
    """Who sit at a table, East first."""
    return tuple(one for one in seated(state, round, table) if one)


# --- table points: what the other tables may come to ---------------------------------------------------------------


@lru_cache(maxsize=8)
def _ways(scale: Scale, ties: TieRule) -> tuple[tuple[Number, ...], ...]:
    """What a table may earn its people, one by one: every order of them, with every way to be equal."""
    found = set()
    for ranks in product(range(len(scale)), repeat=len(scale)):
        places = [1 + sum(other < own for other in ranks) for own in ranks]
        shared = [ranks.count(own) for own in ranks]
        found.add(
            tuple(earned(scale, place, equal, ties) for place, equal in zip(places, shared, strict=True)),
        )
    return tuple(sorted(found))


def _outcomes(
    state: TournamentState,
    formula: Formula,
    found: Scored,
    entrant: str,
    at: tuple[int, int],
    others: Sequence[int],
) -> Iterator[TableOutcome]:
    """Each amount of table points that he may earn, the most first, with the places that can follow."""
    scores = {row.person: row.score for row in found.rows if row.place is not None}
    mates = _people(state, *at)
    seat = mates.index(entrant)
    open_seats = [_people(state, at[0], table) for table in others]
    by_size = {
        size: _ways(formula.table.scales[size], formula.table.ties)
        for size in {len(mates), *map(len, open_seats)}
        if size
    }
    ways = by_size[len(mates)]
    waiting = {person for people in (mates, *open_seats) for person in people}
    closed = [score for person, score in scores.items() if person not in waiting]
    decides = len(formula.ranking.order) > 1
    for own in sorted({way[seat] for way in ways}, reverse=True):
        mine = scores.get(entrant, 0) + own
        best = worst = 1
        best += sum(score > mine for score in closed)
        worst += sum(score > mine or (decides and score == mine) for score in closed)
        own_ways = [way for way in ways if way[seat] == own]
        for people, possible in (
            (mates, own_ways),
            *((people, by_size[len(people)]) for people in open_seats if people),
        ):
            rivals = [(place, scores.get(one, 0)) for place, one in enumerate(people) if one != entrant]
            above = [sum(score + way[place] > mine for place, score in rivals) for way in possible]
            least = [
                sum(score + way[place] > mine or (decides and score + way[place] == mine) for place, score in rivals)
                for way in possible
            ]
            best, worst = best + min(above), worst + max(least)
        yield TableOutcome(own, best, worst)


# --- points: tried with the reckoning ------------------------------------------------------------------------------


def _target(
    state: TournamentState,
    entrant: str,
    at: tuple[int, int],
    outcomes: Sequence[TableOutcome],
    place: int,
) -> NeededFor:
    sure = min((one.score for one in outcomes if one.worst <= place), default=None)
    possible = min((one.score for one in outcomes if one.best <= place), default=None)
    return NeededFor(place, sure, possible, _fewest_points(state, entrant, at, place))


def _fewest_points(state: TournamentState, entrant: str, at: tuple[int, int], place: int) -> int | None:
    """The fewest points with which he has this place or a better one; more of them never make it worse."""
    start = formula_of(state.setup).table.start
    least, most = start - MOST_POINTS // 10, start + MOST_POINTS // 10
    if _place_with(state, entrant, at, most) > place:
        return None
    while least < most:
        middle = (least + most) // 2
        if _place_with(state, entrant, at, middle) <= place:
            most = middle
        else:
            least = middle + 1
    return most


def _place_with(state: TournamentState, entrant: str, at: tuple[int, int], points: int) -> int:
    """The place that follows where the others of his table lose exactly as much each, in parts of a point too."""
    people, playing = seated(state, *at), len(_people(state, *at))
    left = playing * formula_of(state.setup).table.start - points
    # Whole points would let one of them lose less, who then no longer shares his place with the others.
    each = cast("int", ratio(left, playing - 1))
    typed = TableResult(*at, tuple(points if one == entrant else each if one else 0 for one in people))
    results: Mapping[tuple[int, int], KeptTable] = {**state.results, at: KeptTable(typed, 0)}
    rows = scored(state._replace(results=results), at[0]).rows
    return next((row.place for row in rows if row.person == entrant and row.place is not None), len(rows) + 1)
