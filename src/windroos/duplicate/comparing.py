"""What a result is worth beside the others who had the same tiles: exact numbers, seat by seat and wall by wall.

Who began a round as East at one table is compared with who began it as East at the others: all of them hold the same
tiles in every wall, at the same wind. Places of players are counted from there: 0 began as East, 3 as North.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, get_args

from windroos.reckoning.numbers import Number, mean, ratio, total

CompareWay = Literal["points", "mean", "matchpoints"]
"""The points themselves; what they differ from the mean of all tables; so much for each table that did worse."""
COMPARE_WAYS: Final[tuple[CompareWay, ...]] = get_args(CompareWay)
LEAST_TABLES: Final = 2
"""A wall that fewer tables finished is compared with nothing."""


class PlayedWall(NamedTuple):
    """What one table made of one wall.

    wall    its number in the round, from 1
    seats   the player at each wind, East first, by where he began the round
    points  won or lost by each player, by where he began; what fouls cost him taken off
    winner  the wind that made mahjong, -1: nobody
    giver   the wind whose tile it was, -1: it was the winner's own
    score   the winner's, as it was settled
    turns   tiles that were discarded
    """

    wall: int
    seats: tuple[int, ...]
    points: tuple[int, ...]
    winner: int = -1
    giver: int = -1
    score: int = 0
    turns: int = 0


class MatchScale(NamedTuple):
    """What matchpoints are: for each table that did worse at this seat, and for each that did as well."""

    better: Number = 2
    equal: Number = 1


TablesOfRound = Mapping[int, Sequence[PlayedWall]]
"""What each table of a round finished, by its number."""
WallScores = Mapping[tuple[int, int], tuple[Number, ...]]
"""By table and wall, what it is worth to each player, by where he began."""


def compared(tables: TablesOfRound, way: CompareWay, scale: MatchScale = MatchScale()) -> WallScores:  # noqa: B008
    """What every wall that was finished is worth to everybody; one that cannot be compared is not there.

    Matchpoints of a wall that fewer tables finished are brought to as many as if all had, so that no wall weighs less.
    """
    found: dict[tuple[int, int], tuple[Number, ...]] = {}
    for wall in sorted({one.wall for walls in tables.values() for one in walls}):
        field = {table: one.points for table, walls in tables.items() for one in walls if one.wall == wall}
        if way == "points":
            found.update({(table, wall): points for table, points in field.items()})
        elif len(field) >= LEAST_TABLES:
            for table, points in field.items():
                seats = [[others[seat] for others in field.values()] for seat in range(len(points))]
                found[table, wall] = tuple(
                    own - mean(all_points)
                    if way == "mean"
                    else ratio(_matchpoints(own, all_points, scale) * (len(tables) - 1), len(field) - 1)
                    for own, all_points in zip(points, seats, strict=True)
                )
    return found


def _matchpoints(own: int, field: Sequence[int], scale: MatchScale) -> Number:
    """Of one seat; `field` holds one's own points too, which are no other table's."""
    better = sum(own > other for other in field)
    equal = sum(own == other for other in field) - 1
    return total((scale.better * better, scale.equal * equal))


def compared_totals(scores: WallScores) -> dict[int, tuple[Number, ...]]:
    """What a round is worth to everybody, by table: all walls added up. A table without one is not there."""
    found: dict[int, list[tuple[Number, ...]]] = {}
    for (table, _), points in scores.items():
        found.setdefault(table, []).append(points)
    return {table: tuple(total(seat) for seat in zip(*walls, strict=True)) for table, walls in found.items()}
