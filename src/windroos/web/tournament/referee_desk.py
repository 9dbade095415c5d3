"""The referee's desk: from what happened to the ruling with its paragraph; what was given; who waits."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.people.mentions import with_names
from windroos.text.web.tournament_referee import WORDS
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.offences import OFFENCES, OTHER
from windroos.tournament.penalty_deciding import proposal
from windroos.tournament.penalty_events import PENALTY_TO
from windroos.tournament.penalty_requests import (
    DoAppeal,
    DoDecideAppeal,
    DoPenalty,
    DoRefereeCame,
    DoRevoke,
)
from windroos.tournament.requests import TournamentRequest
from windroos.tournament.ruling_said import offence_name, paragraph_said, ruling_said
from windroos.tournament.rulings_list import show_penalties
from windroos.tournament.seats import people_in
from windroos.tournament.setup_requests import DoTournamentShow
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.tournament.desk_page import form_page
from windroos.web.tournament.house import TournamentHouse, number_in, round_asked
from windroos.web.tournament.sheets import bring_in_line

LONGEST_NOTE: Final = 200


def routes(house: TournamentHouse) -> list[Route]:
    """The referee's desk."""
    desk = RefereeDesk(house)
    return form_page("leiding/straffen", desk.page, desk.done)


class RefereeDesk:
    """Answers the referee."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def done(self, request: Request, id: str, form: Form) -> str:
        """A ruling given or taken back, an appeal, or the referee who has been at a table."""
        await self._house.do(request, id, _asked(form))
        await bring_in_line(self._house, self._house.world(id).there())
        return ""

    def page(self, request: Request, id: str, form: Form, wrong: WindroosError | None) -> HTMLResponse:
        """The rulings of the day; with somebody and an offence chosen what it comes to."""
        world, lang, chosen = self._house.world(id), lang_of(request), form or dict(request.query_params)
        state, names = world.there(), world.names()
        round = round_asked(state, chosen) if state.schedule.rounds else 0
        stage = formula_of(state.setup).tournament.offences
        who, kind = chosen.get("wie", ""), chosen.get("wat", "")
        found = proposal(state, kind, who, round) if who in state.entrants and round else None
        seated = people_in(state, round) if round else ()
        table = next((one.table for one in seated if one.entrant == who), 0)
        return self._house.page(
            request, "referee.html", world, WORDS, wrong, round=round, seated=seated, who_chosen=who, kind=kind,
            kinds=[(one, offence_name(one, lang)) for one in (*(one.id for one in OFFENCES[stage.list]), OTHER)],
            free=kind == OTHER and who in state.entrants, ways=PENALTY_TO,
            ruling=found[1] if found is not None else None,
            said=ruling_said(kind, found[1], lang) if found is not None else (),
            others=[one.entrant for one in seated if one.table == table and one.entrant != who],
            day=show_penalties(world, state, DoTournamentShow("penalties")),
            offence=lambda one: offence_name(one, lang), paragraph=lambda one: paragraph_said(one, lang),
            told=lambda text: with_names(text, names), typed=chosen,
        )  # fmt: skip


def _asked(form: Form) -> TournamentRequest:
    """What a button of the page asks. Raises TournamentError `tournament_tap`."""
    word, _, id = form.get("do", "").partition(":")
    note = form.get("note", "").strip()[:LONGEST_NOTE]
    match word:
        case "give":
            points = number_in(form, "points", -1, 1_000_000)
            to = next((one for one in PENALTY_TO if one == form.get("to")), None)
            return DoPenalty(
                entrant=form.get("wie", "")[:40], round=max(1, number_in(form, "ronde", most=1000)),
                points=None if points < 0 else points, to=to,
                kind=form.get("wat", "")[:40], paragraph=form.get("paragraph", "").strip()[:LONGEST_NOTE],
                twice=form.get("twice", "")[:40], dead=bool(form.get("dead")), id="", note=note,
            )  # fmt: skip
        case "revoke":
            return DoRevoke(id[:40], note)
        case "appeal":
            return DoAppeal(id[:40], number_in(form, "deposit", 0, 100_000) * 100, note)
        case "granted" | "refused":
            return DoDecideAppeal(id[:40], word == "granted", None, note)
        case "came":
            return DoRefereeCame(number_in(form, "ronde", most=1000), number_in({"table": id}, "table", most=1000))
    raise TournamentError("tournament_tap", name=word[:40])
