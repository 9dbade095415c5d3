"""The season after one: its days, and who goes up and down between divisions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.club.told_world import ToldWorld
from windroos.club.next_season import NextSeason, next_season

TOML = 'name = "Punten"\n[table]\nmeasure = "points"\n'
FIRST = ("a", "b", "c", "d")
SECOND = ("e", "f", "g", "h")
THIRD = ("i", "j", "k", "l")


def league(moves: int) -> ToldWorld:
    """Three divisions, each of four who played once: the first of each is its first by name."""
    world = ToldWorld({"do": "club", "name": "Proef", "year": "calendar"})
    everybody = (*FIRST, *SECOND, *THIRD, "z")
    world.tell(*({"do": "person", "id": id, "name": id.upper(), "member": "2020-01-01"} for id in everybody))
    day = {"from": "2024-01-01", "until": "2024-12-31", "toml": TOML}
    above = ""
    for id, people in (("een", (*FIRST, "z")), ("twee", SECOND), ("drie", THIRD)):
        said: dict[str, Any] = {"do": "season", "id": id, "name": f"Klasse {id} 2024", **day, "people": list(people)}
        world.tell({**said, "above": above, "moves": moves} if above else said)
        above = id
    world.tell({"do": "evening", "id": "e1", "date": "2024-03-05", "rules": "nts2002"})
    for table, people in enumerate((FIRST, SECOND, THIRD), 1):
        points = [300, 100, -100, -300]
        world.tell({"do": "result", "evening": "e1", "table": table, "players": list(people), "points": points})
    return world


def after(world: ToldWorld, season: str) -> NextSeason:
    club = world.world.club
    assert club is not None
    return next_season(club, world.world.evenings.values(), club.seasons[season])


@pytest.mark.parametrize(
    ("moves", "season", "people"),
    [
        (1, "een", "abcze"), (1, "twee", "fgdi"), (1, "drie", "jklh"),
        (2, "een", "abzef"), (2, "twee", "cdij"), (2, "drie", "klgh"), (0, "twee", "efgh"),
    ],
)  # fmt: skip
def test_the_first_of_a_division_change_places_with_the_last_of_the_one_above(
    moves: int, season: str, people: str
) -> None:
    """Who is in no ranking (Z, who did not play) stays where he is."""
    assert sorted(after(league(moves), season).people) == sorted(people)


@pytest.mark.parametrize("moves", [1, 2, 3, 4, 9])
def test_nobody_is_lost_or_doubled_between_divisions(moves: int) -> None:
    """Also where more move than a division can spare: who goes up does not go down as well."""
    world = league(moves)
    found = [after(world, season) for season in ("een", "twee", "drie")]
    everybody = [person for one in found for person in one.people]
    assert sorted(everybody) == sorted((*FIRST, *SECOND, *THIRD, "z"))
    assert sorted(person for one in found for person in one.joined) == sorted(
        person for one in found for person in one.left
    )


@pytest.mark.parametrize(
    ("since", "until", "expected"),
    [
        ("2024-01-01", "2024-12-31", ("2025-01-01", "2025-12-31")),
        ("2023-09-01", "2024-08-31", ("2024-09-01", "2025-08-31")),
        ("2023-03-01", "2024-02-29", ("2024-03-01", "2025-02-28")),
        ("2024-01-01", "2024-06-30", ("2024-07-01", "2024-12-31")),
        ("2024-07-01", "2024-12-31", ("2025-01-01", "2025-06-30")),
        ("2024-01-10", "2024-02-20", ("2024-02-21", "2024-04-02")),
    ],
    ids=["year", "club-year", "leap", "spring", "autumn", "days"],
)
def test_it_begins_the_day_after_and_is_as_long(since: str, until: str, expected: tuple[str, str]) -> None:
    world = ToldWorld({"do": "club", "name": "Proef", "year": "calendar"})
    world.tell({"do": "season", "id": "s", "name": "Stand 2024", "from": since, "until": until, "toml": TOML})
    found = after(world, "s")
    assert (found.since.isoformat(), found.until.isoformat()) == expected
    assert (found.name, found.people) == (f"Stand {2024 + found.since.year - int(since[:4])}", ())
