"""Days as they are said, with the names of days and months."""

from __future__ import annotations

from datetime import date
from typing import Final

from windroos.text.words import Lang, Words

WEEKDAYS: Final = (
    Words("maandag", "Monday"),
    Words("dinsdag", "Tuesday"),
    Words("woensdag", "Wednesday"),
    Words("donderdag", "Thursday"),
    Words("vrijdag", "Friday"),
    Words("zaterdag", "Saturday"),
    Words("zondag", "Sunday"),
)
MONTHS: Final = (
    Words("januari", "January"),
    Words("februari", "February"),
    Words("maart", "March"),
    Words("april", "April"),
    Words("mei", "May"),
    Words("juni", "June"),
    Words("juli", "July"),
    Words("augustus", "August"),
    Words("september", "September"),
    Words("oktober", "October"),
    Words("november", "November"),
    Words("december", "December"),
)


def day_said(when: date, lang: Lang) -> str:
    """A day with its month in letters: `22 november 2026`."""
    return f"{day_of_year(when, lang)} {when.year}"


def day_of_year(when: date, lang: Lang) -> str:
    """The same without the year: `27 april`."""
    return f"{when.day} {MONTHS[when.month - 1].to(lang)}"


def long_day(when: date, lang: Lang) -> str:
    """The same with the day of the week: `zondag 22 november 2026`."""
    return f"{WEEKDAYS[when.weekday()].to(lang)} {day_said(when, lang)}"
