"""The addresses under /dagspel. Whoever has played sees what others made of it, and nobody else does."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.books.catalog import IDS, USUAL, book_words
from windroos.errors import WindroosError
from windroos.hosting.day_deals import DayDeal, DayDeals
from windroos.hosting.day_experts import EXPERTS, OPPONENT, expert_points
from windroos.hosting.lobby import Lobby
from windroos.hosting.profiles import Profiles
from windroos.store.changes import Stream
from windroos.store.store import today
from windroos.telling.objects import error_object
from windroos.text.web.day import WORDS
from windroos.web.posted import posted
from windroos.web.profile.device import keep_seat
from windroos.web.reader import reader_of
from windroos.web.routing import get, post
from windroos.web.site import Site
from windroos.web.table.admission import make_room
from windroos.web.table.form import setup_of
from windroos.wire.json_text import Json

HERE: Final = "/dagspel"


def routes(site: Site, lobby: Lobby, profiles: Profiles) -> list[Route]:
    """The pages of the deal of the day."""
    deals = DayDeals(site.store, lobby)

    async def usual(_: Request) -> Response:
        return RedirectResponse(f"{HERE}/{USUAL}", 303)

    async def shown(request: Request, id: str) -> Response:
        return await _page(request, DayDeal(id, today()))

    async def begin(request: Request, id: str) -> Response:
        deal = DayDeal(id, today())
        async with posted(request) as sent:
            name = sent.get("name", "")
        own = _own(site, request, deals, deal)
        if own is not None:
            return RedirectResponse(f"/spelen/{own.id}", 303)
        try:
            await make_room(site, lobby, request)
            setup = setup_of(_form(deal, name if isinstance(name, str) else ""), lambda: secrets.randbits(32))
        except WindroosError as wrong:
            return await _page(request, deal, error_object(wrong, reader_of(request).lang))
        ticket = await lobby.new.make(deals.sharing(setup, deal))
        await keep_seat(request, site, profiles, ticket)
        answer = RedirectResponse(f"/spelen/{ticket.table}", 303)
        site.give(answer, ticket)
        return answer

    async def _page(request: Request, deal: DayDeal, trouble: Json | None = None) -> Response:
        own = _own(site, request, deals, deal)
        over = own is not None and lobby.standing(own).over
        results = deals.results(deal, reader_of(request).lang) if over else []
        mine = next((one.points for one in results if own is not None and one.table == own.id), 0)
        lang = reader_of(request).lang
        return site.pages.page(
            request, "day/day.html", WORDS, 200 if trouble is None else 422, here=HERE, book=deal.book,
            name=book_words(deal.book).name.to(lang), books=[(id, book_words(id).short.to(lang)) for id in IDS],
            own="" if own is None else own.id, over=over, results=results, points=mine, trouble=trouble,
            experts=await _experts(site, request, deals, deal) if over else 0,
        )  # fmt: skip

    return [get(HERE, usual), get(f"{HERE}/{{id:book}}", shown), post(f"{HERE}/{{id:book}}", begin)]


def _form(deal: DayDeal, name: str) -> Mapping[str, str]:
    """What the form of a new game says of such a table."""
    places = {f"place{at}": OPPONENT for at in (1, 2, 3)}
    return {"rules": deal.book, "name": name, "players": "4", "seats": "east", "hands": "1", **places}


def _own(site: Site, request: Request, deals: DayDeals, deal: DayDeal) -> Stream | None:
    """Where this browser plays a deal, or has played it."""
    for stream, _ in deals.tables(deal):
        ticket = site.ticket(request, stream.id)
        if ticket is not None and ticket.role == "seat":
            return stream
    return None


async def _experts(site: Site, request: Request, deals: DayDeals, deal: DayDeal) -> int:
    """The mean of four experts, as a whole number."""
    who, secret = site.who(request), deals.secret(deal)
    made = await asyncio.gather(*(site.aside.kept(who, expert_points, deal.book, secret, one) for one in EXPERTS))
    return round(sum(map(int, made)) / len(made))
