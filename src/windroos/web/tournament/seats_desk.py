"""The schedule at the desk: made for numbers in a moment, with its figures, and shown round by round."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.text.web.tournament_before import WORDS
from windroos.tournament.hall_deciding import team_numbers, teams_of
from windroos.tournament.hall_view import stage_of_tournament
from windroos.tournament.schedule_deciding import not_first
from windroos.tournament.schedule_requests import DoFixTable, DoSchedule
from windroos.tournament.setup_requests import DoTournament
from windroos.web.posted import Form
from windroos.web.tournament.desk_page import form_page
from windroos.web.tournament.house import TournamentHouse, number_in


def routes(house: TournamentHouse) -> list[Route]:
    """The schedule at the desk."""
    desk = SeatsDesk(house)
    return form_page("leiding/indeling", desk.page, desk.done)


class SeatsDesk:
    """Answers who makes the schedule."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    def page(self, request: Request, id: str, form: Form, wrong: WindroosError | None) -> HTMLResponse:
        """The schedule with its figures."""
        world = self._house.world(id)
        state = world.there()
        numbers = state.schedule.numbers
        needing = [
            (one, card.needs) for one, card in world.cards.items()
            if card.needs and one in numbers and str(numbers[one]) not in state.schedule.fixed
        ]  # fmt: skip
        players = sum(not one.reserve for one in state.entrants.values())
        measure = state.schedule.measure() if state.schedule.rounds else None
        broken = measure.broken if measure is not None else ()
        return self._house.page(
            request, "seats.html", id, WORDS, wrong, measure=measure, players=players,
            astray=[one for one in broken if one.kind == "fixed"], met=[one for one in broken if one.kind == "apart"],
            wishing=len(not_first(state)),
            stage=stage_of_tournament(state), wanted=state.setup.players or -(-players // 4) * 4,
            teams=teams_of(state), by_number={number: one for one, number in numbers.items()}, needing=needing,
            chosen=form.get("who") or request.query_params.get("wie", ""),
        )  # fmt: skip

    async def done(self, request: Request, id: str, form: Form) -> str:
        """Another number of players or rounds, and a schedule for them."""
        state = self._house.world(id).there()
        if form.get("do") == "fix":
            who, table = form.get("who", "")[:40], number_in(form, "table", most=1000)
            await self._house.do(request, id, DoFixTable(who, table, ""))
            return ""
        players, rounds = number_in(form, "players", most=4000), number_in(form, "rounds", most=1000)
        if (players, rounds) != (state.setup.players, state.setup.rounds) and players and rounds:
            await self._house.do(request, id, DoTournament("", "", "", players, rounds))
        seed = number_in(form, "seed", 1)
        await self._house.do(request, id, DoSchedule(seed, team_numbers(state), (), {}, None))
        return ""
