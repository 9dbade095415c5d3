"""What is asked about people of the club, decided: who there is, who is who, and who is forgotten. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from windroos.club.club_events import ClubEvent, PersonErased, PersonMerged, PersonSet, PersonUnmerged
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_deciding import guest_name
from windroos.club.evening_state import EveningState
from windroos.club.people import check_merge, checked_memberships, known_person, one_with, who_is
from windroos.club.person_requests import DoErase, DoMerge, DoPerson, DoUnmerge, PersonRequest
from windroos.club.results import check_table


class PersonChange(NamedTuple):
    """What a request comes to, as `deciding.ClubDecision` has it; `events` are the club's."""

    answer: Mapping[str, object]
    events: tuple[ClubEvent, ...] = ()
    names: Mapping[str, str] = {}
    forgotten: tuple[str, ...] = ()
    correction: bool = False


def decide_person(
    club: ClubState,
    evenings: Iterable[EveningState],
    names: Mapping[str, str],
    asked: PersonRequest,
    fresh: str,
) -> PersonChange:
    """What a request comes to; `fresh` is an id that nobody has. Raises ClubError."""
    match asked:
        case DoPerson():
            return _person(club, names, asked, fresh)
        case DoMerge(id, into):
            return _merge(club, evenings, id, into)
        case DoUnmerge(id):
            return _unmerge(club, id)
        case DoErase(id):
            return _erase(club, id)


def _person(club: ClubState, names: Mapping[str, str], asked: DoPerson, fresh: str) -> PersonChange:
    id = asked.id or fresh
    known = club.people.get(id)
    if known is not None and known.erased:
        raise ClubError("club_erased", person=id)
    name = " ".join(asked.name.split()) or names.get(id, "")
    if not name:
        if asked.member:
            raise ClubError("club_name")
        name = guest_name(names)
    if not name.isprintable():
        raise ClubError("club_name")
    given = () if asked.member is None else checked_memberships(asked.member)
    memberships = known.spans if known is not None and asked.member is None else given
    same = known is not None and known.spans == memberships
    kept = {} if names.get(id) == name else {id: name}
    return PersonChange(
        {"id": id}, () if same else (PersonSet(id, memberships),), names=kept, correction=known is not None
    )


def _merge(club: ClubState, evenings: Iterable[EveningState], id: str, into: str) -> PersonChange:
    check_merge(club.people, id, into)
    merged = {**club.people, id: club.people[id]._replace(into=into)}
    for evening in evenings:
        for typed in evening.standing:
            try:
                check_table(typed.players, merged)
            except ClubError:
                raise ClubError("club_merge_table", evening=evening.id, table=typed.table) from None
    return PersonChange({}, (PersonMerged(id, into),), correction=True)


def _unmerge(club: ClubState, id: str) -> PersonChange:
    if not known_person(club.people, id).into:
        raise ClubError("club_not_merged", person=id)
    return PersonChange({}, (PersonUnmerged(id),), correction=True)


def _erase(club: ClubState, id: str) -> PersonChange:
    who = who_is(club.people, id)
    same = [person for person in club.people.values() if one_with(club.people, person.id) == who]
    if all(person.erased for person in same):
        return PersonChange({"number": club.people[id].erased}, forgotten=tuple(person.id for person in same))
    number = max((person.erased for person in club.people.values()), default=0) + 1
    events = tuple(PersonErased(person.id, number) for person in same if not person.erased)
    return PersonChange({"number": number}, events, forgotten=tuple(person.id for person in same), correction=True)
