"""Who wins a match: the order of the players, by points and by special formations."""

from __future__ import annotations

from typing import NamedTuple

from windroos.play.model.match import Match
from windroos.rules.rules import course_of


class Ranking(NamedTuple):
    """Players, the best first; who are equal stand in the order of `Match.players`.

    by_points       by their points: the first wears the yellow jersey (144 rules, rule 126)
    by_formation    whole games of the 144 rules: the highest special formation wins, the others follow by their points
                    (rule 55, ruling M5); else empty
    """

    by_points: tuple[int, ...]
    by_formation: tuple[int, ...]


def leaders(match: Match) -> tuple[int, ...]:
    """Who has the most points, several where they are equal: the yellow jersey (144 rules, rule 126)."""
    most = max(match.points)
    return tuple(player for player, points in enumerate(match.points) if points == most)


def ranking(match: Match) -> Ranking:
    """The order of the players as it stands, or as it became."""
    by_points = tuple(sorted(range(len(match.points)), key=lambda player: -match.points[player]))
    if not (match.whole and course_of(match.rules).formations):
        return Ranking(by_points, ())
    # `max` keeps the first of equals, which is the one with more points.
    winner = max(by_points, key=lambda player: match.special[player])
    return Ranking(by_points, (winner, *(player for player in by_points if player != winner)))
