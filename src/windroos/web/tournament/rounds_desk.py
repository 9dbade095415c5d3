"""The times of the rounds at the desk: when each is planned, and how it stands."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.text.web.tournament_desk import WORDS
from windroos.tournament.clock_events import PlannedRound
from windroos.tournament.clock_requests import DoProgramme
from windroos.tournament.hall_view import round_signal, stage_of_tournament
from windroos.web.form import Form
from windroos.web.tournament.desk_page import form_page
from windroos.web.tournament.house import TournamentHouse, number_in, time_typed
from windroos.web.tournament.shown import programme


def routes(house: TournamentHouse) -> list[Route]:
    """The rounds at the desk."""
    desk = RoundsDesk(house)
    return form_page("leiding/rondes", desk.page, desk.done)


class RoundsDesk:
    """Answers who keeps the times."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    def page(self, request: Request, id: str, form: Form, wrong: WindroosError | None) -> HTMLResponse:
        """The programme."""
        world = self._house.world(id)
        state = world.there()
        return self._house.page(
            request, "rounds.html", world, WORDS, wrong, programme=programme(state, self._house.time.seconds()),
            typed=form, stage=stage_of_tournament(state), signal=round_signal(state),
        )  # fmt: skip

    async def done(self, request: Request, id: str, form: Form) -> str:
        """Other times."""
        state = self._house.world(id).there()
        count = len(state.schedule.rounds) or state.setup.rounds
        rounds = tuple(_planned(form, round) for round in range(1, count + 1))
        await self._house.do(request, id, DoProgramme(rounds))
        return ""


def _planned(form: Form, round: int) -> PlannedRound:
    begins = time_typed(form.get(f"begins-{round}", ""))
    return PlannedRound(
        round, form.get(f"day-{round}", "").strip()[:10], begins, number_in(form, f"minutes-{round}", 90)
    )
