"""What a sheet of paper says of a person and of the cash book: the same as the pages, and names are names."""

from __future__ import annotations

from datetime import date
from typing import Final

import pytest

from tests.club.told_world import ToldWorld
from windroos.club.prints.money import cash_account
from windroos.club.prints.ranking import opponents
from windroos.club.prints.report import report_cards, tally
from windroos.club.prints.source import PrintSource
from windroos.club.seasons import lines_of
from windroos.printing.document import PrintTable
from windroos.text.words import Lang

PEOPLE: Final = ("anna", "bram", "carla", "dirk")


def source(lang: Lang = "nl") -> PrintSource:
    """An evening whose only table has two parts, for Eva came in the place of Dirk; and a booking of Anna's deposit."""
    told = ToldWorld(
        {"do": "club", "name": "Proef", "year": "calendar"},
        *({"do": "person", "id": id, "name": id.title(), "member": "2023-01-01"} for id in (*PEOPLE, "eva")),
        {"do": "season", "id": "s24", "from": "2024-01-01", "until": "2024-12-31", "formula": "gemiddelde"},
        {"do": "evening", "id": "e1", "date": "2024-01-09", "rules": "nts2002"},
        {"do": "tables", "evening": "e1", "tables": [list(PEOPLE)]},
        {"do": "result", "evening": "e1", "table": 1, "players": list(PEOPLE), "points": [300, -100, -100, -100]},
        {"do": "part", "evening": "e1", "table": 1, "goes": "dirk", "comes": "eva", "at": "21:00"},
        {
            "do": "result", "evening": "e1", "table": 1, "part": 2, "players": [*PEOPLE[:3], "eva"],
            "points": [40, 200, -120, -120],
        },
        {"do": "book", "date": "2024-01-09", "amount": 1250, "kind": "Borg van Anna"},
    ).world  # fmt: skip
    assert told.club is not None
    return PrintSource(told.club, told.evenings, told.names.__getitem__, lang, date(2024, 6, 1))


def cells(blocks: tuple[object, ...]) -> list[tuple[str, ...]]:
    return [row.cells for block in blocks if isinstance(block, PrintTable) for row in block.rows]


def test_a_table_of_two_parts_is_one_table_on_paper_too() -> None:
    """As on the page of a person: met once, and won by who had most over both."""
    made = source()
    of = tally([lines_of(made.club, made.evenings["e1"])], "anna")
    assert (of.tables, of.won, of.met) == (1, 1, {"bram": 1, "carla": 1, "dirk": 1, "eva": 1})
    met = opponents(made, made.club.seasons["s24"], "anna")
    assert [row.cells for row in met.rows] == [
        ("Carla", "1", "+560"),
        ("Eva", "1", "+460"),
        ("Dirk", "1", "+440"),
        ("Bram", "1", "+240"),
    ]


@pytest.mark.parametrize(("lang", "share"), [("nl", "1 (100\u00a0%)"), ("en", "1 (100%)")])
def test_a_share_is_written_as_its_language_does(lang: Lang, share: str) -> None:
    assert share in {cell for row in cells(report_cards(source(lang), "anna", 2024).blocks) for cell in row}


def test_a_name_in_the_kind_of_a_booking_is_a_name_on_the_account() -> None:
    assert ("Borg van Anna", "€\u00a012,50") in cells(cash_account(source(), 2024).blocks)
