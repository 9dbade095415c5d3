"""Seasons made, changed and closed by the secretary."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final, NamedTuple
from urllib.parse import quote

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.club.errors import ClubError
from windroos.club.next_season import next_season
from windroos.club.people import member_on, one_with
from windroos.club.season_requests import DoEndSeason, DoLetStand, DoLot, DoResumeSeason, DoSeason
from windroos.club.seasons import formula_of, season_named, season_of
from windroos.club.year import year_of
from windroos.people.names import sorted_names
from windroos.reckoning.formula_file import PRESETS, preset
from windroos.text.figures import day, whole
from windroos.text.formulas import formula_called, formula_source
from windroos.text.web.club_seasons import WORDS
from windroos.web.club.forms import day_of
from windroos.web.club.house import Clubhouse, open_club
from windroos.web.pages import lang_of
from windroos.web.posted import posted
from windroos.web.routing import get, post

KEPT: Final = "kept"
"""The choice of a formula that leaves the season its own."""


class FormulaChoice(NamedTuple):
    """A formula to choose: its id, its name and where it comes from."""

    id: str
    name: str
    source: str


def routes(house: Clubhouse) -> list[Route]:
    """Making, changing and closing."""
    desk = SeasonDesk(house)
    return [
        get("/club/seizoenen", desk.listed),
        get("/club/seizoenen/nieuw", desk.new),
        post("/club/seizoenen", desk.make),
        get("/club/stand/{season}/wijzigen", desk.change),
        post("/club/stand/{season}/wijzigen", desk.changed),
        post("/club/stand/{season}/sluiten", desk.close),
        post("/club/stand/{season}/laten", desk.let_stand),
        post("/club/stand/{season}/heropenen", desk.resume),
        post("/club/stand/{season}/loten", desk.lot),
    ]


class SeasonDesk:
    """Answers the secretary."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house

    async def listed(self, request: Request) -> Response:
        """The seasons, with what can be done to each."""
        self._house.needs(request, "secretary")
        club, lang = open_club(self._house.world()), lang_of(request)
        seasons = sorted(club.seasons.values(), key=lambda one: (one.since, one.season), reverse=True)
        rows = [
            (
                one.season,
                season_named(one, lang),
                f"{day(one.since, lang)} – {day(one.until, lang)}",
                formula_called(formula_of(one).name, lang),
                (one.season, "") in club.competition.endings,
            )
            for one in seasons
        ]
        return self._house.page(request, "stand/desk.html", WORDS, seasons=rows)

    async def new(self, request: Request) -> Response:
        """The form of a new season; with `van` it is the one after that."""
        self._house.needs(request, "secretary")
        world = self._house.world()
        club = open_club(world)
        usual = club.settings.formula
        typed: dict[str, object] = {"formula": usual if usual in PRESETS else PRESETS[0]}
        after = request.query_params.get("van", "")
        moved: dict[str, tuple[str, ...]] = {}
        if after:
            old = season_of(club, after)
            following = next_season(club, world.evenings.values(), old)
            typed = {"name": following.name, "from": following.since, "until": following.until}
            typed |= {"formula": KEPT, "toml": following.formula, "people": following.people, "moves": old.moves}
            moved = {"joined": following.joined, "left": following.left}
        else:
            year = year_of(club.year, self._house.today())
            typed |= {"from": year.first, "until": year.last}
        return self._form(request, "", typed, moved)

    async def make(self, request: Request) -> Response:
        """A new season."""
        return await self._do(request, "")

    async def change(self, request: Request, season: str) -> Response:
        """The form of a season that exists."""
        self._house.needs(request, "secretary")
        known = season_of(open_club(self._house.world()), season)
        typed: dict[str, object] = {"name": known.name, "from": known.since, "until": known.until, "formula": KEPT}
        typed |= {"toml": known.formula, "people": known.people, "above": known.above, "moves": known.moves}
        if known.before:
            typed |= {"holds": "starts", "starts": known.before[-1].until}
        return self._form(request, season, typed)

    async def changed(self, request: Request, season: str) -> Response:
        """A season as it is to be."""
        return await self._do(request, season)

    async def close(self, request: Request, season: str) -> Response:
        """Close a season or a period of it."""
        return await self._act(request, season, "close")

    async def let_stand(self, request: Request, season: str) -> Response:
        """The title stays."""
        return await self._act(request, season, "let_stand")

    async def resume(self, request: Request, season: str) -> Response:
        """It was not the end."""
        return await self._act(request, season, "resume")

    async def lot(self, request: Request, season: str) -> Response:
        """Draw the lot."""
        return await self._act(request, season, "lot")

    async def _act(self, request: Request, season: str, what: str) -> Response:
        self._house.needs(request, "secretary")
        async with posted(request) as form:
            period = str(form.get("period", ""))[:200]
        if what == "close":
            await self._house.do(request, DoEndSeason(season, period, self._house.today()))
        elif what == "let_stand":
            await self._house.do(request, DoLetStand(season, period))
        elif what == "resume":
            await self._house.do(request, DoResumeSeason(season, period))
        else:
            await self._house.do(request, DoLot(season, period))
        return back_to(season, period)

    async def _do(self, request: Request, id: str) -> Response:
        self._house.needs(request, "secretary")
        async with posted(request) as form:
            answer = await self._house.do(request, _asked(form, id, self._house.today()))
        return back_to(str(answer["id"]), "")

    def _form(
        self,
        request: Request,
        id: str,
        typed: Mapping[str, object],
        moved: Mapping[str, tuple[str, ...]] | None = None,
    ) -> HTMLResponse:
        club = open_club(self._house.world())
        name = self._house.names(self._house.access(request))
        today = self._house.today()
        here = [one for one in club.people if one_with(club.people, one) == one and member_on(club.people, one, today)]
        by_name = {name(one): one for one in here}
        lang = lang_of(request)
        return self._house.page(
            request,
            "stand/season_form.html",
            WORDS,
            id=id,
            typed={"name": "", "toml": "", "people": (), "above": "", "moves": 0, "starts": "", "holds": "", **typed},
            presets=[
                FormulaChoice(one, formula_called(preset(one).name, lang), formula_source(preset(one).source, lang))
                for one in PRESETS
            ],
            kept=KEPT,
            members=[(by_name[one], one) for one in sorted_names(by_name)],
            others=[(one.season, season_named(one, lang)) for one in club.seasons.values() if one.season != id],
            moved={key: [name(person) for person in (moved or {}).get(key, ())] for key in ("joined", "left")},
            tomorrow=today + timedelta(days=1),
        )


def back_to(season: str, period: str) -> RedirectResponse:
    """The standings of a season or of a period of it."""
    return RedirectResponse(f"/club/stand/{quote(season)}" + (f"?periode={quote(period)}" if period else ""), 303)


def _asked(form: FormData, id: str, today: date) -> DoSeason:
    """What a form asks. Raises ClubError `club_day`."""
    chosen = str(form.get("formula", ""))
    own = chosen == KEPT
    since, until = day_of(str(form.get("from", ""))), day_of(str(form.get("until", "")))
    if since is None or until is None:
        raise ClubError("club_day", day="")
    starts = None
    if str(form.get("holds", "")) == "starts":
        starts = day_of(str(form.get("starts", ""))) or today
    return DoSeason(
        id=id,
        since=since,
        until=until,
        formula="" if own else chosen,
        toml=str(form.get("toml", "")) if own else "",
        name=str(form.get("name", ""))[:200],
        people=tuple(str(one) for one in form.getlist("people")) if form.get("division") else (),
        above=str(form.get("above", ""))[:40],
        moves=whole(str(form.get("moves", ""))) or 0,
        starts=starts,
    )
