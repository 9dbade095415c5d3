"""The player of this house who holds a card, on /mij: tied and loosened, his figures, and coming in as him.

A card lies on a table and is photographed. So it shows figures alone. It lets nobody in: a device that knows the player
already has to say yes, and whether there is one does not change what is answered to who asks, nor when.
"""

from __future__ import annotations

import time
from datetime import date
from typing import Final, NamedTuple
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.hosting.errors import TableError
from windroos.hosting.knocks import LASTS, Knock
from windroos.hosting.tied import PlayerTie, TiedPlayers
from windroos.text.figures import day
from windroos.text.web.profile import WORDS as PROFILE
from windroos.text.web.ties import WORDS
from windroos.web.club.devices import kept_as
from windroos.web.club.house import Clubhouse
from windroos.web.device_name import browser_called
from windroos.web.pages import lang_of
from windroos.web.posted import form_sent
from windroos.web.profile.device import known_device, remember_device
from windroos.web.profile.figures import CardFigures, card_figures
from windroos.web.profile.ties import told_lines
from windroos.web.review.season_desk import SEASON, season_key
from windroos.web.routing import get, post
from windroos.web.tokens import Token

OWN: Final = "/mij"
HERE: Final = "/mij/speler"
COOKIE: Final = "knock"
"""Keeps by what somebody knocked."""
AGAIN: Final = 3
"""Seconds until a page that waits asks again by itself."""
MY_WORDS: Final = {**PROFILE, **WORDS}


class MyPlayer(NamedTuple):
    """What a card shows of the player that its person is.

    tie      who it is; None nobody
    since    the day on which it was said
    known    the name of who is known on this device, "" nobody
    is_here  whether that is the player of the tie
    season   where his hands of this season are reviewed, "" where there is none
    told     what was said of it
    """

    tie: PlayerTie | None
    since: str
    known: str
    is_here: bool
    figures: CardFigures | None
    season: str
    told: tuple[str, ...]


class OwnKnock(NamedTuple):
    """By what a browser knocked: when, in seconds, its digits, and the chance that it alone keeps."""

    asked: int
    code: str
    id: str

    @property
    def token(self) -> Token:
        """What is signed of it."""
        return Token("knock", f"{self.asked}-{self.code}-{self.id}")


def routes(house: Clubhouse, tied: TiedPlayers) -> list[Route]:
    """What who holds a card says of the player that he is."""
    desk = MyPlayerDesk(house, tied)
    return [get(HERE, desk.shown), post(HERE, desk.sent)]


async def my_player(house: Clubhouse, tied: TiedPlayers, request: Request, person: str) -> MyPlayer:
    """What the card of a person shows of the player that he is."""
    club, lang = house.club(), lang_of(request)
    tie = tied.of_person(house.folder.id, club.people, person)
    known = known_device(request, house.site, tied.profiles)
    told = told_lines(tied.told_of_person(house.folder.id, club.people, person), lang)
    name = "" if known is None else known.profile.name
    if tie is None:
        return MyPlayer(None, "", name, False, None, "", told)
    is_here = known is not None and known.id == tie.player.id
    return MyPlayer(
        tie,
        day(date.fromisoformat(tie.day), lang),
        name,
        is_here,
        card_figures(await tied.profiles.games(tie.player.profile), lang),
        _season(house, club) if is_here else "",
        told,
    )


def _season(house: Clubhouse, club: ClubState) -> str:
    """Where somebody's hands of the season that began last are reviewed."""
    begun = [one for one in club.seasons.values() if one.since <= house.today()]
    if not begun:
        return ""
    latest = max(begun, key=lambda one: (one.since, one.season))
    return f"{SEASON}?seizoen={quote(season_key(house.folder.id, latest.season))}"


