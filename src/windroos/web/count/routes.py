"""The addresses of Tellen, and what each of them answers."""

from __future__ import annotations

from datetime import timedelta
from typing import Final
from urllib.parse import quote

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from windroos.errors import WindroosError
from windroos.hosting.tickets import Ticket
from windroos.scoresheet.rows import rows
from windroos.store.errors import StoreError
from windroos.store.store import utc_now
from windroos.text.web.count import WORDS
from windroos.web.count.board import LOOSE, TermsOf
from windroos.web.count.commands import StoredTable
from windroos.web.count.errors import CountError
from windroos.web.count.listing import join_links, part_of, table_ticket
from windroos.web.count.making import form_values, opening_of
from windroos.web.count.overview import LATEST
from windroos.web.count.showing import (
    UNTAPPED,
    TableAround,
    Tapped,
    after_tap,
    entry_spot,
    form_spot,
    hand_spot,
    page_values,
)
from windroos.web.count.signal import REFUSED, UNKNOWN, follow
from windroos.web.count.spot import Spot, address, still_there
from windroos.web.count.steps import with_button
from windroos.web.count.tables import CountedTables
from windroos.web.errors import status_of
from windroos.web.export import XLSX_MEDIA, csv_text, xlsx_file
from windroos.web.form import Form
from windroos.web.host import HostError
from windroos.web.pages import lang_of
from windroos.web.posted import posted
from windroos.web.rendering import trouble_of
from windroos.web.routing import get, post
from windroos.web.site import Site

LIVE: Final = "x-windroos"
"""The header by which our script asks for the page itself instead of a redirect to it."""
UNUSED: Final = timedelta(hours=1)
"""A table at which nothing was tapped for so long is not waited for any more."""
AT: Final = "x-windroos-at"
"""The header that says which address that page has."""


def routes(site: Site, tables: CountedTables, terms: TermsOf) -> list[Route]:
    """Everything under /tellen."""
    desk = TableHandler(site, tables, terms)
    return [
        get("/tellen", desk.tables_page),
        post("/tellen", desk.make),
        post("/tellen/opruimen", desk.clear),
        get("/tellen/{id}.csv", desk.csv),
        get("/tellen/{id}.xlsx", desk.xlsx),
        get("/tellen/{id}", desk.table_page),
        get("/tellen/{id}/print", desk.print_page),
        get("/tellen/{id}/spel", desk.entry_page),
        get("/tellen/{id}/spel/{number:number}", desk.hand_page),
        get("/tellen/{id}/spel/{number:number}/verbeteren", desk.entry_page),
        post("/tellen/{id}/tap", desk.tap),
    ]


def socket(site: Site, tables: CountedTables) -> WebSocketRoute:
    """The socket of a table, over which its pages hear that it has changed."""
    return WebSocketRoute("/tellen/{id}/ws", TableHandler(site, tables).signal)


