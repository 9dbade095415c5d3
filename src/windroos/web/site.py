"""Everything that a page needs of its server."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import segno
from starlette.requests import HTTPConnection
from starlette.responses import Response

from windroos.hosting.counting_beside import CountingBeside
from windroos.hosting.tickets import Ticket
from windroos.store.errors import StoreError
from windroos.store.restoring import put_back
from windroos.store.store import Store, utc_now
from windroos.web.aside import Aside
from windroos.web.audit import Audit
from windroos.web.bans import Bans
from windroos.web.budget import Allowed, allowed
from windroos.web.host import YEAR, Host
from windroos.web.links import Links
from windroos.web.marks import Marks
from windroos.web.metrics import Metrics
from windroos.web.pages import Templates
from windroos.web.searches import WatchedSearches
from windroos.web.settings import Settings
from windroos.web.tokens import Tokens
from windroos.web.turns import Slots, WaitingLine
from windroos.web.who import Visitor, who

_COOKIE: Final = "t-"


@dataclass(frozen=True, slots=True)
class Site:
    """One server: its settings, database, links, a club's cards, templates, and who its host is."""

    settings: Settings
    store: Store
    links: Links
    tokens: Tokens
    pages: Templates
    host: Host
    aside: Aside
    searching: Aside
    """The same for schedules, that take up to eight seconds: who asks for a page does not wait for them."""
    searches: WatchedSearches
    """Those of them that go on while somebody watches."""
    counting: CountingBeside
    bans: Bans
    marks: Marks
    """By which its log and its bans know people."""
    audit: Audit
    allowed: Allowed = field(default_factory=allowed)
    metrics: Metrics = field(default_factory=Metrics)
    coaching: Slots = field(default_factory=lambda: Slots(1, WaitingLine(32)))
    """One question to the coach at a time, so that the computer players think of their games in between."""

    async def close(self) -> None:
        """End the processes beside it, and then its database."""
        for beside in (self.searches, self.aside, self.searching, self.counting):
            await beside.close()
        await self.store.close()

    def who(self, connection: HTTPConnection) -> Visitor:
        """Who asks for something, for whose turn it is."""
        return who(connection, self.host, self.links)

    def ticket(self, connection: HTTPConnection, table: str) -> Ticket | None:
        """What somebody may do at a table: by the link that was opened, else as host; None without a link."""
        held = self.links.read(connection.cookies.get(cookie_name(table), ""))
        if held is not None and held.table == table:
            return held
        return Ticket(table, "host") if self.host.knows(connection) else None

    def tables(self, connection: HTTPConnection) -> list[str] | None:
        """The tables that somebody has opened a link of, a browser keeps no more than some hundreds; None: all."""
        if self.host.knows(connection):
            return None
        held = (name.removeprefix(_COOKIE) for name in connection.cookies if name.startswith(_COOKIE))
        return [table for table in held if self.ticket(connection, table) is not None]

    def give(self, response: Response, ticket: Ticket) -> None:
        """Let the browser keep a ticket."""
        name, token = cookie_name(ticket.table), self.links.token(ticket)
        response.set_cookie(name, token, max_age=YEAR, httponly=True, samesite="lax")

    def link(self, ticket: Ticket) -> str:
        """The join link of a ticket, as phones can open it."""
        return f"{self.settings.address}/j/{self.links.token(ticket)}"


def open_store(settings: Settings, shared: bool = False, owner: int = 0) -> Store:
    """Open the database, as `windroos.web.app.open_site`. Not in an event loop that runs.

    Raises:
        StoreError: it cannot be opened, or there is nowhere to write along.
    """
    if shared:
        store = Store.join(settings.place, owner)
    else:
        put_back(settings.place, utc_now())  # a copy that was laid ready while nobody could have it open
        store = Store.open(settings.place, without_log=settings.without_log, owner=owner)
    if settings.mirror is not None:
        try:
            store.mirror_to(settings.mirror)
        except StoreError:
            asyncio.run(store.close())  # nobody else has it to close
            raise
    return store


def cookie_name(table: str) -> str:
    """The cookie that holds a table's token."""
    return f"{_COOKIE}{table}"


@lru_cache(maxsize=512)
def qr_code(text: str) -> str:
    """A QR code as SVG, black on nothing. It takes ten milliseconds the first time: a page draws many in a thread."""
    code = segno.make(text, error="m", micro=False)
    return code.svg_inline(omitsize=True, border=2, svgclass=None, lineclass=None)
