"""Exact numbers: whole ones and fractions, never floating point; how they are read, written and shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import accumulate
from math import ceil, floor, lcm
from typing import Final, cast

from windroos.text.figures import MINUS, number
from windroos.text.words import Lang

Number = int | Fraction
"""A whole number where it is one: adding those is ten times as quick. `str` of it is its text: `"7/3"`, or `"4"`."""

GLYPHS: Final = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
    Fraction(1, 5): "⅕",
    Fraction(2, 5): "⅖",
    Fraction(3, 5): "⅗",
    Fraction(4, 5): "⅘",
    Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
    Fraction(1, 8): "⅛",
    Fraction(3, 8): "⅜",
    Fraction(5, 8): "⅝",
    Fraction(7, 8): "⅞",
}
_PARTS: Final = {glyph: part for part, glyph in GLYPHS.items()}
_WHOLE: Final = frozenset((int,))
_TEXT: Final = re.compile(
    rf"(?P<sign>-?)(?:(?P<above>\d{{1,9}})/(?P<below>\d{{1,9}})"
    rf"|(?P<whole>\d{{0,9}})(?:[.,](?P<decimals>\d{{1,9}})|(?P<glyph>[{''.join(_PARTS)}]))?)",
    re.ASCII,
)


def exact(value: Number) -> Number:
    """The same number, whole where it is one."""
    return value if type(value) is int or value.denominator != 1 else value.numerator


def ratio(above: Number, below: Number) -> Number:
    """One number divided by another. Raises ZeroDivisionError."""
    if type(above) is int and type(below) is int:
        return Fraction(above, below) if above % below else above // below
    return exact(Fraction(above) / Fraction(below))


def read_number(value: object) -> Number | None:
    """A whole number, or a text as `"7/3"`, `"-4"`, `"2½"`, `"2,5"`; None for anything else, a float too."""
    if type(value) is int:
        return value
    if not isinstance(value, str):
        return None
    found = _TEXT.fullmatch(value.strip().replace(MINUS, "-"))
    if found is None or not any(found[part] for part in ("above", "whole", "decimals", "glyph")):
        return None
    if found["above"]:
        if not int(found["below"]):
            return None
        size = Fraction(int(found["above"]), int(found["below"]))
    else:
        size = Fraction(int(found["whole"] or 0)) + _PARTS.get(found["glyph"] or "", 0)
        size += Fraction(int(found["decimals"] or 0), 10 ** len(found["decimals"] or ""))
    return exact(-size if found["sign"] else size)


def show(value: Number, lang: Lang) -> str:
    """As people write it: `2½`, `−1⅓`, `1.200`; `2,42` where no sign has the part, rounded half up."""
    if value.denominator == 1:
        return number(int(value), lang)
    size = abs(Fraction(value))
    whole = size.numerator // size.denominator
    sign, glyph = MINUS if value < 0 else "", GLYPHS.get(size - whole)
    if glyph is not None:
        return f"{sign}{number(whole, lang) if whole else ''}{glyph}"
    return sign + _decimals(size, lang)


def decimal(value: Number, lang: Lang) -> str:
    """With two decimals, rounded half up: `2,33`, `−0,50`."""
    return (MINUS if value < 0 else "") + _decimals(abs(Fraction(value)), lang)


def _decimals(size: Fraction, lang: Lang) -> str:
    hundredths = floor(size * 100 + Fraction(1, 2))
    return f"{number(hundredths // 100, lang)}{',' if lang == 'nl' else '.'}{hundredths % 100:02}"


def total(values: Iterable[Number]) -> Number:
    """The sum."""
    values = values if type(values) is list else list(values)
    if len(values) == 1:
        return values[0]
    if len(values) == 2 and type(values[0]) is int and type(values[1]) is int:  # nearly always: points, or a premium
        return values[0] + values[1]
    parts, common = scaled(values)
    return ratio(sum(parts), common)


def running_totals(values: Iterable[Number]) -> list[Number]:
    """What the values have come to after each."""
    return list(accumulate(values, lambda so_far, value: total((so_far, value))))


def mean(values: Sequence[Number]) -> Number:
    """The sum divided by how many there are; of none 0."""
    return ratio(total(values), len(values)) if values else 0


def scaled(values: Sequence[Number]) -> tuple[list[int], int]:
    """Whole numbers, each so many times as large: those are compared and added up much quicker than fractions."""
    if set(map(type, values)) <= _WHOLE:
        return list(cast("Sequence[int]", values)), 1
    few = dict(zip(map(id, values), values, strict=True))  # what results are worth is nearly always one of a few values
    pairs = {key: value.as_integer_ratio() for key, value in few.items()}
    common = lcm(*{below for _, below in pairs.values()})
    large = {key: above * (common // below) for key, (above, below) in pairs.items()}
    return list(map(large.__getitem__, map(id, values))), common


def sortable(values: Sequence[Number]) -> list[int]:
    """Whole numbers in the same order and as equal."""
    return scaled(values)[0]


def share_of(share: Number, count: int, *, up: bool = True) -> int:
    """So large a share of so many, rounded up or down to a whole number: ¾ of 10 is 8, or 7."""
    part = share * count
    return ceil(part) if up else floor(part)
