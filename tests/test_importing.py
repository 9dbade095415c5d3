"""Files of a club's past: read in every format; twice is once; one import is undone as a whole."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from datetime import date, timedelta
from fractions import Fraction
from typing import Any, NamedTuple

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.past_files import FORMATS, Cell, ods, read, written
from windroos.club.club_events import ClubSet, SeasonSet
from windroos.club.club_state import ClubState, fold_club
from windroos.club.deciding import ClubWorld, decide
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState, fold_evening
from windroos.club.past import take_over
from windroos.club.past_requests import DoUndoImport
from windroos.club.person_card import PersonCard
from windroos.club.requests import REQUEST, DoShow
from windroos.club.seasons import lines_of
from windroos.club.showing import show
from windroos.importing.cells import Grid, area_of, column_name, column_of
from windroos.importing.errors import ImportingError
from windroos.importing.figures import EPOCHS, day_of, figure_of
from windroos.importing.finding import find_parts, read_part
from windroos.importing.found import FoundPast, together
from windroos.importing.matching import cleaned, match_names
from windroos.importing.parts import Around, ImportPart
from windroos.importing.planning import ImportPlan, NameChoice, plan_import
from windroos.importing.reading import read_file
from windroos.reckoning.formula_file import preset

NAMES = ("Anna de Vries", "Bram van den Berg", "Carla Visser", "Dirk Bos", "Eva Smit", "Frans Mulder", "Gé Jansen",
         "Hans Prins")  # fmt: skip
TODAY = date(2024, 6, 1)
HEADS = ("Datum", "Tafel", "Naam", "Punten", "Mahjongs", "Veroorzaakt", "Spellen")

NOTHING = Around()


class Past(NamedTuple):
    """Evenings of tables of four, two at a time: the points and mahjongs of each."""

    days: tuple[date, ...]
    points: tuple[tuple[tuple[int, ...], ...], ...]


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


def found_in(grids: Sequence[Grid], around: Around = NOTHING) -> tuple[tuple[ImportPart, ...], FoundPast]:
    parts = find_parts(grids)
    return parts, together(read_part(grids, part, around) for part in parts)


class Club:
    """A club in memory that is asked one thing after another, as its folder does it."""

    def __init__(self) -> None:
        formula = preset("groenehart")
        season = SeasonSet("s", date(1990, 1, 1), date(2030, 1, 1), formula.text, formula.digest)
        self.world = ClubWorld(fold_club([ClubSet("Past", "calendar"), season]))

    @property
    def club(self) -> ClubState:
        assert self.world.club is not None
        return self.world.club

    def do(self, asked: Any) -> dict[str, object]:
        decision = decide(self.world, asked, "fresh")
        evenings: dict[str, EveningState] = dict(self.world.evenings)
        for id, events in {decision.evening: decision.events, **decision.evenings}.items():
            if events:
                evenings[id] = fold_evening(id, events, evenings.get(id))
        self.world = ClubWorld(
            fold_club(decision.club, self.club),
            evenings,
            {**self.world.names, **decision.names, **{id: card.name for id, card in decision.cards.items()}},
            {
                **self.world.cards,
                **{id: PersonCard(name) for id, name in decision.names.items()},
                **decision.cards,
            },
        )
        return dict(decision.answer)

    def planned(self, found: FoundPast, id: str, chosen: dict[str, NameChoice] | None = None) -> ImportPlan:
        matches = match_names(found.names(), self.world.cards)
        return plan_import(found, matches, chosen or {}, id, "digest", ("long",))

    def takes(self, found: FoundPast, id: str, chosen: dict[str, NameChoice] | None = None) -> dict[str, object]:
        plan = self.planned(found, id, chosen)
        assert not plan.undecided
        return self.do(plan.asked)

    def standings(self) -> list[Any]:
        shown = show(self.world, _SHOWN, TODAY)
        names = {**self.world.names}
        return sorted((row["place"], names[row["person"]], row["score"], row["evenings"]) for row in shown["rows"])


_SHOWN: DoShow = REQUEST.read({"do": "show", "what": "standings", "season": "s"}, "")  # type: ignore[assignment]


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
    assert club.do(DoUndoImport("two")) == {"results": 2 * (len(past.days) - 1), "kept": 0}
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
    assert club.do(DoUndoImport("one")) == {"results": 1, "kept": 1}
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
