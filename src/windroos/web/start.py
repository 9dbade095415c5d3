"""The first page: two doors, the rule books, and the tables of this evening."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Final, NamedTuple

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse

from windroos.errors import WindroosError
from windroos.rules.catalog import IDS
from windroos.store.changes import Kind, Stream
from windroos.store.store import utc_now
from windroos.text.web.base import SHORT_NAMES
from windroos.text.web.start import WORDS
from windroos.tiles import EAST, KINDS
from windroos.web.card import CardMaker, TableCard
from windroos.web.evening import evening
from windroos.web.join import PLACES
from windroos.web.reader import reader_of
from windroos.web.site import Site, qr_code

MOST: Final = 12
"""How many tables of a kind the page shows before somebody asks for all."""


class Shown(NamedTuple):
    """A card with its QR code as SVG; no code where phones cannot reach this server."""

    card: TableCard
    code: str


def routes(site: Site, cards: Mapping[Kind, CardMaker], now: Callable[[], datetime] = utc_now) -> APIRouter:
    """The first page; `cards` has who makes the card of a table, by the kind of its stream, `now` tells the time."""
    router = APIRouter()

    @router.get("/")
    async def start(request: Request) -> HTMLResponse:
        everything, lang = "alle" in request.query_params, reader_of(request).lang
        found = evening(site.store, lambda table: site.ticket(request, table) is not None, now(), everything)

        def shown(streams: Iterable[Stream]) -> list[TableCard]:
            return [_card(site, request, stream, cards[stream.kind]) for stream in streams]

        most = None if everything else MOST
        counted, games = shown(found.counted[:most]), _latest_alone(shown(found.games[:most]), everything)
        first = [cards[0] for cards in (counted, games) if cards]
        groups = [(name, cards[1:]) for name, cards in (("counted", counted), ("games", games)) if cards[1:]]
        return site.pages.page(
            request,
            "start.html",
            WORDS,
            books=[(id, SHORT_NAMES[id].to(lang)) for id in IDS],
            honours=range(EAST, KINDS),
            resume=[_with_code(site, card) for card in first],
            groups=[(name, [_with_code(site, card) for card in cards]) for name, cards in groups],
            more=max(0, len(found.counted) - MOST) + max(0, len(found.games) - MOST) if most else 0,
            ended=shown(found.ended),
            lan=site.settings.lan,
            host=site.host.knows(request),
        )

    return router


def _with_code(site: Site, card: TableCard) -> Shown:
    return Shown(card, qr_code(card.join) if site.settings.lan and card.join else "")


def _latest_alone(games: list[TableCard], everything: bool) -> list[TableCard]:
    """Of the games against computer players only the one where something happened last: the others were left for it."""
    alone = [card for card in games if card.alone]
    return [card for card in games if everything or not card.alone or card is alone[0]]


def _card(site: Site, request: Request, stream: Stream, made: CardMaker) -> TableCard:
    """The card of a table; one that cannot be read says so on its own card, and does not hide the others."""
    try:
        return made(site, request, stream)
    except WindroosError as wrong:
        sentence = wrong.sentence(reader_of(request).lang)
        return TableCard(stream.id, sentence, (), f"/{PLACES[stream.kind]}/{stream.id}")
