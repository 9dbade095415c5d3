"""Reading what is stored of results: a club of twenty years has half a million taps, and few of them are not alike.

The text of a tap is read once and its value shared. Text is taken apart only where the parts say the same together:
each must be a whole object by itself, and what is left a whole event. Totals are read as they are written, letter by
letter, where nothing unusual is in them. All else is read the slow way, which says what is wrong.
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache
from sys import intern
from typing import Final, NamedTuple, cast

from windroos.club.evening_events import EveningEvent, ResultTyped, SheetTyped
from windroos.errors import WindroosError
from windroos.people.spelling import LONGEST_ID, LONGEST_TEXT
from windroos.scoresheet.events import HandCorrected, HandKept, SheetEvent
from windroos.scoresheet.spelling import TAPS
from windroos.scoresheet.taps import Tap
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode

KEPT_TAPS: Final = 16_384
"""Texts of taps that are remembered."""
KEPT_COUNTS: Final = 4096
"""Of what each at a table made, or made others make."""
_SHEET: Final = '"what":{"event":"sheet",'
_HANDS: Final = '"hands":[['
_TAPS: Final = '"taps":[{'
Hands = tuple[tuple[Tap, ...], ...]
_TEXT: Final = rf'"([^"\\\x00-\x1f]{{0,{LONGEST_TEXT}}})"'
_NUMBER: Final = r"([1-9]\d{0,2})"
_COUNT: Final = r"(?:0|[1-9]\d{0,2})"
_POINTS: Final = r"(?:0|-?[1-9]\d{0,6})"
_ID: Final = rf'"[!#-.0-\[\]-~]{{1,{LONGEST_ID}}}"'


def _list_of(one: str) -> str:
    return rf"\[({one}(?:,{one})*)\]"


_TOTALS: Final = re.compile(
    rf'\{{"by":{_TEXT},"what":\{{"event":"result","table":{_NUMBER}(?:,"part":{_NUMBER})?(?:,"rules":{_TEXT})?'
    rf',"players":{_list_of(_ID)},"points":{_list_of(_POINTS)}'
    rf'(?:,"mahjongs":{_list_of(_COUNT)})?(?:,"caused":{_list_of(_COUNT)})?(?:,"hands":({_COUNT}))?'
    rf'(?:,"complete":(true|false))?(?:,"imported":{_TEXT})?\}}\}}',
    re.ASCII,
)
"""Totals as they are written; less than what may be read, and never more."""
_WHOLE: Final = Fraction(1)
_new: Final = tuple.__new__
"""Makes a NamedTuple at once, for what is made of every result."""
_COMPLETE: Final = {None: None, "true": True, "false": False}


def read_totals(text: str) -> tuple[str, ResultTyped] | None:
    """Who told of a result, and the result; None where it is none, or the slow way must look at it."""
    found = _TOTALS.fullmatch(text)
    if found is None:
        return None
    by, table, part, rules, players, points, mahjongs, caused, hands, complete, imported = found.groups()
    who = tuple(map(intern, players[1:-1].split('","')))
    won = tuple(map(int, points.split(",")))
    made, gave, played = _counts(mahjongs), _counts(caused), int(hands) if hands else None
    at = int(table), int(part or 1), _WHOLE, intern(rules or "")
    return by, _new(ResultTyped, (*at, who, won, made, gave, played, "", True, _COMPLETE[complete], imported or ""))


@lru_cache(maxsize=KEPT_COUNTS)
def _counts(text: str | None) -> tuple[int, ...]:
    """Numbers from their text; () where there is none."""
    return tuple(map(int, text.split(","))) if text else ()


class WithoutTaps(NamedTuple):
    """The text of an event without its taps, and the taps of each hand; `typed`: they are those of a paper form."""

    text: str
    hands: Hands
    typed: bool


def without_taps(text: str) -> WithoutTaps | None:
    """The event of a sheet taken apart; None where it is no sheet, or the slow way must look at it."""
    if _SHEET not in text:
        return None
    try:
        typed = text.count(_HANDS) == 1
        if typed:
            before, _, after = text.partition(_HANDS)
            within, end, after = after.partition("]]")
            hands = tuple(_taps(hand) for hand in within.split("],["))
            return WithoutTaps(f"{before}{_HANDS[:-1]}]{after}", hands, typed) if end else None
        first, *rest = text.split(_TAPS)
        parts = [part.partition("}]") for part in rest]
        hands = tuple(_taps(f"{{{within}}}") for within, _, _ in parts)
        kept = "".join(f"{_TAPS[:-1]}]{after}" for _, _, after in parts)
        return WithoutTaps(first + kept, hands, typed) if hands else None
    except (WindroosError, WireError):
        return None


def with_taps(event: EveningEvent, taken: WithoutTaps) -> SheetTyped | None:
    """The sheet with its taps back where they were; None where they have another number of places there."""
    if not isinstance(event, SheetTyped) or event.hands:
        return None
    if taken.typed:
        return None if event.events else event._replace(hands=taken.hands)
    left = list(reversed(taken.hands))
    events: list[SheetEvent] = []
    for one in event.events:
        if isinstance(one, HandKept | HandCorrected):
            if one.taps or not left:
                return None
            events.append(one._replace(taps=left.pop()))
        else:
            events.append(one)
    return None if left else event._replace(events=tuple(events))


def _taps(text: str) -> tuple[Tap, ...]:
    """The taps of a hand from their objects, without the brackets around them. Raises WireError, SheetError."""
    if not (text.startswith("{") and text.endswith("}")):
        raise WireError("value")
    return tuple(map(_tap, text[1:-1].split("},{")))


@lru_cache(maxsize=KEPT_TAPS)
def _tap(text: str) -> Tap:
    (tap,) = TAPS.read([decode(f"{{{text}}}")], "")
    return cast("Tap", tap)
