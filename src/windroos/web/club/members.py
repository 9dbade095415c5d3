"""The people of the club: the list that its members see, and the one of its secretary."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.claims import claims
from windroos.club.errors import ClubError
from windroos.club.member_list import KINDS_OF_PEOPLE, people_rows
from windroos.club.name_list import pasted_names
from windroos.club.people import MemberSpan
from windroos.club.person_requests import DoPerson
from windroos.text.figures import day
from windroos.text.web.club_people import WORDS
from windroos.text.words import Lang
from windroos.web.club.forms import text_of
from windroos.web.club.house import HERE, Clubhouse
from windroos.web.pages import lang_of
from windroos.web.posted import posted
from windroos.web.routing import get, post

PEOPLE: Final = f"{HERE}/leden"
PLAYERS: Final = f"{HERE}/spelers"


def routes(house: Clubhouse) -> list[Route]:
    """The pages, and what is sent there."""
    desk = MembersDesk(house)
    return [get(PLAYERS, desk.players), get(PEOPLE, desk.people), post(PEOPLE, desk.add)]


def dates(lang: Lang) -> Callable[[date], str]:
    """How a list writes a day, in the reader's language."""
    return lambda when: day(when, lang)


class MembersDesk:
    """Answers members and the secretary about who is in the club."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house

    async def players(self, request: Request) -> Response:
        """The list that members see."""
        access = self._house.needs(request, "player")
        self._house.club()
        rows = people_rows(self._house.world(), self._house.names(access), self._house.today())
        shown = [row for row in rows if row.is_member]
        return self._house.page(request, "players.html", WORDS, rows=shown, on=dates(lang_of(request)))

    async def people(self, request: Request) -> Response:
        """Everybody, by kind and by name, as the secretary sees them."""
        access = self._house.needs(request, "secretary")
        self._house.club()
        rows = people_rows(self._house.world(), self._house.names(access), self._house.today())
        kind = request.query_params.get("soort", "")
        asked = " ".join(request.query_params.get("q", "").split())[:60]
        shown = [
            row
            for row in rows
            if (kind not in KINDS_OF_PEOPLE or row.kind == kind) and asked.casefold() in row.name.casefold()
        ]
        world, club = self._house.world(), self._house.club()
        until = {one.person: one for one in claims(club, world.evenings.values(), self._house.today())}
        counts = {kind: sum(row.kind == kind for row in rows) for kind in KINDS_OF_PEOPLE}
        return self._house.page(
            request, "people.html", WORDS, rows=shown, counts=counts, kind=kind, asked=asked, everybody=len(rows),
            excluded=self._house.excluded(access), public=self._house.names(access._replace(role="viewer")),
            on=dates(lang_of(request)), claims=until, cards=club.rights.cards,
            ema={person: card.ema for person, card in world.cards.items()},
        )  # fmt: skip

    async def add(self, request: Request) -> Response:
        """Adds members or guests by their names."""
        self._house.needs(request, "secretary")
        async with posted(request) as form:
            names = pasted_names(text_of(form, "names"))
            guest = text_of(form, "kind") == "guest"
        if not names:
            raise ClubError("club_name")
        for name in names:
            await self._house.do(request, DoPerson("", name, () if guest else (MemberSpan(self._house.today()),)))
        return RedirectResponse(PEOPLE, 303)
