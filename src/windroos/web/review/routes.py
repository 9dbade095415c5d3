"""/nakijken: a record from elsewhere, a typed hand, and all hands of who asks; what takes long, beside the server."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.books.catalog import IDS
from windroos.errors import WindroosError
from windroos.hosting.lobby import Lobby
from windroos.hosting.tied import TiedPlayers
from windroos.notation import WINDS
from windroos.web.aside import page_response
from windroos.web.errors import status_of
from windroos.web.names import MOST_LETTERS
from windroos.web.posted import posted
from windroos.web.reader import reader_of
from windroos.web.review.record import HERE, RecordAsked, opened_record, record_page, reviewed_hand
from windroos.web.review.season_desk import SEASON, OwnHandsDesk
from windroos.web.review.typed import HAND, MOST_TYPED, HandAsked, typed_hand, typed_page
from windroos.web.routing import get, post
from windroos.web.site import Site
from windroos.web.turns import BusyError


def routes(site: Site, lobby: Lobby, tied: TiedPlayers) -> list[Route]:
    """What is looked at again that is of no single table."""
    season = OwnHandsDesk(site, lobby, tied)
    return [*_brought(site), *_typed(site), get(SEASON, season.shown)]


def _brought(site: Site) -> list[Route]:

    async def shown(request: Request) -> Response:
        page = await site.aside.kept(site.who(request), record_page, RecordAsked(), reader_of(request))
        return page_response(request, page)

    async def brought(request: Request) -> Response:
        async with posted(request) as form:
            typed = {key: value.strip()[:MOST_LETTERS] for key, value in form.items() if isinstance(value, str)}
            file = form.get("bestand")
            data = await file.read() if isinstance(file, UploadFile) else b""
        asked = RecordAsked(typed.get("speler", ""), typed.get("vanaf", ""))
        who, reader = site.who(request), reader_of(request)
        try:
            opened = await site.aside.do(who, opened_record, data, asked)
            hands = [
                await site.aside.do(who, reviewed_hand, hand, opened.player, opened.players, reader.lang)
                for hand in opened.hands
            ]
        except BusyError:
            raise
        except WindroosError as wrong:
            return await _refused(site, request, partial(record_page, asked, reader), wrong)
        page = await site.aside.do(who, record_page, asked, reader, None, opened, hands)
        return page_response(request, page)

    return [get(HERE, shown), post(HERE, brought)]


async def _refused(
    site: Site, request: Request, page: Callable[[WindroosError], bytes], wrong: WindroosError
) -> Response:
    """The form again, with what is wrong."""
    answer = page_response(request, await site.aside.do(site.who(request), page, wrong))
    answer.status_code = status_of(wrong)
    return answer


def _typed(site: Site) -> list[Route]:

    async def shown(request: Request) -> Response:
        given, usual = request.query_params, HandAsked()

        def field(name: str) -> str:
            return given.get(name, "").strip()[:MOST_TYPED]

        def chosen(name: str, known: Iterable[str], else_: str) -> str:
            return field(name) if field(name) in tuple(known) else else_

        asked = HandAsked(
            field("hand"),
            chosen("regels", IDS, usual.rules),
            chosen("wind", WINDS, usual.seat),
            chosen("ronde", WINDS, usual.round),
            field("open"),
            field("over"),
        )
        who, reader = site.who(request), reader_of(request)
        if not asked.hand:
            return page_response(request, await site.aside.kept(who, typed_page, asked, reader))
        try:
            found = await site.aside.do(who, typed_hand, asked, reader.lang)
        except BusyError:
            raise
        except WindroosError as wrong:
            return await _refused(site, request, partial(typed_page, asked, reader), wrong)
        return page_response(request, await site.aside.do(who, typed_page, asked, reader, None, found))

    return [get(HAND, shown)]
