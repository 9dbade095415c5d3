"""What happens to a score sheet, as stored: one JSON object each."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, cast

from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.opening import MOST_TABLES, OPENING_KEYS, SheetOpening, read_opening, unnamed
from windroos.scoresheet.spelling import TAPS
from windroos.scoresheet.taps import Tap
from windroos.wire.fault import WireError
from windroos.wire.forms import lenient
from windroos.wire.json_text import decode
from windroos.wire.objects import Key, fields, listed, tagged
from windroos.wire.spelling import TEXT, Spelling, text_to, whole

LONGEST_REASON: Final = 200
"""Characters."""
MOST_POINTS: Final = 10_000_000
"""The largest correction, up or down."""


class SheetOpened(NamedTuple):
    """The sheet is opened; always the first event."""

    opening: SheetOpening


class HandKept(NamedTuple):
    """A hand is finished and counted. Hands are numbered from 1 in this order."""

    taps: tuple[Tap, ...]


class HandCorrected(NamedTuple):
    """A hand was entered wrongly: these taps hold instead. The old entry stays visible."""

    number: int
    taps: tuple[Tap, ...]
    reason: str = ""


class HandStruck(NamedTuple):
    """A hand never was; it keeps its number and counts no more."""

    number: int
    reason: str = ""


class PointsCorrected(NamedTuple):
    """Points given or taken by hand, one number a player: a penalty, an arbiter's decision, a forgotten payment."""

    points: tuple[int, ...]
    reason: str = ""


class TurnSet(NamedTuple):
    """From here this player is East in this round (0 E to 3 N, 4 the green dragon's): the sheet follows the table."""

    round: int
    east: int
    reason: str = ""


class SeatsSwapped(NamedTuple):
    """From here two players sit in each other's places: the winds go on, and points stay with who won them."""

    one: int
    other: int
    reason: str = ""


class SheetGiven(NamedTuple):
    """The sheet is of these people, place by place, at this table: all that stands on it is theirs."""

    people: tuple[str, ...]
    table: int


class LastHandDeclared(NamedTuple):
    """The coming hand is the last."""


class Ended(NamedTuple):
    """The match is over here, before its end."""

    reason: str = ""


class MatchResumed(NamedTuple):
    """The match that was ended here goes on after all."""


SheetEvent = (
    SheetOpened
    | HandKept
    | HandCorrected
    | HandStruck
    | PointsCorrected
    | TurnSet
    | SeatsSwapped
    | SheetGiven
    | LastHandDeclared
    | Ended
    | MatchResumed
)


_REASON: Final = Key("reason", text_to(LONGEST_REASON), "", written=True)
_NUMBER: Final = whole(-MOST_POINTS, MOST_POINTS)
_TAPS: Final = Key("taps", TAPS)
_PLAIN: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "hand": (HandKept, (_TAPS,)),
    "corrected": (HandCorrected, (Key("number", _NUMBER), _TAPS, _REASON)),
    "struck": (HandStruck, (Key("number", _NUMBER), _REASON)),
    "points": (PointsCorrected, (Key("points", listed(_NUMBER)), _REASON)),
    "turn": (TurnSet, (Key("round", _NUMBER), Key("east", _NUMBER), _REASON)),
    "swapped": (SeatsSwapped, (Key("one", _NUMBER), Key("other", _NUMBER), _REASON)),
    "given": (SheetGiven, (Key("people", listed(TEXT)), Key("table", whole(1, MOST_TABLES)))),
    "last_hand": (LastHandDeclared, ()),
    "ended": (Ended, (_REASON,)),
    "resumed": (MatchResumed, ()),
}
_WORDS: Final = {SheetOpened: "opened", **{kind: word for word, (kind, _) in _PLAIN.items()}}
_OPENING: Final = fields(SheetOpening, *OPENING_KEYS, tag=("event", "opened"))
_OPENED: Final[Spelling[SheetOpened]] = Spelling(
    lambda event: _OPENING.write(unnamed(event.opening)),
    lambda value, _: SheetOpened(read_opening(value)),
    _OPENING.schema,
)
SHEET_EVENTS: Final[Mapping[str, Spelling[Any]]] = {
    "opened": _OPENED,
    **{word: lenient(fields(kind, *keys, tag=("event", word))) for word, (kind, keys) in _PLAIN.items()},
}
SHEET_EVENT: Final = tagged("event", SHEET_EVENTS, lambda event: _WORDS[type(event)])


def event_text(event: SheetEvent) -> str:
    """An event as a line of JSON text."""
    return SHEET_EVENT.write(event)


def read_event(value: object) -> SheetEvent:
    """An event from JSON text or a decoded object.

    Raises SheetError `sheet_event` or `sheet_tap` for what is no event, and as `opening.open_sheet` for an opening.
    """
    try:
        if isinstance(value, str):
            value = decode(value)
        return cast(SheetEvent, SHEET_EVENT.read(value, ""))
    except WireError as wrong:
        key = re.split(r"[.\[]", wrong.where)[0]
        if key == "reason":
            raise SheetError("sheet_reason", most=LONGEST_REASON) from None
        if key == "taps":
            raise SheetError("sheet_tap", key=key, value="None") from None
        raise SheetError("sheet_event", key=key or "json") from None
