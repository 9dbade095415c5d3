"""What is asked about people of the club: who there is, who is who, and who is forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.club.people import SPAN_KINDS, MemberSpan
from windroos.people.spelling import DAY, ID, SHORT
from windroos.wire.objects import Key, row
from windroos.wire.spelling import Spelling, one_of, or_null, refuse


class DoPerson(NamedTuple):
    """Enter a person, or change one; `member` None leaves the memberships as they are."""

    id: str
    name: str
    member: tuple[MemberSpan, ...] | None


class DoMerge(NamedTuple):
    """Two entries are one person."""

    person: str
    into: str


class DoUnmerge(NamedTuple):
    """They are two after all."""

    person: str


class DoErase(NamedTuple):
    """Forget a person's name."""

    person: str


MEMBER_WANTED: Final = '"2024-01-01", ["2020-01-01", "2023-12-31"], ["2024-01-01", null, "honorary"], false'
"""Since when somebody is a member, from when to when and as what, several of these in a list, or a guest."""
PersonRequest = DoPerson | DoMerge | DoUnmerge | DoErase


def _read_member(value: Any, where: str) -> tuple[MemberSpan, ...]:
    """`"2020-01-01"`, `["2020-01-01", "2023-12-31", "reserve"]`, a list of such lists, or false for a guest."""
    if value is False:
        return ()
    if isinstance(value, str):
        return (MemberSpan(DAY.read(value, where)),)
    spans = value if isinstance(value, list) and value and isinstance(value[0], list) else [value]
    if not all(isinstance(span, list) and len(span) in (2, 3) for span in spans):
        refuse(value, where, MEMBER_WANTED)
    return tuple(MemberSpan(*_SPANS[len(one)].read(one, f"{where}[{at}]")) for at, one in enumerate(spans))


_SPANS: Final = {
    2: row(DAY, or_null(DAY, None)),
    3: row(DAY, or_null(DAY, None), one_of(*SPAN_KINDS)),
}
"""What somebody was, by how much is said of it."""
_MEMBER: Final = Spelling(
    lambda _: "null",
    _read_member,
    {"description": 'a day, [day, day], [day, day, kind], a list of those, or false: "2024-01-01"'},
)
PERSON_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "person": (DoPerson, (Key("id", or_null(ID, ""), ""), Key("name", SHORT, ""), Key("member", _MEMBER, None))),
    "merge": (DoMerge, (Key("person", ID), Key("into", ID))),
    "unmerge": (DoUnmerge, (Key("person", ID),)),
    "erase": (DoErase, (Key("person", ID),)),
}
"""Each by the word of `do`, with its keys."""
