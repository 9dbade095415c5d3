"""What a sheet of paper says of a person and of the cash book: the same as the pages, and names are names."""

from __future__ import annotations

from datetime import date
from typing import Final

import pytest

from tests.club.told_world import ToldWorld
from windroos.club.prints.evenings import result_blocks
from windroos.club.prints.honours import record_lists
from windroos.club.prints.money import cash_account
from windroos.club.prints.ranking import opponents, season_standings
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


def mixed() -> PrintSource:
    """An evening of two seasons: one adds points, the other table points; and a second one with a better record."""
    told = ToldWorld(
        {"do": "club", "name": "Proef", "year": "calendar"},
        *({"do": "person", "id": id, "name": id.title(), "member": "2023-01-01"} for id in PEOPLE),
        {"do": "season", "id": "a", "from": "2024-01-01", "until": "2024-12-31", "formula": "peling-punten"},
        {"do": "season", "id": "b", "from": "2024-01-01", "until": "2024-12-31", "formula": "peling-tafelpunten"},
        *(
            line for id, most in (("e1", 300), ("e2", 600)) for line in (
                {"do": "evening", "id": id, "date": f"2024-01-0{id[1]}", "rules": "nts2002"},
                {
                    "do": "result", "evening": id, "table": 1, "players": list(PEOPLE),
                    "points": [most, 100, 0, -100 - most],
                },
            )
        ),
    ).world  # fmt: skip
    assert told.club is not None
    return PrintSource(told.club, told.evenings, told.names.__getitem__, "nl", date(2024, 6, 1))


def test_the_result_says_table_points_where_any_season_counts_them() -> None:
    """Also where another season of the same evening, which comes first, adds the points themselves."""
    made = mixed()
    assert ("1", "Anna", "+300", "4") in cells(tuple(result_blocks(made, made.evenings["e1"])))


def test_a_record_on_paper_says_who_held_it_before_and_when() -> None:
    rows = {row[0]: row for row in cells(record_lists(mixed()).blocks)}
    assert rows["Meeste punten op een avond"][2:] == ("Anna", "2 januari 2024", "", "300, Anna, 1 januari 2024")


def test_means_are_decimals_so_that_one_can_compare_them_down_a_column() -> None:
    made = mixed()
    (table,) = [block for block in season_standings(made, "a").blocks if isinstance(block, PrintTable)]
    at = [column.head for column in table.columns].index("gemiddeld")
    assert [row.cells[at] for row in table.rows] == ["3.450,00", "3.100,00", "3.000,00", "2.450,00"]


def test_a_name_in_the_kind_of_a_booking_is_a_name_on_the_account() -> None:
    assert ("Borg van Anna", "€\u00a012,50") in cells(cash_account(source(), 2024).blocks)
