"""Which rules a page is about: a book, with choices in the address, of a table, or from a file of house rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request

from windroos.books import catalog
from windroos.books.catalog import book_words
from windroos.books.house import load_sent_house
from windroos.errors import WindroosError
from windroos.handbook.book import Handbook, book_of
from windroos.handbook.wording import is_changed
from windroos.hosting.setup import read_setup
from windroos.play.record.record_rules import rules_of as rules_of_record
from windroos.rules.rule import Option, Value
from windroos.scoresheet.opening import read_opening, rules_of, words_of
from windroos.text.books import renamed
from windroos.text.figures import typed
from windroos.web.errors import PageError
from windroos.web.site import Site
from windroos.wire.json_text import decode_object

TABLE: Final = "tafel"
"""The key in an address that names a table."""
OURS: Final = frozenset({TABLE, "q", "zaad", "gegeven", "punten", "verdubbelingen", "limiet", "toon", "lang"})
"""Keys in an address that are no options."""


class BookError(WindroosError):
    """Something asked of the pages about the rules that cannot be."""


class Chosen(NamedTuple):
    """The rules of a page, and how an address names them."""

    book: Handbook
    named: tuple[tuple[str, str], ...] = ()
    """What stands in the address: a table, or options."""

    @property
    def id(self) -> str:
        """The id of the rule set."""
        return self.book.rules.id

    def address(self, page: str = "", **more: str) -> str:
        """The address of a page about these rules: `card`, ...; more keys after those of the rules."""
        query = urlencode([*self.named, *more.items()])
        return f"/spelregels/{self.id}{'/' if page else ''}{page}{'?' if query else ''}{query}"

    def with_option(self, option: Option, value: Value) -> str:
        """The address of the book with one option chosen otherwise, at that option."""
        others = [(key, text) for key, text in self.named if key != option.id]
        if not option.is_default(value):
            others.append((option.id, typed(value)))
        query = urlencode(others)
        return f"/spelregels/{self.id}{'?' if query else ''}{query}#o-{option.id}"


class AskedRules(NamedTuple):
    """Which rules an address asks for, before they are read.

    id      of the rule set; "" where a file says it
    asked   options as they stand in the address
    table   the table whose rules they are, with the kind and the header of its stream; "" for none
    file    house rules that were sent; None where none were
    """

    id: str
    asked: tuple[tuple[str, str], ...] = ()
    table: str = ""
    kind: str = ""
    header: str = ""
    file: bytes | None = None


def source_of(site: Site, request: Request, id: str) -> AskedRules:
    """The rules that an address asks for, for who may see them.

    Raises:
        PageError: `no_page`, `no_table`, or `no_ticket` for who does not have the table's link.
    """
    if id not in catalog.IDS:
        raise PageError("no_page")
    table = request.query_params.get(TABLE)
    if not table:
        return AskedRules(id, tuple((key, value) for key, value in request.query_params.items() if key not in OURS))
    stream = site.store.stream(table)
    if stream is None:
        raise PageError("no_table")
    if site.ticket(request, table) is None:
        raise PageError("no_ticket")
    return AskedRules(id, (), table, stream.kind, stream.header)


def chosen(source: AskedRules) -> Chosen:
    """The rules that were asked for, read.

    Raises:
        BookError, HouseError: what is wrong with a file.
        OptionError: an option that the book does not have, or a value that it does not take.
        WindroosError: a table's rules are not those of this version.
    """
    if source.file is not None:
        return Chosen(_book_of_file(source.file))
    if source.table:
        return Chosen(_book_of_header(source.kind, source.header), ((TABLE, source.table),))
    book = _book(source.id, source.asked)
    changed = {ruling.option.id for ruling in book.rulings if is_changed(ruling)}
    return Chosen(book, tuple((key, value) for key, value in source.asked if key in changed))


@lru_cache(maxsize=64)
def _book(id: str, asked: tuple[tuple[str, str], ...]) -> Handbook:
    """The book with options as they stand in an address."""
    rule_set = catalog.rule_set(id)
    values = {key: _value(rule_set.option(key), text) for key, text in asked}
    return book_of(catalog.rules(id, values))


def _value(option: Option | None, text: str) -> Value:
    """A value as an address has it; what the option does not take is refused where the rules are made."""
    if option is None:
        return text
    if isinstance(option.values, range):
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else text
    return next((value for value in option.values if typed(value) == text), text)


@lru_cache(maxsize=64)
def _book_of_header(kind: str, header: str) -> Handbook:
    if kind == "count":
        opening = read_opening(decode_object(header))
        return book_of(rules_of(opening), words_of(opening))
    setup = read_setup(header)
    return book_of(rules_of_record(setup.header.book, setup.header.program), setup.words)


def _book_of_file(data: bytes) -> Handbook:
    """The rules in a file of house rules.

    Raises:
        BookError, HouseError, OptionError: whatever is wrong with it.
    """
    if not data.strip():
        raise BookError("book_no_house")
    text = data.decode("utf-8-sig", "replace")
    house = load_sent_house(text)
    return book_of(house.rules, renamed(book_words(house.rules.id), house.names))
