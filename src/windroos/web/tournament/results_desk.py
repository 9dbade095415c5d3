"""Results by round at the desk: what is in, what is missing, who agrees, and what was corrected."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.people.mentions import with_names
from windroos.text.web.tournament_desk import WORDS
from windroos.text.web.tournament_twice import WORDS as TWICE
from windroos.tournament.hall_view import stage_of_tournament
from windroos.tournament.twice_events import TWICE_ROUNDS
from windroos.tournament.twice_requests import DoTwice
from windroos.web.form import Form
from windroos.web.tournament.desk import asked_by, shown_round
from windroos.web.tournament.desk_page import form_page
from windroos.web.tournament.house import TournamentHouse, number_in


def routes(house: TournamentHouse) -> list[Route]:
    """The results at the desk."""
    desk = ResultsDesk(house)
    return form_page("leiding/uitslagen", desk.page, desk.done)


class ResultsDesk:
    """Answers who looks after the results."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    def page(self, request: Request, id: str, form: Form, wrong: WindroosError | None) -> HTMLResponse:
        """The tables of a round, with what was there before each correction."""
        world = self._house.world(id)
        state, names = world.there(), world.names()
        asked = number_in(form, "round", number_in(request.query_params, "ronde", most=1000), 1000)
        shown = shown_round(self._house, state, asked)
        tables = shown.tables if shown is not None else ()
        kept = {one.table: state.results.get((shown.round, one.table)) for one in tables if shown is not None}
        return self._house.page(
            request, "results.html", world, {**WORDS, **TWICE}, wrong, shown=shown, kept=kept,
            stage=stage_of_tournament(state), twice_rounds=TWICE_ROUNDS, told=lambda text: with_names(text, names),
        )  # fmt: skip

    async def done(self, request: Request, id: str, form: Form) -> str:
        """A result that is struck, standings that are published, hidden or shown, the end of the tournament."""
        round, table = number_in(form, "round", most=1000), number_in(form, "table", most=1000)
        if form.get("do") == "twice":
            for rounds in TWICE_ROUNDS:
                if rounds == form.get("twice"):
                    await self._house.do(request, id, DoTwice(rounds))
            return f"?ronde={round}"
        for asked in asked_by(self._house.world(id).there(), round, table, form):
            await self._house.do(request, id, asked)
        return f"?ronde={round}"
