"""What somebody needs at his next table to be first, second or third, on a page of his own."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.reckoning.numbers import show
from windroos.text.web.tournament_public import WORDS
from windroos.text.words import Lang
from windroos.tournament.errors import TournamentError
from windroos.tournament.needs import Needed, NeededFor, needs
from windroos.tournament.schedule_deciding import rounds_played
from windroos.tournament.state import TournamentState
from windroos.web.pages import lang_of
from windroos.web.routing import get
from windroos.web.tournament.house import HERE, TournamentHouse, points_said
from windroos.web.tournament.shown import hidden_from

MOST_KEPT: Final = 200
"""Answers: a hundred players ask after each of the last rounds, and all of them at once."""


def routes(house: TournamentHouse) -> list[Route]:
    """The page of what somebody needs."""
    return [get(f"{HERE}/{{id}}/speler/{{number:number}}/nodig", NeededDesk(house).shown)]


class NeededDesk:
    """Answers what somebody needs: tried beside the server, once for all who ask until anything is written."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house
        self._kept: OrderedDict[tuple[str, int, str], Needed] = OrderedDict()

    async def shown(self, request: Request, id: str, number: int) -> Response:
        """The page. Raises TournamentError `tournament_player`, and `tournament_needs_hidden` where nobody may know."""
        world, lang = self._house.world(id), lang_of(request)
        state = world.there()
        entrant = state.schedule.entrant_of(number)
        if not entrant:
            raise TournamentError("tournament_player", number=number)
        if rounds_played(state) >= hidden_from(state) and not self._house.access(request, id).may("desk"):
            raise TournamentError("tournament_needs_hidden")
        wrong, found = None, None
        try:
            found = await self._found(request, id, state.length, entrant)
        except WindroosError as refused:
            wrong = refused
        lines = [] if found is None else [line for one in found.targets for line in said(one, state, lang)]
        return self._house.page(
            request, "needed.html", world, WORDS, wrong, entrant=entrant, number=number, found=found, lines=lines
        )

    async def _found(self, request: Request, id: str, length: int, entrant: str) -> Needed:
        key = (id, length, entrant)
        if key not in self._kept:
            state, site = self._house.world(id).there(), self._house.site
            self._kept[key] = await site.aside.do(site.who(request), needs, state, entrant)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


def said(one: NeededFor, state: TournamentState, lang: Lang) -> list[str]:
    """What a place takes, in sentences."""
    words = {key: WORDS[f"need_{key}"].to(lang) for key in ("sure", "possible", "never", "points", "points_never")}
    place, found = one.place, []
    if one.sure is not None:
        found.append(words["sure"].format(place=place, score=show(one.sure, lang)))
    if one.possible is not None and one.possible != one.sure:
        found.append(words["possible"].format(place=place, score=show(one.possible, lang)))
    if one.points is not None:
        found.append(words["points"].format(place=place, points=points_said(state, one.points, lang)))
    elif one.possible is None:
        found.append(words["never"].format(place=place))
    else:
        found.append(words["points_never"].format(place=place))
    return found
