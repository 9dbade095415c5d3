"""How long what is known of people is kept: of whom erasing is proposed, and notes that go when their day has come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.evening_state import EveningState
from windroos.club.people import one_with
from windroos.club.person_card import PersonCard
from windroos.club.year import months_later


class ErasureProposal(NamedTuple):
    """A former member whom nothing has been heard of since a day."""

    person: str
    since: date


class Exclusion(NamedTuple):
    """Somebody who is excluded, and the last day of it."""

    person: str
    until: date


def exclusions(cards: Mapping[str, PersonCard], today: date) -> tuple[Exclusion, ...]:
    """Who is excluded today, for the secretary alone; whose ends first comes first."""
    found = (Exclusion(id, card.excluded_until) for id, card in cards.items() if card.excluded_until)
    return tuple(sorted((one for one in found if today <= one.until), key=lambda one: (one.until, one.person)))


def without_expired(card: PersonCard, today: date) -> PersonCard:
    """The card without what is not to be kept any longer: a note on its day, an exclusion after its last day."""
    if card.until is not None and card.until <= today:
        card = card._replace(note="", until=None)
    if card.excluded_until is not None and card.excluded_until < today:
        card = card._replace(exclusion="", excluded_until=None)
    return card


def expired(cards: Mapping[str, PersonCard], today: date) -> dict[str, PersonCard]:
    """Of whom something is not to be kept any longer, with the cards that are left."""
    left = {id: without_expired(card, today) for id, card in cards.items()}
    return {id: card for id, card in left.items() if card != cards[id]}


def proposals(club: ClubState, evenings: Iterable[EveningState], today: date) -> tuple[ErasureProposal, ...]:
    """Former members whose membership ended, and who have not played since, longer ago than the club keeps them."""
    years = club.settings.forget_after
    last: dict[str, date] = {}
    active: set[str] = set()
    for person in club.people.values():
        who = one_with(club.people, person.id)
        if club.people[who].erased:
            active.add(who)
        for span in person.spans:
            if span.until is None or span.until >= today:
                active.add(who)
            else:
                last[who] = max(last.get(who, span.until), span.until)
    for evening in evenings:
        seated = (player for typed in evening.standing for player in typed.players)
        for player in (*seated, *(total.person for total in evening.totals)):
            who = one_with(club.people, player)
            if who in last:
                last[who] = max(last[who], evening.day)
    found = [
        ErasureProposal(who, day)
        for who, day in last.items()
        if who not in active and months_later(day, 12 * years) < today
    ]
    return tuple(sorted(found, key=lambda one: (one.since, one.person)))
