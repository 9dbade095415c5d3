"""The card of a game on the first page."""

from __future__ import annotations

from starlette.requests import Request

from windroos.books.catalog import book_words
from windroos.hosting.called import called
from windroos.hosting.lobby import Lobby
from windroos.hosting.tickets import Ticket
from windroos.store.changes import Stream
from windroos.text import explain
from windroos.text.web.table import WORDS
from windroos.web.card import CardMaker, CardRow, TableCard
from windroos.web.reader import reader_of
from windroos.web.site import Site


def game_card_maker(lobby: Lobby) -> CardMaker:
    """Makes cards of the games that are played here."""

    async def card(site: Site, request: Request, stream: Stream) -> TableCard:
        setup, standing, lang = lobby.setup(stream.id), lobby.standing(stream), reader_of(request).lang
        header = setup.header
        points = (
            standing.points if standing.points and not lobby.keeps_back(stream.id) else (None,) * len(header.players)
        )
        leading = standing.leaders if any(points) else ()
        names = called(header.players, lang)
        rows = [CardRow(name, points[at], at in leading) for at, name in enumerate(names)]
        book = header.house.name if header.house is not None else book_words(header.rules).name.to(lang)
        where = explain.ROUNDS[standing.round].to(lang)
        state = WORDS["card_state"].to(lang).format(number=standing.hand, round=where, book=book)
        title = WORDS["card_title"].to(lang).format(name=names[0])
        join = site.link(Ticket(stream.id, "reader"))
        invite = WORDS["card_invite"].to(lang)
        return TableCard(title, state, tuple(rows), f"/spelen/{stream.id}", join, invite, len(setup.people) == 1)

    return card
