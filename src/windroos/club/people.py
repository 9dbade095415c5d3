"""People of a club: when each was a member, who is one with whom, and how names are taken apart and told apart.

Here a person is an id. Names live in the store's person table, and what is done with them here is done with the text.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from itertools import pairwise
from typing import Final, NamedTuple

from windroos.club.errors import ClubError

PREFIXES: Final = frozenset(
    (
        *(
            "van",
            "de",
            "den",
            "der",
            "het",
            "ter",
            "ten",
            "te",
            "tot",
            "op",
            "in",
            "aan",
            "bij",
            "uit",
            "onder",
            "over",
        ),
        *("over", "voor", "'t", "d'", "la", "le", "les", "l'", "du", "des", "di", "da", "del", "della", "dos"),
        *("von", "vom", "zu", "zur", "zum", "af", "el", "al", "ben", "bin"),
    )
)
"""What stands before a surname and is not sorted by (tussenvoegsels)."""


class MemberSpan(NamedTuple):
    """A membership from one day to another, both included; without the second it goes on."""

    since: date
    until: date | None = None

    def __contains__(self, day: object) -> bool:
        """Whether it holds on a day."""
        return isinstance(day, date) and self.since <= day and (self.until is None or day <= self.until)


class ClubPerson(NamedTuple):
    """Somebody of the club.

    memberships  when a member; a guest never was
    into         the person who this one is (merged), "" if nobody else
    erased       the number of a former member whose name was erased, 0 if it was not
    """

    id: str
    memberships: tuple[MemberSpan, ...] = ()
    into: str = ""
    erased: int = 0


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


def check_merge(people: People, id: str, into: str) -> None:
    """One person may become another. Raises ClubError `club_person_unknown`, `club_merge_self`, `club_merged`."""
    known_person(people, into)
    if known_person(people, id).into:
        raise ClubError("club_merged", person=id)
    if one_with(people, into) == id:
        raise ClubError("club_merge_self", person=id)


def member_on(people: People, id: str, day: date) -> bool:
    """Whether a person, as any entry of him, was a member on a day."""
    who = one_with(people, id)
    return any(
        day in membership
        for person in people.values()
        if person.memberships and one_with(people, person.id) == who
        for membership in person.memberships
    )


class Name(NamedTuple):
    """A name taken apart: a proposal, for nobody can know."""

    first: str
    prefix: str
    last: str

    @property
    def listed(self) -> str:
        """As lists have it: "Berg, Jan van den"."""
        return f"{self.last}, {' '.join(filter(None, (self.first, self.prefix)))}" if self.last else self.first


def taken_apart(name: str) -> Name:
    """First names, what stands before the surname, and the surname; also from "Berg, Jan van den"."""
    last, comma, rest = (part.strip() for part in name.partition(","))
    words = rest.split() if comma else name.split()
    if comma and last:
        at = next((at for at, word in enumerate(words) if at and word.lower() in PREFIXES), len(words))
        return Name(" ".join(words[:at]), " ".join(words[at:]), last)
    if len(words) < 2:
        return Name(" ".join(words), "", "")
    begin = next((at for at, word in enumerate(words[:-1]) if at and word.lower() in PREFIXES), len(words) - 1)
    end = next(at for at in range(begin, len(words)) if words[at].lower() not in PREFIXES or at == len(words) - 1)
    return Name(" ".join(words[:begin]), " ".join(words[begin:end]), " ".join(words[end:]))


def sorted_names(names: Iterable[str]) -> list[str]:
    """Names the Dutch way: by surname without what stands before it, then by first name."""
    return sorted(names, key=lambda name: name_order(taken_apart(name), name))


def name_order(parts: Name, name: str) -> tuple[str, str, str, str]:
    """What a name that is taken apart so is sorted by."""
    first, prefix, last = parts
    return _plain(last or first), _plain(first if last else ""), _plain(prefix), name


def _plain(text: str) -> str:
    """Small letters without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))


def told_apart(names: Mapping[str, str]) -> dict[str, str]:
    """Names by id, in order of joining; those that are alike get a letter, the first one too: "Anna (a)"."""
    alike, seen, shown = Counter(names.values()), Counter[str](), dict[str, str]()
    for id, name in names.items():
        shown[id] = f"{name} ({_letter(seen[name])})" if alike[name] > 1 else name
        seen[name] += 1
    return shown


def _letter(number: int) -> str:
    return (_letter(number // 26 - 1) if number >= 26 else "") + chr(ord("a") + number % 26)
