"""Text with cells in it: CSV, tabs, what was copied from a spreadsheet or a mail; encoding and separator found out."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from typing import Final

from windroos.importing.cells import LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, CellValue, Grid, trimmed
from windroos.importing.errors import ImportingError

SEPARATORS: Final = "\t;,|"
_MARKS: Final = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
_SAMPLE: Final = 50
"""Lines that the separator is found out from."""
_SPACES: Final = re.compile(r" {2,}|\t+")


def decoded(data: bytes) -> str:
    """Bytes as text: UTF-8, UTF-16 also without its mark, else Windows-1252. Raises ImportingError `import_bytes`."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _as(data, encoding)
    if b"\0" in data:
        # Half of the bytes of Latin letters in UTF-16 are zero: which half says in what order they come.
        even, odd = data[0::2].count(0), data[1::2].count(0)
        return _as(data, "utf-16-be" if even > odd else "utf-16-le")
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _as(data: bytes, encoding: str) -> str:
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        raise ImportingError("import_bytes") from None
    if "\0" in text:
        raise ImportingError("import_bytes")
    return text


def grid_of(text: str, name: str) -> Grid:
    """The grid of a text: by the separator that divides its lines most alike, else by columns of spaces.

    Raises ImportingError `import_bytes`, `import_cell`, `import_large`.
    """
    if "\0" in text:
        raise ImportingError("import_bytes")
    separator = _separator(text)
    rows: list[list[CellValue]] = []
    if separator:
        lines = csv.reader(io.StringIO(text, newline=""), delimiter=separator, skipinitialspace=separator != "\t")
        try:
            for line in lines:
                _take(rows, line)
        except csv.Error:
            raise ImportingError("import_cell", most=LONGEST_CELL) from None
    else:
        for spaced in text.splitlines():
            _take(rows, _SPACES.split(spaced.rstrip()))
    return trimmed(name, rows)


def _take(rows: list[list[CellValue]], cells: list[str]) -> None:
    if len(rows) >= MOST_ROWS or len(cells) > MOST_COLUMNS:
        raise ImportingError("import_large", rows=MOST_ROWS, columns=MOST_COLUMNS)
    rows.append([plain_text(cell) for cell in cells])


def plain_text(cell: str) -> str | None:
    """A cell's text without spaces around it, signs that cannot be seen, and our own mark that it is no formula.

    Raises ImportingError `import_cell`.
    """
    if len(cell) > LONGEST_CELL:
        raise ImportingError("import_cell", most=LONGEST_CELL)
    text = cell.replace("\ufeff", "").replace("\u200b", "")
    if not text.isprintable():
        text = "".join(sign if sign.isprintable() else " " for sign in text)
    text = " ".join(text.split())
    if text[:1] == "'" and text[1:2] in ("=", "+", "-", "@", "\N{MINUS SIGN}"):
        text = text[1:]
    return text or None


def _separator(text: str) -> str:
    """The sign that stands in most lines equally often; "" where none does."""
    lines = [line for line in text.splitlines() if line.strip()][:_SAMPLE]
    best, found = 0, ""
    for separator in SEPARATORS:
        counts = Counter(_outside_quotes(line).count(separator) for line in lines)
        counts.pop(0, None)
        if not counts:
            continue
        times, alike = max(counts.items(), key=lambda one: (one[1], one[0]))
        # A comma in figures ("2,5") or names ("Berg, Jan") divides fewer lines, or fewer alike, than what parts cells.
        weight = alike * times * (4 if separator == "\t" else 2 if separator == ";" else 1)
        if weight > best:
            best, found = weight, separator
    return found


def _outside_quotes(line: str) -> str:
    return re.sub(r'"[^"]*"', "", line)
