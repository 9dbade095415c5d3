"""Files of a club's past: read in every format; twice is once; one import is undone as a whole."""

from __future__ import annotations

import random
from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.importing.pasts import _SHOWN, TODAY, Club, Past, found_in
from tests.past_files import FORMATS, Cell, read
from windroos.club.club_events import SeasonSet
from windroos.club.club_state import fold_club
from windroos.club.errors import ClubError
from windroos.club.past import take_over
from windroos.club.past_requests import DoUndoImport
from windroos.club.requests import REQUEST
from windroos.club.seasons import lines_of
from windroos.club.showing import show
from windroos.importing.found import FoundPast
from windroos.importing.matching import cleaned
from windroos.importing.parts import Around
from windroos.reckoning.formula_file import preset

NAMES = ("Anna de Vries", "Bram van den Berg", "Carla Visser", "Dirk Bos", "Eva Smit", "Frans Mulder", "Gé Jansen",
         "Hans Prins")  # fmt: skip


HEADS = ("Datum", "Tafel", "Naam", "Punten", "Mahjongs", "Veroorzaakt", "Spellen")


@st.composite
def pasts(draw: st.DrawFn) -> Past:
    first = date(1998, 1, 5) + timedelta(days=draw(st.integers(0, 9000)))
    days = tuple(first + timedelta(days=14 * at) for at in range(draw(st.integers(2, 5))))
    three = st.tuples(*(st.integers(-2000, 2000),) * 3)
    points = tuple(tuple((*won, -sum(won)) for won in draw(st.tuples(three, three))) for _ in days)
    return Past(days, points)


def long_rows(past: Past) -> list[list[Cell]]:
    rows: list[list[Cell]] = [list(HEADS)]
    for day, tables in zip(past.days, past.points, strict=True):
        for table, points in enumerate(tables, 1):
            for seat, won in enumerate(points):
                rows.append([day, table, NAMES[4 * (table - 1) + seat], won, 4 - seat, seat, 16])
        rows.append(["Totaal", None, None, sum(map(sum, tables)), None, None, None])
    return rows


