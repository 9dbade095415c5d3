"""What the walls of a round are worth to everybody, by a tournament's formula."""

from __future__ import annotations

from collections.abc import Mapping

from windroos.duplicate.comparing import CompareWay, MatchScale, PlayedWall, WallScores, compared
from windroos.reckoning.tournament_stages import WallStage


def wall_scores(stage: WallStage, tables: Mapping[int, tuple[PlayedWall, ...]]) -> WallScores:
    """What every wall of a round is worth to everybody, by the formula."""
    way: CompareWay = "points" if stage.compare == "none" else stage.compare
    return compared(tables, way, MatchScale(stage.better, stage.equal))
