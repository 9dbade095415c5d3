"""The sheet as a file for a spreadsheet. What people typed stays text there, whatever it begins with."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from windroos.reckoning.numbers import decimal
from windroos.text.figures import MINUS
from windroos.text.words import Lang

Cell = str | int | Fraction
"""A fraction is shown with two decimals."""
Row = Sequence[Cell]
XLSX_MEDIA: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
_FORMULA: Final = ("=", "+", "-", "@", "\N{MINUS SIGN}")
"""Signs with which a spreadsheet takes a text for a formula, and their broad, small and raised forms (NFKC)."""

_UNSEEN: Final = " \t\r\n\v\f\0\u200b\u200c\u200d\u2060\ufeff"
"""Signs that a spreadsheet may pass over before it looks."""


def csv_text(rows: Sequence[Row], lang: Lang) -> bytes:
    """The rows as CSV in UTF-8 with its mark, which Excel asks for: with `;` in Dutch and `,` in English.

    A text that a spreadsheet would take for a formula has an apostrophe before it.
    """

    def written(cell: Cell) -> str | int:
        return decimal(cell, lang).replace(MINUS, "-") if isinstance(cell, Fraction) else _harmless(cell)

    out = io.StringIO()
    writer = csv.writer(out, delimiter=";" if lang == "nl" else ",", lineterminator="\r\n")
    writer.writerows([written(cell) for cell in row] for row in rows)
    return out.getvalue().encode("utf-8-sig")


def _harmless(cell: str | int) -> str | int:
    return f"'{cell}" if isinstance(cell, str) and _looks_like_formula(cell) else cell


def _looks_like_formula(text: str) -> bool:
    """Whether a spreadsheet may calculate a text: also in another width, and behind signs that cannot be seen."""
    seen = unicodedata.normalize("NFKC", text).lstrip(_UNSEEN)
    return seen.startswith(_FORMULA) or text.startswith(("\t", "\r", "\n"))


def xlsx_file(rows: Sequence[Row], title: str) -> bytes:
    """The rows as an Excel file: numbers are numbers, every text is a text."""
    from openpyxl import Workbook  # half a second to import; only who asks for a file waits for it
    from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE
    from openpyxl.styles import Alignment, Font
    from openpyxl.utils import get_column_letter

    book = Workbook()
    page = book.worksheets[0]
    page.title = re.sub(r"[\[\]:*?/\\]", " ", title).strip("' ")[:31] or "Windroos"
    for at, row in enumerate(rows, 1):
        for place, value in enumerate(row, 1):
            cell = page.cell(at, place)
            if isinstance(value, str):
                cell.value = ILLEGAL_CHARACTERS_RE.sub("", value)
                cell.data_type = "s"
                cell.quotePrefix = _looks_like_formula(value)  # stays a text, too, when somebody types in the cell
            elif isinstance(value, Fraction):
                cell.value, cell.number_format = float(value), "0.00"
            else:
                cell.value = value
            if at == 1:
                cell.font, cell.alignment = Font(bold=True), Alignment(wrap_text=True, vertical="top")
    page.freeze_panes = "A2"
    for place, column in enumerate(zip(*rows, strict=False), 1):
        widest = max(len(str(value)) for value in column)
        page.column_dimensions[get_column_letter(place)].width = min(max(widest, 6), 40) + 2
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()
