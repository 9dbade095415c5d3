"""The pages that everybody may read: the seasons, standings, explanations, the course of a season, and files."""

from __future__ import annotations

from datetime import date
from typing import Any, NamedTuple
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.board import SeasonBoard
from windroos.club.club_events import SeasonSet
from windroos.club.club_state import ClubState
from windroos.club.people import NameOf
from windroos.club.requests import DoShow
from windroos.club.seasons import season_called
from windroos.club.standing_account import standing_account
from windroos.reckoning.numbers import show
from windroos.text.explain import listed
from windroos.text.figures import day
from windroos.text.formulas import formula_called
from windroos.text.web.club_stand import WORDS
from windroos.text.words import Lang
from windroos.web.club.house import Clubhouse, open_club
from windroos.web.club.house_rules import shown_houses
from windroos.web.club.stand import explaining, shown
from windroos.web.club.stand.boards import Boards, StandAsked, asked_of
from windroos.web.club.stand.course import course
from windroos.web.errors import json_answer
from windroos.web.export import XLSX_MEDIA, Cell, csv_text, xlsx_file
from windroos.web.pages import lang_of
from windroos.web.routing import get, in_thread


class SeasonLine(NamedTuple):
    """A season in the list."""

    id: str
    name: str
    days: str
    state: str
    who: str


def routes(house: Clubhouse, boards: Boards) -> list[Route]:
    """The pages to read."""
    pages = StandPages(house, boards)
    return [
        get("/club/stand", in_thread(pages.seasons)),
        get("/club/stand/{season}.csv", in_thread(pages.csv)),
        get("/club/stand/{season}.xlsx", in_thread(pages.xlsx)),
        get("/club/stand/{season}.json", in_thread(pages.json)),
        get("/club/stand/{season}/uitleg/{person}", in_thread(pages.explanation)),
        get("/club/stand/{season}/verloop", in_thread(pages.course)),
        get("/club/stand/{season}", in_thread(pages.standings)),
    ]


