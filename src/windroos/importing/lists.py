"""Standings as they were printed."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from windroos.importing.cells import Area, CellPlace, CellValue, Grid
from windroos.importing.found import FoundPast, FoundPlace, FoundStanding, ImportDoubt
from windroos.importing.headers import columns_of, is_name, is_standing
from windroos.importing.long import last_row
from windroos.importing.parts import Around, ImportPart

_PLACE: Final = ("place", "name", "points")


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
