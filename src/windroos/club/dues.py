"""What everybody owes the club: the deposit, each evening's contribution, and fees by half-years (house rule 8, p. 37).

All of it is reckoned from who took part and from the cash book, in whole cents; nothing of it is stored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from typing import Final, NamedTuple

from windroos.club.club_events import DuesSet, MoneyBooked
from windroos.club.club_state import ClubState
from windroos.club.evening_state import EveningState
from windroos.club.people import one_with
from windroos.club.year import months_later, year_of

EVENING: Final = "contributie"
DEPOSIT: Final = "inleg"
HALF_YEAR: Final = "halfjaar"
DUE_KINDS: Final = (EVENING, DEPOSIT, HALF_YEAR)
"""Kinds of entries by which what is owed is paid."""
_DAY: Final = timedelta(days=1)


class PersonDues(NamedTuple):
    """What somebody owes in all and has paid, in cents, by kind in the order of `DUE_KINDS`."""

    person: str
    owed: tuple[int, ...]
    paid: tuple[int, ...]

    @property
    def open(self) -> int:
        """What is still to be paid; less than nothing where too much was."""
        return sum(self.owed) - sum(self.paid)


def dues_on(club: ClubState, day: date) -> DuesSet:
    """What taking part costs on a day: what was set from a day on, or else what the club's settings say."""
    settings = club.settings
    always = DuesSet(date.min, settings.contribution, settings.deposit, 0)
    return next((one for one in reversed(club.dues) if one.since <= day), always)


def took_part(club: ClubState, evening: EveningState) -> tuple[str, ...]:
    """Who was there or sat at a table, as who he is now, in the order of coming."""
    seen = dict.fromkeys(one_with(club.people, person) for person in evening.here)
    for typed in evening.standing:
        seen |= dict.fromkeys(one_with(club.people, player) for player in typed.players)
    return tuple(seen)


def payment(club: ClubState, evening: EveningState, person: str) -> MoneyBooked | None:
    """The entry by which somebody paid an evening, if there is one that was not taken back."""
    who = one_with(club.people, person)
    taken_back = {entry.counter for entry in club.entries}
    return next(
        (
            entry
            for entry in club.entries
            if (entry.kind, entry.day) == (EVENING, evening.day)
            and entry.person
            and not entry.counter
            and entry.entry not in taken_back
            and one_with(club.people, entry.person) == who
        ),
        None,
    )


def person_dues(club: ClubState, evenings: Iterable[EveningState], on: date) -> tuple[PersonDues, ...]:
    """What everybody who owes or paid anything owes on a day, by id."""
    owed: dict[str, Counter[str]] = {}
    for evening in evenings:
        cost = dues_on(club, evening.day).evening
        if evening.day <= on and not evening.cancelled and cost:
            for person in took_part(club, evening):
                if _is_honorary(club, person, evening.day):
                    continue
                owed.setdefault(person, Counter())[EVENING] += cost
    for person, joined in _joined(club).items():
        if joined <= on and (deposit := dues_on(club, joined).deposit):
            owed.setdefault(person, Counter())[DEPOSIT] += deposit
        for fee in _fees(club, person, on):
            owed.setdefault(person, Counter())[HALF_YEAR] += fee
    paid: dict[str, Counter[str]] = {}
    for entry in club.entries:
        if entry.person and entry.kind in DUE_KINDS and entry.day <= on:
            paid.setdefault(one_with(club.people, entry.person), Counter())[entry.kind] += entry.amount
    return tuple(
        PersonDues(
            person,
            tuple(owed.get(person, Counter())[kind] for kind in DUE_KINDS),
            tuple(paid.get(person, Counter())[kind] for kind in DUE_KINDS),
        )
        for person in sorted(owed.keys() | paid.keys())
    )


def _joined(club: ClubState) -> dict[str, date]:
    """The first day of everybody's membership, as who he is now; honorary ones ask for no deposit."""
    found: dict[str, date] = {}
    for person in club.people.values():
        who = one_with(club.people, person.id)
        for span in person.memberships:
            if span.kind != "honorary":
                found[who] = min(found.get(who, span.since), span.since)
    return found


def _is_honorary(club: ClubState, who: str, day: date) -> bool:
    """Whether somebody was an honorary member on a day, who pays nothing."""
    return any(
        span.kind == "honorary" and day in span
        for person in club.people.values()
        if person.memberships and one_with(club.people, person.id) == who
        for span in person.memberships
    )


def _fees(club: ClubState, person: str, on: date) -> Iterator[int]:
    """The fee of every half club year, begun on that day, in which somebody was a member."""
    spans = [
        span
        for entry in club.people.values()
        for span in entry.memberships
        if span.kind != "honorary" and one_with(club.people, entry.id) == person
    ]
    if not spans or not any(dues.half_year for dues in club.dues):
        return
    first = max(min(span.since for span in spans), club.dues[0].since)
    begin = year_of(club.year, first).first
    while begin <= on:
        half = (begin, months_later(begin, 6)), (months_later(begin, 6), year_of(club.year, begin).last + _DAY)
        for since, end in half:
            fee = dues_on(club, max(since, first)).half_year
            member = any(span.since < end and (span.until is None or span.until >= since) for span in spans)
            if fee and since <= on and first < end and member:
                yield fee
        begin = half[1][1]