class StandPages:
    """Answers with standings; those of very many evenings keep nobody else waiting: each is made in a thread."""

    def __init__(self, house: Clubhouse, boards: Boards) -> None:
        self._house = house
        self._boards = boards

    def seasons(self, request: Request) -> Response:
        """All seasons, the running ones first; the standings themselves where there is one season alone."""
        lang, world = lang_of(request), self._house.world()
        name = self._house.names(self._house.access(request))
        club = open_club(world)
        if len(club.seasons) == 1:
            return RedirectResponse(f"/club/stand/{quote(next(iter(club.seasons)), safe='')}", 303)
        lines = [
            _line(season, self._boards.board(world, StandAsked(season.season)), name, self._house.today(), lang)
            for season in in_order(club, self._house.today())
        ]
        return self._house.page(request, "stand/seasons.html", WORDS, seasons=lines)

    def standings(self, request: Request, season: str) -> Response:
        """Who stands where."""
        lang, name = lang_of(request), self._house.names(self._house.access(request))
        asked = asked_of(request, season)
        board, world = self._board(asked), self._house.world()
        club = open_club(world)
        lots = [lot for lot in club.competition.lots if (lot.season, lot.period) == (season, board.period)]
        is_now = asked.on is None and not asked.version
        return self._house.page(
            request,
            "stand/standings.html",
            WORDS,
            board=board,
            asked=asked,
            query=asked.query,
            is_now=is_now,
            season_name=season_called(board.season, lang),
            days=season_days(board.season, lang),
            notes=shown.notes(board, lots, name, lang),
            ended=shown.ended_line(board, name, lang),
            as_on=day(asked.on, lang) if asked.on else "",
            rows=shown.shown_rows(board, board.rows, name, lang),
            below=shown.shown_rows(board, board.below, name, lang),
            outside=sorted((name(one.person), one.evenings) for one in board.outside),
            undecided=[listed([name(one) for one in group], lang) for group in board.scored.undecided],
            has_scheme=season in club.competition.schemes,
            writes=is_now and self._house.access(request).may("secretary"),
        )

    def explanation(self, request: Request, season: str, person: str) -> Response:
        """What a score is made of, and why it has the place that it has."""
        lang, name = lang_of(request), self._house.names(self._house.access(request))
        asked = asked_of(request, season)
        board = self._board(asked)
        account = standing_account(open_club(self._house.world()), board, person)
        row = account.mine.row
        return self._house.page(
            request,
            "stand/explanation.html",
            WORDS,
            season=season,
            season_name=season_called(board.season, lang),
            query=asked.query,
            name=name(person),
            place=explaining.place_line(account, lang),
            score=show(row.score, lang),
            row=row,
            is_mean=board.formula.season.combine == "mean",
            beside=explaining.beside_lines(account, name, lang),
            equal=[name(one) for one in account.equal],
            ties=explaining.shown_ties(account.ties, lang),
            evenings=explaining.shown_evenings(board, account, self._house.world().evenings, name, lang),
            houses=[one for one in shown_houses(self._house.club(), lang) if one.season == season],
        )

    def course(self, request: Request, season: str) -> Response:
        """The score after each evening, drawn and as a table."""
        lang, name = lang_of(request), self._house.names(self._house.access(request))
        asked = asked_of(request, season)
        board = self._board(asked)
        return self._house.page(
            request,
            "stand/course.html",
            WORDS,
            season=season,
            season_name=season_called(board.season, lang),
            query=asked.query,
            course=course(board, name, lang),
        )

    def csv(self, request: Request, season: str) -> Response:
        """The standings for a spreadsheet."""
        lang = lang_of(request)
        return _file(csv_text(self._rows(request, season), lang), "text/csv; charset=utf-8", f"{season}.csv")

    def xlsx(self, request: Request, season: str) -> Response:
        """The same as an Excel file."""
        title = season_called(self._board(asked_of(request, season)).season, lang_of(request))
        content = xlsx_file(self._rows(request, season), title)
        return _file(content, XLSX_MEDIA, f"{season}.xlsx")

    def json(self, request: Request, season: str) -> Response:
        """What the machine's door shows of the standings, with the names that this reader may see."""
        asked = asked_of(request, season)
        name = self._house.names(self._house.access(request))
        asking = DoShow(what="standings", season=season, period=asked.period, on=asked.on)
        found: dict[str, Any] = self._house.folder.show(asking, self._house.today())
        return json_answer({**found, "rows": [{**row, "name": name(row["person"])} for row in found["rows"]]})

    def _rows(self, request: Request, season: str) -> list[list[Cell]]:
        name = self._house.names(self._house.access(request))
        return shown.file_rows(self._board(asked_of(request, season)), name, lang_of(request))

    def _board(self, asked: StandAsked) -> SeasonBoard:
        return self._boards.board(self._house.world(), asked)


def _file(content: bytes, media: str, name: str) -> Response:
    safe = "".join(sign if sign.isascii() and (sign.isalnum() or sign in ".-_") else "_" for sign in name)
    heading = {"content-disposition": f'attachment; filename="{safe}"', "cache-control": "no-store"}
    return Response(content, media_type=media, headers=heading)


def season_days(season: SeasonSet, lang: Lang) -> str:
    """From when until when it is."""
    return f"{day(season.since, lang)} – {day(season.until, lang)}"


def in_order(club: ClubState, today: date) -> list[SeasonSet]:
    """The seasons: those that run, then those to come, then the past ones, the latest first."""

    def key(season: SeasonSet) -> tuple[int, int, str]:
        group = 0 if season.since <= today <= season.until else 1 if today < season.since else 2
        return group, -season.since.toordinal(), season.season

    return sorted(club.seasons.values(), key=key)


def _line(season: SeasonSet, board: SeasonBoard, name: NameOf, today: date, lang: Lang) -> SeasonLine:
    key = "season_past"
    if board.ending is not None:
        key = "season_closed"
    elif today <= season.until:
        key = "season_running" if season.since <= today else "season_coming"
    first = [row.row.person for row in board.rows if row.row.place == 1]
    people = board.ending.people if board.ending is not None else tuple(first)
    who = ""
    if people:
        said = WORDS["season_champion" if board.ending is not None else "season_leads"].to(lang)
        who = said.format(names=listed([name(person) for person in people], lang))
    days = season_days(season, lang)
    if season.name:
        days = f"{days} · {formula_called(board.formula.name, lang)}"
    return SeasonLine(season.season, season_called(board.season, lang), days, WORDS[key].to(lang), who)
