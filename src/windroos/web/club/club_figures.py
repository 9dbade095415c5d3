"""The page of figures of the whole club: who comes, how hands are won, who wins, which hands are made."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.club.club_portrait import ClubPortrait, MadeHand, MemberFigures, YearFigures, club_portrait
from windroos.club.deciding import ClubWorld
from windroos.club.figures import HUNTING, RACING
from windroos.club.overview import YearAttendance, attendance, overview
from windroos.club.portrait import rules_played
from windroos.club.programme_say import made_name
from windroos.club.year import year_of
from windroos.text.figures import number, percent
from windroos.text.web.club_portrait import WORDS
from windroos.text.words import Lang
from windroos.web.bars import Bars, bars
from windroos.web.club.access import Access
from windroos.web.club.figure_lines import FigureLine, decimal, figure_line, made_path, rules_name
from windroos.web.club.house import HERE, Clubhouse, open_club, sees_page
from windroos.web.club.near import near_lines
from windroos.web.club.program_years import not_taken_line
from windroos.web.club.tally_book import TallyBook
from windroos.web.pages import lang_of
from windroos.web.routing import get

NEAR: Final = 5
"""Gaps with which somebody stands among who are close to the twenty-one."""


class ClubYearLine(NamedTuple):
    """A club year of the table: hands, and the shares that were won and drawn."""

    year: int
    hands: str
    won: str
    drawn: str


class MemberLine(NamedTuple):
    """Somebody of the table of people."""

    person: str
    won: FigureLine
    a_hand: FigureLine


class MadeLine(NamedTuple):
    """A special hand of the table; `path` leads to the first that was made, `dealt` is how rare its tiles are."""

    name: str
    path: str
    times: str
    about: str
    dealt: str


def routes(house: Clubhouse, book: TallyBook) -> list[Route]:
    """The page of figures of the club."""

    async def page(request: Request) -> Response:
        access, world, lang = house.access(request), house.world(), lang_of(request)
        open_club(world)
        asked = request.query_params.get("regels", "")
        values = await run_in_threadpool(_values, house, book, world, access, asked, lang)
        return house.page(request, "club_figures.html", WORDS, **values)

    return [get(f"{HERE}/cijfers", page)]


def _values(
    house: Clubhouse, book: TallyBook, world: ClubWorld, access: Access, asked: str, lang: Lang
) -> dict[str, Any]:
    club, today, name_of = open_club(world), house.today(), house.names(access)
    evenings = world.evenings.values()
    came = attendance(club, evenings, today)
    played = book.reckoned(world, "rules", rules_played)
    chosen = asked if asked in played else next(iter(played), "")
    found = book.reckoned(
        world,
        ("club", chosen, club.year),
        lambda tallies: club_portrait(tallies, chosen, lambda day: year_of(club.year, day).number),
    )
    cups = overview(club, evenings, today).cups
    return {
        "years": [(one.year, number(one.evenings, lang), decimal(float(one.people), lang)) for one in reversed(came)],
        "drawing": _drawing(came, lang),
        "drawn": _drawn(came, lang),
        "near": near_lines(house, cups, name_of, lang, NEAR),
        "played": [(id, rules_name(id, lang)) for id in played],
        "chosen": chosen,
        "shares": _shares(found, lang),
        "yardstick": WORDS["yardstick"].to(lang).format(
            low=percent(RACING[0], lang), high=percent(RACING[1], lang), rare=percent(HUNTING, lang)
        ),
        "hands_by_year": [_year(one, lang) for one in reversed(found.years)],
        "open": access.has("members"),
        "people": [_member(one, lang) for one in found.people if sees_page(world, access, one.person)],
        "fewer": _fewer(found.fewer, lang),
        "made": [_made(one, chosen, lang) for one in found.made],
        "not_taken": not_taken_line(world, lang),
    }  # fmt: skip


def _drawing(came: tuple[YearAttendance, ...], lang: Lang) -> Bars | None:
    return bars([(str(one.year), one.people, decimal(float(one.people), lang)) for one in came])


def _drawn(came: tuple[YearAttendance, ...], lang: Lang) -> str:
    """What the drawing shows, in words."""
    if not came:
        return ""
    low, high = (decimal(float(pick(one.people for one in came)), lang) for pick in (min, max))
    return WORDS["attendance_drawn"].to(lang).format(first=came[0].year, last=came[-1].year, low=low, high=high)


def _shares(found: ClubPortrait, lang: Lang) -> tuple[FigureLine, ...]:
    if not found.found.hands:
        return ()
    return tuple(
        figure_line(WORDS[key].to(lang), one, "hands", lang, shared=True)
        for key, one in (("won", found.found.won), ("drawn", found.found.draws))
    )


def _year(one: YearFigures, lang: Lang) -> ClubYearLine:
    won, drawn = (percent(part.value or 0.0, lang) for part in (one.found.won, one.found.draws))
    return ClubYearLine(one.year, number(one.found.hands, lang), won, drawn)


def _member(one: MemberFigures, lang: Lang) -> MemberLine:
    return MemberLine(
        one.person, figure_line("", one.won, "hands", lang, shared=True), figure_line("", one.a_hand, "hands", lang)
    )


def _fewer(count: int, lang: Lang) -> str:
    return WORDS["fewer"].to(lang).format(count=number(count, lang)) if count else ""


def _made(one: MadeHand, rules: str, lang: Lang) -> MadeLine:
    first = one.made.first
    return MadeLine(
        made_name(first, lang, rules),
        made_path(first),
        number(one.made.times, lang),
        _often(one, lang),
        WORDS["dealt_unknown"].to(lang)
        if one.dealt is None
        else WORDS["dealt"].to(lang).format(count=number(round(one.dealt), lang)),
    )


def _often(one: MadeHand, lang: Lang) -> str:
    """One in so many hands that were won, and between which bounds that lies, the rarest last."""
    found = one.share
    if not found.value or not found.low or not found.high:
        return ""
    count, low, high = (number(round(1 / part), lang) for part in (found.value, found.high, found.low))
    return WORDS["one_in_of"].to(lang).format(count=count, low=low, high=high)
