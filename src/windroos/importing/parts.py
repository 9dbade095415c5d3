"""Parts of a sheet and the shapes that they can have; what there is around a part that its cells need not say."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import date
from functools import lru_cache
from typing import Final, Literal, NamedTuple, get_args

from windroos.books.catalog import IDS
from windroos.club.results import RIICHI
from windroos.importing.cells import Area, CellPlace, CellValue, Grid
from windroos.importing.figures import day_of, year_in
from windroos.importing.found import FoundPast, ImportDoubt
from windroos.importing.headers import plain_word

ImportShape = Literal[
    "long", "cross", "blocks", "hands", "members", "ema", "standing", "calendar", "adjustments", "honours"
]
SHAPES: Final[tuple[ImportShape, ...]] = get_args(ImportShape)
EPOCH_YEARS: Final = (1900, 1904)
"""From which spreadsheets count days; see `figures.EPOCHS`."""
_LEAST: Final = 3
"""Letters of a part of an id."""
_ABOVE: Final = 6
"""Rows above a part, and of its beginning, in which its day and table may be named."""
_TABLE: Final = re.compile(r"\b(?:tafel|table)\s*(?:nr\.?|nummer|number)?\s*(\d{1,3})\b")


class ImportPart(NamedTuple):
    """A part of a sheet, by the number of its grid; `why` says what it is taken for, with its values."""

    grid: int
    shape: ImportShape
    area: Area
    why: str = "chosen"
    values: Mapping[str, object] = {}


class Around(NamedTuple):
    """What is said of a part by whoever imports it, where its cells do not: a year, a day, rules.

    epoch  the year from which day numbers count, of `EPOCH_YEARS`; 0: nobody has said it
    """

    year: int = 0
    day: date | None = None
    rules: str = ""
    epoch: int = 0

    def later(self, grid: Grid) -> bool | None:
        """Whether day numbers of a sheet count from 1904; None where neither it nor anybody says it."""
        if grid.later is not None or not self.epoch:
            return grid.later
        return self.epoch == EPOCH_YEARS[1]


class ShapeReader(NamedTuple):
    """A shape: `seen` says where a part of it begins in a row, with its area; `read` what stands in an area."""

    id: ImportShape
    seen: Callable[[Grid, int], tuple[ImportPart, ...]]
    read: Callable[[Grid, Area, Around], FoundPast]


def rules_of(value: CellValue) -> str:
    """The id of the rules that a cell names, by a part of it that no other has ("NTS", "144"); "" of none."""
    word = "".join(filter(str.isalnum, str(value).casefold())) if isinstance(value, int | str) else ""
    found = [id for id in (*IDS, RIICHI) if word in id] if len(word) >= _LEAST else []
    return found[0] if len(found) == 1 else ""


@lru_cache(maxsize=4096)
def _table_in(text: str) -> int:
    found = _TABLE.search(plain_word(text))
    return int(found[1]) if found else 0


def table_of(value: CellValue) -> int:
    """The number of a table that a cell names: a number, "3", "tafel 3"; 0 where it names none."""
    if isinstance(value, int):
        return value if 0 < value <= 999 else 0
    if not isinstance(value, str):
        return 0
    return int(value) if value.isascii() and value.isdecimal() and 0 < len(value) <= 3 else _table_in(value)


def year_of_grid(grid: Grid, around: Around) -> int:
    """The year that days without one are of: as it is said, or named at the top of the sheet, or by its name."""
    if around.year:
        return around.year
    for row in range(min(_ABOVE, len(grid.rows))):
        for value in grid.rows[row]:
            if isinstance(value, date):
                return value.year
            if isinstance(value, str) and (year := year_in(value)):
                return year
    return year_in(grid.name)


def asked_day(grid: Grid, place: CellPlace) -> ImportDoubt:
    """The question from when the number of a day counts, with both days that it may be."""
    days = [day_of(grid.at(*place), later=later, numbers=True) for later in (False, True)]
    one, other = (f"{day.day}-{day.month}-{day.year}" if day else "" for day in days)
    return ImportDoubt(grid.name, place, "day_number", {"cell": grid.at(*place), "one": one, "other": other})


def day_above(grid: Grid, area: Area, around: Around) -> date | None:
    """The day of a part: as it is said, beside it or in the rows above it, nearest first, or the name of the sheet."""
    year = year_of_grid(grid, around)
    for row in area.rows:
        if (day := _day_in(grid.at(row, area.left - 1), year)) is not None:
            return day
    for row in range(area.top, -1, -1):
        for value in grid.rows[row]:
            if value is not None and (day := _day_in(value, year)) is not None:
                return day
    return around.day or _day_in(grid.name, year)


def table_above(grid: Grid, area: Area) -> int:
    """The table that stands in the first row of a part, in the column before it, or right above it; 0: none."""
    for row in range(area.top, max(area.top - 3, -1), -1):
        for column in range(max(0, area.left - 1), area.right + 1):
            value = grid.at(row, column)
            if isinstance(value, str) and (table := _table_in(value)):
                return table
    return 0


_SAID: Final = re.compile(r"(?:datum|date|avond|speelavond|d\.d\.|dd)\s*:?\s*", re.IGNORECASE)


def _day_in(value: CellValue, year: int) -> date | None:
    if isinstance(value, str):
        if len(value) > 60:
            return None
        value = _SAID.sub("", value, count=1)
        return day_of(value, year) or _day_within(value, year)
    return day_of(value)


_WITHIN: Final = re.compile(
    r"\d{1,4}\s*[-/.]\s*\d{1,2}\s*[-/.]\s*'?\d{2,4}|\d{1,2}\s+[a-z]{3,9}\.?\s+'?\d{2,4}", re.ASCII | re.IGNORECASE
)


def _day_within(text: str, year: int) -> date | None:
    """A whole day among other words: "Clubavond 9 januari 2024, tafel 2"."""
    found = _WITHIN.search(text)
    return day_of(found[0], year) if found else None
