"""The score program of the 144 rules at a counted table: who wears what, and what happened at the last hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Final, NamedTuple

from windroos.club.day_board import BoardRow, DayBoard, day_board
from windroos.club.daybook import day_of
from windroos.club.mahjongs import RULED, ProgramRulings, TableSheet
from windroos.scoresheet.opening import SheetOpening
from windroos.scoresheet.sheet import Sheet
from windroos.scoresheet.won import NO_NUMBERS
from windroos.text import programme as texts
from windroos.text.figures import number
from windroos.text.words import Lang


class WornField(NamedTuple):
    """A coloured field beside a name: what it is (`day_board.Field`), and the word in it."""

    kind: str
    word: str


class ProgramTerms(NamedTuple):
    """By what a table's program counts: of a table of a club its list, its rulings and what was played there before.

    people  who its players are now, by id; () of a table that belongs to no club
    names   what people of the club are called
    before  earlier parts of the table, in order
    """

    numbers: Mapping[str, int] = NO_NUMBERS
    ruled: ProgramRulings = RULED
    people: tuple[str, ...] = ()
    names: Mapping[str, str] = {}  # nobody writes to it
    before: tuple[TableSheet, ...] = ()


LOOSE: Final = ProgramTerms()
"""Of a table that belongs to no club."""
TermsOf = Callable[[SheetOpening], ProgramTerms]


class ProgramBoard(NamedTuple):
    """The board of a table; `worn` and `held` are by player."""

    board: DayBoard
    worn: tuple[tuple[WornField, ...], ...]
    held: tuple[str, ...]


def program_board(sheet: Sheet, lang: Lang, terms: ProgramTerms = LOOSE) -> ProgramBoard | None:
    """The board of a sheet as it stands; None where its rules have no such program, and before its first hand."""
    if sheet.match.rules.formations is None:
        return None
    people = terms.people or tuple(map(str, range(len(sheet.match.players))))
    names = {**terms.names, **dict(zip(people, sheet.match.players, strict=True))}
    part = 1 + max((one.part for one in terms.before), default=0)
    now = TableSheet("", date.min, 1, part, people, sheet)
    day = day_of([*terms.before, now], terms.numbers, terms.ruled)
    board = day_board(day, names, lang, ruled=terms.ruled, over=sheet.match.over)
    if board is None or not now.played:
        return None
    return ProgramBoard(board, worn_fields(board, lang), tuple(_held(row, lang) for row in board.rows))


def worn_fields(board: DayBoard, lang: Lang) -> tuple[tuple[WornField, ...], ...]:
    """What each player of a board wears, in their order."""
    limit = number(board.rich, lang)
    return tuple(
        tuple(WornField(field, texts.FIELDS[field].to(lang).format(points=limit)) for field in row.fields)
        for row in board.rows
    )


def _held(row: BoardRow, lang: Lang) -> str:
    """`bezit 5.440 · 6 All Round-punten in 4 spellen`."""
    return texts.HELD.to(lang).format(
        possession=number(row.possession, lang),
        points=number(row.all_round, lang),
        hands=number(row.hands, lang),
    )
