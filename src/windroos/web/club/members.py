"""The people of the club: the list that its members see, and the one of its secretary."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.errors import ClubError
from windroos.club.member_list import KINDS_OF_PEOPLE, people_rows
from windroos.club.name_list import pasted_names
from windroos.club.people import MemberSpan
from windroos.club.requests import DoPerson
from windroos.text.web.club_people import WORDS
from windroos.web.club.forms import text_of
from windroos.web.club.house import HERE, Clubhouse
from windroos.web.posted import posted
from windroos.web.routing import get, post

PEOPLE: Final = f"{HERE}/leden"
PLAYERS: Final = f"{HERE}/spelers"


def routes(house: Clubhouse) -> list[Route]:
    """The pages, and what is sent there."""

    async def players(request: Request) -> Response:
        access = house.needs(request, "player")
        house.club()
        rows = people_rows(house.world(), house.names(access), house.today())
        pages = any(getattr(route, "path", "") == "/club/speler/{person}" for route in request.app.routes)
        shown = [row for row in rows if row.kind == "member"]
        return house.page(request, "players.html", WORDS, rows=shown, pages=pages)

    async def people(request: Request) -> Response:
        access = house.needs(request, "secretary")
        house.club()
        rows = people_rows(house.world(), house.names(access), house.today())
        kind = request.query_params.get("soort", "")
        asked = " ".join(request.query_params.get("q", "").split())[:60]
        shown = [
            row
            for row in rows
            if (kind not in KINDS_OF_PEOPLE or row.kind == kind) and asked.casefold() in row.name.casefold()
        ]
        counts = {kind: sum(row.kind == kind for row in rows) for kind in KINDS_OF_PEOPLE}
        return house.page(
            request, "people.html", WORDS, rows=shown, counts=counts, kind=kind, asked=asked, everybody=len(rows),
            public=house.names(access._replace(role="viewer")),
        )  # fmt: skip

    async def add(request: Request) -> Response:
        house.needs(request, "secretary")
        async with posted(request) as form:
            names = pasted_names(text_of(form, "names"))
            guest = text_of(form, "kind") == "guest"
        if not names:
            raise ClubError("club_name")
        for name in names:
            await house.do(request, DoPerson("", name, () if guest else (MemberSpan(house.today()),)))
        return RedirectResponse(PEOPLE, 303)

    return [get(PLAYERS, players), get(PEOPLE, people), post(PEOPLE, add)]
