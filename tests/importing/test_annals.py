"""Calendar, adjustments and honours go out as files and come in again: the same, once, and undone as a whole."""

from __future__ import annotations

from datetime import date, timedelta
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.importing.pasts import Club, found_in
from tests.past_files import Cell, read
from windroos.club.calendar import KINDS
from windroos.club.lists import LISTS, club_list, every_list
from windroos.club.past_requests import DoUndoImport
from windroos.club.requests import REQUEST
from windroos.importing.parts import Around
from windroos.importing.reading import read_file
from windroos.text.words import Lang
from windroos.web.export import csv_text, xlsx_file

ROUND_TRIP = ("calendar", "adjustments", "honours")
PEOPLE = {"anna": "Anna de Vries", "bram": "Bram van den Berg", "carla": "Carla Visser"}
BEFORE = [{"do": "person", "id": id, "name": name, "member": "1990-01-01"} for id, name in PEOPLE.items()]


def club_with(*lines: dict[str, object]) -> Club:
    club = Club()
    for line in (*BEFORE, *lines):
        club.do(REQUEST.read(line, ""))
    return club


def listed(club: Club, what: str, lang: Lang = "nl") -> list[tuple[str | int | Fraction, ...]]:
    return [tuple(row) for row in club_list(club.world, what, lambda who: club.world.names.get(who, who), lang)]


@st.composite
def annals(draw: st.DrawFn) -> list[dict[str, object]]:
    """What a club may have told of its evenings and titles."""
    lines: list[dict[str, object]] = []
    for at in range(draw(st.integers(1, 5))):
        day = date(2024, 1, 9) + timedelta(days=7 * at)
        kind, rules = draw(st.sampled_from(KINDS)), draw(st.sampled_from(("nts2002", "nmv144", "hongkong")))
        begins = draw(st.sampled_from(("", "19:30", "09:05")))
        evening: dict[str, object] = {"do": "evening", "id": f"e{at}", "date": str(day), "kind": kind, "rules": rules}
        lines.append({**evening, "begins": begins} if begins else evening)
        for _ in range(draw(st.integers(0, 2))):
            points = draw(st.integers(-900, 900).filter(bool))
            who, reason = (
                draw(st.sampled_from(tuple(PEOPLE))),
                draw(st.sampled_from(("te laat", "Anna de Vries; boete"))),
            )
            lines.append({"do": "adjust", "evening": f"e{at}", "person": who, "points": points, "reason": reason})
    for year in draw(st.lists(st.integers(1950, 2020), max_size=4, unique=True)):
        people = draw(st.lists(st.sampled_from(tuple(PEOPLE)), min_size=1, max_size=2, unique=True))
        lines.append({"do": "honour", "year": year, "title": "Kampioen", "people": people, "source": "clubblad"})
    return lines


@given(lines=annals(), lang=st.sampled_from(("nl", "en")), kind=st.sampled_from(("csv", "xlsx")))
@settings(max_examples=25, deadline=None)
def test_what_goes_out_comes_in_once_and_is_undone_as_a_whole(
    lines: list[dict[str, object]], lang: Lang, kind: str
) -> None:
    told, empty = club_with(*lines), club_with()
    nothing = {what: listed(empty, what, lang) for what in ROUND_TRIP}
    for at, what in enumerate(ROUND_TRIP):
        rows = listed(told, what, lang)
        if len(rows) == 1:
            continue
        data = csv_text(rows, lang) if kind == "csv" else xlsx_file(rows, what)
        parts, found = found_in(read_file(data, f"{what}.{kind}").grids)
        assert [part.shape for part in parts] == [what]
        empty.takes(found, f"one{at}")
        assert listed(empty, what, lang) == rows
        before = empty.world
        again = empty.takes(found, f"two{at}")
        assert {again[key] for key in ("planned", "adjusted", "honours", "people", "evenings")} == {0}
        assert (empty.world.evenings, empty.world.club) == (before.evenings, before.club)
    for one in reversed(empty.club.imports):
        empty.do(DoUndoImport(one.imported))
    assert [row for row in listed(empty, "calendar", lang)[1:] if not row[-1]] == []
    assert {what: listed(empty, what, lang) for what in ROUND_TRIP[1:]} == {
        what: nothing[what] for what in ROUND_TRIP[1:]
    }


def test_a_calendar_as_people_write_it_and_what_is_not_understood() -> None:
    rows: list[list[Cell]] = [
        ["Agenda 2024"],
        ["Datum", "Tijd", "Soort", "Regels"],
        ["di 9 januari 2024", "19.30 uur", "Competitie", "NTS"],
        ["23-1", None, "beker", None],
        ["6-2", "halfacht", None, None],
        ["20-2", "25:00", None, None],
        ["5-3", None, "feest", None],
        ["31-2", None, None, None],
    ]
    parts, found = found_in(read(rows).grids, Around(rules="nts2002"))
    assert [part.shape for part in parts] == ["calendar"]
    assert [(str(one.day), one.begins, one.kind, one.rules) for one in found.planned] == [
        ("2024-01-09", "19:30", "competition", "nts2002"), ("2024-01-23", "", "cup", "nts2002")
    ]  # fmt: skip
    assert [(str(doubt.place), doubt.code) for doubt in found.doubts] == [
        ("B5", "not_understood"), ("B6", "not_understood"), ("C7", "not_understood"), ("A8", "no_day")
    ]  # fmt: skip
    club = club_with()
    assert club.takes(found, "one")["planned"] == 2
    assert not any(one.closed for one in club.world.evenings.values())


def test_an_evening_of_an_undone_calendar_stays_once_somebody_came() -> None:
    club = club_with()
    rows: list[list[Cell]] = [["Datum", "Soort"], ["9-1-2024", "competitie"], ["23-1-2024", "competitie"]]
    club.takes(found_in(read(rows).grids)[1], "one")
    first = min(club.world.evenings.values(), key=lambda one: one.day)
    club.do(REQUEST.read({"do": "arrive", "evening": first.id, "person": "anna"}, ""))
    club.do(DoUndoImport("one"))
    assert [one.cancelled for one in sorted(club.world.evenings.values(), key=lambda one: one.day)] == [False, True]


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_every_list_has_heads_for_all_its_columns(lang: Lang) -> None:
    club = club_with(
        {"do": "evening", "id": "e", "date": "2024-01-09", "kind": "cup", "rules": "nmv144"},
        {"do": "cup", "id": "wissel", "season": "s"},
        {"do": "hands", "evening": "e", "table": 1, "players": ["anna", "bram", "carla"], "hands": [
            {"winner": "anna", "giver": "bram", "scores": [80, 20, 0]}]},
    )  # fmt: skip
    assert set(LISTS) <= set(every_list(club.world))
    for what in every_list(club.world):
        heads, *rows = listed(club, what, lang)
        assert {len(row) for row in rows} <= {len(heads)}, what
    assert len(listed(club, "records", lang)) > 1, "the highest hand is a record"
