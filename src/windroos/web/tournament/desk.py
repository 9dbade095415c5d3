"""The desk of a tournament: the round with its clock, a tile for each table, and one tap to what is to be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.hosting.tournament_folder import Still
from windroos.text.web.tournament_desk import WORDS
from windroos.text.web.tournament_twice import WORDS as TWICE
from windroos.tournament.card_requests import DoRenewCard
from windroos.tournament.checks import unpaid_of
from windroos.tournament.clock_requests import DoRoundCall, DoRoundClock
from windroos.tournament.errors import TournamentError
from windroos.tournament.form_figures import form_rules
from windroos.tournament.formula import formula_of
from windroos.tournament.hall_view import (
    HallRound,
    hall_round,
    minutes_of,
    round_now,
    round_signal,
    stage_of_tournament,
)
from windroos.tournament.message_requests import DoMessage
from windroos.tournament.overdue import TableOverdue, overdue
from windroos.tournament.publishing_requests import DoFinish, DoHide, DoOpenAgain, DoPublish, DoReveal
from windroos.tournament.requests import TournamentRequest
from windroos.tournament.result_requests import DoAgree, DoSettle, DoStrike, DoTableResult
from windroos.tournament.seats import empty_seats
from windroos.tournament.setup_requests import DoRenewDeskLink, DoTournament
from windroos.tournament.sheet_deciding import sheet_of
from windroos.tournament.state import TournamentState
from windroos.tournament.twice_deciding import differences, is_typed_twice
from windroos.web.form import Form
from windroos.web.routing import get, post
from windroos.web.site import qr_code
from windroos.web.tournament.access import desk_link
from windroos.web.tournament.entry import check_agreed, check_seen, result_typed, table_of_round, typed_table
from windroos.web.tournament.house import HERE, TournamentHouse, club_typed, form_of, number_in
from windroos.web.tournament.network import keep_network, network_of, network_typed
from windroos.web.tournament.saving import marked, save_result
from windroos.web.tournament.sheets import counting_in, read_sheets, take_asked
from windroos.web.tournament.shown import running

LONGEST_ROUND: Final = 600
"""Minutes."""
CLOCK: Final = ("start", "pause", "resume", "extend", "signal", "end")
"""The buttons of the clock of the round that is played."""


def routes(house: TournamentHouse) -> list[Route]:
    """The desk."""
    desk = TournamentDesk(house)
    where = f"{HERE}/{{id}}/leiding"
    return [get(where, desk.shown), post(where, desk.sent)]


class TournamentDesk:
    """Answers who leads the tournament."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def shown(self, request: Request, id: str) -> Response:
        """The tables of the round that is played, or of one that is asked for; of one table its form."""
        params = request.query_params
        await read_sheets(self._house, self._house.world(id).there())
        return self._page(request, id, number_in(params, "ronde", most=1000), number_in(params, "tafel", most=1000))

    async def sent(self, request: Request, id: str) -> Response:
        """Whatever was tapped or typed; the answer is the desk as it is then."""
        form = await form_of(request)
        round, table, screen = number_in(form, "round", most=1000), number_in(form, "table", most=1000), ""
        try:
            if form.get("do") in ("desk_link", "club"):
                self._house.needs(request, id, "host")
            if form.get("do") == "club":
                club = club_typed(self._house.clubs, form)
                await self._house.do(request, id, DoTournament(id, "", "", 0, 0, club=club))
                return RedirectResponse(f"{HERE}/{id}/leiding?club=ja#club", 303)
            if form.get("do") == "network":
                network = network_typed(form.get("network", "")[:100], form.get("password", "")[:100])
                await keep_network(self._house.folder, id, network)
                return RedirectResponse(f"{HERE}/{id}/scherm/welkom", 303)
            state, still = self._house.world(id).there(), stood(round, table, form)
            await read_sheets(self._house, state)
            still(state)
            if form.get("do") == "take":
                reason = form.get("reason", "").strip()[:200]
                await self._house.do(request, id, take_asked(self._house, state, round, table, reason), still)
                return RedirectResponse(f"{HERE}/{id}/leiding?ronde={round}&tafel={table}#quick", 303)
            for asked in asked_by(state, round, table, form):
                if isinstance(asked, DoTableResult):
                    screen = await save_result(self._house, request, id, asked, form, still)
                else:
                    await self._house.do(request, id, asked, still)
        except WindroosError as wrong:
            typing = form.get("do", "") in ("result", "network", "message")
            return self._page(request, id, round, table, wrong, form if typing else None)
        back = f"{HERE}/{id}/leiding" + (f"?ronde={round}" if round and round != self._now(id) else "")
        if table and form.get("do") == "result":
            return marked(RedirectResponse(f"{back}{'&' if '?' in back else '?'}klaar={table}", 303), screen)
        return self._house.answered(request, lambda: self._page(request, id, round, 0), back)

    def _now(self, id: str) -> int:
        return round_now(self._house.world(id).there())

    def _page(
        self, request: Request, id: str, round: int, table: int, wrong: WindroosError | None = None,
        form: Form | None = None,
    ) -> HTMLResponse:  # fmt: skip
        world = self._house.world(id)
        state = world.there()
        hall, left = running(state, self._house.time.seconds())
        shown = shown_round(self._house, state, round)
        if table and shown is not None and table > len(shown.tables):
            wrong, table = (
                TournamentError("tournament_no_table", table=table, round=shown.round, most=len(shown.tables)),
                0,
            )
        coming, names = round_to_fill(state, hall), world.names()
        empty = [names.get(one, one) for one in empty_seats(state, coming)] if coming else []
        link = desk_link(self._house.site, id, state.desk)
        entry = typed_table(state, shown.round, table, form) if table and shown is not None else None
        kept = state.results.get((shown.round, table)) if shown is not None else None
        counting = counting_in(self._house, state, shown) if shown is not None else {}
        return self._house.page(
            request, "desk.html", world, {**WORDS, **TWICE}, wrong,
            stage=stage_of_tournament(state), hall=hall, rest=left,
            shown=shown, entry=entry, typed=form or {}, done=number_in(request.query_params, "klaar", most=1000),
            signal=round_signal(state), minutes=minutes_of(state, (hall.round if hall else 0) + 1), link=link,
            code=qr_code(link), outage=state.clock.outage, lan=self._house.site.settings.lan,
            empty=empty, empty_round=coming, by_hand=bool(form_rules(state)),
            twice=shown is not None and is_typed_twice(state, shown.round),
            typed_once=kept.typed_once if kept is not None else (),
            differ=differences(kept.typed_once) if kept is not None else (),
            clubs=self._house.clubs.called(), club_kept="club" in request.query_params,
            network=network_of(self._house.folder, id), counting=counting,
            start=formula_of(state.setup).table.start,
            late=late_tables(state, names, self._house.time.seconds()),
            calls=state.penalties.calls, unpaid=len(unpaid_of(state)),
            sheet=sheet_of(state, shown.round, table) if entry is not None and shown is not None else "",
        )  # fmt: skip


