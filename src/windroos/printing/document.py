"""A printed page as a value: blocks one under another, which a page and a typesetter set each in its own way.

Texts are in the reader's language already, names as this reader may see them; nothing here is markup.
"""

from __future__ import annotations

from typing import Literal, NamedTuple


class PrintColumn(NamedTuple):
    """A column of a table.

    kind   `name` takes the room that is left and is not broken, `text` takes what it needs, `figure` stands right,
           `box` is an empty square to tick, `room` is white to write in, `mark` is narrow and centred
    spare  it is left out where letters are large
    """

    head: str
    kind: Literal["name", "text", "figure", "box", "room", "mark"] = "text"
    spare: bool = False


class PrintRow(NamedTuple):
    """A row; `first` stands out, `below` stands under the line, `total` closes a sum."""

    cells: tuple[str, ...]
    mark: Literal["", "first", "below", "total"] = ""


class PrintTable(NamedTuple):
    """A table, whose heads come back on every sheet. `caption` stands above it; `apart` is kept on one sheet."""

    columns: tuple[PrintColumn, ...]
    rows: tuple[PrintRow, ...]
    caption: str = ""
    apart: bool = False


class PrintText(NamedTuple):
    """Words: whose what follows is, a heading of a part, what leads it in, a paragraph, a small remark, who signs."""

    text: str
    kind: Literal["name", "heading", "lead", "plain", "note", "sign"] = "plain"


class PrintFigures(NamedTuple):
    """A few large figures beside each other: each with what it counts."""

    figures: tuple[tuple[str, str], ...]


class PrintGroup(NamedTuple):
    """Who belong together, for the wall: a title, and a line each with what stands before it."""

    title: str
    lines: tuple[tuple[str, str], ...]


class PrintPlot(NamedTuple):
    """A drawing (SVG, with its words escaped), and what it says for who cannot see it."""

    title: str
    svg: str


class PrintHand(NamedTuple):
    """A hand in tiles: what it was, its figure, who made it and when.

    sets  tile kinds from left to right, -1 face down; () where the tiles are not known
    """

    title: str
    figure: str
    note: str
    sets: tuple[tuple[int, ...], ...]


class PrintBreak(NamedTuple):
    """What follows begins on a new sheet."""


PrintBlock = PrintTable | PrintText | PrintFigures | PrintGroup | PrintPlot | PrintHand | PrintBreak


class PrintDocument(NamedTuple):
    """What is printed at one address.

    subtitle  under the title: season, evening, day
    letters   points of what is read; 0 where a whole sheet decides
    upright   False: the sheet lies on its side
    single    it promises to be one sheet
    imprint   at the foot: the club, and of which day it is
    """

    title: str
    subtitle: str
    blocks: tuple[PrintBlock, ...]
    imprint: str
    letters: float = 11
    upright: bool = True
    single: bool = False


class BookChapter(NamedTuple):
    """A chapter, which begins on a page of its own; a `dense` one has two columns."""

    title: str
    blocks: tuple[PrintBlock, ...]
    dense: bool = False


class YearBook(NamedTuple):
    """A year book: the club, which year, what stands on the first page, and the chapters."""

    club: str
    year: str
    days: str
    facts: tuple[tuple[str, str], ...]
    chapters: tuple[BookChapter, ...]
    imprint: str
