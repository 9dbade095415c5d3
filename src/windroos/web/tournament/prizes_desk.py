"""The prizes at the desk: who has each by the figures, and those that only people can give."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.reckoning.numbers import show
from windroos.text.web.tournament_prizes import WORDS
from windroos.tournament.errors import TournamentError
from windroos.tournament.hall_view import stage_of_tournament
from windroos.tournament.prize_events import PRIZE_KINDS
from windroos.tournament.prize_requests import DoPrize
from windroos.tournament.prizes import prizes
from windroos.tournament.schedule_deciding import rounds_played
from windroos.tournament.teams import team_standings
from windroos.web.pages import lang_of
from windroos.web.routing import get, post
from windroos.web.tournament.house import HERE, TournamentHouse, form_of


def routes(house: TournamentHouse) -> list[Route]:
    """The prizes at the desk."""
    desk = PrizesDesk(house)
    where = f"{HERE}/{{id}}/leiding/prijzen"
    return [get(where, desk.shown), post(where, desk.sent)]


class PrizesDesk:
    """Answers who hands out the prizes."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def shown(self, request: Request, id: str) -> Response:
        """Every prize with its winners, as the standings are now."""
        return self._page(request, id)

    def _page(self, request: Request, id: str, wrong: WindroosError | None = None) -> HTMLResponse:
        state, lang = self._house.world(id).there(), lang_of(request)
        played = rounds_played(state)
        return self._house.page(
            request, "prizes.html", id, WORDS, wrong, prizes=prizes(state) if played else (), played=played,
            kinds=[kind for kind in PRIZE_KINDS if kind != "place"], said=lambda value: show(value, lang),
            teams=team_standings(state) if played else (), stage=stage_of_tournament(state),
        )  # fmt: skip

    async def sent(self, request: Request, id: str) -> Response:
        """A prize is given to somebody, or goes by the figures again."""
        form = await form_of(request)
        try:
            kind = next((one for one in PRIZE_KINDS if one == form.get("prize") and one != "place"), None)
            if kind is None:
                raise TournamentError("tournament_tap", name=form.get("prize", "")[:40])
            hand = form.get("hand", "").strip()[:200]
            await self._house.do(request, id, DoPrize(kind, form.get("entrant", "")[:40], hand))
        except WindroosError as wrong:
            return self._page(request, id, wrong)
        return RedirectResponse(f"{HERE}/{id}/leiding/prijzen", 303)