class LateTable(NamedTuple):
    """A table that is not in, and since when: the time of day, "" nobody knows, minutes since; and whom to ask."""

    table: TableOverdue
    since: str
    minutes: int
    ask: str


def late_tables(state: TournamentState, names: Mapping[str, str], now: int) -> list[LateTable]:
    """The tables of a tournament that are not in although their time is up."""
    return [
        LateTable(
            one, datetime.fromtimestamp(one.since).strftime("%H:%M") if one.since else "",
            (now - one.since) // 60 if one.since else 0, ", ".join(names.get(who, who) for who in one.ask),
        )
        for one in overdue(state, now)
    ]  # fmt: skip


def asked_by(state: TournamentState, round: int, table: int, form: Form) -> list[TournamentRequest]:
    """What the button of a form asks. Raises TournamentError `tournament_tap`."""
    word, _, rest = form.get("do", "").partition(":")
    make = _ASKED.get(word)
    if make is None:
        raise TournamentError("tournament_tap", name=word[:40])
    return make(state, round, table, {**form, "rest": rest})


def stood(round: int, table: int, form: Form) -> Still:
    """Raises where somebody who was before the desk changed the result that it saw, or called another round."""

    def still(state: TournamentState) -> None:
        word = form.get("do", "")
        if word == "result":
            check_seen(table_of_round(state, round, table), form)
        elif word in ("paper", "settle", "take") and "seen" in form:
            check_agreed(table_of_round(state, round, table), form)
        elif word in CLOCK and round and round != (now := round_now(state)):
            raise TournamentError("tournament_other_round", shown=round, now=now)

    return still


