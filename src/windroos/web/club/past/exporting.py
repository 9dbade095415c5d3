"""/club/uitvoer: every list as CSV and XLSX, and everything as JSON."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.club.errors import ClubError
from windroos.club.lists import club_list, every_list, file_name, list_title
from windroos.club.whole import whole_text
from windroos.text.web.club_past import WORDS
from windroos.web.club.house import Clubhouse
from windroos.web.export import XLSX_MEDIA, csv_text, xlsx_file
from windroos.web.pages import lang_of
from windroos.web.routing import get


def routes(house: Clubhouse) -> list[Route]:
    """Export."""
    desk = ExportDesk(house)
    return [
        get("/club/uitvoer", desk.page),
        get("/club/uitvoer/club.json", desk.everything),
        get("/club/uitvoer/{what}/{kind}", desk.one),
    ]


class ExportDesk:
    """Answers the secretary who takes the club elsewhere."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house

    async def page(self, request: Request) -> Response:
        """Which lists there are."""
        self._house.needs(request, "secretary")
        world, lang = self._house.world(), lang_of(request)
        lists = (
            [(what, list_title(what, world.club, lang)) for what in every_list(world)] if world.club is not None else []
        )
        return self._house.page(request, "past/export.html", WORDS, lists=lists)

    async def one(self, request: Request, what: str, kind: str) -> Response:
        """A list as a file."""
        access, world, lang = self._house.needs(request, "secretary"), self._house.world(), lang_of(request)
        if what not in every_list(world) or kind not in ("csv", "xlsx"):
            raise ClubError("club_season_unknown", season=what[:40])
        rows = await run_in_threadpool(club_list, world, what, self._house.names(access), lang)
        if kind == "csv":
            return _file(csv_text(rows, lang), "text/csv; charset=utf-8", f"{file_name(what, lang)}.csv")
        content = await run_in_threadpool(xlsx_file, rows, list_title(what, world.club, lang))
        return _file(content, XLSX_MEDIA, f"{file_name(what, lang)}.xlsx")

    async def everything(self, request: Request) -> Response:
        """The whole club as JSON."""
        self._house.needs(request, "secretary")
        if self._house.world().club is None:
            raise ClubError("club_none")
        return _file(whole_text(self._house.folder.whole()).encode(), "application/json", "club.json")


def _file(content: bytes, kind: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(content, headers=headers, media_type=kind)
