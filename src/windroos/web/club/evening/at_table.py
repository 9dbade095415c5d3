"""At a table: its code, scanned or typed as four digits, and what who sits there may then do, as long as it plays."""

from __future__ import annotations

import asyncio
from datetime import date
from hmac import compare_digest
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.club.agreement_requests import DoConfirm
from windroos.club.agreements import agreement, with_names_of
from windroos.club.errors import ClubError
from windroos.club.evening_desk import seats_known, totals_of
from windroos.club.evening_state import EveningState, Place
from windroos.club.people import one_with
from windroos.club.seated import seated_now
from windroos.people.spelling import LONGEST_TEXT
from windroos.text.dates import long_day
from windroos.text.web.club_agreement import WORDS as AGREEMENT
from windroos.text.web.club_table import WORDS
from windroos.text.web.tournament_walls import WORDS as WALLS
from windroos.web.budget import Budget
from windroos.web.club.access import Access
from windroos.web.club.devices import TABLE, give, is_playing, kept_as, table_of, table_token
from windroos.web.club.evening.beginning import order_of, seats_page, sheet_begun, to_sheet
from windroos.web.club.evening.entry import at_own_table
from windroos.web.club.evening.shared import (
    EveningHouse,
    evening_values,
    form_of,
    mark_seen,
    number_in,
    trouble_of,
)
from windroos.web.club.evening.walls import seat_ticket_path
from windroos.web.club.house import Clubhouse
from windroos.web.errors import status_of
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.routing import get, post
from windroos.web.tokens import Token, Tokens

AT_TABLE: Final = "/club/tafel"
DIGITS: Final = 4
PER_MINUTE: Final = 5
"""Codes that may be tried at a table: at once, and again in a minute."""
SAYS: Final = {"agree": True, "object": False}
"""What is said of a result, by the word of the button."""


def table_link(house: Clubhouse, evening: str, table: int) -> str:
    """What the code on the card of a table opens."""
    return f"{house.address}{AT_TABLE}/{house.tokens.make(table_token(evening, table))}"


def card_digits(tokens: Tokens, card: str) -> str:
    """Four digits of a member's card, by which he says at a table that it is he."""
    return tokens.digits(Token("card", card), DIGITS)


def table_digits(tokens: Tokens, evening: str, table: int) -> str:
    """The same for who types it: four digits, of this table on this evening alone."""
    return tokens.digits(table_token(evening, table), DIGITS)


def routes(rooms: EveningHouse) -> list[Route]:
    """The page of a table, and its code."""
    desk = OwnTableDesk(rooms)
    return [get(AT_TABLE, desk.shown), post(AT_TABLE, desk.sent), get(f"{AT_TABLE}/{{text}}", desk.scanned)]


