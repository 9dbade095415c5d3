"""People of something that is typed of earlier years: chosen, or by name; who is new becomes a guest."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from windroos.club.people import one_with
from windroos.club.person_requests import DoPerson
from windroos.web.club.house import Clubhouse, open_club

MOST: Final = 8
"""Names that are taken of one field."""
LONGEST: Final = 80


async def people_typed(house: Clubhouse, request: Request, person: str, names: str) -> tuple[str, ...]:
    """The ids of who was chosen and of those whose names were typed, with commas between; () where nobody was.

    Raises ClubError `club_name`.
    """
    found = [person] if person else []
    for name in [" ".join(one.split())[:LONGEST] for one in names.split(",") if one.strip()][:MOST]:
        world = house.world()
        people = open_club(world).people
        known = [id for id, called in world.names.items() if called.casefold() == name.casefold()]
        same = dict.fromkeys(one_with(people, id) for id in known if id in people)
        found.append(next(iter(same)) if len(same) == 1 else (await house.do(request, DoPerson("", name, ())))["id"])
    return tuple(dict.fromkeys(found))
