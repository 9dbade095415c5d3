"""Files that would grow without end are refused with one sentence before anything is made of them."""

from __future__ import annotations

import io
import struct
import zipfile
from datetime import date

import openpyxl
import pytest
import xlwt
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.past_files import Cell, ods, read, saved, written
from windroos.importing.cells import LONGEST_CELL
from windroos.importing.errors import ImportingError
from windroos.importing.reading import read_file

FLOAT = 'office:value-type="float" office:value="5"'
LONG = "a" * 30_000
ROWS: list[list[Cell]] = [
    ["Datum", "Naam", "Punten"],
    *map(list[Cell], [(date(2024, 1, 9 + at), f"Anna {at}", 10 * at - 5) for at in range(9)]),
]


def sheet_xml(rows: str, shared: str = "") -> bytes:
    """A spreadsheet of Excel whose sheet has these rows in XML."""
    book = openpyxl.Workbook()
    book.worksheets[0].append(["x"])
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(saved(book))) as packed, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as again:
        for entry in packed.infolist():
            text = packed.read(entry)
            if "worksheets/" in entry.filename:
                text = f"{text.decode().partition('<sheetData>')[0]}<sheetData>{rows}</sheetData></worksheet>".encode()
            again.writestr(entry.filename, text)
        if shared:
            again.writestr("xl/sharedStrings.xml", f"<sst><si><t>{shared}</t></si></sst>")
    return out.getvalue()


def old_sheet(row: int, column: int, said: str = "x") -> bytes:
    """A spreadsheet of old Excel with a cell at its beginning and one far from it."""
    book = xlwt.Workbook()
    page = book.add_sheet("Blad1")
    page.write(0, 0, said)
    page.write(row, column, said)
    return saved(book)


def many_cells(said: str, count: int) -> bytes:
    book = xlwt.Workbook()
    page = book.add_sheet("Blad1")
    for row in range(count):
        page.write(row, 0, said)
    return saved(book)


