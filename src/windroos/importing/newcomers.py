"""Who comes to a club with a file: said plainly, for every name of it that the club did not know becomes a person."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from windroos.club.club_events import PersonSet
from windroos.club.past import TakenOver
from windroos.club.past_events import ResultsImported
from windroos.club.people import NameOf, People
from windroos.text.importing import CAME, CAME_MORE
from windroos.text.words import Lang

MOST_NAMED: Final = 60
"""Names of one kind that are said."""


def who_comes(taken: TakenOver) -> dict[str, bool]:
    """The ids of who comes with a file, each with whether as a member; else he is a guest."""
    came = {id for event in taken.club if isinstance(event, ResultsImported) for id in event.people}
    return {
        one.person: bool(one.memberships) for one in taken.club if isinstance(one, PersonSet) and one.person in came
    }


def who_came(imported: ResultsImported, people: People) -> dict[str, bool]:
    """The same of a file that was taken over, of those who are still there."""
    there = [people[id] for id in imported.people if id in people]
    return {one.id: bool(one.memberships) for one in there if not one.erased}


def came_lines(came: Mapping[str, bool], name: NameOf, lang: Lang) -> list[str]:
    """Who comes, in words: members, then guests; none of nobody."""
    members = [name(person) for person, is_member in came.items() if is_member]
    guests = [name(person) for person, is_member in came.items() if not is_member]
    return [_line(kind, names, lang) for kind, names in (("member", members), ("guest", guests)) if names]


def _line(kind: str, names: Iterable[str], lang: Lang) -> str:
    said = list(names)
    shown = [
        *said[:MOST_NAMED],
        *([CAME_MORE.to(lang).format(count=len(said) - MOST_NAMED)] * (len(said) > MOST_NAMED)),
    ]
    return CAME[kind].to(lang).format(count=len(said), names=", ".join(shown))
