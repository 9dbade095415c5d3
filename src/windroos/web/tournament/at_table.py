"""A table's phone: opened by the code on its card, it shows the round that runs, and writes into no other."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.books.catalog import book_words
from windroos.errors import WindroosError
from windroos.text.web.tournament_table import WORDS
from windroos.text.web.tournament_walls import WORDS as WALLS
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.hall_view import round_now, round_signal
from windroos.tournament.penalty_requests import DoCallReferee
from windroos.tournament.result_requests import DoAgree
from windroos.tournament.sheet_deciding import sheet_of
from windroos.tournament.state import TournamentState
from windroos.web.budget import Budget
from windroos.web.club.evening.sheets import CHANGED
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.routing import get, post
from windroos.web.tournament.access import badge_digits
from windroos.web.tournament.entry import check_agreed, check_seen, result_typed, table_of_round, typed_table
from windroos.web.tournament.house import HERE, TournamentHouse, form_of, number_in
from windroos.web.tournament.sheets import begin_sheet, books_at, bring_in_line, take_asked
from windroos.web.tournament.shown import may_ask_needs, running

PER_MINUTE: Final = 5
"""Codes that a table may have wrong in a minute."""
_UNKNOWN: Final = ("tournament_no_schedule", "tournament_no_table", "tournament_none")


def routes(house: TournamentHouse) -> list[Route]:
    """The page of a table."""
    desk = TablePhone(house)
    where = f"{HERE}/{{id}}/tafel/{{table:number}}"
    return [get(where, desk.shown), post(where, desk.sent)]


class WallSeat(NamedTuple):
    """A seat of a table on equal walls: whose it is, "" a computer player's, and whether somebody sits there."""

    name: str
    taken: bool


