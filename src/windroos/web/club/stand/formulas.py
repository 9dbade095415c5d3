"""A season's formula in sentences, as a form and as text; and what another formula would have made of the season."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from windroos.club.club_events import LONGEST_FORMULA
from windroos.club.club_state import ClubState
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.people import NameOf
from windroos.club.periods import first_days
from windroos.club.season_requests import DoSeason
from windroos.club.seasons import formula_of, reckoned, season_of
from windroos.errors import WindroosError
from windroos.reckoning.formula import Formula
from windroos.reckoning.formula_file import PRESETS, preset, read
from windroos.reckoning.formula_form import CHOICES, DAYS, FIELDS, GROUPS, KEEP, NAMES, ORDERS, fields_of, with_fields
from windroos.reckoning.numbers import Number, show
from windroos.reckoning.preview import Preview, PreviewPlace, PreviewRow, preview
from windroos.reckoning.saying import formula_text
from windroos.text.explain import listed
from windroos.text.figures import MINUS, day
from windroos.text.formulas import formula_called, part_called
from windroos.text.web.club_formula import WORDS
from windroos.text.words import Lang
from windroos.web.club.forms import day_of
from windroos.web.club.house import Clubhouse, open_club
from windroos.web.club.stand.making import back_to
from windroos.web.errors import status_of
from windroos.web.pages import lang_of
from windroos.web.posted import posted
from windroos.web.rendering import trouble_of
from windroos.web.routing import get, post

TEXT: Final = "tekst"
"""Where a form says the formula as text."""


class ShownStep(NamedTuple):
    """A stage that makes a difference to somebody, in words."""

    stage: str
    difference: str


class ShownPreview(NamedTuple):
    """A person by both formulas."""

    name: str
    before: str
    after: str
    score_before: str
    score_after: str
    difference: str
    steps: tuple[ShownStep, ...]


def routes(house: Clubhouse) -> list[Route]:
    """The pages of a season's formula."""
    pages = FormulaPages(house)
    return [
        get("/club/stand/{season}/formule", pages.formula),
        post("/club/stand/{season}/formule", pages.adopt),
        get("/club/stand/{season}/proef", pages.trial),
        post("/club/stand/{season}/proef", pages.tried),
    ]


