"""What happens to records of the time before the program, as stored: typed by hand, and taken back."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final, NamedTuple

from windroos.club.season_events import FIRST_HONOUR, LAST_HONOUR
from windroos.people.spelling import DAY, ID, SHORT
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import or_null, whole

MOST_VALUE: Final = 10_000_000


class RecordTyped(NamedTuple):
    """A record of before, typed by hand.

    kind    of `text.club_records.RECORDS`
    value   of the earliest twenty-one how late in its year that was (`twentyone.lateness`)
    day     None where the year alone is known
    source  where it was taken from
    """

    record: str
    rules: str
    kind: str
    value: int
    people: tuple[str, ...]
    year: int
    day: date | None
    source: str


class RecordWithdrawn(NamedTuple):
    """What was typed was wrong."""

    record: str


RecordEvent = RecordTyped | RecordWithdrawn
RECORD_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "record": (
        RecordTyped,
        (
            *(Key("record", ID), Key("rules", SHORT), Key("kind", SHORT)),
            *(Key("value", whole(-MOST_VALUE, MOST_VALUE)), Key("people", listed(ID))),
            *(Key("year", whole(FIRST_HONOUR, LAST_HONOUR)), Key("day", or_null(DAY, None), None)),
            Key("source", SHORT),
        ),
    ),
    "record_gone": (RecordWithdrawn, (Key("record", ID),)),
}
"""The events by the word that they are stored under, with their keys."""
