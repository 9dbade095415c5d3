"""The addresses under /ik: one's own page, its beginning and its end, and the link that opens it elsewhere."""

from __future__ import annotations

import asyncio
import re
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.hosting.errors import TableError
from windroos.hosting.profile import Profile
from windroos.hosting.profile_file import taken
from windroos.hosting.tickets import new_id
from windroos.hosting.tied import TiedPlayers
from windroos.text.lab import PLAYERS
from windroos.text.web.profile import WORDS
from windroos.text.web.rating import WORDS as RATING
from windroos.text.web.ties import WORDS as TIES
from windroos.web.budget import Budget
from windroos.web.device_name import browser_called, forget_name, known_name
from windroos.web.names import MOST_LETTERS, clean_name
from windroos.web.pages import lang_of
from windroos.web.posted import form_sent
from windroos.web.profile import passkeys, ties
from windroos.web.profile.device import (
    KnownDevice,
    forget_device,
    known_device,
    own_link,
    remember_device,
    seats_here,
)
from windroos.web.profile.rating_shown import about_rating, shown_ratings
from windroos.web.profile.shown import by_book, shown_game, shown_passkeys, solved
from windroos.web.profile.ties import shown_ties, taken_ties
from windroos.web.routing import get, post
from windroos.web.site import Site, cookie_name, qr_code
from windroos.web.who import pay

HERE: Final = "/ik"
MOST_LISTED: Final = 40
"""Games that the page lists; all of them are in the figures and in the file."""
BEGINNINGS: Final = 300.0
BEGINNINGS_A_SECOND: Final = 0.1
"""How many new players one house takes: so many at once, and again and again."""


def routes(site: Site, tied: TiedPlayers) -> list[Route]:
    """One's own page."""
    desk = ProfileDesk(site, tied)
    return [
        get(HERE, desk.shown),
        post(f"{HERE}/begin", desk.begun),
        post(f"{HERE}/naam", desk.renamed),
        get(f"{HERE}/partij/{{id}}", desk.game),
        get(f"{HERE}/gegevens.json", desk.data),
        post(f"{HERE}/weg", desk.left),
        post(f"{HERE}/apparaten", desk.alone),
        post(f"{HERE}/wissen", desk.erased),
        get(f"{HERE}/k/{{token}}", desk.linked),
        post(f"{HERE}/k/{{token}}", desk.joined),
        *passkeys.routes(site, tied.profiles),
        *ties.routes(site, tied),
    ]


