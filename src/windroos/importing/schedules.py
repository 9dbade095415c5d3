"""Schedules that somebody brings along as a file: a spreadsheet, cells as text, or the JSON of the machine's door."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from typing import Any, Final, NamedTuple

from windroos.importing.cells import CellPlace, CellValue, Grid
from windroos.importing.reading import read_file
from windroos.importing.schedule_cells import ReadLayout, ReadSeat, SheetCell
from windroos.importing.schedule_layouts import layouts_of
from windroos.importing.schedule_roll import MOST_PLAYERS, MOST_ROUNDS, ReadSchedule, ScheduleDoubt, called
from windroos.importing.schedule_texts import plainer
from windroos.importing.texts import decoded, grid_of
from windroos.seating.door import CHECK, Brought, brought
from windroos.seating.errors import SeatingError
from windroos.wire.json_text import decode

MOST: Final = 1_000_000
"""Bytes of a file, and characters of a text, that is read."""
_SPREADSHEETS: Final = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
_CENTURY: Final = 2000
_UNREAD: Final = 5
"""Seats that a cell may hide of which nothing is understood: so much worse is a layout for it."""
_NAMED: Final = 8
"""People, and cells, that one sentence names."""


class SchedulePaper(NamedTuple):
    """What somebody brings along: as it was read, and as text of cells that can be typed in again."""

    read: ReadSchedule
    text: str


def schedule_in(data: bytes) -> Brought:
    """The rounds of a file whose players are numbers, with what they were to heed where it says so.

    Raises SeatingError for the first thing that is wrong, with its cell; ImportingError for a file that cannot be read;
    WireError for other JSON.
    """
    if len(data) > MOST:
        raise SeatingError("seating_long", most=MOST)
    if isinstance(value := _json(data), dict):
        return brought(CHECK.read(value, ""))
    read = paper_in(data).read
    if read.doubts:
        raise doubt_error(read.doubts[0])
    if not read.numbered():
        if not read.players[-1].isdecimal():
            raise SeatingError("seating_names", player=read.players[0][:40])
        raise SeatingError("seating_players", count=len(read.players), players=read.players[-1])
    return Brought(read.rounds)


def paper_in(data: bytes) -> SchedulePaper:
    """A schedule in whichever layout says most, of the sheet that says most, with all that is wrong with it.

    Raises SeatingError where no layout fits; ImportingError for a file that cannot be read; WireError for other JSON.
    """
    if len(data) > MOST:
        raise SeatingError("seating_long", most=MOST)
    value = _json(data)
    if value is not None:
        return SchedulePaper(_within(called(_from_json(value))), decoded(data))
    if not is_spreadsheet(data) and not decoded(data).strip():
        raise SeatingError("seating_empty")
    grids = [*read_file(data, "").grids]
    if not is_spreadsheet(data):
        grids += (grid_of(text, "") for text in plainer(decoded(data)))
    found = [(_best(grid), grid) for grid in grids]
    read, grid = min(
        ((read, grid) for read, grid in found if read is not None),
        key=lambda one: _worth(one[0]),
        default=(None, grids[0]),
    )
    if read is None:
        raise SeatingError("seating_empty")
    text = _text_of(grid) if is_spreadsheet(data) else decoded(data).removeprefix("\ufeff")
    return SchedulePaper(_within(read), text)


def is_door(data: bytes) -> bool:
    """Whether it is the object that programs give, with rounds of numbers and what they were to heed."""
    return isinstance(_json(data), dict)


def is_spreadsheet(data: bytes) -> bool:
    """Whether a file is one, and no text."""
    return data.startswith(_SPREADSHEETS)


def doubt_error(doubt: ScheduleDoubt) -> SeatingError:
    """The same as a refusal, for who can take a schedule only where nothing is wrong."""
    place, who, where = _joined(doubt.at), _joined(doubt.players), {"round": doubt.round, "place": _joined(doubt.at)}
    table = doubt.tables[0] if doubt.tables else 0
    match doubt.code:
        case "cell":
            return SeatingError("seating_cell", place=place, cell=doubt.text)
        case "table_twice":
            return SeatingError("seating_table_twice", **where, cell=doubt.text, players=who)
        case "twice" if len(doubt.tables) > 1:
            return SeatingError("seating_twice_at", **where, tables=_joined(map(str, doubt.tables)), player=who)
        case "twice":
            return SeatingError("seating_twice_here", **where, table=table, player=who)
        case "missing" if doubt.company:
            sat = {"table": table, "seated": len(doubt.company), "company": _joined(doubt.company)}
            return SeatingError("seating_short", round=doubt.round, players=who, count=len(doubt.players), **sat)
        case "missing":
            return SeatingError("seating_nowhere", round=doubt.round, players=who, count=len(doubt.players))
        case "size":
            return SeatingError("seating_size", **where, table=table, players=who, count=len(doubt.players))
        case "same_wind" | "alike":
            player, other = doubt.players
            return SeatingError(f"seating_{doubt.code}", **where, table=table, player=player, other=other)


def _joined(some: Iterable[str]) -> str:
    """The first of them, with commas."""
    return ", ".join([*some][:_NAMED])


def _best(grid: Grid) -> ReadSchedule | None:
    sheet = [
        [SheetCell(_text(cell), str(CellPlace(at, column))) for column, cell in enumerate(row)]
        for at, row in enumerate(grid.rows)
    ]
    return min(map(called, layouts_of(sheet)), key=_worth, default=None)


def _worth(read: ReadSchedule) -> tuple[int, int]:
    """The fewer doubts the better; then the more seats."""
    wrong = sum(
        _UNREAD if one.code == "cell" else len(one.players) if one.code == "missing" else 1 for one in read.doubts
    )
    return wrong, -sum(len(table) for tables in read.rounds for table in tables)


def _within(read: ReadSchedule) -> ReadSchedule:
    if len(read.players) > MOST_PLAYERS or len(read.rounds) > MOST_ROUNDS:
        raise SeatingError("seating_many", players=MOST_PLAYERS, rounds=MOST_ROUNDS)
    return read


def _json(data: bytes) -> Any:
    """What a text of JSON says; None of another file. Raises WireError where it begins as JSON and is none."""
    if is_spreadsheet(data[:4]) or data.lstrip()[:1] not in (b"{", b"["):
        return None
    return decode(decoded(data))


def _from_json(value: Any) -> ReadLayout:
    """Rounds of tables of names or numbers, under "rounds" or alone; the cell of a seat is its round and table."""
    rounds = value.get("rounds") if isinstance(value, dict) else value
    return ReadLayout("json", tuple(tuple(_json_tables(at, tables)) for at, tables in enumerate(_listed(rounds))))


def _json_tables(round: int, tables: Any) -> Iterator[tuple[ReadSeat, ...]]:
    for at, table in enumerate(_listed(tables)):
        yield tuple(ReadSeat(_json_player(one), f"rounds[{round}][{at}]") for one in _listed(table))


def _json_player(value: Any) -> str:
    if isinstance(value, str) and value.strip():
        return value.strip()[:80]
    if type(value) is int and value > 0:
        return str(value)
    raise SeatingError("seating_json")


def _listed(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise SeatingError("seating_json")
    return value


def _text(cell: CellValue) -> str:
    if isinstance(cell, date):  # 3-4-12 of a table of three: a spreadsheet takes it for a day
        year = cell.year - _CENTURY if 0 < cell.year - _CENTURY < 100 else cell.year
        return f"{cell.day}-{cell.month}-{year}"
    return "" if cell is None else str(cell)


def _text_of(grid: Grid) -> str:
    """A sheet as text with tabs, as a spreadsheet puts it on the clipboard: each cell stays where it was."""
    return "\n".join("\t".join(_text(cell) for cell in row).rstrip("\t") for row in grid.rows)