def cross_rows(past: Past) -> list[list[Cell]]:
    rows: list[list[Cell]] = [["Competitie"], [], ["Naam", *past.days, "Totaal"]]
    for at, name in enumerate(NAMES):
        won = [tables[at // 4][at % 4] for tables in past.points]
        rows.append([f"{name}*" if at == 1 else name, *won, sum(won)])
    return [*rows, ["Totaal", *(0 for _ in past.days), 0]]


def block_rows(past: Past) -> list[list[Cell]]:
    rows: list[list[Cell]] = []
    for day, tables in zip(past.days, past.points, strict=True):
        rows += [[f"Clubavond {day.day}-{day.month}-{day.year}"], []]
        for table, points in enumerate(tables, 1):
            rows += [[f"Tafel {table}"], list(NAMES[4 * (table - 1) : 4 * table]), list(points), []]
    return rows


def tables_of(found: FoundPast) -> set[tuple[date, frozenset[tuple[str, int]]]]:
    return {(one.day, frozenset(zip(one.names, one.points, strict=True))) for one in found.tables}


def truth(past: Past) -> set[tuple[date, frozenset[tuple[str, int]]]]:
    return {
        (day, frozenset(zip(NAMES[4 * at : 4 * at + 4], points, strict=True)))
        for day, tables in zip(past.days, past.points, strict=True)
        for at, points in enumerate(tables)
    }


@pytest.mark.parametrize("kind", FORMATS)
@given(past=pasts())
@settings(max_examples=3, deadline=None)
def test_a_list_of_results_is_read_in_every_format(past: Past, kind: str) -> None:
    parts, found = found_in(read(long_rows(past), kind).grids)
    assert [part.shape for part in parts] == ["long"]
    assert tables_of(found) == truth(past)
    assert {(table.mahjongs, table.caused, table.hands) for table in found.tables} == {((4, 3, 2, 1), (0, 1, 2, 3), 16)}
    assert {doubt.code for doubt in found.doubts} == {"sum_left"}


@pytest.mark.parametrize("kind", ["xlsx", "xls", "ods", "cp1252"])
@given(past=pasts())
@settings(max_examples=3, deadline=None)
def test_a_cross_table_says_the_same_totals(past: Past, kind: str) -> None:
    parts, found = found_in(read(cross_rows(past), kind).grids)
    assert [part.shape for part in parts] == ["cross"]
    said = {(one.day, cleaned(one.name), one.points) for one in found.totals}
    assert said == {(day, *pair) for day, pairs in truth(past) for pair in pairs}
    turned = [list(column) for column in zip(*[row for row in cross_rows(past) if len(row) > 2], strict=True)]
    parts, found = found_in(read(turned, kind).grids)
    assert {(one.day, cleaned(one.name), one.points) for one in found.totals} == said


@pytest.mark.parametrize("kind", ["xlsx", "xls", "ods", "utf-16"])
@given(past=pasts())
@settings(max_examples=3, deadline=None)
def test_blocks_are_tables_of_their_day(past: Past, kind: str) -> None:
    parts, found = found_in(read(block_rows(past), kind).grids)
    assert {part.shape for part in parts} == {"blocks"}
    assert tables_of(found) == truth(past)
    assert {table.table for table in found.tables} == {1, 2}


@pytest.mark.parametrize(
    "rows",
    [
        ["Tafel 1;Anna;Kees;Piet;Klaas", "12-3-2024;100;-50;-30;-20", "Tafel 2;Jan;Els;Bas;Tom", "12-3-24;9;-2;-3;-4"],
        ["12-3-2024", "Tafel 1;Anna;Kees;Piet;Klaas", ";100;-50;-30;-20", "Tafel 2;Jan;Els;Bas;Tom", ";9;-2;-3;-4"],
        [
            *("12-3-2024", "Tafel 1", "Anna;100", "Kees;-50", "Piet;-30", "Klaas;-20", ""),
            *("Tafel 2", "Jan;9", "Els;-2", "Bas;-3", "Tom;-4"),
        ],
    ],
)  # fmt: skip
def test_the_number_of_a_table_before_its_names_is_no_name(rows: list[str]) -> None:
    """Nor is the day that stands before its totals a total."""
    parts, found = found_in(read([row.split(";") for row in rows]).grids)
    assert {part.shape for part in parts} == {"blocks"}
    assert not found.doubts
    assert [(table.day, table.table, table.names, table.points) for table in found.tables] == [
        (date(2024, 3, 12), 1, ("Anna", "Kees", "Piet", "Klaas"), (100, -50, -30, -20)),
        (date(2024, 3, 12), 2, ("Jan", "Els", "Bas", "Tom"), (9, -2, -3, -4)),
    ]


@given(past=pasts(), seed=st.integers(0, 9))
@settings(max_examples=8, deadline=None)
def test_twice_is_once_also_rearranged_and_in_another_shape(past: Past, seed: int) -> None:
    club = Club()
    answer = club.takes(found_in(read(long_rows(past)).grids)[1], "one")
    assert (answer["tables"], answer["people"], answer["evenings"]) == (2 * len(past.days), 8, len(past.days))
    standings = club.standings()
    assert standings
    head, *lines = [row for row in long_rows(past) if row[2]]
    random.Random(seed).shuffle(lines)
    order = random.Random(seed).sample(range(len(head)), len(head))
    shuffled = [[row[at] for at in order] for row in (head, *lines)]
    before = club.world
    for rows in (long_rows(past), shuffled, cross_rows(past), block_rows(past)):
        plan = club.planned(found_in(read(rows).grids)[1], "two")
        assert not plan.undecided
        again = club.do(plan.asked)
        assert again["there"] == (8 if rows[0] == ["Competitie"] else 2) * len(past.days)
        assert {again[key] for key in ("evenings", "tables", "totals", "people", "members")} == {0}
    assert club.world.evenings == before.evenings
    assert club.standings() == standings


@given(past=pasts())
@settings(max_examples=8, deadline=None)
def test_one_import_is_undone_as_a_whole_and_can_be_done_again(past: Past) -> None:
    club = Club()
    half = Past(past.days[:1], past.points[:1])
    club.takes(found_in(read(long_rows(half)).grids)[1], "one")
    before = club.standings()
    club.takes(found_in(read(long_rows(past)).grids)[1], "two")
    after = club.standings()
    told = club.do(DoUndoImport("two"))
    assert (told["results"], told["kept"]) == (2 * (len(past.days) - 1), 0)
    assert club.standings() == before
    assert [one.imported for one in club.club.imports] == ["one"]
    with pytest.raises(ClubError, match="import"):
        club.do(DoUndoImport("two"))
    club.takes(found_in(read(long_rows(past)).grids)[1], "three")
    assert club.standings() == after


def test_what_was_corrected_since_stays_when_its_import_is_undone() -> None:
    past = Past((date(2020, 1, 7),), (((10, -5, -5, 0), (1, -1, 0, 0)),))
    club = Club()
    club.takes(found_in(read(long_rows(past)).grids)[1], "one")
    evening = next(iter(club.world.evenings.values()))
    people = list(evening.standing[0].players)
    club.do(REQUEST.read({"do": "result", "evening": evening.id, "table": 1, "players": people,
                          "points": [20, -10, -10, 0], "reason": "typefout"}, ""))  # fmt: skip
    assert club.do(DoUndoImport("one")) == {"results": 1, "kept": 1, "people": 4}
    assert [typed.table for typed in club.world.evenings[evening.id].standing] == [1]


def test_another_result_stays_and_is_told_and_a_wrong_sum_counts_for_nobody() -> None:
    past = Past((date(2020, 1, 7),), (((10, -5, -5, 0), (1, -1, 0, 0)),))
    club = Club()
    club.takes(found_in(read(long_rows(past)).grids)[1], "one")
    other = past._replace(
        days=(date(2020, 1, 7), date(2020, 1, 21)),
        points=(((99, -99, 0, 0), (1, -1, 0, 0)), ((5, 5, 5, 5), (0, 0, 0, 0))),
    )
    plan = club.planned(found_in(read(long_rows(other)).grids)[1], "two")
    taken = take_over(club.club, club.world.evenings, club.world.cards, plan.asked)
    assert [note.code for note in taken.notes] == ["differs", "unsettled"]
    assert (taken.there, taken.tables) == (1, 2)
    club.do(plan.asked)
    assert [typed.settled for one in club.world.evenings.values() for typed in one.standing].count(False) == 1


def test_hands_members_and_old_standings_on_one_sheet() -> None:
    rows: list[list[Cell]] = [
        ["9 januari 2024, tafel 3"],
        ["Spel", "Winnaar", "Van", "Anna", "Bram", "Carla", "Dirk"],
        [1, "Bram", None, 40, 80, 20, 0],
        [2, "-", None, None, None, None, None],
        [3, "Dirk", "Anna", 0, 0, 20, 64],
        [],
        [],
        [],
        ["Naam", "Lid sinds", "Lid tot"],
        ["Anna", "1-9-1998", None],
        ["Bram", 2005, 2010],
        [],
        [],
        [],
        ["Eindstand 1998"],
        ["Plaats", "Naam", "Punten"],
        [1, "Anna", 24.5],
        [2, "Carla", 20],
    ]
    parts, _ = found_in(read(rows).grids)
    assert [(part.shape, str(part.area)) for part in parts] == [
        ("hands", "A2:G5"), ("members", "A9:C11"), ("standing", "A15:C18")
    ]  # fmt: skip
    club = Club()
    rules = Around(rules="nts2002")
    answer = club.takes(found_in(read(rows).grids, rules)[1], "one")
    assert (answer["forms"], answer["standings"], answer["people"]) == (1, 1, 4)
    (evening,) = club.world.evenings.values()
    (typed,) = evening.standing
    assert (typed.table, evening.day, typed.imported) == (3, date(2024, 1, 9), "one")
    names = club.world.names
    spans = {names[one.id]: [str(span.since) for span in one.memberships] for one in club.club.people.values()}
    assert spans == {"Anna": ["1998-09-01"], "Bram": ["2005-01-01"], "Carla": ["2024-01-09"], "Dirk": ["2024-01-09"]}
    (kept,) = club.club.old_standings
    assert (kept.title, [(row.place, names[row.person], row.score) for row in kept.rows]) == (
        "Eindstand 1998", [("1", "Anna", "24,5"), ("2", "Carla", "20")]
    )  # fmt: skip
    again = club.takes(found_in(read(rows).grids, rules)[1], "two")
    assert (again["there"], again["standings"], again["forms"]) == (1, 0, 0)


def test_totals_without_a_table_count_in_points_and_attendance_alone() -> None:
    club = Club()
    rows: list[list[Cell]] = [["Naam", date(2020, 1, 7), date(2020, 1, 21)]]
    rows += [[name, 10 * at, "x" if at else "ziek"] for at, name in enumerate(NAMES)]
    club.takes(found_in(read(rows).grids)[1], "one")
    shown = show(club.world, _SHOWN, TODAY)
    assert "table" in {lack["measure"] for lack in shown["lacks"]}, "places are not made up"
    formula = preset("peling-punten")
    season = SeasonSet("s", date(2020, 1, 1), date(2020, 12, 31), formula.text, formula.digest)
    club.world = club.world._replace(club=fold_club([season], club.club))
    first = min(club.world.evenings.values(), key=lambda evening: evening.day)
    assert {total.points for total in first.totals} == set(range(0, 80, 10))
    lines = {line.person: (line.points, line.size) for line in lines_of(club.club, first)}
    assert sorted(lines.values()) == [(10 * at, 0) for at in range(8)]