class ProfileDesk:
    """Answers a player about himself."""

    def __init__(self, site: Site, tied: TiedPlayers) -> None:
        self._site = site
        self._tied = tied
        self._profiles = tied.profiles
        self._party = passkeys.relying_party(site)
        self._beginnings = Budget(BEGINNINGS_A_SECOND, BEGINNINGS)

    def _known(self, request: Request) -> KnownDevice:
        found = known_device(request, self._site, self._profiles)
        if found is None:
            raise TableError("profile_none")
        return found

    async def shown(self, request: Request) -> HTMLResponse:
        """The page: what goes on first; where nobody is known, how it begins."""
        known, lang = known_device(request, self._site, self._profiles), lang_of(request)
        if known is None:
            seats = seats_here(request, self._site, self._profiles)
            return self._page(request, "begin.html", seats=len(seats), name=known_name(request))
        games = await self._profiles.games(known.profile)
        listed = [shown_game(one, lang) for one in games]
        link = own_link(self._site, known.id, known.profile.key)
        code = await asyncio.to_thread(qr_code, link) if self._site.settings.lan else ""
        over = [one for one in listed if not one.goes_on]
        return self._page(
            request, "profile.html", profile=known.profile, running=[one for one in listed if one.goes_on],
            games=over[:MOST_LISTED], more=max(0, len(over) - MOST_LISTED), books=by_book(games, lang),
            ratings=shown_ratings(known.profile, games, lang), rating_company=about_rating(lang),
            beginner=PLAYERS["novice"].to(lang), expert=PLAYERS["expert"].to(lang),
            solved=solved(known.profile, lang), passkeys=shown_passkeys(known.profile, lang), link=link, code=code,
            devices=len(known.profile.devices), clubs=shown_ties(self._tied, known.id, lang),
            typed=self._site.settings.is_public,
            browser=browser_called(request.headers.get("user-agent", "")),
        )  # fmt: skip

    async def begun(self, request: Request) -> Response:
        """Makes who asks known on this device, with the games that he played here if he says so."""
        form = await form_sent(request, 4 * MOST_LETTERS)
        name = clean_name(form.get("name", ""))
        if known_device(request, self._site, self._profiles) is not None:
            return RedirectResponse(HERE, 303)
        if not self._site.host.knows(request):
            pay(self._beginnings, "house", 1)
        seats = seats_here(request, self._site, self._profiles) if form.get("games") == "1" else ()
        id, mark = await self._profiles.begin(name, seats)
        return self._remembering(id, mark)

    async def renamed(self, request: Request) -> Response:
        """Takes another name; tables keep the one under which somebody sat down."""
        known = self._known(request)
        name = clean_name((await form_sent(request, 4 * MOST_LETTERS)).get("name", ""))
        await self._profiles.change(known.id, lambda found: found._replace(name=name))
        return RedirectResponse(HERE, 303)

    async def game(self, request: Request, id: str) -> Response:
        """Leads to a game of his, a hand of it, or its review, also on a device on which he never sat there."""
        held = next((one for one in self._known(request).profile.seats if one.table == id), None)
        if held is None or not self._profiles.is_of(held):
            raise TableError("no_table")
        hand = request.query_params.get("spel", "")
        query = f"/hand/{hand}" if re.fullmatch("[0-9]{1,6}", hand) else ""
        query += "/nakijken" if "nakijken" in request.query_params else ""
        wanted = "/replay" if "terug" in request.query_params else query
        answer = RedirectResponse(f"/spelen/{id}{wanted}", 303, headers={"cache-control": "no-store"})
        self._site.give(answer, held.ticket)
        return answer

    async def data(self, request: Request) -> Response:
        """All that is kept of him, as one file."""
        known = self._known(request)
        games = await self._profiles.games(known.profile)
        text = taken(known.profile, games, taken_ties(self._tied, known.id))
        headers = {"content-disposition": 'attachment; filename="windroos.json"', "cache-control": "no-store"}
        return Response(text, headers=headers, media_type="application/json")

    async def left(self, request: Request) -> Response:
        """This device knows him no more, nor the tables that are his: somebody else has it now."""
        known = self._known(request)

        def without(found: Profile) -> Profile:
            return found._replace(devices=tuple(one for one in found.devices if one != known.mark))

        await self._profiles.change(known.id, without)
        answer = self._forgetting()
        for held in known.profile.seats:
            if cookie_name(held.table) in request.cookies:
                answer.delete_cookie(cookie_name(held.table), httponly=True, samesite="lax")
        return answer

    async def alone(self, request: Request) -> Response:
        """No other device knows him any more, his passkeys open nothing, and his link is another one."""
        known = self._known(request)
        new = new_id()
        await self._profiles.change(known.id, lambda found: found._replace(devices=(known.mark,), key=new, passkeys=()))
        return RedirectResponse(HERE, 303)

    async def erased(self, request: Request) -> Response:
        """Erases him, where that was asked for twice."""
        known = self._known(request)
        if (await form_sent(request, 8)).get("sure") != "1":
            raise TableError("profile_sure")
        await self._profiles.erase(known.id)
        return self._forgetting()

    async def linked(self, request: Request, token: str) -> HTMLResponse:
        """Asks whether this device is his: a link alone makes nobody known."""
        id, key = self._read(token)
        found = self._profiles.named_by(id, key)
        if found is None:
            raise TableError("profile_link")
        known = known_device(request, self._site, self._profiles)
        other = known.profile.name if known is not None and known.id != found.id else ""
        return self._page(request, "link.html", name=found.profile.name, token=token, other=other)

    async def joined(self, request: Request, token: str) -> Response:
        """He is known on this device too, from now on."""
        id, key = self._read(token)
        known = known_device(request, self._site, self._profiles)
        if known is not None and known.id == id:
            return RedirectResponse(HERE, 303)
        return self._remembering(id, await self._profiles.join(id, key))

    def _read(self, token: str) -> tuple[str, str]:
        found = self._site.tokens.read(token)
        if found is None or found.kind != "own":
            raise TableError("profile_link")
        id, _, key = found.id.partition("-")
        return id, key

    def _remembering(self, id: str, mark: str) -> Response:
        answer = RedirectResponse(HERE, 303, headers={"cache-control": "no-store"})
        remember_device(answer, self._site, id, mark)
        return answer

    def _forgetting(self) -> Response:
        answer = RedirectResponse(HERE, 303, headers={"cache-control": "no-store"})
        forget_device(answer)
        forget_name(answer)
        return answer

    def _page(self, request: Request, template: str, **values: object) -> HTMLResponse:
        words = {**WORDS, **TIES, **RATING}
        return self._site.pages.page(request, f"profile/{template}", words, 200, party=self._party, here=HERE, **values)
