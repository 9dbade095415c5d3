"""What each address of the club needs: one list, and what is not on it is the host's alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from starlette.requests import Request
from starlette.routing import Route

from windroos.club.door import shown_to
from windroos.club.errors import ClubError
from windroos.club.requests import WHAT
from windroos.club.roles import RIGHTS, ROLES, ClubRight
from windroos.web.club.house import Clubhouse
from windroos.web.routing import guarded_route, route_name

_LOOK: Final = "look"
NEEDS: Final[Mapping[str, ClubRight]] = {
    "GET /club": "look",
    "GET /club/begin": "machine",
    "POST /club/begin": "machine",
    "GET /club/spelers": "members",
    "GET /club/leden": "keep",
    "POST /club/leden": "keep",
    "GET /club/leden/{id}": "keep",
    "POST /club/leden/{id}": "keep",
    "POST /club/leden/{id}/lidmaatschap": "keep",
    "POST /club/leden/{id}/beeindigen": "keep",
    "POST /club/leden/{id}/samen": "keep",
    "GET /club/instellingen": "keep",
    "POST /club/instellingen": "keep",
    "GET /club/regels": "look",
    "POST /club/regels": "keep",
    "GET /club/regels/seizoen": "keep",
    "POST /club/regels/seizoen": "keep",
    "POST /club/regels/seizoen/wijzig": "keep",
    "GET /club/stand/{season}/kaart/{rules}": "look",
    "GET /club/lijst": "look",
    "POST /club/lijst": "keep",
    "GET /club/aanmelden": "look",
    "POST /club/aanmelden": "look",
    "POST /club/afmelden": "look",
    "GET /club/k/{text}": "look",
    "GET /club/stand": "look",
    "GET /club/stand/{season}": "look",
    "GET /club/stand/{season}.csv": "look",
    "GET /club/stand/{season}.xlsx": "look",
    "GET /club/stand/{season}.json": "look",
    "GET /club/stand/{season}/uitleg/{person}": "look",
    "GET /club/stand/{season}/verloop": "look",
    "GET /club/stand/{season}/formule": "look",
    "POST /club/stand/{season}/formule": "keep",
    "GET /club/stand/{season}/proef": "keep",
    "POST /club/stand/{season}/proef": "keep",
    "GET /club/stand/{season}/schema": "look",
    "POST /club/stand/{season}/schema": "keep",
    "POST /club/stand/{season}/schema/avonden": "keep",
    "POST /club/stand/{season}/schema/inhalen": "keep",
    "GET /club/stand/{season}/finale": "look",
    "POST /club/stand/{season}/finale": "keep",
    "GET /club/stand/{season}/wijzigen": "keep",
    "POST /club/stand/{season}/wijzigen": "keep",
    "POST /club/stand/{season}/sluiten": "keep",
    "POST /club/stand/{season}/laten": "keep",
    "POST /club/stand/{season}/heropenen": "keep",
    "POST /club/stand/{season}/loten": "keep",
    "GET /club/seizoenen": "keep",
    "GET /club/seizoenen/nieuw": "keep",
    "POST /club/seizoenen": "keep",
    "GET /club/avonden": "look",
    "GET /club/avonden.ics": "look",
    "POST /club/avonden": "keep",
    "GET /club/avond/{id}": "look",
    "POST /club/avond/{id}": "desk",
    "GET /club/avond/{id}/aan": "look",
    "POST /club/avond/{id}/aan": "look",
    "GET /club/avond/{id}/scherm": "look",
    "GET /club/avond/{id}/muren": "look",
    "POST /club/avond/{id}/muren": "desk",
    "GET /club/avond/{id}/muren/bestand.json": "look",
    "GET /club/avond/{id}/muren/{round:number}/{wall:number}": "look",
    "GET /club/avond/{id}/tafels": "desk",
    "GET /club/avond/{id}/blad/{table:number}/{part:number}": "desk",
    "POST /club/avond/{id}/blad/{table:number}/{part:number}": "desk",
    "POST /club/avond/{id}/tafels": "desk",
    "GET /club/avond/{id}/tafel/{table:number}/{part:number}": "enter",
    "POST /club/avond/{id}/tafel/{table:number}/{part:number}": "enter",
    "GET /club/tafel": "look",
    "POST /club/tafel": "look",
    "GET /club/tafel/{text}": "look",
    "GET /club/avond/{id}/spel/{table:number}/{part:number}/{hand:number}": "look",
    "GET /club/avond/{id}/uitslag.csv": "look",
    "GET /club/speler/{person}": "members",
    "GET /club/records": "look",
    "POST /club/records": "keep",
    "GET /club/verzameling": "look",
    "GET /club/21": "look",
    "GET /club/cijfers": "look",
    "GET /club/kampioen": "look",
    "GET /club/bekers": "look",
    "POST /club/bekers": "keep",
    "POST /club/bekers/{cup}/ingeleverd": "keep",
    "GET /club/print": "look",
    "GET /club/print/{what}": "look",
    "GET /club/avond/{id}/print": "look",
    "GET /club/avond/{id}/print/{what}": "look",
    "GET /club/invoer": "keep",
    "GET /club/uitvoer": "keep",
    "GET /club/uitvoer/club.json": "keep",
    "GET /club/uitvoer/{what}/{kind}": "keep",
    "POST /club/invoer": "keep",
    "GET /club/invoer/ongedaan": "keep",
    "POST /club/invoer/ongedaan": "keep",
    "GET /club/invoer/{id}": "keep",
    "POST /club/invoer/{id}": "keep",
    "GET /club/privacy": "look",
    "GET /mij": "own",
    "POST /mij": "own",
    "POST /mij/apparaat": "own",
    "GET /mij/speler": "own",
    "POST /mij/speler": "own",
    "POST /mij/uitslag": "confirm",
    "POST /mij/avond": "arrive",
    "GET /mij/gegevens.json": "own",
    "GET /club/kas": "keep",
    "POST /club/kas": "keep",
    "GET /club/kas.csv": "keep",
    "GET /club/kas/avond/{evening}": "keep",
    "POST /club/kas/avond/{evening}": "keep",
    "GET /club/kas/opheffen": "keep",
    "POST /club/kas/opheffen": "keep",
    "GET /club/aanspraken": "keep",
    "GET /club/kaart/{person}": "keep",
    "POST /club/kaart/{person}": "keep",
    "POST /club/kaarten": "keep",
    "GET /club/vergeten": "keep",
    "GET /club/vergeten/{person}": "keep",
    "POST /club/vergeten/{person}": "keep",
    "GET /api/club": "look",
    "GET /api/club/openapi.json": "look",
    "GET /api/club/people": "members",
    **{f"GET /api/club/{what}": shown_to(what) for what in WHAT},
    "POST /api/club/do": "keep",
    "GET /club/logboek": "keep",
    "GET /club/logboek.csv": "keep",
    "GET /club/bewaren": "machine",
    "POST /club/bewaren": "machine",
    "POST /club/bewaren/opnieuw": "keep",
    "GET /club/bewaren/kopie": "machine",
    "GET /club/rechten": "keep",
    "POST /club/rechten/apparaat": "keep",
    "POST /club/rechten": "machine",
}
"""The right that a method and an address take. Whose it is over, where it is one's own, its page asks."""


def guarded(house: Clubhouse, routes: Iterable[Route]) -> list[Route]:
    """The same routes, each of which first sees that who asks has the right that it takes."""
    return [_guarded(house, route) for route in routes]


def needed(route: Route) -> ClubRight:
    """The right that a route takes."""
    return NEEDS.get(route_name(route), "machine")


def _guarded(house: Clubhouse, route: Route) -> Route:
    right = needed(route)

    def check(request: Request) -> None:
        if not house.access(request).has(right):
            raise ClubError(f"club_for_{least(right)}")

    return route if right == _LOOK else guarded_route(route, check)


def least(right: ClubRight) -> str:
    """The lowest role that has a right."""
    return next(role for role in ROLES if right in RIGHTS[role])
