"""The grids of a file: spreadsheets by python-calamine, texts by `texts`; what is too large is refused unread.

A spreadsheet is a zip of a few kilobytes that may unpack to gigabytes, or that names one cell a million rows down.
"""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from datetime import date, datetime, time, timedelta
from fractions import Fraction
from hashlib import sha256
from typing import Any, Final, NamedTuple

from windroos.importing.cells import MOST_CELLS, MOST_COLUMNS, MOST_ROWS, CellValue, Grid, column_of, trimmed
from windroos.importing.errors import ImportingError
from windroos.importing.texts import decoded, grid_of, plain_text

MOST_BYTES: Final = 20_000_000
"""Of a file."""
MOST_UNPACKED: Final = 100_000_000
"""Of what is in it."""
MOST_SHEETS: Final = 100
_ZIP: Final = b"PK\x03\x04"
_OLE: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_CHUNK: Final = 1 << 20
_OVERLAP: Final = 64
_PLACE: Final = re.compile(rb"""\br\s*=\s*["']([A-Za-z]{1,9})?([0-9]{1,12})["']""")
_TAG: Final = re.compile(rb"<(?:[\w.-]+:)?table-(row|cell)(?=[\s/>])[^<>]*>")
_REPEATED: Final = re.compile(rb"""number-(?:rows|columns)-repeated\s*=\s*["']([0-9]{1,12})["']""")
_LATER: Final = re.compile(rb"""date1904\s*=\s*["'](1|true|on)["']""")
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

    later = _check_zip(data) if data.startswith(_ZIP) else False
    try:
        book = CalamineWorkbook.from_object(io.BytesIO(data))
        shown = [sheet.name for sheet in book.sheets_metadata if sheet.visible == SheetVisibleEnum.Visible]
        if len(shown) > MOST_SHEETS:
            raise ImportingError("import_sheets", most=MOST_SHEETS)
        grids, cells = [], 0
        for name in shown:
            sheet = book.get_sheet_by_name(name)
            height, width = (sheet.end[0] + 1, sheet.end[1] + 1) if sheet.end is not None else (0, 0)
            cells += height * width
            if height > MOST_ROWS or width > MOST_COLUMNS or cells > MOST_CELLS:
                raise _too_large()
            rows = sheet.to_python(skip_empty_area=False)
            grids.append(_grid(name, rows, sheet.merged_cell_ranges or (), later=later))
    except PasswordError:
        raise ImportingError("import_locked") from None
    except (CalamineError, OSError, ValueError) as wrong:
        if isinstance(wrong, ImportingError):
            raise
        raise ImportingError("import_file") from None
    return grids


def _grid(name: str, rows: Sequence[Sequence[Any]], merged: Sequence[Any], *, later: bool) -> Grid:
    values = [[_value(cell) for cell in row] for row in rows]
    for (top, left), (bottom, right) in merged:
        if top >= len(values) or left >= len(values[top]) or (bottom - top + 1) * (right - left + 1) > MOST_ROWS:
            continue
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


def _check_zip(data: bytes) -> bool:
    """See how large a zip is before anything is built of it; whether its day numbers count from 1904."""
    unpacked, later = 0, False
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            for entry in packed.infolist():
                rest, size = b"", _OdsSize()
                for chunk in _chunks(packed, entry):
                    unpacked += len(chunk)
                    if unpacked > MOST_UNPACKED:
                        raise _too_large()
                    text = rest + chunk
                    rest = text[-_OVERLAP:]
                    if "worksheets/" in entry.filename:
                        _check_places(text)
                    elif entry.filename == "content.xml":
                        rest = size.take(text)
                    elif entry.filename.endswith("workbook.xml"):
                        later = later or _LATER.search(text) is not None
    except (zipfile.BadZipFile, zlib.error, RuntimeError, NotImplementedError, EOFError, OSError):
        raise ImportingError("import_file") from None
    return later


def _chunks(packed: zipfile.ZipFile, entry: zipfile.ZipInfo) -> Iterator[bytes]:
    with packed.open(entry) as file:
        while chunk := file.read(_CHUNK):
            yield chunk


def _too_large() -> ImportingError:
    return ImportingError("import_large", rows=MOST_ROWS, columns=MOST_COLUMNS)


def _check_places(text: bytes) -> None:
    """No cell of a sheet in XLSX lies further than what is read."""
    for found in _PLACE.finditer(text):
        letters, row = found[1], int(found[2])
        if row > MOST_ROWS or (letters and column_of(letters.decode()) >= MOST_COLUMNS):
            raise _too_large()


class _OdsSize:
    """How many cells the sheets of an ODS have, repeated ones too; empty ones that only fill a sheet up are let be."""

    def __init__(self) -> None:
        self._cells = self._rows = self._times = self._column = self._width = 0

    def take(self, text: bytes) -> bytes:
        """Look at a piece; what is left is a tag whose end is still to come. Raises ImportingError `import_large`."""
        end = 0
        for tag in _TAG.finditer(text):
            end = tag.end()
            found = _REPEATED.search(tag[0])
            times = int(found[1]) if found is not None else 1
            if tag[1] == b"row":
                self._times, self._column, self._width = times, 0, 0
                continue
            self._column += times
            if b"value-type" in tag[0]:
                before, self._width = self._width, self._column
                self._rows += self._times if not before else 0
                self._cells += self._times * (self._column - before)
                if self._cells > MOST_CELLS or self._rows > MOST_CELLS or self._column > MOST_COLUMNS:
                    raise _too_large()
        rest = text[max(end, text.rfind(b"<")) :]
        if len(rest) > _CHUNK:
            raise ImportingError("import_file")
        return rest
