"""The draw of playing numbers at the desk: from the bag, or by a secret that was shown and a word from the hall."""

from __future__ import annotations

import re
from collections.abc import Mapping
from secrets import token_hex
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.reckoning.lots import commitment
from windroos.text.web.tournament_before import WORDS
from windroos.tournament.checks import entry_checks
from windroos.tournament.draw import DrawClass, in_bag
from windroos.tournament.draw_groups import WISHED, draw_classes
from windroos.tournament.draw_requests import DoCommit, DoDraw, DoNumber, DoPutBack
from windroos.tournament.errors import TournamentError
from windroos.tournament.hall_view import stage_of_tournament
from windroos.tournament.spread import players_of
from windroos.tournament.state import TournamentState
from windroos.web.form import Form
from windroos.web.tournament.desk_page import form_page
from windroos.web.tournament.house import TournamentHouse, number_in

SECRET: Final = "draw"
"""The note in which the secret waits until it is shown."""


def routes(house: TournamentHouse) -> list[Route]:
    """The page of the draw."""
    desk = DrawDesk(house)
    return form_page("leiding/loting", desk.page, desk.done)


class DrawDesk:
    """Answers who leads the draw."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    def page(self, request: Request, id: str, form: Form, wrong: WindroosError | None) -> HTMLResponse:
        """How the draw stands."""
        world = self._house.world(id)
        state, names = world.there(), world.names()
        people = sorted(players_of(state), key=lambda one: names.get(one, "").casefold())
        taken = state.draw.numbers or state.schedule.numbers
        grave = [one for one in entry_checks(self._house.folder.with_barred(world)) if one.grave]
        by_hand = "hand" in request.query_params or "number" in form or state.draw.by_hand
        return self._house.page(
            request, "draw.html", world, WORDS, wrong, people=people, taken=taken, draw=state.draw,
            by_hand=by_hand, bag=in_bag(len(people), taken), waiting=[one for one in people if one not in taken],
            classes=[_class_name(one, names) for one in _classes(state)],
            grave=len(grave), stage=stage_of_tournament(state),
            drawn=sorted(taken.items(), key=lambda one: one[1]),
        )  # fmt: skip

    async def done(self, request: Request, id: str, form: Form) -> str:
        """A number out of the bag, or a step of the draw that anybody can do again."""
        word, _, who = form.get("do", "").partition(":")
        if word == "number":
            await self._house.do(
                request, id, DoNumber(form.get("entrant", "")[:40], number_in(form, "number", most=9999))
            )
        elif word == "back":
            await self._house.do(request, id, DoPutBack(who[:40], ""))
        elif word == "commit":
            secret = token_hex(32)
            await self._house.folder.keep_note(id, SECRET, secret)
            await self._house.do(request, id, DoCommit(commitment(secret), ()))
        elif word == "draw":
            secret = self._house.folder.note(id, SECRET)
            await self._house.do(request, id, DoDraw(secret, form.get("word", "")[:100]))
        else:
            raise TournamentError("tournament_tap", name=word[:40])
        return "?hand=1" if word in ("number", "back") else ""


def _classes(state: TournamentState) -> tuple[DrawClass, ...]:
    """Who draw among which numbers; nothing where the schedule has none for a team: that is said at the draw."""
    try:
        return state.draw.classes or draw_classes(state)
    except TournamentError:
        return ()


def _class_name(one: DrawClass, names: Mapping[str, str]) -> str:
    """What a class is called: a team, a club, a country, a couple, or who would rather not meet in the first round."""
    if one.name.startswith((f"{WISHED} ", "couple ")) or " · couple " in one.name:
        return " / ".join(names.get(person, person) for person in one.people)
    return re.sub(r"(^| · )(club|country) ", r"\1", one.name)
