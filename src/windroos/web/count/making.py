"""Opening a table: the form, made from the options of the rule set, and what was filled in."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.books import catalog
from windroos.books.catalog import book_words
from windroos.errors import WindroosError
from windroos.rules.rule import Option, RuleSet, Value
from windroos.rules.rules import course_of
from windroos.scoresheet.opening import SheetOpening, open_sheet
from windroos.text.books import BookWords
from windroos.text.web.count import NAMELESS
from windroos.text.words import Lang, Words
from windroos.web.count.errors import CountError
from windroos.web.count.steps import whole
from windroos.web.form import Form
from windroos.web.names import clean_name

PLAYERS: Final = 5
NOT_ASKED: Final = frozenset(
    {"players", "thinking_seconds", "timeout_seconds", "timeouts", "turn_seconds", "claim_seconds"}
)
"""Options that follow from the names, or that matter only where the computer keeps the clock."""


class Field(NamedTuple):
    """One option of the form. `choices` are (value, words); empty for a number from `least` to `most`."""

    name: str
    question: str
    ruling: str
    value: str
    choices: tuple[tuple[str, str], ...]
    least: int = 0
    most: int = 0


def rule_set_of(form: Form) -> RuleSet:
    """The rule set that a form names, or the one to begin with.

    Raises OptionError for one that does not exist.
    """
    return catalog.rule_set(form.get("rules") or catalog.USUAL)


def form_values(form: Form, lang: Lang) -> dict[str, object]:
    """What the template of the form wants to know; what was filled in stays."""
    try:
        rule_set = rule_set_of(form)
    except WindroosError:
        rule_set = catalog.rule_set(catalog.USUAL)
    words = book_words(rule_set.id)
    return {
        "chosen": rule_set.id,
        "rule_sets": [(id, book_words(id).name.to(lang)) for id in catalog.IDS],
        "fields": [_field(option, words, form, lang) for option in rule_set.options if _asked(option)],
        "nameless": _nameless(lang),
        "most_rounds": len(course_of(catalog.rules(rule_set.id)).winds),
        "filled": {key: form.get(key, "") for key in _KEYS},
        "has_formations": rule_set.formations is not None,
    }


_KEYS: Final = (*(f"name-{place}" for place in range(PLAYERS)), "title", "rounds", "hands", "house")


def _asked(option: Option) -> bool:
    return len(option.values) > 1 and option.id not in NOT_ASKED


def _field(option: Option, words: BookWords, form: Form, lang: Lang) -> Field:
    question = words.question(option.id, lang)
    value = form.get(f"o-{option.id}") or _written(option.default)
    if isinstance(option.values, range):
        return Field(option.id, question, option.ruling, value, (), option.values[0], option.values[-1])
    choices = tuple((_written(one), words.answer(option.id, one, lang)) for one in option.values)
    return Field(option.id, question, option.ruling, value, choices)


def _written(value: Value) -> str:
    return str(value).lower()


def opening_of(form: Form, lang: Lang) -> SheetOpening:
    """The table that was asked for; four players with a number where nobody was named.

    Raises:
        CountError: a number that is none, an option's value that it does not take.
        NamingError, SheetError, OptionError, HouseError, PlayError: what cannot be.
    """
    rule_set = rule_set_of(form)
    names = [form.get(f"name-{place}", "").strip() for place in range(PLAYERS)]
    if not any(names):
        names = _nameless(lang)
    while len(names) > 3 and not names[-1]:
        names.pop()
    title = form.get("title", "").strip()
    return open_sheet(
        rule_set.id,
        [clean_name(name) if name else "" for name in names],
        _options(rule_set, form),
        form.get("house", ""),
        whole(form, "rounds", 0) or None,
        whole(form, "hands", 0) or None,
        clean_name(title, 80) if title else "",
    )


def _nameless(lang: Lang) -> list[str]:
    return [NAMELESS.to(lang).format(number=place + 1) for place in range(4)]


def _options(rule_set: RuleSet, form: Form) -> dict[str, Value]:
    """Options that differ from the book's; the others follow the house rules, then the book."""
    found: dict[str, Value] = {}
    words = book_words(rule_set.id)
    for option in rule_set.options:
        text = form.get(f"o-{option.id}", "").strip()
        if not text or not _asked(option):
            continue
        value = _read(option, words.options[option.id][0], text)
        if value != option.default:
            found[option.id] = value
    return found


def _read(option: Option, called: Words, text: str) -> Value:
    if isinstance(option.values, range):
        number = whole({"value": text}, "value", 0)
        if number not in option.values:
            least, most = option.values[0], option.values[-1]
            raise CountError("count_limits", option=called, value=text[:40], least=least, most=most)
        return number
    for value in option.values:
        if _written(value) == text:
            return value
    raise CountError("count_option", option=called, value=text[:40])
