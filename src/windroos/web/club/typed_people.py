"""People of something that is typed of earlier years: chosen, or by name; who is new becomes a guest."""

from __future__ import annotations

from typing import Final, TypeVar

from starlette.requests import Request

from windroos.club.deciding import decide
from windroos.club.people import one_with
from windroos.club.person_requests import DoPerson
from windroos.club.record_requests import DoRecord
from windroos.club.season_requests import DoHonour
from windroos.web.club.house import Clubhouse, open_club

MOST: Final = 8
"""Names that are taken of one field."""
LONGEST: Final = 80
OfPeople = TypeVar("OfPeople", DoRecord, DoHonour)


async def with_people(house: Clubhouse, request: Request, person: str, names: str, asked: OfPeople) -> OfPeople:
    """What is asked, of who was chosen and of those whose names were typed, with commas between.

    Raises ClubError: as `decide`, and `club_name`; then nobody has become a guest for what is refused.
    """
    found: list[str] = [person] if person else []
    called = [" ".join(one.split())[:LONGEST] for one in names.split(",") if one.strip()][:MOST]
    anybody = next(iter(open_club(house.world()).people), "")
    if called and anybody:
        decide(house.world(), asked._replace(people=(anybody,)), "")
    for name in called:
        world = house.world()
        people = open_club(world).people
        known = [id for id, said in world.names.items() if said.casefold() == name.casefold()]
        same = dict.fromkeys(one_with(people, id) for id in known if id in people)
        found.append(next(iter(same)) if len(same) == 1 else (await house.do(request, DoPerson("", name, ())))["id"])
    return asked._replace(people=tuple(dict.fromkeys(found)))
