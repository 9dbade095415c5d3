"""The people of a club as its secretary sees them, and as its members do."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Final, Literal, NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.deciding import ClubWorld
from windroos.club.people import SPAN_KINDS, ClubPerson, NameOf, one_with
from windroos.club.person_card import PersonCard
from windroos.people.names import name_order, taken_apart

PersonKind = Literal["member", "honorary", "reserve", "guest", "former", "erased"]
KINDS_OF_PEOPLE: Final[tuple[PersonKind, ...]] = ("member", "honorary", "reserve", "guest", "former", "erased")


class PersonRow(NamedTuple):
    """Somebody of the club.

    name    as the reader may see it
    since   the first day of the membership that holds, or of the last one; None of who never was a member
    last    the last day he played, None never; `evenings` how often
    also    the ids of the entries that were merged with this one
    """

    id: str
    name: str
    kind: PersonKind
    since: date | None
    until: date | None
    last: date | None
    evenings: int
    also: tuple[str, ...]

    @property
    def is_member(self) -> bool:
        """Whether he is a member, or will be; an honorary one is too."""
        return self.kind in ("member", "honorary")


def people_rows(world: ClubWorld, name: NameOf, today: date) -> tuple[PersonRow, ...]:
    """Everybody once, in the Dutch order of their names; `name` gives the name that the reader may see."""
    club = world.club
    if club is None:
        return ()
    played = _played(world, club)
    rows = [
        _row(club, person, name(person.id), played.get(person.id, ()), today)
        for person in club.people.values()
        if not person.into
    ]

    def order(row: PersonRow) -> tuple[str, ...]:
        card = world.cards.get(row.id, PersonCard(row.name))
        return name_order(card.parts if row.name == card.name else taken_apart(row.name), row.name)

    return tuple(sorted(rows, key=order))


def kind_on(people: Iterable[ClubPerson], today: date) -> PersonKind:
    """What all entries of one person come to on a day."""
    people = tuple(people)
    if any(person.erased for person in people):
        return "erased"
    spans = [span for person in people for span in person.spans]
    held = {span.kind for span in spans if today in span}
    if not held:  # who will be something is that already
        held = {span.kind for span in spans if span.since > today}
    for kind in SPAN_KINDS:
        if kind in held:
            return kind
    return "former" if spans else "guest"


def _row(club: ClubState, person: ClubPerson, name: str, played: Iterable[date], today: date) -> PersonRow:
    entries = [one for one in club.people.values() if one_with(club.people, one.id) == person.id]
    spans = sorted((span for one in entries for span in one.spans), key=lambda span: span.since)
    days = sorted(played)
    return PersonRow(
        id=person.id,
        name=name,
        kind=kind_on(entries, today),
        since=spans[-1].since if spans else None,
        until=spans[-1].until if spans else None,
        last=days[-1] if days else None,
        evenings=len(days),
        also=tuple(one.id for one in entries if one.id != person.id),
    )


def _played(world: ClubWorld, club: ClubState) -> dict[str, list[date]]:
    """The evenings that each person played at."""
    found: dict[str, list[date]] = {}
    for evening in world.evenings.values():
        seated = (id for typed in evening.standing for id in typed.players)
        here = {one_with(club.people, id) for id in (*seated, *(total.person for total in evening.totals))}
        for person in here:
            found.setdefault(person, []).append(evening.day)
    return found
