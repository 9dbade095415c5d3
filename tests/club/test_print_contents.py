"""What stands on each print of a club, read as a secretary reads it: the columns, the names, the sums."""

from __future__ import annotations

from datetime import date
from typing import Final

import pytest

from tests.club.told_world import ToldWorld
from windroos.club.prints.agenda import agenda
from windroos.club.prints.catalog import CLUB_PRINTS, EVENING_PRINTS
from windroos.club.prints.evenings import arrival_list
from windroos.club.prints.forms import evening_forms, score_form
from windroos.club.prints.honours import certificates, engraving
from windroos.club.prints.money import cash_account, claim_list
from windroos.club.prints.ranking import attendance, season_standings
from windroos.club.prints.scheme import scheme_sheet
from windroos.club.prints.source import PrintSource
from windroos.printing.document import PrintDocument, PrintTable, PrintText

TODAY: Final = date(2024, 6, 1)
PEOPLE: Final = ("anna", "bram", "carla", "dirk", "eva")
PROMISED: Final = {
    "tafelkaarten", "scoreformulier", "aankomst", "opkomst", "tafels", "plaatsen", "uitslag", "stand", "blad",
    "rapport", "schema", "loopkaarten", "records", "erelijst", "oorkonde", "kas", "aanspraken", "graveerlijst",
    "ledenkaarten", "huisregels", "agenda", "tekst",
}  # fmt: skip
"""Every print that a club was promised, but for the year book and the card of the rules, which are no such print."""


@pytest.fixture(scope="module")
def source() -> PrintSource:
    """Three evenings of a season that is over, of which Eva missed one; one planned, one cancelled; a cup; money."""

    def of(*points: int) -> dict[str, object]:
        return {"table": 1, "players": list(PEOPLE[: len(points)]), "points": list(points)}

    told = ToldWorld(
        {"do": "club", "name": "Proef", "year": "calendar"},
        *({"do": "person", "id": id, "name": id.title(), "member": "2023-01-01"} for id in PEOPLE),
        {"do": "season", "id": "s", "from": "2024-01-01", "until": "2024-03-31", "formula": "peling-punten"},
        {"do": "season", "id": "f", "from": "2024-04-01", "until": "2024-12-31", "formula": "fuhing"},
        *(
            line for id, day, points in (
                ("e1", "2024-01-09", (300, 100, 0, -100, -300)), ("e2", "2024-01-23", (-40, 60, 0, -20)),
                ("e3", "2024-02-06", (10, 5, -5, -10, 0)),
            ) for line in (
                {"do": "evening", "id": id, "date": day, "rules": "nts2002"},
                {"do": "result", "evening": id, **of(*points)}, {"do": "close", "evening": id},
            )
        ),
        {"do": "evening", "id": "k", "date": "2024-04-09", "kind": "cup", "rules": "nts2002"},
        {"do": "result", "evening": "k", **of(-9, 12, -1, -2)},
        {"do": "cup", "id": "beker", "season": "f"},
        {"do": "evening", "id": "n", "date": "2024-06-04", "rules": "nmv144"},
        {"do": "arrive", "evening": "n", "person": "bram", "at": "19:20"},
        {"do": "guest", "evening": "n", "name": "Wim", "at": "19:25"},
        {"do": "tables", "evening": "n", "tables": [list(PEOPLE[:4])], "method": "lot", "seed": 3, "winds": True},
        {"do": "evening", "id": "x", "date": "2024-06-18", "rules": "mcr"},
        {"do": "cancel", "evening": "x", "reason": "vakantie"},
        {"do": "scheme", "season": "s", "rounds": [[list(PEOPLE[:4])], [["dirk", "carla", "bram", "anna"]]]},
        {"do": "book", "date": "2024-01-09", "amount": 2500, "kind": "Contributie", "person": "anna"},
        {"do": "book", "date": "2024-02-09", "amount": 1500, "kind": "Contributie", "person": "bram"},
        {"do": "book", "date": "2024-02-10", "amount": -1250, "kind": "Zaal"},
    ).world  # fmt: skip
    assert told.club is not None
    return PrintSource(told.club, told.evenings, told.names.__getitem__, "nl", TODAY)


def tables(document: PrintDocument) -> list[PrintTable]:
    return [block for block in document.blocks if isinstance(block, PrintTable)]


def rows(document: PrintDocument) -> list[tuple[str, ...]]:
    return [row.cells for table in tables(document) for row in table.rows]


def said(document: PrintDocument) -> str:
    return "\n".join(block.text for block in document.blocks if isinstance(block, PrintText))


def test_every_print_that_was_promised_is_there() -> None:
    assert {kind.what for kind in (*CLUB_PRINTS, *EVENING_PRINTS)} == PROMISED


