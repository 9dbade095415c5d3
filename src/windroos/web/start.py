"""The first page: two doors, the rule books, and the tables of this evening."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse

from windroos.rules.catalog import IDS
from windroos.text.web.base import SHORT_NAMES
from windroos.text.web.start import WORDS
from windroos.tiles import EAST, KINDS
from windroos.web.card import CardMaker, TableCard
from windroos.web.reader import reader_of
from windroos.web.site import Site, qr_code

CARDS: Final[Mapping[str, CardMaker]] = MappingProxyType({})
"""Who makes the card of a table, by the kind of its stream."""

MOST: Final = 12
"""How many tables the page shows before somebody asks for all."""


class Shown(NamedTuple):
    """A card with its QR code as SVG; no code where phones cannot reach this server."""

    card: TableCard
    code: str


def routes(site: Site, cards: Mapping[str, CardMaker] = CARDS) -> APIRouter:
    """The first page."""
    router = APIRouter()

    @router.get("/")
    async def start(request: Request) -> HTMLResponse:
        found = evening(site, request, cards)
        shown = found if "alle" in request.query_params else found[:MOST]
        lang = reader_of(request).lang
        return site.pages.page(
            request,
            "start.html",
            WORDS,
            books=[(id, SHORT_NAMES[id].to(lang)) for id in IDS],
            honours=range(EAST, KINDS),
            tables=[Shown(card, qr_code(card.join) if site.settings.lan and card.join else "") for card in shown],
            more=len(found) - len(shown),
            lan=site.settings.lan,
            host=site.is_host(request),
        )

    return router


def evening(site: Site, request: Request, cards: Mapping[str, CardMaker] = CARDS) -> list[TableCard]:
    """The open tables that somebody may see, the newest first."""
    streams = sorted(site.store.streams(open=True), key=lambda stream: stream.made, reverse=True)
    made = (
        cards[stream.kind](site, request, stream)
        for stream in streams
        if stream.kind in cards and site.ticket(request, stream.id) is not None
    )
    return [card for card in made if card is not None]
