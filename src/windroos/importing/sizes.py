"""How large a spreadsheet in a zip (XLSX, ODS) will be once it is read: counted before anything is made of it.

A few kilobytes may unpack to gigabytes, name one cell a million rows down, or say one long text a million times.
"""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections import Counter
from collections.abc import Sequence
from typing import Final
from xml.parsers import expat

from windroos.importing.cells import MOST_CELLS, MOST_COLUMNS, MOST_ROWS, column_of
from windroos.importing.errors import ImportingError

MOST_UNPACKED: Final = 100_000_000
"""Bytes of what is in a file."""
MOST_LETTERS: Final = 50_000_000
"""Of all texts of a file together, one that several cells have counted for each."""
_SAID: Final = rb"""([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*)>"""
"""What a tag says: a value in quotes may hold what would end a tag."""
_ROW_OR_CELL: Final = re.compile(rb"<(?:[\w.-]+:)?(row|c)(?=[\s/>])" + _SAID)
_PLACE: Final = re.compile(rb"""\br\s*=\s*["']([A-Za-z]{0,9})([0-9]{1,12})["']""")
_SHARED: Final = re.compile(rb"""\bt\s*=\s*["']s["']""")
_NUMBER: Final = re.compile(rb"\s*<(?:[\w.-]+:)?v[^<>]*>\s*([0-9]{1,9})\s*<")
_TEXT: Final = re.compile(rb"<(/?)(?:[\w.-]+:)?(si|t)(?=[\s/>])[^<>]*>")
_TAG: Final = re.compile(rb"<(?:[\w.-]+:)?(table|table-row|table-cell|covered-table-cell)(?=[\s/>])" + _SAID)
_STRING: Final = re.compile(rb"""value-type\s*=\s*["']string["']""")
_REPEATED: Final = re.compile(rb"""number-(?:rows|columns)-repeated\s*=\s*["']([0-9]{1,12})["']""")
_ODDLY_REPEATED: Final = re.compile(rb"""-repeated\s*=\s*["'](?![0-9]{1,12}["'])""")
_LATER: Final = re.compile(rb"""date1904\s*=\s*["'](?:1|true|on)["']|null-date\b[^<>]*\bdate-value\s*=\s*["']1904-""")
_SHARED_NAME: Final = "sharedstrings.xml"
_BINARY_NAME: Final = "workbook.bin"
_BOOK_NAMES: Final = ("workbook.xml", "content.xml")


