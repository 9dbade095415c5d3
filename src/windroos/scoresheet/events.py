"""What happens to a score sheet, as stored: one JSON object each."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from windroos.scoresheet.opening import SheetOpening, opening_object, read_opening
from windroos.scoresheet.spelling import read_taps, tap_object
from windroos.scoresheet.taps import Tap
from windroos.scoresheet.trouble import SheetError

Json = dict[str, Any]
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
    | LastHandDeclared
    | Ended
    | MatchResumed
)


def event_object(event: SheetEvent) -> Json:
    """An event as JSON."""
    match event:
        case SheetOpened(opening):
            return {"event": "opened", **opening_object(opening)}
        case HandKept(taps):
            return {"event": "hand", "taps": [tap_object(tap) for tap in taps]}
        case HandCorrected(number, taps, reason):
            return {
                "event": "corrected",
                "number": number,
                "taps": [tap_object(tap) for tap in taps],
                "reason": reason,
            }
        case HandStruck(number, reason):
            return {"event": "struck", "number": number, "reason": reason}
        case PointsCorrected(points, reason):
            return {"event": "points", "points": list(points), "reason": reason}
        case TurnSet(round, east, reason):
            return {"event": "turn", "round": round, "east": east, "reason": reason}
        case LastHandDeclared():
            return {"event": "last_hand"}
        case Ended(reason):
            return {"event": "ended", "reason": reason}
        case MatchResumed():
            return {"event": "resumed"}


def event_text(event: SheetEvent) -> str:
    """An event as a line of JSON text."""
    return json.dumps(event_object(event), ensure_ascii=False, separators=(",", ":"))


def read_event(value: object) -> SheetEvent:
    """An event from JSON text or a decoded object.

    Raises SheetError `sheet_event` or `sheet_tap` for what is no event, and as `opening.open_sheet` for an opening.
    """
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            raise SheetError("sheet_event", key="json") from None
    if not isinstance(value, dict):
        raise SheetError("sheet_event", key="event")
    match value.get("event"):
        case "opened":
            return SheetOpened(read_opening(value))
        case "hand":
            return HandKept(read_taps(value.get("taps")))
        case "corrected":
            return HandCorrected(_whole(value, "number"), read_taps(value.get("taps")), _reason(value))
        case "struck":
            return HandStruck(_whole(value, "number"), _reason(value))
        case "points":
            points = value.get("points")
            if not isinstance(points, list):
                raise SheetError("sheet_event", key="points")
            return PointsCorrected(tuple(_number(points[at], "points") for at in range(len(points))), _reason(value))
        case "turn":
            return TurnSet(_whole(value, "round"), _whole(value, "east"), _reason(value))
        case "last_hand":
            return LastHandDeclared()
        case "ended":
            return Ended(_reason(value))
        case "resumed":
            return MatchResumed()
    raise SheetError("sheet_event", key="event")


def _number(value: object, key: str) -> int:
    if type(value) is not int or abs(value) > MOST_POINTS:
        raise SheetError("sheet_event", key=key)
    return value


def _whole(value: Json, key: str) -> int:
    return _number(value.get(key), key)


def _reason(value: Json) -> str:
    reason = value.get("reason", "")
    if not isinstance(reason, str) or len(reason) > LONGEST_REASON:
        raise SheetError("sheet_reason", most=LONGEST_REASON)
    return reason
