"""One's own page: what is kept, how one is shown, the card; what is kept of people at all; erasing."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.about_person import kept_about
from windroos.club.agreement_requests import DoConfirm
from windroos.club.agreements import own_results
from windroos.club.arrivals import answers_until, open_on
from windroos.club.club_state import ClubState
from windroos.club.cup import cup_called
from windroos.club.deciding import ClubWorld, evening_of
from windroos.club.errors import ClubError
from windroos.club.evening_desk import totals_of
from windroos.club.evening_events import MOST_TABLES
from windroos.club.evening_requests import DoAnswer, DoArrive
from windroos.club.evening_state import EveningState, Place
from windroos.club.house_requests import DoCard
from windroos.club.people import member_on, one_with
from windroos.club.person_card import SHOWINGS
from windroos.club.person_requests import DoErase
from windroos.club.requests import DoShow
from windroos.club.retention import proposals
from windroos.club.rights_requests import DoEndDevice, DoMemberCard
from windroos.club.settings import ClubSettings
from windroos.hosting.tied import TiedPlayers
from windroos.people.spelling import LONGEST_TEXT
from windroos.text.dates import long_day
from windroos.text.figures import day
from windroos.text.web.club_agreement import WORDS as AGREEMENT
from windroos.text.web.club_me import WORDS
from windroos.text.words import Lang
from windroos.web.club import my_player
from windroos.web.club.evening.at_table import card_digits
from windroos.web.club.evening.shared import form_of, mark_seen, number_in
from windroos.web.club.forms import clock_time
from windroos.web.club.house import Clubhouse, open_club
from windroos.web.club.rights import coded, pass_link
from windroos.web.pages import lang_of
from windroos.web.posted import posted
from windroos.web.routing import get, post
from windroos.web.tokens import Token

COMING: Final = 4
"""Evenings that one is asked about."""
CONFIRMED: Final = timedelta(days=31)
"""For so long one is asked whether a result is right."""
_OWN: Final = ("name", "alias", "email", "telephone", "club", "public")
"""Fields of his card that a person may change himself."""


def routes(house: Clubhouse, tied: TiedPlayers) -> list[Route]:
    """One's own page, cards of members, privacy and erasing."""
    desk = OwnDesk(house, tied)
    return [
        get("/mij", desk.mine),
        post("/mij", desk.changed),
        post("/mij/uitslag", desk.confirmed),
        post("/mij/avond", desk.answered),
        post("/mij/apparaat", desk.device),
        get("/mij/gegevens.json", desk.data),
        get("/club/privacy", desk.privacy),
        get("/club/kaart/{person}", desk.card_page),
        post("/club/kaart/{person}", desk.card_made),
        post("/club/kaarten", desk.cards_made),
        get("/club/vergeten", desk.to_erase),
        get("/club/vergeten/{person}", desk.erase_page),
        post("/club/vergeten/{person}", desk.erased),
        *my_player.routes(house, tied),
    ]


