"""Chinese seasons by the moon and by the sun (ruling K27): the tables held to published days and to the sky."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from math import radians, sin

import pytest

from windroos.club.new_years import CHINESE_YEARS
from windroos.club.periods import periods
from windroos.club.solar_terms import LAST, SOLAR_YEARS
from windroos.club.year import numbered, seasons, seasons_from, year_of, year_sign
from windroos.reckoning.facts import SeasonEvening
from windroos.reckoning.formula_file import read

PUBLISHED = {
    1984: ((2, 4), (5, 5), (8, 7), (11, 7)),
    2000: ((2, 4), (5, 5), (8, 7), (11, 7)),
    2017: ((2, 3), (5, 5), (8, 7), (11, 7)),
    2019: ((2, 4), (5, 6), (8, 8), (11, 8)),
    2021: ((2, 3), (5, 5), (8, 7), (11, 7)),
    2023: ((2, 4), (5, 6), (8, 8), (11, 8)),
    2024: ((2, 4), (5, 5), (8, 7), (11, 7)),
    2025: ((2, 3), (5, 5), (8, 7), (11, 7)),
}
"""Month and day of Lichun, Lixia, Liqiu and Lidong in the almanacs of the Hong Kong Observatory."""
DAY = timedelta(days=1)
AT_2000 = date(2000, 1, 1).toordinal() + 0.5
CHINA = 8 / 24


def days_since_2000(day: date) -> float:
    """Days from noon of 1 January 2000 to the beginning of a day in China, by a clock that the earth does not slow."""
    return day.toordinal() - AT_2000 - CHINA + (64 + 0.6 * (day.year - 2000)) / 86400


def sun(days: float) -> float:
    """Its apparent longitude in degrees, to a hundredth (Meeus, Astronomical Algorithms, chapter 25)."""
    t = days / 36525
    anomaly = radians(357.52911 + 35999.05029 * t)
    centre = (1.914602 - 0.004817 * t) * sin(anomaly) + 0.019993 * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly)
    node = radians(125.04 - 1934.136 * t)
    return 280.46646 + 36000.76983 * t + centre - 0.00569 - 0.00478 * sin(node)


def new_moon_near(days: float) -> float:
    """The new moon nearest to a moment, to some minutes (the same, chapter 49)."""
    k = round((days - 5.09766) / 29.530588861)
    t = k / 1236.85
    e = 1 - 0.002516 * t
    s = radians(2.5534 + 29.1053567 * k)
    m = radians(201.5643 + 385.81693528 * k)
    f = radians(160.7108 + 390.67050284 * k)
    node = radians(124.7746 - 1.56375588 * k)
    waves = (
        *((-0.40720, m), (0.17241 * e, s), (0.01608, 2 * m), (0.01039, 2 * f), (0.00739 * e, m - s)),
        *((-0.00514 * e, m + s), (0.00208 * e * e, 2 * s), (-0.00111, m - 2 * f), (-0.00057, m + 2 * f)),
        *((0.00056 * e, 2 * m + s), (-0.00042, 3 * m), (0.00042 * e, s + 2 * f), (-0.00017, node)),
    )
    return 5.09766 + 29.530588861 * k + 0.00015437 * t * t + sum(size * sin(at) for size, at in waves)


def turned(degrees: float) -> float:
    """An angle between -180 and 180."""
    return (degrees + 180) % 360 - 180


@pytest.mark.parametrize(("year", "known"), PUBLISHED.items())
def test_days_that_almanacs_print(year: int, known: Sequence[tuple[int, int]]) -> None:
    assert [(day.month, day.day) for day in SOLAR_YEARS[year]] == list(known)


def test_every_season_by_the_sun_is_where_the_sun_is() -> None:
    """Within the day the sun passes 315, 45, 135 and 225 degrees; what is reckoned here may be 15 minutes off."""
    assert sorted(SOLAR_YEARS) == list(range(1950, 2101))
    for days in SOLAR_YEARS.values():
        for at, day in zip((315, 45, 135, 225), days, strict=True):
            assert turned(sun(days_since_2000(day)) - at) < 0.01, day
            assert turned(sun(days_since_2000(day + DAY)) - at) > -0.01, day
    assert turned(sun(days_since_2000(LAST + DAY)) - 315) < 0.01 < turned(sun(days_since_2000(LAST + 2 * DAY)) - 315)


def test_every_season_by_the_moon_begins_with_a_new_moon() -> None:
    """Somewhere in its first day, give or take a quarter of an hour of this reckoning."""
    for days in CHINESE_YEARS.values():
        for day in days:
            begins = days_since_2000(day)
            assert begins - 0.01 < new_moon_near(begins + 0.5) < begins + 1.01, day


def test_a_year_by_the_sun_has_four_seasons() -> None:
    assert [one.first for one in seasons("solar", 2024)] == list(SOLAR_YEARS[2024])
    assert numbered("solar", 2024).last == date(2025, 2, 2)
    assert year_of("solar", date(2025, 2, 2)).number == 2024
    assert numbered("solar", 2100).last == LAST


def test_a_competition_from_january_means_the_spring_to_come() -> None:
    """Who begins a month before New Year does not mean the winter that ends then."""
    assert seasons_from("chinese", date(2024, 1, 1))[0].first == date(2024, 2, 10)
    assert seasons_from("chinese", date(2023, 1, 22))[0].first == date(2023, 1, 22)
    assert seasons_from("solar", date(2023, 1, 22))[0].first == date(2023, 2, 4)
    assert seasons_from("chinese", date(2024, 11, 1))[0].first == date(2024, 2, 10)


@pytest.mark.parametrize(
    ("says", "names"),
    [
        ('scheme = "chinese"', "Lente Lente Zomer Herfst Winter Winter"),
        ('scheme = "solar_terms"', "Lente Zomer Zomer Zomer Herfst Winter"),
        (
            'scheme = "dates"\ndates = [2024-01-01, 2024-05-08, 2024-05-09, 2025-01-20]',
            "Lente Lente Zomer Herfst Herfst Winter",
        ),
    ],
)
def test_pe_ling_by_moons_by_the_sun_or_as_typed(says: str, names: str) -> None:
    """Evenings a day before and on a border: 10-2, 7-5, 8-5, 5-8, 3-11 and 20-1 of the year after."""
    formula = read(f'name = "Pe-ling"\n[periods]\nnames = ["Lente", "Zomer", "Herfst", "Winter"]\n{says}')
    days = ("2024-02-10", "2024-05-07", "2024-05-08", "2024-08-05", "2024-11-03", "2025-01-20")
    evenings = [SeasonEvening(day, date.fromisoformat(day)) for day in days]
    found = periods(formula.periods, date(2024, 2, 10), evenings)
    by_evening = {one.id: period.name for period in found for one in period.evenings}
    assert " ".join(by_evening[one.id] for one in evenings) == names


def test_the_year_has_a_sign() -> None:
    """2024 is the year of the wooden dragon, 2020 that of the metal rat, 1984 began the count of sixty."""
    assert (year_sign(2024), year_sign(2020), year_sign(1984)) == ((0, 4), (3, 0), (0, 0))
