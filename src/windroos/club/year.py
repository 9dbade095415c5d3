"""Club years: calendar years, years from a date on, and Chinese ones; and the seasons within them.

A club says which by a text: `calendar`, `chinese` (from New Year's Day), `solar` (from Lichun, where spring begins by
the sun), or a day as `MM-DD`. An evening belongs to the year in which it began, so that its date alone decides.
"""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Final, NamedTuple

from windroos.club.errors import ClubError
from windroos.club.new_years import CHINESE_YEARS
from windroos.club.new_years import LAST as LAST_OF_MOONS
from windroos.club.solar_terms import LAST as LAST_OF_TERMS
from windroos.club.solar_terms import SOLAR_YEARS

CALENDAR: Final = "calendar"
CHINESE: Final = "chinese"
SOLAR: Final = "solar"
_TABLES: Final = {CHINESE: (CHINESE_YEARS, LAST_OF_MOONS), SOLAR: (SOLAR_YEARS, LAST_OF_TERMS)}
"""The kinds of years that stand in a table: by year the first days of its seasons, and the last day of all."""
_SOON: Final = timedelta(days=60)
_DAY: Final = timedelta(days=1)
_LEAP: Final = 2024


class ClubYear(NamedTuple):
    """A year of a club, or a season of it: its first and its last day. `number` is the year in which it begins."""

    number: int
    first: date
    last: date

    def __contains__(self, day: object) -> bool:
        """Whether a day belongs to it."""
        return isinstance(day, date) and self.first <= day <= self.last


def check_kind(kind: str) -> str:
    """The text itself. Raises ClubError `club_year_kind` for one that says no kind of year; 29 February says none."""
    if kind == CALENDAR or kind in _TABLES:
        return kind
    if re.fullmatch(r"\d\d-\d\d", kind) and kind != "02-29":
        try:
            date.fromisoformat(f"{_LEAP}-{kind}")
        except ValueError:
            pass
        else:
            return kind
    raise ClubError("club_year_kind", kind=kind[:20])


def numbered(kind: str, number: int) -> ClubYear:
    """The club year that begins in a year. Raises ClubError `club_year_kind`, `club_year_far`."""
    first = _first(kind, number)
    years, last = _TABLES.get(kind, ({}, date.min))
    if number in years and number + 1 not in years:
        return ClubYear(number, first, last)
    return ClubYear(number, first, _first(kind, number + 1) - _DAY)


def year_of(kind: str, day: date) -> ClubYear:
    """The club year that a day belongs to. Raises ClubError `club_year_kind`, `club_year_far`."""
    return numbered(kind, day.year if _first(kind, day.year) <= day else day.year - 1)


def seasons(kind: str, number: int) -> tuple[ClubYear, ...]:
    """The four seasons of a club year.

    Chinese: spring from New Year's Day, summer, autumn and winter from the first day of the fourth, seventh and tenth
    month, so that the whole winter belongs to the year that it began in. Solar: from Lichun, Lixia, Liqiu and Lidong.
    Else three months each. (Ruling K27.)
    """
    year = numbered(kind, number)
    if kind in _TABLES:
        firsts: tuple[date, ...] = _TABLES[kind][0][number]
    else:
        firsts = (year.first, *(months_later(year.first, months) for months in (3, 6, 9)))
    lasts = (*(first - _DAY for first in firsts[1:]), year.last)
    return tuple(ClubYear(number, first, last) for first, last in zip(firsts, lasts, strict=True))


def seasons_from(kind: str, day: date) -> tuple[ClubYear, ...]:
    """The seasons of the year that a competition counts by which begins on a day.

    That is the year of the day, or the next where that begins within two months: who begins in January means the
    spring to come, and not the winter that ends then. Raises ClubError `club_year_far`.
    """
    return seasons(kind, year_of(kind, day + _SOON).number)


def year_sign(number: int) -> tuple[int, int]:
    """Element (0 wood, fire, earth, metal, water) and animal (0 rat ... 11 pig) of the Chinese year of that number."""
    return (number - 4) % 10 // 2, (number - 4) % 12


def _first(kind: str, number: int) -> date:
    if kind not in _TABLES:
        if not date.min.year < number < date.max.year:
            raise ClubError("club_year_far", year=number)
        return date.fromisoformat(f"{number:04}-{'01-01' if kind == CALENDAR else check_kind(kind)}")
    years, _ = _TABLES[kind]
    if number not in years:
        raise ClubError("club_year_far", year=number)
    return years[number][0]


def months_later(day: date, months: int) -> date:
    """The same day some months later, or the last of that month."""
    years, month = divmod(day.month - 1 + months, 12)
    after = date(day.year + years + (month == 11), (month + 1) % 12 + 1, 1)
    return min(day.replace(day=1, year=day.year + years, month=month + 1) + _DAY * (day.day - 1), after - _DAY)
