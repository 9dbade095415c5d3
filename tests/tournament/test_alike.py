"""Clubs and countries are spread though the schedule is made before the draw: they draw among numbers kept for them."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.tournament.door_of import ask
from windroos.reckoning.tournament_stages import Apart
from windroos.tournament.alike import alike_numbers
from windroos.tournament.entrant_events import EntrantSet


def entrant(id: str, club: str = "", country: str = "") -> EntrantSet:
    return EntrantSet(id, club=club, country=country)


def test_who_have_two_things_in_common_have_numbers_of_both() -> None:
    people = [
        *(entrant("a", "Oost", "NL"), entrant("b", "Oost", "NL"), entrant("c", "West", "NL"), entrant("d", "oost")),
        *(entrant("e", "", "DE"), entrant("f"), entrant("g", "Oost", "DE")),
    ]
    found = alike_numbers(people, ("club", "country"), 4, {1, 2}, frozenset())
    numbers = {one: number for part in found.parts for one, number in zip(part.people, part.numbers, strict=True)}
    assert sorted(numbers) == ["a", "b", "c", "d", "e", "g"]
    assert sorted(numbers.values()) == [3, 4, 5, 6, 7, 8]
    assert {frozenset(group) for group in found.groups} == {
        frozenset(numbers[one] for one in some) for some in ("abdg", "abc", "eg")
    }
    assert {part.name: part.people for part in found.parts}["club Oost · country NL"] == ("a", "b")


def test_more_than_there_are_tables_and_who_draw_elsewhere_are_nobodys() -> None:
    people = [entrant(one, "Oost") for one in "abc"] + [entrant(one, "West") for one in "de"]
    clubs: tuple[Apart, ...] = ("club",)
    countries: tuple[Apart, ...] = ("country",)
    assert alike_numbers(people, clubs, 2, set(), frozenset()).groups == ((1, 2),)
    assert alike_numbers(people, clubs, 3, set(), frozenset("ab")).groups == ((1, 2),)
    assert alike_numbers(people, countries, 3, set(), frozenset()).groups == ()


def made(formula: str, **schedule: Any) -> list[dict[str, Any]]:
    """Sixteen of four clubs and of two countries; a schedule, and then the draw."""
    people = [
        {"do": "entrant", "id": f"p{at}", "name": f"N{at}", "club": f"C{at % 4}", "country": "DE" if at < 4 else "NL"}
        for at in range(16)
    ]  # fmt: skip
    secret = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"
    return [
        {"do": "tournament", "id": "t", "formula": formula, "players": 16, "rounds": 3},
        *people,
        {"do": "schedule", "seed": 4, **schedule},
        {"do": "commit", "hash": secret},
        {"do": "draw", "secret": "secret", "word": "draak"},
        {"do": "show", "what": "schedule"},
    ]


@pytest.mark.parametrize(
    ("formula", "schedule", "groups"),
    [
        ("mcr-ema", {}, [{f"p{at}" for at in range(4)}]),
        ("nts-toernooi", {"rather_of": ["club"]}, [{f"p{at}" for at in range(club, 16, 4)} for club in range(4)]),
    ],
)
def test_the_schedule_before_the_draw_spreads_them(
    tmp_path: Path, formula: str, schedule: dict[str, Any], groups: list[set[str]]
) -> None:
    *answers, shown = ask(tmp_path, made(formula, **schedule))
    assert all("error" not in one for one in answers), answers
    who = {number: id for id, number in shown["numbers"].items()}
    met = {
        frozenset((who[one], who[other]))
        for tables in shown["rounds"]
        for table in tables
        for one, other in combinations(table, 2)
    }
    assert [pair for group in groups for pair in map(frozenset, combinations(sorted(group), 2)) if pair in met] == []


def test_numbers_that_never_meet_are_nobodys_before_the_draw(tmp_path: Path) -> None:
    """They are kept for no team, so that they are among the sixteen that clubs draw."""
    *_, shown = ask(tmp_path, made("nts-toernooi", rather_of=["club"], apart=[[1, 2]]))
    for tables in shown["rounds"]:
        assert sorted(number for table in tables for number in table) == list(range(1, 17))
        assert not any({1, 2} <= set(table) for table in tables)


def test_of_a_schedule_that_is_brought_nobody_knows_for_whom_its_numbers_are(tmp_path: Path) -> None:
    rounds = [[[at, at + 1, at + 2, at + 3] for at in (1, 5, 9, 13)]] * 3
    answers = ask(tmp_path, made("nts-toernooi", rather_of=["club"], rounds=rounds))
    assert all("error" not in one for one in answers), answers
    assert answers[-4]["measure"]["not_heeded"] == []


def test_more_people_than_places_are_not_spread(tmp_path: Path) -> None:
    lines = made("nts-toernooi", rather_of=["club"])[:-3]
    lines.insert(1, {"do": "entrant", "id": "q", "name": "Te veel", "club": "C1"})
    *_, answer = ask(tmp_path, lines)
    assert answer["measure"]["broken"] == 0


def test_who_came_after_the_schedule_draws_among_the_rest(tmp_path: Path) -> None:
    """The schedule has no numbers for another country by then: the draw goes on, and nobody is refused."""
    lines = made("mcr-ema")
    lines.insert(-3, {"do": "entrant", "id": "p1", "country": "BE"})
    *_, drawn, shown = ask(tmp_path, lines)
    assert "error" not in drawn
    assert sorted(shown["numbers"].values()) == list(range(1, 17))
