"""The first page: two doors, the rule books, and the tables of this evening."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from windroos.books.catalog import IDS, book_words
from windroos.errors import WindroosError
from windroos.store.changes import Kind, Stream
from windroos.store.store import utc_now
from windroos.text.web.start import WORDS
from windroos.tiles import EAST, KINDS
from windroos.web.card import CardMaker, TableCard
from windroos.web.evening import evening, part, part_number
from windroos.web.join import PLACES
from windroos.web.reader import reader_of
from windroos.web.routing import get
from windroos.web.site import Site, qr_code

MOST: Final = 12
"""How many tables of a kind the page shows before somebody asks for all."""


class StartCard(NamedTuple):
    """A card with its QR code as SVG; no code where phones cannot reach this server."""

    card: TableCard
    code: str


Groups = Sequence[tuple[str, Sequence[StartCard]]]
"""Tables under a heading each."""

Doors = Callable[[], Sequence[tuple[str, str]]]
"""Where each club of the folder is and what it is called, where there is more than one."""
Clock = Callable[[], datetime]


def routes(site: Site, cards: Mapping[Kind, CardMaker], clubs: Doors = tuple, now: Clock = utc_now) -> list[Route]:
    """The first page; `cards` has who makes the card of a table, by the kind of its stream, `now` tells the time."""

    async def shown(request: Request, streams: Iterable[Stream]) -> list[TableCard]:
        made = []
        for stream in streams:
            made.append(await _card(site, request, stream, cards[stream.kind]))
            await asyncio.sleep(0)  # a card reads its table: games go on between two of them
        return made

    def page(
        request: Request,
        groups: Groups,
        resume: Sequence[StartCard] = (),
        ended: Sequence[TableCard] = (),
        more: int = 0,
        newer: int = 0,
        older: int = 0,
    ) -> HTMLResponse:
        lang = reader_of(request).lang
        return site.pages.page(
            request, "start.html", WORDS,
            books=[(id, book_words(id).short.to(lang)) for id in IDS], honours=range(EAST, KINDS),
            groups=[(name, cards) for name, cards in groups if cards],
            lan=site.settings.lan, host=site.host.knows(request),
            clubs=clubs(), resume=resume, ended=ended, more=more, newer=newer, older=older,
        )  # fmt: skip

    async def latest(request: Request) -> HTMLResponse:
        found = evening(site.store, site.tables(request), now())
        counted = await shown(request, found.counted[:MOST])
        games = _latest_alone(await shown(request, found.games[:MOST]))
        first = [cards[0] for cards in (counted, games) if cards]
        groups = [(name, await _coded(site, cards[1:])) for name, cards in (("counted", counted), ("games", games))]
        more = max(0, len(found.counted) - MOST) + max(0, len(found.games) - MOST)
        ended = await shown(request, found.ended)
        return page(request, groups, resume=await _coded(site, first), more=more, ended=ended)

    async def listed(request: Request, number: int) -> HTMLResponse:
        found = part(site.store, site.tables(request), number)
        kinds: tuple[tuple[str, Kind], ...] = (("counted", "count"), ("games", "play"))
        groups = []
        for name, kind in kinds:
            made = await shown(request, (one for one in found.tables if one.kind == kind))
            groups.append(
                (name, [StartCard(card, "") for card in made])
            )  # so many codes take long, and nobody scans one
        newer, older = number - 1, number + 1 if found.older else 0
        return page(request, groups, newer=newer, older=older)

    async def start(request: Request) -> HTMLResponse:
        asked = request.query_params.get("alle")
        return await latest(request) if asked is None else await listed(request, part_number(asked))

    return [get("/", start)]


def _latest_alone(games: list[TableCard]) -> list[TableCard]:
    """Of the games against computer players only the one where something happened last: the others were left for it."""
    alone = [card for card in games if card.alone]
    return [card for card in games if not card.alone or card is alone[0]]


async def _coded(site: Site, cards: Iterable[TableCard]) -> list[StartCard]:
    lan = site.settings.lan
    return [StartCard(one, await asyncio.to_thread(qr_code, one.join) if lan and one.join else "") for one in cards]


async def _card(site: Site, request: Request, stream: Stream, made: CardMaker) -> TableCard:
    """The card of a table; one that cannot be read says so on its own card, and does not hide the others."""
    try:
        return await made(site, request, stream)
    except WindroosError as wrong:
        sentence = wrong.sentence(reader_of(request).lang)
        return TableCard(stream.id, sentence, (), f"/{PLACES[stream.kind]}/{stream.id}")
