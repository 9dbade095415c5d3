"""The log of a tournament, read from its events: who told what, when, what it is about, and what stood there before."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date, datetime
from typing import Any, Final, NamedTuple

from windroos.tournament.events import read_told, word_of

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


def hall_log(told: Iterable[tuple[int, datetime, str]], known: Collection[str]) -> list[HallEntry]:
    """The entries of stored events (number, when, text), the latest first; `known`: everybody's id."""
    found: list[HallEntry] = []
    stood: dict[tuple[object, ...], Mapping[str, Any]] = {}
    for number, at, text in told:
        one = read_told(text)
        values: dict[str, Any] = dict(zip(one.what._fields, one.what, strict=True))
        word = word_of(one.what)
        whose = (word, *(values.get(key) for key in ("round", "table", "entrant", "id", "prize")))
        before = stood.get(whose, {})
        stood[whose] = values
        people = tuple(dict.fromkeys(who for value in values.values() for who in _people(value, known)))
        found.append(
            HallEntry(
                *(number, at, one.by, word, int(values.get("round") or 0), int(values.get("table") or 0), people),
                *(str(values.get("reason") or values.get("note") or ""), tuple(_changes(values, before, known))),
            )
        )
    return found[::-1]


def chosen(log: Sequence[HallEntry], table: int, person: str) -> list[HallEntry]:
    """The entries about a table and about a person; 0 and "": about any."""
    return [
        one
        for one in log
        if (not table or one.table == table) and (not person or person in one.people or one.by.endswith(f"#{person}"))
    ]


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
