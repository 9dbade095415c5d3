"""Numbers as a score sheet writes them: thousands apart, a real minus, a real multiplication sign."""

from __future__ import annotations

from datetime import date
from typing import Final

from windroos.text.words import Lang

MINUS: Final = "\N{MINUS SIGN}"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
TIMES: Final = "\N{MULTIPLICATION SIGN}"


def number(value: int, lang: Lang) -> str:
    """A whole number: `2.000` in Dutch, `2,000` in English, `−244` below zero."""
    text = f"{abs(value):,}"
    if lang == "nl":
        text = text.replace(",", ".")
    return MINUS + text if value < 0 else text


def signed(value: int, lang: Lang) -> str:
    """A gain or a loss, which always has a sign: `+384`, `−244`; nothing is `0`."""
    return f"+{number(value, lang)}" if value > 0 else number(value, lang)


def signed_tenths(value: float, lang: Lang) -> str:
    """A gain or a loss to a tenth: `+1.250,4` in Dutch, `−0.5` in English."""
    tenths = round(10 * value)
    size = f"{number(abs(tenths) // 10, lang)}{',' if lang == 'nl' else '.'}{abs(tenths) % 10}"
    return (MINUS if tenths < 0 else "+" if tenths else "") + size


def money(cents: int, lang: Lang) -> str:
    """An amount as people write it: `€ 1.250,00` in Dutch, `€ 1,250.00` in English, `€ −2,50` below zero; one word."""
    size = f"{number(abs(cents) // 100, lang)}{',' if lang == 'nl' else '.'}{abs(cents) % 100:02}"
    return f"€{NO_BREAK}{MINUS if cents < 0 else ''}{size}"


def percent(value: float, lang: Lang) -> str:
    """A share as a whole percentage: `32 %` in Dutch, its sign never on a line of its own; `32%` in English."""
    return f"{round(100 * value)}{NO_BREAK if lang == 'nl' else ''}%"


def day(when: date, lang: Lang) -> str:
    """A day in figures: `22-11-2026` in Dutch, `2026-11-22` in English."""
    return f"{when.day}-{when.month}-{when.year}" if lang == "nl" else when.isoformat()


def typographic(text: str) -> str:
    """Signs between figures in a sentence made for any encoding: `96 x 2` becomes `96 × 2`, `4 - 2` `4 − 2`."""
    return text.replace(" x ", f" {TIMES} ").replace(" - ", f" {MINUS} ").replace(" x)", f" {TIMES})")


def typed(value: object) -> str:
    """A value as it is typed in a file, a link or a command: true and false in small letters."""
    return str(value).lower() if isinstance(value, bool) else str(value)


MOST: Final = 999_999_999
"""The greatest number that a person may type."""


def whole(text: str) -> int | None:
    """A whole number of at most nine plain digits, as a person types one; None for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= len(str(MOST)) else None