class FileSize:
    """The cells and letters of all sheets of a file, added up; what is too much is refused at once."""

    def __init__(self) -> None:
        self._cells = self._letters = 0

    def sheet(self, rows: int, columns: int) -> None:
        """A sheet as large as this. Raises ImportingError `import_large`."""
        self._cells += rows * columns
        if rows > MOST_ROWS or columns > MOST_COLUMNS or self._cells > MOST_CELLS:
            raise too_large()

    def text(self, letters: int, times: int = 1) -> None:
        """A text in so many cells. Raises ImportingError `import_letters`."""
        self._letters += letters * times
        if self._letters > MOST_LETTERS:
            raise ImportingError("import_letters", most=MOST_LETTERS // 1_000_000)


def too_large() -> ImportingError:
    """A sheet has more rows, columns or cells than are read."""
    return ImportingError("import_large", rows=MOST_ROWS, columns=MOST_COLUMNS)


def check_zip(data: bytes) -> bool:
    """See how large the sheets in a zip are; whether their day numbers count from 1904.

    Raises ImportingError `import_file`, `import_large`, `import_letters`.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            return _check(packed)
    except (zipfile.BadZipFile, zlib.error, RuntimeError, NotImplementedError, EOFError, OSError):
        raise ImportingError("import_file") from None


def _check(packed: zipfile.ZipFile) -> bool:
    named = [(entry.filename.casefold().rpartition("/")[2], entry) for entry in packed.infolist()]
    names = [name for name, _ in named]
    if names.count(_SHARED_NAME) > 1 or _BINARY_NAME in names:
        raise ImportingError("import_file")  # texts of which nobody knows whose they are; sheets that are no XML
    size, left, later = FileSize(), MOST_UNPACKED, False
    shared: Sequence[int] = ()
    for name, entry in sorted(named, key=lambda one: one[0] != _SHARED_NAME):
        with packed.open(entry) as file:
            text = file.read(left + 1)
        left -= len(text)
        if left < 0:
            raise too_large()
        if name.endswith(".xml"):
            _check_xml(text)
        if name in _BOOK_NAMES:
            later = later or _LATER.search(text) is not None
        if name == _SHARED_NAME:
            shared = _shared_texts(text)
        elif name == "content.xml":
            _check_ods(text, size)
        else:
            _check_sheet(text, size, shared)
    return later


def _check_xml(text: bytes) -> None:
    """See that every tag is closed by its own: a reader may look for its end for ever. Nothing declares entities."""
    parser = expat.ParserCreate()
    parser.StartDoctypeDeclHandler = _refuse_declared
    try:
        parser.Parse(text, True)
    except expat.ExpatError:
        raise ImportingError("import_file") from None


def _refuse_declared(*_: object) -> None:
    raise ImportingError("import_file")


def _shared_texts(text: bytes) -> list[int]:
    """How long each of the texts is that cells of an XLSX share, in bytes."""
    lengths: list[int] = []
    length = begun = 0
    for tag in _TEXT.finditer(text):
        ends, name, empty = bool(tag[1]), tag[2], tag[0].endswith(b"/>")
        if name == b"t" and ends:
            length += tag.start() - begun
        begun = tag.end()
        if name == b"si" and (ends or empty):
            lengths.append(length)
        if name == b"si":
            length = 0
    return lengths


def _check_sheet(text: bytes, size: FileSize, shared: Sequence[int]) -> None:
    """The cells of a sheet of an XLSX; empty ones, which only have a style, are let be."""
    row = column = rows = columns = 0
    said: Counter[int] = Counter()
    for tag in _ROW_OR_CELL.finditer(text):
        places = _PLACE.findall(tag[2])
        if tag[1] == b"row":
            row, column = max((int(number) for _, number in places), default=row + 1), 0
            continue
        if places:
            row = max(int(number) for _, number in places)
            column = max(column_of(letters.decode()) + 1 for letters, _ in places)
        else:
            column += 1
        if tag[2].endswith(b"/"):
            continue
        rows, columns = max(rows, row), max(columns, column)
        if rows > MOST_ROWS or columns > MOST_COLUMNS:
            raise too_large()
        if _SHARED.search(tag[2]) and (number := _NUMBER.match(text, tag.end())):
            said[int(number[1])] += 1
    size.sheet(rows, columns)
    for place, times in said.items():
        if place < len(shared):
            size.text(shared[place], times)


def _check_ods(text: bytes, size: FileSize) -> None:
    """The cells of the sheets of an ODS, repeated ones too; empty ones that only fill a sheet up are let be."""
    if _ODDLY_REPEATED.search(text):
        raise ImportingError("import_file")
    row = times = column = width = height = begun = held = 0
    for tag in _TAG.finditer(text):
        size.text(tag.start() - begun, held)
        repeated = max(map(int, _REPEATED.findall(tag[2])), default=1)
        begun, held = tag.end(), 0
        if tag[1] == b"table":
            size.sheet(height, width)
            row = width = height = 0
        elif tag[1] == b"table-row":
            row, times, column = row + repeated, repeated, 0
        else:
            column += repeated
            if b"value-type" in tag[2]:
                height, width = row, max(width, column)
                held = times * repeated if _STRING.search(tag[2]) else 0
    size.text(len(text) - begun, held)
    size.sheet(height, width)
