"""The first page of the club."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.text.web.club_home import WORDS
from windroos.web.club.house import HERE, Clubhouse
from windroos.web.routing import get


def routes(house: Clubhouse) -> list[Route]:
    """The first page."""

    async def home(request: Request) -> Response:
        return house.page(request, "home.html", WORDS, open=house.world().club is not None)

    return [get(HERE, home)]
