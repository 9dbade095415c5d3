"""One's own page, by the code on one's badge: where one sits now, and agreeing with what the table typed."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.text.web.tournament_own import WORDS
from windroos.tournament.errors import TournamentError
from windroos.tournament.hall_view import HallTable, round_coming, round_now, tables_of
from windroos.tournament.result_requests import DoAgree
from windroos.tournament.state import TournamentState
from windroos.web.routing import get, post
from windroos.web.tournament.entry import check_agreed
from windroos.web.tournament.house import HERE, TournamentHouse, form_of, number_in

OWN: Final = f"{HERE}/{{id}}/ik"


def routes(house: TournamentHouse) -> list[Route]:
    """One's own page."""
    desk = OwnCard(house)
    return [get(OWN, desk.shown), post(OWN, desk.agreed)]


class OwnCard:
    """Answers who scanned his own card."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def shown(self, request: Request, id: str) -> Response:
        """Where he sits, and what his table typed."""
        return self._page(request, id, self._own(request, id))

    async def agreed(self, request: Request, id: str) -> Response:
        """He says that the result of his table is right."""
        who, form = self._own(request, id), await form_of(request)

        def seen(state: TournamentState) -> HallTable:
            """His table, where the result that he saw still stands."""
            now, round = round_now(state), number_in(form, "round", most=1000)
            held = table_of(state, now, who)
            if round != now or held is None:
                raise TournamentError("tournament_other_round", shown=round, now=now)
            check_agreed(held, form)
            return held

        try:
            held = seen(self._house.world(id).there())
            agree = DoAgree(number_in(form, "round"), held.table, who)
            await self._house.do(request, id, agree, lambda state: _same(seen(state), held))
        except WindroosError as wrong:
            return self._page(request, id, who, wrong)
        return self._house.answered(request, lambda: self._page(request, id, who), f"{HERE}/{id}/ik")

    def _own(self, request: Request, id: str) -> str:
        """Who scanned his card. Raises TournamentError `tournament_own_card`, `tournament_card_withdrawn`."""
        access = self._house.access(request, id)
        who = access.entrant
        if access.withdrawn and not who:
            raise TournamentError("tournament_card_withdrawn")
        if not who or who not in self._house.world(id).there().entrants:
            raise TournamentError("tournament_own_card")
        return who

    def _page(self, request: Request, id: str, who: str, wrong: WindroosError | None = None) -> HTMLResponse:
        world = self._house.world(id)
        state = world.there()
        round, coming = round_now(state), round_coming(state)
        answer = self._house.page(
            request, "own.html", world, WORDS, wrong, entrant=who, round=round, coming=coming,
            number=state.schedule.numbers.get(who, 0), table=table_of(state, round, who),
            later=table_of(state, coming, who) if coming != round else None,
        )  # fmt: skip
        answer.headers["cache-control"] = "no-store"
        return answer


def _same(now: HallTable, held: HallTable) -> None:
    """He sits where he sat. Raises TournamentError `tournament_meanwhile`."""
    if now.table != held.table:
        raise TournamentError("tournament_meanwhile", table=held.table)


def table_of(state: TournamentState, round: int, entrant: str) -> HallTable | None:
    """The table at which somebody sits in a round, for himself or in the place of another."""
    return next((one for one in tables_of(state, round) if entrant in one.people), None)
