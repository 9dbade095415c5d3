"""Reading what is stored of sheets: a club of twenty years has half a million taps, of which few are not alike.

The text of a tap is read once and its value shared. Text is taken apart only where the parts say the same together:
each must be a whole object by itself, and what is left a whole event. Else the slow way says what is wrong.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, cast

from windroos.club.evening_events import EveningEvent, SheetTyped
from windroos.errors import WindroosError
from windroos.scoresheet.events import HandCorrected, HandKept, SheetEvent
from windroos.scoresheet.spelling import TAPS
from windroos.scoresheet.taps import Tap
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode

KEPT_TAPS: Final = 16_384
"""Texts of taps that are remembered."""
_SHEET: Final = '"what":{"event":"sheet",'
_HANDS: Final = '"hands":[['
_TAPS: Final = '"taps":[{'
Hands = tuple[tuple[Tap, ...], ...]


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
