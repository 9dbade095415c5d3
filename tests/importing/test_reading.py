"""Cells of files of the past: figures, days, names and columns, and hostile files."""

from __future__ import annotations

import io
from datetime import date
from fractions import Fraction

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.importing.pasts import Club, found_in
from tests.past_files import Cell, ods, read, written
from windroos.club.person_card import PersonCard
from windroos.club.requests import REQUEST
from windroos.importing.cells import area_of, column_name, column_of
from windroos.importing.errors import ImportingError
from windroos.importing.figures import EPOCHS, day_of, figure_of
from windroos.importing.finding import read_part
from windroos.importing.matching import match_names
from windroos.importing.parts import Around, ImportPart
from windroos.importing.planning import NameChoice
from windroos.importing.reading import read_file


@pytest.mark.parametrize(
    ("written", "figure"),
    [
        ("1.250", 1250), ("1,250", 1250), ("1 250", 1250), ("2,5", Fraction(5, 2)), ("2.5", Fraction(5, 2)),
        ("350-", -350), ("(350)", -350), ("\N{MINUS SIGN}350", -350), ("2½", Fraction(5, 2)),
        ("½", Fraction(1, 2)), ("+12", 12),
        ("0,125", Fraction(1, 8)),
        ("1.250,50", Fraction(2501, 2)), ("-", None), ("12-13", None), ("1.2.3", None),
    ],
)  # fmt: skip
def test_figures_as_people_write_them(written: str, figure: int | Fraction | None) -> None:
    assert figure_of(written) == figure


@pytest.mark.parametrize(
    "text",
    ["9-1-24", "09/01/2024", "9.1.2024", "2024-01-09", "9 januari 2024", "di 9 jan. '24", "Tuesday January 9, 2024",
     "9th January 2024", "2024-01-09 19:30:00", "45300"],
)  # fmt: skip
def test_days_as_people_write_them(text: str) -> None:
    assert day_of(text, numbers=True) == date(2024, 1, 9)


@given(st.dates(date(1920, 1, 1), date(2100, 12, 31)))
def test_every_day_is_read_from_the_number_of_either_epoch(day: date) -> None:
    for later, epoch in enumerate(EPOCHS):
        number = (day - epoch).days
        if number >= 7000:
            assert day_of(number, later=bool(later), numbers=True) == day
    assert day_of(f"{day.day}-{day.month}-{day.year}") == day
    assert day_of("31-2-2024") is None


@given(st.integers(0, 20000))
def test_a_column_and_its_name_are_one(column: int) -> None:
    assert column_of(column_name(column)) == column


@pytest.mark.parametrize("kind", ["xlsx", "utf-8"])
def test_days_without_a_year_follow_each_other_through_the_turn_of_it(kind: str) -> None:
    rows: list[list[Cell]] = [
        ["Seizoen 2019-2020"],
        ["Naam", "3 sep", "17 dec", "7 jan", "21 jan"],
        ["Anna Bos", 1, 2, 3, 4],
        ["Bram Bos", 1, 2, 3, 4],
    ]
    found = found_in(read(rows, kind).grids)[1]
    assert {str(total.day) for total in found.totals} == {"2019-09-03", "2019-12-17", "2020-01-07", "2020-01-21"}


def test_merged_days_stand_over_all_their_columns() -> None:
    book = openpyxl.Workbook()
    page = book.worksheets[0]
    for row in (["Naam", date(2024, 1, 9), None, date(2024, 1, 23), None], [None, "punten", "mj", "punten", "mj"],
                ["Anna Bos", 10, 2, -3, 1], ["Bram Bos", -10, 0, 3, 4]):  # fmt: skip
        page.append(row)
    page.merge_cells("B1:C1")
    page.merge_cells("D1:E1")
    out = io.BytesIO()
    book.save(out)
    found = found_in(read_file(out.getvalue(), "x.xlsx").grids)[1]
    said = [(total.name, total.day.day, total.points, total.mahjongs) for total in found.totals]
    assert said == [("Anna Bos", 9, 10, 2), ("Anna Bos", 23, -3, 1), ("Bram Bos", 9, -10, 0), ("Bram Bos", 23, 3, 4)]


