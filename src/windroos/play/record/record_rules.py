"""The rules that a game was played with, as its record holds them: enough to make the same rules again.

House rules are in the record item by item. A club's own list of special formations is too long for that: its digest
tells whether the list that is given is the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

from windroos.books import catalog
from windroos.errors import OptionError, RecordError
from windroos.rules.rule import Entry, Heading, Option, RuleSet, Value
from windroos.rules.rules import Rules, assemble, checked
from windroos.rules.special import Formations
from windroos.wire.fault import WireError, path
from windroos.wire.objects import Key, fields, mapping
from windroos.wire.spelling import SCALAR, TEXT, Spelling, refuse

AWARDS: Final = {"points": "points", "doubles": "doubles", "fan": "fan", "limit": "limit", "count": "active"}
"""What a club may change of an item: the key in a file of house rules and in the record, and the field of `Entry`."""


class RecordedHouse(NamedTuple):
    """What a club plays otherwise than the book.

    items       what differs of each item, by the keys of a file of house rules
    formations  digest of the club's own list of special formations; "" for the list of the book
    """

    name: str
    items: Mapping[str, Mapping[str, Value]] = {}
    formations: str = ""


class RecordedBook(NamedTuple):
    """The rule book of a game with its options. `digest` is that of `Rules`."""

    id: str
    version: int
    digest: str
    options: Mapping[str, Value]
    house: RecordedHouse | None = None


def book_of(rules: Rules) -> RecordedBook:
    """What a record says of these rules."""
    rule_set = rules.rule_set
    plain = _entries(rule_set, rules.options)
    items = {entry.id: change for entry in rules.entries if (change := _change(plain[entry.id], entry))}
    formations = _own_formations(rules)
    house = None
    if items or formations or rules.name != rules.id:
        house = RecordedHouse(rules.name, items, formations)
    return RecordedBook(rules.id, rule_set.version, rules.digest, dict(rules.options), house)


def rules_of(book: RecordedBook, program: str, formations: Formations | None = None) -> Rules:
    """The rules that a record was played with.

    Args:
        book: as the record has it
        program: the version of the program that wrote the record, to be named where this one cannot read it
        formations: the club's own list of special formations, where the record was played with one

    Raises:
        RecordError: this program has no such rules, or its rules count otherwise.
    """
    try:
        rule_set = catalog.rule_set(book.id)
    except OptionError as unknown:
        raise RecordError("record_rules", **unknown.values, program=program) from None
    if rule_set.version != book.version:
        raise RecordError(
            "record_version", rules=book.id, version=book.version, known=rule_set.version, program=program
        )
    try:
        values = checked(rule_set, book.options)
    except OptionError as wrong:
        raise RecordError("record_option", option=wrong.values["option"], program=program) from None
    if book.house is None:
        changed = {option.id: values[option.id] for option in rule_set.options if not _is_default(option, values)}
        rules = catalog.rules(book.id, changed)  # the very object that others got from the catalog
    else:
        rules = _assembled(rule_set, values, book.house, program, formations)
    if rules.digest != book.digest:
        raise RecordError("record_digest", rules=book.id, digest=book.digest, known=rules.digest, program=program)
    return rules


def _is_default(option: Option, values: Mapping[str, Value]) -> bool:
    return values[option.id] == option.default and type(values[option.id]) is type(option.default)


def _assembled(
    rule_set: RuleSet, values: Mapping[str, Value], house: RecordedHouse, program: str, formations: Formations | None
) -> Rules:
    if house.formations and (formations is None or formations.digest != house.formations):
        raise RecordError("record_formations", digest=house.formations[:16])
    entries = _entries(rule_set, values)
    for item, change in house.items.items():
        if item not in entries:
            raise RecordError("record_item", rules=rule_set.id, item=item, program=program)
        awards: dict[str, Any] = {AWARDS[key]: value for key, value in change.items()}
        entries[item] = replace(entries[item], **awards)
    headings = tuple(
        Heading(heading.id, tuple(entries[entry.id] for entry in heading.entries)) for heading in rule_set.table(values)
    )
    own = formations if house.formations else None
    return assemble(rule_set, values, headings, rule_set.policy(values), house.name, own)


def _entries(rule_set: RuleSet, values: Mapping[str, Value]) -> dict[str, Entry]:
    return {entry.id: entry for heading in rule_set.table(values) for entry in heading.entries}


def _change(plain: Entry, entry: Entry) -> dict[str, Value]:
    fields = ((key, getattr(plain, name), getattr(entry, name)) for key, name in AWARDS.items())
    return {key: now for key, before, now in fields if now != before}


def _own_formations(rules: Rules) -> str:
    """Digest of the list of special formations where it is not that of the book, else ""."""
    if rules.formations is None or rules.rule_set.formations is None:
        return ""
    digest = (rules.formations.whole or rules.formations).digest
    return digest if digest != rules.rule_set.formations().digest else ""


# --- as JSON -----------------------------------------------------------------------------------------------------


OPTIONS: Final = mapping(SCALAR)


def _read_change(value: Any, where: str) -> Mapping[str, Value]:
    change = OPTIONS.read(value, where)
    for key, award in change.items():
        if key not in AWARDS:
            raise WireError("key", path(where, key), known=list(AWARDS))
        if type(award) is not (bool if key == "count" else int):
            refuse(award, path(where, key), "true, false" if key == "count" else ">= 0")
    return change


CHANGE: Final = Spelling(
    OPTIONS.write,
    _read_change,
    {
        "type": "object",
        "properties": {key: {"type": "boolean" if key == "count" else "integer"} for key in AWARDS},
        "additionalProperties": False,
    },
)
HOUSE: Final = fields(RecordedHouse, Key("name", TEXT), Key("items", mapping(CHANGE), {}), Key("formations", TEXT, ""))
