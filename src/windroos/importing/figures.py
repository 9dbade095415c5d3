"""Figures and days as people write them."""

from __future__ import annotations

import re
import unicodedata
from datetime import date, timedelta
from fractions import Fraction
from functools import lru_cache
from typing import Final

from windroos.importing.cells import CellValue

EPOCHS: Final = (date(1899, 12, 30), date(1904, 1, 1))
"""The days from which spreadsheets count, of 1900 (as if that had been a leap year) and of 1904."""
DAY_NUMBERS: Final = range(7_000, 75_000)
"""Numbers that can be a day of a club: 1919-2105 from 1900, 1923-2109 from 1904."""
_FIGURES: Final = 5
FIRST_YEAR: Final = 1920
LAST_YEAR: Final = 2100
_CENTURY: Final = 100
_TURN: Final = 50
"""Years of two digits below it are of this century."""
_MONTHS: Final = (
    *(("januari", "january"), ("februari", "february"), ("maart", "march", "mrt"), ("april",), ("mei", "may")),
    *(("juni", "june"), ("juli", "july"), ("augustus", "august"), ("september", "sept"), ("oktober", "october")),
    *(("november",), ("december",)),
)
MONTHS: Final = {name: number for number, names in enumerate(_MONTHS, 1) for one in names for name in {one, one[:3]}}
"""Months by their Dutch and English names, whole or of three letters."""
_DASHES: Final = (
    "\N{MINUS SIGN}\N{EN DASH}\N{EM DASH}\N{FIGURE DASH}\N{HYPHEN}\N{NON-BREAKING HYPHEN}"
    "\N{SMALL HYPHEN-MINUS}\N{FULLWIDTH HYPHEN-MINUS}"
)
_SPACES: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}'"
_SIGNS: Final = str.maketrans(dict.fromkeys(_DASHES, "-") | dict.fromkeys(_SPACES, " "))
_PARTS: Final = {
    "½": Fraction(1, 2),
    "¼": Fraction(1, 4),
    "¾": Fraction(3, 4),
    "⅓": Fraction(1, 3),
    "⅔": Fraction(2, 3),
}
_WHOLE: Final = re.compile(r"\d+|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+", re.ASCII)
_DECIMAL: Final = re.compile(r"(\d*|\d{1,3}(?:[.]\d{3})+),(\d+)|(\d*|\d{1,3}(?:[,]\d{3})+)\.(\d+)", re.ASCII)
_NUMERIC_DAY: Final = re.compile(r"(\d{1,4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*'?(\d{2,4})", re.ASCII)
_SHORT_DAY: Final = re.compile(r"(\d{1,2})\s*[-/]\s*(\d{1,2})", re.ASCII)
_WORDED_DAY: Final = re.compile(
    r"(\d{1,2})(?:e|de|ste|st|nd|rd|th)?[\s.-]*([a-z]+)\.?,?(?:[\s-]*'?(\d{2,4}))?", re.ASCII
)
_ENGLISH_DAY: Final = re.compile(r"([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(\d{4}))?", re.ASCII)
_WEEKDAY: Final = re.compile(
    r"(?:(?:ma|di|wo|do|vr|za|zo)[a-z]*dag|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|ma|di|wo|do|vr|za|zo)[\s.,]+"
)
_TIME: Final = re.compile(r"[\sT,]+\d{1,2}[:.]\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*uur)?$", re.ASCII)
LONGEST_FIGURE: Final = 40


def figure_of(value: CellValue) -> int | Fraction | None:
    """The number that a cell holds; None where it is no number.

    "1.250", "1,250" and "1 250" are 1250, "2,5" and "2.5" are 5/2, "350-", "(350)" and "−350" are -350, "2½" is 5/2.
    A point or comma with three digits behind it parts thousands: nobody plays for thousandths.
    """
    if isinstance(value, str):
        return _figure(value) if len(value) <= LONGEST_FIGURE else None
    return value if isinstance(value, int | Fraction) else None


