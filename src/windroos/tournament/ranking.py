"""The standings of a tournament: by its formula, with how everybody moved since the round before."""

from __future__ import annotations

from typing import NamedTuple

from windroos.reckoning.numbers import Number, total
from windroos.reckoning.scored import Scored, StandingRow
from windroos.reckoning.tables import measured
from windroos.tournament.formula import formula_of
from windroos.tournament.points import round_id, scored
from windroos.tournament.schedule_deciding import rounds_played
from windroos.tournament.state import TournamentState


class RankedEntrant(NamedTuple):
    """A row of the standings.

    place         None below the line
    score         what is ranked by
    table_points  None where places at a table earn nothing
    points        of all his tables, less penalties where those are before places
    rounds        that he has a result of; `scores` by round, None of those without
    moved         places gained since the round before; None where there was none, or he was not in it
    decided_by    the measure that set him apart from who had an equal score; "" where none had to
    """

    place: int | None
    entrant: str
    score: Number
    table_points: Number | None
    points: Number
    rounds: int
    scores: tuple[Number | None, ...]
    mahjongs: int | None
    caused: int | None
    best: int | None
    moved: int | None
    decided_by: str


class TournamentStandings(NamedTuple):
    """The standings after a round; `undecided` who wait for a lot."""

    after: int
    rows: tuple[RankedEntrant, ...]
    undecided: tuple[tuple[str, ...], ...]


def rounds_counted(state: TournamentState, after: int | None) -> int:
    """The last round that standings count: the one they are after, None that which was played last."""
    return rounds_played(state) if after is None else min(after, len(state.schedule.rounds))


def standings(state: TournamentState, after: int | None = None) -> TournamentStandings:
    """The standings now, or as they were after a round."""
    last = rounds_counted(state, after)
    found = scored(state, last)
    before = _places(scored(state, last - 1)) if last > 1 else {}
    rows = tuple(_row(state, row, last, before.get(row.person)) for row in found.rows)
    return TournamentStandings(last, rows, found.undecided)


def _places(found: Scored) -> dict[str, int]:
    return {row.person: row.place for row in found.rows if row.place is not None}


def _row(state: TournamentState, row: StandingRow, last: int, before: int | None) -> RankedEntrant:
    formula = formula_of(state.setup)
    parts = [part for entry in row.entries if entry.counts for part in entry.parts]
    by_round = {entry.evening.id: entry.score for entry in row.entries}
    points = [measured(formula, part.line, "points") for part in parts]
    bests = [part.line.best.limited for part in parts if part.line.best is not None]
    return RankedEntrant(
        place=row.place, entrant=row.person, score=row.score,
        table_points=row.score if formula.table.measure == "table_points" else None,
        points=total([value for value in points if value is not None]), rounds=row.evenings,
        scores=tuple(by_round.get(round_id(at)) for at in range(1, last + 1)), mahjongs=row.mahjongs, caused=row.caused,
        best=max(bests, default=None), moved=None if before is None or row.place is None else before - row.place,
        decided_by=row.decided_by,
    )  # fmt: skip
