"""How long what is known of people is kept: of whom erasing is proposed."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Final, NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.evening_state import EveningState
from windroos.club.people import one_with
from windroos.club.year import months_later

YEARS: Final = 2
"""After which a former member is proposed."""


class ErasureProposal(NamedTuple):
    """A former member whom nothing has been heard of since a day."""

    person: str
    since: date


def proposals(
    club: ClubState, evenings: Iterable[EveningState], today: date, years: int = YEARS
) -> tuple[ErasureProposal, ...]:
    """Former members whose membership ended, and who have not played since, longer ago than this; longest first."""
    last: dict[str, date] = {}
    active: set[str] = set()
    for person in club.people.values():
        who = one_with(club.people, person.id)
        if club.people[who].erased:
            active.add(who)
        for span in person.memberships:
            if span.until is None or span.until >= today:
                active.add(who)
            else:
                last[who] = max(last.get(who, span.until), span.until)
    for evening in evenings:
        for typed in evening.standing:
            for player in typed.players:
                who = one_with(club.people, player)
                if who in last:
                    last[who] = max(last[who], evening.day)
    found = [
        ErasureProposal(who, day)
        for who, day in last.items()
        if who not in active and months_later(day, 12 * years) < today
    ]
    return tuple(sorted(found, key=lambda one: (one.since, one.person)))
