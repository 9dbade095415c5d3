"""When arrivals of a cup evening close, and who is later than that; what is to be done before an evening is closed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from typing import Final

from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.settings import ClubSettings

DAY_MINUTES: Final = 24 * 60
CUP: Final = "cup"


def awaited_by(settings: ClubSettings, evening: EveningState) -> str:
    """The time before which who plays for the cup is there, HH:MM: the club's own, else when the evening begins.

    "" where the evening is not for the cup. On tournament evenings above all one is there before the start, so that
    the tables can be drawn (book 002, p. 37, house rules 1 and 7).
    """
    return (settings.cup_by or evening.begins or settings.time) if evening.kind == CUP else ""


def closes_at(settings: ClubSettings, evening: EveningState) -> str:
    """The time at which arrivals close, "" where they do not: the book only recommends it."""
    return awaited_by(settings, evening) if settings.cup_closes else ""


def answers_until(settings: ClubSettings, evening: EveningState) -> str:
    """The time of the day of an evening until which members say whether they come: never after it begins."""
    begins = evening.begins or settings.time
    return min(settings.answer_by or begins, begins)


def open_on(evenings: Iterable[EveningState], day: date) -> Iterator[EveningState]:
    """The evenings of a day to which one may come: neither cancelled nor closed."""
    held = (one for one in evenings if one.day == day and not one.cancelled and not one.closed)
    return iter(sorted(held, key=lambda one: one.id))


def check_arrival(settings: ClubSettings, evening: EveningState, at: str, reason: str) -> None:
    """See that somebody may still come at a time of day, "" one that nobody kept.

    Half a day on from the closing is late, so that past midnight is too. Raises ClubError `club_late` for who is late
    without a reason.
    """
    closing = closes_at(settings, evening)
    if (
        at
        and closing
        and not reason.strip()
        and 0 < (_minutes(at) - _minutes(closing)) % DAY_MINUTES < DAY_MINUTES // 2
    ):
        raise ClubError("club_late", time=closing)


def closing_items(settings: ClubSettings) -> tuple[str, ...]:
    """What is to be done before an evening is closed, in the club's own words: a line each."""
    return tuple(dict.fromkeys(filter(None, (line.strip() for line in settings.closing.splitlines()))))


def _minutes(time: str) -> int:
    hours, _, minutes = time.partition(":")
    return int(hours) * 60 + int(minutes)
