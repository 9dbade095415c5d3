"""The desk of an evening: who is there, the tables and what is still to do; every tap is a form of its own."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.club.agreement_requests import DoConfirm
from windroos.club.arrivals import awaited_by, closes_at, closing_items
from windroos.club.calendar import KINDS
from windroos.club.errors import ClubError
from windroos.club.evening_forming import past_meetings
from windroos.club.evening_requests import (
    DoAnswer,
    DoArrive,
    DoCancel,
    DoClock,
    DoGuest,
    DoLeave,
    DoPart,
    DoTick,
)
from windroos.club.evening_state import EveningState
from windroos.club.forming import met_at
from windroos.club.people import one_with
from windroos.club.purpose_requests import DoTableRules
from windroos.club.requests import DoEvening, DoReopen
from windroos.club.requests import Request as Asked
from windroos.club.result_requests import DoInstead, DoVoid
from windroos.club.rule_names import all_played
from windroos.club.season_houses import names_at
from windroos.errors import WindroosError
from windroos.people.spelling import LONGEST_TEXT
from windroos.reckoning.numbers import exact, show
from windroos.text.web.club_agreement import WORDS as AGREEMENT
from windroos.text.web.club_evening import WORDS
from windroos.web.club.evening import result as results
from windroos.web.club.evening.at_table import table_digits
from windroos.web.club.evening.beginning import order_of, seats_page, sheet_begun
from windroos.web.club.evening.calendar import rules_of
from windroos.web.club.evening.closing import CLOSE, close
from windroos.web.club.evening.shared import (
    EveningHouse,
    evening_values,
    form_of,
    mark_seen,
    moment,
    number_in,
    page_hint,
    place_of,
    trouble_of,
)
from windroos.web.club.evening.sheets import CHANGED, take_over
from windroos.web.club.forms import clock_time, day_needed
from windroos.web.club.retyping import retyped
from windroos.web.errors import status_of
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.routing import get, post

PARTS: Final = ("here", "tables", "result")
"""The parts of the desk, by the word in the address."""


def routes(rooms: EveningHouse) -> list[Route]:
    """The desk, and what is tapped there."""
    desk = EveningHandler(rooms)
    return [get("/club/avond/{id}", desk.shown), post("/club/avond/{id}", desk.tapped)]


class EveningHandler:
    """Answers requests with the desk of an evening, or with its result for who may not be at the desk."""

    def __init__(self, rooms: EveningHouse) -> None:
        self._rooms = rooms
        self._house = rooms.house

    async def shown(self, request: Request, id: str) -> Response:
        """The desk while the evening is open, for who may; else its result."""
        evening = self._rooms.evening(id)
        asked = request.query_params.get("deel", "")
        if self._house.access(request).may("helper") and asked != "uitslag" and not evening.closed:
            table = number_in(request.query_params, "plaatsen", most=1000)
            if (table, 1) in evening.parts:
                return self._seats(request, evening, table)
            return await self._page(request, id, asked)
        return await results.page(self._rooms, request, id)

    async def tapped(self, request: Request, id: str) -> Response:
        """Whatever was tapped; the answer is the desk as it is then."""
        access = self._house.needs(request, "helper")
        form = await form_of(request)
        part = form.get("deel", "")
        try:
            went = await self._done(request, id, form)
        except WindroosError as wrong:
            if wrong.code in ("club_evening_unknown", "club_none"):
                raise
            return await self._refused(request, id, part, wrong)
        if went is not None:
            return went
        address = f"{place_of(id)}?deel={part}" if part in PARTS else place_of(id)
        if self._rooms.evening(id).closed or not access.may("helper"):
            return RedirectResponse(place_of(id), 303)
        return self._rooms.answered(request, await self._page(request, id, part), address)

    async def _refused(self, request: Request, id: str, part: str, wrong: WindroosError) -> Response:
        """The desk, or the result of an evening that is closed, with what was typed and what is wrong with it."""
        evening, hint = self._rooms.evening(id), page_hint(wrong, lang_of(request))
        if evening.closed:
            page = await results.page(self._rooms, request, id)
            return await retyped(request, wrong, page, hint) or await results.page(self._rooms, request, id, wrong)
        page = await self._page(request, id, part)
        return await retyped(request, wrong, page, hint) or await self._page(request, id, part, wrong)

    async def _done(self, request: Request, id: str, form: Form) -> Response | None:
        """Do what a button says; an answer where it leads elsewhere."""
        word, _, rest = form.get("do", "").partition(":")
        if word in CLOSE:
            await close(self._rooms, request, self._rooms.evening(id), form, anyway=CLOSE[word])
            return None
        if self._rooms.evening(id).closed:
            self._house.needs(request, "secretary")
        if word in ("sheet", "take"):
            return await self._sheet(request, id, word, rest, form)
        make = _ASKED.get(word)
        if make is None:
            raise ClubError("club_tap", name=word[:40])
        if word in _SECRETARY:
            self._house.needs(request, "secretary")
        evening = self._rooms.evening(id)
        for asked in make(evening, rest, form):
            await self._house.do(request, asked)
        return None

    async def _sheet(self, request: Request, id: str, word: str, rest: str, form: Form) -> Response | None:
        table, part = _place(rest)
        by, today = self._house.access(request).by, self._house.today()
        folder, tables = self._house.folder, self._rooms.tables
        evening = self._rooms.evening(id)
        if word == "take":
            kept = evening.results.get((table, part))
            reason = CHANGED if kept is not None and kept.typed is not None else ""
            await take_over(folder, tables, id, table, part, reason, by, today)
            return None
        try:
            begun = await sheet_begun(self._rooms, request, evening, (table, part), form)
        except ClubError as wrong:
            if wrong.code != "club_seats_twice":
                raise
            order = order_of(form, len(evening.parts[table, 1].players))
            return self._seats(request, evening, table, order, wrong)
        return begun or RedirectResponse(f"{place_of(id)}?plaatsen={table}", 303)

    def _seats(
        self,
        request: Request,
        evening: EveningState,
        table: int,
        order: tuple[str, ...] = (),
        wrong: ClubError | None = None,
    ) -> HTMLResponse:
        at = place_of(evening.id)
        return seats_page(self._rooms, request, evening, table, (at, f"{at}?deel=tables"), order, wrong)

    async def _page(self, request: Request, id: str, part: str, wrong: WindroosError | None = None) -> HTMLResponse:
        revision = await self._rooms.revision(id)
        evening, lang = self._rooms.evening(id), lang_of(request)
        desk, access = await self._rooms.desk(id), self._house.access(request)
        world, club = self._house.world(), self._house.club()
        settings, past = club.settings, past_meetings(club, world.evenings.values(), evening)
        items = dict.fromkeys((*closing_items(settings), *evening.ticked))
        return self._house.page(
            request, "evening/desk.html", {**WORDS, **AGREEMENT}, status_of(wrong),
            **evening_values(request, evening, dict(names_at(club, evening))),
            desk=desk, part=part if part in PARTS else _usual(evening), parts=PARTS,
            excluded=self._house.excluded(access), which=self._rooms.numbered(evening, lang),
            trouble=trouble_of(wrong, lang), revision=revision,
            kinds=[(kind, WORDS[f"kind_{kind}"].to(lang)) for kind in KINDS], books=all_played(lang),
            result=await results.values(self._rooms, request, evening), clock=clock_text(evening),
            codes={table: table_digits(self._house.tokens, id, table) for table in range(1, len(desk.tables) + 1)},
            awaited=awaited_by(settings, evening), closes=closes_at(settings, evening),
            shares={one.share: show(exact(one.share), lang) for parts in desk.tables for one in parts},
            met={
                (one.table, one.part): met_at(past.met, tuple(one_with(club.people, who) for who in one.players))
                for parts in desk.tables for one in parts
            },
            items=[(item, self._house.told(item, access)) for item in items],
        )  # fmt: skip


def _usual(evening: EveningState) -> str:
    """The part of the desk that a phone shows first: who is there, and once there are tables those."""
    return "tables" if evening.parts or evening.results else "here"


def clock_text(evening: EveningState) -> str:
    """When the clock that runs ends, on the spot; "" where none runs."""
    if evening.clock is None or not evening.clock.minutes:
        return ""
    return clock_end(evening).astimezone().strftime("%H:%M")


def clock_end(evening: EveningState) -> datetime:
    """When the clock ends, in UTC."""
    assert evening.clock is not None
    since = datetime.fromisoformat(evening.clock.since).replace(tzinfo=UTC)
    return since + timedelta(minutes=evening.clock.minutes)


def _place(text: str) -> tuple[int, int]:
    table, _, part = text.partition(":")
    fields = {"table": table, "part": part or "1"}
    return number_in(fields, "table", most=1000), number_in(fields, "part", most=1000)


def _change(evening: EveningState, _: str, form: Form) -> list[Asked]:
    day, kind = day_needed(form.get("day", "")), form.get("kind", evening.kind)
    if kind not in KINDS:
        raise ClubError("club_kind", kind=kind[:40])
    return [DoEvening(evening.id, day, kind, rules_of(form), form.get("begins", "").strip()[:5])]


def _again(evening: EveningState, _: str, __: Form) -> list[Asked]:
    return [DoEvening(evening.id, evening.day, evening.kind, evening.allowed, evening.begins)]


def _clock(evening: EveningState, _: str, form: Form) -> list[Asked]:
    minutes, last = number_in(form, "minutes", 150, 1440), number_in(form, "last", 15, 1440)
    if minutes < 1 or last < 0:
        raise ClubError("club_number", value=form.get("minutes", "")[:40])
    return [DoClock(evening.id, moment(), minutes, last)]


def _part(evening: EveningState, rest: str, form: Form) -> list[Asked]:
    table, goes = _place(rest)[0], form.get("goes", "")
    asked: list[Asked] = [
        DoPart(evening.id, table, form.get("comes", ""), goes, "again" in form, form.get("reason", ""), clock_time())
    ]
    if goes and "home" in form:
        asked.append(DoLeave(evening.id, goes, clock_time()))
    return asked


_SECRETARY: Final = frozenset({"agree", "change", "cancel", "held", "instead", "reopen"})
"""What takes the secretary."""
_ASKED: Final[dict[str, Callable[[EveningState, str, Form], list[Asked]]]] = {
    "arrive": lambda evening, who, form: [
        DoArrive(evening.id, who, clock_time(), form.get("reason", "")[:LONGEST_TEXT])
    ],
    "leave": lambda evening, who, _: [DoLeave(evening.id, who, clock_time())],
    "guest": lambda evening, _, form: [
        DoGuest(evening.id, form.get("guest", ""), clock_time(), form.get("reason", "")[:LONGEST_TEXT])
    ],
    "yes": lambda evening, who, _: [DoAnswer(evening.id, who, True)],
    "no": lambda evening, who, _: [DoAnswer(evening.id, who, False)],
    "part": _part,
    "tick": lambda evening, item, _: [DoTick(evening.id, item, True)],
    "untick": lambda evening, item, _: [DoTick(evening.id, item, False)],
    "rules": lambda evening, table, form: [DoTableRules(evening.id, _place(table)[0], form.get("rules", ""))],
    "void": lambda evening, place, form: [DoVoid(evening.id, *_place(place), form.get("reason", "").strip() or "-")],
    "instead": lambda evening, place, form: [
        DoInstead(
            *(evening.id, *_place(place), form.get("person", ""), form.get("by", "")),
            form.get("reason", "").strip()[:LONGEST_TEXT] or "-",
        )
    ],
    "agree": lambda evening, place, form: [DoConfirm(evening.id, *_place(place), "", mark=mark_seen(form))],
    "clock": _clock,
    "stop": lambda evening, _, __: [DoClock(evening.id, moment(), 0, 0)],
    "reopen": lambda evening, _, form: [DoReopen(evening.id, form.get("reason", "").strip())],
    "change": _change,
    "cancel": lambda evening, _, form: [DoCancel(evening.id, form.get("reason", "").strip())],
    "held": _again,
}
"""What each button asks, by its word."""