class MyPlayerDesk:
    """Answers who holds a card about the player that he is."""

    def __init__(self, house: Clubhouse, tied: TiedPlayers) -> None:
        self._house = house
        self._tied = tied
        self._cookie = kept_as(COOKIE, house.beside)

    async def shown(self, request: Request) -> Response:
        """The page of who knocked: his code, until somebody says yes; then whose page it is that opens."""
        knock = self._own(request)
        if knock is None:
            return RedirectResponse(OWN, 303)
        house, is_over = self._house, time.time() >= knock.asked + LASTS
        player = self._tied.agreed(house.club(), house.folder.id, house.access(request).person, knock.id)
        name = "" if player is None or is_over else player.profile.name
        page = house.page(request, "my_player.html", MY_WORDS, code=knock.code, is_over=is_over, name=name)
        if not is_over and not name:
            page.headers["refresh"] = str(AGAIN)
        return page

    async def sent(self, request: Request) -> Response:
        """Ties, loosens, knocks, comes in or gives up."""
        does = {
            "tie": self._tie, "loosen": self._loosen, "ask": self._ask, "take": self._take, "drop": self._drop,
        }  # fmt: skip
        what = (await form_sent(request, 40)).get("do", "")
        return await does[what](request) if what in does else RedirectResponse(OWN, 303)

    async def _tie(self, request: Request) -> Response:
        known = known_device(request, self._house.site, self._tied.profiles)
        if known is None:
            raise TableError("profile_none")
        person = self._house.access(request).person
        await self._tied.tie(self._house.folder.id, person, known.id, _browser(request))
        self._tell(request, "tied")
        return RedirectResponse(OWN, 303)

    async def _loosen(self, request: Request) -> Response:
        person = self._house.access(request).person
        await self._tied.loosen(self._house.folder.id, "card", _browser(request), person=person)
        self._tell(request, "loosened")
        return RedirectResponse(OWN, 303)

    async def _ask(self, request: Request) -> Response:
        """Somebody knocks. It is the same work, and the same answer, whether a player is tied to the card or not."""
        house, access = self._house, self._house.access(request)
        if not access.device:  # a program bears a card, and keeps no cookie
            raise ClubError("club_device_unknown")
        self._nobody_known(request)
        knock = await self._tied.knock(house.club(), house.folder.id, access.person, access.device, _browser(request))
        self._tell(request, "asked")
        answer = RedirectResponse(HERE, 303)
        made = house.tokens.make(_own(knock).token)
        answer.set_cookie(self._cookie, made, max_age=LASTS, httponly=True, samesite="strict")
        return answer

    async def _take(self, request: Request) -> Response:
        """Who knocked is the player here too. Raises TableError `knock_late`."""
        house, knock = self._house, self._own(request)
        self._nobody_known(request)
        if knock is None:
            raise TableError("knock_late")
        person = house.access(request).person
        id, mark = await self._tied.let_in(house.club(), house.folder.id, person, knock.id)
        self._tell(request, "came")
        answer = self._without("/ik")
        remember_device(answer, house.site, id, mark)
        return answer

    async def _drop(self, request: Request) -> Response:
        house, knock = self._house, self._own(request)
        if knock is not None:
            await self._tied.give_up(house.club(), house.folder.id, house.access(request).person, knock.id)
        return self._without(OWN)

    def _without(self, to: str) -> Response:
        """The way on, where nobody knocks any more."""
        answer = RedirectResponse(to, 303, headers={"cache-control": "no-store"})
        answer.delete_cookie(self._cookie, httponly=True, samesite="strict")
        return answer

    def _nobody_known(self, request: Request) -> None:
        if known_device(request, self._house.site, self._tied.profiles) is not None:
            raise TableError("knock_known")

    def _own(self, request: Request) -> OwnKnock | None:
        token = self._house.tokens.read(request.cookies.get(self._cookie, ""))
        if token is None or token.kind != "knock":
            return None
        asked, code, id = token.id.split("-")
        return OwnKnock(int(asked), code, id)

    def _tell(self, request: Request, did: str) -> None:
        self._house.site.audit.tell("tie", self._house.site.who(request), did=did)


def _own(knock: Knock) -> OwnKnock:
    return OwnKnock(knock.asked, knock.code, knock.id)


def _browser(request: Request) -> str:
    return browser_called(request.headers.get("user-agent", ""))
