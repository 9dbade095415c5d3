"""The log of a tournament, read from its events: who told what, when, what it is about, and what stood there before."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from datetime import date, datetime
from typing import Any, Final, NamedTuple

from windroos.tournament.events import TournamentEvent, read_told, word_of

_ABOUT: Final = frozenset(
    ("round", "table", "entrant", "id", "prize", "reason", "note", "toml", "digest", "hash", "secret")
)
"""What is said apart, or says nothing to a reader."""
_SIMPLE: Final = (str, int, bool, date)


class HallChange(NamedTuple):
    """A field with what it says now, and what it said before, None: nothing stood there."""

    field: str
    now: object
    before: object


class HallEntry(NamedTuple):
    """Something that was told.

    by      the role, or role#id, that told it; word what it is, as `windroos.tournament.events` spells it
    round, table  that it is about, 0 none
    people  their ids
    reason  why, with ids in the place of names
    """

    number: int
    at: datetime
    by: str
    word: str
    round: int
    table: int
    people: tuple[str, ...]
    reason: str
    changes: tuple[HallChange, ...]


class HallMark(NamedTuple):
    """What an entry is chosen by.

    whose  what it is about: the event before that has the same says what stood there before
    """

    table: int
    by: str
    people: tuple[str, ...]
    whose: tuple[object, ...]

    def is_about(self, table: int, person: str) -> bool:
        """Whether it is about a table and about a person; 0 and "": about any."""
        is_of = not person or person in self.people or self.by.endswith(f"#{person}")
        return is_of and table in (0, self.table)


def hall_mark(text: str, known: Collection[str]) -> HallMark:
    """What chooses the entry of a stored event; `known`: everybody's id. Raises TournamentError `tournament_event`."""
    one = read_told(text)
    values = _values(one.what)
    whose = (word_of(one.what), *(values.get(key) for key in ("round", "table", "entrant", "id", "prize")))
    people = dict.fromkeys(who for value in values.values() for who in _people(value, known))
    return HallMark(int(values.get("table") or 0), one.by, tuple(people), whose)


def hall_entry(number: int, at: datetime, text: str, before: str, known: Collection[str]) -> HallEntry:
    """The entry of a stored event, with the text of the one that said the same thing before, "" none."""
    one, mark = read_told(text), hall_mark(text, known)
    values = _values(one.what)
    stood = _values(read_told(before).what) if before else {}
    reason = str(values.get("reason") or values.get("note") or "")
    return HallEntry(
        *(number, at, one.by, word_of(one.what), int(values.get("round") or 0), mark.table, mark.people, reason),
        tuple(_changes(values, stood, known)),
    )


def _values(what: TournamentEvent) -> dict[str, Any]:
    return dict(zip(what._fields, what, strict=True))


def _people(value: object, known: Collection[str]) -> Iterable[str]:
    if isinstance(value, str):
        return (value,) if value in known else ()
    if isinstance(value, tuple | Mapping):
        return (one for one in value if isinstance(one, str) and one in known)
    return ()


def _changes(values: Mapping[str, Any], before: Mapping[str, Any], known: Collection[str]) -> Iterable[HallChange]:
    """What is said that is not said apart, and is something, or another thing than before."""
    for key, value in values.items():
        old = before.get(key)
        if key in _ABOUT or not _plain(value) or (isinstance(value, str) and value in known):
            continue
        if value != old if before else value not in ("", 0, False, None, ()):
            yield HallChange(key, value, old)


def _plain(value: object) -> bool:
    return value is None or isinstance(value, _SIMPLE) or _figures(value)


def _figures(value: object) -> bool:
    return isinstance(value, tuple) and all(one is None or type(one) is int for one in value)
