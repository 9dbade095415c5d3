"""A schedule of a tournament that goes on getting better while the organiser watches, and is taken when it will do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.text.web.schedule import WORDS as SCHEDULE_WORDS
from windroos.text.web.tournament_before import WORDS
from windroos.tournament.schedule import from_one
from windroos.tournament.schedule_deciding import wanted_of
from windroos.tournament.schedule_requests import DoSchedule
from windroos.tournament.spread import team_numbers
from windroos.tournament.state import TournamentState
from windroos.web.pages import lang_of
from windroos.web.routing import get, post
from windroos.web.schedule.shown import figures
from windroos.web.searches import SearchStand
from windroos.web.tournament.house import HERE, TournamentHouse


def routes(house: TournamentHouse) -> list[Route]:
    """The search."""
    desk, where = SeatsSearch(house), f"{HERE}/{{id}}/leiding/indeling/zoeken"
    return [get(where, desk.shown), post(where, desk.taken)]


def asked_again(state: TournamentState) -> DoSchedule:
    """What asks for a schedule with the wishes of the one that there is."""
    made = state.schedule.made
    if made is None:
        return DoSchedule(1, team_numbers(state), (), {}, None)
    return DoSchedule(
        made.seed, made.apart or team_numbers(state), made.rather_apart, made.fixed, None,
        together=made.together, not_in=made.not_in, rather_of=made.rather_of,
    )  # fmt: skip


class SeatsSearch:
    """Answers who watches it."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def shown(self, request: Request, id: str) -> Response:
        """The best until now beside what nothing is below."""
        try:
            stand, wrong = await self._look(request, id), None
        except WindroosError as trouble:
            stand, wrong = None, trouble
        return self._page(request, id, stand, wrong)

    async def taken(self, request: Request, id: str) -> Response:
        """The best until now is the schedule of the tournament."""
        try:
            stand = await self._look(request, id)
            asked = asked_again(self._house.world(id).there())
            rounds, method = from_one(stand.found.rounds), stand.found.method
            await self._house.do(request, id, asked._replace(rounds=rounds, method=method))
        except WindroosError as wrong:
            return self._page(request, id, None, wrong)
        return RedirectResponse(f"{HERE}/{id}/leiding/indeling", 303)

    async def _look(self, request: Request, id: str) -> SearchStand:
        state = self._house.world(id).there()
        site = self._house.site
        return await site.searches.look(("tournament", id), wanted_of(state, asked_again(state)), site.who(request))

    def _page(self, request: Request, id: str, stand: SearchStand | None, wrong: WindroosError | None) -> Response:
        world = self._house.world(id)
        shown = figures(stand.found.rounds, stand.found.measure, lang_of(request)) if stand is not None else ()
        return self._house.page(
            request, "seats_search.html", world, {**SCHEDULE_WORDS, **WORDS}, wrong, stand=stand, figures=shown
        )
