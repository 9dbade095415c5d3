"""Club years, seasons and the calendar."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from windroos.club.calendar import CalendarEvening, EveningSeries, begin_of, evenings_of, ics
from windroos.club.errors import ClubError
from windroos.club.new_years import CHINESE_YEARS
from windroos.club.year import check_kind, numbered, seasons, year_of

DAY = timedelta(days=1)
KNOWN = {2020: (25, 1), 2023: (22, 1), 2024: (10, 2), 2025: (29, 1), 1950: (17, 2), 2000: (5, 2), 2033: (31, 1)}


@pytest.mark.parametrize(("year", "day"), KNOWN.items())
def test_new_year_s_days_that_everybody_knows(year: int, day: tuple[int, int]) -> None:
    assert CHINESE_YEARS[year][0] == date(year, day[1], day[0])


def test_chinese_years_are_as_long_as_moons_allow() -> None:
    """12 or 13 months of 29 or 30 days; New Year's Day from 21 January to 21 February; three months to a season."""
    assert sorted(CHINESE_YEARS) == list(range(1950, 2101))
    for number in CHINESE_YEARS:
        year = numbered("chinese", number)
        assert (1, 20) < (year.first.month, year.first.day) < (2, 22)
        assert (year.last - year.first).days + 1 in {353, 354, 355, 383, 384, 385}
        assert {(season.last - season.first).days + 1 for season in seasons("chinese", number)} <= {
            *range(87, 91),
            *range(117, 120),
        }


@pytest.mark.parametrize("kind", ["calendar", "chinese", "solar", "09-01", "02-01", "12-31"])
def test_every_day_has_one_year_and_one_season(kind: str) -> None:
    day = date(1999, 12, 1)
    while day < date(2003, 3, 1):
        year = year_of(kind, day)
        assert day in year
        assert year == numbered(kind, year.number)
        assert sum(day in season for season in seasons(kind, year.number)) == 1
        assert numbered(kind, year.number + 1).first == year.last + DAY
        day += DAY


def test_fu_hing_s_year_is_chinese_or_from_february() -> None:
    """Rule 10 of the house rules, and ruling K1."""
    assert year_of("chinese", date(2025, 1, 28)).number == 2024
    assert year_of("chinese", date(2025, 1, 29)).number == 2025
    assert year_of("02-01", date(2025, 1, 29)).number == 2024
    assert numbered("chinese", 2024)[1:] == (date(2024, 2, 10), date(2025, 1, 28))


def test_chinese_seasons_begin_with_moons() -> None:
    """Ruling K27; the whole winter belongs to the year that it began in."""
    spring, summer, autumn, winter = seasons("chinese", 2024)
    assert [season.first for season in (spring, summer, autumn, winter)] == [
        date(2024, 2, 10),
        date(2024, 5, 8),
        date(2024, 8, 4),
        date(2024, 11, 1),
    ]
    assert winter.last == date(2025, 1, 28)
    assert winter.number == 2024


def test_seasons_of_a_year_from_the_last_of_a_month() -> None:
    assert [season.first for season in seasons("08-31", 2023)] == [
        date(2023, 8, 31),
        date(2023, 11, 30),
        date(2024, 2, 29),
        date(2024, 5, 31),
    ]


@pytest.mark.parametrize("kind", ["", "lunar", "2-1", "13-01", "02-30", "02-29", "09-01 ", "chinese\n"])
def test_what_is_no_year_is_refused(kind: str) -> None:
    with pytest.raises(ClubError) as refused:
        check_kind(kind)
    assert refused.value.code == "club_year_kind"


@pytest.mark.parametrize(
    ("kind", "number"),
    [("chinese", 1949), ("chinese", 2101), ("solar", 1949), ("solar", 2101), ("calendar", 0), ("09-01", 9999)],
)
def test_a_year_that_nobody_knows_is_refused(kind: str, number: int) -> None:
    with pytest.raises(ClubError) as refused:
        numbered(kind, number)
    assert refused.value.code == "club_year_far"


def test_every_second_tuesday_and_not_in_july() -> None:
    series = EveningSeries(date(2024, 6, 4), date(2024, 8, 31), weeks=2, not_in=frozenset({7}))
    assert [str(day) for day in evenings_of(series)] == ["2024-06-04", "2024-06-18", "2024-08-13", "2024-08-27"]


@pytest.mark.parametrize(
    "series",
    [
        EveningSeries(date(2024, 6, 4), date(2024, 6, 3)),
        EveningSeries(date(2024, 6, 4), date(2024, 8, 1), 0),
        EveningSeries(date(1950, 1, 1), date(2024, 1, 1)),
    ],
)
def test_a_series_that_cannot_be(series: EveningSeries) -> None:
    with pytest.raises(ClubError) as refused:
        evenings_of(series)
    assert refused.value.code == "club_series"


def test_the_calendar_as_other_programs_read_it() -> None:
    begins = begin_of(date(2024, 6, 4), "19:30")
    long = "Avond om de bokaal, met loting van de tafels; é" + "é" * 40
    evenings = [CalendarEvening("a1", long, begins), CalendarEvening("a2", "Vrij", begins, cancelled=True, changes=2)]
    text = ics("Fu Hing, Varsseveld", evenings, datetime(2024, 5, 1, 12, tzinfo=UTC))
    lines = text.split("\r\n")
    assert text.endswith("END:VCALENDAR\r\n")
    assert max(len(line.encode()) for line in lines) <= 75
    whole = text.replace("\r\n ", "").split("\r\n")
    assert "X-WR-CALNAME:Fu Hing\\, Varsseveld" in whole
    assert "DTSTART:20240604T193000" in whole
    assert "DTEND:20240604T233000" in whole
    assert f"SUMMARY:{long.replace(',', chr(92) + ',').replace(';', chr(92) + ';')}" in whole
    assert [line for line in whole if line.startswith(("STATUS", "SEQ"))] == [
        "SEQUENCE:0",
        "STATUS:CONFIRMED",
        "SEQUENCE:2",
        "STATUS:CANCELLED",
    ]
    with pytest.raises(ClubError) as refused:
        begin_of(date(2024, 6, 4), "half acht")
    assert refused.value.code == "club_time"
