"""The tournaments of a folder, and making one: five questions, for an organiser who knows only paper."""

from __future__ import annotations

from datetime import date
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.reckoning.formula_file import TOURNAMENT_PRESETS, preset
from windroos.seating.rounds import FOUR
from windroos.text.dates import long_day
from windroos.text.formulas import formula_called
from windroos.text.web.tournament_before import WORDS
from windroos.text.words import Lang
from windroos.tournament.clock_requests import DoProgramme
from windroos.tournament.errors import TournamentError
from windroos.tournament.formats import FORMATS, RoundFormat, planned
from windroos.tournament.hall_view import stage_of_tournament
from windroos.tournament.setup_requests import DoTournament
from windroos.web.club.devices import give
from windroos.web.club.forms import FormOption
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.routing import get, post
from windroos.web.tournament.access import BADGE, DESK, TABLE, opened
from windroos.web.tournament.house import HERE, TournamentHouse, called, club_typed, form_of, number_in, time_typed

NEW: Final = f"{HERE}/nieuw"
_FIRST: Final = {
    **{"formula": TOURNAMENT_PRESETS[0], "players": "16", "rounds": "4", "minutes": "90", "begins": "10:00"},
    **{"days": "1", "name": "", "day": ""},
}


def routes(house: TournamentHouse) -> list[Route]:
    """The list, making one, and the links that let people in."""
    desk = MakingDesk(house)
    return [
        get(HERE, desk.listed),
        get(NEW, desk.form),
        post(NEW, desk.made),
        get(f"{HERE}/k/{{text}}", desk.let_in),
    ]


class MakingDesk:
    """Answers who looks for a tournament, or makes one."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def listed(self, request: Request) -> Response:
        """Every tournament of the folder, the latest first."""
        lang, found = lang_of(request), []
        for id in self._house.folder.ids():
            state = self._house.folder.state(id)
            if state is not None:
                found.append(
                    (state.setup.day, id, called(state, lang), stage_of_tournament(state), len(state.entrants))
                )
        shown = [(id, name, long_day(day, lang), stage, count) for day, id, name, stage, count in sorted(found)[::-1]]
        return self._house.plain(request, "list.html", WORDS, shown=shown, is_host=self._house.site.host.knows(request))

    async def form(self, request: Request) -> Response:
        """The five questions."""
        return self._form(request, {"day": self._house.club.today().isoformat()})

    def _form(self, request: Request, typed: Form, wrong: WindroosError | None = None) -> HTMLResponse:
        clubs = self._house.clubs.called()
        return self._house.plain(
            request, "new.html", WORDS, wrong, typed={**_FIRST, "club": clubs[0].id if clubs else "", **typed},
            formats=FORMATS, clubs=clubs,
            formulas=tournament_formulas(lang_of(request)),
        )  # fmt: skip

    async def made(self, request: Request) -> Response:
        """A tournament with its times. What is wrong is found before anything is written."""
        form = await form_of(request)
        try:
            day, times = _day(form), _times(form)
            rounds = planned(times, day, time_typed(form.get("begins", "")))
            asked = DoTournament(
                "",
                form.get("formula", ""),
                "",
                _players(form),
                times.rounds,
                form.get("name", "")[:100].strip(),
                day,
                club_typed(self._house.clubs, form),
            )
            answer = await self._house.do(request, "", asked)
            await self._house.do(request, answer["id"], DoProgramme(rounds))
        except WindroosError as wrong:
            return self._form(request, form, wrong)
        return RedirectResponse(f"{HERE}/{answer['id']}/leiding", 303)

    async def let_in(self, _: Request, text: str) -> Response:
        """The code on a card, of a table or one's own, or the link of the desk: the way in, and what keeps it open.

        Raises TournamentError `tournament_link`, `tournament_card_withdrawn`.
        """
        to = opened(self._house.site.tokens.read(text))
        state = self._house.folder.state(to.id) if to.id else None
        if state is None or (to.entrant and to.entrant not in state.entrants):
            raise TournamentError("tournament_link")
        if not to.is_good(state):
            raise TournamentError("tournament_link" if to.desk is not None else "tournament_card_withdrawn")
        way, cookie = ("leiding", DESK) if to.desk is not None else ("ik", BADGE)
        if to.table:
            way, cookie = f"tafel/{to.table}", TABLE
        answer = RedirectResponse(f"{HERE}/{to.id}/{way}", 303)
        answer.headers["cache-control"], answer.headers["referrer-policy"] = "no-store", "no-referrer"
        give(answer, cookie, text)
        return answer


def tournament_formulas(lang: Lang) -> list[FormOption]:
    """The formulas of a tournament that come with Windroos."""
    return [FormOption(id, formula_called(preset(id).name, lang)) for id in TOURNAMENT_PRESETS]


def _day(form: Form) -> date:
    try:
        return date.fromisoformat(form.get("day", "").strip())
    except ValueError:
        raise TournamentError("tournament_day", day=form.get("day", "")[:20]) from None


def _players(form: Form) -> int:
    """How many are expected; where all tables have four, the next number that four divides."""
    count, formula = number_in(form, "players", most=4000), form.get("formula", "")
    is_four = formula not in TOURNAMENT_PRESETS or preset(formula).tournament.seats.sizes == "four"
    return -(-count // FOUR) * FOUR if is_four else count


def _times(form: Form) -> RoundFormat:
    """How long rounds take, as it was filled in."""
    rounds, minutes = number_in(form, "rounds", most=100), number_in(form, "minutes", most=600)
    days = max(1, number_in(form, "days", 1, 14))
    if rounds < 1 or minutes < 1:
        raise TournamentError("tournament_figure", value=form.get("rounds" if rounds < 1 else "minutes", "")[:40])
    return RoundFormat("", rounds, minutes, min(days, rounds), most=100)
