"""Evenings of which totals alone are known count wherever an evening counts: year book, prints, cups, standings."""

from __future__ import annotations

from datetime import date
from typing import Final

import pytest

from windroos.club.annals import cup_rows
from windroos.club.club_events import ClubSet, CupMade, PersonSet, SeasonSet
from windroos.club.club_state import ClubState, fold_club
from windroos.club.deciding import ClubWorld
from windroos.club.evening_events import EveningClosed, EveningSet
from windroos.club.evening_result import result_of
from windroos.club.evening_state import EveningState, fold_evening
from windroos.club.past_events import TotalTaken
from windroos.club.people import MemberSpan
from windroos.club.prints.evenings import evening_result, result_text
from windroos.club.prints.source import PrintSource
from windroos.club.prints.yearbook import year_book
from windroos.club.seasons import reckoned
from windroos.printing.document import PrintTable, PrintText
from windroos.reckoning.formula_file import preset

PEOPLE: Final = ("anna", "bram", "carla", "dirk", "eva", "frank", "gea", "henk")
TODAY: Final = date(2024, 6, 1)


def evening(id: str, day: date, kind: str, points: dict[str, int | None]) -> EveningState:
    """An evening that was taken over from a list of totals."""
    totals = [TotalTaken("in1", person, won, rules="nts2002") for person, won in points.items()]
    return fold_evening(id, [EveningSet(day, kind, "nts2002", "0" * 16), *totals, EveningClosed()])


@pytest.fixture(scope="module")
def club() -> ClubState:
    formula = preset("fuhing")
    return fold_club(
        [
            ClubSet("De Vier Winden", "calendar"),
            *(PersonSet(one, (MemberSpan(date(2020, 1, 1)),)) for one in PEOPLE),
            SeasonSet("s24", date(2024, 1, 1), date(2024, 12, 31), formula.text, formula.digest),
            CupMade("beker", "s24"),
        ]
    )


@pytest.fixture(scope="module")
def held() -> dict[str, EveningState]:
    won = dict(zip(PEOPLE, (300, 200, 100, 0, -50, -100, -200, -250), strict=True))
    return {
        "a": evening("a", date(2024, 1, 9), "cup", {**won}),
        "b": evening("b", date(2024, 2, 13), "cup", {**won, "anna": -10, "bram": 310, "henk": None}),
    }


def test_the_year_book_has_them(club: ClubState, held: dict[str, EveningState]) -> None:
    book = year_book(PrintSource(club, held, str.title, "en", TODAY))
    assert {name: value for value, name in book.facts} == {"evenings": "2", "players": "8"}
    texts = [block.text for chapter in book.chapters for block in chapter.blocks if isinstance(block, PrintText)]
    assert not any("no results" in text for text in texts)
    tables = [block for chapter in book.chapters for block in chapter.blocks if isinstance(block, PrintTable)]
    loose = [table for table in tables if table.caption == "Totals, without tables"]
    assert [row.cells for row in loose[0].rows[:2]] == [("Anna", "+300"), ("Bram", "+200")]
    assert loose[1].rows[-1].cells == ("Henk", ""), "what is not known is not nothing"


def test_the_result_of_one_is_printed_and_told(club: ClubState, held: dict[str, EveningState]) -> None:
    source = PrintSource(club, held, str.title, "nl", TODAY)
    blocks = evening_result(source, held["a"]).blocks
    assert any(isinstance(block, PrintTable) and len(block.rows) == len(PEOPLE) for block in blocks)
    said = result_text(source, held["a"])
    assert "Totalen, zonder tafels: Anna +300; Bram +200" in said
    assert "nog geen uitslagen" not in said
    result = result_of(club, tuple(held.values()), held["b"], ())
    assert [(one.person, one.points) for one in result.totals][:2] == [("bram", 310), ("carla", 100)]
    assert result.totals[-1].points is None
    assert result.season == "s24"
    assert {one.person for one in result.changes} >= {"anna", "bram"}


def test_a_cup_is_won_and_places_move(club: ClubState, held: dict[str, EveningState]) -> None:
    rows = cup_rows(ClubWorld(club, held), str.title, "nl")
    assert [(row[0], row[3]) for row in rows] == [("2024-01-09", "Anna"), ("2024-02-13", "Bram")]
    found = reckoned(club, held.values(), club.seasons["s24"], with_places=True)
    assert found.places["anna"] == 1, "on the day before the last evening"
