"""How the values of clubs and tournaments are spelt as JSON: days, ids, points, amounts, shares."""

from __future__ import annotations

import re
from datetime import date
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

from windroos.rules.rule import Value
from windroos.wire.fault import WireError
from windroos.wire.objects import mapping
from windroos.wire.spelling import SCALAR, TEXT, Spelling, matching, refuse, text_to, whole

HASH: Final = matching("[0-9a-f]{64}", "64 hexadecimal digits")
"""A SHA-256."""
LONGEST_ID: Final = 40
LONGEST_TEXT: Final = 200
"""Characters."""
KEPT_IDS: Final = 4096
MOST_POINTS: Final = 10_000_000
MOST_CENTS: Final = 1_000_000_000


def _read_day(value: Any, where: str) -> date:
    text = TEXT.read(value, where)
    try:
        if re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII):
            return date.fromisoformat(text)
    except ValueError:
        pass
    return refuse(value, where, "2024-03-05")


def _read_share(value: Any, where: str) -> Fraction:
    text = str(value) if type(value) is int else TEXT.read(value, where)
    if re.fullmatch(r"\d{1,4}(/[1-9]\d{0,3})?", text, re.ASCII) and 0 < (share := Fraction(text)) <= 1:
        return share
    return refuse(value, where, '"1", "1/2"')


DAY: Final[Spelling[date]] = Spelling(
    lambda day: f'"{day.isoformat()}"', _read_day, {"type": "string", "format": "date"}
)
SHARE: Final[Spelling[Fraction]] = Spelling(lambda share: f'"{share}"', _read_share, {"type": "string"})
"""A part of an evening, as a fraction."""
_OPTIONS: Final = mapping(SCALAR)
OPTIONS: Final[Spelling[tuple[tuple[str, Value], ...]]] = Spelling(
    lambda chosen: _OPTIONS.write(dict(chosen)),
    lambda value, where: tuple(sorted(_OPTIONS.read(value, where).items())),
    _OPTIONS.schema,
)
"""Options of a rule set, by name."""
_ID: Final = matching(rf"[^\s\x00-\x1f/]{{1,{LONGEST_ID}}}", f"1-{LONGEST_ID} letters")


@lru_cache(maxsize=KEPT_IDS)
def _known_id(text: str) -> str:
    """The id, if it is one: a club says the same few again and again, and one value of each will do."""
    return _ID.read(text, "")


def _read_id(value: Any, where: str) -> str:
    if type(value) is str:
        try:
            return _known_id(value)
        except WireError:
            pass
    return _ID.read(value, where)


ID: Final = _ID._replace(read=_read_id)
SHORT: Final = text_to(LONGEST_TEXT)
POINTS: Final = whole(-MOST_POINTS, MOST_POINTS)
TIME: Final = matching("([01][0-9]|2[0-3]):[0-5][0-9]", "19:30")
"""A time of day."""
MOMENT: Final = matching("[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]", "2024-03-05T19:30:00")
"""A moment, in UTC."""
MONEY: Final = whole(-MOST_CENTS, MOST_CENTS)
CENTS: Final = whole(0, MOST_CENTS)
"""An amount that is asked, never less than nothing."""
