"""Which browser is whose: what it keeps in its cookies, read against what holds in the club now."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final, NamedTuple, cast
from urllib.parse import quote, unquote

from starlette.responses import Response

from windroos.club.club_state import ClubState
from windroos.club.deciding import ClubWorld
from windroos.club.evening_state import EveningState
from windroos.club.people import one_with
from windroos.web.club.access import Access, Role
from windroos.web.host import YEAR
from windroos.web.tokens import Token, Tokens

DEVICE: Final = "club"
TABLE: Final = "club-table"
"""Cookies."""
LASTING: Final = timedelta(days=7)
"""After which the code of a table opens nothing, whether its evening was closed or not."""


class TokensShown(NamedTuple):
    """What somebody shows: the cookies of his browser and of his table, or of a program the link that it bears."""

    device: str = ""
    table: str = ""
    bearer: str = ""


def kept_as(cookie: str, beside: str) -> str:
    """The name of a cookie of a club: its own where the club is not the oldest of its folder."""
    return f"{cookie}-{beside}" if beside else cookie


def reader_access(world: ClubWorld, tokens: Tokens, shown: TokensShown, today: date) -> Access:
    """Who somebody is by what he shows; a viewer where that opens nothing."""
    access, club = Access(), world.club
    if club is None:
        return access
    if shown.bearer:
        return _bearer_access(club, tokens.read(shown.bearer))
    device = tokens.read(shown.device)
    if device is not None and device.kind == "device" and device.id in club.rights.devices:
        held = club.rights.devices[device.id]
        person = one_with(club.people, held.person) if held.person else ""
        access = Access(cast(Role, held.role), person, held.id)
    table = tokens.read(shown.table)
    if table is not None and table.kind == "table":
        evening, number = table_of(table)
        state = world.evenings.get(evening)
        if state is not None and is_playing(state, today):
            role = "table" if access.role == "viewer" else access.role
            access = access._replace(role=role, evening=evening, table=number)
    return access


def _bearer_access(club: ClubState, token: Token | None) -> Access:
    """Who a program is: whoever's link or card it was given, as long as that opens anything."""
    if token is not None and token.kind == "pass" and token.id in club.rights.passes:
        return Access(cast(Role, club.rights.passes[token.id].role), "", token.id)
    holder = club.rights.holder(token.id) if token is not None and token.kind == "card" else ""
    return Access("player", one_with(club.people, holder)) if holder else Access()


def is_playing(evening: EveningState, today: date) -> bool:
    """Whether the codes of an evening's tables open anything."""
    return not evening.closed and not evening.cancelled and today <= evening.day + LASTING


def table_token(evening: str, table: int) -> Token:
    """The token of the code of a table of an evening."""
    return Token("table", f"{quote(evening, safe='').replace('.', '%2E')}~{table}")


def table_of(token: Token) -> tuple[str, int]:
    """The evening and the table of such a token."""
    evening, _, number = token.id.rpartition("~")
    return unquote(evening), int(number)


def give(response: Response, cookie: str, text: str) -> None:
    """Let a browser keep a token."""
    response.set_cookie(cookie, text, max_age=YEAR, httponly=True, samesite="lax")


def password_note(role: str) -> str:
    """The note of a club that keeps the hash of a role's password."""
    return f"password.{role}"
