"""Schedules that somebody brings along as a file: a spreadsheet, cells as text, or the JSON of the machine's door."""

from __future__ import annotations

from datetime import date
from typing import Final

from windroos.importing.cells import CellValue
from windroos.importing.reading import read_file
from windroos.importing.texts import decoded
from windroos.seating.brought import MOST, rounds_in, rounds_of
from windroos.seating.door import CHECK, Brought, brought
from windroos.seating.errors import SeatingError
from windroos.wire.json_text import decode

_SPREADSHEETS: Final = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")


def schedule_in(data: bytes) -> Brought:
    """The rounds of a file, with what they were to heed where it says so; of a spreadsheet those of its first sheet.

    Raises SeatingError, with the line; ImportingError for a file that cannot be read; WireError for other JSON.
    """
    if len(data) > MOST:
        raise SeatingError("seating_long", most=MOST)
    if is_spreadsheet(data):
        rows = read_file(data, "").grids[0].rows
        return Brought(rounds_of((at, [_text(cell) for cell in row]) for at, row in enumerate(rows, 1)))
    text = decoded(data)
    return brought(CHECK.read(decode(text), "")) if text.lstrip().startswith("{") else Brought(rounds_in(text))


def is_spreadsheet(data: bytes) -> bool:
    """Whether a file is one, and no text."""
    return data.startswith(_SPREADSHEETS)


def _text(cell: CellValue) -> str:
    if isinstance(cell, date):  # 3-4-12 of a table of three: a spreadsheet takes it for a day
        return f"{cell.day}-{cell.month}-{cell.year}"
    return "" if cell is None else str(cell)
