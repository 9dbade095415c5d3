"""Boards of standings, reckoned once until anything changes; what an address asks of them."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request

from windroos.club.board import SeasonBoard, season_board
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.seasons import formula_of, season_of
from windroos.hosting.bulk import without_collecting
from windroos.web.club.forms import day_of
from windroos.web.club.house import open_club
from windroos.web.club.tally_book import TallyBook


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
    """The boards of a club, made of the lines that a book remembers. Any thread may ask for one."""

    def __init__(self, book: TallyBook) -> None:
        self._book = book
        self._made: tuple[object, object, dict[StandAsked, SeasonBoard]] = (None, None, {})
        """Of which club and which evenings, and the boards of these."""

    def board(self, world: ClubWorld, asked: StandAsked) -> SeasonBoard:
        """The board that is asked for.

        Raises ClubError `club_none`, `club_season_unknown`, `club_period`, `club_season_version`, and ReckoningError.
        """
        club = open_club(world)
        if self._made[0] is not club or self._made[1] is not world.evenings:
            self._made = (club, world.evenings, {})
        boards = self._made[2]
        if asked not in boards:
            season, formula = season_of(club, asked.season), None
            if asked.version:
                earlier = club.earlier.get(season.season, ())
                if asked.version > len(earlier):
                    raise ClubError("club_season_version", version=asked.version)
                formula = formula_of(earlier[asked.version - 1])
            with without_collecting():
                made = season_board(
                    club, world.evenings.values(), season, asked.period, asked.on, formula, self._book.lines
                )
            boards[asked] = made
        return boards[asked]


def asked_of(request: Request, season: str) -> StandAsked:
    """What an address asks. Raises ClubError `club_day`, `club_season_version`."""
    query = request.query_params
    version = query.get("versie", "")
    if version and not (version.isascii() and version.isdecimal() and len(version) < 4):
        raise ClubError("club_season_version", version=version[:20])
    return StandAsked(season, query.get("periode", "")[:200], day_of(query.get("op", "")), int(version or 0))
