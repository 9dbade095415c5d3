"""Clubs, countries, couples are spread though the schedule is made before the draw, among numbers kept for them."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.tournament.door_of import ask
from windroos.reckoning.tournament_stages import Apart
from windroos.tournament.alike import alike_numbers, couples
from windroos.tournament.entrant_events import EntrantSet


def entrant(id: str, club: str = "", country: str = "", partner: str = "") -> EntrantSet:
    return EntrantSet(id, club=club, country=country, partner=partner)


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


def test_a_couple_is_two_of_whom_either_said_so_and_nobody_is_in_two() -> None:
    people = [entrant("a", partner="b"), entrant("b"), entrant("c", partner="a"), entrant("d", partner="e")]
    assert couples([*people, entrant("e", partner="d"), entrant("f", partner="weg")]) == (("a", "b"), ("d", "e"))
    kinds: tuple[Apart, ...] = ("couple",)
    found = alike_numbers([*people, entrant("e")], kinds, 2, set(), frozenset())
    assert [(part.name, part.people, part.numbers) for part in found.parts] == [
        ("couple a", ("a", "b"), (1, 2)), ("couple d", ("d", "e"), (3, 4)),
    ]  # fmt: skip


COUPLES = [{"do": "entrant", "id": f"p{at}", "partner": f"p{at + 1}"} for at in range(0, 16, 2)]
"""Everybody came with somebody."""
RATHER = 'name = "Proef"\nkind = "tournament"\nextends = "nts-toernooi"\n[seats]\nrather_apart = ["couple"]\n'


@pytest.mark.parametrize("drawn_first", [False, True])
@pytest.mark.parametrize("formula", [{"formula": "nts-toernooi"}, {"toml": RATHER, "formula": ""}])
def test_couples_are_kept_apart_by_the_formula_or_as_asked_before_and_after_the_draw(
    tmp_path: Path, formula: dict[str, Any], *, drawn_first: bool
) -> None:
    tournament, *people = made("nts-toernooi")[:17]
    asked = (
        {"do": "schedule", "seed": 4} if "toml" in formula else {"do": "schedule", "seed": 4, "rather_of": ["couple"]}
    )
    draw = [{"do": "numbers", "seed": 3}] if drawn_first or "toml" in formula else made("nts-toernooi")[-3:-1]
    steps = [*draw, asked] if drawn_first else [asked, *draw]
    shows = [{"do": "show", "what": "measure"}, {"do": "show", "what": "schedule"}]
    answers = ask(tmp_path, [{**tournament, **formula, "rounds": 4}, *people, *COUPLES, *steps, *shows])
    assert all("error" not in one for one in answers), answers
    measured, shown = answers[-2:]
    assert measured["alike"] == [{"kind": "couple", "met": 0, "bound": 0}]
    pairs = [{shown["numbers"][f"p{at}"], shown["numbers"][f"p{at + 1}"]} for at in range(0, 16, 2)]
    assert not [pair for pair in pairs for tables in shown["rounds"] for table in tables if pair <= set(table)]


def test_without_the_wish_couples_meet_and_the_figures_say_how_often(tmp_path: Path) -> None:
    """The figure is a plain count: a schedule that was brought seats the couples together in every round."""
    tournament, *people = made("nts-toernooi")[:17]
    rounds = [[[at, at + 1, at + 2, at + 3] for at in (1, 5, 9, 13)]] * 3
    numbers = {"do": "numbers", "numbers": {f"p{at}": at + 1 for at in range(16)}}
    brought = {"do": "schedule", "rounds": rounds, "rather_of": ["couple", "club"]}
    *_, shown = ask(tmp_path, [tournament, *people, *COUPLES, numbers, brought, {"do": "show", "what": "measure"}])
    assert shown["alike"] == [{"kind": "couple", "met": 24, "bound": 0}, {"kind": "club", "met": 0, "bound": 0}]


def test_a_couple_that_wished_not_to_meet_in_the_first_round_is_kept_apart_in_all(tmp_path: Path) -> None:
    lines = made("nts-toernooi", rather_of=["couple"])
    lines[17:17] = [*COUPLES, {"do": "entrant", "id": "p0", "not_with": "p1"}]
    *answers, shown = ask(tmp_path, lines)
    assert all("error" not in one for one in answers), answers
    pair = {shown["numbers"]["p0"], shown["numbers"]["p1"]}
    assert not any(pair <= set(table) for tables in shown["rounds"] for table in tables)


@pytest.mark.parametrize("seeded", [False, True])
def test_teams_are_kept_apart_before_the_draw_by_whatever_door(tmp_path: Path, *, seeded: bool) -> None:
    """And a wish that is typed takes nothing from them; nor does the draw of the terminal, which is by a seed."""
    lines = made("viertallen", apart=[[15, 16]])
    if seeded:
        lines[-3:-1] = [{"do": "numbers", "seed": 8}]
    lines[17:17] = [{"do": "entrant", "id": f"p{at}", "team": f"T{at % 4}"} for at in range(16)]
    *answers, shown = ask(tmp_path, lines)
    assert all("error" not in one for one in answers), answers
    who = {number: int(id[1:]) for id, number in shown["numbers"].items()}
    for tables in shown["rounds"]:
        assert all(len({who[number] % 4 for number in table}) == 4 for table in tables)
