"""Fields of a form as the club reads them: text, days, money; and what may be chosen where several forms ask it."""

from __future__ import annotations

import re
from datetime import date
from typing import Any, NamedTuple

from starlette.datastructures import FormData

from windroos.books.catalog import IDS, book_words
from windroos.club.errors import ClubError
from windroos.reckoning.formula_file import PRESETS, preset
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


def day_of_form(form: FormData, key: str) -> date | None:
    """A day, None where the field is empty. Raises ClubError `club_day`."""
    text = text_of(form, key).strip()
    if not text:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ClubError("club_day", day=text[:20]) from None


def cents_of(form: FormData, key: str) -> int:
    """An amount of money in cents, 0 where the field is empty. Raises ClubError `club_amount`."""
    text = text_of(form, key).strip().removeprefix("€").strip()
    if not text:
        return 0
    if not re.fullmatch(r"\d{1,6}([.,]\d{1,2})?", text, re.ASCII):
        raise ClubError("club_amount", amount=text[:20])
    whole, _, part = text.replace(",", ".").partition(".")
    return 100 * int(whole) + int(part.ljust(2, "0"))


def books(lang: Lang) -> list[FormOption]:
    """The rule sets."""
    return [FormOption(id, book_words(id).name.to(lang)) for id in IDS]


def formulas() -> list[FormOption]:
    """The formulas of a season that come with Windroos."""
    return [FormOption(id, preset(id).name) for id in PRESETS if preset(id).kind == "season"]


def typed(form: FormData) -> dict[str, Any]:
    """A form as it was sent, so that what was typed stands there again."""
    return {key: text_of(form, key) for key in form}
