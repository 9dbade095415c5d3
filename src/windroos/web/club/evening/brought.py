"""Putting a sheet that a phone brought at a table of an evening: somebody says which it is, and who sat where."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState, Place
from windroos.errors import WindroosError
from windroos.scoresheet.opening import SheetPlace
from windroos.store.store import utc_now
from windroos.text.web.club_brought import WORDS
from windroos.text.web.club_evening import WORDS as EVENING
from windroos.text.words import Lang
from windroos.web.club.evening.beginning import order_of, seated_so, to_sheet
from windroos.web.club.evening.shared import EveningHouse, evening_values, form_of, place_of, trouble_of
from windroos.web.club.evening.sheets import BroughtSheet, bring_in
from windroos.web.count.commands import StoredTable
from windroos.web.count.overview import title_of
from windroos.web.errors import status_of
from windroos.web.pages import lang_of
from windroos.web.routing import get, post

WITHIN: Final = timedelta(days=30)
"""A sheet that was brought longer ago is not offered any more."""
MOST: Final = 40


def routes(rooms: EveningHouse) -> list[Route]:
    """A table part, and the sheets that phones brought."""
    desk = BroughtDesk(rooms)
    where = "/club/avond/{id}/blad/{table:number}/{part:number}"
    return [get(where, desk.shown), post(where, desk.put)]


class BroughtLine(NamedTuple):
    """A sheet that can be put there."""

    id: str
    title: str
    players: tuple[str, ...]
    hands: int


class BroughtDesk:
    """Answers who puts a sheet at a table."""

    def __init__(self, rooms: EveningHouse) -> None:
        self._rooms = rooms
        self._house = rooms.house

    async def shown(self, request: Request, id: str, table: int, part: int) -> Response:
        """The sheets that fit, and of the one that was chosen who sat where."""
        self._house.needs(request, "helper")
        return await self._page(request, self._rooms.evening(id), (table, part))

    async def put(self, request: Request, id: str, table: int, part: int) -> Response:
        """The sheet is of this table; the answer is the way to it."""
        access = self._house.needs(request, "helper")
        form, evening, house = await form_of(request), self._rooms.evening(id), self._house
        try:
            held = evening.parts.get((table, part))
            if held is None:
                raise ClubError("club_no_table", table=table, part=part)
            people = order_of(form, len(held.players))
            if sorted(people) != sorted(held.players):
                raise ClubError("club_seats_twice")
            if people != held.players and part == 1:
                await house.do(request, seated_so(evening, table, people))
                evening = self._rooms.evening(id)
            place = SheetPlace("evening", self._rooms.placed(id), 0, table, part)
            brought = BroughtSheet(form.get("sheet", "")[:40], people)
            sheet = await bring_in(house.folder, self._rooms.tables, place, evening, brought, access.by, house.today())
        except WindroosError as wrong:
            return await self._page(request, self._rooms.evening(id), (table, part), wrong, form)
        return to_sheet(self._rooms, sheet)

    async def _page(
        self,
        request: Request,
        evening: EveningState,
        place: Place,
        wrong: WindroosError | None = None,
        typed: Mapping[str, str] | None = None,
    ) -> HTMLResponse:
        held = evening.parts.get(place)
        if held is None:
            raise ClubError("club_no_table", table=place[0], part=place[1])
        lang, asked = lang_of(request), (typed or {}).get("sheet") or request.query_params.get("blad", "")
        fitting = [
            kept
            for kept in await self._rooms.tables.brought(utc_now() - WITHIN)
            if kept.sheet.opening.rules == evening.rules_at(place[0])
            and len(kept.sheet.match.players) == len(held.players)
        ][:MOST]
        chosen = next((kept for kept in fitting if kept.id == asked), None)
        names = {person: self._house.name(person, self._house.access(request)) for person in held.players}
        return self._house.page(
            request, "evening/brought.html", {**EVENING, **WORDS}, status_of(wrong),
            **evening_values(request, evening), place=place, players=held.players,
            back=f"{place_of(evening.id)}?deel=tables",
            lines=[line_of(kept, lang) for kept in fitting], chosen=None if chosen is None else line_of(chosen, lang),
            order=() if chosen is None else shown_first(chosen.sheet.match.players, names),
            trouble=trouble_of(wrong, lang),
        )  # fmt: skip


def line_of(kept: StoredTable, lang: Lang) -> BroughtLine:
    """A sheet as it is offered."""
    hands = sum(not entry.struck for entry in kept.sheet.entries)
    return BroughtLine(kept.id, title_of(kept, lang), kept.sheet.match.players, hands)


def shown_first(players: tuple[str, ...], names: Mapping[str, str]) -> tuple[str, ...]:
    """Whom the form shows at each place first: who is called so, "" where nobody is. A person says whether it is so."""
    called = {name.casefold(): person for person, name in names.items()}
    return tuple(called.get(player.casefold(), "") for player in players)
