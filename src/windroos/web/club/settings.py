"""The settings of the club, its own rulings and rules of conduct, and its list of special hands."""

from __future__ import annotations

from typing import Any, Final

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.errors import ClubError
from windroos.club.house_requests import DoSettings
from windroos.club.mahjongs import RULES
from windroos.club.requests import DoClub, DoNumbers
from windroos.club.settings import LONGEST_KEPT, RULINGS, ClubSettings
from windroos.club.special_list import read_list, special_rows
from windroos.club.year import CHINESE, SOLAR, ClubYear, seasons, year_of, year_sign
from windroos.people.mentions import with_names
from windroos.text.dates import day_of_year, day_said
from windroos.text.figures import whole
from windroos.text.web.club_settings import EXAMPLE, WORDS
from windroos.text.words import Lang
from windroos.text.year_signs import year_name
from windroos.web.club.amounts import cents_of
from windroos.web.club.begin import YEARS
from windroos.web.club.forms import books, day_needed, formulas, text_of, texts_of
from windroos.web.club.house import HERE, Clubhouse
from windroos.web.club.house_rules import season_options, shown_houses
from windroos.web.posted import posted
from windroos.web.reader import reader_of
from windroos.web.routing import get, post

SETTINGS_PAGE: Final = f"{HERE}/instellingen"
RULES_PAGE: Final = f"{HERE}/regels"
LIST_PAGE: Final = f"{HERE}/lijst"
OWN: Final = "own"
"""The choice of a club year from a day that is not offered."""


def routes(house: Clubhouse) -> list[Route]:
    """The pages, and what is sent there."""
    desk = SettingsDesk(house)
    return [
        get(SETTINGS_PAGE, desk.settings),
        post(SETTINGS_PAGE, desk.set_settings),
        get(RULES_PAGE, desk.rules),
        post(RULES_PAGE, desk.set_rules),
        get(LIST_PAGE, desk.special),
        post(LIST_PAGE, desk.set_special),
    ]


class SettingsDesk:
    """Answers about settings, rules and the list."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house

    async def settings(self, request: Request) -> Response:
        """What the club is called and how it plays."""
        self._house.needs(request, "secretary")
        kept, year = self._house.club().settings, self._house.club().year
        lang = reader_of(request).lang
        names = self._house.world().names
        span = year_of(year, self._house.today())
        return self._house.page(
            request, "settings.html", WORDS, kept=kept,
            year=year if year in (*YEARS, SOLAR) else OWN, years=(*YEARS, SOLAR, OWN),
            span=span, year_lines=year_lines(year, span, lang),
            place=with_names(kept.place, names), closing=with_names(kept.closing, names),
            books=books(lang), formulas=formulas(lang),
        )  # fmt: skip

    async def set_settings(self, request: Request) -> Response:
        """Takes the settings as they were typed."""
        self._house.needs(request, "secretary")
        async with posted(request) as form:
            asked = _settings_of(form)
            club = DoClub(text_of(form, "name"), _year_of(form))
        await self._house.do(request, club)
        await self._house.do(request, asked)
        return RedirectResponse(SETTINGS_PAGE, 303)

    async def rules(self, request: Request) -> Response:
        """How the club reads its books where they leave a choice."""
        club = self._house.club()
        kept = club.settings
        access = self._house.access(request)
        names = self._house.names(access)
        conduct = with_names(kept.conduct, {id: names(id) for id in self._house.world().names})
        chosen = [(id, answers, kept.ruling(id)) for id, answers in RULINGS.items()]
        if kept.rules and RULES not in kept.rules and all(one == answers[0] for _, answers, one in chosen):
            chosen = []  # they are about the 144 rules, which this club does not play
        lang = reader_of(request).lang
        return self._house.page(
            request, "rules.html", WORDS, kept=kept, conduct=conduct, rulings=chosen,
            houses=shown_houses(club, lang), seasons=season_options(club, lang), example=EXAMPLE.to(lang),
            all_books=books(lang), played=[book for book in books(lang) if book.value in kept.rules],
        )  # fmt: skip

    async def set_rules(self, request: Request) -> Response:
        """Takes those choices."""
        self._house.needs(request, "secretary")
        async with posted(request) as form:
            rulings = {id: text_of(form, id) or answers[0] for id, answers in RULINGS.items()}
            conduct = text_of(form, "conduct").replace("\r\n", "\n")
        await self._house.do(request, DoSettings({"rulings": rulings, "conduct": conduct}))
        return RedirectResponse(RULES_PAGE, 303)

    async def special(self, request: Request) -> Response:
        """The club's own list of special hands."""
        rows = special_rows(self._house.club().numbers, reader_of(request).lang)
        return self._house.page(
            request, "special_list.html", WORDS, rows=rows, missing=sum(not row.number for row in rows)
        )

    async def set_special(self, request: Request) -> Response:
        """Takes the list as it was typed or loaded."""
        self._house.needs(request, "secretary")
        async with posted(request) as form:
            file = form.get("toml")
            data = await file.read() if isinstance(file, UploadFile) else b""
            typed = {key.removeprefix("n-"): text_of(form, key).strip() for key in form if key.startswith("n-")}
        await self._house.do(request, DoNumbers(read_list(data, typed)))
        return RedirectResponse(LIST_PAGE, 303)


def year_lines(kind: str, span: ClubYear, lang: Lang) -> list[str]:
    """What a club year comes to: its days, and of a Chinese one its sign and when its seasons begin."""
    lines = [WORDS["year_now"].to(lang).format(first=day_said(span.first, lang), last=day_said(span.last, lang))]
    if kind in (CHINESE, SOLAR):
        days = ", ".join(day_of_year(season.first, lang) for season in seasons(kind, span.number))
        lines.append(WORDS["year_sign"].to(lang).format(sign=year_name(*year_sign(span.number), lang)))
        lines.append(WORDS["year_seasons"].to(lang).format(days=days))
    return lines


def _year_of(form: FormData) -> str:
    """The kind of year that a form says: one that is offered, or the day of another."""
    kind = text_of(form, "year")
    return f"{day_needed(text_of(form, 'year_from')):%m-%d}" if kind == OWN else kind


def _years_of(form: FormData) -> int:
    """Years that a form says, 2 where it asks for none. Raises ClubError `club_number`."""
    text = text_of(form, "forget_after").strip() or str(ClubSettings().forget_after)
    years = whole(text) or 0
    if not 1 <= years <= LONGEST_KEPT:
        raise ClubError("club_number", value=text[:20])
    return years


def _settings_of(form: FormData) -> DoSettings:
    weekday = text_of(form, "weekday")
    values: dict[str, Any] = {
        "place": text_of(form, "place"),
        "lang": text_of(form, "lang"),
        "weekday": int(weekday) if weekday in tuple("1234567") else 0,
        "time": text_of(form, "time"),
        "rules": texts_of(form, "rules"),
        "formula": text_of(form, "formula"),
        "contribution": cents_of(text_of(form, "contribution")),
        "deposit": cents_of(text_of(form, "deposit")),
        "threes": text_of(form, "threes") == "threes",
        "backups": text_of(form, "backups"),
        "answer_by": text_of(form, "answer_by"),
        "forget_after": _years_of(form),
        "cup_by": text_of(form, "cup_by"),
        "cup_closes": text_of(form, "cup_closes") == "yes",
        "closing": text_of(form, "closing").replace("\r\n", "\n"),
    }
    return DoSettings(values)