def round_to_fill(state: TournamentState, hall: HallRound | None) -> int:
    """The round whose seats must be filled now: that which is played, or the next when it is over; 0 none."""
    if hall is None or not state.schedule.numbers:
        return 0
    round = hall.round + (hall.phase == "ended")
    return round if round <= hall.of else 0


def shown_round(house: TournamentHouse, state: TournamentState, round: int) -> HallRound | None:
    """The round of an address, or the one that is played; None before there is a schedule."""
    now = house.time.seconds()
    wanted = round if 0 < round <= len(state.schedule.rounds) else round_now(state)
    return hall_round(state, wanted, now) if wanted else None


def _call(state: TournamentState, form: Form) -> list[TournamentRequest]:
    round = number_in(form, "rest") or number_in(form, "round")
    minutes = number_in(form, "minutes", minutes_of(state, round), LONGEST_ROUND)
    last = min(round_signal(state).last, minutes)
    return [DoRoundCall(max(1, round), max(1, minutes), last)]


def _clock(act: str) -> Callable[[TournamentState, int, int, Form], list[TournamentRequest]]:
    def asked(_: TournamentState, __: int, table: int, form: Form) -> list[TournamentRequest]:
        return [
            DoRoundClock(
                act, 0, table, number_in(form, "minutes", 5, LONGEST_ROUND) if act == "extend" else 0,
                form.get("reason", "")[:200], form.get("counts") != "no",
            )
        ]  # fmt: skip

    return asked


def _paper(state: TournamentState, round: int, table: int, _: Form) -> list[TournamentRequest]:
    """The form was signed by all four."""
    held = table_of_round(state, round, table)
    return [DoAgree(round, table, one, "paper") for one in held.people if one and one not in held.agreed]


_ASKED: Final[dict[str, Callable[[TournamentState, int, int, Form], list[TournamentRequest]]]] = {
    "result": lambda state, of, table, form: [result_typed(state, of, table, form)],
    "paper": _paper,
    "settle": lambda _, of, table, form: [DoSettle(of, table, form.get("reason", "").strip()[:200])],
    "strike": lambda _, of, table, form: [DoStrike(of, table, form.get("reason", "").strip()[:200])],
    "publish": lambda _, of, __, form: [DoPublish(of, bool(form.get("anyway")))],
    "hide": lambda _, of, __, ___: [DoHide(of)],
    "show": lambda _, __, ___, ____: [DoHide(None)],
    "reveal": lambda state, _, __, ___: [DoReveal(state.publishing.revealed + 1)],
    "desk_link": lambda _, __, ___, ____: [DoRenewDeskLink()],
    "renew_card": lambda _, __, table, ___: [DoRenewCard("", table)],
    "finish": lambda _, __, ___, form: [DoFinish(form.get("reason", "").strip()[:200])],
    "message": lambda _, __, ___, form: [DoMessage(form.get("text", "")[:200])],
    "message_off": lambda _, __, ___, ____: [DoMessage("")],
    "reopen": lambda _, __, ___, form: [DoOpenAgain(form.get("reason", "").strip()[:200])],
    "call": lambda state, _, __, form: _call(state, form),
    **{act: _clock(act) for act in (*CLOCK, "outage")},
}
"""What each button asks, by its word."""
