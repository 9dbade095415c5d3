"""What may be seen of the equal walls of an evening, and what they are worth. Pure."""

from __future__ import annotations

from typing import NamedTuple

from windroos.club.evening_state import EveningState, Place
from windroos.duplicate.comparing import CompareWay, WallScores, compared, compared_totals
from windroos.duplicate.view import Began, WallRow, wall_rows, walls_object
from windroos.reckoning.numbers import Number
from windroos.reckoning.places import numbered
from windroos.wire.json_text import Json


class ComparedRow(NamedTuple):
    """Somebody on equal walls: his points, what these are worth beside the others', and his place by that.

    walls  so many were compared; `seat` is where he began, 0 East
    """

    place: int
    person: str
    table: int
    seat: int
    points: int
    worth: Number
    walls: int


def way_of(evening: EveningState, round: int) -> CompareWay:
    """How the results of a round are compared."""
    return evening.walls.rounds[round].compare or "mean"


def round_scores(evening: EveningState, round: int) -> WallScores:
    """What every wall of a round is worth to everybody; nothing before all tables are done."""
    if not evening.walls.is_done(round):
        return {}
    return compared(evening.walls.of(round), way_of(evening, round))


def compared_at(evening: EveningState) -> dict[Place, tuple[Number, ...]]:
    """What every table part on equal walls is worth beside the others, in seating order."""
    found = {}
    for round, begun in evening.walls.rounds.items():
        parts = dict(begun.tables)
        for table, worth in compared_totals(round_scores(evening, round)).items():
            found[table, parts[table]] = worth
    return found


def compared_rows(evening: EveningState, round: int) -> tuple[ComparedRow, ...]:
    """Everybody of a round by what his points are worth beside those of who had the same tiles; the best first."""
    scores = round_scores(evening, round)
    began, walls = _began(evening, round), evening.walls.of(round)
    found = []
    for table, worth in compared_totals(scores).items():
        count = sum(at == table for at, _ in scores)
        points = [sum(one.points[seat] for one in walls[table]) for seat in range(len(worth))]
        found += [
            ComparedRow(0, person, table, seat, points[seat], worth[seat], count)
            for seat, person in enumerate(began[table])
        ]
    groups: dict[Number, list[ComparedRow]] = {}
    for row in sorted(found, key=lambda row: (-row.worth, row.table, row.seat)):
        groups.setdefault(row.worth, []).append(row)
    return tuple(row._replace(place=place) for place, row in numbered(groups.values()))


def evening_walls(evening: EveningState, round: int) -> dict[int, tuple[WallRow, ...]]:
    """What every table made of each wall of a round, by its number; nothing before all are done."""
    began, scores = _began(evening, round), round_scores(evening, round)
    count = evening.walls.walls_in(round)
    return {wall: wall_rows(evening.walls, round, wall, began, scores) for wall in range(1, count + 1)}


def evening_walls_object(evening: EveningState) -> Json:
    """What was promised, and of rounds that are done what was made of every wall, and everybody compared, as JSON."""
    shown = walls_object(evening.walls, {round: evening_walls(evening, round) for round in evening.walls.rounds})
    for one in shown["rounds"]:
        round = one["round"]
        one["compare"] = way_of(evening, round)
        one["tables"] = [list(place) for place in evening.walls.rounds[round].tables]
        one["rows"] = [row._asdict() | {"worth": str(row.worth)} for row in compared_rows(evening, round)]
    return shown


def _began(evening: EveningState, round: int) -> Began:
    """Who sat at each table when the round began."""
    return {table: evening.parts[table, part].players for table, part in evening.walls.rounds[round].tables}
