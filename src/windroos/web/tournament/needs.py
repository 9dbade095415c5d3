"""What each address of a tournament needs: one list, and what is not on it is the host's alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from starlette.routing import Route

from windroos.web.routing import guarded_route, route_name
from windroos.web.tournament.access import API, HallRole
from windroos.web.tournament.api_document import SHOWN_TO
from windroos.web.tournament.house import TournamentHouse

NEEDS: Final[Mapping[str, HallRole]] = {
    "GET /toernooi": "viewer",
    "GET /toernooi/nieuw": "host",
    "POST /toernooi/nieuw": "host",
    "GET /toernooi/k/{text}": "viewer",
    "GET /toernooi/{id}": "viewer",
    "GET /toernooi/{id}/speler/{number:number}": "viewer",
    "GET /toernooi/{id}/speler/{number:number}/nodig": "viewer",
    "GET /toernooi/{id}/loting.json": "viewer",
    "GET /toernooi/{id}/inschrijven": "viewer",
    "POST /toernooi/{id}/inschrijven": "viewer",
    "GET /toernooi/{id}/inschrijven.txt": "viewer",
    "GET /toernooi/{id}/scherm/{what}": "viewer",
    "GET /toernooi/{id}/ik": "viewer",
    "POST /toernooi/{id}/ik": "viewer",
    "GET /toernooi/{id}/tafel/{table:number}": "table",
    "POST /toernooi/{id}/tafel/{table:number}": "table",
    "POST /toernooi/{id}/tafel/{table:number}/zit": "table",
    "GET /toernooi/{id}/muren": "viewer",
    "GET /toernooi/{id}/muren.json": "viewer",
    "GET /toernooi/{id}/muren/{round:number}/{wall:number}": "viewer",
    "GET /toernooi/{id}/leiding/muren": "desk",
    "POST /toernooi/{id}/leiding/muren": "desk",
    "GET /toernooi/{id}/leiding": "desk",
    "POST /toernooi/{id}/leiding": "desk",
    "GET /toernooi/{id}/leiding/deelnemers": "desk",
    "POST /toernooi/{id}/leiding/deelnemers": "desk",
    "GET /toernooi/{id}/leiding/deelnemers/lijst": "desk",
    "POST /toernooi/{id}/leiding/deelnemers/lijst": "desk",
    "GET /toernooi/{id}/leiding/deelnemers/lijst/{draft}": "desk",
    "POST /toernooi/{id}/leiding/deelnemers/lijst/{draft}": "desk",
    "GET /toernooi/{id}/leiding/loting": "desk",
    "POST /toernooi/{id}/leiding/loting": "desk",
    "GET /toernooi/{id}/leiding/indeling": "desk",
    "POST /toernooi/{id}/leiding/indeling": "desk",
    "POST /toernooi/{id}/leiding/indeling/eigen": "desk",
    "GET /toernooi/{id}/leiding/indeling/zoeken": "desk",
    "POST /toernooi/{id}/leiding/indeling/zoeken": "desk",
    "GET /toernooi/{id}/leiding/rondes": "desk",
    "POST /toernooi/{id}/leiding/rondes": "desk",
    "GET /toernooi/{id}/leiding/uitslagen": "desk",
    "POST /toernooi/{id}/leiding/uitslagen": "desk",
    "GET /toernooi/{id}/leiding/straffen": "desk",
    "POST /toernooi/{id}/leiding/straffen": "desk",
    "GET /toernooi/{id}/leiding/invallers": "desk",
    "POST /toernooi/{id}/leiding/invallers": "desk",
    "GET /toernooi/{id}/leiding/formulier": "desk",
    "POST /toernooi/{id}/leiding/formulier": "desk",
    "GET /toernooi/{id}/leiding/slot": "desk",
    "POST /toernooi/{id}/leiding/slot": "desk",
    "GET /toernooi/{id}/leiding/prijzen": "desk",
    "POST /toernooi/{id}/leiding/prijzen": "desk",
    "GET /toernooi/{id}/leiding/uitvoer": "desk",
    "GET /toernooi/{id}/leiding/logboek": "desk",
    "GET /toernooi/{id}/leiding/logboek.csv": "desk",
    "GET /toernooi/{id}/leiding/uitvoer/{file}": "desk",
    "GET /toernooi/{id}/print": "viewer",
    "GET /toernooi/{id}/print/{what}": "viewer",
    f"GET {API}": "viewer",
    f"GET {API}/openapi.json": "viewer",
    f"GET {API}/{{id}}": "viewer",
    **{f"GET {API}/{{id}}/{what}": role for what, role in SHOWN_TO.items()},
    f"POST {API}/{{id}}/do": "desk",
}
"""The least role that a method and an address take. Which table somebody sits at, or who he is, its page asks."""


def needed(route: Route) -> HallRole:
    """The least role that a route takes."""
    return NEEDS.get(route_name(route), "host")


def guarded(house: TournamentHouse, routes: Iterable[Route]) -> list[Route]:
    """The same routes, each of which first sees that who asks may."""
    return [_guarded(house, route) for route in routes]


def _guarded(house: TournamentHouse, route: Route) -> Route:
    role = needed(route)
    if role == "viewer":
        return route
    return guarded_route(route, lambda request: house.needs(request, request.path_params.get("id", ""), role))
