"""The name that somebody plays under, remembered by his browser: he is asked once; and what that calls itself."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from windroos.web.host import YEAR
from windroos.web.names import NamingError, clean_name

COOKIE: Final = "name"
_NAMES: Final = (
    (("Edg/", "Edge"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"),
     ("Safari/", "Safari")),
    (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
     ("Macintosh", "Mac"), ("Linux", "Linux")),
)  # fmt: skip


def known_name(connection: HTTPConnection) -> str:
    """What somebody called himself last; "" where he never said, or no name comes of what his browser sends."""
    try:
        return clean_name(unquote(connection.cookies.get(COOKIE, "")))
    except NamingError:
        return ""


def forget_name(response: Response) -> None:
    """Let the browser keep no name."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def remember_name(response: Response, name: str) -> None:
    """Let the browser keep a name; "" is none."""
    if name:
        response.set_cookie(COOKIE, quote(name), max_age=YEAR, httponly=True, samesite="lax")


def browser_called(user_agent: str) -> str:
    """What a browser calls itself, as far as it is of use to know it again; nothing of its owner."""
    found = [next((name for sign, name in names if sign in user_agent), "") for names in _NAMES]
    return ", ".join(filter(None, found))
