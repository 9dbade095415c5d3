"""Lists of people: members with the days of their membership and how to reach them, and players of the EMA.

The European association publishes its players with a number, a last name in capitals and a first name.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from typing import Any, Final

from windroos.club.errors import ClubError
from windroos.club.people import SpanKind
from windroos.club.person_card import PersonCard, checked_card
from windroos.importing.cells import Area, CellPlace, CellValue, Grid
from windroos.importing.figures import FIRST_YEAR, LAST_YEAR, day_number, day_of, whole_of
from windroos.importing.found import FoundMember, FoundPast, ImportDoubt
from windroos.importing.headers import COLUMNS, columns_of, is_head, is_name, is_sum, plain_word
from windroos.importing.long import last_row
from windroos.importing.parts import Around, ImportPart, ImportShape, asked_day
from windroos.people.names import PREFIXES

CONTACTS: Final = ("email", "telephone", "bond", "ema")
"""What of a list comes on somebody's card."""
_KINDS: Final[Mapping[str, SpanKind]] = {
    **dict.fromkeys(("lid", "member", "gewoon lid", "ordinary member"), "member"),
    **dict.fromkeys(("erelid", "honorary", "honorary member"), "honorary"),
    **dict.fromkeys(("invaller", "reserve", "reservespeler", "substitute"), "reserve"),
}
"""What a list says somebody is."""
_MEMBER: Final = ("first", "prefix", "last", "name", *CONTACTS, "since", "until")
_LEAST: Final = 3
"""Names below each other that can be a list of members."""
_WITHOUT_NOUGHT: Final = {"ema": 7, "telephone": 9}
"""Digits of a Dutch number whose first nought is gone."""