class TablePhone:
    """Answers the phone that lies on a table."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house
        self._tries = Budget(PER_MINUTE / 60, PER_MINUTE)

    async def shown(self, request: Request, id: str, table: int) -> Response:
        """The round that runs at this table."""
        self._own(request, id, table)
        await self._sheet_read(id, table)
        return self._page(request, id, table)

    async def sent(self, request: Request, id: str, table: int) -> Response:
        """A result that was typed, or that somebody agrees with."""
        self._own(request, id, table)
        form = await form_of(request)
        await self._sheet_read(id, table)
        try:
            sheet = await self._done(request, id, table, form)
        except WindroosError as wrong:
            if wrong.code in _UNKNOWN:
                raise
            stale = wrong.code == "tournament_other_round"
            return self._page(request, id, table, wrong, None if stale or "do" not in form else form)
        if sheet:
            return RedirectResponse(f"/tellen/{sheet}", 303)
        return self._house.answered(request, lambda: self._page(request, id, table), f"{HERE}/{id}/tafel/{table}")

    async def _done(self, request: Request, id: str, table: int, form: Form) -> str:
        """Do what a form asks; the score sheet to go to, "" none."""
        state, leads = self._house.world(id).there(), self._house.access(request, id).may("desk")
        round = number_in(form, "round", most=1000)
        word, _, who = form.get("do", "").partition(":")

        def still(state: TournamentState) -> None:
            """What the phone shows stands, also when others who were before it have been answered."""
            if round != (now := round_now(state)):
                raise TournamentError("tournament_other_round", shown=round, now=now)
            held = table_of_round(state, round, table)
            if word == "agree":
                check_agreed(held, form)
            elif word != "referee":
                if held.is_in and not leads:
                    raise TournamentError("tournament_table_final", table=table)
                check_seen(held, form)

        still(state)
        if word == "agree":
            self._check_code(request, id, table, who, "".join(form.get("code", "").split()))
            await self._house.do(request, id, DoAgree(round, table, who), still)
        elif word == "referee":
            await self._house.do(request, id, DoCallReferee(round, table, form.get("note", "").strip()[:200]), still)
        elif word == "count":
            return await begin_sheet(self._house, request, id, round, table, still, form.get("rules", "")[:40])
        elif word == "take":
            await self._house.do(request, id, take_asked(self._house, state, round, table, CHANGED), still)
        else:
            await self._house.do(request, id, result_typed(state, round, table, form), still)
        return ""

    async def _sheet_read(self, id: str, table: int) -> None:
        """Have at hand how the score sheet of the table stands."""
        state = self._house.world(id).there()
        await bring_in_line(self._house, state)
        await self._house.counted.read([_sheet_of(state, table)])

    def _check_code(self, request: Request, id: str, table: int, who: str, code: str) -> None:
        """See that who agrees has the code of his own card; who leads needs none, nor does one's own phone.

        A code of four digits can be guessed: so a table may be wrong five times a minute.

        Raises TournamentError: `tournament_code`, `tournament_code_tries`.
        """
        access = self._house.access(request, id)
        if access.may("desk") or access.entrant == who:
            return
        key, now = f"{id} {table}", asyncio.get_running_loop().time()
        if self._tries.left(key, now) < 1:
            raise TournamentError("tournament_code_tries", most=PER_MINUTE)
        if not compare_digest(self._digits(id, who).encode(), code.encode()):
            self._tries.take(key, 1, now)
            raise TournamentError("tournament_code", entrant=who[:40])

    def _digits(self, id: str, who: str) -> str:
        """The code on somebody's card, of the one that is good."""
        return badge_digits(self._house.site, id, who, self._house.world(id).there().card(who))

    def _own(self, request: Request, id: str, table: int) -> None:
        """See that who asks sits there, or leads.

        Raises TournamentError `tournament_for_table`, `tournament_card_withdrawn`.
        """
        access = self._house.access(request, id)
        if access.withdrawn and not access.table and not access.may("desk"):
            raise TournamentError("tournament_card_withdrawn")
        if access.table != table and not access.may("desk"):
            raise TournamentError("tournament_for_table")

    def _seats(self, state: TournamentState, round: int, table: int) -> list[WallSeat]:
        """The seats where somebody may sit down, on equal walls; none elsewhere, or when the table is done."""
        begun = state.walls.rounds.get(round)
        if begun is None or state.walls.is_done(round):
            return []
        play, walls = begun.plays[table - 1], self._house.walls
        return [WallSeat(name, walls.is_taken(play, seat)) for seat, name in enumerate(walls.people(play))]

    def _page(
        self, request: Request, id: str, table: int, wrong: WindroosError | None = None, form: Form | None = None
    ) -> HTMLResponse:
        world = self._house.world(id)
        state = world.there()
        round = round_now(state)
        entry, sheet = typed_table(state, round, table, form), _sheet_of(state, table)
        hall, left = running(state, self._house.time.seconds(), table)
        books = () if sheet else books_at(world, round, table)
        called = [(one, book_words(one).name.to(lang_of(request))) for one in books]
        is_last = round == len(state.schedule.rounds)
        editing = form is not None or not entry.table.points or "wijzig" in request.query_params
        return self._house.page(
            request, "table.html", world, {**WORDS, **WALLS}, wrong, table=table, entry=entry, hall=hall, rest=left,
            may_lead=self._house.access(request, id).may("desk"),
            editing=editing and not entry.table.is_in, signal=round_signal(state),
            seats=self._seats(state, round, table), sheet=sheet, stand=self._house.counted.of(sheet),
            start=formula_of(state.setup).table.start, may_count=bool(books), books=called,
            may_need=is_last and not entry.table.points and may_ask_needs(state, round), numbers=state.schedule.numbers,
            waits=any((one.round, one.table) == (round, table) for one in state.penalties.calls),
        )  # fmt: skip


def _sheet_of(state: TournamentState, table: int) -> str:
    """The score sheet on which a table counts the round that is played, "" none."""
    round = round_now(state)
    is_there = 0 < round <= len(state.schedule.rounds) and table <= len(state.schedule.rounds[round - 1])
    return sheet_of(state, round, table) if is_there else ""
