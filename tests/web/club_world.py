"""A club for pages to show: members, guests, a season, evenings with results; told to a site as lines are to the door.

`tell` writes, `CLUB` are the lines: other tests add their own. Names are as long as pages must be able to show.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any, Final

from tests.web.conftest import apart
from tests.web.states import LONG
from windroos.club.requests import REQUEST
from windroos.hosting.club_folder import ClubFolder
from windroos.web.club.house import Clubhouse
from windroos.web.site import Site

TODAY: Final = date(2024, 3, 20)
MEMBERS: Final = {
    "anna": "Anna de Vries",
    "bart": "Bart van den Berg",
    "cor": "Cor Jansen",
    "dora": "Dora Visser",
    "els": "Els Bakker",
    "frits": f"{LONG[1]} van Spreeuwenburg",
    "greet": "Greet Smit",
    "hans": "Hans Mulder",
    "ineke": "Ineke 't Hart",
    "joost": "Joost Ouwerkerk",
}
"""By id."""
GUEST: Final = "wim"


def evening(id: str, day: str, points: Iterable[Iterable[int]], closed: bool = True) -> list[dict[str, Any]]:
    """An evening with tables of four: the points of each table, its players in the order of the members."""
    people = list(MEMBERS)
    lines: list[dict[str, Any]] = [{"do": "evening", "id": id, "date": day, "rules": "nts2002"}]
    for at, won in enumerate(map(list, points)):
        lines.append(
            {
                "do": "result", "evening": id, "table": at + 1, "players": people[4 * at : 4 * at + len(won)],
                "points": won, "mahjongs": [3, 2, 2, 1][: len(won)], "caused": [1, 2, 2, 3][: len(won)], "hands": 12,
            }
        )  # fmt: skip
    return [*lines, {"do": "close", "evening": id}] if closed else lines


CLUB: Final[tuple[dict[str, Any], ...]] = (
    {"do": "club", "name": "De Vier Winden", "year": "09-01"},
    *({"do": "person", "id": id, "name": name, "member": "2022-09-01"} for id, name in MEMBERS.items()),
    {"do": "person", "id": GUEST, "name": "Wim"},
    {"do": "season", "id": "s23", "from": "2023-09-01", "until": "2024-08-31", "formula": "groenehart"},
    *evening("e1", "2024-01-09", [(812, 96, -300, -608), (240, 128, -96, -272)]),
    *evening("e2", "2024-01-23", [(-480, 1504, -256, -768), (64, 32, -32, -64)]),
    *evening("e3", "2024-03-19", [(320, -32, -160, -128)], closed=False),
)


def house_of(site: Site) -> Clubhouse:
    """The club of a site, as its pages have it."""
    return Clubhouse(site, ClubFolder(site.store))


def tell(site: Site, *lines: dict[str, Any]) -> list[dict[str, Any]]:
    """Do these one after another; the answers. Any that cannot be done raises its error."""
    folder = ClubFolder(site.store)

    async def told() -> list[dict[str, Any]]:
        return [await folder.do(REQUEST.read(line, ""), "host", TODAY) for line in lines]

    return apart(told())