def seen_members(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    """The list of members that begins in a row: by its heads, or because it is one column of names."""
    roles = columns_of(grid, row, range(len(grid.rows[row])), _MEMBER)
    return _headed(grid, row, roles, "members", "heads") if len(roles) > 1 else _only_names(grid, row)


def seen_reached(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    """The list of members whose heads stand in a row and say how to reach them, or from when to when they were one.

    It has days, and is no cross table.
    """
    roles = columns_of(grid, row, range(len(grid.rows[row])), _MEMBER)
    tells = roles.keys() & set(CONTACTS) or {"since", "until"} <= roles.keys()
    return _headed(grid, row, roles, "members", "heads") if tells else ()


def seen_players(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    """The list of players of the EMA whose heads stand in a row: numbers and names, no day of membership."""
    roles = columns_of(grid, row, range(len(grid.rows[row])), _MEMBER)
    if not {"ema", "last"} <= roles.keys() or roles.keys() & {"since", "until", "email", "telephone", "bond"}:
        return ()
    return _headed(grid, row, roles, "ema", "ema")


def _headed(grid: Grid, row: int, roles: Mapping[str, int], shape: ImportShape, why: str) -> tuple[ImportPart, ...]:
    name = roles.get("name", roles.get("last"))
    if name is None or ("name" not in roles and "first" not in roles):
        return ()
    left, right = min(roles.values()), max(roles.values())
    while grid.at(row, left - 1) is not None:
        left -= 1
    while grid.at(row, right + 1) is not None:
        right += 1
    bottom = last_row(grid, row, [name])
    heads = ", ".join(str(grid.at(row, column)) for column in sorted(roles.values()))
    part = ImportPart(0, shape, Area(row, left, bottom, right), why, {"heads": heads, "row": row + 1})
    return (part,) if bottom > row else ()


def _refused(grid: Grid, row: int, columns: range) -> list[tuple[int, str]]:
    """The columns of what no club may keep here, with their heads."""
    return [
        (column, str(value)) for column, value in grid.filled(row, columns) if plain_word(value) in COLUMNS["refused"]
    ]


def _only_names(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    filled = list(grid.filled(row, range(len(grid.rows[row]))))
    if len(filled) != 1:
        return ()
    column, value = filled[0]
    top = row + 1 if is_head(value) else row
    bottom = top - 1
    while all((is_name(one) if at == column else one is None) for at, one in enumerate(_row(grid, bottom + 1))):
        bottom += 1
        if bottom + 1 >= len(grid.rows):
            break
    if bottom - top + 1 < _LEAST:
        return ()
    values = {"count": bottom - top + 1, "row": row + 1}
    return (ImportPart(0, "members", Area(row, column, bottom, column), "names", values),)


def _row(grid: Grid, row: int) -> tuple[CellValue, ...]:
    return grid.rows[row] if row < len(grid.rows) else ("0",)


def read_members(grid: Grid, area: Area, around: Around) -> FoundPast:
    """What stands in a list of members; columns of what a card does not hold are named and let be."""
    members, doubts = _people(grid, area, around)
    return FoundPast(members=members, doubts=doubts)


def read_players(grid: Grid, area: Area, around: Around) -> FoundPast:
    """What stands in a list of the EMA: of whoever is of the club, his number."""
    players, doubts = _people(grid, area, around)
    return FoundPast(players=players, doubts=doubts)


def _people(grid: Grid, area: Area, around: Around) -> tuple[tuple[FoundMember, ...], tuple[ImportDoubt, ...]]:
    roles = columns_of(grid, area.top, area.columns, (*_MEMBER, "kind"))
    headed = "name" in roles or {"first", "last"} <= roles.keys()
    column = roles.get("name", roles.get("last", area.left))
    members: list[FoundMember] = []
    later = around.later(grid)
    doubts = [
        ImportDoubt(grid.name, CellPlace(area.top, at), "not_kept", {"cell": head[:40]})
        for at, head in (_refused(grid, area.top, area.columns) if headed else ())
    ]

    def day(row: int, role: str) -> date | None:
        value = grid.at(row, roles[role]) if role in roles else None
        found = day_of(value, later=bool(later), numbers=True)
        if later is None and found is not None and day_number(value) is not None:
            doubts.append(asked_day(grid, CellPlace(row, roles[role])))
            return None
        number = whole_of(value)
        if found is None and number is not None and FIRST_YEAR <= number <= LAST_YEAR:
            return date(number, 1, 1) if role == "since" else date(number, 12, 31)
        if found is None and value is not None:
            doubts.append(ImportDoubt(grid.name, CellPlace(row, roles[role]), "no_day", {"cell": str(value)[:40]}))
        return found

    def contact(row: int, role: str) -> str:
        value = grid.at(row, roles[role]) if role in roles else None
        text = _number(value, role)
        said: dict[str, Any] = {role: text}
        try:
            return str(getattr(checked_card(PersonCard("-", **said)), role))
        except ClubError:
            doubts.append(ImportDoubt(grid.name, CellPlace(row, roles[role]), "no_contact", {"cell": text[:40]}))
            return ""

    def kind(row: int) -> SpanKind:
        value = grid.at(row, roles["kind"]) if "kind" in roles else None
        found = _KINDS.get(plain_word(value), None if value is not None else "member")
        if found is None:
            place = CellPlace(row, roles["kind"])
            doubts.append(ImportDoubt(grid.name, place, "no_member_kind", {"cell": str(value)[:40]}))
        return found or "member"

    for row in range(area.top + headed, area.bottom + 1):
        name = member_name(grid, row, roles, column)
        if is_name(name):
            since = day(row, "since") or around.day
            reached = {role: contact(row, role) for role in CONTACTS}
            place = CellPlace(row, column)
            members.append(
                FoundMember(grid.name, place, str(name), since, day(row, "until"), kind=kind(row), **reached)
            )
        elif name is not None and not is_head(name):
            code = "sum_left" if is_sum(name) else "no_name"
            doubts.append(ImportDoubt(grid.name, CellPlace(row, column), code, {"cell": str(name)[:40]}))
    return tuple(members), tuple(doubts)


def member_name(grid: Grid, row: int, roles: Mapping[str, int], column: int) -> CellValue:
    """A name in one cell, or of its parts: "VAN DEN BERG" and "Jan" are Jan van den Berg."""
    if "name" in roles or "last" not in roles:
        return grid.at(row, column)
    first, prefix, last = (
        str(value) if isinstance(value := grid.at(row, roles[role]) if role in roles else None, str) else ""
        for role in ("first", "prefix", "last")
    )
    words = last.split()
    if last.isupper():
        begin = next((at for at, word in enumerate(words) if word.lower() not in PREFIXES), len(words))
        words = [word.lower() if at < begin else word.title() for at, word in enumerate(words)]
    if first.isupper() and len(first) > _LEAST:
        first = first.title()
    return " ".join((*first.split(), *prefix.split(), *words)) or None


def _number(value: CellValue, role: str) -> str:
    """What is written, with the nought before a number that a spreadsheet has left out."""
    text = "" if value is None or isinstance(value, Fraction) else str(value)
    return f"0{text}" if text.isdecimal() and len(text) == _WITHOUT_NOUGHT.get(role) else text
