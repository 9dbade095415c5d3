"""The addresses under /ik/passkey: adding a passkey, coming in with one on another device, taking one back."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.hosting.errors import TableError
from windroos.hosting.profile import MOST_PASSKEYS, Profile, UsedPasskey
from windroos.hosting.profiles import Profiles
from windroos.store.store import today
from windroos.web.device_name import browser_called
from windroos.web.errors import json_answer
from windroos.web.names import MOST_LETTERS, clean_name
from windroos.web.posted import form_sent
from windroos.web.profile.device import known_device, remember_device, seats_here
from windroos.web.profile.relying import LASTS, RelyingParty
from windroos.web.profile.relying import MOST_LETTERS as MOST_ANSWERED
from windroos.web.routing import post
from windroos.web.site import Site

OWN_PAGE: Final = "/ik"
HERE: Final = f"{OWN_PAGE}/passkey"
UNNAMED: Final = "Passkey"
COOKIE: Final = "passkey"
"""Keeps what was asked until it is answered."""


def routes(site: Site, profiles: Profiles) -> list[Route]:
    """What is asked of a passkey, and what it answers."""
    desk = PasskeyDesk(site, profiles)
    return [
        post(f"{HERE}/vraag", desk.asked),
        post(f"{HERE}/bij", desk.added),
        post(f"{HERE}/binnen", desk.came),
        post(f"{HERE}/weg", desk.removed),
    ]


def relying_party(site: Site) -> RelyingParty:
    """The house as passkeys know it: by the address that it gives."""
    return RelyingParty(site.settings.address, site.tokens)


class PasskeyDesk:
    """Answers browsers about passkeys. Raises TableError `passkey_none` where the house has no secure address."""

    def __init__(self, site: Site, profiles: Profiles) -> None:
        self._site = site
        self._profiles = profiles
        self._party = relying_party(site)

    def _offered(self) -> RelyingParty:
        if not self._party.is_offered:
            raise TableError("passkey_none")
        return self._party

    async def asked(self, request: Request) -> Response:
        """What a browser is to ask of a passkey, as JSON: to be made for who is known here, or to come in."""
        party = self._offered()
        if (await form_sent(request, 8)).get("for") == "add":
            known = known_device(request, self._site, self._profiles)
            if known is None:
                raise TableError("profile_none")
            held = known.profile.passkeys
            said, cookie = await asyncio.to_thread(party.to_add, known.id, known.profile.name, held)
        else:
            said, cookie = await asyncio.to_thread(party.to_come_in)
        answer = json_answer(said)
        answer.set_cookie(COOKIE, cookie, max_age=LASTS, path=HERE, httponly=True, samesite="strict")
        return answer

    async def added(self, request: Request) -> Response:
        """Keeps a passkey that was made for who is known here."""
        party, known = self._offered(), known_device(request, self._site, self._profiles)
        if known is None:
            raise TableError("profile_none")
        form = await form_sent(request, MOST_ANSWERED)
        browser = browser_called(request.headers.get("user-agent", ""))
        name = clean_name(form.get("name", "").strip()[:MOST_LETTERS] or browser or UNNAMED)
        cookie = request.cookies.get(COOKIE, "")
        challenge = party.challenge(cookie, "add", known.id)
        made = await asyncio.to_thread(party.made, cookie, form.get("answer", ""), name, today().isoformat())

        def holding(found: Profile) -> Profile:
            if len(found.passkeys) >= MOST_PASSKEYS:
                raise TableError("passkey_most", most=MOST_PASSKEYS)
            return found.spending(challenge.spent, party.oldest()).with_passkey(made)

        await self._profiles.change(known.id, holding)
        self._tell(request, "added")
        return self._answered(OWN_PAGE)

    async def came(self, request: Request) -> Response:
        """Makes the player of a passkey known on this device; who was known here is the same person from now on."""
        party = self._offered()
        form = await form_sent(request, MOST_ANSWERED)
        cookie = request.cookies.get(COOKIE, "")
        challenge = party.challenge(cookie, "in")
        answered = await asyncio.to_thread(party.answered, form.get("answer", ""))
        found = self._profiles.opened_by(answered.id, answered.passkey)
        held = None if found is None else next(one for one in found.profile.passkeys if one.id == answered.passkey)
        if held is None:
            raise TableError("passkey_unknown")
        told = await asyncio.to_thread(party.signatures, cookie, answered, held)
        used = UsedPasskey(held.id, told, challenge.spent, party.oldest(), today().isoformat())
        known = known_device(request, self._site, self._profiles)
        own = "" if known is None else f"{known.id}-{known.mark}"
        seats = seats_here(request, self._site, self._profiles) if known is None and form.get("games") == "1" else ()
        id, mark = await self._profiles.come_in(answered.id, used, own, seats)
        self._tell(request, "came" if known is None or known.id == id else "joined")
        answer = self._answered(OWN_PAGE)
        remember_device(answer, self._site, id, mark)
        return answer

    async def removed(self, request: Request) -> Response:
        """Takes a passkey back: it opens nothing any more."""
        known = known_device(request, self._site, self._profiles)
        if known is None:
            raise TableError("profile_none")
        id = (await form_sent(request, MOST_ANSWERED)).get("id", "")

        def without(found: Profile) -> Profile:
            return found._replace(passkeys=tuple(one for one in found.passkeys if one.id != id))

        await self._profiles.change(known.id, without)
        self._tell(request, "removed")
        return RedirectResponse(OWN_PAGE, 303)

    def _tell(self, request: Request, did: str) -> None:
        self._site.audit.tell("passkey", self._site.who(request), did=did)

    def _answered(self, to: str) -> Response:
        """The way on, where what was asked is asked no more."""
        answer = RedirectResponse(to, 303, headers={"cache-control": "no-store"})
        answer.delete_cookie(COOKIE, path=HERE, httponly=True, samesite="strict")
        return answer
