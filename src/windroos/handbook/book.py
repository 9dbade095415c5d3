"""A rule set with its options as chapters of items: what counts, for how much, for whom, and what decides it.

Everything comes from the tables that scores are counted by; the words stand in `windroos.text`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from windroos.books.catalog import book_words, rule_set, rules
from windroos.handbook.examples import ScoredExample, shown
from windroos.rules.formations import Formation
from windroos.rules.rule import Entry, Heading, Option, RuleSet, Value
from windroos.rules.rules import Rules
from windroos.text.books import BookWords
from windroos.text.words import Words


class Item(NamedTuple):
    """One item of the book as these rules have it."""

    entry: Entry
    base: Entry
    """The same item by the book's own options."""
    replaces: tuple[str, ...]
    """Items of this book that do not count beside it."""
    replaced_by: tuple[str, ...]
    options: tuple[str, ...]
    """Options that change this item, or that decide lines of it."""
    example: ScoredExample | None


class Chapter(NamedTuple):
    """The items under one heading of the book."""

    id: str
    items: tuple[Item, ...]


class SpecialHand(NamedTuple):
    """A special formation of the 144 rules with a hand that is one."""

    formation: Formation
    example: ScoredExample | None


class RulingItem(NamedTuple):
    """An option as an item of its own."""

    option: Option
    value: Value
    items: tuple[str, ...]
    """Items that it changes or decides."""


@dataclass(frozen=True, slots=True)
class Handbook:
    """A rule set with its options, ready to be read.

    words   the rule set's words, with the names that house rules give
    house   the name of the house rules; "" for the book itself or chosen options
    """

    rules: Rules
    words: BookWords
    house: str
    chapters: tuple[Chapter, ...]
    specials: tuple[SpecialHand, ...]
    rulings: tuple[RulingItem, ...]

    def option(self, id: str) -> RulingItem:
        """The ruling with this id.

        Raises:
            LookupError: there is none.
        """
        return next(ruling for ruling in self.rulings if ruling.option.id == id)


class Change(NamedTuple):
    """What these rules have otherwise than their book: an option's value, or an item."""

    option: RulingItem | None
    item: Item | None
    renamed: Words | None
    """The item's name in the book, where the house calls it otherwise."""


def book_of(chosen: Rules, words: BookWords | None = None) -> Handbook:
    """The book of these rules. `words` are the rule set's own unless house rules rename items."""
    base = rules(chosen.id)
    touched = touching(chosen.id)
    replaced: dict[str, list[str]] = {}
    for entry in chosen.entries:
        for other in entry.replaces:
            replaced.setdefault(other, []).append(entry.id)
    named = {entry.id: entry for entry in base.entries}
    chapters = tuple(
        Chapter(
            heading.id,
            tuple(
                Item(
                    entry,
                    named[entry.id],
                    tuple(id for id in entry.replaces if id in named),
                    tuple(replaced.get(entry.id, ())),
                    touched.get(entry.id, ()),
                    shown(chosen.id, entry.id),
                )
                for entry in heading.entries
            ),
        )
        for heading in chosen.headings
    )
    house = "" if chosen.name == chosen.id else chosen.name
    return Handbook(
        chosen, words or book_words(chosen.id), house, chapters, _specials(chosen), _rulings(chosen, touched)
    )


def _specials(chosen: Rules) -> tuple[SpecialHand, ...]:
    """The special formations, the highest first."""
    if chosen.formations is None:
        return ()
    return tuple(SpecialHand(row, shown(chosen.id, row.id)) for row in reversed(chosen.formations.rows))


def _rulings(chosen: Rules, touched: Mapping[str, tuple[str, ...]]) -> tuple[RulingItem, ...]:
    return tuple(
        RulingItem(
            option,
            chosen.options[option.id],
            tuple(item for item, options in touched.items() if option.id in options),
        )
        for option in chosen.rule_set.options
    )


@lru_cache(maxsize=8)
def touching(id: str) -> Mapping[str, tuple[str, ...]]:
    """For each item the options that change it: its pattern, worth, or whether it counts, or lines of its example."""
    book = rule_set(id)
    base = {entry.id: _what_counts(entry) for entry in rules(id).entries}
    found: dict[str, dict[str, None]] = {entry: {} for entry in base}
    for option in book.options:
        for value in _others(option):
            for heading in _table(book, option.id, value):
                for entry in heading.entries:
                    if _what_counts(entry) != base[entry.id]:
                        found[entry.id][option.id] = None
    for item, options in found.items():
        example = shown(id, item)
        if example is not None:
            options.update(dict.fromkeys(example.line.options))
    return {item: tuple(options) for item, options in found.items() if options}


def _others(option: Option) -> tuple[Value, ...]:
    """Values that are not the default: all of them, or the least and the greatest of a range."""
    values = (option.values[0], option.values[-1]) if isinstance(option.values, range) else option.values
    return tuple(value for value in values if not option.is_default(value))


def _table(book: RuleSet, option: str, value: Value) -> tuple[Heading, ...]:
    return book.table({**{one.id: one.default for one in book.options}, option: value})


def _what_counts(entry: Entry) -> tuple[object, ...]:
    """Everything about an entry that a reader would call a change."""
    awards = (entry.points, entry.doubles, entry.fan, entry.limit)
    return (entry.chosen(), entry.who, awards, entry.replaces, entry.active, entry.exempt, entry.minimum)


def changes(book: Handbook) -> tuple[Change, ...]:
    """What these rules have otherwise than their book, options first."""
    own = book_words(book.rules.id)
    found = [Change(ruling, None, None) for ruling in book.rulings if not ruling.option.is_default(ruling.value)]
    chosen = {entry.id: entry for heading in book.rules.rule_set.table(book.rules.options) for entry in heading.entries}
    for chapter in book.chapters:
        for item in chapter.items:
            before, after = own.entries[item.entry.id][0], book.words.entries[item.entry.id][0]
            renamed = before if before != after else None
            if renamed or _what_counts(item.entry) != _what_counts(chosen[item.entry.id]):
                found.append(Change(None, item, renamed))
    return tuple(found)
