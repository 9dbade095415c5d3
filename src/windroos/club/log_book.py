"""The log of a club, read from its events: what is asked of it, who told an entry, and what was there before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import date, datetime, time, timedelta
from typing import Final, NamedTuple

from windroos.club.club_events import ClubEvent, ClubSet, DuesSet, NumbersSet, PersonSet, SeasonSet
from windroos.club.club_state import ClubState
from windroos.club.evening_events import (
    EveningEvent,
    EveningSet,
    ResultTyped,
    ResultVoided,
    SheetTyped,
)
from windroos.club.people import one_with
from windroos.club.told import ToldClub, ToldEvening
from windroos.wire.json_text import quoted

LOG_KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "result": ("result", "sheet", "voided", "adjusted", "total", "closed", "reopened", "agreed"),
    "evening": (
        "evening",
        "cancelled",
        "answered",
        "arrived",
        "left",
        "tables",
        "part",
        "linked",
        "clock",
        "ticked",
        "round",
        "final",
        "table_rules",
        "walls_committed",
        "walls_begun",
        "walls_played",
        "walls_shown",
    ),
    "people": ("person", "card", "merged", "unmerged", "erased", "withdrawn"),
    "season": (
        *("season", "season_ended", "season_stands", "season_resumed", "season_lot", "scheme", "house_rules"),
        *("honour", "honour_gone", "cup", "handed_in", "record", "record_gone"),
    ),
    "money": ("booked", "dues", "dissolved"),
    "past": ("imported", "import_undone", "old_standing"),
    "rights": ("member_card", "pass", "pass_ended", "password", "device", "device_ended"),
    "club": ("club", "numbers"),
}
"""Kinds of entries, by the words that their events are stored under."""


class LogAsked(NamedTuple):
    """Which entries are asked for; "", () and None: of all.

    people  ids that an entry names or that told it; one of them is enough
    day     of the clock on the wall here
    """

    evening: str = ""
    people: tuple[str, ...] = ()
    kind: str = ""
    day: date | None = None

    def signs(self) -> Iterator[tuple[str, ...]]:
        """What the text of an event must hold: one of each of these groups."""
        if self.people:
            yield tuple(
                sign
                for id in self.people
                for sign in (quoted(id), f"{{p:{id}}}", f'"by":{quoted(f"player {id} ")[:-1]}')
            )
        if self.kind:
            yield tuple(f'"event":"{word}"' for word in LOG_KINDS.get(self.kind, (self.kind,)))

    def moments(self) -> tuple[datetime, datetime] | None:
        """From when and before when."""
        if self.day is None:
            return None
        first, second = (
            datetime.combine(day, time.min).astimezone() for day in (self.day, self.day + timedelta(days=1))
        )
        return first, second


class LogEntry(NamedTuple):
    """An event of the club (evening "") or of an evening, as it is stored, and its number there."""

    at: datetime
    evening: str
    number: int
    text: str


class LogPart(NamedTuple):
    """Some of the entries that were asked for, the latest first; `found` is how many there are in all."""

    found: int
    entries: tuple[LogEntry, ...]


class LogTeller(NamedTuple):
    """Who told an entry: the role, whose card it was, the browser, and the table whose code was scanned."""

    role: str
    person: str = ""
    device: str = ""
    table: int = 0


class LogRow(NamedTuple):
    """An entry as it is read: `before` is what held until then, where it is in the place of something."""

    at: datetime
    evening: str
    number: int
    teller: LogTeller
    what: ClubEvent | EveningEvent
    before: ClubEvent | EveningEvent | None = None


def log_people(club: ClubState, person: str) -> tuple[str, ...]:
    """All entries of one person, for who is two in the events."""
    if person not in club.people:
        return (person,)
    one = one_with(club.people, person)
    return tuple(id for id in club.people if one_with(club.people, id) == one)


def teller(by: str) -> LogTeller:
    """Who told it, from how an event says so: the role, "-" or a person, a browser; of a table `evening#table`."""
    role, *rest = by.split(" ") if by else [""]
    if role == "table":
        number = rest[-1].rpartition("#")[2] if rest else ""
        return LogTeller(role, table=int(number) if number.isdecimal() else 0)
    person, device, *_ = (*rest, "", "")
    return LogTeller(role, "" if person == "-" else person, device)


def replaces(what: ClubEvent | EveningEvent) -> tuple[object, ...] | None:
    """What an event is about, if the next one about the same takes its place."""
    match what:
        case ResultTyped() | SheetTyped() | ResultVoided():
            return ("result", what.table, what.part)
        case PersonSet():
            return ("person", what.person)
        case SeasonSet():
            return ("season", what.season)
        case ClubSet() | EveningSet() | NumbersSet() | DuesSet():
            return (type(what),)
    return None


def replaced(told: Iterable[tuple[int, ToldClub | ToldEvening]]) -> dict[int, ClubEvent | EveningEvent]:
    """By the number of each event of a stream that is in the place of another: that other."""
    latest: dict[tuple[object, ...], ClubEvent | EveningEvent] = {}
    found = {}
    for number, one in told:
        about = replaces(one.what)
        if about is None:
            continue
        if about in latest:
            found[number] = latest[about]
        latest[about] = one.what
    return found
