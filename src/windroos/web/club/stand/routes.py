"""The addresses of standings."""

from __future__ import annotations

from starlette.routing import Route

from windroos.web.club.house import Clubhouse
from windroos.web.club.stand import finale, formulas, making, pages, schemes
from windroos.web.club.stand.boards import Boards


def routes(house: Clubhouse, boards: Boards) -> list[Route]:
    """Everything under /club/stand and /club/seizoenen."""
    return [
        *formulas.routes(house),
        *making.routes(house),
        *pages.routes(house, boards),
        *schemes.routes(house),
        *finale.routes(house),
    ]