class OwnTableDesk:
    """Answers who sits at a table.

    A code of four digits can be guessed: so a table takes five a minute, from whoever they come, and which table there
    is or is not takes as long to answer as a code that is wrong.
    """

    def __init__(self, rooms: EveningHouse) -> None:
        self._rooms = rooms
        self._house = rooms.house
        self._tries = Budget(PER_MINUTE / 60, PER_MINUTE)

    async def shown(self, request: Request) -> Response:
        """The table whose code was scanned or typed; else the form that asks for it."""
        access, lang = self._house.access(request), lang_of(request)
        if access.table and "andere" not in request.query_params:
            return self._own(request, self._rooms.evening(access.evening), access.table)
        held = [(one.id, long_day(one.day, lang)) for one in self._playing()]
        return self._house.page(
            request, "evening/at_table.html", WORDS, held=held, own=None, digits=DIGITS, wall_seats=()
        )

    async def scanned(self, _: Request, text: str) -> Response:
        """The code on the card of a table: the way to its score sheet, or to its page."""
        token = self._house.tokens.read(text)
        if token is None or token.kind != "table":
            raise ClubError("club_pass_unknown")
        id, table = table_of(token)
        evening = self._house.world().evenings.get(id)
        if evening is None or not is_playing(evening, self._house.today()):
            raise ClubError("club_pass_unknown")
        return self._admitted(evening, table, text)

    async def sent(self, request: Request) -> Response:
        """A code that was typed, or that the table begins to count."""
        form = await form_of(request)
        if form.get("do", "").partition(":")[0] == "sheet":
            return await self._sheet(request, form)
        if form.get("do", "").partition(":")[0] == "sit":
            return self._sit(request, form)
        if form.get("do") in SAYS:
            return await self._agree(request, form)
        table = number_in(form, "table", most=1000)
        evening = self._typed(form.get("evening", ""), table, "".join(form.get("code", "").split()))
        return self._admitted(evening, table, self._house.tokens.make(table_token(evening.id, table)))

    def _typed(self, id: str, table: int, code: str) -> EveningState:
        """The evening of a table whose code this is. Raises ClubError `club_table_code`, `club_table_tries`."""
        held = {one.id: one for one in self._playing()}
        evening = held.get(id)
        is_there = evening is not None and table in seated_now(evening)
        now = asyncio.get_running_loop().time()
        if evening is not None and is_there and not self._tries.take(f"{evening.id} {table}", 1, now):
            raise ClubError("club_table_tries", most=PER_MINUTE)
        right = table_digits(self._house.tokens, id, table)
        if not compare_digest(right.encode(), code.encode()) or evening is None or not is_there:
            raise ClubError("club_table_code", table=table)
        return evening

    def _admitted(self, evening: EveningState, table: int, text: str) -> Response:
        """The way on, with what opens the table."""
        sheet = evening.parts[place].sheet if (place := _last(evening, table)) in evening.parts else ""
        answer = to_sheet(self._rooms, sheet) if sheet else RedirectResponse(AT_TABLE, 303)
        answer.headers["cache-control"], answer.headers["referrer-policy"] = "no-store", "no-referrer"
        give(answer, kept_as(TABLE, self._house.beside), text)
        return answer

    async def _agree(self, request: Request, form: Form) -> Response:
        """Somebody who sits there says that the result is right, or is not; who has a card with its four digits."""
        access = self._house.access(request)
        if not access.table:
            raise ClubError("club_for_table")
        evening = self._rooms.evening(access.evening)
        place, person = _last(evening, access.table), form.get("person", "")[:40]
        try:
            self._check_card(evening, access, person, "".join(form.get("code", "").split()))
            note, agrees = form.get("note", "")[:LONGEST_TEXT], SAYS[form["do"]]
            await self._house.do(request, DoConfirm(evening.id, *place, person, agrees, note, mark_seen(form)))
        except ClubError as wrong:
            return self._own(request, evening, access.table, wrong)
        return RedirectResponse(AT_TABLE, 303)

    def _check_card(self, evening: EveningState, access: Access, person: str, code: str) -> None:
        """See that who speaks for somebody who has a card knows it. Raises ClubError: `club_table_tries`, ..."""
        club = self._house.club()
        who = one_with(club.people, person) if person in club.people else ""
        card = club.rights.cards.get(who, "")
        if not card or access.person == who:
            return
        if not self._tries.take(f"{evening.id} {access.table}", 1, asyncio.get_running_loop().time()):
            raise ClubError("club_table_tries", most=PER_MINUTE)
        if not compare_digest(card_digits(self._house.tokens, card).encode(), code.encode()):
            raise ClubError("club_agree_code", name=self._house.name(who, access))

    def _sit(self, request: Request, form: Form) -> Response:
        """The way to a seat at this table, on equal walls. Raises ClubError `club_for_table`, DuplicateError."""
        access = self._house.access(request)
        if not access.table:
            raise ClubError("club_for_table")
        place = _last(self._rooms.evening(access.evening), access.table)
        seat = number_in({"seat": form["do"].partition(":")[2]}, "seat", most=3)
        return RedirectResponse(seat_ticket_path(self._rooms, access.evening, *place, seat), 303)

    def _wall_seats(self, evening: EveningState, place: Place) -> list[tuple[str, bool]]:
        """The seats where somebody may sit down on equal walls: who, and whether somebody does; none elsewhere."""
        for round in evening.walls.playing():
            begun = evening.walls.rounds[round]
            if place in begun.tables:
                play = begun.numbered()[place[0]]
                people = evening.parts[place].players
                return [(one, self._rooms.walls.is_taken(play, seat)) for seat, one in enumerate(people)]
        return []

    async def _sheet(self, request: Request, form: Form) -> Response:
        access = self._house.access(request)
        if not access.table:
            raise ClubError("club_for_table")
        evening = self._rooms.evening(access.evening)
        place = _last(evening, access.table)
        at_own_table(self._house, request, evening, place)
        try:
            begun = await sheet_begun(self._rooms, request, evening, place, form)
        except ClubError as wrong:
            if wrong.code != "club_seats_twice":
                raise
            return self._seats(request, evening, form, wrong)
        return begun or self._seats(request, evening, form)

    def _seats(
        self, request: Request, evening: EveningState, form: Form, wrong: ClubError | None = None
    ) -> HTMLResponse:
        table = self._house.access(request).table
        order = order_of(form, len(evening.parts[table, 1].players))
        return seats_page(self._rooms, request, evening, table, (AT_TABLE, AT_TABLE), order, wrong)

    def _own(self, request: Request, evening: EveningState, table: int, wrong: ClubError | None = None) -> HTMLResponse:
        place, access, lang = _last(evening, table), self._house.access(request), lang_of(request)
        kept, club = evening.results.get(place), self._house.club()
        typed = kept.typed if kept is not None else None
        return self._house.page(
            request, "evening/at_table.html", {**WORDS, **AGREEMENT, **WALLS}, status_of(wrong),
            **evening_values(request, evening), own=evening.parts.get(place), place=place, kept=kept,
            seated=place in evening.parts and seats_known(evening, place), held=(), digits=DIGITS,
            wall_seats=self._wall_seats(evening, place), rules=evening.rules_at(table),
            said=with_names_of(agreement(evening, place), self._names(access)), trouble=trouble_of(wrong, lang),
            points=dict(zip(typed.players, totals_of(evening, typed)[0], strict=True)) if typed is not None else {},
            carded=frozenset(
                one for one in (typed.players if typed is not None else ())
                if one_with(club.people, one) in club.rights.cards and one_with(club.people, one) != access.person
            ),
        )  # fmt: skip

    def _names(self, access: Access) -> dict[str, str]:
        return {person: self._house.name(person, access) for person in self._house.club().people}

    def _playing(self) -> list[EveningState]:
        """The evenings that are played now and have tables, the latest first."""
        today: date = self._house.today()
        held = (one for one in self._house.world().evenings.values() if one.day <= today and one.parts)
        return sorted((one for one in held if is_playing(one, today)), key=lambda one: (one.day, one.id), reverse=True)


def _last(evening: EveningState, table: int) -> Place:
    """The last part of a table."""
    return table, max((part for at, part in evening.parts if at == table), default=1)
