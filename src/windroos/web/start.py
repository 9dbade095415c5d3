"""The first page: two doors, the rule books, and the tables of this evening."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse

from windroos.errors import WindroosError
from windroos.rules.catalog import IDS
from windroos.store.changes import Kind, Stream
from windroos.text.web.base import SHORT_NAMES
from windroos.text.web.start import WORDS
from windroos.tiles import EAST, KINDS
from windroos.web.card import CardMaker, TableCard
from windroos.web.join import PLACES
from windroos.web.reader import reader_of
from windroos.web.site import Site, qr_code

MOST: Final = 12
"""How many tables the page shows before somebody asks for all."""


class Shown(NamedTuple):
    """A card with its QR code as SVG; no code where phones cannot reach this server."""

    card: TableCard
    code: str


def routes(site: Site, cards: Mapping[Kind, CardMaker]) -> APIRouter:
    """The first page; `cards` has who makes the card of a table, by the kind of its stream."""
    router = APIRouter()

    @router.get("/")
    async def start(request: Request) -> HTMLResponse:
        streams = [stream for stream in site.store.streams(open=True) if site.ticket(request, stream.id) is not None]
        shown = streams if "alle" in request.query_params else streams[:MOST]
        tables = [_card(site, request, stream, cards[stream.kind]) for stream in shown]
        lang = reader_of(request).lang
        return site.pages.page(
            request,
            "start.html",
            WORDS,
            books=[(id, SHORT_NAMES[id].to(lang)) for id in IDS],
            honours=range(EAST, KINDS),
            tables=[Shown(card, qr_code(card.join) if site.settings.lan and card.join else "") for card in tables],
            more=len(streams) - len(shown),
            lan=site.settings.lan,
            host=site.host.knows(request),
        )

    return router


def _card(site: Site, request: Request, stream: Stream, made: CardMaker) -> TableCard:
    """The card of a table; one that cannot be read says so on its own card, and does not hide the others."""
    try:
        return made(site, request, stream)
    except WindroosError as wrong:
        sentence = wrong.sentence(reader_of(request).lang)
        return TableCard(stream.id, sentence, (), f"/{PLACES[stream.kind]}/{stream.id}")
