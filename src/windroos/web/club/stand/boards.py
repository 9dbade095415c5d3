"""Boards of standings, reckoned once until anything changes; what an address asks of them."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request

from windroos.club.board import SeasonBoard, season_board
from windroos.club.club_state import ClubState
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.seasons import formula_of, season_of
from windroos.hosting.bulk import without_collecting


class StandAsked(NamedTuple):
    """What an address asks: a season, a period, the standings of a day, or by the formula of a version (from 1)."""

    season: str
    period: str = ""
    on: date | None = None
    version: int = 0

    @property
    def query(self) -> str:
        """The same as the end of an address."""
        keys = {"periode": self.period, "op": str(self.on or ""), "versie": str(self.version or "")}
        told = urlencode({key: value for key, value in keys.items() if value})
        return f"?{told}" if told else ""


class Boards:
    """The boards of a club."""

    def __init__(self) -> None:
        self._of: tuple[object, object] = (None, None)
        self._boards: dict[StandAsked, SeasonBoard] = {}

    def board(self, world: ClubWorld, asked: StandAsked) -> SeasonBoard:
        """The board that is asked for.

        Raises ClubError `club_none`, `club_season_unknown`, `club_period`, `club_season_version`, and ReckoningError.
        """
        club = open_club(world)
        if self._of[0] is not club or self._of[1] is not world.evenings:
            self._of, self._boards = (club, world.evenings), {}
        if asked not in self._boards:
            season, formula = season_of(club, asked.season), None
            if asked.version:
                earlier = club.earlier.get(season.season, ())
                if asked.version > len(earlier):
                    raise ClubError("club_season_version", version=asked.version)
                formula = formula_of(earlier[asked.version - 1])
            with without_collecting():
                made = season_board(club, world.evenings.values(), season, asked.period, asked.on, formula)
            self._boards[asked] = made
        return self._boards[asked]


def open_club(world: ClubWorld) -> ClubState:
    """The club. Raises ClubError `club_none` where there is none yet."""
    if world.club is None:
        raise ClubError("club_none")
    return world.club


def asked_of(request: Request, season: str) -> StandAsked:
    """What an address asks. Raises ClubError `club_day`, `club_season_version`."""
    query = request.query_params
    version = query.get("versie", "")
    if version and not (version.isascii() and version.isdecimal() and len(version) < 4):
        raise ClubError("club_season_version", version=version[:20])
    return StandAsked(season, query.get("periode", "")[:200], day_of(query.get("op", "")), int(version or 0))


def day_of(text: str) -> date | None:
    """A day as a form sends it; None of nothing. Raises ClubError `club_day`."""
    if not text.strip():
        return None
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise ClubError("club_day", day=text[:20]) from None
