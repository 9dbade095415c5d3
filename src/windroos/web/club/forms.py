"""Fields of a form as the club reads them: text and days; and what may be chosen where several forms ask it."""

from __future__ import annotations

from datetime import date, datetime
from hashlib import sha256
from typing import NamedTuple

from starlette.datastructures import FormData

from windroos.books.catalog import IDS, book_words
from windroos.club.errors import ClubError
from windroos.reckoning.formula_file import PRESETS, preset
from windroos.text.formulas import formula_called
from windroos.text.words import Lang


class FormOption(NamedTuple):
    """What may be chosen: a value and its name."""

    value: str
    name: str


def text_of(form: FormData, key: str) -> str:
    """What stands in a field, "" where it is not there or is a file."""
    value = form.get(key, "")
    return value if isinstance(value, str) else ""


def texts_of(form: FormData, key: str) -> tuple[str, ...]:
    """What stands in all fields of a name."""
    return tuple(value for value in form.getlist(key) if isinstance(value, str))


def day_of(text: str) -> date | None:
    """A day as a form or an address sends it; None of nothing. Raises ClubError `club_day`."""
    return day_needed(text) if text.strip() else None


def day_needed(text: str) -> date:
    """A day that must be there. Raises ClubError `club_day`."""
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise ClubError("club_day", day=text[:20]) from None


def seen_mark(text: str) -> str:
    """A mark by which a form knows again what it was shown with."""
    return sha256(text.encode()).hexdigest()[:12]


def books(lang: Lang) -> list[FormOption]:
    """The rule sets."""
    return [FormOption(id, book_words(id).name.to(lang)) for id in IDS]


def formulas(lang: Lang) -> list[FormOption]:
    """The formulas of a season that come with Windroos."""
    return [FormOption(id, formula_called(preset(id).name, lang)) for id in PRESETS if preset(id).kind == "season"]


def clock_time() -> str:
    """The time of day on the spot."""
    return datetime.now().strftime("%H:%M")
