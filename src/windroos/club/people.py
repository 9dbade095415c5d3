"""People of a club: when each was a member, and who is one with whom.

Here a person is an id. Names live in the store's person table, and what is done with them here is done with the text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from windroos.club.errors import ClubError

SpanKind = Literal["member", "honorary", "reserve"]
"""What somebody is with the club: an honorary member is a member who pays nothing, a reserve fills in and is none."""
SPAN_KINDS: Final[tuple[SpanKind, ...]] = ("member", "honorary", "reserve")


class MemberSpan(NamedTuple):
    """A membership from one day to another, both included; without the second it goes on."""

    since: date
    until: date | None = None
    kind: SpanKind = "member"

    def __contains__(self, day: object) -> bool:
        """Whether it holds on a day."""
        return isinstance(day, date) and self.since <= day and (self.until is None or day <= self.until)


class ClubPerson(NamedTuple):
    """Somebody of the club.

    memberships  when a member; a guest never was
    reserves     when a reserve, who plays outside the competition as guests do
    into         the person who this one is (merged), "" if nobody else
    erased       the number of a former member whose name was erased, 0 if it was not
    """

    id: str
    memberships: tuple[MemberSpan, ...] = ()
    into: str = ""
    erased: int = 0
    reserves: tuple[MemberSpan, ...] = ()

    @property
    def spans(self) -> tuple[MemberSpan, ...]:
        """All that he was, in order of time."""
        return tuple(sorted((*self.memberships, *self.reserves), key=lambda one: one.since))

    def with_spans(self, spans: Iterable[MemberSpan]) -> ClubPerson:
        """The same with what he was when."""
        both = tuple(spans)
        return self._replace(
            memberships=tuple(one for one in both if one.kind != "reserve"),
            reserves=tuple(one for one in both if one.kind == "reserve"),
        )


People = Mapping[str, ClubPerson]
NameOf = Callable[[str], str]
"""A person's name by his id, as whoever reads it may see it."""


def checked_memberships(memberships: Iterable[MemberSpan]) -> tuple[MemberSpan, ...]:
    """The same in order of time. Raises ClubError `club_membership` where one ends before it begins, or two overlap."""
    ordered = tuple(sorted(memberships, key=lambda one: one.since))
    for one in ordered:
        if one.until is not None and one.until < one.since:
            raise ClubError("club_membership")
    for one, following in pairwise(ordered):
        if one.until is None or following.since <= one.until:
            raise ClubError("club_membership")
    return ordered


def known_person(people: People, id: str) -> ClubPerson:
    """A person by his id. Raises ClubError `club_person_unknown`."""
    if id not in people:
        raise ClubError("club_person_unknown", person=id[:40])
    return people[id]


def one_with(people: People, id: str) -> str:
    """Who this person is after all merging."""
    while into := people[id].into:
        id = into
    return id


def who_is(people: People, id: str) -> str:
    """The same of an id that may be nobody's. Raises ClubError `club_person_unknown`."""
    return one_with(people, known_person(people, id).id)


def _entries(people: People, id: str) -> Iterator[ClubPerson]:
    """All entries of one person that say what he was, and when."""
    who = one_with(people, id)
    for person in people.values():
        if (person.memberships or person.reserves) and one_with(people, person.id) == who:
            yield person


def check_merge(people: People, id: str, into: str) -> None:
    """One person may become another. Raises ClubError `club_person_unknown`, `club_merge_self`, `club_merged`."""
    known_person(people, into)
    if known_person(people, id).into:
        raise ClubError("club_merged", person=id)
    if one_with(people, into) == id:
        raise ClubError("club_merge_self", person=id)


def member_on(people: People, id: str, day: date) -> bool:
    """Whether a person, as any entry of him, was a member on a day."""
    return any(day in membership for one in _entries(people, id) for membership in one.memberships)


def reserve_on(people: People, id: str, day: date) -> bool:
    """Whether a person, as any entry of him, was a reserve on a day."""
    return any(day in span for one in _entries(people, id) for span in one.reserves)
