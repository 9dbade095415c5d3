"""Lists of people: members with the days of their membership, and standings as they were printed."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from typing import Final

from windroos.importing.cells import Area, CellPlace, CellValue, Grid
from windroos.importing.figures import FIRST_YEAR, LAST_YEAR, day_of, whole_of
from windroos.importing.found import FoundMember, FoundPast, FoundPlace, FoundStanding, ImportDoubt
from windroos.importing.headers import columns_of, is_head, is_name, is_standing, is_sum
from windroos.importing.long import last_row
from windroos.importing.parts import Around, ImportPart

_MEMBER: Final = ("name", "since", "until", "contact")
_PLACE: Final = ("place", "name", "points")
_LEAST: Final = 3
"""Names below each other that can be a list of members."""


def seen_members(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    """The list of members that begins in a row: by its heads, or because it is one column of names."""
    columns = range(len(grid.rows[row]))
    roles = columns_of(grid, row, columns, _MEMBER)
    if "name" in roles and len(roles) > 1:
        used = sorted(roles.values())
        bottom = last_row(grid, row, [roles["name"]])
        heads = ", ".join(str(grid.at(row, column)) for column in used)
        area = Area(row, used[0], bottom, used[-1])
        return (ImportPart(0, "members", area, "heads", {"heads": heads, "row": row + 1}),) if bottom > row else ()
    return _only_names(grid, row)


def _only_names(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    filled = list(grid.filled(row, range(len(grid.rows[row]))))
    if len(filled) != 1:
        return ()
    column, value = filled[0]
    top = row + 1 if is_head(value) else row
    bottom = top - 1
    while all((is_name(one) if at == column else one is None) for at, one in enumerate(_row(grid, bottom + 1))):
        bottom += 1
        if bottom + 1 >= len(grid.rows):
            break
    if bottom - top + 1 < _LEAST:
        return ()
    values = {"count": bottom - top + 1, "row": row + 1}
    return (ImportPart(0, "members", Area(row, column, bottom, column), "names", values),)


def _row(grid: Grid, row: int) -> tuple[CellValue, ...]:
    return grid.rows[row] if row < len(grid.rows) else ("0",)


def read_members(grid: Grid, area: Area, around: Around) -> FoundPast:
    """What stands in a list of members."""
    roles = columns_of(grid, area.top, area.columns, _MEMBER)
    top = area.top + 1 if "name" in roles else area.top
    column = roles.get("name", area.left)
    members: list[FoundMember] = []
    doubts: list[ImportDoubt] = []

    def day(row: int, role: str) -> date | None:
        value = grid.at(row, roles[role]) if role in roles else None
        found = day_of(value, later=grid.later, numbers=True)
        number = whole_of(value)
        if found is None and number is not None and FIRST_YEAR <= number <= LAST_YEAR:
            return date(number, 1, 1) if role == "since" else date(number, 12, 31)
        if found is None and value is not None:
            doubts.append(ImportDoubt(grid.name, CellPlace(row, roles[role]), "no_day", {"cell": str(value)[:40]}))
        return found

    for row in range(top, area.bottom + 1):
        name = grid.at(row, column)
        if is_name(name):
            since = day(row, "since") or around.day
            members.append(FoundMember(grid.name, CellPlace(row, column), str(name), since, day(row, "until")))
        elif name is not None and not is_head(name):
            code = "sum_left" if is_sum(name) else "no_name"
            doubts.append(ImportDoubt(grid.name, CellPlace(row, column), code, {"cell": str(name)[:40]}))
    return FoundPast(members=tuple(members), doubts=tuple(doubts))


def seen_standing(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    """The standings whose heads stand in a row: a place and a name, perhaps a score, and no day."""
    roles = columns_of(grid, row, range(len(grid.rows[row])), _PLACE)
    if not {"place", "name"} <= roles.keys() or "day" in columns_of(grid, row, range(len(grid.rows[row])), ("day",)):
        return ()
    bottom = last_row(grid, row, [roles["name"]])
    title, top = _title(grid, row)
    area = Area(top, min(roles.values()), bottom, max(roles.values()))
    return (ImportPart(0, "standing", area, "standing", {"title": title, "row": row + 1}),) if bottom > row else ()


def _title(grid: Grid, row: int) -> tuple[str, int]:
    """The nearest text above heads, and its row, where it says that these are standings; else nothing."""
    for above in range(row - 1, max(row - 4, -1), -1):
        for value in grid.rows[above]:
            if isinstance(value, str) and is_standing(value):
                return value, above
    return grid.name, row


def read_standing(grid: Grid, area: Area, around: Around) -> FoundPast:  # noqa: ARG001 - a shape is read so
    """Standings as they were printed."""
    head = next((row for row in area.rows if "name" in columns_of(grid, row, area.columns, _PLACE)), None)
    place = CellPlace(area.top, area.left)
    if head is None:
        return FoundPast(doubts=(ImportDoubt(grid.name, place, "no_heads"),))
    roles = columns_of(grid, head, area.columns, _PLACE)
    rows: list[FoundPlace] = []
    for row in range(head + 1, area.bottom + 1):
        name = grid.at(row, roles["name"])
        if is_name(name):
            number, score = (
                _printed(grid.at(row, roles[role])) if role in roles else "" for role in ("place", "points")
            )
            rows.append(FoundPlace(number or str(len(rows) + 1), str(name), score))
    title = _title(grid, head)[0]
    return FoundPast(standings=(FoundStanding(grid.name, place, title[:100], tuple(rows)),) if rows else ())


def _printed(value: CellValue) -> str:
    if isinstance(value, Fraction):
        return f"{float(value):g}".replace(".", ",")
    return "" if value is None else str(value)[:40]
