"""A rule set with its options set: what a hand is scored by."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from windroos.errors import OptionError
from windroos.rules.conduct import Conduct
from windroos.rules.course import Course
from windroos.rules.rule import (
    Columns,
    Entry,
    Heading,
    Option,
    Options,
    Policy,
    RuleSet,
    Slot,
    Value,
    Who,
    columns,
)
from windroos.settling.terms import Terms

if TYPE_CHECKING:
    from windroos.rules.special import Formations


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """A rule set with every option set; make one with `configure`. Two with the same digest score alike."""

    rule_set: RuleSet
    options: Options
    headings: tuple[Heading, ...]
    entries: tuple[Entry, ...]
    """All entries in the order of the book, inactive ones too."""
    policy: Policy
    columns: Columns
    counted: tuple[Slot, ...]
    """What to count for a hand, in the order of the entries; inactive entries are left out."""
    irregular: tuple[Slot, ...]
    """The hands outside four sets and a pair."""
    formations: Formations | None
    """The special formations (144 rules)."""
    name: str
    """Its own name where it has house rules, else the rule set's id."""
    digest: str

    @property
    def id(self) -> str:
        """The id of the rule set."""
        return self.rule_set.id

    def value(self, option: str) -> Value:
        """The value of an option; None-free, for every option has a default."""
        return self.options[option]

    def entry(self, id: str) -> Entry | None:
        """The entry with this id."""
        return next((entry for entry in self.entries if entry.id == id), None)


@lru_cache(maxsize=64)
def conduct_of(rules: Rules, strict: bool = False) -> Conduct:
    """How these rules are played, on a strict or a friendly table."""
    return rules.rule_set.conduct(rules.options, strict)


@lru_cache(maxsize=64)
def course_of(rules: Rules) -> Course:
    """How a match by these rules goes."""
    return rules.rule_set.course(rules.options)


@lru_cache(maxsize=64)
def terms_of(rules: Rules) -> Terms:
    """On what terms hands by these rules are settled."""
    return rules.rule_set.terms(rules.options)


def configure(rule_set: RuleSet, options: Options | None = None, formations: Formations | None = None) -> Rules:
    """The rule set with these options on top of its defaults, and a club's own list of special formations.

    Raises:
        OptionError: an unknown option, a value it does not take, or formations for a book that has none.
    """
    if formations is not None and rule_set.formations is None:
        raise OptionError("no_formations", rules=rule_set.id)
    values = checked(rule_set, options or {})
    return assemble(rule_set, values, rule_set.table(values), rule_set.policy(values), rule_set.id, formations)


def assemble(
    rule_set: RuleSet,
    values: Options,
    headings: tuple[Heading, ...],
    policy: Policy,
    name: str,
    formations: Formations | None = None,
) -> Rules:
    """Rules from a table that is already chosen; house rules change it before they come here."""
    if formations is None and rule_set.formations is not None:
        formations = rule_set.formations()
    if formations is not None:
        formations = formations.only(str(values["formations"]))
    entries = tuple(entry for heading in headings for entry in heading.entries)
    counted = tuple(Slot(entry.chosen(), entry.who, at) for at, entry in enumerate(entries) if entry.active)
    return Rules(
        rule_set=rule_set,
        options=values,
        headings=headings,
        entries=entries,
        policy=policy,
        columns=columns(entries),
        counted=counted,
        irregular=tuple(slot for slot in counted if slot.who == Who.IRREGULAR),
        formations=formations,
        name=name,
        digest=_digest(rule_set, values, entries, policy, formations),
    )


def checked(rule_set: RuleSet, options: Options) -> dict[str, Value]:
    """All option values: the defaults with `options` on top.

    Raises:
        OptionError: an unknown option, or a value it does not take.
    """
    values: dict[str, Value] = {option.id: option.default for option in rule_set.options}
    for id, value in options.items():
        option = rule_set.option(id)
        if option is None:
            raise OptionError("no_such_option", option=id, rules=rule_set.id, near=_near(id, tuple(values)))
        values[id] = checked_value(option, value)
    return values


def checked_value(option: Option, value: object) -> Value:
    """The value, if the option takes it. True is not 1 here: a switch takes true or false, a number a number."""
    if isinstance(value, bool | int | str):
        if isinstance(option.values, range):
            if type(value) is int and value in option.values:
                return value
        elif any(allowed == value and type(allowed) is type(value) for allowed in option.values):
            return value
    raise OptionError("no_such_value", option=option.id, value=_as_written(value), allowed=_allowed(option))


def _as_written(value: object) -> str:
    """A value as JSON and TOML have it, so that "2" is not taken for 2."""
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


def _allowed(option: Option) -> str:
    if isinstance(option.values, range):
        return f"{option.values[0]}..{option.values[-1]}"
    words = (f'"{value}"' if isinstance(value, str) and value.isdecimal() else value for value in option.values)
    return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in words)


def _near(id: str, known: tuple[str, ...]) -> str:
    from difflib import get_close_matches  # only when something is wrong: keeps `import windroos` quick

    return ", ".join(get_close_matches(id, known, 3, 0.4) or known)


def _digest(
    rule_set: RuleSet, values: Options, entries: tuple[Entry, ...], policy: Policy, formations: Formations | None
) -> str:
    """What decides every score, in sixteen hexadecimal digits; stored with every game."""
    later = {option.id for option in rule_set.options if option.later and option.is_default(values[option.id])}
    asked = sorted((id, value) for id, value in values.items() if id not in later)
    rows: list[object] = [rule_set.id, rule_set.version, asked, (rule_set.scheme, *policy)]
    for entry in entries:
        chosen = entry.chosen().__name__
        rows.append((entry.id, chosen, int(entry.who), entry.points, entry.doubles, entry.fan, entry.limit))
        rows.append((entry.replaces, int(entry.part), entry.minimum, entry.exempt, entry.active))
    if formations is not None:
        rows.append(formations.digest)
    return hashlib.sha256(repr(rows).encode()).hexdigest()[:16]
