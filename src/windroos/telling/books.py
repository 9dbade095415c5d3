"""The rule books as `windroos rules --json` and the page's API give them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from windroos.books import catalog
from windroos.books.catalog import book_words
from windroos.rules.rule import Entry, Heading, Option, Owner, Value, Who
from windroos.rules.rules import Rules
from windroos.telling.hand_line import BOOK_SCHEMA as BOOK
from windroos.telling.objects import Json
from windroos.text.books import BookWords
from windroos.text.words import Lang, Words
from windroos.wire.objects import made, mapping, row
from windroos.wire.outputs import FLAG, NUMBER, TEXT, Output, OutputKey, many, one_of, reference
from windroos.wire.spelling import SCALAR
from windroos.wire.spelling import TEXT as PLAIN

HOUSE_NAMES: Final = mapping(made(Words, row(PLAIN, PLAIN, rest=PLAIN)))
"""What a house calls items otherwise than the book, by id: kept beside a record, which holds no words."""


class SaidBook(NamedTuple):
    """Rules to be said in a language."""

    rules: Rules
    book: BookWords
    lang: Lang

    def entry_object(self, entry: Entry) -> Json:
        """One row of its tables."""
        return ITEM.of((self, entry))

    def heading_object(self, heading: Heading) -> Json:
        """The rows under one heading."""
        return HEADING.of((self, heading))

    def option_object(self, option: Option) -> Json:
        """A question that the book leaves open, with its answer."""
        return OPTION.of((self, option))


def _bounds(values: Sequence[Value]) -> list[Value]:
    return [values[0], values[-1]] if isinstance(values, range) else list(values)


BOOK_NAME: Final = Output[tuple[str, Lang]](
    OutputKey("rules", BOOK, lambda said: said[0]),
    OutputKey("name", TEXT, lambda said: book_words(said[0]).name.to(said[1])),
    OutputKey("book", TEXT, lambda said: book_words(said[0]).book.to(said[1])),
)
"""A rule book."""
ITEM: Final = Output[tuple[SaidBook, Entry]](
    OutputKey("rule", TEXT, lambda said: said[1].id),
    OutputKey("name", TEXT, lambda said: said[0].book.entry(said[1].id, said[0].lang)),
    OutputKey("meaning", TEXT, lambda said: said[0].book.meaning(said[1].id, said[0].lang)),
    OutputKey("who", one_of(*(who.name.lower() for who in Who)), lambda said: Who(said[1].who).name.lower()),
    OutputKey("points", NUMBER, lambda said: said[1].points),
    OutputKey("doubles", NUMBER, lambda said: said[1].doubles),
    OutputKey("fan", NUMBER, lambda said: said[1].fan),
    OutputKey("limit", NUMBER, lambda said: said[1].limit),
    OutputKey("counts", FLAG, lambda said: said[1].active),
    OutputKey("replaces", many(TEXT), lambda said: list(said[1].replaces)),
    OutputKey("source", TEXT, lambda said: said[1].source),
)
"""One row of a book's tables."""
HEADING: Final = Output[tuple[SaidBook, Heading]](
    OutputKey("heading", TEXT, lambda said: said[1].id),
    OutputKey("name", TEXT, lambda said: said[0].book.heading(said[1].id, said[0].lang)),
    OutputKey("items", many(reference("Item")), lambda said: [said[0].entry_object(one) for one in said[1].entries]),
)
"""The rows under one heading of a book."""
OPTION: Final = Output[tuple[SaidBook, Option]](
    OutputKey("option", TEXT, lambda said: said[1].id),
    OutputKey("ruling", TEXT, lambda said: said[1].ruling),
    OutputKey("question", TEXT, lambda said: said[0].book.question(said[1].id, said[0].lang)),
    OutputKey("value", SCALAR.schema, lambda said: said[0].rules.options[said[1].id]),
    OutputKey("default", SCALAR.schema, lambda said: said[1].default),
    OutputKey("values", many(SCALAR.schema), lambda said: _bounds(said[1].values)),
    OutputKey("range", FLAG, lambda said: isinstance(said[1].values, range)),
    OutputKey("owner", one_of(*(owner.name.lower() for owner in Owner)), lambda said: said[1].owner.name.lower()),
)
"""A question that a book leaves open, with its answer."""
RULES: Final = Output[SaidBook](
    OutputKey("rules", BOOK, lambda said: said.rules.id),
    OutputKey(
        "name", TEXT, lambda said: said.rules.name if said.rules.name != said.rules.id else said.book.name.to(said.lang)
    ),
    OutputKey("book", TEXT, lambda said: said.book.book.to(said.lang)),
    OutputKey("version", NUMBER, lambda said: said.rules.rule_set.version),
    OutputKey("digest", TEXT, lambda said: said.rules.digest),
    OutputKey(
        "headings", many(reference("Heading")), lambda said: [said.heading_object(one) for one in said.rules.headings]
    ),
    OutputKey(
        "options",
        many(reference("Option")),
        lambda said: [said.option_object(one) for one in said.rules.rule_set.options],
    ),
)
"""All of one rule book."""


def books_object(lang: Lang) -> list[Json]:
    """Every rule set with its name and book."""
    return [BOOK_NAME.of((id, lang)) for id in catalog.IDS]


def rules_object(rules: Rules, book: BookWords, lang: Lang) -> Json:
    """All of one rule set: its headings with every item, and its options."""
    return RULES.of(SaidBook(rules, book, lang))
