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
"""Cookies."""


class HallAccess(NamedTuple):
    """Who reads. `table` is the one whose card he scanned, also where he may do more; 0: none."""

    role: HallRole = "viewer"
    table: int = 0

    def may(self, role: HallRole) -> bool:
        """Whether he may do what takes a role."""
        return HALL_ROLES.index(self.role) >= HALL_ROLES.index(role)

    @property
    def by(self) -> str:
        """Who did something, as the log keeps it."""
        return f"table#{self.table}" if self.role == "table" else self.role


def desk_token(id: str) -> Token:
    """The token of the desk of a tournament."""
    return Token("leader", _spelt(id))


def table_card_token(id: str, table: int) -> Token:
    """The token of the card of a table: good all day, for whichever round runs."""
    return Token("hall", f"{_spelt(id)}~{table}")


def desk_link(site: Site, id: str) -> str:
    """The address that lets another machine in as the desk."""
    return f"{site.settings.address}/toernooi/k/{site.tokens.make(desk_token(id))}"


def table_card_link(site: Site, id: str, table: int) -> str:
    """What the code on the card of a table opens."""
    return f"{site.settings.address}/toernooi/k/{site.tokens.make(table_card_token(id, table))}"


def opened(token: Token | None) -> tuple[str, int]:
    """The tournament that a token opens, and the table of it, 0 for the desk; "" where it opens nothing."""
    if token is None or token.kind not in ("leader", "hall"):
        return "", 0
    if token.kind == "leader":
        return unquote(token.id), 0
    id, _, table = token.id.rpartition("~")
    return unquote(id), int(table)


def hall_access(site: Site, club: Clubhouse, connection: HTTPConnection, id: str) -> HallAccess:
    """Who somebody is in a tournament."""
    held, table = opened(site.tokens.read(connection.cookies.get(TABLE, "")))
    table = table if held == id else 0
    if site.host.knows(connection):
        return HallAccess("host", table)
    leads = site.tokens.read(connection.cookies.get(DESK, ""))
    if (opened(leads) == (id, 0) and leads is not None) or club.access(connection).may("helper"):
        return HallAccess("desk", table)
    return HallAccess("table" if table else "viewer", table)


def _spelt(id: str) -> str:
    return quote(id, safe="").replace(".", "%2E").replace("~", "%7E")
