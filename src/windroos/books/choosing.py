"""Rules as a person chooses them: a rule set, its options, or house rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from windroos.books import catalog
from windroos.books.catalog import book_words
from windroos.errors import OptionError
from windroos.rules.rule import Option, RuleSet, Value
from windroos.rules.rules import Rules
from windroos.text.books import BookWords, renamed
from windroos.text.figures import whole

_TRUE, _FALSE = ("true", "yes", "on", "ja", "aan"), ("false", "no", "off", "nee", "uit")


class TypedRules(NamedTuple):
    """A rule set, house rules on top of one, and options as they were typed."""

    rules: str | None = None
    house: Path | None = None
    options: Mapping[str, str] = {}


NOTHING_CHOSEN: Final = TypedRules()


def choose_rules(chosen: TypedRules) -> tuple[Rules, BookWords]:
    """The rules that were chosen, and their words.

    Raises OptionError and HouseError for what does not exist.
    """
    if chosen.house is not None:
        from windroos.books.house import load_house

        house = load_house(chosen.house)
        if chosen.rules is not None and chosen.rules != house.rules.id:
            raise OptionError("rules_of_house", rules=chosen.rules, house=house.name, base=house.rules.id)
        if chosen.options:
            house = load_house(chosen.house, typed_options(house.rules.rule_set, chosen.options))
        return house.rules, renamed(book_words(house.rules.id), house.names)
    id = chosen.rules or catalog.USUAL
    rule_set = catalog.rule_set(id)
    return catalog.rules(id, typed_options(rule_set, chosen.options)), book_words(id)


def typed_options(rule_set: RuleSet, options: Mapping[str, str]) -> dict[str, Value]:
    """Options as typed, as the values that the rule set takes; unknown ones are left for it to refuse."""
    found: dict[str, Value] = {}
    for id, text in options.items():
        option = rule_set.option(id)
        found[id] = typed(option, text) if option is not None else text
    return found


def typed(option: Option, text: str) -> Value:
    """One value: a switch from `true` or `ja`, a number from digits, else the word itself.

    MCR's edition `1998` is a word: a value that the option takes as it was typed stays as it was typed.
    """
    word = text.strip().lower()
    switch = not isinstance(option.values, range) and any(isinstance(value, bool) for value in option.values)
    if switch and word in (*_TRUE, *_FALSE):
        return word in _TRUE
    if word in option.values:
        return word
    number = whole(word)
    return text.strip() if number is None else number
