"""Who reads a page that was asked for over HTTP: what he chose is in cookies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from starlette.requests import HTTPConnection

from windroos.text.words import Lang, lang_of
from windroos.web.routing import told
from windroos.web.who_reads import CHOICES, Letters, Reader, Theme

LANG: Final = "windroos.lang"
"""Where a request carries the language that its server was started with."""
HOUSE: Final = "windroos.house"
"""Where it carries the address of the house."""
PAGE: Final = "x-windroos-lang"
"""The header in which a script says its page's language; a socket, which can send none, asks for `?lang=`."""


def reader_of(connection: HTTPConnection) -> Reader:
    """The reader behind a request, in the language of the page that asks.

    Where no page asks it is the one of the cookie, else the server's, the browser's, or Dutch. A page goes first, for
    it may stand open while another is chosen, and what is told on it belongs to what is written there.
    """
    cookies, path = connection.cookies, connection.scope.get("path", "")
    lang = (
        chosen_lang(connection)
        or connection.scope.get(LANG)
        or _accepted(connection.headers.get("accept-language", ""))
    )
    return Reader(
        cast(Lang, lang),
        cast(Theme, _chosen(cookies, "theme") or "auto"),
        cast(Letters, _chosen(cookies, "letters") or lang),
        connection.scope.get(HOUSE, ""),
        path if told(path) == path else "",
    )


def chosen_lang(connection: HTTPConnection) -> Lang | None:
    """The language that somebody chose, in the address or on a page before; None where nobody did."""
    found = (
        _chosen({"lang": connection.headers.get(PAGE, "")}, "lang")
        or _chosen(connection.query_params, "lang")
        or _chosen(connection.cookies, "lang")
    )
    return cast(Lang, found) if found else None


def _chosen(cookies: Mapping[str, str], name: str) -> str | None:
    value = cookies.get(name)
    return value if value in CHOICES[name] else None


def _accepted(header: str) -> Lang:
    """The first language of the header that Windroos speaks; Dutch if none."""
    weighed = []
    for place, part in enumerate(header.split(",")):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            weight = 0.0
        weighed.append((-weight, place, tag.lower()[:2]))
    for weight, _, tag in sorted(weighed):
        if weight < 0 and (lang := lang_of(tag)):
            return lang
    return "nl"
