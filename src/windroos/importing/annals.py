"""The annals of a club in a file: evenings that are planned, points given or taken, titles of earlier years."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from typing import Final

from windroos.club.calendar import KINDS
from windroos.club.season_events import FIRST_HONOUR, LAST_HONOUR
from windroos.importing.cells import Area, CellPlace, CellValue, Grid
from windroos.importing.figures import day_number, day_of, whole_of
from windroos.importing.found import FoundAdjustment, FoundHonour, FoundPast, FoundPlanned, ImportDoubt
from windroos.importing.headers import columns_of, is_name, plain_word
from windroos.importing.long import last_row
from windroos.importing.parts import Around, ImportPart, ImportShape, asked_day, rules_of, year_of_grid
from windroos.text.web.club_evening import WORDS

_CALENDAR: Final = ("day", "begins", "kind", "rules", "cancelled")
_ADJUSTMENTS: Final = ("day", "name", "adjusted", "reason")
_HONOURS: Final = ("year", "title", "name", "source")
_KINDS: Final[Mapping[str, str]] = {
    plain_word(said): kind for kind in KINDS for said in (kind, WORDS[f"kind_{kind}"].nl, WORDS[f"kind_{kind}"].en)
}
_TIME: Final = re.compile(r"(\d{1,2})[:.](\d{2})(?::\d{2})?(?:\s*(?:uur|u))?", re.ASCII)
_HOURS, _MINUTES = 24, 60


def seen_calendar(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    """The calendar whose heads stand in a row: a day, and a time, a kind or rules, and nobody."""
    roles = columns_of(grid, row, range(len(grid.rows[row])), (*_CALENDAR, "name", "points", "winner", "title"))
    if "day" not in roles or roles.keys() & {"name", "points", "winner", "title"} or len(roles) == 1:
        return ()
    return _part(grid, row, roles, "calendar", roles["day"])


def seen_adjustments(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    """The list whose heads stand in a row: a day, a name, and what was given or taken."""
    roles = columns_of(grid, row, range(len(grid.rows[row])), _ADJUSTMENTS)
    return _part(grid, row, roles, "adjustments", roles["name"]) if roles.keys() >= set(_ADJUSTMENTS[:3]) else ()


def seen_honours(grid: Grid, row: int) -> tuple[ImportPart, ...]:
    """The list whose heads stand in a row: a year, a title and a name."""
    roles = columns_of(grid, row, range(len(grid.rows[row])), _HONOURS)
    return _part(grid, row, roles, "honours", roles["name"]) if roles.keys() >= set(_HONOURS[:3]) else ()


def _part(grid: Grid, row: int, roles: Mapping[str, int], shape: ImportShape, column: int) -> tuple[ImportPart, ...]:
    bottom = last_row(grid, row, [column])
    heads = ", ".join(str(grid.at(row, at)) for at in sorted(roles.values()))
    area = Area(row, min(roles.values()), bottom, max(roles.values()))
    return (ImportPart(0, shape, area, "heads", {"heads": heads, "row": row + 1}),) if bottom > row else ()


class _Rows:
    """The lines of a list by what its heads say, and what is doubted of them."""

    def __init__(self, grid: Grid, area: Area, around: Around, roles: tuple[str, ...]) -> None:
        self._grid = grid
        self._later = around.later(grid)
        self._year = year_of_grid(grid, around)
        self._roles = columns_of(grid, area.top, area.columns, roles)
        self.doubts: list[ImportDoubt] = []
        self.rows = range(area.top + 1, area.bottom + 1) if len(self._roles) > 1 else range(0)
        if not self.rows:
            self.doubts.append(ImportDoubt(grid.name, CellPlace(area.top, area.left), "no_heads"))

    def at(self, row: int, role: str) -> CellValue:
        return self._grid.at(row, self._roles[role]) if role in self._roles else None

    def place(self, row: int, role: str) -> CellPlace:
        return CellPlace(row, self._roles.get(role, 0))

    def doubt(self, row: int, role: str, code: str) -> None:
        cell = str(self.at(row, role) or "")[:40]
        self.doubts.append(ImportDoubt(self._grid.name, self.place(row, role), code, {"cell": cell}))

    def text(self, row: int, role: str) -> str:
        value = self.at(row, role)
        return "" if value is None else str(value)

    def day(self, row: int) -> date | None:
        """The day of a line; None with a doubt where it is none, or where nobody knows from when it counts."""
        written = self.at(row, "day")
        found = day_of(written, self._year, later=bool(self._later), numbers=True)
        if found is None:
            self.doubt(row, "day", "no_day")
        elif self._later is None and day_number(written) is not None:
            self.doubts.append(asked_day(self._grid, self.place(row, "day")))
            return None
        return found


def read_calendar(grid: Grid, area: Area, around: Around) -> FoundPast:
    """The evenings of a calendar; what is not held is left out."""
    rows = _Rows(grid, area, around, _CALENDAR)
    found = []
    for row in rows.rows:
        if rows.at(row, "day") is None or rows.at(row, "cancelled") is not None:
            continue
        day, kind = rows.day(row), _KINDS.get(plain_word(rows.at(row, "kind")) or "competition", "")
        begins, rules = _time_of(rows.text(row, "begins")), rules_of(rows.at(row, "rules")) or around.rules
        if not kind:
            rows.doubt(row, "kind", "not_understood")
        elif rows.at(row, "begins") is not None and not begins:
            rows.doubt(row, "begins", "not_understood")
        elif day is not None:
            found.append(FoundPlanned(grid.name, rows.place(row, "day"), day, kind, rules, begins))
    return FoundPast(planned=tuple(found), doubts=tuple(rows.doubts))


def _time_of(text: str) -> str:
    """A time of day as 19:30; "" for what is none."""
    found = _TIME.fullmatch(text.strip())
    if found is None or int(found[1]) >= _HOURS or int(found[2]) >= _MINUTES:
        return ""
    return f"{int(found[1]):02}:{found[2]}"


def read_adjustments(grid: Grid, area: Area, around: Around) -> FoundPast:
    """Points given or taken, each with its reason."""
    rows = _Rows(grid, area, around, _ADJUSTMENTS)
    found = []
    for row in rows.rows:
        name, points = rows.at(row, "name"), whole_of(rows.at(row, "adjusted"))
        if name is None:
            continue
        day = rows.day(row)
        if not is_name(name):
            rows.doubt(row, "name", "no_name")
        elif not points:
            rows.doubt(row, "adjusted", "no_points")
        elif day is not None:
            place, reason = rows.place(row, "adjusted"), rows.text(row, "reason")
            found.append(FoundAdjustment(grid.name, place, day, str(name), points, reason))
    return FoundPast(adjustments=tuple(found), doubts=tuple(rows.doubts))


def read_honours(grid: Grid, area: Area, around: Around) -> FoundPast:
    """Titles and cups by year; several people of one title are one honour."""
    rows = _Rows(grid, area, around, _HONOURS)
    found: dict[tuple[int, str], FoundHonour] = {}
    for row in rows.rows:
        name, year, title = rows.at(row, "name"), whole_of(rows.at(row, "year")), rows.text(row, "title")
        if name is None:
            continue
        if not is_name(name):
            rows.doubt(row, "name", "no_name")
        elif year is None or not FIRST_HONOUR <= year <= LAST_HONOUR:
            rows.doubt(row, "year", "no_day")
        elif title:
            source = rows.text(row, "source") or grid.name or "-"
            known = found.get((year, title), FoundHonour(grid.name, rows.place(row, "name"), year, title, (), source))
            found[year, title] = known._replace(names=tuple(dict.fromkeys((*known.names, str(name)))))
    return FoundPast(honours=tuple(found.values()), doubts=tuple(rows.doubts))
