"""The calendar of a club: evenings planned one by one or as a series, moved and cancelled, and as an .ics file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date, datetime, time, timedelta
from typing import Final, Literal, NamedTuple

from windroos.club.errors import ClubError

EveningKind = Literal["competition", "cup", "free", "course", "final", "catch_up"]
KINDS: Final[tuple[EveningKind, ...]] = ("competition", "cup", "free", "course", "final", "catch_up")
MOST_EVENINGS: Final = 1000
"""Evenings of one series."""
_LINE: Final = 75
"""Octets of a line of an .ics file (RFC 5545, 3.1)."""


class EveningSeries(NamedTuple):
    """Evenings on one day of the week.

    first, until  the first evening, and the last day that can have one
    weeks         from one evening to the next
    not_in        months without an evening, 1 to 12
    """

    first: date
    until: date
    weeks: int = 1
    not_in: frozenset[int] = frozenset()


class CalendarEvening(NamedTuple):
    """An evening as the calendar shows it.

    title      what it is called, in the reader's language
    begins     day and time on the spot
    hours      how long
    cancelled  it is not held
    changes    how often it was moved or cancelled
    place      where it is, "" where nobody said
    """

    id: str
    title: str
    begins: datetime
    hours: int = 4
    cancelled: bool = False
    changes: int = 0
    place: str = ""


def evenings_of(series: EveningSeries) -> tuple[date, ...]:
    """The dates of a series, in order. Raises ClubError `club_series` for one that has none, or too many."""
    if series.weeks < 1 or series.until < series.first:
        raise ClubError("club_series", most=MOST_EVENINGS)
    step = timedelta(weeks=series.weeks)
    count = (series.until - series.first) // step + 1
    if count > MOST_EVENINGS:
        raise ClubError("club_series", most=MOST_EVENINGS)
    return tuple(day for at in range(count) if (day := series.first + at * step).month not in series.not_in)


def next_club_day(weekday: int, today: date) -> date:
    """The first day from today on that the club meets on, 1 Monday ... 7 Sunday; today where it has no day (0)."""
    return today + timedelta(days=(weekday - today.isoweekday()) % 7) if weekday else today


def begin_of(day: date, at: str) -> datetime:
    """Day and time, from a text as 19:30. Raises ClubError `club_time`."""
    try:
        return datetime.combine(day, time.fromisoformat(at))
    except ValueError:
        raise ClubError("club_time", time=at[:20]) from None


def ics(name: str, evenings: Iterable[CalendarEvening], now: datetime) -> str:
    """The calendar as other programs read it (RFC 5545); times are those on the spot. `now` is in UTC."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Windroos//club//NL", f"X-WR-CALNAME:{_escaped(name)}"]
    for evening in evenings:
        ends = evening.begins + timedelta(hours=evening.hours)
        lines += [
            "BEGIN:VEVENT",
            f"UID:{evening.id}@windroos",
            f"DTSTAMP:{now:%Y%m%dT%H%M%SZ}",
            f"SEQUENCE:{evening.changes}",
            f"DTSTART:{evening.begins:%Y%m%dT%H%M%S}",
            f"DTEND:{ends:%Y%m%dT%H%M%S}",
            f"SUMMARY:{_escaped(evening.title)}",
            *([f"LOCATION:{_escaped(evening.place)}"] if evening.place else []),
            f"STATUS:{'CANCELLED' if evening.cancelled else 'CONFIRMED'}",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in _folded(line))


def _escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return "\\n".join(text.splitlines())


def _folded(line: str) -> Iterator[str]:
    """A long line goes on behind a space, and no letter is cut in two."""
    part = ""
    for letter in line:
        if len((part + letter).encode()) > _LINE:
            yield part
            part = " "
        part += letter
    yield part
