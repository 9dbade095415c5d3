"""Clubs beside the oldest of a folder: which there are, how another begins, and all their pages.

The pages of a club know of that club alone, at the addresses of the oldest. Of another club they stand under an address
of its own, and what they lead to is led there on the way out: in the addresses of HTML, and in the headers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Final, NamedTuple

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, Router
from starlette.types import Message, Receive, Scope, Send

from windroos.club.errors import ClubError
from windroos.hosting.clubs import Clubs, no_such_club
from windroos.text.web.club import WORDS
from windroos.text.web.club_beside import WORDS as BESIDE_WORDS
from windroos.web.club.begin import BEGIN
from windroos.web.club.evening.shared import AT
from windroos.web.club.house import HERE
from windroos.web.club.places import CLUBS
from windroos.web.count.signal import UNKNOWN
from windroos.web.routing import BESIDE, get, post, root_of, within
from windroos.web.site import Site

OWN: Final = ("/club", "/mij", "/api/club")
"""What the addresses of a club begin with."""
_LEADS: Final = ("location", AT)
_ADDRESS: Final = re.compile(rb'(?<==")(?=(?:' + b"|".join(map(str.encode, OWN)) + rb')["/?#])')
Made = Callable[[str], Sequence[BaseRoute]]
"""Gives the routes of a club, by the id under which it stands beside the oldest."""


class ClubDoor(NamedTuple):
    """A club to choose: where it is, and what it is called."""

    path: str
    name: str


def doors(clubs: Clubs) -> list[ClubDoor]:
    """The clubs of a folder where there is more than one to choose from."""
    found = clubs.called()
    doors = [ClubDoor(root_of("" if one.oldest else one.id) + HERE, one.name) for one in found]
    return doors if len(doors) > 1 else []


def routes(site: Site, clubs: Clubs) -> list[Route]:
    """The clubs of a folder, and the way to a new one."""

    async def shown(request: Request) -> Response:
        found = doors(clubs) or [ClubDoor(HERE, one.name) for one in clubs.called()]
        return site.pages.page(
            request, "club/clubs.html", {**WORDS, **BESIDE_WORDS}, clubs=found, host=site.host.knows(request)
        )

    async def begun(request: Request) -> Response:
        if not site.host.knows(request):
            raise ClubError("club_for_host")
        return RedirectResponse(root_of(token_hex(4) if clubs.first else "") + BEGIN, 303)

    return [get(CLUBS.path, shown), post(CLUBS.path, begun)]


class ClubsBeside:
    """Answers what is asked of a club beside the oldest. `made` gives its routes."""

    def __init__(self, site: Site, clubs: Clubs, made: Made) -> None:
        self._site = site
        self._clubs = clubs
        self._made = made
        self._routers: dict[str, Router] = {}

    def mount(self) -> Mount:
        """Where they stand."""
        return Mount(f"{BESIDE}/{{beside}}", self)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the club's own pages do. Raises ClubError `club_unknown`."""
        id, ids = scope["path_params"]["beside"], self._clubs.ids()
        if id not in ids[1:] and scope["type"] == "websocket":
            await receive()  # it asks to connect
            await send({"type": "websocket.close", "code": UNKNOWN})
            return
        if id in ids[:1]:  # its addresses stay what they were
            query = scope["query_string"].decode("latin-1")
            way = within(scope["path"]) + (f"?{query}" if query else "")
            await RedirectResponse(way, 307)(scope, receive, send)
            return
        if id not in ids and not self._begins(scope, id):
            raise no_such_club(id, self._clubs.called())
        inner = {**scope, "path_params": {}}  # its pages know of no club but theirs
        await self._router(id)(inner, receive, send if scope["type"] != "http" else _Outward(root_of(id), send).send)

    def _begins(self, scope: Scope, id: str) -> bool:
        """Whether the host begins a club here."""
        is_page = scope["type"] == "http" and within(scope["path"]) == BEGIN and re.fullmatch("[0-9a-f]{8}", id)
        return bool(is_page) and self._site.host.knows(Request(scope))

    def _router(self, id: str) -> Router:
        if id not in self._routers:
            self._routers[id] = Router(self._made(id))
        return self._routers[id]


class _Outward:
    """An answer of a club's page on its way out: what it leads to is led to that club."""

    def __init__(self, root: str, send: Send) -> None:
        self._root = root
        self._send = send
        self._start: Message | None = None
        self._text = b""

    async def send(self, message: Message) -> None:
        """Send on; a page is held until it is whole."""
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name in _LEADS:
                if (to := headers.get(name, "")).startswith(OWN) and within(to) == to:
                    headers[name] = self._root + to
            if headers.get("content-type", "").startswith("text/html"):
                self._start = message
                return
        elif self._start is not None:
            self._text += message.get("body", b"")
            if message.get("more_body", False):
                return
            self._text = _ADDRESS.sub(self._root.encode(), self._text)
            MutableHeaders(scope=self._start)["content-length"] = str(len(self._text))
            await self._send(self._start)
            message = {**message, "body": self._text}
        await self._send(message)