class FormulaPages:
    """Answers with formulas."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house

    async def formula(self, request: Request, season: str) -> Response:
        """What the formula of a season says."""
        lang, club = lang_of(request), open_club(self._house.world())
        known = season_of(club, season)
        formula = formula_of(known)
        return self._house.page(
            request,
            "stand/formula.html",
            WORDS,
            season=season,
            formula=formula,
            sentences=formula_text(formula, lang),
            periods=_periods(formula, known.since, lang),
            before=[(day(span.until, lang), formula_called(read(span.formula).name, lang)) for span in known.before],
            versions=[
                (at, formula_called(formula_of(old).name, lang), formula_of(old).digest[:8])
                for at, old in enumerate(club.earlier.get(season, ()), 1)
                if old.digest != known.digest
            ],
            **_form_values(formula.text),
        )

    async def adopt(self, request: Request, season: str) -> Response:
        """The season counts by this formula from now on, or for the whole of it."""
        self._house.needs(request, "secretary")
        known = season_of(open_club(self._house.world()), season)
        async with posted(request) as form:
            toml, starts = str(form.get("toml", "")), str(form.get("starts", ""))
            from_day = (day_of(starts) or self._house.today()) if form.get("holds") == "starts" else None
        await self._house.do(request, DoSeason(season, known.since, known.until, "", toml, starts=from_day))
        return back_to(season, "")

    async def trial(self, request: Request, season: str) -> Response:
        """Choose a formula to try, or what one that comes with Windroos, or another season's, would have made of it."""
        self._house.needs(request, "secretary")
        club = open_club(self._house.world())
        known = season_of(club, season)
        chosen = request.query_params.get("formule", "")
        if not chosen:
            return self._chosen(request, season, None, formula_of(known).text)
        if chosen not in PRESETS and chosen not in club.seasons:
            raise ClubError("club_formula")
        other = preset(chosen) if chosen in PRESETS else formula_of(club.seasons[chosen])
        return await self._tried(request, season, other)

    async def tried(self, request: Request, season: str) -> Response:
        """What a formula that was typed, or filled in, would have made of it."""
        self._house.needs(request, "secretary")
        async with posted(request) as form:
            typed = {field: str(form[field]) for field in FIELDS if field in form}
            text = str(form.get("toml", ""))[:LONGEST_FORMULA]
            if form.get("how") != TEXT:
                text = with_fields(text, typed)
        try:
            other = read(text, WORDS["the_formula"].to(lang_of(request)))
        except WindroosError as wrong:
            return self._chosen(request, season, wrong, text)
        return await self._tried(request, season, other)

    def _chosen(self, request: Request, season: str, wrong: WindroosError | None, text: str) -> HTMLResponse:
        """The page without a preview."""
        lang = lang_of(request)
        return self._house.page(
            request,
            "stand/trial.html",
            WORDS,
            status_of(wrong),
            trouble=trouble_of(wrong, lang),
            rows=None,
            **self._values(season, text, lang),
        )

    async def _tried(self, request: Request, season: str, other: Formula) -> HTMLResponse:
        lang, world = lang_of(request), self._house.world()
        name = self._house.names(self._house.access(request))
        found = await run_in_threadpool(_previewed, world, open_club(world), season, other)
        return self._house.page(
            request,
            "stand/trial.html",
            WORDS,
            trouble=None,
            other=other,
            sentences=formula_text(other, lang),
            rows=[_row(row, name, lang) for row in found.rows],
            champions=(
                listed([name(one) for one in found.champions_before], lang) or "–",
                listed([name(one) for one in found.champions_after], lang) or "–",
            ),
            changed=sum(row.before != row.after for row in found.rows),
            tomorrow=self._house.today(),
            **self._values(season, other.text, lang),
        )

    def _values(self, season: str, text: str, lang: Lang) -> dict[str, Any]:
        club = open_club(self._house.world())
        known = season_of(club, season)
        choices = [(id, formula_called(preset(id).name, lang)) for id in PRESETS]
        choices += [
            (one.season, one.name or f"{formula_called(formula_of(one).name, lang)} ({one.since.year})")
            for one in club.seasons.values()
            if one.season != season and one.digest != known.digest
        ]
        return {
            "season": season,
            "formula": formula_of(known),
            "choices": choices,
            "how_text": TEXT,
            **_form_values(text),
        }


def _periods(formula: Formula, since: date, lang: Lang) -> list[tuple[str, str]]:
    """The periods that are stretches of time, each with its first day."""
    days = first_days(formula.periods, since)
    names = (*formula.periods.names, *(str(at + 1) for at in range(len(formula.periods.names), len(days))))
    return [(part_called(name, lang), day(first, lang)) for name, first in zip(names, days, strict=False)]


def _previewed(world: ClubWorld, club: ClubState, id: str, other: Formula) -> Preview:
    season, evenings = season_of(club, id), tuple(world.evenings.values())
    return preview(formula_of(season), other, lambda formula: reckoned(club, evenings, season, formula=formula).scored)


def _form_values(text: str) -> dict[str, Any]:
    return {"text": text, "fields": fields_of(text), "form": _FORM}


_FORM: Final[Mapping[str, object]] = {
    "choices": CHOICES,
    "groups": GROUPS,
    "about": {
        KEEP: "keep_about",
        NAMES: "names_about",
        **dict.fromkeys(ORDERS, "order_about"),
        **dict(zip(DAYS, ("days_about", "day_about"), strict=True)),
    },
}


def _row(row: PreviewRow, name: NameOf, lang: Lang) -> ShownPreview:
    difference: Number | None = None
    if row.before.score is not None and row.after.score is not None:
        difference = row.after.score - row.before.score
    return ShownPreview(
        name(row.person),
        _place(row.before),
        _place(row.after),
        _score(row.before.score, lang),
        _score(row.after.score, lang),
        _gain(difference, lang),
        tuple(
            ShownStep(
                WORDS[f"stage_{step.stage}"].to(lang),
                _gain(step.difference, lang) or f"{_place(step.before)} → {_place(step.after)}",
            )
            for step in row.steps
        ),
    )


def _place(place: PreviewPlace) -> str:
    return "–" if place.place is None else str(place.place)


def _score(score: Number | None, lang: Lang) -> str:
    return "–" if score is None else show(score, lang)


def _gain(value: Number | None, lang: Lang) -> str:
    """With its sign; "" where nothing changes."""
    if not value:
        return ""
    text = show(value, lang)
    return text if text.startswith(MINUS) else f"+{text}"
