"""What the club's commands share: what they answer, and their words as days and as people."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from windroos.cli.arguments import Arguments
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.errors import OptionError

Said = tuple[dict[str, Any], list[str]]
"""What is answered as an object, and the same as lines of text."""


def verb_of(typed: Arguments, verbs: Sequence[str]) -> tuple[str, list[str]]:
    """The word behind a command's name that says what to do, and those after it. Raises OptionError."""
    _, *rest = typed.words
    if not rest or rest[0] not in verbs:
        raise OptionError("no_such_argument", argument=" ".join(typed.words[:2]), near=", ".join(verbs))
    return rest[0], rest[1:]


def word_at(words: Sequence[str], at: int) -> str:
    """A word that must be there. Raises ClubError `club_command`."""
    if at >= len(words):
        raise ClubError("club_command")
    return words[at]


def day_typed(text: str | None) -> date | None:
    """A day as it is typed; None of nothing. Raises ClubError `club_day`."""
    try:
        return date.fromisoformat(text) if text else None
    except ValueError:
        raise ClubError("club_day", day=str(text)[:20]) from None


def person_named(world: ClubWorld, text: str) -> str:
    """The id of a person, who is typed by it or by his name.

    Raises ClubError: `club_person_unknown`, `club_person_alike`.
    """
    known = world.club.people if world.club is not None else {}
    if text in known:
        return text
    found = [id for id, name in world.names.items() if name.casefold() == text.casefold() and not known[id].into]
    if not found:
        raise ClubError("club_person_unknown", person=text[:60])
    if found[1:]:
        raise ClubError("club_person_alike", name=text[:60], ids=", ".join(found[:5]))
    return found[0]


def evening_named(world: ClubWorld, text: str) -> EveningState:
    """An evening that is typed by its id, or by its day where one evening is held on it.

    Raises ClubError: `club_evening_unknown`, `club_evening_alike`.
    """
    if text in world.evenings:
        return world.evenings[text]
    of_day = [one for one in world.evenings.values() if str(one.day) == text]
    found = [one for one in of_day if not one.cancelled] or of_day
    if not found:
        raise ClubError("club_evening_unknown", evening=text[:40])
    if found[1:]:
        raise ClubError("club_evening_alike", day=text, ids=", ".join(sorted(one.id for one in found)[:5]))
    return found[0]
