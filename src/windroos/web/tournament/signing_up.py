"""The form by which entrants register themselves, and the same as a text to be mailed."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.people.spelling import LONGEST_TEXT
from windroos.text.dates import long_day
from windroos.text.web.tournament_before import WORDS as BEFORE
from windroos.text.web.tournament_entry import FORM
from windroos.text.web.tournament_entry import WORDS as ENTRY
from windroos.tournament.entrant_requests import DoRegister
from windroos.tournament.formula import formula_of
from windroos.tournament.registration import first_waiting, has_place, is_open
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.routing import get
from windroos.web.tournament.desk_page import form_page
from windroos.web.tournament.house import HERE, TournamentHouse, called, number_in

WORDS: Final = {**BEFORE, **ENTRY}
_TEXTS: Final = (
    *("name", "shown", "country", "ema", "bond", "club", "team"), *("not_with", "needs", "diet", "contact", "partner"),
)  # fmt: skip


def routes(house: TournamentHouse) -> list[Route]:
    """Registering."""
    desk = SigningUp(house)
    return [*form_page("inschrijven", desk.page, desk.done), get(f"{HERE}/{{id}}/inschrijven.txt", desk.form)]


class SigningUp:
    """Answers who would like to take part; it shows nothing of who did before him."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def done(self, request: Request, id: str, form: Form) -> str:
        """Somebody registers."""
        answer = await self._house.do(request, id, _asked(form))
        return f"?gedaan=wacht&plaats={answer['waiting']}" if answer["standing"] == "waiting" else "?gedaan=ja"

    async def form(self, request: Request, id: str) -> Response:
        """The form as a text, whose labels the desk's page reads. Raises TournamentError `tournament_none`."""
        state, lang = self._house.world(id).there(), lang_of(request)
        text = FORM.to(lang).format(name=called(state, lang), about=state.registration.about)
        name = f'attachment; filename="{"inschrijfformulier" if lang == "nl" else "entry-form"}.txt"'
        return PlainTextResponse(text, headers={"content-disposition": name, "cache-control": "no-store"})

    def page(self, request: Request, id: str, form: Form, wrong: WindroosError | None) -> HTMLResponse:
        """The form; after sending what came of it."""
        world, lang, params = self._house.world(id), lang_of(request), request.query_params
        state = world.there()
        registration = state.registration
        answer = self._house.page(
            request, "register.html", world, WORDS, wrong, typed=form, done=params.get("gedaan", ""),
            ahead=number_in(params, "plaats", 1, 100_000), is_open=is_open(state, self._house.club.today()),
            registration=registration, until=long_day(registration.until, lang) if registration.until else "",
            taken=sum(not one.reserve for one in state.entrants.values()),
            waits=first_waiting(state) is not None or not has_place(state, registration.home),
            teams=formula_of(state.setup).tournament.teams.size > 0,
        )  # fmt: skip
        answer.headers["cache-control"] = "no-store"
        return answer


def _asked(form: Form) -> DoRegister:
    text = {key: form.get(key, "").strip()[:LONGEST_TEXT] for key in _TEXTS}
    return DoRegister(
        name=text["name"], shown=text["shown"], country=text["country"], ema=text["ema"], bond=text["bond"],
        club=text["club"], team=text["team"], reserve=bool(form.get("reserve")), newcomer=bool(form.get("newcomer")),
        knows=bool(form.get("knows")), not_with=text["not_with"], needs=text["needs"], diet=text["diet"],
        contact=text["contact"], partner=text["partner"],
    )  # fmt: skip
