"""The cash book on the page: entries, who owes what, evenings paid, the year's account; claims; dissolving."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.cash import statement
from windroos.club.cash_requests import DoDissolve, DoDues, DoPaid
from windroos.club.claims import claims
from windroos.club.deciding import evening_of
from windroos.club.dissolving import dissolution
from windroos.club.dues import DUE_KINDS, dues_on, payment, person_dues, took_part
from windroos.club.errors import ClubError
from windroos.club.requests import DoBook
from windroos.club.year import numbered, year_of
from windroos.text.figures import day
from windroos.text.figures import whole as whole_number
from windroos.text.web.club_cash import WORDS
from windroos.web.club.amounts import cents_of, euros
from windroos.web.club.forms import day_needed
from windroos.web.club.house import Clubhouse
from windroos.web.export import csv_text
from windroos.web.pages import lang_of
from windroos.web.posted import posted
from windroos.web.routing import get, post

CASH: Final = "/club/kas"


def routes(house: Clubhouse) -> list[Route]:
    """The cash book, claims, and dissolving the club."""
    desk = CashDesk(house)
    return [
        get(CASH, desk.page),
        post(CASH, desk.changed),
        get(f"{CASH}.csv", desk.listed),
        get(f"{CASH}/avond/{{evening}}", desk.evening_page),
        post(f"{CASH}/avond/{{evening}}", desk.ticked),
        get(f"{CASH}/opheffen", desk.end_page),
        post(f"{CASH}/opheffen", desk.ended),
        get("/club/aanspraken", desk.claimed),
    ]


class CashDesk:
    """Answers the secretary about money."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house

    async def page(self, request: Request) -> Response:
        """The year's account, what is booked, and who owes what."""
        club, world, lang = self._house.club(), self._house.world(), lang_of(request)
        asked = whole_number(request.query_params.get("jaar", ""))
        year = year_of(club.year, self._house.today()) if asked is None else numbered(club.year, asked)
        made = statement(club.entries, year)
        taken_back = {entry.counter for entry in club.entries}
        dues = [one for one in person_dues(club, world.evenings.values(), self._house.today()) if one.open]
        latest = sorted(world.evenings.values(), key=lambda one: one.day, reverse=True)
        return self._house.page(
            request, "cash.html", WORDS,
            year=year, made=made, taken_back=taken_back, dues=dues, cost=dues_on(club, self._house.today()),
            balance=sum(entry.amount for entry in club.entries), due_kinds=DUE_KINDS, today=self._house.today(),
            evenings=[one for one in latest if not one.cancelled and one.day <= self._house.today()][:8],
            people=[person for person in club.people.values() if not person.into and not person.erased],
            euros=lambda cents: euros(cents, lang), on=lambda when: day(when, lang),
            told=lambda text: self._house.told(text, self._house.access(request)),
        )  # fmt: skip

    async def changed(self, request: Request) -> Response:
        """Books an amount, books one back, or notes that somebody paid."""
        async with posted(request) as form:
            typed = {key: str(value) for key, value in form.items()}
        match typed.get("what"):
            case "book":
                amount = cents_of(typed.get("amount", ""))
                amount = -amount if typed.get("way") == "out" else amount
                await self._house.do(
                    request,
                    DoBook(
                        day_needed(typed.get("date", "")), amount, typed.get("kind", ""), typed.get("person", ""),
                        typed.get("note", "")[:200], 0,
                    ),
                )  # fmt: skip
            case "counter":
                entry = whole_number(typed.get("entry", ""))
                known = next((one for one in self._house.club().entries if one.entry == entry), None)
                if known is None:
                    raise ClubError("club_cash_counter", entry=typed.get("entry", "")[:20])
                await self._house.do(
                    request,
                    DoBook(self._house.today(), -known.amount, known.kind, known.person, known.note, known.entry),
                )
            case "dues":
                evening, deposit, half = (cents_of(typed.get(key, "")) for key in ("evening", "deposit", "half_year"))
                if min(evening, deposit, half) < 0:
                    raise ClubError("club_amount", amount="-")
                await self._house.do(request, DoDues(day_needed(typed.get("since", "")), evening, deposit, half))
            case _:
                raise ClubError("club_cash_kind")
        return RedirectResponse(CASH, 303)

    async def listed(self, request: Request) -> Response:
        """The cash book as CSV."""
        club, access, lang = self._house.club(), self._house.access(request), lang_of(request)
        names = self._house.names(access)

        def told(text: str) -> str:
            return self._house.told(text, access)

        rows = [
            (
                one.entry,
                str(one.day),
                Fraction(one.amount, 100),
                told(one.kind),
                names(one.person) if one.person else "",
                told(one.note),
            )
            for one in club.entries
        ]
        heads = [WORDS[key].to(lang) for key in ("entry", "date", "amount", "kind", "person", "note")]
        return Response(csv_text([heads, *rows], lang), media_type="text/csv; charset=utf-8")

    async def evening_page(self, request: Request, evening: str) -> Response:
        """Who took part in an evening, and who has paid for it."""
        club, state, lang = self._house.club(), evening_of(self._house.world(), evening), lang_of(request)
        there = [(person, payment(club, state, person) is not None) for person in took_part(club, state)]
        return self._house.page(
            request, "cash_evening.html", WORDS,
            evening=state, there=there, when=day(state.day, lang), cost=euros(dues_on(club, state.day).evening, lang),
            paid=sum(has for _, has in there),
        )  # fmt: skip

    async def ticked(self, request: Request, evening: str) -> Response:
        """Notes who paid for an evening."""
        async with posted(request) as form:
            person, paid = str(form.get("person", "")), form.get("paid") == "1"
        await self._house.do(request, DoPaid(evening, person, paid))
        return RedirectResponse(f"{CASH}/avond/{evening}", 303)

    async def claimed(self, request: Request) -> Response:
        """Who may still claim what, and until when."""
        lang = lang_of(request)
        found = claims(self._house.club(), self._house.world().evenings.values(), self._house.today())
        rows = sorted(found, key=lambda one: (not one.holds, one.until))
        return self._house.page(request, "claims.html", WORDS, rows=rows, on=lambda when: day(when, lang))

    async def end_page(self, request: Request) -> Response:
        """What would become of the money if the club ended today."""
        club, lang = self._house.club(), lang_of(request)
        made = None if club.dissolved is None else dissolution(club, club.dissolved)
        return self._house.page(
            request, "cash_end.html", WORDS,
            made=made, drawn=club.dissolved, balance=sum(one.amount for one in club.entries), today=self._house.today(),
            euros=lambda cents: euros(cents, lang), on=lambda when: day(when, lang),
        )  # fmt: skip

    async def ended(self, request: Request) -> Response:
        """Ends the club, where that was asked for twice."""
        async with posted(request) as form:
            when, things, sure = str(form.get("date", "")), str(form.get("things", "")), form.get("sure") == "1"
        if not sure:
            raise ClubError("club_sure")
        await self._house.do(
            request, DoDissolve(day_needed(when), tuple(line[:200] for line in things.splitlines()[:200]))
        )
        return RedirectResponse(f"{CASH}/opheffen", 303)
