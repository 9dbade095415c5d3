"""The addresses of the club: each area gives its own."""

from __future__ import annotations

from starlette.routing import Route

from windroos.web.club import home, prints
from windroos.web.club.house import Clubhouse
from windroos.web.club.stand import routes as stand


def routes(house: Clubhouse) -> list[Route]:
    """All pages of the club."""
    return [
        *home.routes(house),
        *stand.routes(house),
        *prints.routes(house),
    ]
