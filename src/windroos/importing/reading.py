"""The grids of a file: spreadsheets by python-calamine, texts by `texts`; what is too large is refused unread.

A spreadsheet is a zip of a few kilobytes that may unpack to gigabytes, or that names one cell a million rows down.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
from fractions import Fraction
from hashlib import sha256
from typing import Any, Final, NamedTuple

from windroos.importing.cells import MOST_CELLS, CellValue, Grid, trimmed
from windroos.importing.errors import ImportingError
from windroos.importing.old_sizes import check_old
from windroos.importing.sizes import FileSize, check_zip, too_large
from windroos.importing.texts import decoded, grid_of, plain_text

MOST_BYTES: Final = 20_000_000
"""Of a file."""
MOST_SHEETS: Final = 100
_ZIP: Final = b"PK\x03\x04"
_OLE: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_PANIC: Final = "PanicException"
"""What a reader written in Rust raises where it breaks; its class can be had from nowhere."""
_DECIMALS: Final = 6
"""Behind it a spreadsheet's number is what is left over of a calculation."""


class ReadFile(NamedTuple):
    """The sheets of a file, hidden and empty ones left out; `digest` tells it from every other."""

    digest: str
    grids: tuple[Grid, ...]


def read_file(data: bytes, name: str) -> ReadFile:
    """The sheets of a file: XLSX, XLS, ODS, or text in any of the encodings of `texts.decoded`.

    Raises ImportingError `import_large`, `import_bytes`, `import_file`, `import_locked`, `import_empty`.
    """
    if len(data) > MOST_BYTES:
        raise ImportingError("import_heavy", most=MOST_BYTES // 1_000_000)
    digest = sha256(data).hexdigest()[:32]
    if data.startswith((_ZIP, _OLE)):
        grids = _spreadsheet(data)
    else:
        stem = re.sub(r"\.[A-Za-z0-9]{1,4}$", "", name)
        grids = [grid_of(decoded(data), stem)]
    grids = [grid for grid in grids if grid.area is not None]
    if not grids:
        raise ImportingError("import_empty")
    return ReadFile(digest, tuple(grids))


def _spreadsheet(data: bytes) -> list[Grid]:
    from python_calamine import CalamineError, CalamineWorkbook, PasswordError, SheetVisibleEnum

    later = check_zip(data) if data.startswith(_ZIP) else check_old(data, MOST_SHEETS)
    size = FileSize()
    try:
        book = CalamineWorkbook.from_object(io.BytesIO(data))
        shown = [sheet.name for sheet in book.sheets_metadata if sheet.visible == SheetVisibleEnum.Visible]
        if len(shown) > MOST_SHEETS:
            raise ImportingError("import_sheets", most=MOST_SHEETS)
        grids = []
        for name in shown:
            sheet = book.get_sheet_by_name(name)
            if sheet.end is not None:
                size.sheet(sheet.end[0] + 1, sheet.end[1] + 1)
            rows = sheet.to_python(skip_empty_area=False)
            grids.append(_grid(name, rows, sheet.merged_cell_ranges or (), later=later))
    except PasswordError:
        raise ImportingError("import_locked") from None
    except (CalamineError, OSError, ValueError) as wrong:
        if isinstance(wrong, ImportingError):
            raise
        raise ImportingError("import_file") from None
    except BaseException as wrong:
        if type(wrong).__name__ != _PANIC:
            raise
        raise ImportingError("import_file") from None
    return grids


def _grid(name: str, rows: Sequence[Sequence[Any]], merged: Sequence[Any], *, later: bool) -> Grid:
    values = [[_value(cell) for cell in row] for row in rows]
    filled = 0
    for (top, left), (bottom, right) in merged:
        if top >= len(values) or left >= len(values[top]):
            continue
        filled += (min(bottom, len(values) - 1) - top + 1) * (min(right, len(values[top]) - 1) - left + 1)
        if filled > MOST_CELLS:
            raise too_large()
        for row in values[top : bottom + 1]:
            row[left : right + 1] = [values[top][left]] * len(row[left : right + 1])
    return trimmed(name, values, later=later)


def _value(cell: Any) -> CellValue:
    if isinstance(cell, str):
        return plain_text(cell) if cell else None
    if isinstance(cell, bool):
        return "x" if cell else None
    if isinstance(cell, float):
        rounded = round(cell, _DECIMALS)
        return int(rounded) if rounded.is_integer() else Fraction(f"{rounded:.{_DECIMALS}f}")
    if isinstance(cell, datetime):
        return cell.date()
    if isinstance(cell, time | timedelta):
        return str(cell)
    return cell if isinstance(cell, int | date) else None
