"""Events of a club and of its evenings as lines of text: what happened, and who said so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from windroos.club.club_events import CLUB_EVENTS, CLUB_WORDS, ClubEvent
from windroos.club.errors import ClubError
from windroos.club.evening_events import EVENING_EVENTS, EVENING_WORDS, EveningEvent
from windroos.club.quick_reading import read_totals, with_taps, without_taps
from windroos.people.spelling import SHORT
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode
from windroos.wire.objects import Key, fields, tagged
from windroos.wire.spelling import Spelling, Value


class ToldClub(NamedTuple):
    """An event of a club with who told it: a role, or a role and the id of a person."""

    by: str
    what: ClubEvent


class ToldEvening(NamedTuple):
    """An event of an evening with who told it."""

    by: str
    what: EveningEvent


CLUB_TOLD: Final = fields(
    ToldClub,
    Key("by", SHORT),
    Key("what", tagged("event", CLUB_EVENTS, lambda event: CLUB_WORDS[type(event)])),
)
EVENING_TOLD: Final = fields(
    ToldEvening,
    Key("by", SHORT),
    Key("what", tagged("event", EVENING_EVENTS, lambda event: EVENING_WORDS[type(event)])),
)


def club_text(by: str, event: ClubEvent) -> str:
    """An event of a club as a line of JSON text."""
    return CLUB_TOLD.write(ToldClub(by, event))


def evening_text(by: str, event: EveningEvent) -> str:
    """An event of an evening as a line of JSON text."""
    return EVENING_TOLD.write(ToldEvening(by, event))


def read_club(text: str) -> ToldClub:
    """An event of a club from its text. Raises ClubError `club_event`."""
    return _read(CLUB_TOLD, text)


def read_evening(text: str) -> ToldEvening:
    """An event of an evening from its text. Raises ClubError `club_event`."""
    totals = read_totals(text)
    if totals is not None:
        return ToldEvening(*totals)
    taken = without_taps(text)
    if taken is not None:
        told = _read(EVENING_TOLD, taken.text)
        sheet = with_taps(told.what, taken)
        if sheet is not None:
            return ToldEvening(told.by, sheet)
    return _read(EVENING_TOLD, text)


def readable(read: Callable[[str], object], text: str) -> str:
    """The text, once it has been read back: what nobody can read would close the club for good.

    Raises ClubError `club_unkeepable`: nothing was written.
    """
    try:
        read(text)
    except ClubError as wrong:
        raise ClubError("club_unkeepable", key=str(wrong.values.get("key", "")).rpartition(".")[2]) from None
    return text


def _read(spelling: Spelling[Value], text: str) -> Value:
    try:
        return spelling.read(decode(text), "")
    except WireError as wrong:
        raise ClubError("club_event", key=wrong.where or "json") from None