def test_names_are_proposed_and_a_decision_is_remembered() -> None:
    names = {"a": "Anna de Vries", "b": "Bram van den Berg", "c": "Carla Visser", "d": "Carla Visser"}
    cards = {id: PersonCard(name) for id, name in names.items()}
    written = (
        "Berg, Bram van den",
        "ANNA DE VRIES*",
        "Anna",
        "A. de Vries",
        "Anna de Vreis",
        "Carla Visser",
        "Zeger Oud",
        "gast Wim",
    )
    found = {match.written: match for match in match_names(written, cards)}
    assert {name: match.likeness for name, match in found.items()} == dict(
        zip(written, ("same", "same", "alike", "alike", "alike", "alike", "new", "new"), strict=True)
    )
    assert found["Carla Visser"].people == ("c", "d")
    assert found["gast Wim"].guest
    assert found["gast Wim"].clean == "Wim"
    assert match_names(["Anna"], {**cards, "a": PersonCard("Anna de Vries", spelled=("Anna",))})[0].likeness == "same"
    club = Club()
    club.do(REQUEST.read({"do": "person", "id": "a", "name": "Anna de Vries", "member": "2000-01-01"}, ""))
    rows: list[list[Cell]] = [["Datum", "Naam", "Punten"], [date(2024, 1, 9), "A. de Vries", 10]]
    found_totals = found_in(read(rows).grids)[1]
    assert club.planned(found_totals, "one").undecided == ("A. de Vries",)
    club.takes(found_totals, "one", {"A. de Vries": NameChoice("person", "a")})
    assert club.world.cards["a"].spelled == ("A. de Vries",)
    assert club.planned(found_totals, "two").undecided == ()


BOMBS = {
    "a zip of nothing": b"PK\x03\x04" + b"\0" * 100,
    "half a spreadsheet": written([["Naam"]], "xlsx")[:2000],
    "an empty file": b"",
    "bytes": bytes(range(256)) * 20,
    "repeated cells": ods('<table:table-row table:number-rows-repeated="100000"><table:table-cell office:value-type='
                          '"float" office:value="5" table:number-columns-repeated="900"/></table:table-row>'),
    "a far cell": ods('<table:table-row><table:table-cell table:number-columns-repeated="16000"/>'
                      '<table:table-cell office:value-type="float" office:value="5"/></table:table-row>'),
}  # fmt: skip


@pytest.mark.parametrize("name", BOMBS)
def test_hostile_files_are_refused_unread(name: str) -> None:
    with pytest.raises(ImportingError):
        read_file(BOMBS[name], "bom")


def test_a_cell_a_million_rows_down_is_refused() -> None:
    book = openpyxl.Workbook()
    book.worksheets[0].cell(1_000_000, 16_000).value = 1
    out = io.BytesIO()
    book.save(out)
    with pytest.raises(ImportingError) as refused:
        read_file(out.getvalue(), "x.xlsx")
    assert refused.value.code == "import_large"


@given(
    st.lists(
        st.lists(st.one_of(st.none(), st.text(max_size=12), st.integers(-9999, 99999), st.dates()), max_size=7),
        max_size=12,
    )
)
@settings(max_examples=40, deadline=None)
def test_whatever_stands_in_a_sheet_is_read_or_doubted_and_never_breaks(rows: list[list[Cell]]) -> None:
    try:
        grids = read(rows, "utf-8").grids
    except ImportingError:
        return
    for shape in ("long", "cross", "blocks", "hands", "members", "standing"):
        area = grids[0].area
        assert area is not None
        found = read_part(grids, ImportPart(0, shape, area), Around())
        assert any(found)
        assert str(area_of(str(area), grids[0])) == str(area)
    found_in(grids)