class OwnDesk:
    """Answers a member about himself, and the secretary about cards and erasing."""

    def __init__(self, house: Clubhouse, tied: TiedPlayers) -> None:
        self._house = house
        self._tied = tied

    def _living(self, person: str) -> tuple[ClubWorld, ClubState, str]:
        world = self._house.world()
        if world.club is None or person not in world.club.people:
            raise ClubError("club_person_unknown", person=person[:40])
        return world, world.club, one_with(world.club.people, person)

    async def mine(self, request: Request) -> Response:
        """What is kept of whoever asks, and what others see of it."""
        person = self._house.access(request).person
        world, club, who = self._living(person)
        known = club.rights.devices.values()
        devices = [one for one in known if one.person and one_with(club.people, one.person) == who]
        since = self._house.today() - CONFIRMED
        return self._house.page(
            request, "me.html", {**my_player.MY_WORDS, **WORDS, **AGREEMENT},
            player=await my_player.my_player(self._house, self._tied, request, who),
            tonight=[
                (one, long_day(one.day, lang_of(request)), who in one.here)
                for one in open_on(world.evenings.values(), self._house.today())
            ],
            coming=[
                (one, long_day(one.day, lang_of(request)), begins_at(one, club), one.answers.get(who))
                for one in sorted(world.evenings.values(), key=lambda one: (one.day, one.id))
                if self._may_answer(one, club)
            ][:COMING],
            until=club.settings.answer_by, cups=await run_in_threadpool(self._cups_held, club, who, lang_of(request)),
            results=[
                (one, long_day(one.day, lang_of(request)), points_at(world.evenings[one.evening], one.place))
                for one in own_results(club, world.evenings.values(), who, since)
            ],
            digits=card_digits(self._house.tokens, club.rights.cards[who]) if who in club.rights.cards else "",
            card=world.cards[who], kept=kept_about(world, club, who), showings=SHOWINGS[1:], devices=devices,
        )  # fmt: skip

    def _cups_held(self, club: ClubState, who: str, lang: Lang) -> list[tuple[str, str, dict[str, Any]]]:
        """The cups that he has at home: what each is called, until when, "" as long as nobody knows, and how it stands.

        House rule 7 of book 002 (p. 37): he hands it in before the next cup evening.
        """
        found = []
        for id in club.cups:
            cup = self._house.folder.show(DoShow("cup", cup=id), self._house.today())
            if cup["holder"] == who:
                due = long_day(date.fromisoformat(cup["due"]), lang) if cup["due"] else ""
                found.append((cup_called(club, id, lang), due, cup))
        return found

    async def confirmed(self, request: Request) -> Response:
        """Takes whether a result of his is right."""
        person = self._house.access(request).person
        form = await form_of(request)
        table, part = (number_in(form, key, most=MOST_TABLES) for key in ("table", "part"))
        note, mark, agrees = form.get("note", "")[:LONGEST_TEXT], mark_seen(form), form.get("do") == "agree"
        await self._house.do(request, DoConfirm(form.get("evening", ""), table, part, person, agrees, note, mark))
        return RedirectResponse("/mij", 303)

    async def answered(self, request: Request) -> Response:
        """Takes whether he comes to an evening, until it begins; or that he is there.

        Raises ClubError `club_answer_late`, `club_late`.
        """
        person = self._house.access(request).person
        world, club, who = self._living(person)
        form = await form_of(request)
        evening = evening_of(world, form.get("evening", "")[:40])
        if form.get("do") == "here":
            if evening not in open_on(world.evenings.values(), self._house.today()):
                raise ClubError("club_answer_late")
            await self._house.do(request, DoArrive(evening.id, who, clock_time()))
            return RedirectResponse("/mij", 303)
        if not self._may_answer(evening, club):
            raise ClubError("club_answer_late")
        await self._house.do(request, DoAnswer(evening.id, who, form.get("do") == "yes"))
        return RedirectResponse("/mij", 303)

    def _may_answer(self, evening: EveningState, club: ClubState) -> bool:
        """Whether it may still be said of an evening whether one comes."""
        today = self._house.today()
        if evening.closed or evening.cancelled or evening.day < today:
            return False
        return evening.day > today or clock_time() < answers_until(club.settings, evening)

    async def changed(self, request: Request) -> Response:
        """Takes what whoever asks chose to show, and his name on the door."""
        person = self._house.access(request).person
        async with posted(request) as form:
            values: dict[str, Any] = {key: str(form[key]) for key in _OWN if key in form}
            values["private"] = form.get("private") == "1"
        if len(values) > 1:
            await self._house.do(request, DoCard(person, values))
        return RedirectResponse("/mij", 303)

    async def device(self, request: Request) -> Response:
        """Ends one of his own devices."""
        access = self._house.access(request)
        _, club, who = self._living(access.person)
        async with posted(request) as form:
            id = str(form.get("id", ""))
        known = club.rights.devices.get(id)
        if known is None or not known.person or one_with(club.people, known.person) != who:
            raise ClubError("club_device_unknown")
        await self._house.do(request, DoEndDevice(id))
        return RedirectResponse("/mij", 303)

    async def data(self, request: Request) -> Response:
        """All that is kept of him, as one file."""
        world, club, who = self._living(self._house.access(request).person)
        tie = self._tied.of_person(self._house.folder.id, club.people, who)
        player = None if tie is None else {"name": tie.player.profile.name, "since": tie.day, "browser": tie.browser}
        told = self._tied.told_of_person(self._house.folder.id, club.people, who)
        said = [{"what": one.what, "date": one.day, "by": one.by, "browser": one.browser} for one in told]
        kept = {**kept_about(world, club, who), "player": player, "player_told": said}
        text = json.dumps(kept, ensure_ascii=False, indent=1)
        headers = {"content-disposition": 'attachment; filename="windroos.json"'}
        return Response(text, headers=headers, media_type="application/json")

    async def privacy(self, request: Request) -> Response:
        """What the club keeps, for how long, and who sees it."""
        return self._house.page(request, "privacy.html", WORDS, years=self._settings().forget_after)

    async def card_page(self, request: Request, person: str) -> Response:
        """A member's card with its code, and what it may."""
        _, club, who = self._living(person)
        card = club.rights.cards.get(who, "")
        link = pass_link(self._house, Token("card", card)) if card else ""
        return self._house.page(
            request,
            "member_card.html",
            WORDS,
            person=who,
            link=link,
            code=await coded(self._house, link) if link else "",
        )

    async def card_made(self, request: Request, person: str) -> Response:
        """Makes a card, or ends what was given out."""
        async with posted(request) as form:
            none = form.get("what") == "none"
        await self._house.do(request, DoMemberCard(person, none))
        return RedirectResponse(f"/club/kaart/{person}", 303)

    async def cards_made(self, request: Request) -> Response:
        """Makes a card for every member who has none, and shows all to print."""
        world, today = self._house.world(), self._house.today()
        club = open_club(world)
        living = {one_with(club.people, id) for id in club.people if member_on(club.people, id, today)}
        for person in sorted(living - club.rights.cards.keys()):
            await self._house.do(request, DoMemberCard(person, none=False))
        return RedirectResponse("/club/print/ledenkaarten", 303)

    def _settings(self) -> ClubSettings:
        """Those of the club, and where there is none yet what holds anyhow."""
        club = self._house.world().club
        return ClubSettings() if club is None else club.settings

    async def to_erase(self, request: Request) -> Response:
        """Where the list of people leads who wants to be forgotten."""
        world, lang = self._house.world(), lang_of(request)
        if world.club is None:
            raise ClubError("club_none")
        rows = proposals(world.club, world.evenings.values(), self._house.today())
        people = [one for one in world.club.people.values() if not one.into and not one.erased]
        return self._house.page(
            request,
            "erasing.html",
            WORDS,
            rows=rows,
            people=people,
            on=lambda when: day(when, lang),
            years=world.club.settings.forget_after,
        )

    async def erase_page(self, request: Request, person: str) -> Response:
        """What erasing somebody takes away and what it leaves."""
        world, club, who = self._living(person)
        if club.people[who].erased:
            raise ClubError("club_erased", person=person)
        return self._house.page(request, "erase.html", WORDS, person=who, kept=kept_about(world, club, who))

    async def erased(self, request: Request, person: str) -> Response:
        """Erases somebody, where that was asked for twice."""
        async with posted(request) as form:
            sure = form.get("sure") == "1"
        if not sure:
            raise ClubError("club_sure")
        await self._house.do(request, DoErase(person))
        return RedirectResponse("/club/vergeten", 303)


def begins_at(evening: EveningState, club: ClubState) -> str:
    """The time of day at which an evening begins."""
    return evening.begins or club.settings.time


def points_at(evening: EveningState, place: Place) -> dict[str, int]:
    """What everybody won or lost at a table part; nothing where it has no result."""
    kept = evening.results.get(place)
    if kept is None or kept.typed is None:
        return {}
    return dict(zip(kept.typed.players, totals_of(evening, kept.typed)[0], strict=True))