@lru_cache(maxsize=65536)
def _figure(text: str) -> int | Fraction | None:
    text = text.translate(_SIGNS).strip()
    negative = text.startswith("(") and text.endswith(")")
    text = text[1:-1].strip() if negative else text
    for sign in "+-":
        if text.startswith(sign) != text.endswith(sign) and not negative:
            negative, text = sign == "-", text.strip(sign).strip()
    part = _PARTS.get(text[-1:], Fraction(0))
    text = text[:-1].strip() if part else text
    if not text and part:
        found = part
    elif _WHOLE.fullmatch(text):
        found = Fraction(re.sub(r"[., ]", "", text)) + part
    elif not part and (decimal := _DECIMAL.fullmatch(text)):
        whole, digits = (decimal[1], decimal[2]) if decimal[2] else (decimal[3], decimal[4])
        found = Fraction(f"{re.sub('[.,]', '', whole) or '0'}.{digits}")
    else:
        return None
    found = -found if negative else found
    return found.numerator if found.denominator == 1 else found


def whole_of(value: CellValue) -> int | None:
    """The whole number that a cell holds; None where it holds none."""
    found = figure_of(value)
    return found if isinstance(found, int) else None


def day_of(value: CellValue, year: int = 0, *, later: bool = False, numbers: bool = False) -> date | None:
    """The day that a cell holds; None where it holds none.

    Args:
        value: a day, or a text such as "9-1-24", "09/01/2024", "2024-01-09", "9 januari 2024", "di 9 jan"
        year: of days that are written without one; 0: they are no days
        later: day numbers count from 1904
        numbers: a number is the number of a day, as where a column is headed so
    """
    if isinstance(value, date):
        return value if FIRST_YEAR <= value.year <= LAST_YEAR else None
    found = _day(value, year) if isinstance(value, str) and len(value) <= LONGEST_FIGURE else None
    if found is None and numbers and (number := day_number(value)) is not None:
        return EPOCHS[later] + timedelta(days=number)
    return found


def day_number(value: CellValue) -> int | None:
    """The number of a day that a cell may hold, as a number or as a text; None where it holds none."""
    if isinstance(value, str) and value.isdecimal() and value.isascii() and len(value) <= _FIGURES:
        value = int(value)
    return value if isinstance(value, int) and value in DAY_NUMBERS else None


@lru_cache(maxsize=65536)
def _day(text: str, year: int) -> date | None:
    text = unicodedata.normalize("NFKC", text).casefold().translate(_SIGNS).strip()
    text = _TIME.sub("", _WEEKDAY.sub("", text, count=1)).strip()
    if found := _NUMERIC_DAY.fullmatch(text):
        one, two, three = found[1], found[2], found[3]
        if len(one) == 4:
            return _made(int(one), int(two), int(three))
        return None if len(one) == 3 or len(three) == 3 else _made(_full(three), int(two), int(one))
    if found := _WORDED_DAY.fullmatch(text):
        return _made(_full(found[3]) if found[3] else year, MONTHS.get(found[2], 0), int(found[1]))
    if found := _ENGLISH_DAY.fullmatch(text):
        return _made(int(found[3]) if found[3] else year, MONTHS.get(found[1], 0), int(found[2]))
    if year and (found := _SHORT_DAY.fullmatch(text)):
        return _made(year, int(found[2]), int(found[1]))
    return None


def _full(year: str) -> int:
    number = int(year)
    if len(year) > 2:
        return number
    return number + (2000 if number < _TURN else 2000 - _CENTURY)


def _made(year: int, month: int, day: int) -> date | None:
    if not FIRST_YEAR <= year <= LAST_YEAR:
        return None
    try:
        return date(year, month, day)
    except ValueError:
        return None


_YEAR: Final = re.compile(r"(?<!\d)(19[2-9]\d|20\d\d)(?!\d)")


def year_in(text: str) -> int:
    """The first year that a text names ("Competitie 2023-2024"); 0 if none."""
    found = _YEAR.search(text[:200])
    return int(found[1]) if found else 0
