"""What stands before every page: how much anybody may ask for, and whose turn it is.

What an address may ask for is enough for a club night behind one router: forty phones, ten tables. Who asks for more is
kept waiting before he is refused, so that a program that asks again at once asks seldom. The host is never refused.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from functools import lru_cache
from html import escape
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from windroos.errors import WindroosError
from windroos.store.store import utc_now
from windroos.telling.objects import error_object
from windroos.text.words import Lang
from windroos.web.bans import BanError
from windroos.web.errors import STATUS, json_answer
from windroos.web.reader import reader_of
from windroos.web.routing import within
from windroos.web.searches import SEARCH
from windroos.web.site import Site
from windroos.web.turns import BusyError, Turns
from windroos.web.who import Visitor, pay

PATIENCE: Final = 2.0
"""Seconds that a refusal is held back."""
LISTS: Final = 5.0
"""What a page of lists costs, which is made for who asks for it, beside a picture, a tap or a socket."""
TRY_LATER: Final = 1013
BANNED: Final = 1008
"""The codes that a socket is closed with."""
_LISTS: Final = re.compile(r"/|/ik|/ik/gegevens\.json|/spelen|/dagspel/[^/]+|/toernooi(/.*)?|/club(/.*)?|/mij")
_HEAVY: Final = re.compile(
    r"/(spelregels|leren)(/.*)?|/api(/.*)?|/tellen/zonder-server/thuis|/tellen/[^/]+\.(csv|xlsx)|/tellen/[^/]+/(print|spel/\d+)"
    r"|/nakijken/hand|/ik/passkey/vraag|/spelen/[^/]+/(hand/.*|replay.*|[a-z]+\.jsonl)|(/toernooi/[^/]+|/club(/avond/[^/]+)?)/print/.+"
)
_SEARCHING: Final = re.compile(r"/indeling(/.*)?")
_WATCHING: Final = re.compile(r"/indeling/zoeken")
"""Looked at every second: its own page takes what a search costs that begins."""
_REVIEWING: Final = re.compile(r"/nakijken")
"""Sixteen hands take what a search takes."""
_MAKING: Final = re.compile(r"/tellen|/spelen/nieuw|/dagspel/[^/]+")
_SITTING: Final = re.compile(r"/spelen/[^/]+/meedoen")
_BEGINNING: Final = re.compile(r"/ik/(begin|wissen|k/.*|passkey/(bij|binnen)|kaart)|/mij/speler")
_REGISTERING: Final = re.compile(r"/toernooi/[^/]+/inschrijven")
_BYTES: Final = 20_000
"""Of a body that are counted as one thing more: a list of a thousand hands is fifteen."""


class Doorman:
    """A layer of the application. It counts sockets by who asks: the crowd's are connections, all of them a proxy's."""

    def __init__(self, app: ASGIApp, site: Site, turns: Turns) -> None:
        self._app = app
        self._site = site
        self._turns = turns
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through when it is its turn."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        asking, site = HTTPConnection(scope), self._site
        asks = site.who(asking)
        try:
            if not asks.is_host:
                pay(site.allowed.pages, asks.address, LISTS if _is_list(scope) else 1)
                if asks.is_one:
                    pay(site.allowed.person, asks.person, 1)
                if scope["type"] == "http":
                    self._pay(Request(scope), asks)
                elif self._has_enough(asks):
                    raise BusyError("too_busy")
                if self._is_banned(asking, asks):
                    raise BanError("banned")
            await self._turns.take(asks.address, asks.person)
        except (BusyError, BanError) as wrong:
            await asyncio.sleep(PATIENCE)
            if scope["type"] == "http":
                await refusal(Request(scope), wrong)(scope, receive, send)
            else:
                await receive()  # it asks to connect
                await send({"type": "websocket.close", "code": TRY_LATER if isinstance(wrong, BusyError) else BANNED})
            return
        if scope["type"] == "http":
            await self._app(scope, receive, send)
            return
        if asks.person and (ticket := site.links.read(asks.person)) is not None:
            site.audit.tell("came", asks, table=ticket.table, role=ticket.role, seat=ticket.seat)

        async def heard() -> Message:
            message = await receive()
            if not asks.is_host and self._is_banned(asking, asks):
                await send({"type": "websocket.close", "code": BANNED})
                return {"type": "websocket.disconnect", "code": BANNED}
            return message

        holders = (asks.address, asks.person) if asks.is_one else (asks.address,)
        self._sockets.update(holders)
        try:
            await self._app(scope, heard, send)
        finally:
            self._sockets.subtract(holders)
            for holder in holders:
                if not self._sockets[holder]:
                    del self._sockets[holder]

    def _has_enough(self, asks: Visitor) -> bool:
        """Whether somebody's address holds as many sockets as it may, or he himself does."""
        allowed = self._site.allowed
        if asks.is_one and self._sockets[asks.person] >= allowed.windows:
            return True
        return self._sockets[asks.address] >= allowed.sockets

    def _is_banned(self, asking: HTTPConnection, asks: Visitor) -> bool:
        """Whether somebody's address, or a key that he holds, is banned."""
        bans, marks = self._site.bans, self._site.marks
        if not bans:
            return False
        return bans.holds((marks.address(asks.address), *marks.persons(asking)), utc_now())

    def _pay(self, request: Request, asks: Visitor) -> None:
        """Pay for what costs more than a page. Raises BusyError."""
        site = self._site
        if _HEAVY.fullmatch(within(request.url.path)):
            length = request.headers.get("content-length", "0")
            pay(site.allowed.heavy, asks.address, 1 + (int(length[:9]) // _BYTES if length.isdecimal() else 0))
        if _SEARCHING.fullmatch(request.url.path):
            is_search = request.method == "POST" or request.url.query
            is_begun = not is_search or _WATCHING.fullmatch(request.url.path)
            pay(site.allowed.heavy, asks.address, 1 if is_begun else SEARCH)
        if request.method == "POST" and _REVIEWING.fullmatch(request.url.path):
            pay(site.allowed.heavy, asks.address, SEARCH)
        if request.method == "POST" and _MAKING.fullmatch(request.url.path):
            pay(site.allowed.making, asks.address, 1, "too_many_tables")
        if request.method == "POST" and _BEGINNING.fullmatch(within(request.url.path)):
            pay(site.allowed.making, asks.address, 1)
        if request.method == "POST" and _SITTING.fullmatch(request.url.path):
            pay(site.allowed.making, asks.address, 1)
        if request.method == "POST" and _REGISTERING.fullmatch(request.url.path):
            pay(site.allowed.making, asks.address, 1, "too_many_entrants")


def _is_list(scope: Scope) -> bool:
    """Whether a page of lists is asked for."""
    return scope["type"] == "http" and scope["method"] == "GET" and _LISTS.fullmatch(within(scope["path"])) is not None


def refusal(request: Request, wrong: WindroosError) -> Response:
    """A short answer that costs nothing to make."""
    reader, status = reader_of(request), STATUS[wrong.code]
    if within(request.url.path).startswith("/api/") or request.headers.get("x-windroos") == "live":
        answer = json_answer(error_object(wrong, reader.lang), status)
    else:
        answer = Response(_page(wrong.code, reader.lang), status, media_type="text/html; charset=utf-8")
    answer.headers["cache-control"] = "no-store"
    return answer


@lru_cache(maxsize=8)
def _page(code: str, lang: Lang) -> bytes:
    wrong = BusyError(code)
    said, hint = escape(wrong.sentence(lang)), escape(wrong.hint(lang))
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Windroos</title>'
    return f"{head}<h1>{said}</h1><p>{hint}</p>".encode()
