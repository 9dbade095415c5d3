"""Whatever a club has written down, in whatever way: what is taken over is what was meant, once, and can be undone."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from datetime import date, timedelta
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.importing.pasts import Club, found_in
from tests.past_files import Cell, Rows, read
from windroos.club.past_evening import points_of
from windroos.club.past_requests import DoUndoImport
from windroos.club.requests import REQUEST, Request
from windroos.importing.figures import EPOCHS, MONTHS
from windroos.importing.found import FoundPast
from windroos.importing.matching import cleaned
from windroos.importing.parts import EPOCH_YEARS, Around
from windroos.importing.reading import ReadFile, read_file

NAMES = ("Anna de Vries", "Bram van den Berg", "Carla Visser", "Dirk Bos", "Eva Smit", "Frans Mulder", "Gé Jansen",
         "Hélène O'Brien-'t Hart", "Ömer Çelik")  # fmt: skip
Spell = Callable[[int], str]
_MINUS = "\N{MINUS SIGN}"
FIGURES: tuple[Spell, ...] = (
    str,
    lambda points: f"{abs(points)}-" if points < 0 else f"+{points}",
    lambda points: f"({abs(points)})" if points < 0 else f" {points} ",
    lambda points: f"{points:,}".replace(",", ".").replace("-", _MINUS),
    lambda points: f"{points:,}".replace("-", "\N{EN DASH}"),
    lambda points: f"{points:,}".replace(",", "\N{NO-BREAK SPACE}"),
)
_DUTCH = {number: name for name, number in reversed(MONTHS.items()) if len(name) > 3 or name == "mei"}
DAYS: tuple[Callable[[date], str], ...] = (
    lambda day: f"{day.day}-{day.month}-{day.year % 100:02}",
    lambda day: f"{day.day:02}/{day.month:02}/{day.year}",
    lambda day: f"{day.day}.{day.month}.'{day.year % 100:02}",
    lambda day: f"{day.day} {_DUTCH[day.month].upper()} {day.year}",
    lambda day: f"di {day.day} {_DUTCH[day.month][:3]}. {day.year}",
    lambda day: f"{day} 19:30:00",
    str,
)
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252")
NUMBERS: tuple[Cell, ...] = (3, "3", "tafel 3")
SEPARATORS = ";,\t"
SHEETS = ("xlsx", "xlsx-1904", "xls", "xls-1904", "ods")
SHAPES = ("long", "cross", "blocks", "members")


class Meant(NamedTuple):
    """Tables of four by day: who sat there, and what they won."""

    days: tuple[date, ...]
    tables: tuple[tuple[tuple[str, int], ...], ...]

    @property
    def results(self) -> set[tuple[date, str, int]]:
        return {(day, name, won) for day, table in zip(self.days, self.tables, strict=True) for name, won in table}


@st.composite
def meant(draw: st.DrawFn) -> Meant:
    first = date(1988, 1, 5) + timedelta(days=draw(st.integers(0, 12_000)))
    days = tuple(first + timedelta(days=7 * at) for at in range(draw(st.integers(3, 5))))
    tables = []
    for _ in days:
        names = draw(st.permutations(NAMES))[:4]
        won = draw(st.tuples(*(st.integers(-12_000, 12_000),) * 3))
        tables.append(tuple(zip(names, (*won, -sum(won)), strict=True)))
    return Meant(days, tuple(tables))


@st.composite
def messy(draw: st.DrawFn, past: Meant, shape: str) -> Rows:
    """The same, as somebody wrote it down: each figure, day and name in a way of its own."""

    def points(won: int) -> Cell:
        ways: tuple[Cell, ...] = (won, *(spell(won) for spell in FIGURES))
        return draw(st.sampled_from(ways))

    def day(one: date) -> Cell:
        ways: tuple[Cell, ...] = (one, *(spell(one) for spell in DAYS))
        return draw(st.sampled_from(ways))

    def name(one: str) -> str:
        first, _, last = one.partition(" ")
        ways = (one, f"{one}*", f"  {one} ", one.upper(), f"{last}, {first}" if " " not in last else one)
        return draw(st.sampled_from(ways))

    rows: list[list[Cell]] = []
    if shape == "long":
        rows.append(["Datum", "Tafel", "Naam", "Punten"])
        for one, table in zip(past.days, past.tables, strict=True):
            number: Cell = draw(st.sampled_from(NUMBERS))
            rows += [[day(one), number, name(who), points(won)] for who, won in table]
            rows += [["Totaal", None, None, 0]] * draw(st.integers(0, 1))
    elif shape == "cross":
        rows.append(["Naam", *map(day, past.days), "Totaal"])
        for who in NAMES:
            cells = [dict(table).get(who) for table in past.tables]
            if any(won is not None for won in cells):
                absent = draw(st.sampled_from((None, "-", "afw.", "ziek")))
                rows.append([name(who), *(absent if won is None else points(won) for won in cells), 0])
    elif shape == "blocks":
        for one, table in zip(past.days, past.tables, strict=True):
            rows += [[f"Clubavond {one.day}-{one.month}-{one.year}"], ["Tafel 3"]]
            rows += [[name(who) for who, _ in table], [points(won) for _, won in table], []]
    else:
        rows.append(["Naam", "Lid sinds"])
        rows += [[name(who), day(one)] for who, one in zip(NAMES, past.days, strict=False)]
    return rows


def as_text(rows: Rows, separator: str, encoding: str) -> bytes:
    out = io.StringIO()
    lines = [
        [f"{cell.day}-{cell.month}-{cell.year}" if isinstance(cell, date) else cell for cell in row] for row in rows
    ]
    csv.writer(out, delimiter=separator).writerows(lines)
    return out.getvalue().encode(encoding, "replace")


@st.composite
def files(draw: st.DrawFn, shape: str) -> tuple[Meant, ReadFile]:
    """What was meant, and a file of it: a spreadsheet, a text, or what was copied from one."""
    past = draw(meant())
    rows = draw(messy(past, shape))
    if draw(st.booleans()):
        return past, read(rows, draw(st.sampled_from(SHEETS)))
    encoding = draw(st.sampled_from(ENCODINGS))
    # cp1252 has no sign for minus: there nobody wrote it.
    plain = [[cell.replace(_MINUS, "-") if isinstance(cell, str) else cell for cell in row] for row in rows]
    return past, read_file(as_text(plain, draw(st.sampled_from(SEPARATORS)), encoding), "past.csv")


def taken_in(club: Club) -> set[tuple[date, str, int]]:
    """Every result of a club that counts, by the name of who won it."""
    names = club.world.names
    found = set()
    for evening in club.world.evenings.values():
        for typed in evening.standing:
            found |= {(evening.day, names[who], won) for who, won in zip(typed.players, points_of(typed), strict=True)}
        found |= {(evening.day, names[total.person], total.points or 0) for total in evening.totals}
    return found


@pytest.mark.parametrize("shape", SHAPES[:3])
@given(data=st.data())
@settings(max_examples=12, deadline=None)
def test_what_is_taken_over_is_what_was_meant_once_and_can_be_undone(shape: str, data: st.DataObject) -> None:
    past, file = data.draw(files(shape))
    club = Club()
    for at, name in enumerate(NAMES):
        club.do(_member(f"p{at}", name))
    before = club.world
    _, found = found_in(file.grids)
    club.takes(found, "one")
    assert taken_in(club) == past.results
    assert len(club.club.people) == len(NAMES), "every name is known, however it is written"
    taken = club.world
    again = club.takes(found_in(file.grids)[1], "two")
    assert {again[key] for key in ("evenings", "tables", "totals", "people", "members")} == {0}
    assert (club.world.evenings, club.club, club.world.cards) == (taken.evenings, taken.club, taken.cards)
    assert club.do(DoUndoImport("one"))["kept"] == 0
    assert not taken_in(club)
    assert all(one.cancelled for one in club.world.evenings.values())
    assert before.club is not None
    assert club.club._replace(length=0) == before.club._replace(length=0)
    assert club.world.cards == before.cards


@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_members_come_with_their_day_however_it_is_written(data: st.DataObject) -> None:
    past, file = data.draw(files("members"))
    club = Club()
    club.takes(found_in(file.grids)[1], "one")
    spans = {club.world.names[id]: [span.since for span in one.memberships] for id, one in club.club.people.items()}
    plain = {cleaned(name).casefold(): since for name, since in spans.items()}
    assert plain == {name.casefold(): [day] for name, day in zip(NAMES, past.days, strict=False)}
    again = club.takes(found_in(file.grids)[1], "two")
    assert (again["people"], again["members"]) == (0, 0)


def _member(id: str, name: str) -> Request:
    return REQUEST.read({"do": "person", "id": id, "name": name, "member": "1980-01-01"}, "")


def numbered(past: Meant, shape: str, epoch: date) -> Rows:
    """The same with the numbers of its days, as a spreadsheet stores them."""
    rows: list[list[Cell]] = [["Naam", "Lid sinds"]]
    if shape == "long":
        rows = [["Datum", "Naam", "Punten"]]
        for day, table in zip(past.days, past.tables, strict=True):
            rows += [[(day - epoch).days, name, won] for name, won in table]
    elif shape == "members":
        rows += [[name, (past.days[0] - epoch).days] for name in NAMES]
    else:
        rows = [["Naam", *((day - epoch).days for day in past.days)]]
        rows += [[who, *(dict(table).get(who) for table in past.tables)] for who in NAMES]
    return rows


def days_in(found: FoundPast) -> set[date]:
    return {one.day for one in found.totals} | {one.since for one in found.members if one.since is not None}


@pytest.mark.parametrize("shape", ["long", "cross", "members"])
@given(past=meant(), epoch=st.sampled_from((0, 1)))
@settings(max_examples=8, deadline=None)
def test_numbers_of_days_in_a_text_are_asked_about_and_never_guessed(shape: str, past: Meant, epoch: int) -> None:
    rows = numbered(past, shape, EPOCHS[epoch])
    grids = read_file(as_text(rows, ";", "utf-8"), "past.csv").grids
    _, found = found_in(grids)
    assert {doubt.code for doubt in found.doubts} == {"day_number"}
    assert not days_in(found)
    said = {str(value) for doubt in found.doubts for value in doubt.values.values()}
    assert f"{past.days[0].day}-{past.days[0].month}-{past.days[0].year}" in said
    _, found = found_in(grids, Around(epoch=EPOCH_YEARS[epoch]))
    assert days_in(found) == set(past.days[: 1 if shape == "members" else None])
    assert not found.doubts


@pytest.mark.parametrize("kind", SHEETS)
def test_a_spreadsheet_says_from_when_its_numbers_count(kind: str) -> None:
    past = Meant((date(2020, 1, 7), date(2020, 1, 14), date(2020, 1, 21)), (((NAMES[0], 5), (NAMES[1], -5)),) * 3)
    rows = numbered(past, "cross", EPOCHS["1904" in kind])
    _, found = found_in(read(rows, kind).grids)
    assert days_in(found) == set(past.days)
