"""The layouts in which organisers write schedules, read from a grid of cells; every seat keeps its cell's place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import dropwhile
from typing import Final

from windroos.importing.schedule_cells import (
    CLUB,
    REST,
    SEATS,
    SEVERAL,
    LayoutName,
    ReadLayout,
    ReadRound,
    ReadSeat,
    ReadTable,
    Sheet,
    SheetCell,
    WindSeat,
    by_wind,
    heads_round,
    in_order,
    is_heading,
    is_title,
    is_wind_word,
    number_of,
    place_of,
    round_of,
    same_wind,
    table_in,
    table_of,
    wind_of,
    without_table,
)
from windroos.importing.schedule_columns import rounds_beside, seats_down, tables_across


def layouts_of(sheet: Sheet) -> Iterator[ReadLayout]:
    """What the sheet says in each layout in which it says something."""
    sheet = without_title(sheet)
    rows = [row for row in sheet if any(cell.text for cell in row)]
    if not rows:
        return
    turned: Sheet = list(zip(*rows, strict=True))
    for read in _READERS:
        found = read(rows, turned, sheet)
        if found is not None and _has_players(found):
            yield found._replace(rounds=tuple(tuple(map(by_wind, tables)) for tables in found.rounds))


def without_title(sheet: Sheet) -> Sheet:
    """The sheet without what stands above a schedule: what it is of, where, when."""
    filled = [[cell for cell in row if cell.text] for row in sheet]
    first = next((at for at, cells in enumerate(filled) if len(cells) >= SEATS[0] and is_heading(cells)), 0)
    above = filled[:first]
    if not all(_is_remark(cells) and len(cells) < len(filled[first]) for cells in above):
        first = 0
    rest = list(zip(sheet[first:], filled[first:], strict=True))
    return [row for row, _ in dropwhile(lambda one: len(one[1]) < 2 and _is_remark(one[1]), rest)]


def _is_remark(cells: list[SheetCell]) -> bool:
    """Whether a row is no part of a schedule: no round, no table, and hardly a number."""
    return not cells or not (
        heads_round(cells)
        or any(table_in(cell) or table_of(cell.text) or round_of(cell.text) for cell in cells)
        or len(re.findall(r"\d+", " ".join(cell.text for cell in cells))) >= SEATS[1]
    )


def _has_players(found: ReadLayout) -> bool:
    """Whether somebody sits somewhere, and nobody is called as a round, a wind, or a table with its players."""
    seats = [seat for tables in found.rounds for table in tables for seat in table]
    return bool(seats) and not any(
        round_of(seat.label) is not None
        or table_of(seat.label) is not None
        or is_wind_word(seat.label)
        or len(table_in(SheetCell(seat.label, seat.at)) or ()) > 1
        for seat in seats
        if not seat.label.isdecimal()
    )


def _rounds_down(rows: Sheet, _turned: Sheet, _sheet: Sheet) -> ReadLayout | None:
    return _tables_in_cells(rows, "rounds_down")


def _rounds_across(_rows: Sheet, turned: Sheet, _sheet: Sheet) -> ReadLayout | None:
    return _tables_in_cells(turned, "rounds_across")


def _tables_in_cells(rows: Sheet, layout: LayoutName) -> ReadLayout | None:
    """A line for each round, a cell for each table; before it perhaps a heading, before each line a label."""
    rounds: list[ReadRound] = []
    unread: list[SheetCell] = []
    for row in rows:
        tables: list[ReadTable] = []
        others = []
        for cell in row:
            if SEVERAL.fullmatch(cell.text):
                tables += [one for part in cell.text.split() if (one := table_in(SheetCell(part, cell.at)))]
            elif (table := table_in(cell)) is not None:
                tables.append(table)
            elif cell.text.casefold() not in REST:
                others.append(cell)
        if tables:
            rounds.append(tuple(tables))
            unread += [cell for cell in others if cell.at != row[0].at]
        elif rounds:
            unread += others
    return ReadLayout(layout, tuple(rounds), unread=tuple(unread)) if rounds else None


def _tables_down(rows: Sheet, _turned: Sheet, _sheet: Sheet) -> ReadLayout | None:
    """A line for each table: round, table and who sit there, or round and who sit there."""
    body = rows[1:] if is_heading(rows[0]) else rows
    filled = [[cell for cell in row if cell.text] for row in body]
    widths = {len(row) for row in filled}
    heads = len(rows[0]) > 1 and rows[0][1].text.casefold()[:3] in ("taf", "tab", "tis")
    wide = max(widths, default=0)
    if not body or not 4 <= wide <= 7:
        return None
    lead = 2 if heads or wide >= 6 else 1
    rounds: dict[int, dict[int, ReadTable]] = {}
    unread: list[SheetCell] = []
    again: list[SheetCell] = []
    round = 0
    for row in body:
        first = round_of(row[0].text) or number_of(row[0].text)
        if first is None and row[0].text:
            unread.append(row[0])
            continue
        round = round if first is None else first
        tables = rounds.setdefault(round, {})
        number = table_of(row[1].text) or number_of(row[1].text) if lead > 1 else None
        if lead > 1 and number is None:
            unread.append(row[1])
            continue
        table = len(tables) + 1 if number is None else number
        seats = tuple(ReadSeat(cell.text, cell.at) for cell in row[lead:] if cell.text.casefold() not in REST)
        if table in tables:
            again.append(row[lead - 1])
            table = max(tables) + 1
        tables[table] = seats
    found = tuple(tuple(tables[at] for at in sorted(tables)) for _, tables in sorted(rounds.items()))
    return ReadLayout("tables_down", found, unread=tuple(unread), again=tuple(again))


def _blocks(_rows: Sheet, _turned: Sheet, sheet: Sheet) -> ReadLayout | None:
    """A heading for each round, or an empty line between rounds, and under it a line for each table."""
    blocks: list[list[list[SheetCell]]] = [[]]
    unread: list[SheetCell] = []
    for row in sheet:
        cells = [cell for cell in row if cell.text]
        if sum(table_of(cell.text) is not None for cell in cells) > 1:
            return None  # the columns are tables
        if not cells or heads_round(cells) is not None:
            blocks.append([])
        elif not is_heading(cells):
            blocks[-1].append(cells)
    rounds = []
    for block in filter(None, blocks):
        tables = []
        leads = [re.fullmatch(r"\d{1,3}", cells[0].text) for cells in block]
        counted = [int(one[0]) for one in leads if one] == list(range(1, len(block) + 1))
        for cells in block:
            seats, table = [without_table(cells[0]), *cells[1:]], table_in(cells[-1])
            if table_of(cells[0].text) is not None or (counted and len(cells) > 4):
                seats = cells[1:]
            if table is not None and (len(cells) == 1 or (len(cells) == 2 and table_in(cells[0]) is None)):
                tables.append(table)
            elif SEATS[0] <= len(seats) <= SEATS[1]:
                tables.append(tuple(ReadSeat(cell.text, cell.at) for cell in seats))
            else:
                unread += cells
        rounds.append(tuple(tables))
    return ReadLayout("blocks", tuple(rounds), unread=tuple(unread))


def _seats_across(rows: Sheet, _turned: Sheet, _sheet: Sheet) -> ReadLayout | None:
    """A line for each round: the players of all its tables beside each other, four by four."""
    body = dropwhile(is_heading, rows)
    rounds: list[ReadRound] = []
    for row in body:
        cells = [cell for cell in row if cell.text]
        if len(cells) % 4 == 1:
            cells = cells[1:]
        if not cells or len(cells) % 4:
            return None
        seats = [ReadSeat(cell.text, cell.at) for cell in cells]
        rounds.append(tuple(tuple(seats[at : at + 4]) for at in range(0, len(seats), 4)))
    return ReadLayout("seats_across", tuple(rounds)) if rounds else None


def _players_down(rows: Sheet, _turned: Sheet, _sheet: Sheet) -> ReadLayout | None:
    return _places(rows)


def _players_across(_rows: Sheet, turned: Sheet, _sheet: Sheet) -> ReadLayout | None:
    return _places(turned)


def _places(rows: Sheet) -> ReadLayout | None:
    """A line for each player, a cell for each round: his table, with his wind or without."""
    rows = _with_winds(rows)
    heads, body = ([cell.text.casefold() for cell in rows[0]], rows[1:]) if is_title(rows[0]) else ([], rows)
    if not body or len(body[0]) < 2:
        return None
    lettered = [round_of(head) is not None for head in heads] or [False] * len(body[0])
    lead = next((at for at in range(1, len(body[0])) if _mostly_places(body, at, lettered=lettered[at])), 0)
    if not lead:
        return None
    named = next((at for at in range(lead) if any(any(map(str.isalpha, row[at].text)) for row in body)), 0)
    club = next((at for at, head in enumerate(heads[:lead]) if head in CLUB and at != named), None)
    tables: list[dict[int, list[WindSeat]]] = [{} for _ in body[0][lead:]]
    unread, clubs, people = [], {}, []
    for player, row in enumerate(body):
        label = row[named].text or str(player + 1)
        people.append(label)
        if club is not None and row[club].text:
            clubs[label] = row[club].text
        for round, letters, cell in zip(tables, lettered[lead:], row[lead:], strict=True):
            found = place_of(cell.text, lettered=letters)
            if found and found[0]:
                round.setdefault(found[0], []).append((found[1], ReadSeat(label, cell.at)))
            elif cell.text.casefold() not in REST:
                unread.append(cell)
    seated = [some for of in tables for some in of.values()]
    return ReadLayout(
        "players_down",
        tuple(tuple(in_order(some) for _, some in sorted(of.items())) for of in tables),
        winds=all(wind is not None for some in seated for wind, _ in some),
        unread=tuple(unread),
        alike=tuple(pair for some in seated for pair in same_wind(some)),
        people=tuple(people),
        clubs=clubs,
    )


def _with_winds(rows: Sheet) -> Sheet:
    """The rows with a wind that has a column of its own behind its table: 3 and E as 3E."""
    body = rows[1:] if is_title(rows[0]) else rows
    behind = [
        at
        for at in range(2, len(rows[0]))
        if body
        and all(number_of(row[at - 1].text) is not None or row[at - 1].text.casefold() in REST for row in body)
        and all(wind_of(row[at].text) is not None or row[at].text.casefold() in REST for row in body)
        and any(row[at].text for row in body)
    ]
    rows = [
        [cell._replace(text=cell.text + row[at + 1].text) if at + 1 in behind else cell for at, cell in enumerate(row)]
        if row is not rows[0] or body is rows
        else row
        for row in rows
    ]
    return [[cell for at, cell in enumerate(row) if at not in behind] for row in rows]


def _mostly_places(rows: Sheet, column: int, *, lettered: bool) -> bool:
    """Whether nearly all cells of a column are tables of a player."""
    said = [row[column].text for row in rows if row[column].text.casefold() not in REST]
    return bool(said) and sum(bool(place_of(text, lettered=lettered)) for text in said) * 5 >= len(said) * 4


_READERS: Final[tuple[Callable[[Sheet, Sheet, Sheet], ReadLayout | None], ...]] = (
    *(_rounds_down, _rounds_across, _tables_down, _players_down, _blocks, _players_across, _seats_across),
    *(tables_across, rounds_beside, seats_down),
)
