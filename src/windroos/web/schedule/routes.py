"""The addresses under /indeling. What takes long is made beside the server (`made`)."""

from __future__ import annotations

import asyncio

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.importing.schedules import MOST
from windroos.seating.door import wanted
from windroos.seating.errors import SeatingError
from windroos.seating.schedule import Schedule
from windroos.web.aside import page_response
from windroos.web.export import XLSX_MEDIA
from windroos.web.posted import posted
from windroos.web.reader import reader_of
from windroos.web.routing import get, post
from windroos.web.schedule.asked import MOST_TYPED, TypedSchedule, read_typed, typed_of
from windroos.web.schedule.checked import BroughtSchedule
from windroos.web.schedule.made import HERE, checked_page, schedule_file, schedule_page, watch_page
from windroos.web.searches import SEARCH
from windroos.web.site import Site
from windroos.web.who import pay


def routes(site: Site) -> list[Route]:
    """The pages about schedules."""
    desk = ScheduleDesk(site)
    return [
        get(HERE, desk.shown),
        get(f"{HERE}/zoeken", desk.watched),
        post(f"{HERE}/nakijken", desk.checked),
        get(f"{HERE}/indeling.csv", desk.as_csv),
        get(f"{HERE}/indeling.xlsx", desk.as_xlsx),
        get(f"{HERE}/indeling.json", desk.as_json),
    ]


class ScheduleDesk:
    """Answers with schedules."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def shown(self, request: Request) -> Response:
        """The form, and the schedule that the address asks for."""
        typed, who = typed_of(request.query_params), self._site.who(request)
        known, reader = self._known(typed), reader_of(request)
        return page_response(request, await self._site.searching.kept(who, schedule_page, typed, reader, known))

    async def watched(self, request: Request) -> Response:
        """A schedule that goes on getting better, as it is now; asked again by the script of its page."""
        typed, stand, wrong = typed_of(request.query_params)._replace(exchanges=""), None, None
        try:
            given = wanted(read_typed(typed))
            who = self._site.who(request)
            if self._site.searches.stand(typed) is None and not who.is_host:
                pay(self._site.allowed.heavy, who.address, SEARCH)
            stand = await self._site.searches.look(typed, given, who)
        except SeatingError as trouble:
            wrong = trouble
        page = await asyncio.to_thread(watch_page, typed, stand, wrong, reader_of(request))
        return page_response(request, page)

    def _known(self, typed: TypedSchedule) -> Schedule | None:
        """What was found of it while somebody watched; None: it is to be found again."""
        stand = self._site.searches.stand(typed._replace(exchanges="")) if typed.exchanges else None
        return stand.found if stand is not None and str(stand.exchanges) == typed.exchanges else None

    async def checked(self, request: Request) -> Response:
        """The figures of a schedule that was pasted, or sent as a file."""
        async with posted(request) as form:
            file, text = form.get("bestand"), str(form.get("indeling", ""))
            clubs = str(form.get("clubs", ""))[:MOST_TYPED]
            data = await file.read(MOST + 1) if isinstance(file, UploadFile) else b""
        brought, reader = BroughtSchedule(data or text.encode(), clubs), reader_of(request)
        made = await self._site.searching.do(self._site.who(request), checked_page, brought, reader)
        return page_response(request, made)

    async def as_csv(self, request: Request) -> Response:
        """A line for each player, as a spreadsheet reads it."""
        return await self._file(request, "csv", "text/csv; charset=utf-8")

    async def as_xlsx(self, request: Request) -> Response:
        """The same as an Excel file."""
        return await self._file(request, "xlsx", XLSX_MEDIA)

    async def as_json(self, request: Request) -> Response:
        """The rounds and their figures, as programs read them."""
        return await self._file(request, "json", "application/json")

    async def _file(self, request: Request, kind: str, media: str) -> Response:
        typed, who = typed_of(request.query_params), self._site.who(request)
        data = await self._site.searching.do(who, schedule_file, typed, kind, reader_of(request), self._known(typed))
        name = f"indeling-{typed.players}-{typed.rounds}.{kind}"
        return Response(data, media_type=media, headers={"content-disposition": f'attachment; filename="{name}"'})
