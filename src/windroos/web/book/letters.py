"""How large the letters of a card may be, so that it fills one A4 and no more: its lines are set here, roughly.

A browser cannot choose letters by the room they take, and the server does not know which font it will use. So widths
are those of DejaVu Sans, one of the widest in use: with any narrower font lines only become fewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from windroos.web.book.hand_view import HandView

MM: Final = 72 / 25.4
"""Points in a millimetre; every length here is in points."""
WIDE: Final = (190 - 2 * 6) / 3 * MM
"""A column: three on an A4 with margins of 10 mm, 6 mm apart."""
HIGH: Final = 277 * MM
"""The card, title and imprint included."""
MOST_WORTH: Final = 32 * MM
"""The widest that a figure may be; longer ones are broken."""
MOST_CHANGED: Final = 22 * MM
"""The widest that a changed answer may be: it stands beside a whole question."""
LEAST: Final = 58
"""Tenths of a point: the smallest letters that are still read at a table."""
MOST: Final = 116
PICTURED: Final = 88
"""Letters so large leave room for the tiles of rare hands."""
AIRS: Final = range(9)
"""Steps of white above and below a line."""
SPARE: Final = 0.975
"""How much of the sheet is given away, for what this does not see."""

_LEADING: Final = 1.22
_RULE: Final = 0.4
_NARROW, _SLIM, _WIDE = frozenset("iljI.,:;'|!"), frozenset('frtJ()[]/\\- ·"“”'), frozenset("mwMW@%—→")
_BROKEN: Final = ("changes", "many")
_HEAVY: Final = 1.13
"""How much wider bold letters are."""


class PrintedRow(NamedTuple):
    """A line of the card: what, and what it brings.

    small   soft words behind it
    strong  what is decided, behind a question
    cells   figures below each other, in the square of pungs and kongs
    hand    tiles under it
    """

    what: str
    worth: str = ""
    small: str = ""
    strong: str = ""
    cells: tuple[str, ...] = ()
    hand: HandView | None = None


HEADING: Final = 11.0
"""Points of a heading at most, so that a column holds the longest word of one (`card.css`)."""


class PrintedSection(NamedTuple):
    """Lines under a heading that stay together; `changes`, in a box, and `many` may run over two columns."""

    heading: str
    rows: tuple[PrintedRow, ...]
    kind: Literal["changes", "figures", "square", "fans", "texts", "many"] = "figures"


class Setting(NamedTuple):
    """How a card is set: letters in tenths of a point, steps of white, and whether tiles are drawn on it."""

    letters: int
    air: int
    pictured: bool


def setting(title: str, subtitle: bool, sections: Sequence[PrintedSection]) -> Setting:
    """The largest letters with which the card is one A4; with its tiles where they leave letters that read well."""
    room = HIGH * SPARE - _around(title, subtitle)
    for pictured in (True, False):
        shown = sections if pictured else [_plain(section) for section in sections]
        for letters in range(MOST, (PICTURED if pictured else LEAST) - 1, -1):
            if _fits(shown, letters / 10, _white(0), room):
                air = max(step for step in AIRS if _fits(shown, letters / 10, _white(step), room))
                return Setting(letters, air, pictured)
    return Setting(LEAST, 0, False)


def _plain(section: PrintedSection) -> PrintedSection:
    return section._replace(rows=tuple(row._replace(hand=None) for row in section.rows))


def _white(step: int) -> float:
    """Above and below a line together."""
    return (0.6 + 0.16 * step) * MM


def _around(title: str, subtitle: bool) -> float:
    """The height of title and imprint, and the white between them and the columns."""
    lines = _lines(title, 19 * _HEAVY, 170 * MM)
    return max(11 * MM, lines * 19 * 1.15 + subtitle * 14) + 2.5 * MM + 2 + 4 * MM + 1.5 * MM + 7.5 * _LEADING + 1


def _fits(sections: Sequence[PrintedSection], size: float, white: float, room: float) -> bool:
    """Whether the sections fill no more than three columns of that height, one after another."""
    columns, left = 1, room
    for section in sections:
        head, rows = _heights(section, size, white)
        blocks = [head + rows[0], *rows[1:]] if section.kind in _BROKEN else [head + sum(rows)]
        for block in blocks:
            if block > left:
                columns, left = columns + 1, room
            left -= block
        left -= 3 * MM
        if columns > 3 or left < -3 * MM:
            return False
    return True


def _heights(section: PrintedSection, size: float, white: float) -> tuple[float, list[float]]:
    """How high the heading of a section is, and each of its lines."""
    boxed = section.kind == "changes"
    wide, large = WIDE - boxed * 6 * MM, min(1.12 * size, HEADING)
    head = _lines(section.heading, large * _HEAVY, wide) * large * 1.15 + 1.1 * MM + 1 + boxed * 5 * MM
    worths = [_width(row.worth, size * _HEAVY) for row in section.rows]
    most = MOST_CHANGED if boxed else MOST_WORTH
    beside = min(max(worths) + 2.5 * MM, most) if any(worths) else 0.0
    rows = []
    for row in section.rows:
        text = f"{row.what} {row.small} {row.strong}"
        lines = max(
            _lines(text, size, wide - beside if row.worth else wide * (0.5 if row.cells else 1)),
            _lines(row.worth, size * _HEAVY, most - 2.5 * MM),
            2 * any(row.cells) if not row.what else 1,  # the head of a table
        )
        rows.append(lines * size * _LEADING + white + _RULE + (row.hand is not None) * 6.4 * MM)
    return head, rows


def _lines(text: str, size: float, wide: float) -> int:
    """Over how many lines a text runs, broken between words."""
    lines, left, space = 1, wide, _width(" ", size)
    for word in text.replace("-", "- ").split():
        width = _width(word, size)
        if width > left and left < wide:
            lines, left = lines + 1, wide
        while width > wide:  # a word that no line can hold
            lines, width = lines + 1, width - wide
        left -= width + space
    return lines


def _width(text: str, size: float) -> float:
    return _ems(text) * size


@lru_cache(maxsize=4096)
def _ems(text: str) -> float:
    return sum(_em(sign) for sign in text)


def _em(sign: str) -> float:
    """The width of a sign in DejaVu Sans, more or less."""
    if sign in _NARROW:
        return 0.32
    if sign in _SLIM:
        return 0.4
    if sign in _WIDE:
        return 0.93
    if sign in "csz":
        return 0.54
    return 0.72 if sign.isupper() else 0.615
