"""Claims on the club: who has not played for a year on end has none any more (house rule 12, p. 37; ruling K5)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.evening_state import EveningState
from windroos.club.people import one_with


class PersonClaim(NamedTuple):
    """What somebody who was ever a member has.

    last   the last day he played, None where he never did: then the year runs from the day he joined
    until  the last day that he has a claim if he does not play again
    """

    person: str
    last: date | None
    until: date
    holds: bool


def claims(club: ClubState, evenings: Iterable[EveningState], on: date) -> tuple[PersonClaim, ...]:
    """The claims on a day of everybody who ever joined, by id."""
    joined: dict[str, date] = {}
    for person in club.people.values():
        who = one_with(club.people, person.id)
        for span in person.memberships:
            if span.since <= on:
                joined[who] = min(joined.get(who, span.since), span.since)
    last: dict[str, date] = {}
    for evening in evenings:
        if evening.day <= on:
            for typed in evening.standing:
                for player in typed.players:
                    who = one_with(club.people, player)
                    last[who] = max(last.get(who, evening.day), evening.day)
            for total in evening.totals:
                who = one_with(club.people, total.person)
                last[who] = max(last.get(who, evening.day), evening.day)
    found = []
    for who in sorted(joined):
        until = year_after(last.get(who, joined[who]))
        found.append(PersonClaim(who, last.get(who), until, on <= until))
    return tuple(found)


def year_after(day: date) -> date:
    """The same day a year later; a year from 29 February is over on the 28th."""
    try:
        return day.replace(year=day.year + 1)
    except ValueError:
        return day.replace(year=day.year + 1, day=28)
