"""The long shape: a line for each result, with day, player and points, perhaps table, rules, mahjongs and caused."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from itertools import pairwise
from typing import Final, NamedTuple

from windroos.importing.cells import Area, CellPlace, Grid
from windroos.importing.figures import day_number, day_of, figure_of, whole_of
from windroos.importing.found import FoundPast, FoundTable, FoundTotal, ImportDoubt
from windroos.importing.headers import columns_of, is_head, is_name, is_present, is_sum
from windroos.importing.parts import Around, ImportPart, asked_day, rules_of, table_of, year_of_grid

_ROLES: Final = ("day", "name", "table", "part", "rules", "mahjongs", "caused", "hands", "points")
_NEEDED: Final = frozenset(("day", "name"))
_SIZES: Final = (3, 4, 5)
_GAP: Final = 2
"""Empty rows that end a part."""


class _Line(NamedTuple):
    """A line of the sheet, as it was understood."""

    place: CellPlace
    day: date
    name: str
    points: int | None
    table: int
    part: int
    rules: str
    mahjongs: int | None
    caused: int | None
    hands: int | None


def seen_long(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    """The parts whose heads stand in a row: there may be several beside each other."""
    parts = []
    for columns in _groups(grid, row):
        roles = columns_of(grid, row, columns, _ROLES)
        if not roles.keys() >= _NEEDED or not roles.keys() & {"points", "mahjongs", "table"}:
            continue
        bottom = last_row(grid, row, sorted(roles.values()))
        below = range(row + 1, min(bottom, row + 40) + 1)
        if any(day_of(grid.at(at, roles["day"]), 2000, numbers=True) for at in below):
            area = Area(row, columns.start, bottom, columns.stop - 1)
            heads = ", ".join(str(grid.at(row, column)) for column in sorted(roles.values()))
            parts.append(ImportPart(0, "long", area, "heads", {"heads": heads, "row": row + 1}))
    return tuple(parts)


def _groups(grid: Grid, row: int) -> Iterator[range]:
    """The columns of each part whose heads stand in a row; one ends where an empty column and the same head follow."""
    filled = [column for column, _ in grid.filled(row, range(len(grid.rows[row])))]
    if not filled or not any(is_head(grid.at(row, column)) for column in filled[:12]):
        return
    start, words = filled[0], {grid.at(row, filled[0])}
    for before, column in pairwise(filled):
        word = grid.at(row, column)
        if column > before + 1 and word in words:
            yield range(start, before + 1)
            start, words = column, set()
        words.add(word)
    yield range(start, filled[-1] + 1)


def last_row(grid: Grid, top: int, columns: list[int]) -> int:
    """The last row of a part that begins at `top`: before some empty rows, or before heads that come again."""
    heads, last, row = [grid.at(top, column) for column in columns], top, top + 1
    while row < len(grid.rows) and row - last <= _GAP:
        values = [grid.at(row, column) for column in columns]
        if values == heads:
            break
        if any(value is not None for value in values):
            last = row
        row += 1
    return last


def read_long(grid: Grid, area: Area, around: Around) -> FoundPast:
    """What stands in a part of this shape. A day that is left empty is that of the line above."""
    roles = columns_of(grid, area.top, area.columns, _ROLES)
    top = area.top + 1
    if not roles.keys() >= _NEEDED:
        roles, top = _by_values(grid, area), area.top
    doubts: list[ImportDoubt] = []
    if "name" not in roles:
        return FoundPast(doubts=(ImportDoubt(grid.name, CellPlace(area.top, area.left), "no_heads"),))
    lines = list(_lines(grid, Area(top, *area[1:]), roles, around, doubts))
    return _results(grid, lines, doubts)


def _by_values(grid: Grid, area: Area) -> dict[str, int]:
    """Which column holds days, names and points where no heads say it."""
    roles: dict[str, int] = {}
    sample = range(area.top, min(area.bottom, area.top + 30) + 1)
    for column in area.columns:
        values = [value for row in sample if (value := grid.at(row, column)) is not None]
        if not values:
            continue
        if "day" not in roles and all(day_of(value, 2000) for value in values):
            roles["day"] = column
        elif "name" not in roles and all(is_name(value) for value in values):
            roles["name"] = column
        elif all(figure_of(value) is not None for value in values):
            roles["points"] = column
    return roles


def _lines(grid: Grid, area: Area, roles: dict[str, int], around: Around, doubts: list[ImportDoubt]) -> Iterator[_Line]:
    year = year_of_grid(grid, around)
    later = around.later(grid)
    day, table, asked = around.day, 0, False
    for row in area.rows:
        found = {role: grid.at(row, column) for role, column in roles.items()}
        name = found["name"]
        if all(value is None for value in found.values()):
            continue
        place = CellPlace(row, roles.get("points", roles["name"]))
        heads = next((value for value in (name, found.get("day"), found.get("table")) if is_sum(value)), None)
        if name is None or heads is not None:
            code = "sum_left" if heads is not None else "no_name"
            doubts.append(ImportDoubt(grid.name, CellPlace(row, roles["name"]), code, {"cell": heads or ""}))
            continue
        written = found.get("day")
        if written is not None:
            day, table = day_of(written, year, later=bool(later), numbers=True), 0
            if later is None and day is not None and day_number(written) is not None:
                doubts.append(asked_day(grid, CellPlace(row, roles["day"])))
                asked = True
                continue
            asked = False
        if asked:
            continue
        if day is None:
            at = CellPlace(row, roles.get("day", roles["name"]))
            doubts.append(ImportDoubt(grid.name, at, "no_day", {"cell": str(written or "")[:40]}))
            continue
        if "table" in roles:
            table = table_of(found["table"]) or table
        points = _points(grid, place, found.get("points"), doubts)
        rules = rules_of(found.get("rules")) or around.rules
        counts = (_count(found.get(role)) for role in ("mahjongs", "caused", "hands"))
        if points is not None or is_present(found.get("points")) or ("points" not in roles):
            yield _Line(place, day, str(name), points, table, table_of(found.get("part")) or 1, rules, *counts)


def _points(grid: Grid, place: CellPlace, value: object, doubts: list[ImportDoubt]) -> int | None:
    cell = grid.at(place.row, place.column)
    figure = figure_of(cell) if value is not None else None
    if figure is None and not is_present(cell):
        doubts.append(ImportDoubt(grid.name, place, "no_points", {"cell": str(cell or "")[:40]}))
    elif figure is not None and not isinstance(figure, int):
        doubts.append(ImportDoubt(grid.name, place, "not_whole", {"cell": str(figure)}))
        return None
    return figure


def _count(value: object) -> int | None:
    number = whole_of(value) if isinstance(value, int | str) else None
    return number if number is not None and 0 <= number <= 1000 else None


def _results(grid: Grid, lines: list[_Line], doubts: list[ImportDoubt]) -> FoundPast:
    """Lines of one table part are a table; the others are totals without one."""
    tables: dict[tuple[date, int, int], list[_Line]] = {}
    totals = []
    for line in lines:
        if line.table:
            tables.setdefault((line.day, line.table, line.part), []).append(line)
        else:
            totals.append(line)
    found = []
    for (day, table, part), group in tables.items():
        known = [line.points for line in group if line.points is not None]
        if len(group) not in _SIZES or len(known) < len(group) or len({line.name for line in group}) < len(group):
            doubts.append(ImportDoubt(grid.name, group[0].place, "no_table", {"table": table, "count": len(group)}))
            totals += group
            continue
        made, gave = (_all([line[at] for line in group]) for at in (7, 8))
        hands = max((line.hands for line in group if line.hands is not None), default=None)
        names = tuple(line.name for line in group)
        first = group[0]
        found.append(
            FoundTable(
                sheet=grid.name,
                place=first.place,
                day=day,
                table=table,
                part=part,
                rules=first.rules,
                names=names,
                points=tuple(known),
                mahjongs=made,
                caused=gave,
                hands=hands,
            )
        )
    alone = tuple(
        FoundTotal(
            sheet=grid.name,
            place=one.place,
            day=one.day,
            name=one.name,
            points=one.points,
            mahjongs=one.mahjongs,
            caused=one.caused,
            hands=one.hands,
            rules=one.rules,
        )
        for one in totals
    )
    return FoundPast(alone, tuple(found), doubts=tuple(doubts))


def _all(counts: list[object]) -> tuple[int, ...]:
    known = tuple(count for count in counts if isinstance(count, int))
    return known if len(known) == len(counts) else ()
