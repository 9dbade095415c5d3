"""Which browser is whose: what it keeps in its cookies, read against what holds in the club now."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final, cast
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
_NAMES: Final = (
    (("Edg/", "Edge"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"),
     ("Safari/", "Safari")),
    (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
     ("Macintosh", "Mac"), ("Linux", "Linux")),
)  # fmt: skip


def reader_access(
    world: ClubWorld, tokens: Tokens, cookies: Mapping[str, str], today: date, bearer: str = ""
) -> Access:
    """Who somebody is by his cookies, or a program by the link that it bears; a viewer where they open nothing."""
    access, club = Access(), world.club
    if club is None:
        return access
    if bearer:
        return _bearer_access(club, tokens.read(bearer))
    device = tokens.read(cookies.get(DEVICE, ""))
    if device is not None and device.kind == "device" and device.id in club.rights.devices:
        held = club.rights.devices[device.id]
        person = one_with(club.people, held.person) if held.person else ""
        access = Access(cast(Role, held.role), person, held.id)
    table = tokens.read(cookies.get(TABLE, ""))
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


def called(user_agent: str) -> str:
    """What a browser calls itself, as far as it is of use to know it again; nothing of its owner."""
    found = [next((name for sign, name in names if sign in user_agent), "") for names in _NAMES]
    return ", ".join(filter(None, found))
