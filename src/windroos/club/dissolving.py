"""Dissolving a club: its things go by lot, what is left is divided to the cent (house rule 11, p. 37)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from windroos.club.cash import divided, lots
from windroos.club.club_events import ClubDissolved
from windroos.club.club_state import ClubState
from windroos.club.people import member_on, one_with


class Dissolution(NamedTuple):
    """Who may buy what, and what everybody gets of what is left, in cents."""

    balance: int
    buyers: Mapping[str, str]
    shares: Mapping[str, int]


def dissolution(club: ClubState, drawn: ClubDissolved) -> Dissolution:
    """What a dissolution comes to: things to who is a member on that day, money to all who ever were.

    The balance is that of the day, sold things included once they are booked; of a debt nobody pays anything here.
    """
    ever = ever_members(club, drawn.day)
    now = [person for person in ever if member_on(club.people, person, drawn.day)]
    balance = sum(entry.amount for entry in club.entries if entry.day <= drawn.day)
    shares = divided(max(0, balance), ever, drawn.seed) if ever else {}
    return Dissolution(balance, lots(drawn.things, now, drawn.seed) if now else {}, shares)


def ever_members(club: ClubState, day: date) -> tuple[str, ...]:
    """Everybody who was ever registered as a member, as who he is now."""
    return tuple(
        sorted(
            {
                one_with(club.people, person.id)
                for person in club.people.values()
                for span in person.memberships
                if span.since <= day
            }
        )
    )
