"""Schedules that somebody brings along, as text: tables by rounds, a line for each table, or players by rounds."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from windroos.seating.errors import SeatingError
from windroos.seating.rounds import Round, Table

Row = Sequence[str]
MOST: Final = 1_000_000
"""Characters of a text that is read."""
_TABLE: Final = re.compile(r"\d{1,4}(?:\s*[-–/ ]\s*\d{1,4}){2,4}")
"""The players of a table in one cell: 1-5-9-13."""
_PLACE: Final = re.compile(r"(\d{1,3})\s*(?:([EOSZWN])[A-Za-z]*)?", re.IGNORECASE)
"""A table in a cell of a player, with a wind or without: 3, 3E, 3 Oost."""
_WINDS: Final = {"E": 0, "O": 0, "S": 1, "Z": 1, "W": 2, "N": 3}
_PLAIN: Final = 6
"""Cells of a line for one table: round, table and four players."""


def rounds_in(text: str) -> tuple[Round, ...]:
    """The rounds of a text whose cells are set apart by semicolons, tabs or commas; as `rounds_of`."""
    if len(text) > MOST:
        raise SeatingError("seating_long", most=MOST)
    lines = text.removeprefix("\ufeff").splitlines()
    mark = max(";\t,", key=lambda one: sum(line.count(one) for line in lines))
    try:
        rows = list(csv.reader(lines, delimiter=mark))
    except csv.Error:  # a cell of more letters than any schedule has
        raise SeatingError("seating_long", most=MOST) from None
    return rounds_of(enumerate(rows, 1))


def rounds_of(lines: Iterable[tuple[int, Row]]) -> tuple[Round, ...]:
    """The rounds of lines of cells, each with its number; players from 0 as they are from 1.

    Raises SeatingError, with the line, for a cell that is none of these and for rounds that cannot be.
    """
    stripped = [(at, [cell.strip() for cell in row]) for at, row in lines]
    rows = [(at, row) for at, row in stripped if any(row)]
    if rows and not any(cell[:1].isdigit() for cell in rows[0][1][1:] or rows[0][1]):
        rows = rows[1:]  # a heading
    if not rows:
        raise SeatingError("seating_empty")
    if any(_TABLE.fullmatch(cell) for _, row in rows for cell in row):
        rounds = _tables_by_rounds(rows)
    elif all(len(row) == _PLAIN and all(cell.isdigit() for cell in row) for _, row in rows):
        rounds = _line_by_table(rows)
    else:
        rounds = _players_by_rounds(rows)
    return checked(rounds)


def checked(rounds: Sequence[Round]) -> tuple[Round, ...]:
    """The rounds, where the same people sit once in each. Raises SeatingError, with round and player from 1."""
    if not rounds or not all(rounds):
        raise SeatingError("seating_empty")
    everybody = {player for tables in rounds for table in tables for player in table}
    for at, tables in enumerate(rounds, 1):
        counts = Counter(player for table in tables for player in table)
        for player in sorted(everybody):
            if counts[player] != 1:
                code = "seating_twice" if counts[player] else "seating_missing"
                raise SeatingError(code, round=at, player=player + 1)
    return tuple(rounds)


def _tables_by_rounds(rows: Sequence[tuple[int, Row]]) -> tuple[Round, ...]:
    rounds = []
    for at, row in rows:
        cells = row if _TABLE.fullmatch(row[0]) else row[1:]
        found = []
        for cell in cells:
            if cell and not _TABLE.fullmatch(cell):
                raise SeatingError("seating_cell", line=at, cell=cell[:40])
            if cell:
                found.append(tuple(_player(one, at) for one in re.findall(r"\d+", cell)))
        rounds.append(tuple(found))
    return tuple(rounds)


def _line_by_table(rows: Sequence[tuple[int, Row]]) -> tuple[Round, ...]:
    rounds: dict[int, dict[int, Table]] = {}
    for at, row in rows:
        round, table, *players = (int(cell) for cell in row)
        if table in rounds.setdefault(round, {}):
            raise SeatingError("seating_table_twice", line=at, round=round, table=table)
        rounds[round][table] = tuple(_player(str(one), at) for one in players)
    return tuple(tuple(tables[table] for table in sorted(tables)) for _, tables in sorted(rounds.items()))


def _players_by_rounds(rows: Sequence[tuple[int, Row]]) -> tuple[Round, ...]:
    """A line for each player, numbered from 1 in the order of the lines; a cell for each round."""
    count = max(len(row) for _, row in rows) - 1
    rounds: list[dict[int, list[tuple[int, int]]]] = [{} for _ in range(count)]
    for player, (at, row) in enumerate(rows):
        for number, cell in enumerate(row[1:]):
            found = _PLACE.fullmatch(cell)
            if not found:
                raise SeatingError("seating_cell", line=at, cell=cell[:40])
            seats = rounds[number].setdefault(int(found[1]), [])
            seats.append((_WINDS.get((found[2] or "").upper(), len(seats)), player))
    return tuple(
        tuple(tuple(player for _, player in sorted(seats)) for _, seats in sorted(tables.items())) for tables in rounds
    )


def _player(text: str, line: int) -> int:
    if not int(text):
        raise SeatingError("seating_cell", line=line, cell=text)
    return int(text) - 1
