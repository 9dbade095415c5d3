"""What is said while very many hands of a club are counted: how far it is, at once, to whoever needs them.

A page that adds up all evenings has to know what each of them came to. Very many that were never counted are there
where a past was taken over, and after an upgrade.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.club.errors import ClubError
from windroos.club.requests import NOT_COUNTED, WHAT
from windroos.hosting.hand_counting import HandsCounted
from windroos.text.figures import number
from windroos.text.web.club_counting import WORDS
from windroos.web.club.house import Clubhouse
from windroos.web.pages import lang_of
from windroos.web.routing import route_name, within

AGAIN: Final = 2
"""Seconds until the page that is waited for asks again by itself."""
_STAND: Final = "/club/stand/{season}"
WAITS: Final = frozenset(
    {
        *("GET /club", "GET /mij", "GET /club/speler/{person}", "GET /club/records", "GET /club/verzameling"),
        *("GET /club/21", "GET /club/cijfers", "GET /club/kampioen", "GET /club/bekers", "GET /club/stand"),
        *(f"GET {_STAND}{tail}" for tail in ("", ".csv", ".xlsx", ".json", "/uitleg/{person}", "/verloop")),
        *(f"{how} {_STAND}/{tail}" for how in ("GET", "POST") for tail in ("proef", "finale", "schema")),
        *(f"POST {_STAND}/{tail}" for tail in ("formule", "wijzigen", "sluiten", "laten", "heropenen", "loten")),
        *("GET /club/print/{what}", "GET /club/avond/{id}/print/{what}", "GET /club/uitvoer/{what}/{kind}"),
        *(f"GET /api/club/{what}" for what in WHAT if what not in NOT_COUNTED),
    }
)
"""What adds up evenings; every other address answers as ever while they are counted."""


def told_while_counting(house: Clubhouse, routes: Iterable[Route]) -> list[Route]:
    """The same routes; those that add up evenings say how far counting is, as long as very much is to be counted."""
    return [_told(house, route) if route_name(route) in WAITS else route for route in routes]


def _told(house: Clubhouse, route: Route) -> Route:
    endpoint = route.endpoint

    async def answered(request: Request) -> Response:
        if not house.folder.was_read:
            house.world()
        if (far := house.folder.counting) is not None:
            house.site.counting.want()
            return _waiting(house, request, far)
        answer: Response = await endpoint(request)
        return answer

    return Route(route.path, answered, methods=list(route.methods or ("GET",)))


def _waiting(house: Clubhouse, request: Request, far: HandsCounted) -> Response:
    """How far it is, with the way back to what was asked for; for a program, a file or a form as an error.

    Raises ClubError `club_counting`.
    """
    lang, path = lang_of(request), within(request.url.path)
    figures = {key: number(value, lang) for key, value in far._asdict().items()}
    if request.method != "GET" or path.startswith("/api/") or "." in path.rpartition("/")[2]:
        raise ClubError("club_counting", **figures)
    page = house.page(request, "counting.html", WORDS, 503, far=far, figures=figures)
    page.headers["retry-after"] = page.headers["refresh"] = str(AGAIN)
    return page
