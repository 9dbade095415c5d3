"""A grid of cells as a spreadsheet has it: values, addresses such as C14, and areas such as B3:F20."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from fractions import Fraction
from typing import Final, NamedTuple

from windroos.importing.errors import ImportingError

CellValue = str | int | Fraction | date | None
"""What stands in a cell; a text is never empty and has no spaces around it. None: nothing."""
MOST_ROWS: Final = 100_000
MOST_COLUMNS: Final = 1_000
MOST_CELLS: Final = 2_000_000
"""Of a whole file."""
LONGEST_CELL: Final = 32_767
"""Letters of a text: as many as a spreadsheet takes."""
_LETTERS: Final = 26


class CellPlace(NamedTuple):
    """A row and a column, from 0."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"{column_name(self.column)}{self.row + 1}"


class Area(NamedTuple):
    """A rectangle of cells, from 0; the last row and column belong to it."""

    top: int
    left: int
    bottom: int
    right: int

    def __str__(self) -> str:
        return f"{CellPlace(self.top, self.left)}:{CellPlace(self.bottom, self.right)}"

    @property
    def rows(self) -> range:
        """Its rows."""
        return range(self.top, self.bottom + 1)

    @property
    def columns(self) -> range:
        """Its columns."""
        return range(self.left, self.right + 1)

    def holds(self, row: int, column: int) -> bool:
        """Whether a cell lies in it."""
        return self.top <= row <= self.bottom and self.left <= column <= self.right

    def meets(self, other: Area) -> bool:
        """Whether two have a cell in common."""
        return (
            self.top <= other.bottom
            and other.top <= self.bottom
            and self.left <= other.right
            and other.left <= self.right
        )


class Grid(NamedTuple):
    """A sheet: rows of equal length. What lies merged has its value in every cell.

    later  day numbers in it count from 1904 and not from 1900; None where the file does not say it, as no text does
    """

    name: str
    rows: tuple[tuple[CellValue, ...], ...]
    later: bool | None = None

    @property
    def area(self) -> Area | None:
        """All of it; None where it has no cell."""
        return Area(0, 0, len(self.rows) - 1, len(self.rows[0]) - 1) if self.rows and self.rows[0] else None

    def at(self, row: int, column: int) -> CellValue:
        """What stands in a cell; nothing outside the sheet."""
        if 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row]):
            return self.rows[row][column]
        return None

    def filled(self, row: int, columns: Iterable[int]) -> Iterator[tuple[int, str | int | Fraction | date]]:
        """The columns of a row that have something, with what they have."""
        cells = self.rows[row] if 0 <= row < len(self.rows) else ()
        for column in columns:
            if 0 <= column < len(cells) and (value := cells[column]) is not None:
                yield column, value


def column_name(column: int) -> str:
    """A, B, ... Z, AA: the name of a column counted from 0."""
    name = ""
    column += 1
    while column:
        column, digit = divmod(column - 1, _LETTERS)
        name = chr(ord("A") + digit) + name
    return name


def column_of(name: str) -> int:
    """The column of a name, from 0."""
    number = 0
    for letter in name.upper():
        number = number * _LETTERS + ord(letter) - ord("A") + 1
    return number - 1


_AREA: Final = re.compile(r"\s*([A-Za-z]{1,3})([1-9]\d{0,6})\s*:\s*([A-Za-z]{1,3})([1-9]\d{0,6})\s*", re.ASCII)


def area_of(text: str, grid: Grid) -> Area:
    """An area as it is typed ("B3:F20"), cut to what the sheet has. Raises ImportingError `import_area`."""
    found = _AREA.fullmatch(text[:40])
    whole = grid.area
    if found is None or whole is None:
        raise ImportingError("import_area", area=text[:40])
    left, right = sorted((column_of(found[1]), column_of(found[3])))
    top, bottom = sorted((int(found[2]) - 1, int(found[4]) - 1))
    area = Area(top, left, min(bottom, whole.bottom), min(right, whole.right))
    if area.top > area.bottom or area.left > area.right:
        raise ImportingError("import_area", area=text[:40])
    return area


def trimmed(name: str, rows: Sequence[Sequence[CellValue]], *, later: bool | None = None) -> Grid:
    """A grid of these rows without empty ones at the end, and without empty columns at the right.

    Raises ImportingError `import_large`.
    """
    last = max((at for at, row in enumerate(rows) if any(value is not None for value in row)), default=-1)
    width = max(
        (at + 1 for row in rows[: last + 1] for at in range(len(row) - 1, -1, -1) if row[at] is not None), default=0
    )
    if last >= MOST_ROWS or width > MOST_COLUMNS or (last + 1) * width > MOST_CELLS:
        raise ImportingError("import_large", rows=MOST_ROWS, columns=MOST_COLUMNS)
    return Grid(
        name,
        tuple((*row[:width], *(None,) * (width - len(row))) for row in rows[: last + 1]),
        later,
    )
