"""What a cell of a schedule may say: a table and its players, a round, a wind, a heading; and who sits where."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

LayoutName = Literal[
    "rounds_down",
    "rounds_across",
    "rounds_beside",
    "tables_down",
    "tables_across",
    "blocks",
    "seats_across",
    "seats_down",
    "players_down",
    "json",
]


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
    alike   two who have the same wind at one table
    people  the labels in the order of the sheet, where it has one
    clubs   the club of a label, where the sheet has it
    """

    layout: LayoutName
    rounds: tuple[ReadRound, ...]
    winds: bool = True
    unread: tuple[SheetCell, ...] = ()
    again: tuple[SheetCell, ...] = ()
    alike: tuple[tuple[ReadSeat, ReadSeat], ...] = ()
    people: tuple[str, ...] = ()
    clubs: Mapping[str, str] = {}


Sheet = Sequence[Sequence[SheetCell]]
_NUMBERS: Final = re.compile(r"\d{1,4}(?:\s*[-–—/+., ]\s*\d{1,4}){2,4}")
"""The players of a table in one cell: 1-5-9-13."""
SEVERAL: Final = re.compile(r"\d{1,4}(?:[-–/+]\d{1,4}){2,4}(?:\s+\d{1,4}(?:[-–/+]\d{1,4}){2,4})+")
"""Several tables in one cell, with spaces between."""
_PARTS: Final = re.compile(r"\s*[/;|+]\s*|\s+[-–—]\s+|\s*,\s+")
"""What stands between names at one table."""
_BEFORE: Final = re.compile(r"(?:(?:ronde|round|tafel|table|runde|tisch|r|t)\.?\s*)?\d{1,3}\s*[:)]\s*", re.IGNORECASE)
"""A round's or table's number before its players: Tafel 3: ..."""
_ROUND_WORD: Final = r"(?:ronde|round|runde|sessie|session|tour|hanchan|r)"
_ROUND: Final = re.compile(rf"{_ROUND_WORD}\.?\s*(\d{{1,3}})\s*:?", re.IGNORECASE)
_NTH_ROUND: Final = re.compile(rf"(\d{{1,3}})\s*(?:e|de|ste|st|nd|rd|th)\.?\s+{_ROUND_WORD}\s*:?", re.IGNORECASE)
_ROUND_LINE: Final = re.compile(rf"{_ROUND_WORD}\.?\s*(\d{{1,3}})\b.*", re.IGNORECASE)
"""A round with what a programme says of it: Ronde 1 - 10:00 uur."""
_TABLE: Final = re.compile(r"(?:tafel|table|tisch|tavolo|t)\.?\s*(\d{1,3})\s*:?", re.IGNORECASE)
_PLACE: Final = re.compile(r"(?:tafel|table|t)?\.?\s*(\d{1,3})\s*[-/ ]?\s*(?:([EOSZWN])[A-Za-z]*)?", re.IGNORECASE)
"""A table in a cell of a player, with a wind or without: 3, 3E, 3 Oost, T3-N."""
_LETTERED: Final = re.compile(r"(?:(?:Tafel|Table|tafel|table|T)\.? )?([A-Z])(?:\s*[-/ ]\s*([EOSZWN])[A-Za-z]*)?")
"""The same where tables have letters: A, B Oost, C-N."""
_WINDS: Final = {"E": 0, "O": 0, "S": 1, "Z": 1, "W": 2, "N": 3}
_WIND_WORDS: Final = frozenset(("oost", "east", "zuid", "south", "west", "noord", "north"))
_WIND_OF: Final = {word: _WINDS[word[0].upper()] for word in (*_WIND_WORDS, *"eoszwn")}
_SEAT: Final = re.compile(r"(oost|east|zuid|south|west|noord|north|[eoszwn])\s*[:=]\s*(.+)", re.IGNORECASE)
"""Somebody with his wind before him: Oost: Anna."""
REST: Final = frozenset(("", "-", "–", "x", "vrij", "rust", "bye", "free", "pauze", "out", "0"))
CLUB: Final = frozenset(("club", "vereniging", "land", "country", "team"))
_HEADING: Final = frozenset(
    (
        *(*_WIND_OF, *CLUB, "plaats", "nr", "no", "number", "nummer", "#", "speler", "player", "naam", "name"),
        *("spelers", "players", "tafel", "table", "ronde", "round", "r", "sessie", "session", "wind", "seat", "id"),
    )
)
_HEAD: Final = re.compile(r"([a-z#]+)[.:]?\s*\d{0,3}")
SEATS: Final = (3, 5)
"""The fewest and the most at a table."""


