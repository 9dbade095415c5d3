"""Who somebody is by what his browser keeps: a signed cookie, which is set by his own tap and by nothing else."""

from __future__ import annotations

from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from windroos.hosting.profile import HeldSeat, Profile
from windroos.hosting.profiles import Profiles
from windroos.hosting.tickets import Ticket
from windroos.web.host import YEAR
from windroos.web.site import Site
from windroos.web.tokens import Token

COOKIE: Final = "profile"


class KnownDevice(NamedTuple):
    """A device on which a player is known: his id, the mark of the device, and what is kept of him."""

    id: str
    mark: str
    profile: Profile


def known_device(connection: HTTPConnection, site: Site, profiles: Profiles) -> KnownDevice | None:
    """Who asks; None where this device knows nobody, or he has left it or is erased."""
    token = site.tokens.read(connection.cookies.get(COOKIE, ""))
    if token is None or token.kind != "mine":
        return None
    id, _, mark = token.id.partition("-")
    found = profiles.find(id, mark)
    return None if found is None else KnownDevice(found.id, mark, found.profile)


def remember_device(response: Response, site: Site, id: str, mark: str) -> None:
    """Let a browser keep who it is of."""
    made = site.tokens.make(Token("mine", f"{id}-{mark}"))
    response.set_cookie(COOKIE, made, max_age=YEAR, httponly=True, samesite="lax")


def forget_device(response: Response) -> None:
    """Let a browser keep nothing of who it is of."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def own_link(site: Site, id: str, key: str) -> str:
    """The link that makes a player known on a device, as phones can open it."""
    return f"{site.settings.address}/ik/k/{site.tokens.make(Token('own', f'{id}-{key}'))}"


async def keep_seat(connection: HTTPConnection, site: Site, profiles: Profiles, ticket: Ticket) -> None:
    """Who opens his table where he is known keeps it among his games. Raises StoreError."""
    known = known_device(connection, site, profiles)
    if known is None or ticket.role != "seat" or not ticket.browser:
        return
    seat = HeldSeat(ticket.table, ticket.seat, ticket.browser)
    if seat not in known.profile.seats:
        await profiles.change(known.id, lambda found: found.holding((seat,)))


async def keep_solved(connection: HTTPConnection, site: Site, profiles: Profiles, book: str, number: int) -> None:
    """Who solves a puzzle where he is known keeps it among what he solved. Raises StoreError."""
    known = known_device(connection, site, profiles)
    if known is not None and number not in known.profile.solved.get(book, ()):
        await profiles.change(known.id, lambda found: found.solving(book, number))


def seats_here(connection: HTTPConnection, site: Site, profiles: Profiles) -> tuple[HeldSeat, ...]:
    """The seats that are this browser's, in the order of their tables."""
    found = []
    for name in sorted(connection.cookies):
        ticket = site.links.read(connection.cookies[name]) if name.startswith("t-") else None
        if ticket is not None and ticket.role == "seat" and ticket.browser:
            seat = HeldSeat(ticket.table, ticket.seat, ticket.browser)
            if profiles.is_of(seat):
                found.append(seat)
    return tuple(found)
