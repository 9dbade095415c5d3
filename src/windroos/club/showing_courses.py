"""The scheme and the final of a season as the machine's door shows them: as objects, with people as ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from windroos.club.club_state import ClubState
from windroos.club.evening_state import EveningState
from windroos.club.finale import FinalTable, season_final
from windroos.club.scheme_games import GameCourse, courses
from windroos.club.seasons import season_of

Json = dict[str, Any]


def scheme_object(club: ClubState, evenings: Iterable[EveningState], season: str) -> Json:
    """The rounds of a season's scheme, each game with what became of it; no rounds where it has no scheme.

    Raises ClubError `club_season_unknown`.
    """
    rounds = courses(club, evenings, season_of(club, season).season)
    return {"season": season, "rounds": [[_game(one) for one in games] for games in rounds]}


def _game(course: GameCourse) -> Json:
    return {
        "table": course.game.table,
        "players": list(course.game.players),
        "state": course.state,
        "evenings": list(course.evenings),
        "played": [
            {"evening": one.evening, "table": one.table, "there": list(one.there), "substitutes": list(one.substitutes)}
            for one in course.played
        ],
        "lacking": list(course.lacking),
    }


def final_object(club: ClubState, evenings: Iterable[EveningState], season: str) -> Json:
    """The rounds of a season's final: who sits where and why, and what they came to; none where it has no final.

    Raises ClubError `club_season_unknown`, `club_year_far`, and ReckoningError.
    """
    final = season_final(club, evenings, season_of(club, season))
    if final is None:
        return {"season": season, "certain": False, "rounds": [], "winners": []}
    rounds = [
        {"name": one.name, "evening": one.evening or None, "tables": [_table(table) for table in one.tables]}
        for one in final.rounds
    ]
    return {"season": season, "certain": final.certain, "rounds": rounds, "winners": list(final.winners)}


def _table(table: FinalTable) -> Json:
    return {
        "table": table.table,
        "seats": [
            {**seat._asdict(), "person": seat.person or None, "passed": list(seat.passed)} for seat in table.seats
        ],
        "scores": [{**one._asdict(), "score": str(one.score), "carried": str(one.carried)} for one in table.scores],
        "substitutes": list(table.substitutes),
    }
