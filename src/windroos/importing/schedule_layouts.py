"""The layouts in which organisers write schedules, read from a grid of cells; every seat keeps its cell's place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

LayoutName = Literal["rounds_down", "rounds_across", "tables_down", "blocks", "seats_across", "players_down", "json"]


class SheetCell(NamedTuple):
    """What a cell says, "" nothing, and where it stands."""

    text: str
    at: str


class ReadSeat(NamedTuple):
    """Who sits somewhere, as it was written, and in which cell."""

    label: str
    at: str


ReadTable = tuple[ReadSeat, ...]
ReadRound = tuple[ReadTable, ...]


class ReadLayout(NamedTuple):
    """A schedule as far as it could be read in one layout.

    winds   the order at a table says who starts as what wind
    unread  cells that are neither a table nor a heading
    again   cells of a table that the same round had before
    people  the labels in the order of the sheet, where it has one
    clubs   the club of a label, where the sheet has it
    """

    layout: LayoutName
    rounds: tuple[ReadRound, ...]
    winds: bool = True
    unread: tuple[SheetCell, ...] = ()
    again: tuple[SheetCell, ...] = ()
    people: tuple[str, ...] = ()
    clubs: Mapping[str, str] = {}


Sheet = Sequence[Sequence[SheetCell]]
_NUMBERS: Final = re.compile(r"\d{1,4}(?:\s*[-–—/+., ]\s*\d{1,4}){2,4}")
"""The players of a table in one cell: 1-5-9-13."""
_SEVERAL: Final = re.compile(r"\d{1,4}(?:[-–/+]\d{1,4}){2,4}(?:\s+\d{1,4}(?:[-–/+]\d{1,4}){2,4})+")
"""Several tables in one cell, with spaces between."""
_PARTS: Final = re.compile(r"\s*[/;|+]\s*|\s+[-–—]\s+|\s*,\s+")
"""What stands between names at one table."""
_BEFORE: Final = re.compile(r"(?:(?:ronde|round|tafel|table|runde|tisch|r|t)\.?\s*)?\d{1,3}\s*[:)]\s*", re.IGNORECASE)
"""A round's or table's number before its players: Tafel 3: ..."""
_ROUND: Final = re.compile(r"(?:ronde|round|runde|sessie|session|tour|hanchan|r)\.?\s*(\d{1,3})\s*:?", re.IGNORECASE)
_TABLE: Final = re.compile(r"(?:tafel|table|tisch|tavolo|t)\.?\s*(\d{1,3})\s*:?", re.IGNORECASE)
_PLACE: Final = re.compile(r"(?:tafel|table|t)?\.?\s*(\d{1,3})\s*[-/ ]?\s*(?:([EOSZWN])[A-Za-z]*)?", re.IGNORECASE)
"""A table in a cell of a player, with a wind or without: 3, 3E, 3 Oost, T3-N."""
_WINDS: Final = {"E": 0, "O": 0, "S": 1, "Z": 1, "W": 2, "N": 3}
_REST: Final = frozenset(("", "-", "–", "x", "vrij", "rust", "bye", "free", "pauze", "out", "0"))
_CLUB: Final = frozenset(("club", "vereniging", "land", "country", "team"))
_HEADING: Final = frozenset(
    (
        *("oost", "east", "zuid", "south", "west", "noord", "north", "o", "e", "s", "z", "w", "n", "nr", "no", "#"),
        *(
            "speler",
            "player",
            "naam",
            "name",
            "spelers",
            "players",
            "tafel",
            "table",
            "ronde",
            "round",
            "r",
            "id",
            "plaats",
        ),
        *_CLUB,
    )
)
_HEAD: Final = re.compile(r"([a-z#]+)[.:]?\s*\d{0,3}")
_SEATS: Final = (3, 5)
"""The fewest and the most at a table."""


def layouts_of(sheet: Sheet) -> Iterator[ReadLayout]:
    """What the sheet says in each layout in which it says something."""
    rows = [row for row in sheet if any(cell.text for cell in row)]
    if not rows:
        return
    turned: Sheet = list(zip(*rows, strict=True))
    for read in _READERS:
        found = read(rows, turned, sheet)
        if found is not None and _has_players(found):
            yield found


def _has_players(found: ReadLayout) -> bool:
    """Whether somebody sits somewhere, and nobody is called as a round, or as a table with its players."""
    seats = [seat for tables in found.rounds for table in tables for seat in table]
    return bool(seats) and not any(
        _ROUND.fullmatch(seat.label) or len(table_in(SheetCell(seat.label, seat.at)) or ()) > 1
        for seat in seats
        if not seat.label.isdecimal()
    )


def table_in(cell: SheetCell) -> ReadTable | None:
    """The players of a table that stand in one cell, by number or by name; None where it holds no table."""
    text = _BEFORE.sub("", cell.text, count=1) if _BEFORE.match(cell.text) else cell.text
    if _NUMBERS.fullmatch(text):
        return tuple(ReadSeat(one, cell.at) for one in re.findall(r"\d+", text))
    names = [one.strip() for one in _PARTS.split(text)]
    if not _SEATS[0] <= len(names) <= _SEATS[1] or not all(any(map(str.isalpha, name)) for name in names):
        return None
    return tuple(ReadSeat(name, cell.at) for name in names)


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
            if _SEVERAL.fullmatch(cell.text):
                tables += [one for part in cell.text.split() if (one := table_in(SheetCell(part, cell.at)))]
            elif (table := table_in(cell)) is not None:
                tables.append(table)
            elif cell.text.casefold() not in _REST:
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
        first = _ROUND.fullmatch(row[0].text) or re.fullmatch(r"(\d{1,3})", row[0].text)
        if not first and row[0].text:
            unread.append(row[0])
            continue
        round = int(first[1]) if first else round
        tables = rounds.setdefault(round, {})
        number = _TABLE.fullmatch(row[1].text) or re.fullmatch(r"(\d{1,3})", row[1].text) if lead > 1 else None
        if lead > 1 and number is None:
            unread.append(row[1])
            continue
        table = int(number[1]) if number else len(tables) + 1
        seats = tuple(ReadSeat(cell.text, cell.at) for cell in row[lead:] if cell.text.casefold() not in _REST)
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
        if not cells or (_ROUND.fullmatch(cells[0].text) and (len(cells) < 3 or is_heading(cells[1:]))):
            blocks.append([])
        elif not is_heading(cells):
            blocks[-1].append(cells)
    rounds = []
    for block in filter(None, blocks):
        tables = []
        leads = [re.fullmatch(r"\d{1,3}", cells[0].text) for cells in block]
        counted = [int(one[0]) for one in leads if one] == list(range(1, len(block) + 1))
        for cells in block:
            seats, table = cells, table_in(cells[-1])
            if _TABLE.fullmatch(cells[0].text) or (counted and len(cells) > 4):
                seats = cells[1:]
            if table is not None and (len(cells) == 1 or (len(cells) == 2 and table_in(cells[0]) is None)):
                tables.append(table)
            elif _SEATS[0] <= len(seats) <= _SEATS[1]:
                tables.append(tuple(ReadSeat(cell.text, cell.at) for cell in seats))
            else:
                unread += cells
        rounds.append(tuple(tables))
    return ReadLayout("blocks", tuple(rounds), unread=tuple(unread))


def _seats_across(rows: Sheet, _turned: Sheet, _sheet: Sheet) -> ReadLayout | None:
    """A line for each round: the players of all its tables beside each other, four by four."""
    body = rows[1:] if is_heading(rows[0]) else rows
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
    heads, body = ([cell.text.casefold() for cell in rows[0]], rows[1:]) if _is_title(rows[0]) else ([], rows)
    if not body or len(body[0]) < 2:
        return None
    lead = next((at for at in range(1, len(body[0])) if _mostly_places(body, at)), 0)
    if not lead:
        return None
    named = next((at for at in range(lead) if any(any(map(str.isalpha, row[at].text)) for row in body)), 0)
    club = next((at for at, head in enumerate(heads[:lead]) if head in _CLUB and at != named), None)
    tables: list[dict[int, list[tuple[int, int, ReadSeat]]]] = [{} for _ in body[0][lead:]]
    unread, clubs, people, winds = [], {}, [], True
    for player, row in enumerate(body):
        label = row[named].text or str(player + 1)
        people.append(label)
        if club is not None and row[club].text:
            clubs[label] = row[club].text
        for round, cell in zip(tables, row[lead:], strict=True):
            found = _PLACE.fullmatch(cell.text)
            if found and int(found[1]):
                winds &= bool(found[2])
                seats = round.setdefault(int(found[1]), [])
                seat = ReadSeat(label, cell.at)
                seats.append((_WINDS[found[2].upper()] if found[2] else len(seats), player, seat))
            elif cell.text.casefold() not in _REST:
                unread.append(cell)
    rounds = tuple(tuple(tuple(seat for *_, seat in sorted(some)) for _, some in sorted(of.items())) for of in tables)
    return ReadLayout("players_down", rounds, winds=winds, unread=tuple(unread), people=tuple(people), clubs=clubs)


def _mostly_places(rows: Sheet, column: int) -> bool:
    """Whether nearly all cells of a column are tables of a player."""
    said = [row[column].text for row in rows if row[column].text.casefold() not in _REST]
    return bool(said) and sum(bool(_PLACE.fullmatch(text)) for text in said) * 5 >= len(said) * 4


def is_heading(cells: Sequence[SheetCell]) -> bool:
    """Whether most of what stands there are words that head columns: round, player 1, East."""
    said = [cell.text.casefold() for cell in cells if cell.text]
    heads = [text for text in said if (found := _HEAD.fullmatch(text)) and found[1] in _HEADING]
    return bool(said) and len(heads) * 2 >= len(said)


def _is_title(row: Sequence[SheetCell]) -> bool:
    """The same of a line of rounds, which may be numbered alone."""
    said = [cell.text for cell in row[1:] if cell.text]
    return row[0].text.casefold() in _HEADING or is_heading(row) or not any(text[:1].isdigit() for text in said)


_READERS: Final[tuple[Callable[[Sheet, Sheet, Sheet], ReadLayout | None], ...]] = (
    *(_rounds_down, _rounds_across, _tables_down, _players_down, _blocks, _players_across, _seats_across),
)