def test_the_list_at_the_door_has_every_member_with_boxes_and_room_for_guests(source: PrintSource) -> None:
    (table,) = tables(made := arrival_list(source, source.evenings["n"]))
    assert [column.head for column in table.columns] == ["", "naam", "er is", "betaald", "tafel", "opmerking"]
    assert [column.kind for column in table.columns[2:5]] == ["box"] * 3
    names = [row.cells[1] for row in table.rows]
    assert names[:6] == ["Anna", "Bram", "Carla", "Dirk", "Eva", "Wim"], "who came without being a member too"
    assert names[6:] == ["gast:"] * 8
    assert made.subtitle == "Avond 5, dinsdag 4 juni 2024"


def test_who_came_when_has_a_mark_an_evening_and_its_sums(source: PrintSource) -> None:
    (table,) = tables(attendance(source, "s"))
    assert [column.head for column in table.columns] == ["naam", "9-1", "23-1", "6-2", "keer"]
    assert [row.cells for row in table.rows] == [
        *((name, "●", "●", "●", "3") for name in ("Anna", "Bram", "Carla", "Dirk")),
        ("Eva", "●", "", "●", "2"),
        ("spelers", "5", "4", "5", ""),
    ]


def test_standings_say_place_movement_score_and_evenings(source: PrintSource) -> None:
    made = season_standings(source, "s")
    assert "Na 3 avonden, 3 tellen mee" in said(made)
    assert [row[:5] for row in rows(made)] == [
        ("1", "=", "Anna", "9.270", "3"), ("2", "=", "Bram", "9.165", "3"), ("3", "=", "Carla", "8.995", "3"),
        ("4", "=", "Dirk", "8.870", "3"), ("5", "=", "Eva", "5.700", "2"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "each", "special", "begin"),
    [("nts2002", 3, False, 0), ("nmv144", 3, True, 3000), ("mcr", 2, False, 0)],
)
def test_a_form_has_what_its_book_writes_of_every_hand(
    source: PrintSource, rules: str, each: int, special: bool, begin: int
) -> None:
    """Score where everybody has one, what was won, the running total; 16 or 20 hands, three, four or five people."""
    for hands in (16, 20):
        for players in (3, 4, 5):
            form = score_form(source, rules, ("",) * players, hands)
            assert [line.number for line in form.hands] == list(range(1, hands + 1))
            assert (len(form.players), len(form.each), form.special, form.begin) == (players, each, special, begin)
    winds = [line.wind for line in score_form(source, rules).hands if line.wind]
    assert winds == ["Oost", "Zuid", "West", "Noord"]


def test_the_forms_of_an_evening_know_their_table_and_people(source: PrintSource) -> None:
    (form,) = evening_forms(source, source.evenings["n"], ["nmv144"], 20)
    assert (form.club, form.evening, form.table) == ("Proef", "Avond 5, dinsdag 4 juni 2024", "1")
    assert form.players == ("Anna", "Bram", "Carla", "Dirk")


def test_a_certificate_says_who_what_of_what_and_when(source: PrintSource) -> None:
    first, second = certificates(source, "s", 2)
    assert (first.club, first.name, first.title) == ("Proef", "Anna", "Kampioen")
    assert "9.270" in first.reason
    assert first.day == "31 maart 2024"
    assert (second.name, second.title) == ("Bram", "2e plaats")


def test_the_engraver_reads_champions_and_winners_of_cups(source: PrintSource) -> None:
    found = rows(engraving(source))
    assert any("Anna" in row for row in found), "the champion of the season that is over"
    assert any(row[:3] == ("2024", "9 april 2024", "Bram") for row in found), "who won the cup"


def test_the_account_of_a_year_adds_up(source: PrintSource) -> None:
    found = {cells[0]: cells[1].replace("\u00a0", " ") for cells in rows(cash_account(source, 2024))}
    assert found["Contributie"] == "€ 40,00"
    assert found["Zaal"].endswith("12,50")
    assert next(value for key, value in found.items() if "31 december" in key) == "€ 27,50"


def test_claims_say_when_somebody_played_last_and_until_when_his_claim_holds(source: PrintSource) -> None:
    found = {row[0]: row[1:] for row in rows(claim_list(source))}
    assert found["Bram"] == ("9 april 2024", "9 april 2025", "ja")
    assert found["Eva"] == ("6 februari 2024", "6 februari 2025", "ja")


def test_the_calendar_has_what_comes_and_what_is_off(source: PrintSource) -> None:
    assert rows(agenda(source)) == [
        ("dinsdag 4 juni 2024", "19:30", "competitie", "144 regels"),
        ("dinsdag 18 juni 2024", "gaat niet door", "competitie", "MCR"),
    ]


def test_a_scheme_has_a_table_a_round_with_everybody_at_his_wind(source: PrintSource) -> None:
    one, two = tables(scheme_sheet(source, "s"))
    assert [column.head for column in one.columns] == ["tafel", "Oost", "Zuid", "West", "Noord"]
    assert [row.cells for row in one.rows] == [("1", "Anna", "Bram", "Carla", "Dirk")]
    assert [row.cells for row in two.rows] == [("1", "Dirk", "Carla", "Bram", "Anna")]
    assert two.caption.startswith("Ronde 2")
