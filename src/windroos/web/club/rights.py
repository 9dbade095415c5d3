"""Who may do what: cards and links that are opened, passwords, and browsers that are seen and ended."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.club.arrivals import open_on
from windroos.club.errors import ClubError
from windroos.club.evening_requests import DoArrive
from windroos.club.rights_events import PASSWORD
from windroos.club.rights_requests import DoAdmit, DoEndDevice, DoEndPass, DoPass, DoPassword
from windroos.club.roles import TRUSTED, at_least
from windroos.store.changes import KeepNote
from windroos.text.web.club_rights import WORDS
from windroos.web.club.devices import DEVICE, give, kept_as, password_note
from windroos.web.club.forms import clock_time
from windroos.web.club.house import HERE, Clubhouse
from windroos.web.device_name import browser_called
from windroos.web.passwords import Passwords, new_passed, passed_mark
from windroos.web.posted import posted
from windroos.web.routing import get, post
from windroos.web.site import qr_code
from windroos.web.tokens import Token
from windroos.web.who import pay

RIGHTS_PAGE: Final = "/club/rechten"
OPENING: Final = "/club/k"


class PassShown(NamedTuple):
    """A link of a helper or secretary, with its code as SVG; no code where phones cannot reach this server."""

    id: str
    role: str
    label: str
    link: str
    code: str


class DeviceShown(NamedTuple):
    """A browser: its role, through what it came in (`PASSWORD`, `card`, or the label of a link), whose it is."""

    id: str
    role: str
    through: str
    person: str
    name: str
    own: bool


def routes(house: Clubhouse) -> list[Route]:
    """Opening a card or a link, signing in and out, and the page of rights."""
    desk = RightsDesk(house)
    return [
        get(f"{OPENING}/{{text}}", desk.opened),
        get("/club/aanmelden", desk.sign_in),
        post("/club/aanmelden", desk.signed_in),
        post("/club/afmelden", desk.sign_out),
        get(RIGHTS_PAGE, desk.page),
        post(RIGHTS_PAGE, desk.changed),
        post(f"{RIGHTS_PAGE}/apparaat", desk.device_ended),
    ]


PASSED: Final = "passed"
"""Keeps, for each role, that a browser came in by its password: also after it has signed out."""
_UNTOLD: Final = {"cache-control": "no-store", "referrer-policy": "no-referrer"}
"""Headers of an answer to an address that opens something: nobody keeps it or tells it on."""


class RightsDesk:
    """Answers who comes in, and the host about who may."""

    def __init__(self, house: Clubhouse) -> None:
        self._house = house
        self._passwords = Passwords()

    async def opened(self, request: Request, text: str) -> Response:
        """Opens a card or a link: its bearer may from now on what it says."""
        token = self._house.tokens.read(text)
        if token is None or token.kind not in ("card", "pass"):
            raise ClubError("club_pass_unknown")
        if (answer := await _checked_in(self._house, request, token.id)) is not None:
            return answer
        return await _admitted(self._house, request, DoAdmit(token.id, "", _called(request)))

    async def sign_in(self, request: Request) -> Response:
        """The form that asks for a password."""
        kept = {role: bool(_kept(self._house, role)) for role in TRUSTED}
        return self._house.page(request, "sign_in.html", WORDS, kept=kept)

    async def signed_in(self, request: Request) -> Response:
        """Takes a password; the answer is as slow when it is wrong."""
        async with posted(request) as form:
            role, password = str(form.get("role", "")), str(form.get("password", ""))
        if role not in TRUSTED:
            raise ClubError("club_pass_unknown")
        kept, cookie = _kept(self._house, role), kept_as(f"{PASSED}-{role}", self._house.beside)
        known = passed_mark(kept, self._house.tokens.read(request.cookies.get(cookie, "")))
        await self._passwords.check(kept, password, self._house.site.who(request).address, known)
        answer = await _admitted(self._house, request, DoAdmit(PASSWORD, role, _called(request)))
        if not known:
            give(answer, cookie, self._house.tokens.make(new_passed(kept)))
        return answer

    async def sign_out(self, request: Request) -> Response:
        """Ends what this browser may."""
        access = self._house.access(request)
        if access.device:
            await self._house.do(request, DoEndDevice(access.device))
        answer = RedirectResponse("/club", 303)
        answer.delete_cookie(kept_as(DEVICE, self._house.beside))
        return answer

    async def page(self, request: Request) -> Response:
        """Who may what, which links and cards are out, which devices are known."""
        access, world = self._house.access(request), self._house.world()
        club, names = world.club, self._house.names(access)
        if club is None:
            raise ClubError("club_none")
        passes = [
            PassShown(
                one.id,
                one.role,
                self._house.told(one.label, access),
                link := pass_link(self._house, Token("pass", one.id)),
                await coded(self._house, link),
            )
            for one in (club.rights.passes.values() if access.may("host") else ())
        ]
        devices = [
            DeviceShown(
                device.id,
                device.role,
                device.through
                if device.through == PASSWORD
                else (
                    self._house.told(label.label, access)
                    if (label := club.rights.passes.get(device.through))
                    else "card"
                ),
                names(device.person) if device.person else "",
                device.name,
                device.id == access.device,
            )
            for device in reversed(list(club.rights.devices.values()))
        ]
        kept = {role: bool(_kept(self._house, role)) for role in TRUSTED}
        return self._house.page(
            request, "rights.html", WORDS, passes=passes, devices=devices, kept=kept, trusted=TRUSTED
        )

    async def changed(self, request: Request) -> Response:
        """Gives a role, a password or a link, or takes one back."""
        async with posted(request) as form:
            what, role = str(form.get("what", "")), str(form.get("role", ""))
            text, id = str(form.get("text", "")), str(form.get("id", ""))
        if what == "end":
            await self._house.do(request, DoEndPass(id))
        elif role not in TRUSTED:
            raise ClubError("club_pass_unknown")
        elif what == "link":
            await self._house.do(request, DoPass(role, text))
        elif what in ("password", "none"):
            hashed = await self._passwords.hashed(text) if what == "password" else ""
            await self._house.do(request, DoPassword(role))  # first: who came in by the old one is out whatever follows
            await self._house.site.store.write(KeepNote(self._house.folder.id, password_note(role), hashed))
        return RedirectResponse(RIGHTS_PAGE, 303)

    async def device_ended(self, request: Request) -> Response:
        """Ends a device."""
        async with posted(request) as form:
            id = str(form.get("id", ""))
        await self._house.do(request, DoEndDevice(id))
        return RedirectResponse(RIGHTS_PAGE, 303)


def pass_link(house: Clubhouse, token: Token) -> str:
    """The link of a card or a pass, as phones can open it."""
    return f"{house.address}{OPENING}/{house.tokens.make(token)}"


async def coded(house: Clubhouse, link: str) -> str:
    """The QR code of a link as SVG; none where phones cannot reach this server."""
    return await asyncio.to_thread(qr_code, link) if house.site.settings.lan else ""


async def _checked_in(house: Clubhouse, request: Request, card: str) -> Response | None:
    """The way to the door after who helps there scanned a member's card: on a day that is played that member is there.

    None where no evening is open, or who scanned does not help. Raises ClubError `club_late`.
    """
    access, world = house.access(request), house.world()
    person = world.club.rights.holder(card) if world.club else ""
    evening = next(open_on(world.evenings.values(), house.today()), None)
    if not person or evening is None or not access.may("helper"):
        return None
    await house.do(request, DoArrive(evening.id, person, clock_time()))
    return RedirectResponse(f"{HERE}/avond/{evening.id}/aan?wie={person}", 303, headers=_UNTOLD)


async def _admitted(house: Clubhouse, request: Request, asked: DoAdmit) -> Response:
    """Let a browser in, unless it holds this already, or more than this."""
    access, world = house.access(request), house.world()
    rights = world.club.rights if world.club else None
    answer = RedirectResponse("/club", 303, headers=_UNTOLD)
    if rights is not None and not asked.role and not (asked.through in rights.passes or rights.holder(asked.through)):
        raise ClubError("club_pass_unknown")
    held = rights.devices.get(access.device) if rights is not None else None
    if rights is not None and rights.holder(asked.through):
        answer.headers["location"] = "/mij"
        if at_least(access.role, "helper"):  # who tries out a card that he gives away loses nothing
            answer.headers["location"] = "/club"
            return answer
    if held is not None and (held.through, asked.role or held.role) == (asked.through, held.role):
        return answer
    visitor = house.site.who(request)
    if not visitor.is_host:
        pay(house.site.allowed.making, visitor.address, 1)
    made = await house.do(request, asked)
    give(answer, kept_as(DEVICE, house.beside), house.tokens.make(Token("device", str(made["id"]))))
    return answer


def _kept(house: Clubhouse, role: str) -> str:
    """The hash of a role's password, "" where it has none."""
    house.world()
    note = house.site.store.note(house.folder.id, password_note(role))
    return "" if note is None else note.body


def _called(request: Request) -> str:
    return browser_called(request.headers.get("user-agent", ""))
