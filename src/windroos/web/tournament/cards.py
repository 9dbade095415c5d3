"""What is printed for the hall from the browser: a card for each table, with the code that opens it all day."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.text.web.tournament_before import WORDS
from windroos.tournament.state import TournamentState
from windroos.web.routing import get
from windroos.web.site import qr_code
from windroos.web.tournament.access import table_card_link
from windroos.web.tournament.house import HERE, TournamentHouse


def routes(house: TournamentHouse) -> list[Route]:
    """The prints."""

    async def cards(request: Request, id: str) -> Response:
        state = house.world(id).there()
        links = [(table, table_card_link(house.site, id, table)) for table in range(1, tables_in(state) + 1)]
        shown = [(table, link, qr_code(link)) for table, link in links]
        return house.page(request, "cards.html", id, WORDS, cards=shown, lan=house.site.settings.lan)

    return [get(f"{HERE}/{{id}}/print/tafelkaarten", cards)]


def tables_in(state: TournamentState) -> int:
    """So many tables the hall has."""
    if state.schedule.rounds:
        return max(map(len, state.schedule.rounds))
    players = sum(not one.reserve for one in state.entrants.values())
    return (state.setup.players or players) // 4
