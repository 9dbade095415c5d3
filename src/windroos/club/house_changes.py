"""What house rules of a season have otherwise than their book, in words: on the page of a season, and on paper."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.books.catalog import book_words
from windroos.books.house import House
from windroos.handbook.book import Change, Handbook, book_of, changes
from windroos.handbook.wording import answer, figure
from windroos.rules.rule import Entry
from windroos.rules.scheme import Scheme
from windroos.text.books import renamed
from windroos.text.web.club_house_form import WORDS
from windroos.text.words import Lang

OPTION: Final = "option"
ITEM: Final = "item"
"""What may be changed: a choice of the book, and what an item brings."""


class ChangeLine(NamedTuple):
    """One thing that a season has otherwise than its book: what, how it is here and there, and what undoes it."""

    name: str
    now: str
    was: str
    what: str


def house_changes(house: House, lang: Lang) -> tuple[ChangeLine, ...]:
    """What house rules have otherwise than their book, in words."""
    return change_lines(book_of(house.rules, renamed(book_words(house.rules.id), house.names)), lang)


def change_lines(book: Handbook, lang: Lang) -> tuple[ChangeLine, ...]:
    """The same of a book that was read."""
    return tuple(_line(book, one, lang) for one in changes(book))


def _line(book: Handbook, change: Change, lang: Lang) -> ChangeLine:
    if change.option is not None:
        ruling = change.option
        now, was = (answer(book, ruling, value, lang) for value in (ruling.value, ruling.option.default))
        return ChangeLine(book.words.question(ruling.option.id, lang), now, was, f"{OPTION}:{ruling.option.id}")
    assert change.item is not None
    item, scheme = change.item, book.rules.rule_set.scheme
    now, was = (_worth(one, scheme, lang) for one in (item.entry, item.base))
    name = book.words.entry(item.entry.id, lang)
    if change.renamed is not None:
        name = WORDS["renamed"].to(lang).format(name=name, book=change.renamed.to(lang))
    return ChangeLine(name, now, was if was != now else "", f"{ITEM}:{item.entry.id}")


def _worth(entry: Entry, scheme: Scheme, lang: Lang) -> str:
    """What an item brings, `× 4 (2 verdubbelingen)`, or that it does not count."""
    worth = figure(entry, scheme, lang)
    if not entry.active:
        return WORDS["counts_no"].to(lang)
    return f"{worth.value} ({worth.unit})" if worth.unit and worth.unit != worth.value else worth.value
