"""Layouts of a schedule in which a player has a cell of his own below or beside the head of his table or round."""

from __future__ import annotations

from collections import Counter
from typing import Final

from windroos.importing.schedule_cells import (
    REST,
    SEATS,
    ReadLayout,
    ReadRound,
    ReadSeat,
    Sheet,
    SheetCell,
    WindSeat,
    heads_round,
    in_order,
    is_heading,
    number_of,
    round_of,
    same_wind,
    table_of,
    wind_of,
)

_HEADS: Final = {
    "round": ("ronde", "round", "runde", "sessie", "session", "hanchan", "r"),
    "table": ("tafel", "table", "tisch", "t"),
    "wind": ("wind", "seat", "stoel", "plaats", "positie", "position"),
    "player": ("naam", "name", "speler", "player", "spelersnaam", "nr", "no", "nummer", "number", "#", "id"),
}
"""What heads the columns of a list of seats, the best word first."""


def seats_down(rows: Sheet, _turned: Sheet, _sheet: Sheet) -> ReadLayout | None:
    """A line for each seat, below a heading: round, table, player, and his wind perhaps."""
    heads = [cell.text.casefold().rstrip(":.") for cell in rows[0]]
    column = {
        what: next((heads.index(word) for word in words if word in heads), None) for what, words in _HEADS.items()
    }
    round_at, table_at, player_at, wind_at = (column[what] for what in ("round", "table", "player", "wind"))
    if round_at is None or table_at is None or player_at is None:
        return None
    rounds: dict[int, dict[int, list[WindSeat]]] = {}
    unread = list[SheetCell]()
    for row in rows[1:]:
        numbers = [read_number(row[at].text) for at in (round_at, table_at)]
        unread += [row[at] for at, number in zip((round_at, table_at), numbers, strict=True) if number is None]
        if None in numbers or not row[player_at].text:
            continue
        seats = rounds.setdefault(numbers[0] or 0, {}).setdefault(numbers[1] or 0, [])
        wind = wind_of(row[wind_at].text) if wind_at is not None else None
        seats.append((wind, ReadSeat(row[player_at].text, row[player_at].at)))
    found = [[tables[at] for at in sorted(tables)] for _, tables in sorted(rounds.items())]
    seated = [seats for tables in found for seats in tables]
    return ReadLayout(
        "seats_down",
        tuple(tuple(map(in_order, tables)) for tables in found),
        winds=all(wind is not None for seats in seated for wind, _ in seats),
        unread=tuple(unread),
        alike=tuple(pair for seats in seated for pair in same_wind(seats)),
    )


def read_number(text: str) -> int | None:
    """A round or a table, as a number or with its word; a table's letter too."""
    number = number_of(text) or round_of(text) or table_of(text)
    return ord(text) - ord("A") + 1 if number is None and len(text) == 1 and "A" <= text <= "Z" else number


def tables_across(_rows: Sheet, _turned: Sheet, sheet: Sheet) -> ReadLayout | None:
    """A column for each table below its head, a line for each wind; a block for each round."""
    rounds: list[list[list[WindSeat]]] = []
    columns: dict[int, list[WindSeat]] = {}
    """The tables of the lines that come, by their column."""
    seen = Counter[int]()
    winds, unread, fresh = True, list[SheetCell](), True
    for row in sheet:
        cells = [cell for cell in row if cell.text]
        tables = {at: number for at, cell in enumerate(row) if (number := table_of(cell.text)) is not None}
        round = heads_round(cells) if cells else None
        if round is not None or not cells:
            columns, fresh = {}, fresh or round is not None
        if tables and len(cells) - len(tables) <= 1:
            if fresh or not rounds or any(seen[number] for number in tables.values()):
                rounds, seen, fresh = [*rounds, []], Counter(), False
            seen.update(tables.values())
            columns = {at: [] for at in tables}
            rounds[-1] += columns.values()
        elif columns and round is None and not is_heading(cells[:1] if wind_of(cells[0].text) is None else []):
            left = [cell for cell in row[: min(columns)] if cell.text]
            wind = next((one for cell in left if (one := wind_of(cell.text)) is not None), None)
            winds &= wind is not None
            for at, cell in enumerate(row):
                if at in columns and cell.text.casefold() not in REST:
                    columns[at].append((wind, ReadSeat(cell.text, cell.at)))
                elif at > min(columns) and at not in columns and cell.text:
                    unread.append(cell)
    found: tuple[ReadRound, ...] = tuple(tuple(in_order(seats) for seats in tables if seats) for tables in rounds)
    return ReadLayout("tables_across", found, winds=winds, unread=tuple(unread)) if found else None


def rounds_beside(rows: Sheet, _turned: Sheet, _sheet: Sheet) -> ReadLayout | None:
    """A line for each table, and beside each other in it the four players of every round."""
    starts: dict[int, int] = {}
    for at, cell in enumerate(rows[0]):
        if (number := round_of(cell.text)) is not None:
            starts.setdefault(number, at)
    edges = sorted(starts.values())
    wide = edges[1] - edges[0] if edges[1:] else len(rows[0]) - edges[0] if edges else 0
    if not SEATS[0] <= wide <= SEATS[1] or any(
        later - one != wide for one, later in zip(edges, [*edges[1:], edges[-1] + wide], strict=True)
    ):
        return None
    body = [row for row in rows[1:] if not is_heading([cell for cell in row if cell.text])]
    return ReadLayout(
        "rounds_beside",
        tuple(
            tuple(
                tuple(ReadSeat(cell.text, cell.at) for cell in row[at : at + wide] if cell.text.casefold() not in REST)
                for row in body
            )
            for at in edges
        ),
    )
