"""Table blocks: four names with four totals, beside each other or below each other; also three or five."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from windroos.importing.cells import Area, CellPlace, CellValue, Grid
from windroos.importing.figures import figure_of
from windroos.importing.found import FoundPast, FoundTable, ImportDoubt
from windroos.importing.headers import is_name, is_sum, plain_word
from windroos.importing.parts import Around, ImportPart, day_above, table_above, table_of

_SIZES: Final = (3, 4, 5)
_ENDS: Final = ("totaal", "total", "eind", "stand", "saldo", "uitslag", "som")
_MOST_ROWS: Final = 40
"""Rows of figures under the names of a block."""


def seen_blocks(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    """The blocks that begin in a row."""
    parts = []
    column, width = 0, len(grid.rows[row])
    while column < width:
        area = _across(grid, row, column) or _down(grid, row, column)
        if area is None:
            column += 1
            continue
        parts.append(ImportPart(0, "blocks", area, "block", {"count": _size(grid, area), "row": row + 1}))
        column = area.right + 1
    return tuple(parts)


def _across(grid: Grid, row: int, left: int) -> Area | None:
    """Names beside each other with figures below all of them."""
    right = left
    while _is_player(grid.at(row, right)) and right - left < 6:
        right += 1
    if right - left not in _SIZES or _is_player(grid.at(row, left - 1)):
        return None
    bottom = row
    while bottom - row < _MOST_ROWS and all(
        figure_of(grid.at(bottom + 1, column)) is not None for column in range(left, right)
    ):
        bottom += 1
    return Area(row, left, bottom, right - 1) if bottom > row else None


def _down(grid: Grid, row: int, left: int) -> Area | None:
    """Names below each other with a figure beside each."""
    if _is_line(grid, row - 1, left):
        return None
    bottom = row
    while _is_line(grid, bottom, left) and bottom - row < 6:
        bottom += 1
    if bottom - row not in _SIZES:
        return None
    return Area(row, left, bottom - 1, left + 1)


def _is_line(grid: Grid, row: int, left: int) -> bool:
    return row >= 0 and _is_player(grid.at(row, left)) and figure_of(grid.at(row, left + 1)) is not None


def _is_player(value: CellValue) -> bool:
    """Whether a cell can be a player's name: "Tafel 3" before the names of a table is none."""
    return is_name(value) and not table_of(value)


def _size(grid: Grid, area: Area) -> int:
    return len(area.columns) if _is_player(grid.at(area.top, area.left + 1)) else len(area.rows)


def read_blocks(grid: Grid, area: Area, around: Around) -> FoundPast:
    """The tables that stand in an area, of one block or of many."""
    tables: list[FoundTable] = []
    doubts: list[ImportDoubt] = []
    taken: list[Area] = []
    for row in area.rows:
        for column in area.columns:
            if grid.at(row, column) is None or any(one.holds(row, column) for one in taken[-40:]):
                continue
            across = _across(grid, row, column)
            block = across or _down(grid, row, column)
            if block is None or block.right > area.right or block.bottom > area.bottom:
                continue
            taken.append(block)
            place = CellPlace(row, column)
            day = day_above(grid, block, around)
            if day is None:
                doubts.append(ImportDoubt(grid.name, place, "no_day", {"cell": ""}))
                continue
            table = _read(grid, block, doubts) if across else _read_down(grid, block)
            if table is not None:
                names, points = table
                number = table_above(grid, block)
                tables.append(
                    FoundTable(
                        sheet=grid.name,
                        place=place,
                        day=day,
                        table=number,
                        part=1,
                        rules=around.rules,
                        names=names,
                        points=points,
                    )
                )
            else:
                doubts.append(ImportDoubt(grid.name, place, "not_whole", {"cell": str(block)}))
    if not taken:
        doubts.append(ImportDoubt(grid.name, CellPlace(area.top, area.left), "no_blocks"))
    return FoundPast(tables=tuple(tables), doubts=tuple(doubts))


_Read = tuple[tuple[str, ...], tuple[int, ...]]


def _read_down(grid: Grid, block: Area) -> _Read | None:
    names = tuple(str(grid.at(row, block.left)) for row in block.rows)
    points = [figure_of(grid.at(row, block.left + 1)) for row in block.rows]
    return _whole(names, points)


def _read(grid: Grid, block: Area, doubts: list[ImportDoubt]) -> _Read | None:
    """The totals are the line that says so, the only one, or the one that is the sum of those above it."""
    names = tuple(str(grid.at(block.top, column)) for column in block.columns)
    rows = [[figure_of(grid.at(row, column)) for column in block.columns] for row in block.rows][1:]
    said = next(
        (
            values
            for row, values in zip(range(block.top + 1, block.bottom + 1), rows, strict=True)
            if is_sum(grid.at(row, block.left - 1)) or plain_word(grid.at(row, block.left - 1)).startswith(_ENDS)
        ),
        None,
    )
    if said is None and len(rows) > 1:
        above = [sum(value or 0 for value in column) for column in zip(*rows[:-1], strict=True)]
        if rows[-1] == above:
            said = rows[-1]
        else:
            said = [sum(value or 0 for value in column) for column in zip(*rows, strict=True)]
            place = CellPlace(block.top + 1, block.left)
            doubts.append(ImportDoubt(grid.name, place, "lines_added", {"count": len(rows)}))
    return _whole(names, said or rows[0])


def _whole(names: tuple[str, ...], points: Sequence[object]) -> _Read | None:
    known = tuple(value for value in points if isinstance(value, int))
    return (names, known) if len(known) == len(names) else None
