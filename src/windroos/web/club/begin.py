"""First use: six questions, a sensible answer in each, and the club can play."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.books.catalog import IDS
from windroos.club.errors import ClubError
from windroos.club.house_requests import DoSettings
from windroos.club.name_list import pasted_names
from windroos.club.people import MemberSpan
from windroos.club.person_requests import DoPerson
from windroos.club.requests import DoClub
from windroos.club.results import check_rules
from windroos.club.season_requests import DoSeason
from windroos.club.settings import ClubSettings, checked_settings
from windroos.club.year import CALENDAR, CHINESE, check_kind, year_of
from windroos.reckoning.formula_file import preset
from windroos.text.web.club_settings import WORDS
from windroos.web.club.forms import books, formulas, text_of
from windroos.web.club.house import HERE, Clubhouse
from windroos.web.posted import posted
from windroos.web.reader import reader_of
from windroos.web.routing import get, post

BEGIN: Final = f"{HERE}/begin"
YEARS: Final = ("09-01", CALENDAR, CHINESE, "02-01")
"""Kinds of club years that are offered; the settings take any."""
_FIRST: Final = {"rules": IDS[0], "weekday": "2", "time": "19:30", "formula": "groenehart", "year": YEARS[0]}


def routes(house: Clubhouse) -> list[Route]:
    """The page, and what becomes of it."""

    async def begin(request: Request) -> Response:
        house.needs(request, "host")
        if house.world().club is not None:
            return RedirectResponse(HERE, 303)
        return house.page(
            request, "begin.html", WORDS, first=_FIRST,
            books=books(reader_of(request).lang), formulas=formulas(reader_of(request).lang), years=YEARS,
        )  # fmt: skip

    async def begun(request: Request) -> Response:
        house.needs(request, "host")
        if house.world().club is not None:
            raise ClubError("club_begun")
        async with posted(request) as form:
            await _open(house, request, form)
        return RedirectResponse(HERE, 303)

    return [get(BEGIN, begin), post(BEGIN, begun)]


async def _open(house: Clubhouse, request: Request, form: FormData) -> None:
    """A club, its settings, members and first season. What is wrong is found before anything is written."""
    names = pasted_names(text_of(form, "names"))
    rules, formula, year = (text_of(form, key) for key in ("rules", "formula", "year"))
    check_rules(rules)
    preset(formula)
    today = house.today()
    span = year_of(check_kind(year), today)
    weekday = text_of(form, "weekday")
    settings = checked_settings(
        ClubSettings(
            rules=(rules,),
            formula=formula,
            time=text_of(form, "time"),
            weekday=int(weekday) if weekday in tuple("1234567") else 0,
        )
    )
    await house.do(request, DoClub(text_of(form, "name"), year))
    await house.do(request, DoSettings(settings._asdict()))
    for name in names:
        await house.do(request, DoPerson("", name, (MemberSpan(min(today, span.first)),)))
    years = str(span.first.year) if span.first.year == span.last.year else f"{span.first.year}-{span.last.year}"
    called = WORDS["first_season"].to(reader_of(request).lang).format(years=years)
    await house.do(request, DoSeason("", span.first, span.last, formula, "", called))
