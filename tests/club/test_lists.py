"""The lists that a secretary takes to a spreadsheet: numbers are numbers there, and names are names."""

from __future__ import annotations

import io
from fractions import Fraction
from typing import Any, Final

import pytest
from openpyxl import load_workbook

from tests.club.told_world import ToldWorld
from windroos.club.lists import LISTS, club_list, every_list, list_title
from windroos.text.words import Lang
from windroos.web.export import csv_text, xlsx_file

PEOPLE: Final = ("anna", "bram", "carla", "dirk")


def hand(winner: str, *scores: int, **more: Any) -> dict[str, Any]:
    return {"winner": winner, "by": "self", "scores": list(scores), **more}


@pytest.fixture(scope="module")
def world() -> ToldWorld:
    """Two evenings of totals that score in halves, one by the 144 rules, a cash book, texts with names in them."""
    people = ({"do": "person", "id": id, "name": id.title(), "member": "2023-01-01"} for id in PEOPLE)
    result = {"do": "result", "table": 1, "players": list(PEOPLE), "points": [300, 301, -199, -402]}
    special = hand("carla", 0, 20, 1000, 40, special={"number": 21})
    unknown = hand("dirk", 0, 20, 40, 1000, special={"formation": "jade"})
    return ToldWorld(
        {"do": "club", "name": "Proef", "year": "calendar"},
        *people,
        {"do": "season", "id": "s24", "from": "2024-01-01", "until": "2024-12-31", "formula": "gemiddelde"},
        {"do": "evening", "id": "e1", "date": "2024-01-09", "rules": "mcr"},
        {"do": "arrive", "evening": "e1", "person": "anna", "at": "19:22"},
        {"do": "arrive", "evening": "e1", "person": "bram", "at": "19:40"},
        {**result, "evening": "e1"},
        {"do": "evening", "id": "e2", "date": "2024-02-06", "rules": "nmv144"},
        {"do": "hands", "evening": "e2", "table": 3, "players": list(PEOPLE), "hands": [special, unknown]},
        {"do": "book", "date": "2024-01-09", "amount": 1250, "kind": "Borg van Anna", "person": "anna"},
        {"do": "book", "date": "2024-01-10", "amount": -995, "kind": "Koffie", "note": "gehaald door Bram"},
        {"do": "honour", "year": 1998, "title": "Beker van Carla", "people": ["carla"], "source": "Anna vertelde het"},
    )


def rows(world: ToldWorld, what: str, lang: Lang = "nl") -> list[tuple[Any, ...]]:
    """A list without its heads, each row as wide as these."""
    heads, *found = club_list(world.world, what, lambda one: world.world.names.get(one, one), lang)
    assert all(len(row) == len(heads) for row in found), what
    return [tuple(row) for row in found]


def test_standings_are_numbers_that_a_spreadsheet_can_sort(world: ToldWorld) -> None:
    """Half a point is `1.440,50`, and no `2881/2` that a spreadsheet takes for a text, or for a day."""
    assert rows(world, "s24")[0] == (1, "Carla", Fraction(2881, 2), 2, 2)
    csv = csv_text(club_list(world.world, "s24", str.title, "nl"), "nl").decode("utf-8-sig")
    assert "/" not in csv
    assert "1;Carla;1.440,50;2;2" in csv


def test_amounts_of_the_cash_book_add_up_in_a_spreadsheet(world: ToldWorld) -> None:
    listed = club_list(world.world, "cash", str.title, "nl")
    csv = csv_text(listed, "nl").decode("utf-8-sig").splitlines()
    assert csv[1:] == [
        "1;2024-01-09;12,50;Borg van Anna;Anna;",
        "2;2024-01-10;-9,95;Koffie;;gehaald door Bram",
    ]
    sheet = load_workbook(io.BytesIO(xlsx_file(listed, "Kas"))).worksheets[0]
    assert [row[2] for row in sheet.iter_rows(min_row=2, values_only=True)] == [12.5, -9.95]
    english = csv_text(club_list(world.world, "cash", str.title, "en"), "en").decode("utf-8-sig")
    assert "2,2024-01-10,-9.95,Koffie" in english


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_a_name_in_a_text_is_a_name_on_every_list(world: ToldWorld, lang: Lang) -> None:
    for what in every_list(world.world):
        written = csv_text(club_list(world.world, what, str.title, lang), lang).decode()
        assert "{p:" not in written, what
        assert list_title(what, world.world.club, lang)
    assert rows(world, "honours") == [(1998, "Beker van Carla", "Carla", "Anna vertelde het")]


def test_who_came_and_until_when_everybody_has_a_claim(world: ToldWorld) -> None:
    came = rows(world, "attendance")
    assert came[:4] == [
        ("2024-01-09", "Anna", "19:22"),
        ("2024-01-09", "Bram", "19:40"),
        ("2024-01-09", "Carla", ""),
        ("2024-01-09", "Dirk", ""),
    ]
    assert len(came) == 8
    assert rows(world, "claims")[0] == ("Anna", "2024-02-06", "2025-02-06")


def test_the_score_program_goes_out_with_what_it_does_not_know(world: ToldWorld) -> None:
    """A number that nobody knows is a question mark, and no gap (A5.2)."""
    assert rows(world, "specials") == [
        ("2024-02-06", 3, 1, 1, "nmv144", "Carla", "BMJ-21", 21, 1000, 21),
        ("2024-02-06", 3, 1, 2, "nmv144", "Dirk", "Jadespel", "?", 1000, "?"),
    ]
    assert rows(world, "champions") == [(2024, 1, "Carla", 21, 1, 0), (2024, 2, "Dirk", 0, 1, 1)]
    [race] = rows(world, "twentyone")
    assert race == (2024, 1, "Carla", 1, " ".join(map(str, range(1, 21))), "", 2)
    [most] = [row for row in rows(world, "records") if row[1] == "Meeste All Round-punten aan een tafel"]
    assert most == ("nmv144", "Meeste All Round-punten aan een tafel", 21, "2024-02-06", "Carla", 3, "")


def test_a_club_with_nothing_has_lists_of_heads_alone() -> None:
    empty = ToldWorld({"do": "club", "name": "Leeg"})
    assert {what: rows(empty, what) for what in LISTS} == {what: [] for what in LISTS}
