"""The card of a counted table on the first page."""

from __future__ import annotations

from starlette.requests import Request

from windroos.scoresheet.opening import words_of
from windroos.scoresheet.say import next_line
from windroos.scoresheet.standings import standings
from windroos.store.changes import Stream
from windroos.text.web.count import WORDS
from windroos.web.card import CardMaker, CardRow, TableCard
from windroos.web.count.tables import Tables
from windroos.web.links import Ticket
from windroos.web.reader import reader_of
from windroos.web.site import Site


def card_maker(tables: Tables) -> CardMaker:
    """Makes cards of the tables that are kept here."""

    def card(site: Site, request: Request, stream: Stream) -> TableCard:
        sheet, lang = tables.get(stream.id).sheet, reader_of(request).lang
        rows = tuple(CardRow(one.name, one.points, one.jersey) for one in standings(sheet))
        title = sheet.opening.title or words_of(sheet.opening).name.to(lang)
        join = site.link(Ticket(stream.id, "reader"))
        return TableCard(
            title, next_line(sheet, lang), rows, f"/tellen/{stream.id}", join, WORDS["card_invite"].to(lang)
        )

    return card
