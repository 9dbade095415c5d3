"""What may be asked of records of the time before the program: to type one, and to take it back."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from windroos.club.record_events import MOST_VALUE
from windroos.club.season_events import LAST_HONOUR
from windroos.people.spelling import DAY, ID, LONGEST_TEXT
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import or_null, text_to, whole


class DoRecord(NamedTuple):
    """Type a record of before, with where it was taken from; without people it is taken back.

    value  None of the earliest twenty-one, which is a day
    year   0 where the day says it
    """

    id: str
    rules: str
    kind: str
    value: int | None
    people: tuple[str, ...]
    year: int
    day: date | None
    source: str


_TEXT: Final = text_to(LONGEST_TEXT)
RECORD_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "record": (
        DoRecord,
        (
            *(Key("id", or_null(ID, ""), ""), Key("rules", _TEXT, ""), Key("kind", _TEXT, "")),
            *(Key("value", or_null(whole(-MOST_VALUE, MOST_VALUE), None), None), Key("people", listed(ID), ())),
            *(Key("year", whole(0, LAST_HONOUR), 0), Key("date", or_null(DAY, None), None), Key("source", _TEXT, "")),
        ),
    ),
}
"""Each by the word of `do`, with its keys."""
