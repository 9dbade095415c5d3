"""Who reads a page of a tournament, and what he may do there: the links that let people in, and their cookies."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection

from windroos.web.club.house import Clubhouse
from windroos.web.site import Site
from windroos.web.tokens import Token

HallRole = Literal["viewer", "table", "desk", "host"]
"""What somebody is to a tournament.

viewer  anybody who can reach the page
table   who scanned the card of a table: of that one, all day
desk    who was let in by the link of the desk, or helps the club of this folder
host    who sits at the machine
"""
HALL_ROLES: Final[tuple[HallRole, ...]] = ("viewer", "table", "desk", "host")
"""From who may least to who may most."""
DESK: Final = "tournament-desk"
TABLE: Final = "tournament-table"
BADGE: Final = "tournament-badge"
"""Cookies."""
DIGITS: Final = 4
"""Of the code on somebody's card."""


class HallAccess(NamedTuple):
    """Who reads. `table` is the one whose card he scanned, also where he may do more; 0: none.

    entrant  whose own card he scanned, "" of nobody's
    """

    role: HallRole = "viewer"
    table: int = 0
    entrant: str = ""

    def may(self, role: HallRole) -> bool:
        """Whether he may do what takes a role."""
        return HALL_ROLES.index(self.role) >= HALL_ROLES.index(role)

    @property
    def by(self) -> str:
        """Who did something, as the log keeps it."""
        if self.role == "viewer" and self.entrant:
            return f"player#{self.entrant}"
        return f"table#{self.table}" if self.role == "table" else self.role


class HallOpened(NamedTuple):
    """What a token opens: a tournament, "" where it opens nothing; of it a table, somebody's own page, or the desk.

    desk  which of the desk's links it is, counted from 0; None: it is no link of the desk
    """

    id: str = ""
    table: int = 0
    entrant: str = ""
    desk: int | None = None


def desk_token(id: str, version: int = 0) -> Token:
    """The token of the desk of a tournament, whose link was renewed so often."""
    return Token("leader", f"{_spelt(id)}~{version}" if version else _spelt(id))


def badge_token(id: str, entrant: str) -> Token:
    """The token of somebody's own card."""
    return Token("badge", f"{_spelt(id)}~{_spelt(entrant)}")


def table_card_token(id: str, table: int) -> Token:
    """The token of the card of a table: good all day, for whichever round runs."""
    return Token("hall", f"{_spelt(id)}~{table}")


def desk_link(site: Site, id: str, version: int = 0) -> str:
    """The address that lets another machine in as the desk."""
    return f"{site.settings.address}/toernooi/k/{site.tokens.make(desk_token(id, version))}"


def badge_link(site: Site, id: str, entrant: str) -> str:
    """What the code on somebody's own card opens."""
    return f"{site.settings.address}/toernooi/k/{site.tokens.make(badge_token(id, entrant))}"


def badge_digits(site: Site, id: str, entrant: str) -> str:
    """The code on somebody's own card, by which he agrees on the phone of his table."""
    return site.tokens.digits(badge_token(id, entrant), DIGITS)


def table_card_link(site: Site, id: str, table: int) -> str:
    """What the code on the card of a table opens."""
    return f"{site.settings.address}/toernooi/k/{site.tokens.make(table_card_token(id, table))}"


def opened(token: Token | None) -> HallOpened:
    """What a token opens."""
    if token is None or token.kind not in ("leader", "hall", "badge"):
        return HallOpened()
    id, _, of = token.id.partition("~")
    if token.kind == "leader":
        return HallOpened(unquote(id), desk=int(of or 0))
    return HallOpened(unquote(id), entrant=unquote(of)) if token.kind == "badge" else HallOpened(unquote(id), int(of))


def hall_access(site: Site, club: Clubhouse, connection: HTTPConnection, id: str, desk: int) -> HallAccess:
    """Who somebody is in a tournament; `desk`: how often the link of its desk was renewed."""
    seat, own, leads = (opened(site.tokens.read(connection.cookies.get(name, ""))) for name in (TABLE, BADGE, DESK))
    table = seat.table if seat.id == id else 0
    entrant = own.entrant if own.id == id else ""
    if site.host.knows(connection):
        return HallAccess("host", table, entrant)
    if (leads.id, leads.desk) == (id, desk) or club.access(connection).may("helper"):
        return HallAccess("desk", table, entrant)
    return HallAccess("table" if table else "viewer", table, entrant)


def _spelt(id: str) -> str:
    return quote(id, safe="").replace(".", "%2E").replace("~", "%7E")
