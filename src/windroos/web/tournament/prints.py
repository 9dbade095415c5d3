"""What a tournament prints: a page that lists it, and each print at an address of its own."""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.printing.document import PrintDocument
from windroos.text.figures import whole
from windroos.text.web.tournament_prints import WORDS
from windroos.tournament.prints.catalog import KEPT_BACK, RESULTS, TOURNAMENT_PRINTS, PaperAsked, tournament_print
from windroos.tournament.prints.paper import TournamentPaper
from windroos.tournament.schedule_deciding import rounds_played
from windroos.tournament.world import TournamentWorld
from windroos.web.pages import lang_of
from windroos.web.printing.on_paper import on_paper
from windroos.web.printing.typesetting import typeset
from windroos.web.printing.typesetting_sheets import print_data
from windroos.web.routing import get
from windroos.web.tournament.access import badge_digits, badge_link, table_card_link
from windroos.web.tournament.house import HERE, TournamentHouse, called
from windroos.web.tournament.network import network_of
from windroos.web.tournament.shown import hidden_from

OF_ROUND: Final = ("tafels", "scorebriefjes", "spelformulieren", *RESULTS)
"""Prints that may be of one round."""


def routes(house: TournamentHouse) -> list[Route]:
    """The list of prints, and the prints."""
    desk = PrintDesk(house)
    return [get(f"{HERE}/{{id}}/print", desk.listed), get(f"{HERE}/{{id}}/print/{{what}}", desk.printed)]


class PrintDesk:
    """Answers with what is put on paper."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def listed(self, request: Request, id: str) -> Response:
        """Everything that the reader may print, with the rounds that some of it may be of."""
        world, access = self._house.world(id), self._house.access(request, id)
        state = world.there()
        kinds = [kind.what for kind in TOURNAMENT_PRINTS if access.may("desk") or not kind.of_desk]
        rounds = range(1, len(state.schedule.rounds) + 1)
        return self._house.page(request, "prints.html", world, WORDS, kinds=kinds, rounds=rounds, of_round=OF_ROUND)

    async def printed(self, request: Request, id: str, what: str) -> Response:
        """A print as a page, or as PDF. Raises TournamentError."""
        kind = tournament_print(what)
        if kind.of_desk:
            self._house.needs(request, id, "desk")
        world, lang, large = self._house.world(id), lang_of(request), "groot" in request.query_params
        asked = self._asked(request, world, what)
        printed = await asyncio.to_thread(kind.make, asked)
        name = called(asked.paper.state, lang)
        if "pdf" in request.query_params:
            data = await asyncio.to_thread(print_data, printed, name, lang, large=large)
            made = await self._house.site.aside.do(self._house.site.who(request), typeset, data)
            headers = {"cache-control": "no-store", "content-disposition": f'inline; filename="{what}.pdf"'}
            return Response(made, headers=headers, media_type="application/pdf")
        values = await asyncio.to_thread(on_paper, printed, large)
        own = {key: value for key, value in request.query_params.items() if key in ("ronde", "wie")}
        has_sizes = isinstance(printed, PrintDocument) or printed.kind == "walking"
        sizes = {**own, **({} if large else {"groot": "1"})}
        return self._house.page(
            request, "print.html", world, WORDS, back=f"{HERE}/{id}/print", print_title=values.pop("title"),
            print_sizes=_address(request, sizes) if has_sizes else "",
            print_pdf=_address(request, {**own, "pdf": "1", **({"groot": "1"} if large else {})}),
            unreachable=not self._house.site.settings.lan, **values,
        )  # fmt: skip

    def _asked(self, request: Request, world: TournamentWorld, what: str) -> PaperAsked:
        """What is to be printed; of standings that are kept back only the desk has more than was shown."""
        id, query, state = world.id, request.query_params, world.there()
        entrant, round = query.get("wie", ""), whole(query.get("ronde", "")) or None
        if what in KEPT_BACK and not self._house.access(request, id).may("desk"):
            round = min(round or rounds_played(state), hidden_from(state) - 1)
        paper = TournamentPaper(
            state, world.names(), lang_of(request), self._house.club.today(), "groot" in query, world.cards
        )  # fmt: skip

        def card(table: int) -> tuple[str, str]:
            """What the code on a table's card opens."""
            return table_card_link(self._house.site, id, table, state.card(table)), ""

        site, network = self._house.site, network_of(self._house.folder, id)
        return PaperAsked(
            paper, round, entrant if entrant in state.entrants else "", card,
            badge=lambda who: badge_link(site, id, who, state.card(who)),
            digits=lambda who: badge_digits(site, id, who, state.card(who)),
            network=network or ("", ""),
        )  # fmt: skip


def _address(request: Request, query: dict[str, str]) -> str:
    return f"{request.url.path}?{urlencode(query)}" if query else request.url.path
