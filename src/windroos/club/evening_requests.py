"""What is asked of an evening: who comes and goes, who sits where, which sheets are counted on, and its clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.club.evening_events import MOST_MINUTES, MOST_TABLES
from windroos.club.forming import METHODS
from windroos.club.purpose_requests import PURPOSE_KINDS, PurposeRequest
from windroos.people.spelling import ID, MOMENT, SHORT, TIME
from windroos.scoresheet.events import SHEET_EVENT, SheetEvent
from windroos.wire.objects import Key, listed
from windroos.wire.spelling import FLAG, one_of, or_null, whole


class DoCancel(NamedTuple):
    """The evening is not held."""

    evening: str
    reason: str


class DoAnswer(NamedTuple):
    """Somebody says beforehand whether he comes."""

    evening: str
    person: str
    coming: bool


class DoArrive(NamedTuple):
    """Somebody is there, from a time of day; who is there already stays so. `reason`: why he may still come."""

    evening: str
    person: str
    at: str
    reason: str = ""


class DoLeave(NamedTuple):
    """Somebody is not there, or no longer."""

    evening: str
    person: str
    at: str


class DoGuest(NamedTuple):
    """A guest is there; without a name he is called guest with a number. `reason`: why he may still come."""

    evening: str
    name: str
    at: str
    reason: str = ""


class DoTables(NamedTuple):
    """Make the tables, in seating order where `winds` says so; those at which play has begun stay as they are.

    `at`: the time of day, "" one that nobody kept, at which who is not there yet comes; if late, with a reason only.
    """

    evening: str
    tables: tuple[tuple[str, ...], ...]
    seed: int
    method: str
    winds: bool
    reason: str
    at: str = ""


class DoPart(NamedTuple):
    """Go on at a table with other people: somebody came late (`comes`), or went early (`goes`).

    again  nothing was played yet, so that it is the same part with other people
    """

    evening: str
    table: int
    comes: str
    goes: str
    again: bool
    reason: str
    at: str


class DoLink(NamedTuple):
    """Count a part of a table on the score sheet of this id."""

    evening: str
    table: int
    part: int
    sheet: str


class DoTake(NamedTuple):
    """Take over what a score sheet holds, as the result of the part that it counts."""

    evening: str
    table: int
    part: int
    sheet: str
    events: tuple[SheetEvent, ...]
    reason: str


class DoClock(NamedTuple):
    """Let the clock of the evening run for so many minutes from a moment (UTC); 0 stops it."""

    evening: str
    since: str
    minutes: int
    last: int


class DoTick(NamedTuple):
    """Something on the list of what is to be done before closing is done, or not after all."""

    evening: str
    item: str
    done: bool


EveningRequest = (
    DoCancel
    | DoAnswer
    | DoArrive
    | DoLeave
    | DoGuest
    | DoTables
    | DoPart
    | DoLink
    | DoTake
    | DoClock
    | DoTick
    | PurposeRequest
)
_EVENING: Final = Key("evening", ID)
_PERSON: Final = Key("person", ID)
_AT: Final = Key("at", or_null(TIME, ""), "")
_REASON: Final = Key("reason", or_null(SHORT, ""), "")
_TABLE: Final = (_EVENING, Key("table", whole(1, MOST_TABLES)))
_PART: Final = (*_TABLE, Key("part", whole(1, MOST_TABLES), 1), Key("sheet", ID))
_NOBODY: Final = or_null(ID, "")
_MINUTES: Final = whole(0, MOST_MINUTES)
EVENING_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "cancel": (DoCancel, (_EVENING, _REASON)),
    "answer": (DoAnswer, (_EVENING, _PERSON, Key("coming", FLAG))),
    "arrive": (DoArrive, (_EVENING, _PERSON, _AT, _REASON)),
    "leave": (DoLeave, (_EVENING, _PERSON, _AT)),
    "guest": (DoGuest, (_EVENING, Key("name", SHORT, ""), _AT, _REASON)),
    "tables": (
        DoTables,
        (
            *(_EVENING, Key("tables", listed(listed(ID))), Key("seed", whole(0), 0)),
            *(Key("method", one_of(*METHODS), "hand"), Key("winds", FLAG, False), _REASON, _AT),
        ),
    ),
    "part": (
        DoPart,
        (
            *(*_TABLE, Key("comes", _NOBODY, ""), Key("goes", _NOBODY, "")),
            *(Key("again", FLAG, False), _REASON, _AT),
        ),
    ),
    "link": (DoLink, _PART),
    "take": (DoTake, (*_PART, Key("events", listed(SHEET_EVENT)), _REASON)),
    "clock": (DoClock, (_EVENING, Key("since", MOMENT), Key("minutes", _MINUTES), Key("last", _MINUTES, 0))),
    "tick": (DoTick, (_EVENING, Key("item", SHORT), Key("done", FLAG, True))),
    **PURPOSE_KINDS,
}
"""The word of each request, and its keys."""
