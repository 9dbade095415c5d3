"""What a table made of all its walls together, by where players began."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from windroos.duplicate.comparing import PlayedWall

SEATS: Final = 4


class WallTotals(NamedTuple):
    """Of each player, who began as East first: points, mahjongs made, and made with his tile; the highest, 0 none."""

    points: tuple[int, ...]
    mahjongs: tuple[int, ...]
    caused: tuple[int, ...]
    best: tuple[int, ...]


def wall_totals(walls: Sequence[PlayedWall]) -> WallTotals:
    """The sum of what was won with each wall."""
    points = tuple(sum(one.points[seat] for one in walls) for seat in range(SEATS))
    won = [one.seats[one.winner] for one in walls if one.winner >= 0]
    gave = [one.seats[one.giver] for one in walls if one.giver >= 0]
    best = tuple(
        max((one.score for one in walls if one.winner >= 0 and one.seats[one.winner] == seat), default=0)
        for seat in range(SEATS)
    )
    return WallTotals(points, tuple(map(won.count, range(SEATS))), tuple(map(gave.count, range(SEATS))), best)
