"""The last rounds at the desk: seated by the standings, made anew for who play on, or a final of the first."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.reckoning.numbers import show
from windroos.text.web.tournament_last import WORDS
from windroos.tournament.by_standings import way_of
from windroos.tournament.errors import TournamentError
from windroos.tournament.final_view import shown_final
from windroos.tournament.formula import formula_of
from windroos.tournament.hall_view import stage_of_tournament
from windroos.tournament.requests import TournamentRequest
from windroos.tournament.schedule_deciding import rounds_played
from windroos.tournament.schedule_events import CARRIES
from windroos.tournament.schedule_requests import DoRemake, DoSeatFinal, DoSeatRound
from windroos.tournament.state import TournamentState
from windroos.web.form import Form
from windroos.web.pages import lang_of
from windroos.web.tournament.desk_page import form_page
from windroos.web.tournament.house import TournamentHouse, number_in
from windroos.web.tournament.shown import places

SIZES: Final = (4, 8, 12, 16)
"""Players of a final, as many as there are tables for."""
MAY_PASS: Final = 4
"""Places below a final of whom the page says that they may move up."""
MOST_IN_FINAL: Final = 10
"""Rounds."""


def routes(house: TournamentHouse) -> list[Route]:
    """The last rounds at the desk."""
    desk = LastRoundsDesk(house)
    return form_page("leiding/slot", desk.page, desk.done)


class LastRoundsDesk:
    """Answers who decides on the last rounds."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def done(self, request: Request, id: str, form: Form) -> str:
        """A round is seated, the rounds to come are made anew, or there is a final, or none after all."""
        answer = await self._house.do(request, id, asked_by(self._house.world(id).there(), form))
        changed = ",".join(map(str, answer.get("affected", ())))
        return f"?anders={changed}#gedaan"

    def page(self, request: Request, id: str, form: Form, wrong: WindroosError | None) -> HTMLResponse:
        """The rounds to come, the final as it stands, and what may be done; numbers whose cards changed are said."""
        world, lang = self._house.world(id), lang_of(request)
        state = world.there()
        played, final = rounds_played(state), shown_final(state)
        coming = range(played + 1, len(state.schedule.rounds) + 1)
        rows = places(self._house.book, state, lang, final.after if final is not None else None)
        sizes = [size for size in SIZES if size <= len(rows)]
        changed = request.query_params.get("anders")
        last = formula_of(state.setup).tournament.seats.last_rounds
        usual = "final" if last == "final" else (way_of(state, coming[0]) if coming else "")
        return self._house.page(
            request, "last.html", world, WORDS, wrong, stage=stage_of_tournament(state), played=played, coming=coming,
            final=final, top=rows[: SIZES[-1] + MAY_PASS], sizes=sizes, carries=CARRIES, typed=form,
            usual=usual, seats_itself=[one for one in coming if way_of(state, one)], changed=_numbers(changed or ""),
            done=changed is not None and wrong is None, said=lambda value: show(value, lang),
            players={state.schedule.entrant_of(number): number for number in _numbers(changed or "")},
        )  # fmt: skip


def _numbers(text: str) -> list[int]:
    return [int(one) for one in text[:2000].split(",") if one.isascii() and one.isdecimal() and len(one) < 5]


def asked_by(state: TournamentState, form: Form) -> TournamentRequest:
    """What a form of the page asks. Raises TournamentError `tournament_tap` and `tournament_figure`."""
    word, reason, seed = form.get("do", ""), form.get("reason", "").strip()[:200], number_in(form, "seed")
    match word:
        case "by_rank" | "swiss":
            return DoSeatRound(max(1, number_in(form, "round", most=1000)), word, seed, reason)
        case "remake":
            return DoRemake(None, None, seed, reason)
        case "final":
            carry = form.get("carry", "all")
            without = tuple(id for id in state.entrants if form.get(f"without-{id}"))
            return DoSeatFinal(
                number_in(form, "players", most=1000), max(1, number_in(form, "rounds", 1, MOST_IN_FINAL)),
                next((one for one in CARRIES if one == carry), "all"), None, without, seed, reason,
            )  # fmt: skip
        case "no_final":
            return DoSeatFinal(0, 1, "all", None, (), 0, reason)
    raise TournamentError("tournament_tap", name=word[:40])
