"""The addresses of the evenings."""

from __future__ import annotations

from starlette.routing import Route

from windroos.web.club.evening import at_table, brought, calendar, desk, entry, forming, hall, result, walls
from windroos.web.club.evening.shared import EveningHouse
from windroos.web.club.kept_pages import kept_for_everybody
from windroos.web.club.retyping import retyping


def routes(rooms: EveningHouse) -> list[Route]:
    """The calendar and all pages of an evening."""
    pages = [
        *calendar.routes(rooms),
        *hall.routes(rooms),
        *forming.routes(rooms),
        *entry.routes(rooms),
        *result.routes(rooms),
        *at_table.routes(rooms),
        *brought.routes(rooms),
        *walls.routes(rooms),
        *desk.routes(rooms),
    ]
    return retyping(kept_for_everybody(rooms.house, pages, rooms.revision))
