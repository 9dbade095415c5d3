"""The parts of a sheet: which shapes lie where, proposed with the reason; and what stands in a chosen part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from windroos.importing.annals import (
    read_adjustments,
    read_calendar,
    read_honours,
    seen_adjustments,
    seen_calendar,
    seen_honours,
)
from windroos.importing.blocks import read_blocks, seen_blocks
from windroos.importing.cells import Area, CellPlace, Grid
from windroos.importing.cross import read_cross, seen_cross
from windroos.importing.found import FoundPast, ImportDoubt
from windroos.importing.lists import read_standing, seen_standing
from windroos.importing.long import read_long, seen_long
from windroos.importing.member_lists import read_members, read_players, seen_members, seen_players, seen_reached
from windroos.importing.paper import read_hands, seen_hands
from windroos.importing.parts import Around, ImportPart, ImportShape, ShapeReader

_READERS: Final = (
    ShapeReader("ema", seen_players, read_players),
    ShapeReader("members", seen_reached, read_members),
    ShapeReader("honours", seen_honours, read_honours),
    ShapeReader("adjustments", seen_adjustments, read_adjustments),
    ShapeReader("calendar", seen_calendar, read_calendar),
    ShapeReader("hands", seen_hands, read_hands),
    ShapeReader("long", seen_long, read_long),
    ShapeReader("cross", seen_cross, read_cross),
    ShapeReader("standing", seen_standing, read_standing),
    ShapeReader("members", seen_members, read_members),
    ShapeReader("blocks", seen_blocks, read_blocks),
)
"""The most telling first: what is plainly one shape is taken before another looks at it."""
_BY_ID: Final = {reader.id: reader for reader in _READERS}
_NEAR: Final = 8
"""Rows between blocks that are one part."""


def find_parts(grids: Sequence[Grid], shape: ImportShape | None = None) -> tuple[ImportPart, ...]:
    """The parts of all sheets that look like some shape, or like this one."""
    found: list[ImportPart] = []
    for number, grid in enumerate(grids):
        taken: list[ImportPart] = []
        for reader in _READERS:
            if shape in (None, reader.id):
                taken += _parts_of(grid, reader, [part.area for part in taken])
        found += [part._replace(grid=number) for part in sorted(taken, key=lambda part: part.area)]
    return tuple(found)


def _parts_of(grid: Grid, reader: ShapeReader, taken: list[Area]) -> list[ImportPart]:
    """The parts of one shape that lie where nothing was taken yet."""
    found: list[ImportPart] = []
    areas = list(taken)
    for row, values in enumerate(grid.rows):
        if all(value is None for value in values):
            continue
        if any(area.top <= row <= area.bottom and area.right - area.left + 1 >= len(values) - 1 for area in areas):
            continue
        for part in reader.seen(grid, row):
            if any(part.area.meets(area) for area in areas):
                continue
            areas.append(part.area)
            found.append(part)
    return _joined(found) if reader.id == "blocks" else found


def _joined(blocks: list[ImportPart]) -> list[ImportPart]:
    """Blocks near each other as one part: a sheet of tables is chosen at once."""
    joined: list[ImportPart] = []
    counts: list[int] = []
    for block in blocks:
        if joined and block.area.top - joined[-1].area.bottom <= _NEAR:
            a, b = joined[-1].area, block.area
            area = Area(min(a.top, b.top), min(a.left, b.left), max(a.bottom, b.bottom), max(a.right, b.right))
            joined[-1] = joined[-1]._replace(area=area)
            counts[-1] += 1
        else:
            joined.append(block)
            counts.append(1)
    return [
        part if count == 1 else part._replace(why="blocks", values={"count": count})
        for part, count in zip(joined, counts, strict=True)
    ]


def read_part(grids: Sequence[Grid], part: ImportPart, around: Around) -> FoundPast:
    """What stands in a part."""
    grid = grids[part.grid]
    found = _BY_ID[part.shape].read(grid, part.area, around)
    if not any(found):
        return FoundPast(doubts=(ImportDoubt(grid.name, CellPlace(part.area.top, part.area.left), "nothing"),))
    return found
