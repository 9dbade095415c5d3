"""Entries of the log in sentences: what happened, why, and what stood there before."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import date
from fractions import Fraction
from typing import Any, Final, NamedTuple

from windroos.club.club_events import CLUB_WORDS, ClubEvent, ClubSet
from windroos.club.evening_events import (
    EVENING_WORDS,
    EveningEvent,
    ResultTyped,
    ResultVoided,
    SheetTyped,
    TypedResult,
)
from windroos.club.hands import sheet_of
from windroos.club.log_book import LogRow, LogTeller
from windroos.club.people import MemberSpan, NameOf
from windroos.club.rule_names import rules_called
from windroos.reckoning.numbers import show
from windroos.text import club_log as texts
from windroos.text.club_records import RECORDS
from windroos.text.dates import day_said
from windroos.text.figures import money, number, signed
from windroos.text.web.club_evening import WORDS as EVENINGS
from windroos.text.words import Lang

LONGEST: Final = 300
"""Signs of a value; what is longer is only said to be different."""
_PEOPLE: Final = ("person", "into")
_AMOUNTS: Final = ("amount", "evening", "deposit", "half_year", "contribution")
_FLAGS: Final = {"agrees": texts.AGREES, "coming": texts.COMING, "off": texts.OFF, "done": texts.DONE}
_UNSAID: Final = frozenset({"lot", "digest", "reason", "season", "person", "table", "part", "imported", "sheet"})
"""Fields that a change is never told of."""
_WORDS: Final[Mapping[type, str]] = {**CLUB_WORDS, **EVENING_WORDS}


class LogChange(NamedTuple):
    """What was changed: its name, and what it was and is; "" where it was or is nothing."""

    name: str
    old: str
    new: str


class LogLanguage(NamedTuple):
    """For whom the log is told.

    name     gives a person's name as the reader may see it
    told     gives what somebody wrote, with such names in the place of ids
    seasons  what seasons are called, by id
    devices  what browsers call themselves, by id
    """

    lang: Lang
    name: NameOf
    told: Callable[[str], str]
    seasons: Mapping[str, str] = {}
    devices: Mapping[str, str] = {}


def log_sentence(what: ClubEvent | EveningEvent, of: LogLanguage) -> str:
    """What happened, in one sentence."""
    word = _WORDS[type(what)]
    if word not in texts.SENTENCES:
        return texts.OTHER.to(of.lang).format(word=word)
    values = {key: _said(key, value, of) for key, value in what._asdict().items()}
    if isinstance(what, ResultTyped | SheetTyped):
        values["result"] = _result(what, of)
    said = texts.SENTENCES[word].to(of.lang).format_map(values)
    return " ".join(said.split()).replace(" :", ":").rstrip(" :")


def log_reason(what: ClubEvent | EveningEvent, of: LogLanguage) -> str:
    """Why, as whoever did it wrote it; "" where he did not."""
    return of.told(str(getattr(what, "reason", "") or getattr(what, "note", "")))


def log_changes(row: LogRow, of: LogLanguage) -> tuple[LogChange, ...]:
    """What is otherwise than it was."""
    what, before = row.what, row.before
    if before is None:
        return ()
    if isinstance(what, ResultTyped | SheetTyped | ResultVoided):
        return tuple(_result_changes(before, what, of))
    return tuple(_changes(before, what, of))


def log_teller(teller: LogTeller, of: LogLanguage) -> str:
    """Who told it: a name or a role, and the browser."""
    role = texts.TELLERS[teller.role].to(of.lang) if teller.role in texts.TELLERS else teller.role
    if teller.table:
        role = f"{role} {teller.table}"
    person = f"{of.name(teller.person)} ({role})" if teller.person else role
    device = of.devices.get(teller.device, "")
    return f"{person}, {device}" if device else person


def _changes(before: ClubEvent | EveningEvent, what: ClubEvent | EveningEvent, of: LogLanguage) -> Iterator[LogChange]:
    old, new = _fields(before), _fields(what)
    for key, value in new.items():
        if key in _UNSAID or key not in old or old[key] == value:
            continue
        name = texts.FIELDS[key].to(of.lang) if key in texts.FIELDS else key
        was, now = _said(key, old[key], of), _said(key, value, of)
        if was == now or max(len(was), len(now)) > LONGEST or key == "formula":
            was, now = (one.to(of.lang) for one in texts.CHANGED)
        yield LogChange(name, was, now)


def _fields(event: ClubEvent | EveningEvent) -> dict[str, Any]:
    found: dict[str, Any] = event._asdict()
    return {**found, **event.settings._asdict()} if isinstance(event, ClubSet) else found


def _result_changes(
    before: ClubEvent | EveningEvent, what: TypedResult | ResultVoided, of: LogLanguage
) -> Iterator[LogChange]:
    was = _result(before, of) if isinstance(before, ResultTyped | SheetTyped) else ""
    now = "" if isinstance(what, ResultVoided) else _result(what, of)
    if was != now:
        yield LogChange(texts.FIELDS["points"].to(of.lang), was, now)
    if isinstance(before, ResultTyped) and isinstance(what, ResultTyped):
        kept = before._replace(points=what.points, players=what.players)
        yield from _changes(kept, what, of)


def _result(typed: TypedResult, of: LogLanguage) -> str:
    points = typed.points if isinstance(typed, ResultTyped) else sheet_of(typed).match.points
    return ", ".join(f"{of.name(one)} {signed(won, of.lang)}" for one, won in zip(typed.players, points, strict=True))


def _said(key: str, value: Any, of: LogLanguage) -> str:
    """A field as people read it."""
    match value:
        case str():
            return _text(key, value, of)
        case bool():
            return _FLAGS.get(key, texts.YES)[value].to(of.lang)
        case int():
            return (
                money(value, of.lang) if key in _AMOUNTS else signed(value, of.lang) if key == "points" else str(value)
            )
        case None:
            return ""
        case Fraction():
            return show(value, of.lang)
        case date():
            return day_said(value, of.lang)
        case Mapping():
            return ", ".join(f"{name} {one}" for name, one in value.items())
    return _several(key, value, of)


def _text(key: str, value: str, of: LogLanguage) -> str:
    if key in _PEOPLE:
        return of.name(value) if value else ""
    match key:
        case "season" | "above":
            return of.seasons.get(value, value)
        case "rules":
            return rules_called(value, of.lang)
        case "role":
            return texts.TELLERS[value].to(of.lang) if value in texts.TELLERS else value
        case "id":
            return of.devices.get(value) or texts.A_BROWSER.to(of.lang)
        case "at":
            return texts.AT.to(of.lang).format(at=value) if value else ""
        case "kind" if value in RECORDS:
            return RECORDS[value].to(of.lang)
        case "kind":
            return EVENINGS[f"kind_{value}"].to(of.lang) if f"kind_{value}" in EVENINGS else of.told(value)
    return of.told(value)


def _several(key: str, value: tuple[Any, ...], of: LogLanguage) -> str:
    match key:
        case "memberships":
            return ", ".join(_membership(span, of) for span in value) or texts.GUEST.to(of.lang)
        case "people" | "players":
            return ", ".join(map(of.name, value))
        case "tables" if value and isinstance(value[0], tuple) and all(isinstance(one, str) for one in value[0]):
            return "; ".join(", ".join(map(of.name, table)) for table in value)
        case "keys":
            return ", ".join(texts.KEYS[one].to(of.lang) if one in texts.KEYS else one for one in value)
        case "rules":
            return ", ".join(rules_called(one, of.lang) for one in value)
        case "rounds":
            return number(len(value), of.lang)
    return ", ".join(map(str, value))


def _membership(span: MemberSpan, of: LogLanguage) -> str:
    days = {"since": day_said(span.since, of.lang), "until": day_said(span.until, of.lang) if span.until else ""}
    return (texts.SPANS if span.until else texts.SPANS_SINCE)[span.kind].to(of.lang).format(**days)
