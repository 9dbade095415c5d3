"""Who reads a page of a tournament, and what he may do there: the links that let people in, and their cookies."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection

from windroos.tournament.state import TournamentState
from windroos.web.club.house import Clubhouse
from windroos.web.site import Site
from windroos.web.tokens import Token

HallRole = Literal["viewer", "table", "desk", "host"]
"""What somebody is to a tournament.

viewer  anybody who can reach the page
table   who scanned the card of a table: of that one, all day
desk    who was let in by the link of the desk, or helps the club that the tournament is of
host    who sits at the machine
"""
HALL_ROLES: Final[tuple[HallRole, ...]] = ("viewer", "table", "desk", "host")
"""From who may least to who may most."""
DESK: Final = "tournament-desk"
TABLE: Final = "tournament-table"
BADGE: Final = "tournament-badge"
"""Cookies."""
API: Final = "/api/tournament"
"""What the addresses for programs begin with."""
DIGITS: Final = 4
"""Of the code on somebody's card."""


class HallAccess(NamedTuple):
    """Who reads. `table` is the one whose card he scanned, also where he may do more; 0: none.

    entrant    whose own card he scanned, "" of nobody's
    withdrawn  a card that he scanned is good no longer
    """

    role: HallRole = "viewer"
    table: int = 0
    entrant: str = ""
    withdrawn: bool = False

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

    desk     which of the desk's links it is, counted from 0; None: it is no link of the desk
    version  which card of that table or person, counted from 0
    """

    id: str = ""
    table: int = 0
    entrant: str = ""
    desk: int | None = None
    version: int = 0

    def is_good(self, state: TournamentState) -> bool:
        """Whether it opens what it says, and was not withdrawn."""
        if self.desk is not None:
            return self.desk == state.desk
        return self.version == state.card(self.entrant or self.table)


def desk_token(id: str, version: int = 0) -> Token:
    """The token of the desk of a tournament, whose link was renewed so often."""
    return Token("leader", f"{_spelt(id)}~{version}" if version else _spelt(id))


def badge_token(id: str, entrant: str, version: int = 0) -> Token:
    """The token of somebody's own card, which was renewed so often."""
    return Token("badge", f"{_spelt(id)}~{_spelt(entrant)}" + (f"~{version}" if version else ""))


def table_card_token(id: str, table: int, version: int = 0) -> Token:
    """The token of the card of a table, which was renewed so often: good all day, for whichever round runs."""
    return Token("hall", f"{_spelt(id)}~{table}" + (f"~{version}" if version else ""))


def desk_link(site: Site, id: str, version: int = 0) -> str:
    """The address that lets another machine in as the desk."""
    return f"{site.settings.address}/toernooi/k/{site.tokens.make(desk_token(id, version))}"


def badge_link(site: Site, id: str, entrant: str, version: int = 0) -> str:
    """What the code on somebody's own card opens."""
    return f"{site.settings.address}/toernooi/k/{site.tokens.make(badge_token(id, entrant, version))}"


def badge_digits(site: Site, id: str, entrant: str, version: int = 0) -> str:
    """The code on somebody's own card, by which he agrees on the phone of his table."""
    return site.tokens.digits(badge_token(id, entrant, version), DIGITS)


def table_card_link(site: Site, id: str, table: int, version: int = 0) -> str:
    """What the code on the card of a table opens."""
    return f"{site.settings.address}/toernooi/k/{site.tokens.make(table_card_token(id, table, version))}"


def opened(token: Token | None) -> HallOpened:
    """What a token opens."""
    if token is None or token.kind not in ("leader", "hall", "badge"):
        return HallOpened()
    id, _, of = token.id.partition("~")
    if token.kind == "leader":
        return HallOpened(unquote(id), desk=int(of or 0))
    whose, _, version = of.partition("~")
    if token.kind == "badge":
        return HallOpened(unquote(id), entrant=unquote(whose), version=int(version or 0))
    return HallOpened(unquote(id), int(whose), version=int(version or 0))


def hall_access(
    site: Site, club: Clubhouse | None, connection: HTTPConnection, id: str, state: TournamentState | None
) -> HallAccess:
    """Who somebody is in a tournament; `club` is the one that it is of."""
    if state is None:
        return HallAccess("host") if site.host.knows(connection) else HallAccess()
    bearer = connection.headers.get("authorization", "").removeprefix("Bearer ")
    shown = (*(connection.cookies.get(name, "") for name in (TABLE, BADGE, DESK)), bearer)
    found = [opened(site.tokens.read(one)) for one in shown]
    mine = [one for one in found if one.id == id]
    good = [one for one in mine if one.is_good(state)]
    table = next((one.table for one in good if one.table), 0)
    entrant = next((one.entrant for one in good if one.entrant), "")
    withdrawn = any(one.desk is None and one not in good for one in mine)
    if site.host.knows(connection):
        return HallAccess("host", table, entrant, withdrawn)
    if any(one.desk is not None for one in good) or (club is not None and club.access(connection).may("helper")):
        return HallAccess("desk", table, entrant, withdrawn)
    return HallAccess("table" if table else "viewer", table, entrant, withdrawn)


def _spelt(id: str) -> str:
    return quote(id, safe="").replace(".", "%2E").replace("~", "%7E")
