"""The score program of the 144 rules at a counted table: who wears what, and what happened at the last hand."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from windroos.club.day_board import BoardRow, DayBoard, day_board
from windroos.club.daybook import day_of
from windroos.club.mahjongs import TableSheet
from windroos.scoresheet.sheet import Sheet
from windroos.text import programme as texts
from windroos.text.figures import number
from windroos.text.words import Lang


class WornField(NamedTuple):
    """A coloured field beside a name: what it is (`day_board.Field`), and the word in it."""

    kind: str
    word: str


class ProgramBoard(NamedTuple):
    """The board of a table; `worn` and `held` are by player."""

    board: DayBoard
    worn: tuple[tuple[WornField, ...], ...]
    held: tuple[str, ...]


def program_board(sheet: Sheet, lang: Lang) -> ProgramBoard | None:
    """The board of a sheet as it stands; None where its rules have no such program, and before the first hand."""
    if sheet.match.rules.formations is None:
        return None
    people = tuple(map(str, range(len(sheet.match.players))))
    names = dict(zip(people, sheet.match.players, strict=True))
    day = day_of([TableSheet("", date.min, 1, 1, people, sheet)])
    board = day_board(day, names, lang, over=sheet.match.over)
    if board is None:
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
    words = texts.HELD_ONE if row.hands == 1 else texts.HELD
    return words.to(lang).format(
        possession=number(row.possession, lang),
        points=number(row.all_round, lang),
        hands=number(row.hands, lang),
    )
