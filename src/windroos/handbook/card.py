"""The house card: what a table needs of its rules, on one sheet of paper, and what it has otherwise than the book."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.handbook.book import Change, Handbook, Item, RulingItem, SpecialHand, changes
from windroos.handbook.clauses import FanRow, fan_rows, settling
from windroos.handbook.wording import is_changed, is_open
from windroos.rules.pages import Clause
from windroos.rules.rule import Owner, Part, Who

SETS: Final = ("pung", "kong")
LIES: Final = ("open", "dicht")


class Square(NamedTuple):
    """Points for pungs and kongs: a row a sort of tiles; pung open and concealed, kong open and concealed."""

    simple: tuple[Item, ...]
    orphan: tuple[Item, ...]


class Block(NamedTuple):
    """The items under one heading, without those in the square and those that do not count."""

    heading: str
    items: tuple[Item, ...]


class Card(NamedTuple):
    """One sheet."""

    book: Handbook
    square: Square | None
    blocks: tuple[Block, ...]
    waiting: bool
    """A loser who waits for an irregular hand has half its worth."""
    specials: tuple[SpecialHand, ...]
    fan: tuple[FanRow, ...]
    paying: tuple[Clause, ...]
    """Who pays whom."""
    agreed: tuple[RulingItem, ...]
    """What a table agrees beforehand: the minimum, the limit, and the rulings of play and settling."""
    changes: tuple[Change, ...]


def card_of(book: Handbook) -> Card:
    """The card of these rules."""
    square = _square(book)
    drawn = {item.entry.id for row in square or () for item in row}
    blocks = []
    for chapter in book.chapters:
        items = tuple(
            item for item in chapter.items if item.entry.active and _has_figure(item) and item.entry.id not in drawn
        )
        if items:
            blocks.append(Block(chapter.id, items))
    waiting = any(
        item.entry.active and item.entry.who == Who.WAITING for chapter in book.chapters for item in chapter.items
    )
    paying = next(section.clauses for section in settling(book.rules) if section.id == "paying")
    fan = fan_rows(book.rules)
    return Card(
        book=book,
        square=square,
        blocks=tuple(blocks),
        waiting=waiting,
        specials=book.specials,
        fan=fan,
        paying=paying,
        agreed=_agreed(book),
        changes=changes(book),
    )


def _has_figure(item: Item) -> bool:
    """Whether it has a figure of its own: no half of another item, and nothing that stands in the list below."""
    entry = item.entry
    return entry.who != Who.WAITING and (entry.part != Part.FORMATION or bool(entry.limit))


def _square(book: Handbook) -> Square | None:
    """The points for pungs and kongs, if this book has them and all of them count."""
    sorts = book.rules.rule_set.pages.pungs
    if not sorts:
        return None
    items = {item.entry.id: item for chapter in book.chapters for item in chapter.items if item.entry.active}
    rows = [[items.get(f"{made}_{sort}_{lies}") for made in SETS for lies in LIES] for sort in sorts]
    simple, orphan = (tuple(item for item in row if item is not None) for row in rows)
    return Square(simple, orphan) if len(simple) == len(orphan) == len(SETS) * len(LIES) else None


def _agreed(book: Handbook) -> tuple[RulingItem, ...]:
    """What a table agrees beforehand; what is otherwise than in the book stands among the changes."""
    first = ("minimum", "limit", "most_fan", "edition", "flowers")
    rulings = [ruling for ruling in book.rulings if is_open(ruling) and not is_changed(ruling)]
    chosen = [ruling for ruling in rulings if ruling.option.id in first or ruling.option.owner != Owner.SCORING]
    return tuple(sorted(chosen, key=lambda ruling: ruling.option.id not in first))
