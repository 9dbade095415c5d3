"""How large an old spreadsheet (XLS) will be once it is read: counted before anything is made of it.

It is a file of sectors that hold streams, as a disk has files; the stream of the workbook is a row of records. One
cell at the last row and column makes a sheet of seventeen million, and sheets may all be the same one again.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from windroos.importing.errors import ImportingError
from windroos.importing.sizes import FileSize

_BOOKS: Final = ("Workbook", "Book")
_HEADER: Final = 512
_LAST_SECTOR: Final = 0xFFFFFFF0
"""From here on a number says what a sector is, and not which comes next."""
_ENTRY: Final = 128
_SMALL_SECTOR: Final = 64
_SHEET, _SHARED, _CONTINUED, _EPOCH, _END, _EXTENT = 0x85, 0xFC, 0x3C, 0x22, 0x0A, 0x200
_SHARED_CELL, _SEVERAL = 0xFD, 0xBD
_CELLS: Final = frozenset((0x06, 0x203, 0x204, 0x205, 0xD6, 0x27E, _SHARED_CELL, _SEVERAL))
"""Records of cells that hold something: each begins with its row and column."""
_LEAST: Final = 3
"""Bytes of the shortest shared text."""
_WIDE, _FOREIGN, _RICH = 1, 4, 8


class OldRecord(NamedTuple):
    """A record: its kind, where it stands in the stream, what it holds."""

    kind: int
    at: int
    data: bytes


def check_old(data: bytes, most_sheets: int) -> bool:
    """See how large the sheets of an XLS are; whether their day numbers count from 1904.

    Raises ImportingError `import_file`, `import_sheets`, `import_large`, `import_letters`.
    """
    size, later = FileSize(), False
    try:
        for stream in _streams(data):
            later = _check(stream, size, most_sheets) or later
    except (struct.error, IndexError):
        raise ImportingError("import_file") from None
    return later


def _check(stream: bytes, size: FileSize, most_sheets: int) -> bool:
    sheets: list[int] = []
    lengths: list[int] = []
    later = False
    records = list(_records(stream, 0))
    for place, record in enumerate(records):
        if record.kind == _SHEET:
            sheets.append(struct.unpack_from("<I", record.data)[0])
        elif record.kind == _EPOCH:
            later = record.data[:1] == b"\x01"
        elif record.kind == _SHARED:
            pieces = [record.data[8:]]
            for follower in records[place + 1 :]:
                if follower.kind != _CONTINUED:
                    break
                pieces.append(follower.data)
            if struct.unpack_from("<I", record.data, 4)[0] > sum(map(len, pieces)) // _LEAST:
                raise ImportingError("import_file")  # room is made for as many as it says
            lengths = list(_lengths(pieces))
    if len(sheets) > most_sheets:
        raise ImportingError("import_sheets", most=most_sheets)
    for start in sheets:
        _check_sheet(_records(stream, start), size, lengths)
    return later


def _check_sheet(records: Iterator[OldRecord], size: FileSize, lengths: Sequence[int]) -> None:
    rows = columns = 0
    said: Counter[int] = Counter()
    for record in records:
        if record.kind in _CELLS and len(record.data) >= 6:
            row, column = struct.unpack_from("<HH", record.data)
            if record.kind == _SEVERAL:
                column = struct.unpack_from("<H", record.data, len(record.data) - 2)[0]
            rows, columns = max(rows, row + 1), max(columns, column + 1)
            if record.kind == _SHARED_CELL and len(record.data) >= 10:
                said[struct.unpack_from("<I", record.data, 6)[0]] += 1
        elif record.kind == _EXTENT:
            _check_extent(record.data, size)
    size.sheet(rows, columns)
    for number, times in said.items():
        if number < len(lengths):
            size.text(lengths[number], times)


def _check_extent(data: bytes, size: FileSize) -> None:
    """How large a sheet says that it is: readers make room for that before they look at its cells."""
    top, bottom, left, right = struct.unpack_from("<IIHH" if len(data) > 10 else "<HHHH", data)
    if not bottom or not right:
        return
    if bottom <= top or right <= left:
        raise ImportingError("import_file")
    size.sheet(bottom - top, right - left)


def _records(stream: bytes, start: int) -> Iterator[OldRecord]:
    """The records from a place on, up to the end of their part of the stream."""
    while start + 4 <= len(stream):
        kind, length = struct.unpack_from("<HH", stream, start)
        yield OldRecord(kind, start, stream[start + 4 : start + 4 + length])
        start += 4 + length
        if kind == _END:
            return


def _lengths(pieces: Sequence[bytes]) -> Iterator[int]:
    """How many letters each shared text has; where a text goes on in the next piece, that says anew how it is spelt."""
    place, at = 0, 0
    while place < len(pieces):
        if at + 3 > len(pieces[place]):
            place, at = place + 1, 0
            continue
        letters, spelt = struct.unpack_from("<HB", pieces[place], at)
        at += 3
        after = 0
        if spelt & _RICH:
            after += 4 * struct.unpack_from("<H", pieces[place], at)[0]
            at += 2
        if spelt & _FOREIGN:
            after += struct.unpack_from("<I", pieces[place], at)[0]
            at += 4
        yield letters
        left = letters
        while place < len(pieces):
            wide = 1 + (spelt & _WIDE)
            here = min(left, (len(pieces[place]) - at) // wide)
            left, at = left - here, at + here * wide
            if not left:
                break
            place, at = place + 1, 1
            spelt = pieces[place][0] if place < len(pieces) and pieces[place] else 0
        while after and place < len(pieces):
            here = min(after, len(pieces[place]) - at)
            after, at = after - here, at + here
            if after:
                place, at = place + 1, 0


def _streams(data: bytes) -> Iterator[bytes]:
    """The streams of workbooks in a file of sectors."""
    sector = 1 << struct.unpack_from("<H", data, 30)[0]
    first_entry, small_from, first_small = struct.unpack_from("<I4xII", data, 48)
    if not _HEADER <= sector <= 4096:
        raise ImportingError("import_file")
    table = _table(data, sector)
    listed = b"".join(_chain(data, table, first_entry, sector, sector))
    small_table = _numbers(b"".join(_chain(data, table, first_small, sector, sector)))
    for at in range(0, len(listed) - _ENTRY + 1, _ENTRY):
        entry = listed[at : at + _ENTRY]
        name = entry[: max(0, struct.unpack_from("<H", entry, 64)[0] - 2)].decode("utf-16-le", "replace")
        if name not in _BOOKS:
            continue
        start, length = struct.unpack_from("<II", entry, 116)
        if length < small_from:
            root = struct.unpack_from("<I", listed, 116)[0]
            held = b"".join(_chain(data, table, root, sector, sector))
            yield b"".join(_chain(held, small_table, start, _SMALL_SECTOR, 0))[:length]
        else:
            yield b"".join(_chain(data, table, start, sector, sector))[:length]


def _table(data: bytes, sector: int) -> list[int]:
    """Which sector comes after each."""
    places = list(struct.unpack_from("<109I", data, 76))
    more = struct.unpack_from("<I", data, 68)[0]
    seen: set[int] = set()
    while more < _LAST_SECTOR and more not in seen:
        seen.add(more)
        numbers = _numbers(data[sector * (more + 1) : sector * (more + 2)])
        if not numbers:
            break
        places += numbers[:-1]
        more = numbers[-1]
    table: list[int] = []
    for place in places:
        if place < _LAST_SECTOR and len(table) * 4 <= len(data):
            table += _numbers(data[sector * (place + 1) : sector * (place + 2)])
    return table


def _numbers(data: bytes) -> list[int]:
    return [number for (number,) in struct.iter_unpack("<I", data[: len(data) // 4 * 4])]


def _chain(data: bytes, table: Sequence[int], place: int, sector: int, before: int) -> Iterator[bytes]:
    """The sectors that follow each other from one on; one that comes again is refused."""
    seen: set[int] = set()
    while place < _LAST_SECTOR and place < len(table):
        if place in seen:
            raise ImportingError("import_file")
        seen.add(place)
        yield data[before + place * sector : before + (place + 1) * sector]
        place = table[place]
