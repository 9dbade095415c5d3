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
from windroos.club.people import ClubPerson, MemberSpan, one_with
from windroos.club.person_card import NEEDS, SHOWINGS, PersonCard
from windroos.club.requests import DoErase, DoMerge, DoPerson, DoUnmerge
from windroos.text.web.club_people import WORDS
from windroos.web.club.forms import books, day_of_form, text_of, texts_of
from windroos.web.club.house import Clubhouse
from windroos.web.club.members import PEOPLE
from windroos.web.posted import posted
from windroos.web.reader import reader_of
from windroos.web.routing import get, post

_TEXTS: Final = (
    *("name", "first", "prefix", "last", "alias", "email", "telephone", "bond", "ema", "division", "note"),
    *("club", "public"),
)
MOST_SPANS: Final = 20
"""Memberships of one person that the form takes."""


def routes(house: Clubhouse) -> list[Route]:
    """The page of a person, and what is sent there."""

    def known(id: str) -> ClubPerson:
        people = house.club().people
        if id not in people:
            raise ClubError("club_person_unknown", person=id[:40])
        return people[id]

    async def person(request: Request, id: str) -> Response:
        access = house.needs(request, "secretary")
        this, world, club = known(id), house.world(), house.club()
        rows = people_rows(world, house.names(access), house.today())
        own = next(row for row in rows if row.id == one_with(club.people, id))
        lang = reader_of(request).lang
        return house.page(
            request, "person_card.html", WORDS,
            person=this, row=own, card=world.cards.get(id, PersonCard(id)), today=house.today(),
            others=[row for row in rows if row.id != own.id and row.kind != "erased"],
            books=books(lang), needs=NEEDS, showings=SHOWINGS, spans=(*this.memberships, None),
        )  # fmt: skip

    async def set_card(request: Request, id: str) -> Response:
        house.needs(request, "secretary")
        async with posted(request) as form:
            asked = _card_of(id, form)
        await house.do(request, asked)
        return RedirectResponse(f"{PEOPLE}/{id}", 303)

    async def set_spans(request: Request, id: str) -> Response:
        house.needs(request, "secretary")
        async with posted(request) as form:
            spans = []
            for at in range(MOST_SPANS):
                since, until = day_of_form(form, f"since-{at}"), day_of_form(form, f"until-{at}")
                if since is not None:
                    spans.append(MemberSpan(since, until))
                elif until is not None:
                    raise ClubError("club_membership")
        known(id)
        await house.do(request, DoPerson(id, "", tuple(spans)))
        return RedirectResponse(f"{PEOPLE}/{id}", 303)

    async def end(request: Request, id: str) -> Response:
        """The membership that holds ends yesterday; nobody has to know how memberships are kept."""
        house.needs(request, "secretary")
        today = house.today()
        spans = tuple(
            span._replace(until=max(span.since, today - timedelta(1))) if today in span else span
            for span in known(id).memberships
        )
        await house.do(request, DoPerson(id, "", spans))
        return RedirectResponse(f"{PEOPLE}/{id}", 303)

    async def merge(request: Request, id: str) -> Response:
        house.needs(request, "secretary")
        async with posted(request) as form:
            into = text_of(form, "into")
        await house.do(request, DoMerge(id, into) if into else DoUnmerge(id))
        return RedirectResponse(f"{PEOPLE}/{into or id}", 303)

    async def erase(request: Request, id: str) -> Response:
        house.needs(request, "secretary")
        async with posted(request) as form:
            if text_of(form, "sure") != "yes":
                raise ClubError("club_erase_sure")
        await house.do(request, DoErase(id))
        return RedirectResponse(PEOPLE, 303)

    return [
        get(f"{PEOPLE}/{{id}}", person),
        post(f"{PEOPLE}/{{id}}", set_card),
        post(f"{PEOPLE}/{{id}}/lidmaatschap", set_spans),
        post(f"{PEOPLE}/{{id}}/beeindigen", end),
        post(f"{PEOPLE}/{{id}}/samen", merge),
        post(f"{PEOPLE}/{{id}}/vergeten", erase),
    ]


def _card_of(id: str, form: FormData) -> DoCard:
    values: dict[str, Any] = {key: text_of(form, key) for key in _TEXTS if key in form}
    values["rules"] = texts_of(form, "rules")
    values["needs"] = texts_of(form, "needs")
    values["private"] = text_of(form, "private") == "yes"
    values["until"] = day_of_form(form, "until")
    return DoCard(id, values)
