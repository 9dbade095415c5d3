"""The API of tournaments: what the machine's door shows and does, for programs, as far as who asks may.

A program is who its cookies say, or who the link of the desk says in the header `Authorization: Bearer ...`.
"""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.text.words import Lang
from windroos.tournament.door import read_line
from windroos.tournament.errors import TournamentError
from windroos.tournament.formula import formula_of
from windroos.tournament.hall_view import round_now, stage_of_tournament
from windroos.tournament.needs import needs
from windroos.tournament.requests import TournamentRequest
from windroos.tournament.schedule_deciding import rounds_played
from windroos.tournament.setup_requests import DoTournament, DoTournamentShow
from windroos.tournament.showing import needs_object
from windroos.tournament.state import TournamentState
from windroos.web.api.lines import ids_in, lang_asked, lines_done, show_line
from windroos.web.errors import json_answer
from windroos.web.routing import get, post
from windroos.web.tournament.access import API
from windroos.web.tournament.api_document import NUMBERS, SHOWN_TO, document, role_of
from windroos.web.tournament.house import TournamentHouse, called
from windroos.web.tournament.sheets import bring_in_line
from windroos.web.tournament.shown import hidden_from
from windroos.wire.json_text import Json

_OF_ALL_ROUNDS: Final = ("final", "needs", "prizes", "walls")
"""What nobody but the desk sees while anything is kept back."""
_WRITTEN: Final[dict[str, tuple[str, ...]]] = {
    "table": ("seats", "agreed", "earlier"),
    "schedule": ("changes",),
}
"""What the desk wrote of people, for nobody else."""


def routes(house: TournamentHouse) -> list[Route]:
    """The API, and its description."""
    desk = HallApi(house)
    return [
        get(API, desk.listed),
        get(f"{API}/openapi.json", desk.described),
        get(f"{API}/{{id}}", desk.about),
        *(get(f"{API}/{{id}}/{what}", desk.shown) for what in SHOWN_TO),
        post(f"{API}/{{id}}/do", desk.done),
    ]


class HallApi:
    """Answers programs."""

    def __init__(self, house: TournamentHouse) -> None:
        self._house = house

    async def listed(self, request: Request) -> Response:
        """Every tournament of the folder, the latest first."""
        lang = lang_asked(request)
        found = [self._house.world(id).there() for id in self._house.folder.ids()]
        return json_answer({"tournaments": [_named(state, lang) for state in found]})

    async def described(self, request: Request) -> Response:
        """All of it as an OpenAPI document."""
        return json_answer(document(lang_asked(request)))

    async def about(self, request: Request, id: str) -> Response:
        """A tournament, how far it is, who take part; and who asks."""
        world, access = self._house.world(id), self._house.access(request, id)
        state, names = world.there(), world.names()
        entrants = [
            {
                "id": one.entrant, "name": names.get(one.entrant, ""), "reserve": one.reserve,
                "number": state.schedule.numbers.get(one.entrant),
            }
            for one in state.entrants.values()
            if one.standing == "in"
        ]  # fmt: skip
        return json_answer(
            {
                **_named(state, lang_asked(request)),
                "role": access.role, "formula": formula_of(state.setup).name, "stage": stage_of_tournament(state),
                "round": round_now(state), "rounds": len(state.schedule.rounds) or state.setup.rounds,
                "entrants": entrants,
            }
        )  # fmt: skip

    async def shown(self, request: Request, id: str) -> Response:
        """What the door shows, with the names of the people in it."""
        asked = read_line(show_line(request, NUMBERS)).asked
        assert isinstance(asked, DoTournamentShow)
        return json_answer(await self._shown(request, id, asked))

    async def done(self, request: Request, id: str) -> Response:
        """Does what one object or each of a list asks; in a list, what is wrong with one does not stop the others."""
        return await lines_done(request, lambda line: self._done(request, id, line))

    async def _done(self, request: Request, id: str, line: object) -> Json:
        """Raises TournamentError `tournament_for_...` where this is not for who asks, and what is wrong with it."""
        asked = _of_this(id, line)
        self._house.needs(request, id, role_of(asked))
        if isinstance(asked, DoTournamentShow):
            return {"ok": True, **await self._shown(request, id, asked)}
        answer = await self._house.do(request, id, asked)
        await bring_in_line(self._house, self._house.world(id).there())
        return {"ok": True, **answer}

    async def _shown(self, request: Request, id: str, asked: DoTournamentShow) -> Json:
        """Raises TournamentError, `tournament_kept_back` among it."""
        world, may = self._house.world(id), self._house.access(request, id).may("desk")
        if not may:
            asked = _as_all_may(world.there(), asked)
        if asked.what == "needs" and asked.entrant in world.there().entrants:
            site = self._house.site
            tried = await site.aside.do(site.who(request), needs, world.there(), asked.entrant)
            found = needs_object(asked.entrant, tried)
        else:
            found = self._house.folder.show(id, asked)
        if not may:
            found = {key: value for key, value in found.items() if key not in _WRITTEN.get(asked.what, ())}
        names = world.names()
        return {**found, "names": {one: names[one] for one in sorted(ids_in(found, names.keys()))}}


def _named(state: TournamentState, lang: Lang) -> Json:
    return {"id": state.id, "name": called(state, lang), "date": str(state.setup.day)}


def _of_this(id: str, line: object) -> TournamentRequest:
    """What a line asks of the tournament that the address names. Raises TournamentError `tournament_other`."""
    of, asked = read_line(line)
    if of not in ("", id):
        raise TournamentError("tournament_other", of=of, at=id)
    return asked._replace(id=id) if isinstance(asked, DoTournament) else asked


def _as_all_may(state: TournamentState, asked: DoTournamentShow) -> DoTournamentShow:
    """The same question as far as everybody may have its answer: of what is kept back, how it stood before.

    Raises TournamentError `tournament_kept_back`.
    """
    closed = hidden_from(state)
    is_back = rounds_played(state) >= closed
    if asked.what in ("standings", "teams") and is_back:
        if asked.after is not None and asked.after >= closed:
            raise TournamentError("tournament_kept_back", round=closed)
        return asked._replace(after=closed - 1 if asked.after is None else asked.after)
    if (asked.what == "table" and (asked.round or 0) >= closed) or (asked.what in _OF_ALL_ROUNDS and is_back):
        raise TournamentError("tournament_kept_back", round=closed)
    return asked
