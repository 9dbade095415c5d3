"""The prizes at the desk: who has each by the figures, and those that only people can give."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.reckoning.numbers import show
from windroos.reckoning.tournament_stages import SPECIAL_PRIZES
from windroos.text.web.tournament_prizes import WORDS
from windroos.tournament.errors import TournamentError
from windroos.tournament.hall_view import stage_of_tournament
from windroos.tournament.prize_requests import DoPrize
from windroos.tournament.prizes import gone_winners, prizes
from windroos.tournament.schedule_deciding import rounds_played
from windroos.tournament.teams import team_standings
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.tournament.desk_page import form_page
from windroos.web.tournament.house import TournamentHouse


def routes(house: TournamentHouse) -> list[Route]:
    """The prizes at the desk."""
    desk = PrizesDesk(house)
    return form_page("leiding/prijzen", desk.page, desk.done)


class PrizesDesk:
    """Answers who hands out the prizes."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    def page(self, request: Request, id: str, _form: Form, wrong: WindroosError | None) -> HTMLResponse:
        """Every prize with its winners, as the standings are now."""
        world, lang = self._house.world(id), lang_of(request)
        state = world.there()
        played = rounds_played(state)
        return self._house.page(
            request, "prizes.html", world, WORDS, wrong, prizes=prizes(state) if played else (), played=played,
            gone=gone_winners(state) if played else (), kinds=SPECIAL_PRIZES, said=lambda value: show(value, lang),
            teams=team_standings(state) if played else (), stage=stage_of_tournament(state),
        )  # fmt: skip

    async def done(self, request: Request, id: str, form: Form) -> str:
        """A prize is given to somebody, or goes by the figures again."""
        kind = next((one for one in SPECIAL_PRIZES if one == form.get("prize")), None)
        if kind is None:
            raise TournamentError("tournament_tap", name=form.get("prize", "")[:40])
        hand = form.get("hand", "").strip()[:200]
        await self._house.do(request, id, DoPrize(kind, form.get("entrant", "")[:40], hand))
        return ""