def table_in(cell: SheetCell) -> ReadTable | None:
    """The players of a table that stand in one cell, by number or by name; None where it holds no table."""
    text = _BEFORE.sub("", cell.text, count=1) if _BEFORE.match(cell.text) else cell.text
    if _NUMBERS.fullmatch(text):
        return tuple(ReadSeat(one, cell.at) for one in re.findall(r"\d+", text))
    names = [one.strip() for one in _PARTS.split(text)]
    if not SEATS[0] <= len(names) <= SEATS[1] or not all(any(map(str.isalpha, name)) for name in names):
        return None
    return tuple(ReadSeat(name, cell.at) for name in names)


def is_heading(cells: Sequence[SheetCell]) -> bool:
    """Whether most of what stands there are words that head columns: round, player 1, East."""
    said = [cell.text.casefold() for cell in cells if cell.text]
    heads = [found[1] for text in said if not _SEAT.fullmatch(text) and (found := _HEAD.fullmatch(text))]
    return bool(said) and sum(word in _HEADING for word in heads) * 2 >= len(said)


def is_title(row: Sequence[SheetCell]) -> bool:
    """The same of a line of rounds, which may be numbered alone."""
    said = [cell.text for cell in row[1:] if cell.text]
    return row[0].text.casefold() in _HEADING or is_heading(row) or not any(text[:1].isdigit() for text in said)


def round_of(text: str) -> int | None:
    """The number of a cell that names a round and nothing else: Ronde 3, R3, 3e ronde."""
    found = _ROUND.fullmatch(text) or _NTH_ROUND.fullmatch(text)
    return int(found[1]) if found else None


def heads_round(cells: Sequence[SheetCell]) -> int | None:
    """The round of which the filled cells of a row are the heading, with its hour perhaps; None of another row."""
    if (number := round_of(cells[0].text)) is not None:
        return number if len(cells) < SEATS[0] or is_heading(cells[1:]) else None
    found = _ROUND_LINE.fullmatch(cells[0].text)
    return int(found[1]) if found and len(cells) < SEATS[0] and table_in(cells[0]) is None else None


def table_of(text: str) -> int | None:
    """The number of a cell that names a table and nothing else: Tafel 3, T3."""
    found = _TABLE.fullmatch(text)
    return int(found[1]) if found else None


def number_of(text: str) -> int | None:
    """A plain number."""
    return int(text) if text.isdecimal() and len(text) < len("1000") else None


def wind_of(text: str) -> int | None:
    """East 0 to North 3 of a cell that names a wind and nothing else: O, Oost, East."""
    return _WIND_OF.get(text.rstrip(":. ").casefold())


def is_wind_word(text: str) -> bool:
    """Whether nobody is called that: a wind in full."""
    return text.casefold() in _WIND_WORDS


def place_of(text: str, *, lettered: bool = False) -> tuple[int, int | None] | None:
    """The table and the wind, None where it is not said, of a player's cell; 0 for table 0, which is none."""
    if found := _PLACE.fullmatch(text):
        return int(found[1]), _WINDS[found[2].upper()] if found[2] else None
    if lettered and (found := _LETTERED.fullmatch(text)):
        return ord(found[1]) - ord("A") + 1, _WINDS[found[2]] if found[2] else None
    return None


def without_table(cell: SheetCell) -> SheetCell:
    """A cell without the table's number that stands before its first player: Tafel 1: Anna."""
    return cell._replace(text=_BEFORE.sub("", cell.text, count=1)) if _BEFORE.match(cell.text) else cell


WindSeat = tuple[int | None, ReadSeat]
"""A seat with the wind that is said of it, None where none is."""


def in_order(seats: Sequence[WindSeat]) -> ReadTable:
    """A table by its winds, or as its seats came."""
    places = [(at if wind is None else wind, at) for at, (wind, _) in enumerate(seats)]
    return tuple(seats[at][1] for _, at in sorted(places))


def same_wind(seats: Sequence[WindSeat]) -> list[tuple[ReadSeat, ReadSeat]]:
    """Whoever has the wind that somebody at the table has already, with him."""
    first: dict[int, ReadSeat] = {}
    found = []
    for wind, seat in seats:
        if wind is not None and first.setdefault(wind, seat) is not seat:
            found.append((first[wind], seat))
    return found


def by_wind(table: ReadTable) -> ReadTable:
    """A table at which everybody has his wind before him, in the order of the winds; another as it is."""
    found = [_SEAT.fullmatch(seat.label) for seat in table]
    winds = [wind_of(one[1]) for one in found if one]
    if len(set(winds)) < len(table):
        return table
    seats = (seat._replace(label=one[2].strip()) for seat, one in zip(table, found, strict=True) if one)
    return tuple(seat for _, seat in sorted(zip(winds, seats, strict=True), key=lambda one: one[0] or 0))
