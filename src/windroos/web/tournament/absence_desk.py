"""Who is late, gone, ill, replaced or back: told at the desk, and taken back there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.people.mentions import with_names
from windroos.text.web.tournament_absence import WORDS
from windroos.tournament.errors import TournamentError
from windroos.tournament.hall_view import stage_of_tournament
from windroos.tournament.irregular_deciding import decide_irregular
from windroos.tournament.irregular_events import SEAT_REASONS
from windroos.tournament.irregular_requests import (
    DoDisqualify,
    DoExchange,
    DoLate,
    DoReturn,
    DoSubstitute,
    DoSwap,
    DoTakeOut,
    DoWithdraw,
)
from windroos.tournament.penalty_requests import DoRevoke
from windroos.tournament.requests import TournamentRequest
from windroos.tournament.ruling_said import fact_said
from windroos.tournament.seats import empty_seats, free_to_play, people_in
from windroos.tournament.state import TournamentState
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.tournament.desk_page import form_page
from windroos.web.tournament.house import TournamentHouse, number_in, round_asked
from windroos.web.tournament.sheets import bring_in_line

STEPS: Final[dict[str, Callable[[str, int, str, str], TournamentRequest]]] = {
    "return": DoReturn,
    "disqualify": DoDisqualify,
    "take_out": DoTakeOut,
}
LONGEST_NOTE: Final = 200


def routes(house: TournamentHouse) -> list[Route]:
    """Substitutes at the desk."""
    desk = AbsenceDesk(house)
    return form_page("leiding/invallers", desk.page, desk.done)


class AbsenceDesk:
    """Answers who sees to it that every table has four."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def done(self, request: Request, id: str, form: Form) -> str:
        """Somebody is late, replaced, gone or back; seats change; or something is taken back."""
        await self._house.do(request, id, _asked(self._house.world(id).there(), form))
        await bring_in_line(self._house, self._house.world(id).there())
        return f"?ronde={number_in(form, 'ronde', 1, 1000)}"

    def page(self, request: Request, id: str, form: Form, wrong: WindroosError | None) -> HTMLResponse:
        """Who is missing in a round, what may be done about it, and what was told."""
        world, lang, chosen = self._house.world(id), lang_of(request), form or dict(request.query_params)
        state, names = world.there(), world.names()
        round = round_asked(state, chosen) if state.schedule.rounds and state.schedule.numbers else 0
        missing = empty_seats(state, round) if round else ()
        swap: dict[str, Any] = {}
        if round and missing and not any(at[0] == round for at in state.results):
            swap = dict(decide_irregular(state, _swap(state, round, apply=False), names, "-").answer)
        by_number = {number: entrant for entrant, number in state.schedule.numbers.items()}
        waiting = [names.get(by_number.get(number, ""), str(number)) for number in swap.get("waiting", ())]
        return self._house.page(
            request, "absence.html", world, WORDS, wrong, round=round, missing=missing, swap=swap, typed=chosen,
            waiting=waiting,
            stage=stage_of_tournament(state), seated=people_in(state, round) if round else (),
            free=free_to_play(state, round) if round else (), later=_free_later(state, round) if round else (),
            reasons=SEAT_REASONS, steps=tuple(STEPS),
            players=sorted(state.schedule.numbers, key=lambda one: names.get(one, one)),
            facts=[
                (one.id, fact_said(one, names, lang), with_names(one.note, names))
                for one in reversed(tuple(state.irregular.facts.values()))
            ],
            gone=[
                (fact_said(one.fact, names, lang), with_names(one.note, names))
                for one in reversed(state.irregular.revoked)
            ],
        )  # fmt: skip


def _free_later(state: TournamentState, round: int) -> tuple[str, ...]:
    """Reserves who sit nowhere from a round on."""
    rounds = range(round, len(state.schedule.rounds) + 1)
    free = [set(free_to_play(state, one)) for one in rounds]
    return tuple(id for id, one in state.entrants.items() if one.reserve and all(id in each for each in free))


def _swap(state: TournamentState, round: int, *, apply: bool) -> DoSwap:
    """The numbers of who are missing in a round, with the reserves that are free."""
    reserves = tuple(id for id in free_to_play(state, round) if state.entrants[id].reserve)
    return DoSwap(round, empty_seats(state, round), reserves, apply, "", "")


def _asked(state: TournamentState, form: Form) -> TournamentRequest:
    """What a button of the page asks. Raises TournamentError `tournament_tap`, `tournament_figure`."""
    word, _, id = form.get("do", "").partition(":")
    who, round = form.get("wie", "")[:40], max(1, number_in(form, "ronde", most=1000))
    note, keep = form.get("note", "").strip()[:LONGEST_NOTE], form.get("points") != "stay"
    match word:
        case "late":
            minutes = number_in(form, "minutes", -1, 1440)
            return DoLate(who, round, None if minutes < 0 else minutes, bool(form.get("dispensation")), "", note)
        case "substitute":
            reason = next((one for one in SEAT_REASONS if one == form.get("reason")), None)
            hand = number_in(form, "hand", 0, 1000)
            return DoSubstitute(who, form.get("by", "")[:40], round, max(0, hand), reason, "", note)
        case "withdraw":
            return DoWithdraw(who, round, "", note, form.get("by", "")[:40])
        case "step" if form.get("step", "") in STEPS:
            return STEPS[form["step"]](who, round, "", note)
        case "swap":
            return _swap(state, round, apply=True)
        case "seats":
            return DoExchange(round, ((who, form.get("other", "")[:40]),), (), "wrong_seats", keep, "", note)
        case "tables":
            tables = (number_in(form, "one", 0, 1000), number_in(form, "two", 0, 1000))
            if min(tables) < 1:
                raise TournamentError("tournament_exchange")
            return DoExchange(round, (), tables, "wrong_table", keep, "", note)
        case "revoke":
            return DoRevoke(id[:40], note)
    raise TournamentError("tournament_tap", name=word[:40])
