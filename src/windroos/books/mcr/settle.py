"""How MCR is settled: eight points from everyone, and the hand's points (ruling C4)."""

from __future__ import annotations

from typing import Final

from windroos.rules.rule import Options
from windroos.settling.penalties import FALSE_POINTS, false_points
from windroos.settling.terms import Terms
from windroos.settling.ways import points

HIGHEST_POINTS: Final = 1000
"""More than any hand can count."""


def terms(o: Options) -> Terms:
    """The winner's points decide; who gave the tile pays them, or all where it was drawn."""
    return Terms(
        points,
        false_points,
        known=frozenset({"flowers", "fouls"}),
        players=int(o["players"]),
        highest=HIGHEST_POINTS,
        minimum=int(o["minimum"]),
        foul_steps=str(o["foul_steps"]),
        false_kinds=tuple(FALSE_POINTS),
    )
