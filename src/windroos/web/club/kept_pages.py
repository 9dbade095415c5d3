"""Pages of a club as anybody may see them: made once for all who have no right of their own, and kept as they are.

So strangers who ask again and again cost little, and keep no table waiting; what changes makes the page anew. What
stands in such a page follows from its address, the reader's language and looks, the club and the day. Whoever has a
card, a link, a password or a table's code, and the host, has his pages made for him alone.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.web.aside import squeezed
from windroos.web.club.access import Access
from windroos.web.club.house import Clubhouse
from windroos.web.reader import reader_of
from windroos.web.routing import route_name
from windroos.web.who_reads import Reader

_STAND: Final = "/club/stand/{season}"
KEPT: Final = frozenset(
    {
        *("GET /club", "GET /club/stand", "GET /club/avonden", "GET /club/avonden.ics", "GET /club/records"),
        *("GET /club/verzameling", "GET /club/21", "GET /club/cijfers", "GET /club/kampioen", "GET /club/bekers"),
        *("GET /club/regels", "GET /club/lijst", "GET /club/avond/{id}", "GET /club/avond/{id}/scherm"),
        *(f"GET {_STAND}{tail}" for tail in ("", ".csv", "/uitleg/{person}", "/verloop", "/formule")),
    }
)
"""The addresses whose pages are kept."""
ASKED: Final = ("periode", "op", "versie", "regels", "wie", "seizoen", "jaar", "lang")
"""What these pages ask of an address; whatever else stands there makes no other page."""
MOST_KEPT: Final = 8_000_000
"""Bytes of all pages of a club, as they are sent."""
Revision = Callable[[str], Awaitable[int]]
"""A number that is another as soon as anything happened to an evening, its sheets too."""


class KeptPage(NamedTuple):
    """A page as it is sent: its headers, and its body, gzipped or whole."""

    headers: tuple[tuple[str, str], ...]
    body: bytes


class KeptPages:
    """Pages by their addresses and readers. What was asked for longest ago is thrown away first."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, Reader], tuple[tuple[object, ...], KeptPage]] = OrderedDict()
        self._bytes = 0

    def get(self, key: tuple[str, Reader], written: tuple[object, ...]) -> KeptPage | None:
        """A page, if it is kept and nothing was written since; `written` is another as soon as anything was."""
        kept = self._kept.get(key)
        if kept is None or not _same(kept[0], written):
            return None
        self._kept.move_to_end(key)
        return kept[1]

    def keep(self, key: tuple[str, Reader], written: tuple[object, ...], page: KeptPage) -> None:
        """Keep a page."""
        self._drop(key)
        self._kept[key] = (written, page)
        self._bytes += len(page.body)
        while self._bytes > self._most:
            self._drop(next(iter(self._kept)))

    def _drop(self, key: tuple[str, Reader]) -> None:
        if (gone := self._kept.pop(key, None)) is not None:
            self._bytes -= len(gone[1].body)


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Whether nothing was written between: values that are read anew are other ones, numbers and days are compared."""
    return all(a is b or (isinstance(a, int | str) and a == b) for a, b in zip(one, other, strict=True))


def kept_for_everybody(house: Clubhouse, routes: Iterable[Route], revision: Revision | None = None) -> list[Route]:
    """The same routes; those of `KEPT` keep what they answer to who has no right of his own.

    `revision` tells of the evening that an address names.
    """
    keeper = _Keeper(house, revision)
    return [keeper.route(route) if route_name(route) in KEPT else route for route in routes]


class _Keeper:
    """Keeps the pages of a club."""

    def __init__(self, house: Clubhouse, revision: Revision | None) -> None:
        self._house = house
        self._revision = revision
        self._pages = KeptPages()

    def route(self, route: Route) -> Route:
        """The same route, whose pages are kept."""
        endpoint = route.endpoint

        async def answered(request: Request) -> Response:
            if self._house.access(request) != Access():
                return await endpoint(request)  # type: ignore[no-any-return]  # a handler's answer
            return await self._answered(request, endpoint)

        return Route(route.path, answered, methods=list(route.methods or ("GET",)))

    async def _answered(self, request: Request, endpoint: Callable[[Request], Awaitable[Response]]) -> Response:
        reader, who = reader_of(request), self._house.site.who(request)
        asked = "&".join(f"{key}={request.query_params[key]}" for key in ASKED if key in request.query_params)
        key = (f"{request.url.path}?{asked}", reader)
        if (page := self._pages.get(key, await self._written(request))) is not None:
            return _sent(request, page)
        async with self._house.making.one(who.address, who.person):
            written = await self._written(request)
            if (page := self._pages.get(key, written)) is not None:  # it was made while this one waited
                return _sent(request, page)
            answer = await endpoint(request)
            if answer.status_code != 200 or "set-cookie" in answer.headers or len(asked) > 400:
                return answer
            page = await asyncio.to_thread(_packed, answer, whole=bool(self._house.beside))
        self._pages.keep(key, written, page)
        return _sent(request, page)

    async def _written(self, request: Request) -> tuple[object, ...]:
        """What is another as soon as anything is that stands in a page."""
        world, own = self._house.world(), 0
        if self._revision is not None and (id := request.path_params.get("id", "")) in world.evenings:
            own = await self._revision(id)
        today, several = self._house.today().toordinal(), int(self._house.several())
        return (world.club, world.evenings, world.cards, today, several, own)


def _packed(answer: Response, *, whole: bool) -> KeptPage:
    """An answer as it is kept; whole where something is put right in it on its way out."""
    headers = {key: value for key, value in answer.headers.items() if key != "content-length"}
    body = bytes(answer.body)
    if not whole:
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        body = squeezed(body.decode())
    return KeptPage(tuple(headers.items()), body)


def _sent(request: Request, page: KeptPage) -> Response:
    """The answer with a page; unpacked for who does not take gzip."""
    headers, body = dict(page.headers), page.body
    if headers.get("content-encoding") == "gzip" and "gzip" not in request.headers.get("accept-encoding", ""):
        del headers["content-encoding"]
        body = gzip.decompress(body)
    return Response(body, headers=headers)
