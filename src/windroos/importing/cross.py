"""The cross table: players down and evenings across, or the other way round; an empty cell: absent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from typing import Final, NamedTuple

from windroos.importing.cells import Area, CellPlace, CellValue, Grid
from windroos.importing.figures import day_number, day_of, figure_of
from windroos.importing.found import FoundPast, FoundTotal, ImportDoubt
from windroos.importing.headers import columns_of, is_absent, is_head, is_name, is_present, is_sum
from windroos.importing.long import last_row
from windroos.importing.parts import Around, ImportPart, asked_day, year_of_grid

_UNDER: Final = ("points", "mahjongs", "caused", "hands")
"""What may stand under a day that has several columns."""


class _Crossing(NamedTuple):
    """How a cross table lies: days by column (or row), what each column holds, where names and results begin."""

    days: dict[int, date]
    roles: dict[int, str]
    names: int
    first: int


def seen_cross(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    """The cross table whose days, or names, stand in a row."""
    width = len(grid.rows[row])
    days = _days(
        ((column, grid.at(row, column)) for column in range(width)), year_of_grid(grid, Around()), bool(grid.later)
    )
    if len(days) >= 2:
        first = min(days)
        names = next(
            (column for column in range(first - 1, -1, -1) if _named(grid, column, range(row + 1, row + 8))), None
        )
        if names is None:
            return ()
        bottom = last_row(grid, row, [names])
        right = max(column for column in range(first, width) if grid.at(row, column) is not None)
        area = Area(row, names, bottom, max(right, *days))
        return (ImportPart(0, "cross", area, "days_across", {"count": len(days), "row": row + 1}),)
    return _seen_down(grid, row)


def _seen_down(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    """A table with names in a row and days below each other."""
    filled = [(column, value) for column, value in grid.filled(row, range(len(grid.rows[row])))]
    names = [column for column, value in filled if is_name(value)]
    if len(names) < 3 or len(names) < len(filled) - 3:
        return ()
    year = year_of_grid(grid, Around())
    for column in range(names[0] - 1, -1, -1):
        cells = ((at, grid.at(at, column)) for at in range(row + 1, min(len(grid.rows), row + 400)))
        days = _days(cells, year, bool(grid.later))
        below = [at for at in days if sum(figure_of(grid.at(at, one)) is not None for one in names) >= 1]
        if len(below) >= 2 and below[0] <= row + 3:
            bottom = last_row(grid, row, [column])
            area = Area(row, column, bottom, filled[-1][0])
            return (ImportPart(0, "cross", area, "days_down", {"count": len(names), "row": row + 1}),)
    return ()


def _named(grid: Grid, column: int, rows: Iterable[int]) -> bool:
    return any(is_name(grid.at(row, column)) for row in rows)


def _days(cells: Iterable[tuple[int, CellValue]], year: int, later: bool) -> dict[int, date]:
    """The days among cells, by their place; without their own year they follow each other through the turn of it.

    Where nobody knows from when day numbers count, those of 1900 show what the cells are for.
    """
    found: dict[int, date] = {}
    filled = [(at, value) for at, value in cells if value is not None]
    numbers = [number for _, value in filled if (number := day_number(value)) is not None]
    # Three or more rising numbers that can be days are days; one of them may be anything.
    are_days = len(numbers) >= 3 and numbers == sorted(numbers) and min(numbers) > 25_000
    last: date | None = None
    for at, value in filled:
        day = day_of(value, later=later, numbers=are_days)
        if day is None and year:
            day = day_of(value, year)
            while day is not None and last is not None and day < last and (last - day).days > 100:
                year += 1
                day = day_of(value, year)
        if day is not None:
            found[at] = last = day
    return found


def read_cross(grid: Grid, area: Area, around: Around) -> FoundPast:
    """What stands in a part of this shape."""
    year, later = year_of_grid(grid, around), around.later(grid)
    across = _days(((column, grid.at(area.top, column)) for column in area.columns), year, bool(later))
    down = _days(((row, grid.at(row, area.left)) for row in area.rows), year, bool(later))
    if not across and not down:
        return FoundPast(doubts=(ImportDoubt(grid.name, CellPlace(area.top, area.left), "no_days"),))
    if later is None and (asked := _asked(grid, area, across, down)):
        return FoundPast(doubts=asked)
    doubts: list[ImportDoubt] = []
    if len(across) >= len(down):
        cells = _across(grid, area, across, doubts)
    else:
        cells = _down(grid, area, down)
    totals: dict[tuple[str, date, int], FoundTotal] = {}
    for place, name, day, role, at in cells:
        _take(grid, totals, (name, day, at), (place, role), around.rules, doubts)
    return FoundPast(tuple(totals.values()), doubts=tuple(doubts))


def _asked(grid: Grid, area: Area, across: Iterable[int], down: Iterable[int]) -> tuple[ImportDoubt, ...]:
    """The questions from when the numbers of its days count."""
    across, down = list(across), list(down)
    is_across = len(across) >= len(down)
    places = [
        CellPlace(area.top, at) if is_across else CellPlace(at, area.left) for at in (across if is_across else down)
    ]
    return tuple(asked_day(grid, place) for place in places if day_number(grid.at(*place)) is not None)


_Cell = tuple[CellPlace, str, date, str, int]
"""A cell of results: where it is, whose, of what day, what it holds, and which of the columns of that day."""


def _across(grid: Grid, area: Area, days: dict[int, date], doubts: list[ImportDoubt]) -> Iterator[_Cell]:
    first = min(days)
    under = {
        column: role
        for column in range(first, area.right + 1)
        for role in columns_of(grid, area.top + 1, (column,), _UNDER)
    }
    laid = _Crossing(days, under, _name_column(grid, area, first), area.top + 1 + bool(under))
    for row in range(laid.first, area.bottom + 1):
        name = grid.at(row, laid.names)
        if name is None:
            continue
        if not is_name(name):
            if is_sum(name):
                doubts.append(ImportDoubt(grid.name, CellPlace(row, laid.names), "sum_left", {"cell": str(name)}))
            continue
        day: date | None = None
        start = first
        for column in range(first, area.right + 1):
            head = grid.at(area.top, column)
            if column in days:
                start = column if days[column] != day or column not in under else start
                day = days[column]
            elif head is not None or not under:
                day = None
            if day is not None:
                yield CellPlace(row, column), str(name), day, under.get(column, "points"), start


def _name_column(grid: Grid, area: Area, first: int) -> int:
    """The column before the days with most names."""
    rows = range(area.top + 1, min(area.bottom, area.top + 60) + 1)
    return max(
        range(area.left, max(first, area.left + 1)),
        key=lambda column: (sum(is_name(grid.at(row, column)) for row in rows), -column),
    )


def _down(grid: Grid, area: Area, days: dict[int, date]) -> Iterator[_Cell]:
    for row, day in days.items():
        for column in range(area.left + 1, area.right + 1):
            name = grid.at(area.top, column)
            if is_name(name):
                yield CellPlace(row, column), str(name), day, "points", column


def _take(
    grid: Grid,
    totals: dict[tuple[str, date, int], FoundTotal],
    key: tuple[str, date, int],
    cell: tuple[CellPlace, str],
    rules: str,
    doubts: list[ImportDoubt],
) -> None:
    """What a cell says of somebody on a day."""
    place, role = cell
    value = grid.at(place.row, place.column)
    if is_absent(value):
        return
    figure = figure_of(value)
    known = totals.get(key) or FoundTotal(grid.name, place, key[1], key[0], None, rules=rules)
    if role != "points":
        if isinstance(figure, int) and 0 <= figure <= 1000:
            counts = (known.mahjongs, known.caused, known.hands)
            made, gave, hands = (figure if role == own else old for own, old in zip(_UNDER[1:], counts, strict=True))
            totals[key] = known._replace(mahjongs=made, caused=gave, hands=hands)
    elif isinstance(figure, int):
        totals[key] = known._replace(points=figure, place=place)
    elif is_present(value):
        totals[key] = known
    elif not is_head(value):
        code = "not_whole" if figure is not None else "not_understood"
        doubts.append(ImportDoubt(grid.name, place, code, {"cell": str(value)[:40]}))
