"""A large club to print: forty members, names of 25 letters, tables of three, four and five, hands by the 144 rules."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random
from typing import Any, Final

from tests.web.conftest import apart
from windroos.club.evening_events import TablesMade
from windroos.club.told import evening_text
from windroos.hosting.club_folder import ClubFolder
from windroos.store.changes import Append
from windroos.web.site import Site

LONGEST: Final = "Annemarie-Wilhelmina Jans"
"""Twenty-five letters."""
HOSTILE: Final = '#import "x" *@b* $1$ <b>&'
MEMBERS: Final = {
    f"m{at:02}": name
    for at, name in enumerate(
        (LONGEST, HOSTILE, *(f"{first} van der {last}" for first in ("Anna", "Bram", "Carla", "Dirk", "Els")
                             for last in ("Berg", "Dam", "Hout", "Laan", "Meer", "Veen", "Zee", "Waal"))),
    )
}  # fmt: skip
"""By id; forty of them played."""
PLAYING: Final = tuple(MEMBERS)[:40]
FIRST: Final = date(2023, 9, 5)
EVENINGS: Final = 12


def evenings() -> list[dict[str, Any]]:
    """Twelve evenings with ten tables each, one whose only table has its hands, and one to come."""
    random = Random(7)
    lines: list[dict[str, Any]] = []
    for at in range(EVENINGS):
        day = FIRST + timedelta(weeks=2 * at)
        lines.append({"do": "evening", "id": f"e{at:02}", "date": str(day), "rules": "nts2002"})
        here = random.sample(PLAYING, 40)
        for table in range(10):
            points = [random.randrange(-900, 900) for _ in range(3)]
            points.append(-sum(points))
            made = [random.randrange(1, 6) for _ in range(4)]
            lines.append(
                {
                    "do": "result",
                    "evening": f"e{at:02}",
                    "table": table + 1,
                    "players": here[table::10],
                    "points": points,
                    "mahjongs": made,
                    "caused": [1, 1, 1, 1],
                    "hands": 20,
                }
            )
        lines.append({"do": "close", "evening": f"e{at:02}"})
    players = list(PLAYING[:4])
    hands: list[dict[str, Any]] = [
        {"winner": players[at % 4], "by": "self", "scores": [20 + at, 40, 60, 80]} for at in range(14)
    ]
    hands.append({"winner": players[1], "by": "discard", "giver": players[0], "scores": [0, 640, 100, 0]})
    hands.append(
        {"winner": players[3], "by": "self", "scores": [20, 40, 0, None], "special": {"situation": "pe_ling_eet_cake"}}
    )
    lines.append({"do": "evening", "id": "hands", "date": "2024-02-27", "rules": "nmv144"})
    lines.append({"do": "hands", "evening": "hands", "table": 1, "players": players, "hands": hands})
    lines.append({"do": "evening", "id": "next", "date": "2024-03-19", "rules": "groenehart2011"})
    return lines


def scheme() -> list[list[list[str]]]:
    """Twelve rounds of sixteen people at tables of five, four, four and three."""
    random, people = Random(1), list(PLAYING[:16])
    rounds = []
    for _ in range(EVENINGS):
        random.shuffle(people)
        rounds.append([people[:5], people[5:9], people[9:13], people[13:]])
    return rounds


PRINTED: Final[tuple[dict[str, Any], ...]] = (
    {"do": "club", "name": "De Vier Winden", "year": "09-01"},
    *({"do": "person", "id": id, "name": name, "member": "2022-09-01"} for id, name in MEMBERS.items()),
    {"do": "season", "id": "s23", "from": "2023-09-01", "until": "2024-02-28", "formula": "groenehart"},
    {"do": "season", "id": "p23", "from": "2023-09-01", "until": "2024-08-31", "formula": "peling-punten"},
    *evenings(),
    *(
        {"do": "book", "date": "2023-10-01", "amount": amount, "kind": kind}
        for kind, amount in (("contributie", 42_000), ("zaalhuur", -31_500), ("koffie", -4_250), ("giften", 1_025))
    ),
    {"do": "cup", "id": "wisselbeker", "season": "p23"},
    {
        "do": "settings",
        "place": "Gouda",
        "rules": ["nmv144"],
        "contribution": 350,
        "rulings": {"losers": "yes"},
        "conduct": "Telefoons staan stil.\nWie te laat is, wacht op de volgende ronde.",
    },
    {"do": "scheme", "season": "p23", "rounds": scheme()},
    *({"do": "member_card", "person": person} for person in PLAYING[:12]),
)


def seat(site: Site, evening: str, sizes: tuple[int, ...]) -> None:
    """Let the members sit at tables of these sizes."""
    people = list(PLAYING)
    tables = [tuple(people.pop(0) for _ in range(size)) for size in sizes]
    folder = ClubFolder(site.store)
    length = folder.world().evenings[evening].length
    text = evening_text("host", TablesMade(tuple(tables), 0))
    apart(site.store.write(Append(f"{folder.id}.{evening}", length, [text])))
