"""The API of the club: what the machine's door shows and does, for programs, as far as who asks may.

A program is who its cookies say, or who its link or card says in the header `Authorization: Bearer ...`.
"""

from __future__ import annotations

from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.club.door import MEMBERS, read_request, right_of
from windroos.club.errors import ClubError
from windroos.club.member_list import people_rows
from windroos.club.requests import WHAT, DoShow
from windroos.club.seasons import season_called
from windroos.club.showing import show
from windroos.web.api.lines import ids_in, lang_asked, lines_done, show_line
from windroos.web.club.api_document import API, NUMBERS, document
from windroos.web.club.house import Clubhouse
from windroos.web.club.needs import least
from windroos.web.errors import json_answer
from windroos.web.routing import get, post
from windroos.wire.json_text import Json

_OF_NAMES: Final = ("evening", "player")
"""What is shown with names in it, or with what people wrote."""


def routes(house: Clubhouse) -> list[Route]:
    """The API, and its description."""
    desk = ApiDesk(house)
    return [
        get(API, desk.about),
        get(f"{API}/openapi.json", desk.described),
        get(f"{API}/people", desk.people),
        *(get(f"{API}/{what}", desk.shown) for what in WHAT),
        post(f"{API}/do", desk.done),
    ]


class ApiDesk:
    """Answers programs."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house

    async def about(self, request: Request) -> Response:
        """The club with its seasons, evenings and cups, by which the rest is asked; and who asks."""
        club, world, access = self._house.club(), self._house.world(), self._house.access(request)
        evenings = sorted(world.evenings.values(), key=lambda one: (one.day, one.id))
        return json_answer(
            {
                "name": club.name,
                "role": access.role,
                "person": access.person or None,
                "seasons": [
                    {"id": id, "name": season_called(one), "from": str(one.since), "until": str(one.until)}
                    for id, one in sorted(club.seasons.items(), key=lambda pair: (pair[1].since, pair[0]))
                ],
                "evenings": [
                    {
                        "id": one.id, "date": str(one.day), "kind": one.kind, "rules": one.rules or None,
                        "closed": one.closed, "cancelled": one.cancelled,
                    }
                    for one in evenings
                ],
                "cups": sorted(club.cups),
            }
        )  # fmt: skip

    async def people(self, request: Request) -> Response:
        """Everybody of the club, by the names that this reader may see."""
        self._house.club()
        names = self._house.names(self._house.access(request))
        rows = people_rows(self._house.world(), names, self._house.today())
        return json_answer({"people": [{"id": row.id, "name": row.name, "kind": row.kind} for row in rows]})

    async def shown(self, request: Request) -> Response:
        """What the door shows, with the names of the people in it as this reader may see them."""
        asked = read_request(show_line(request, NUMBERS))
        assert isinstance(asked, DoShow)
        return json_answer(await run_in_threadpool(self._shown, request, asked))

    async def done(self, request: Request) -> Response:
        """Does what one object or each of a list asks; in a list, what is wrong with one does not stop the others."""
        return await lines_done(request, lambda line: self._done(request, line))

    async def described(self, request: Request) -> Response:
        """All of it as an OpenAPI document."""
        return json_answer(document(lang_asked(request)))

    async def _done(self, request: Request, line: object) -> Json:
        """Raises ClubError `club_for_...` where this is not for who asks, and what is wrong with it."""
        asked = read_request(line)
        right = right_of(asked)
        if not self._house.access(request).has(right):
            raise ClubError(f"club_for_{least(right)}")
        if isinstance(asked, DoShow):
            return {"ok": True, **await run_in_threadpool(self._shown, request, asked)}
        return {"ok": True, **await self._house.do(request, asked)}

    def _shown(self, request: Request, asked: DoShow) -> Json:
        access, world, today = self._house.access(request), self._house.world(), self._house.today()
        if asked.what in MEMBERS:
            self._house.opened(access, asked.person)
        names = self._house.names(access)
        if asked.what in _OF_NAMES and not access.may("helper"):
            found = show(world._replace(names={id: names(id) for id in world.names}), asked, today)
        else:
            found = self._house.folder.show(asked, today)
        people = ids_in(found, frozenset(world.club.people if world.club else ()))
        return {**found, "names": {id: names(id) for id in sorted(people)}}
