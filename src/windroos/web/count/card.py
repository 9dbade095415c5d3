"""The card of a counted table on the first page."""

from __future__ import annotations

from starlette.requests import Request

from windroos.hosting.tickets import Ticket
from windroos.scoresheet.say import next_line
from windroos.scoresheet.standings import standings
from windroos.store.changes import Stream
from windroos.text.web.count import WORDS
from windroos.web.card import CardMaker, CardRow, TableCard
from windroos.web.count.overview import title_of
from windroos.web.count.tables import CountedTables
from windroos.web.reader import reader_of
from windroos.web.site import Site


def card_maker(tables: CountedTables) -> CardMaker:
    """Makes cards of the tables that are kept here."""

    async def card(site: Site, request: Request, stream: Stream) -> TableCard:
        kept, lang = await tables.get(stream.id), reader_of(request).lang
        sheet = kept.sheet
        rows = tuple(CardRow(one.name, one.points, one.jersey) for one in standings(sheet))
        join = site.link(Ticket(stream.id, "reader"))
        return TableCard(
            title_of(kept, lang),
            next_line(sheet, lang),
            rows,
            f"/tellen/{stream.id}",
            join,
            WORDS["card_invite"].to(lang),
        )

    return card