class TableHandler:
    """Answers requests with the pages of the tables."""

    def __init__(self, site: Site, tables: CountedTables, terms: TermsOf = lambda _: LOOSE) -> None:
        self._site = site
        self._tables = tables
        self._terms = terms

    # --- all tables, and a new one

    async def tables_page(self, request: Request) -> Response:
        """My tables, and the form for a new one."""
        return await self._new(request, dict(request.query_params), None)

    async def make(self, request: Request) -> Response:
        """A new table; who makes it may write."""
        form, unread = await _form(request)
        try:
            if unread is not None:
                raise unread
            id = await self._tables.make(await run_in_threadpool(opening_of, form, lang_of(request)))
        except WindroosError as wrong:
            return await self._new(request, form, wrong)
        answer = RedirectResponse(f"/tellen/{id}", 303)
        self._site.give(answer, Ticket(id, "writer"))
        return answer

    async def clear(self, request: Request) -> Response:
        """Clear away the tables that were made and never used."""
        if not self._site.host.knows(request):
            raise HostError("host_only")
        await self._tables.clear(utc_now() - UNUSED)
        return RedirectResponse("/tellen", 303)

    async def _new(self, request: Request, form: Form, wrong: WindroosError | None) -> HTMLResponse:
        lang = lang_of(request)
        listed = await part_of(self._site, self._tables, request)
        return self._site.pages.page(
            request,
            "count/tables.html",
            WORDS,
            status_of(wrong),
            here="/tellen",
            trouble=trouble_of(wrong, lang),
            host=self._site.host.knows(request),
            latest=LATEST,
            server=True,
            **listed._asdict(),
            **form_values(form, lang),
        )

    # --- one table

    async def table_page(self, request: Request, id: str) -> Response:
        """The running table."""
        return self._page(request, await self._seen(request, id), Spot("table"))

    async def print_page(self, request: Request, id: str) -> Response:
        """The whole sheet on paper."""
        return self._page(request, await self._seen(request, id), Spot("print"))

    async def entry_page(self, request: Request, id: str, number: int = 0) -> Response:
        """The hand in progress, or one that is being corrected."""
        kept = await self._seen(request, id)
        spot = entry_spot(kept, number, request.query_params)
        still = still_there(kept, spot)
        return self._page(request, kept, spot) if still == spot else RedirectResponse(address(kept, still), 303)

    async def hand_page(self, request: Request, id: str, number: int) -> Response:
        """The result of a hand, made in a thread: "why not" may take a third of a second, and games go on meanwhile."""
        spot = hand_spot(number, request.query_params)
        return await run_in_threadpool(self._page, request, await self._seen(request, id), spot)

    async def csv(self, request: Request, id: str) -> Response:
        """The sheet as CSV."""
        lang = lang_of(request)
        kept = await self._seen(request, id)
        return _file(csv_text(rows(kept.sheet, lang), lang), "text/csv; charset=utf-8", f"{_file_name(kept)}.csv")

    async def xlsx(self, request: Request, id: str) -> Response:
        """The sheet as an Excel file, made in a thread."""
        kept = await self._seen(request, id)
        file = await run_in_threadpool(xlsx_file, rows(kept.sheet, lang_of(request)), kept.sheet.opening.title)
        return _file(file, XLSX_MEDIA, f"{_file_name(kept)}.xlsx")

    async def tap(self, request: Request, id: str) -> Response:
        """Whatever was tapped; the answer is the page as it is then."""
        kept = await self._seen(request, id)
        form, _ = await _form(request)
        try:
            if not self._ticket(request, kept).writes:
                raise CountError("read_only")
            after, done = await self._tables.tap(id, form)
        except WindroosError as wrong:
            now = await self._tables.get(id)
            return self._answered(request, now, still_there(now, form_spot(kept, form)), Tapped(wrong, form))
        spot, notice = after_tap(kept, after, done, form, lang_of(request))
        if notice:
            return self._answered(request, after, spot, Tapped(notice=notice))
        return self._go(request, after, spot)

    async def signal(self, socket: WebSocket) -> None:
        """The socket that tells of changes."""
        id = socket.path_params["id"]
        try:
            await self._seen(socket, id)
        except StoreError:
            raise  # the page is to come again
        except WindroosError as wrong:
            await socket.accept()
            await socket.close(UNKNOWN if wrong.code == "no_table" else REFUSED)
            return
        await follow(socket, self._tables, id)

    # --- who, and which page

    async def _seen(self, connection: HTTPConnection, id: str) -> StoredTable:
        """A table, for who may look on."""
        kept = await self._tables.get(id)
        self._ticket(connection, kept)
        return kept

    def _ticket(self, connection: HTTPConnection, kept: StoredTable) -> Ticket:
        """What somebody may do at a table: as what it belongs to says, else the link that he opened."""
        ticket = table_ticket(self._site, self._tables, connection, kept)
        if ticket is None:
            raise CountError("no_ticket")
        return ticket

    def _go(self, request: Request, kept: StoredTable, spot: Spot) -> Response:
        if request.headers.get(LIVE) != "live":
            return RedirectResponse(address(kept, spot), 303)
        return self._answered(request, kept, spot)

    def _answered(self, request: Request, kept: StoredTable, spot: Spot, tapped: Tapped = UNTAPPED) -> Response:
        """The page itself, with what there is to say of a tap."""
        answer = self._page(request, kept, spot, tapped)
        answer.headers[AT] = quote(address(kept, spot), safe="/?&=")
        return answer

    def _page(self, request: Request, kept: StoredTable, spot: Spot, tapped: Tapped = UNTAPPED) -> HTMLResponse:
        """A page of a table as it is now, with what was wrong with the last tap and what was typed with it."""
        ticket, home = self._ticket(request, kept), self._tables.home(kept.sheet)
        around = TableAround(
            writes=ticket.writes,
            asked=request.query_params,
            terms=self._terms(kept.sheet.opening),
            back=home.back(kept.sheet.opening) if home.back is not None else "",
            stuck=home.stuck(kept),
            links=tuple(join_links(self._site, ticket))
            if home.ticket is None and spot.page in ("table", "print")
            else (),
            lan=self._site.settings.lan,
        )
        values = page_values(kept, spot, lang_of(request), around, tapped)
        return self._site.pages.page(request, f"count/{spot.page}.html", WORDS, status_of(tapped.wrong), **values)


async def _form(request: Request) -> tuple[dict[str, str], CountError | None]:
    """The fields of a form, and what is wrong with a file where there is one that cannot be read.

    A button's value `do` holds more fields; an uploaded file is its text.
    """
    fields: dict[str, str] = {}
    unread: CountError | None = None
    async with posted(request) as form:
        for key, value in form.multi_items():
            if not isinstance(value, UploadFile):
                fields[key] = value
            elif value.size:
                try:
                    fields[key] = (await value.read()).decode("utf-8-sig")
                except UnicodeDecodeError:
                    unread = CountError("count_file")
    return with_button(fields), unread


def _file(content: bytes, kind: str, name: str) -> Response:
    headers = {"content-disposition": f"attachment; filename*=UTF-8''{quote(name)}", "cache-control": "no-store"}
    return Response(content, media_type=kind, headers=headers)


def _file_name(kept: StoredTable) -> str:
    """The table's name without signs that a file's name cannot have."""
    title = "".join(sign if sign.isalnum() or sign in " -_" else " " for sign in kept.sheet.opening.title)
    return " ".join(f"windroos {title or kept.id}".split())
