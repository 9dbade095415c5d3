"""The scorer that needs no server, from the house: its page, its files, and what phones bring home."""

from __future__ import annotations

import os
import shlex
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.hosting.tickets import Ticket
from windroos.store.store import utc_now
from windroos.text.web.pocket import WORDS
from windroos.web.count.commands import StoredTable
from windroos.web.count.errors import CountError
from windroos.web.count.joining import LETTER
from windroos.web.count.listing import table_ticket
from windroos.web.count.tables import CountedTables
from windroos.web.errors import PageError
from windroos.web.guard import GuardError
from windroos.web.pocket.record import RECORD, along
from windroos.web.pocket.served import APP, FOLDER, HOME, PLACE, ServedScorer
from windroos.web.routing import get, post
from windroos.web.site import Site
from windroos.web.who import pay
from windroos.wire.fault import WireError

MOST_LETTER: Final = 400_000
"""Bytes of a sheet that is sent: a hand is about one thousand."""
MEGABYTE: Final = 1_000_000


def routes(site: Site, tables: CountedTables) -> list[Route]:
    """Everything under /tellen/zonder-server."""
    desk = PhoneDesk(site, tables)
    return [
        get(PLACE, desk.told),
        get(APP.rstrip("/"), desk.app),
        get(f"{APP}{{name:path}}", desk.file),
        post(HOME, desk.home),
        get(f"{PLACE}/blad/{{id}}", desk.along),
    ]


class PhoneDesk:
    """Answers phones that count by themselves."""

    def __init__(self, site: Site, tables: CountedTables) -> None:
        self._site = site
        self._tables = tables
        self._scorer = ServedScorer(site.settings.folder / FOLDER)

    async def told(self, request: Request) -> Response:
        """What it is, and the way in; for the host what is still to be done."""
        site, windroos = self._site, os.environ.get("WINDROOS_COMMAND", "windroos")
        return site.pages.page(
            request, "without_server.html", WORDS, here="/tellen", app=APP, there=self._scorer.is_there,
            fresh=self._scorer.is_new, host=site.host.knows(request),
            plain=not (site.settings.is_public or _is_here(request)),
            command=f"{windroos} export app --data {shlex.quote(str(site.settings.folder))}",
        )  # fmt: skip

    async def app(self, _: Request) -> Response:
        """Its files stand under an address with a stroke at its end."""
        return RedirectResponse(APP, 308)

    async def file(self, request: Request, name: str) -> Response:
        """A file of it, as a stream; each address has so many megabytes of them.

        Raises PageError `no_page`, BusyError.
        """
        found = self._scorer.file(name, "gzip" in request.headers.get("accept-encoding", ""))
        if found is None:
            if not name:
                return RedirectResponse(PLACE, 303)
            raise PageError("no_page")
        headers = found.headers
        if found.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        asks = self._site.who(request)
        if not asks.is_host:
            pay(self._site.allowed.files, asks.address, found.size / MEGABYTE)
        if found.packed:
            headers["content-encoding"] = "gzip"
        return FileResponse(found.path, headers=headers, media_type=found.media)

    async def home(self, request: Request) -> Response:
        """A sheet that a phone brings: the answer says how much of it is at home, when that is on disk."""
        body = await request.body()
        if len(body) > MOST_LETTER:
            raise GuardError("request_too_large", most=MOST_LETTER // 1000)
        try:
            sent = LETTER.parse(body.decode())
        except (WireError, UnicodeDecodeError):
            raise CountError("count_sent") from None

        def may(kept: StoredTable) -> bool:
            ticket = table_ticket(self._site, self._tables, request, kept)
            return ticket is not None and ticket.writes

        def first() -> None:
            asks = self._site.who(request)
            if not asks.is_host:
                pay(self._site.allowed.making, asks.address, 1, "too_many_tables")

        try:
            joined = await self._tables.join(sent, may, first)
        except WireError:
            raise CountError("count_sent") from None
        answer = JSONResponse({"verdict": joined.verdict, "at": joined.at}, headers={"cache-control": "no-store"})
        if sent.key and joined.verdict in ("kept", "ahead"):
            self._site.give(answer, Ticket(sent.id, "writer"))
        return answer

    async def along(self, request: Request, id: str) -> Response:
        """A table of the house, to be counted on a phone by itself. Raises CountError `read_only`."""
        kept = await self._tables.get(id)
        ticket = table_ticket(self._site, self._tables, request, kept)
        if ticket is None or not ticket.writes:
            raise CountError("read_only" if ticket is not None else "no_ticket")
        record = along(kept, self._tables.events(id), self._tables.noted(id), utc_now())
        return Response(RECORD.write(record), media_type="application/json", headers={"cache-control": "no-store"})


def _is_here(request: Request) -> bool:
    """Whether the browser is on this very machine, of which it keeps pages without TLS."""
    return request.url.hostname in ("localhost", "127.0.0.1", "::1")
