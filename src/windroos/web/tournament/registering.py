"""Who takes part: names pasted or typed, what is known of each, and who is a reserve."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.club.name_list import pasted_names
from windroos.errors import WindroosError
from windroos.text.web.tournament_before import WORDS
from windroos.tournament.entrant_requests import DoEntrant
from windroos.tournament.errors import TournamentError
from windroos.tournament.hall_view import stage_of_tournament
from windroos.web.routing import get, post
from windroos.web.tournament.house import HERE, TournamentHouse, form_of


def routes(house: TournamentHouse) -> list[Route]:
    """The list of participants at the desk."""
    desk = EntrantDesk(house)
    where = f"{HERE}/{{id}}/leiding/deelnemers"
    return [get(where, desk.shown), post(where, desk.sent)]


class EntrantDesk:
    """Answers who keeps the list of participants."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def shown(self, request: Request, id: str) -> Response:
        """The list."""
        return self._page(request, id)

    def _page(
        self, request: Request, id: str, wrong: WindroosError | None = None, typed: str = "", who: str = ""
    ) -> HTMLResponse:
        world = self._house.world(id)
        state, names = world.there(), world.names()
        ordered = sorted(state.entrants.values(), key=lambda one: names.get(one.entrant, "").casefold())
        players = [one for one in ordered if not one.reserve]
        who = who or request.query_params.get("wie", "")[:40]
        return self._house.page(
            request, "entrants.html", id, WORDS, wrong, players=players, cards=world.cards,
            reserves=[one for one in ordered if one.reserve], typed=typed, stage=stage_of_tournament(state),
            chosen=state.entrants.get(who), short=-len(players) % 4,
        )  # fmt: skip

    async def sent(self, request: Request, id: str) -> Response:
        """Names that are added, or what is known of somebody."""
        form = await form_of(request)
        try:
            if form.get("do") == "card":
                await self._card(request, id, form)
            else:
                await self._add(request, id, form)
        except WindroosError as wrong:
            return self._page(request, id, wrong, form.get("names", ""), form.get("entrant", "")[:40])
        return RedirectResponse(f"{HERE}/{id}/leiding/deelnemers", 303)

    async def _add(self, request: Request, id: str, form: dict[str, str]) -> None:
        """Add names, one a line; who is there already is not added again."""
        names, world = pasted_names(form.get("names", "")), self._house.world(id)
        known = {name.casefold() for one, name in world.names().items() if one in world.there().entrants}
        if not names:
            raise TournamentError("tournament_name")
        for name in names:
            if name.casefold() not in known:
                reserve = bool(form.get("reserve"))
                await self._house.do(request, id, DoEntrant("", name, None, None, None, None, reserve, None))

    async def _card(self, request: Request, id: str, form: dict[str, str]) -> None:
        """What is known of somebody."""
        fields = [form.get(key, "").strip()[:200] for key in ("name", "country", "ema", "team", "club")]
        name, country, ema, team, club = fields
        await self._house.do(
            request, id, DoEntrant(
                form.get("entrant", "")[:40], name, country, ema, team, club, bool(form.get("reserve")),
                bool(form.get("ranked")),
            ),
        )  # fmt: skip
