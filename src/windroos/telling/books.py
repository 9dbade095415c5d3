"""The rule books as `windroos rules --json` and the page's API give them."""

from __future__ import annotations

from windroos.books import catalog
from windroos.books.catalog import book_words
from windroos.rules.rule import Entry, Who
from windroos.rules.rules import Rules
from windroos.telling.objects import Json
from windroos.text.books import BookWords
from windroos.text.words import Lang


def books_object(lang: Lang) -> list[Json]:
    """Every rule set with its name and book."""
    books = ((id, book_words(id)) for id in catalog.IDS)
    return [{"rules": id, "name": book.name.to(lang), "book": book.book.to(lang)} for id, book in books]


def rules_object(rules: Rules, book: BookWords, lang: Lang) -> Json:
    """All of one rule set: its headings with every item, and its options."""
    return {
        "rules": rules.id,
        "name": rules.name if rules.name != rules.id else book.name.to(lang),
        "book": book.book.to(lang),
        "version": rules.rule_set.version,
        "digest": rules.digest,
        "headings": [
            {
                "heading": heading.id,
                "name": book.heading(heading.id, lang),
                "items": [_entry_object(entry, book, lang) for entry in heading.entries],
            }
            for heading in rules.headings
        ],
        "options": [
            {
                "option": option.id,
                "ruling": option.ruling,
                "question": book.question(option.id, lang),
                "value": rules.options[option.id],
                "default": option.default,
                "values": [option.values[0], option.values[-1]]
                if isinstance(option.values, range)
                else list(option.values),
                "range": isinstance(option.values, range),
                "owner": option.owner.name.lower(),
            }
            for option in rules.rule_set.options
        ],
    }


def _entry_object(entry: Entry, book: BookWords, lang: Lang) -> Json:
    return {
        "rule": entry.id,
        "name": book.entry(entry.id, lang),
        "meaning": book.meaning(entry.id, lang),
        "who": Who(entry.who).name.lower(),
        "points": entry.points,
        "doubles": entry.doubles,
        "fan": entry.fan,
        "limit": entry.limit,
        "counts": entry.active,
        "replaces": list(entry.replaces),
        "source": entry.source,
    }
