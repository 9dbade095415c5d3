"""Of which clubs a player is somebody, on his own page: taken back there; and who knocks with his card, answered."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.hosting.errors import TableError
from windroos.hosting.profile_file import TakenTie
from windroos.hosting.tied import Knocking, TiedPlayers
from windroos.hosting.ties import TieEvent
from windroos.text.figures import day
from windroos.text.web.ties import WORDS
from windroos.text.words import Lang
from windroos.web.device_name import browser_called
from windroos.web.posted import form_sent
from windroos.web.profile.device import KnownDevice, known_device
from windroos.web.routing import post
from windroos.web.site import Site

OWN_PAGE = "/ik"
MOST_FIELD = 200
"""Characters of a field."""


class ClubTieRow(NamedTuple):
    """A club: its id, its name, since when a player is somebody there, and in which browser it was said."""

    club: str
    called: str
    since: str
    browser: str


class ShownTies(NamedTuple):
    """What a player's page shows of clubs: those of which he is somebody, who knocks, and what was said last.

    lost  what loosened a tie of his last, where nothing was said since and it was not he on his own page
    """

    ties: tuple[ClubTieRow, ...]
    knocks: tuple[Knocking, ...]
    told: tuple[str, ...]
    lost: str


def routes(site: Site, tied: TiedPlayers) -> list[Route]:
    """What a player says of clubs and cards."""
    desk = TieDesk(site, tied)
    return [post(f"{OWN_PAGE}/club", desk.loosened), post(f"{OWN_PAGE}/kaart", desk.answered)]


def shown_ties(tied: TiedPlayers, player: str, lang: Lang) -> ShownTies:
    """What the page of a player shows of clubs."""
    ties = tuple(
        ClubTieRow(one.club, tied.called(one.club), day(date.fromisoformat(one.day), lang), one.browser)
        for one in tied.of_player(player)
    )
    events = tied.told_of_player(player)
    told = told_lines(events, lang)
    is_lost = bool(events) and (events[0].what, events[0].by) == ("loosened", "card")
    return ShownTies(ties, tuple(tied.knocking(player)), told, told[0] if is_lost else "")


def taken_ties(tied: TiedPlayers, player: str) -> list[TakenTie]:
    """What his own file names of them."""
    return [TakenTie(tied.called(one.club), one.person, one.day) for one in tied.of_player(player)]


def told_lines(events: Iterable[TieEvent], lang: Lang) -> tuple[str, ...]:
    """What was said of a tie, a sentence each."""

    def said(one: TieEvent) -> str:
        words = WORDS[f"told_{one.by if one.what == 'loosened' else one.what}"].to(lang)
        browser = one.browser or WORDS["told_browser"].to(lang)
        return words.format(day=day(date.fromisoformat(one.day), lang), browser=browser)

    return tuple(map(said, events))


class TieDesk:
    """Answers a player about the clubs of which he is somebody. Raises TableError `profile_none`."""

    def __init__(self, site: Site, tied: TiedPlayers) -> None:
        self._site = site
        self._tied = tied

    def _known(self, request: Request) -> KnownDevice:
        known = known_device(request, self._site, self._tied.profiles)
        if known is None:
            raise TableError("profile_none")
        return known

    async def loosened(self, request: Request) -> Response:
        """He is not that person of a club any more."""
        known = self._known(request)
        club = (await form_sent(request, MOST_FIELD)).get("club", "")
        if any(one.club == club for one in self._tied.of_player(known.id)):
            browser = browser_called(request.headers.get("user-agent", ""))
            await self._tied.loosen(club, "player", browser, player=known.id)
            self._tell(request, "loosened")
        return RedirectResponse(OWN_PAGE, 303)

    async def answered(self, request: Request) -> Response:
        """He says whether it is he who knocks. Raises TableError `knock_code`: nobody has these digits."""
        known = self._known(request)
        form = await form_sent(request, MOST_FIELD)
        club, code, agrees = form.get("club", ""), "".join(form.get("code", "").split()), form.get("do") == "yes"
        had = await self._tied.answer(known.id, club, code, agrees)
        self._tell(request, "agreed" if agrees and had else "refused")
        if not had:
            raise TableError("knock_code")
        return RedirectResponse(OWN_PAGE, 303)

    def _tell(self, request: Request, did: str) -> None:
        self._site.audit.tell("tie", self._site.who(request), did=did)
