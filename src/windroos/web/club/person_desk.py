"""What is kept of one person of the club, and how it is changed: by the secretary."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.errors import ClubError
from windroos.club.house_requests import DoCard
from windroos.club.member_list import people_rows
from windroos.club.people import SPAN_KINDS, ClubPerson, MemberSpan, known_person, one_with
from windroos.club.person_card import NEEDS, NOTES, SHOWINGS, PersonCard, card_text
from windroos.club.person_requests import DoMerge, DoPerson, DoUnmerge
from windroos.club.retention import without_expired
from windroos.text.web.club_people import WORDS
from windroos.web.club.forms import books, day_of, seen_mark, text_of, texts_of
from windroos.web.club.house import Clubhouse
from windroos.web.club.members import PEOPLE
from windroos.web.posted import posted
from windroos.web.reader import reader_of
from windroos.web.routing import get, post

_TEXTS: Final = (
    *("name", "first", "prefix", "last", "alias", "email", "telephone", "bond", "ema", "division", "note"),
    *("exclusion", "club", "public"),
)
MOST_SPANS: Final = 20
"""Memberships of one person that the form takes."""


def routes(house: Clubhouse) -> list[Route]:
    """The page of a person, and what is sent there."""
    desk = PersonDesk(house)
    return [
        get(f"{PEOPLE}/{{id}}", desk.person),
        post(f"{PEOPLE}/{{id}}", desk.set_card),
        post(f"{PEOPLE}/{{id}}/lidmaatschap", desk.set_spans),
        post(f"{PEOPLE}/{{id}}/beeindigen", desk.end),
        post(f"{PEOPLE}/{{id}}/samen", desk.merge),
    ]


class PersonDesk:
    """Answers the secretary about a person."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house

    def _known(self, id: str) -> ClubPerson:
        return known_person(self._house.club().people, id)

    async def person(self, request: Request, id: str) -> Response:
        """The card of a person: what is kept, and what may be changed."""
        access = self._house.needs(request, "secretary")
        this, world, club = self._known(id), self._house.world(), self._house.club()
        rows = people_rows(world, self._house.names(access), self._house.today())
        own = next(row for row in rows if row.id == one_with(club.people, id))
        card = world.cards.get(id, PersonCard(id))
        seen = _seen(card)
        notes: dict[str, Any] = {key: self._house.told(getattr(card, key), access) for key in NOTES}
        card = without_expired(card._replace(**notes), self._house.today())
        lang = reader_of(request).lang
        return self._house.page(
            request, "person_card.html", WORDS,
            person=this, row=own, card=card, seen=seen, today=self._house.today(),
            others=[row for row in rows if row.id != own.id and row.kind != "erased"],
            books=books(lang), needs=NEEDS, showings=SHOWINGS, spans=(*this.spans, None),
            span_kinds=SPAN_KINDS,
        )  # fmt: skip

    async def set_card(self, request: Request, id: str) -> Response:
        """Takes a card as it was typed."""
        self._house.needs(request, "secretary")
        async with posted(request) as form:
            asked = _card_of(id, form)
            seen = text_of(form, "seen")
        if seen and seen != _seen(self._house.world().cards.get(id, PersonCard(id))):
            raise ClubError("club_card_meanwhile")
        await self._house.do(request, asked)
        return RedirectResponse(f"{PEOPLE}/{id}", 303)

    async def set_spans(self, request: Request, id: str) -> Response:
        """Takes when somebody was a member, and as what."""
        self._house.needs(request, "secretary")
        async with posted(request) as form:
            spans = []
            for at in range(MOST_SPANS):
                since, until = day_of(text_of(form, f"since-{at}")), day_of(text_of(form, f"until-{at}"))
                if since is not None:
                    kind = text_of(form, f"kind-{at}")
                    spans.append(MemberSpan(since, until, next((one for one in SPAN_KINDS if one == kind), "member")))
                elif until is not None:
                    raise ClubError("club_membership")
        self._known(id)
        await self._house.do(request, DoPerson(id, "", tuple(spans)))
        return RedirectResponse(f"{PEOPLE}/{id}", 303)

    async def end(self, request: Request, id: str) -> Response:
        """The membership that holds ends yesterday; nobody has to know how memberships are kept."""
        self._house.needs(request, "secretary")
        today = self._house.today()
        spans = tuple(
            span._replace(until=max(span.since, today - timedelta(1))) if today in span else span
            for span in self._known(id).spans
        )
        await self._house.do(request, DoPerson(id, "", spans))
        return RedirectResponse(f"{PEOPLE}/{id}", 303)

    async def merge(self, request: Request, id: str) -> Response:
        """Makes two people who are one into one."""
        self._house.needs(request, "secretary")
        async with posted(request) as form:
            into = text_of(form, "into")
        await self._house.do(request, DoMerge(id, into) if into else DoUnmerge(id))
        return RedirectResponse(f"{PEOPLE}/{into or id}", 303)


def _seen(card: PersonCard) -> str:
    """By what a form knows again the card that it was shown with."""
    return seen_mark(card_text(card))


def _card_of(id: str, form: FormData) -> DoCard:
    values: dict[str, Any] = {key: text_of(form, key) for key in _TEXTS if key in form}
    values["rules"] = texts_of(form, "rules")
    values["needs"] = texts_of(form, "needs")
    values["private"] = text_of(form, "private") == "yes"
    for key in ("until", "excluded_until"):
        values[key] = day_of(text_of(form, key))
    return DoCard(id, values)
