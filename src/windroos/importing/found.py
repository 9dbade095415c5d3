"""What stands in a part of a sheet: results, tables, hands, members, standings as printed; and what is doubted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import NamedTuple

from windroos.club.people import SpanKind
from windroos.importing.cells import CellPlace


class ImportDoubt(NamedTuple):
    """Something that was not understood, or left out; `code` has its words in `windroos.text.importing`."""

    sheet: str
    place: CellPlace
    code: str
    values: Mapping[str, object] = {}


class FoundTotal(NamedTuple):
    """What somebody won or lost on a day, without a table; points None: he was there, and nothing else is known."""

    sheet: str
    place: CellPlace
    day: date
    name: str
    points: int | None
    mahjongs: int | None = None
    caused: int | None = None
    hands: int | None = None
    rules: str = ""


class FoundTable(NamedTuple):
    """The totals of a table part; `table` 0 where it has no number. `mahjongs` and `caused` are () where not known."""

    sheet: str
    place: CellPlace
    day: date
    table: int
    part: int
    rules: str
    names: tuple[str, ...]
    points: tuple[int, ...]
    mahjongs: tuple[int, ...] = ()
    caused: tuple[int, ...] = ()
    hands: int | None = None


class FoundHand(NamedTuple):
    """A hand of a table; without a winner nobody won, without a giver he drew the tile himself."""

    place: CellPlace
    winner: str
    giver: str
    scores: tuple[int | None, ...]


class FoundForm(NamedTuple):
    """A table hand by hand."""

    sheet: str
    place: CellPlace
    day: date
    table: int
    rules: str
    names: tuple[str, ...]
    hands: tuple[FoundHand, ...]


class FoundMember(NamedTuple):
    """Somebody of a list of members; `since` None where the list does not say it, `kind` what he is since then.

    email, telephone, bond, ema  as `PersonCard` has them, "" where the list does not say them
    """

    sheet: str
    place: CellPlace
    name: str
    since: date | None = None
    until: date | None = None
    email: str = ""
    telephone: str = ""
    bond: str = ""
    ema: str = ""
    kind: SpanKind = "member"


class FoundPlace(NamedTuple):
    """A line of standings: the place and the score as they were printed."""

    place: str
    name: str
    score: str


class FoundStanding(NamedTuple):
    """Standings as they were printed; `title` as it stands above them."""

    sheet: str
    place: CellPlace
    title: str
    rows: tuple[FoundPlace, ...]


class FoundPlanned(NamedTuple):
    """An evening of a calendar; `begins` as 19:30, "" where the file does not say it."""

    sheet: str
    place: CellPlace
    day: date
    kind: str
    rules: str
    begins: str


class FoundAdjustment(NamedTuple):
    """Points given to somebody on an evening, or taken."""

    sheet: str
    place: CellPlace
    day: date
    name: str
    points: int
    reason: str


class FoundHonour(NamedTuple):
    """A title or a cup of a year, and who had it."""

    sheet: str
    place: CellPlace
    year: int
    title: str
    names: tuple[str, ...]
    source: str


class FoundPast(NamedTuple):
    """All of it, in the order of the sheet; `players` are of a list of the EMA, most of them of other clubs."""

    totals: tuple[FoundTotal, ...] = ()
    tables: tuple[FoundTable, ...] = ()
    forms: tuple[FoundForm, ...] = ()
    members: tuple[FoundMember, ...] = ()
    players: tuple[FoundMember, ...] = ()
    standings: tuple[FoundStanding, ...] = ()
    doubts: tuple[ImportDoubt, ...] = ()
    planned: tuple[FoundPlanned, ...] = ()
    adjustments: tuple[FoundAdjustment, ...] = ()
    honours: tuple[FoundHonour, ...] = ()

    def names(self) -> dict[str, date | None]:
        """Every name as it is written, in the order of coming, with the first day of its results."""
        days: dict[str, date | None] = {}

        def take(names: Iterable[str], day: date | None) -> None:
            for name in names:
                known = days.get(name)
                days[name] = min(known, day) if known is not None and day is not None else known or day

        for member in self.members:
            take((member.name,), member.since)
        for total in self.totals:
            take((total.name,), total.day)
        for table in self.tables:
            take(table.names, table.day)
        for form in self.forms:
            take(form.names, form.day)
        for adjustment in self.adjustments:
            take((adjustment.name,), adjustment.day)
        for honour in self.honours:
            take(honour.names, None)
        for standing in self.standings:
            take((row.name for row in standing.rows), None)
        return days


def together(parts: Iterable[FoundPast]) -> FoundPast:
    """What several parts hold."""
    found = list(parts)
    return FoundPast(
        totals=tuple(one for part in found for one in part.totals),
        tables=tuple(one for part in found for one in part.tables),
        forms=tuple(one for part in found for one in part.forms),
        members=tuple(one for part in found for one in part.members),
        players=tuple(one for part in found for one in part.players),
        standings=tuple(one for part in found for one in part.standings),
        doubts=tuple(one for part in found for one in part.doubts),
        planned=tuple(one for part in found for one in part.planned),
        adjustments=tuple(one for part in found for one in part.adjustments),
        honours=tuple(one for part in found for one in part.honours),
    )