def declaring(book: bytes) -> bytes:
    """The same spreadsheet of OpenDocument, which declares an entity before its contents begin."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(book)) as packed, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as again:
        for entry in packed.infolist():
            head, tag, rest = packed.read(entry).partition(b"<office:document-content")
            said = b'<!DOCTYPE x [<!ENTITY e SYSTEM "file:///x">]>' if tag else b""
            again.writestr(entry.filename, head + said + tag + rest)
    return out.getvalue()


BOMBS = {
    "a far cell in XLSX": (sheet_xml('<row r="1"><c r="A1"><v>1</v></c></row><row r="99999"><c r="ALK99999"><v>1</v>'
                                     "</c></row>"), "import_large"),
    "a far cell behind a bracket": (sheet_xml('<row r="1"><c s=">" r="ALK99999"><v>1</v></c></row>'), "import_large"),
    "rows without their number": (sheet_xml("<row/>" * 99_000 + f"<row>{'<c><v>1</v></c>' * 900}</row>"),
                                  "import_large"),
    "one text in many cells": (sheet_xml("".join('<row><c t="s"><v>0</v></c></row>' for _ in range(2_000)), LONG),
                               "import_letters"),
    "a long cell": (sheet_xml(f'<row><c t="inlineStr"><is><t>{LONG}{LONG}</t></is></c></row>'), "import_cell"),
    "a far cell in XLS": (old_sheet(65_535, 255), "import_large"),
    "one text in many cells of XLS": (many_cells(LONG, 2_000), "import_letters"),
    "a text repeated in ODS": (ods('<table:table-row table:number-rows-repeated="2000"><table:table-cell office:'
                                   f'value-type="string"><text:p>{LONG}</text:p></table:table-cell></table:table-row>'),
                               "import_letters"),
    "a far cell in ODS": (ods('<table:table-row table:number-rows-repeated="99000"/><table:table-row><table:table-cell'
                              f' table:number-columns-repeated="900"/><table:table-cell {FLOAT}/></table:table-row>'
                              f"<table:table-row><table:table-cell {FLOAT}/></table:table-row>"), "import_large"),
    "a number in disguise": (ods(f'<table:table-row table:number-rows-repeated="&#57;9999"><table:table-cell {FLOAT}/>'
                                 "</table:table-row>"), "import_file"),
    "a tag that is never closed": (ods("</table:1able>"), "import_file"),
    "an entity that is declared": (declaring(ods(f"<table:table-row><table:table-cell {FLOAT}/></table:table-row>")),
                                   "import_file"),
    "a broad text": (b";".join([b"1"] * 900) + b"\nAnna;2" * 50_000, "import_large"),
    "a quotation mark that is never closed": (b'Naam;Punten\n"Anna;1\n' + b"Bram;2\n" * 30_000, "import_cell"),
    "a long line": (b"Naam\t" + b"a" * (LONGEST_CELL + 1), "import_cell"),
}  # fmt: skip


@pytest.mark.parametrize("name", BOMBS)
def test_what_would_grow_without_end_is_refused_and_told_apart(name: str) -> None:
    data, code = BOMBS[name]
    with pytest.raises(ImportingError) as refused:
        read_file(data, "bom")
    assert refused.value.code == code


def test_sheets_that_say_they_are_large_or_are_one_again_and_again_are_refused() -> None:
    data = old_sheet(3, 3)
    extent = data.index(struct.pack("<HHIIHH", 0x200, 14, 0, 4, 0, 4))
    wrong = [struct.pack("<IIHH", *said) for said in ((0, 65_536, 0, 256), (9, 4, 0, 4), (0, 2**31, 0, 4))]
    codes = []
    for said in wrong:
        with pytest.raises(ImportingError) as refused:
            read_file(data[: extent + 4] + said + data[extent + 16 :], "x.xls")
        codes.append(refused.value.code)
    assert codes == ["import_large", "import_file", "import_large"]


def test_texts_that_cells_share_are_read() -> None:
    grid = read_file(sheet_xml('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', "Anna"), "x").grids[0]
    assert grid.rows == (("Anna",),)


def test_the_limits_leave_room_for_what_clubs_have() -> None:
    """Styles to the last column, a remark of some length, a sheet of twenty years."""
    styled = sheet_xml('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="0"/></row><row r="1048576"/>')
    assert read_file(styled, "x").grids[0].rows == ((1,),)
    for kind in ("xlsx", "xls", "ods", "utf-8"):
        rows: list[list[Cell]] = [["Naam", "Opmerking"], ["Anna", LONG], ["Bram", "é" * 9_000]]
        assert read(rows, kind).grids[0].at(1, 1) == LONG
    assert len(read_file(many_cells("Anna de Vries", 15_000), "x.xls").grids[0].rows) == 15_000


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_a_damaged_spreadsheet_is_read_or_refused_and_nothing_else(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(("xls", "xlsx", "ods")))
    whole = bytearray(_INSIDE[kind])
    for _ in range(data.draw(st.integers(1, 5))):
        whole[data.draw(st.integers(8, len(whole) - 1))] = data.draw(st.integers(0, 255))
    told = ""
    try:
        read_file(bytes(whole), "x")
    except ImportingError as refused:
        told = refused.code
    assert told in ("", "import_file", "import_large", "import_empty", "import_letters", "import_sheets")


def _stored(data: bytes) -> bytes:
    """The same zip, not packed, so that a changed byte changes what is in it."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as packed, zipfile.ZipFile(out, "w") as again:
        for entry in packed.infolist():
            again.writestr(entry.filename, packed.read(entry))
    return out.getvalue()


_INSIDE = {
    kind: written(ROWS, kind) if kind == "xls" else _stored(written(ROWS, kind)) for kind in ("xls", "xlsx", "ods")
}
