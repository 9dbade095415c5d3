"""Spreadsheets and texts of a club's past, written as people keep them: for tests that read them back."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Sequence
from datetime import date
from typing import Final, Protocol
from xml.sax.saxutils import quoteattr

import openpyxl
import xlwt
from openpyxl.utils.datetime import CALENDAR_MAC_1904

from windroos.importing.reading import ReadFile, read_file


class Saves(Protocol):
    """A workbook."""

    def save(self, filename: io.BytesIO, /) -> object: ...


Cell = str | int | float | date | None
Rows = Sequence[Sequence[Cell]]
FORMATS: Final = ("xlsx", "xlsx-1904", "xls", "ods", "utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252", "tabs")
_ODS: Final = "urn:oasis:names:tc:opendocument:xmlns:"


def written(rows: Rows, kind: str) -> bytes:
    """The rows as a file of one of these kinds."""
    if kind.startswith("xlsx"):
        book = openpyxl.Workbook()
        if kind == "xlsx-1904":
            book.epoch = CALENDAR_MAC_1904
        page = book.worksheets[0]
        for row in rows:
            page.append(list(row))
        return saved(book)
    if kind.startswith("xls"):
        return _xls(rows, later=kind.endswith("1904"))
    if kind == "ods":
        return ods("".join(map(_ods_row, rows)))
    texts = io.StringIO()
    csv.writer(texts, delimiter="\t" if kind == "tabs" else ";").writerows([map(_text, row) for row in rows])
    return texts.getvalue().encode("utf-8" if kind == "tabs" else kind)


def read(rows: Rows, kind: str = "xlsx") -> ReadFile:
    """What is read of them."""
    return read_file(written(rows, kind), f"past.{kind}")


def _xls(rows: Rows, *, later: bool) -> bytes:
    book = xlwt.Workbook()
    book.dates_1904 = later
    page, days = book.add_sheet("Blad1"), xlwt.easyxf(num_format_str="DD-MM-YYYY")
    for at, row in enumerate(rows):
        for place, cell in enumerate(row):
            if isinstance(cell, date):
                page.write(at, place, cell, days)
            elif cell is not None:
                page.write(at, place, cell)
    return saved(book)


def saved(book: Saves) -> bytes:
    """A workbook as a file."""
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def ods(table: str) -> bytes:
    """A spreadsheet of OpenDocument with one sheet, of these rows in XML."""
    spaces = "".join(f' xmlns:{name}="{_ODS}{name}:1.0"' for name in ("office", "table", "text"))
    content = (
        f'<?xml version="1.0" encoding="UTF-8"?><office:document-content{spaces}><office:body><office:spreadsheet>'
        f'<table:table table:name="Blad1">{table}</table:table>'
        "</office:spreadsheet></office:body></office:document-content>"
    )
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        packed.writestr("META-INF/manifest.xml", f'<manifest:manifest xmlns:manifest="{_ODS}manifest:1.0"/>')
        packed.writestr("content.xml", content)
    return out.getvalue()


def _ods_row(row: Sequence[Cell]) -> str:
    return f"<table:table-row>{''.join(map(_ods_cell, row))}</table:table-row>"


def _ods_cell(cell: Cell) -> str:
    if cell is None:
        return "<table:table-cell/>"
    if isinstance(cell, date):
        return f'<table:table-cell office:value-type="date" office:date-value="{cell}"/>'
    if isinstance(cell, str):
        text = quoteattr(cell)[1:-1]
        return f'<table:table-cell office:value-type="string"><text:p>{text}</text:p></table:table-cell>'
    return f'<table:table-cell office:value-type="float" office:value="{cell}"/>'


def _text(cell: Cell) -> str:
    if isinstance(cell, date):
        return f"{cell.day}-{cell.month}-{cell.year % 100:02}"
    return "" if cell is None else str(cell).replace(".", ",") if isinstance(cell, float) else str(cell)
