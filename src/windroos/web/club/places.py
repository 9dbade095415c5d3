"""Where one can go in the club."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.web.club.access import Access, Role


class ClubPlace(NamedTuple):
    """A page of the club that its navigation leads to.

    key    of its name among the words (`place_...`)
    role   that it takes
    group  `main`: always in sight; `figures`, `club`, `desk`: under "more"
    """

    path: str
    key: str
    role: Role = "viewer"
    group: str = "main"


PLACES: Final = (
    ClubPlace("/club", "home"),
    ClubPlace("/club/avonden", "evenings"),
    ClubPlace("/club/stand", "standings"),
    ClubPlace("/club/spelers", "players", "player"),
    ClubPlace("/club/records", "records"),
    ClubPlace("/club/bekers", "cups", group="figures"),
    ClubPlace("/club/verzameling", "collection", group="figures"),
    ClubPlace("/club/21", "twentyone", group="figures"),
    ClubPlace("/club/kampioen", "champion", group="figures"),
    ClubPlace("/club/cijfers", "figures", group="figures"),
    ClubPlace("/club/regels", "rules", group="club"),
    ClubPlace("/club/lijst", "list", group="club"),
    ClubPlace("/club/privacy", "privacy", group="club"),
    ClubPlace("/mij", "me", "player", "club"),
    ClubPlace("/club/leden", "people", "secretary", "desk"),
    ClubPlace("/club/seizoenen", "seasons", "secretary", "desk"),
    ClubPlace("/club/vergeten", "erasing", "secretary", "desk"),
    ClubPlace("/club/kas", "cash", "secretary", "desk"),
    ClubPlace("/club/aanspraken", "claims", "secretary", "desk"),
    ClubPlace("/club/print", "prints", group="club"),
    ClubPlace("/club/invoer", "import", "secretary", "desk"),
    ClubPlace("/club/uitvoer", "export", "secretary", "desk"),
    ClubPlace("/club/logboek", "log", "secretary", "desk"),
    ClubPlace("/club/instellingen", "settings", "secretary", "desk"),
    ClubPlace("/club/rechten", "rights", "secretary", "desk"),
    ClubPlace("/club/bewaren", "keep", "host", "desk"),
)

CLUBS: Final = ClubPlace("/clubs", "clubs", group="club")
"""Where the clubs of a folder are chosen from."""
BEGINS: Final[Role] = "host"
"""Who begins one."""


def places(access: Access, *, several: bool) -> tuple[ClubPlace, ...]:
    """The places that a reader may go to; to the other clubs of the folder where there are any, or he may begin one."""
    found = tuple(place for place in PLACES if access.may(place.role))
    return (*found, CLUBS) if several or access.may(BEGINS) else found
