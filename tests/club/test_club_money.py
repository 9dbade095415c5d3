"""What is owed and paid, counter-entries, dissolving to the cent, claims that lapse; of whom erasing is proposed."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from windroos.club.cash import divided
from windroos.club.club_state import fold_club
from windroos.club.deciding import ClubWorld, decide
from windroos.club.dissolving import dissolution
from windroos.club.dues import DEPOSIT, DUE_KINDS, EVENING, HALF_YEAR, person_dues
from windroos.club.evening_state import fold_evening
from windroos.club.member_list import people_rows
from windroos.club.requests import REQUEST
from windroos.club.retention import proposals

Json = dict[str, Any]
CLUB: list[Json] = [
    {"do": "club", "name": "Proef", "year": "09-01"},
    *({"do": "person", "id": id, "name": f"Naam {id}", "member": "2024-01-01"} for id in "abc"),
    {"do": "person", "id": "d", "name": "Gast", "member": False},
]
EVENINGS: list[Json] = [
    {"do": "evening", "id": "e1", "date": "2024-03-05", "rules": "nts2002"},
    {"do": "result", "evening": "e1", "table": 1, "players": list("abcd"), "points": [40, 0, -40, 0]},
]


def told(asked: Iterable[Json], world: ClubWorld | None = None) -> ClubWorld:
    """The world after requests."""
    world = world or ClubWorld()
    for at, one in enumerate(asked):
        made = decide(world, REQUEST.read(one, ""), f"{at:016x}")
        club = fold_club(made.club, world.club) if made.club else world.club
        evenings = dict(world.evenings)
        for id, events in {made.evening: made.events, **made.evenings}.items():
            if events:
                evenings[id] = fold_evening(id, events, evenings.get(id))
        names = {id: name for id, name in world.names.items() if id not in made.forgotten}
        world = world._replace(club=club, evenings=evenings, names={**names, **made.names})
    return world


def owed(world: ClubWorld, day: str = "2024-12-31") -> dict[str, tuple[int, ...]]:
    assert world.club is not None
    return {
        one.person: (*one.owed, one.open)
        for one in person_dues(world.club, world.evenings.values(), date.fromisoformat(day))
    }


def test_an_evening_the_deposit_and_half_years_are_owed() -> None:
    """Who joins owes the deposit once, who takes part the evening, guests too, and members every half year begun."""
    dues = {"do": "dues", "since": "2024-01-01", "evening": 250, "deposit": 2000, "half_year": 1500}
    world = told([*CLUB, dues, *EVENINGS])
    assert DUE_KINDS == (EVENING, DEPOSIT, HALF_YEAR)
    assert owed(world)["d"] == (250, 0, 0, 250)
    # September to February, March to August, September on: three halves of club years were begun.
    assert owed(world)["a"] == (250, 2000, 4500, 6750)
    assert owed(world, "2024-02-29")["a"] == (0, 2000, 1500, 3500)
    dearer = {"do": "dues", "since": "2024-03-01", "evening": 300, "deposit": 2500, "half_year": 1500}
    assert owed(told([dearer], world))["a"] == (300, 2000, 4500, 6800)
    ended = {"do": "person", "id": "b", "member": ["2024-01-01", "2024-02-10"]}
    assert owed(told([ended], world))["b"] == (250, 2000, 1500, 3750)


def test_a_tick_books_and_takes_back() -> None:
    """A second tick books nothing; taking it back is a counter-entry, after which it can be booked again."""
    dues = {"do": "dues", "since": "2024-01-01", "evening": 250}
    paid, unpaid = ({"do": "paid", "evening": "e1", "person": "a", "paid": one} for one in (True, False))
    world = told([*CLUB, dues, *EVENINGS, paid, paid])
    assert owed(world)["a"][-1] == 0
    world = told([unpaid, unpaid], world)
    assert owed(world)["a"][-1] == 250
    world = told([paid], world)
    assert world.club is not None
    assert [(entry.amount, entry.counter) for entry in world.club.entries] == [(250, 0), (-250, 1), (250, 0)]
    assert owed(world)["a"][-1] == 0


def test_a_merged_person_owes_as_one() -> None:
    dues = {"do": "dues", "since": "2024-01-01", "evening": 250}
    paid = {"do": "paid", "evening": "e1", "person": "d", "paid": True}
    new = {"do": "person", "id": "f", "name": "Frits", "member": "2024-04-01"}
    world = told([*CLUB, dues, *EVENINGS, paid, new, {"do": "merge", "person": "d", "into": "f"}])
    assert owed(world)["f"] == (250, 0, 0, 0)


@given(st.integers(0, 10**6), st.sets(st.text("abcdefgh", min_size=1, max_size=3), min_size=1), st.integers(0))
def test_a_division_leaves_nothing_over(amount: int, people: set[str], seed: int) -> None:
    shares = divided(amount, people, seed)
    assert sum(shares.values()) == amount
    assert max(shares.values()) - min(shares.values()) <= 1
    assert shares == divided(amount, sorted(people, reverse=True), seed)


def test_a_club_is_dissolved_once_to_the_cent() -> None:
    """Things go to who is a member; the rest to everybody who ever was, erased people too."""
    dissolve = {"do": "dissolve", "date": "2024-06-30", "things": ["spel 1", " ", "spel 2", "kast"]}
    world = told(
        [
            *CLUB,
            {"do": "person", "id": "c", "member": ["2020-01-01", "2022-01-01"]},
            {"do": "book", "date": "2024-02-01", "amount": 1000, "kind": "gift"},
            {"do": "erase", "person": "c"},
            dissolve,
        ]
    )
    club = world.club
    assert club is not None
    assert club.dissolved is not None
    made = dissolution(club, club.dissolved)
    assert made.balance == sum(made.shares.values()) == 1000
    assert sorted(made.shares) == ["a", "b", "c"]
    assert sorted(made.shares.values()) == [333, 333, 334]
    assert list(made.buyers) == ["spel 1", "spel 2", "kast"]
    assert set(made.buyers.values()) == {"a", "b"}


def test_former_members_are_proposed_after_two_years() -> None:
    """Counted from their last day as members or at a table; not who joined again, nor who was erased."""
    left = [{"do": "person", "id": id, "member": ["2020-01-01", "2024-01-31"]} for id in "abc"]
    world = told([*CLUB, *left, *EVENINGS, {"do": "person", "id": "c", "member": [["2020-01-01", "2024-01-31"]]}])
    assert world.club is not None

    def on(day: str, world: ClubWorld = world) -> list[str]:
        assert world.club is not None
        return [one.person for one in proposals(world.club, world.evenings.values(), date.fromisoformat(day))]

    assert on("2026-03-05") == []
    assert on("2026-03-06") == ["a", "b", "c"]
    again = {"do": "person", "id": "a", "member": [["2020-01-01", "2024-01-31"], ["2025-01-01", "2027-01-01"]]}
    assert on("2026-03-06", told([again, {"do": "erase", "person": "b"}], world)) == ["c"]


def test_a_club_sets_after_how_many_years_and_results_without_a_table_count() -> None:
    """A total that was taken over from the past is an evening at which he was."""
    left = [{"do": "person", "id": id, "member": ["2020-01-01", "2021-01-31"]} for id in "ab"]
    past = {
        "do": "import", "id": "oud", "digest": "x", "shapes": ["long"], "people": [],
        "evenings": [{"id": "e9", "date": "2024-03-05", "totals": [{"person": "b", "points": 12}]}],
    }  # fmt: skip
    world = told([*CLUB, *left, past])
    assert world.club is not None

    def on(day: str, world: ClubWorld) -> list[str]:
        assert world.club is not None
        return [one.person for one in proposals(world.club, world.evenings.values(), date.fromisoformat(day))]

    assert on("2023-02-01", told(left, told(CLUB))) == ["a", "b"], "two years where the club says nothing"
    assert on("2026-03-05", world) == ["a"]
    assert on("2026-03-06", world) == ["a", "b"]
    five = told([{"do": "settings", "forget_after": 5}], world)
    assert on("2026-01-31", five) == []
    assert on("2026-03-06", five) == ["a"]
    rows = {row.id: row for row in people_rows(world, str, date(2026, 1, 1))}
    assert (rows["b"].last, rows["b"].evenings) == (date(2024, 3, 5), 1)
