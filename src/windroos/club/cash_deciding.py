"""What is asked of the cash book, decided: which events it comes to, or why it cannot be. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.club.cash_requests import CashRequest, DoDissolve, DoDues, DoPaid
from windroos.club.club_events import ClubDissolved, ClubEvent, DuesSet, MoneyBooked
from windroos.club.club_state import ClubState
from windroos.club.dues import EVENING, dues_on, payment
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.people import who_is

_HEX: Final = 16


class CashDecision(NamedTuple):
    """What a request comes to: an answer, and new events of the club."""

    answer: Mapping[str, object]
    events: tuple[ClubEvent, ...]


def decide_cash(club: ClubState, evenings: Mapping[str, EveningState], asked: CashRequest, fresh: str) -> CashDecision:
    """What a request comes to; the digits of `fresh` are the seed of lots. Raises ClubError."""
    match asked:
        case DoDues():
            event = DuesSet(*asked)
            return CashDecision({}, () if event in club.dues else (event,))
        case DoPaid():
            return _paid(club, evenings, asked)
        case DoDissolve(day, things):
            if club.dissolved is not None:
                raise ClubError("club_dissolved", date=club.dissolved.day)
            kept = tuple(thing.strip() for thing in things if thing.strip())
            return CashDecision({}, (ClubDissolved(day, kept, int(fresh, _HEX)),))


def _paid(club: ClubState, evenings: Mapping[str, EveningState], asked: DoPaid) -> CashDecision:
    if asked.evening not in evenings:
        raise ClubError("club_evening_unknown", evening=asked.evening)
    evening, person = evenings[asked.evening], who_is(club.people, asked.person)
    entry, number = payment(club, evening, person), len(club.entries) + 1
    if asked.paid == (entry is not None):
        return CashDecision({}, ())
    if entry is not None:
        back = MoneyBooked(number, evening.day, -entry.amount, EVENING, entry.person, "", entry.entry)
        return CashDecision({"entry": number}, (back,))
    amount = dues_on(club, evening.day).evening
    if not amount:
        raise ClubError("club_no_dues")
    return CashDecision({"entry": number}, (MoneyBooked(number, evening.day, amount, EVENING, person, "", 0),))
