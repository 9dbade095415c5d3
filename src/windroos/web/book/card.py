"""The card of a table as it is printed: its sections in the words of a reader, and how large their letters are."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.handbook.book import Item
from windroos.handbook.card import Card, card_of
from windroos.handbook.clauses import FanRow
from windroos.handbook.wording import answer, figure, sentence
from windroos.text.figures import number
from windroos.text.web.book import WORDS
from windroos.text.words import Lang
from windroos.web.book import views
from windroos.web.book.chosen import Chosen
from windroos.web.book.hand_view import HandView
from windroos.web.book.letters import PrintedRow, PrintedSection, Setting, setting

WIDEST: Final = 14
"""Tiles that fit in a column of the card."""
RARE: Final = 4
"""Fan from which a hand of Hong Kong is drawn on the card; limit hands of every book are."""
RAREST: Final = 88
"""Points from which a hand of MCR is."""
CROWDED: Final = 80
"""Tenths of a point: letters smaller than this are not worth listing the items that stand on the card anyway."""
OVERFULL: Final = 62
"""Letters smaller than this are not worth saying how the book has it."""
MARK: Final = " ●"
"""Stands behind an item that is otherwise than the book, where the changes are not listed apart."""


class HouseCard(NamedTuple):
    """A card. `fan` is Hong Kong's table of payments, `imprint` says by which rules it was printed."""

    sections: tuple[PrintedSection, ...]
    setting: Setting
    fan: tuple[FanRow, ...]
    imprint: str


class CardMarks(NamedTuple):
    """How a card tells what is otherwise than the book: by a mark on these items, and with or without what it was."""

    marked: frozenset[str] = frozenset()
    was: bool = True


def house_card(about: Chosen, title: str, lang: Lang) -> HouseCard:
    """The card of these rules, under a title.

    It lists what is otherwise than the book. Where that would make the letters very small, the items that stand on the
    card anyway carry a mark instead; and where they still are, it does not say how the book has the others.
    """
    card, book = card_of(about.book), about.book
    marks = _changed_on(card)
    for least, told in ((CROWDED, CardMarks()), (OVERFULL, CardMarks(marks)), (0, CardMarks(marks, was=False))):
        sections = _sections(about, card, told, lang)
        chosen = setting(title, bool(book.house), sections)
        if chosen.letters >= least:
            break
    digest, version = book.rules.digest[:8], book.rules.rule_set.version
    imprint = WORDS["version"].to(lang).format(id=about.id, version=version, digest=digest)
    return HouseCard(sections, chosen, card.fan, imprint)


def _sections(about: Chosen, card: Card, told: CardMarks, lang: Lang) -> tuple[PrintedSection, ...]:
    book = about.book

    def word(key: str) -> str:
        return WORDS[key].to(lang)

    waiting = (PrintedRow(word("waiting")),) if card.waiting else ()
    blocks = [
        PrintedSection(
            book.words.heading(block.heading, lang), tuple(_row(about, item, told, lang) for item in block.items)
        )
        for block in card.blocks
    ]
    if blocks and waiting:
        blocks[0] = blocks[0]._replace(rows=blocks[0].rows + waiting)
    specials = tuple(
        PrintedRow(one.formation.name.to(lang), number(one.formation.value, lang)) for one in card.specials
    )
    agreed = tuple(
        PrintedRow(
            f"{book.words.question(one.option.id, lang).rstrip('?')}: ", strong=answer(book, one, one.value, lang)
        )
        for one in card.agreed
    )
    found = [
        PrintedSection(word("other_than_book"), _changes(about, card, told, lang), "changes"),
        PrintedSection(word("sets"), _square(card, told, lang), "square"),
        *blocks,
        PrintedSection(word("specials").partition(":")[0], specials, "many"),
        PrintedSection(
            word("fan_table"), tuple(PrintedRow("0", "0") for _ in (0, *card.fan)) if card.fan else (), "fans"
        ),
        PrintedSection(word("paying"), tuple(PrintedRow(sentence(clause, lang)) for clause in card.paying), "texts"),
        PrintedSection(word("agreed"), agreed, "texts"),
    ]
    return tuple(section for section in found if section.rows)


def _changed_on(card: Card) -> frozenset[str]:
    """The items on a card that are otherwise than in the book."""
    there = {item.entry.id for block in card.blocks for item in block.items}
    there |= {item.entry.id for row in card.square or () for item in row}
    return frozenset(one.item.entry.id for one in card.changes if one.item is not None and one.item.entry.id in there)


def _changes(about: Chosen, card: Card, told: CardMarks, lang: Lang) -> tuple[PrintedRow, ...]:
    """What is otherwise than the book, and what a mark means."""
    listed = [one for one in card.changes if one.item is None or one.item.entry.id not in told.marked]
    shown = [views.change_view(about.book, one, lang) for one in listed]
    rows = tuple(PrintedRow(one.name, one.now, small=one.was if told.was else "") for one in shown)
    return (PrintedRow(WORDS["marked"].to(lang)), *rows) if told.marked else rows


def _row(about: Chosen, item: Item, told: CardMarks, lang: Lang) -> PrintedRow:
    scheme = about.book.rules.rule_set.scheme
    found = figure(item.entry, scheme, lang)
    worth = f"{found.value} {found.unit}" if scheme.limit_row and item.entry.fan else found.value
    name = about.book.words.entry(item.entry.id, lang)
    return PrintedRow(name + _mark(item, told), worth, hand=_picture(about, item, lang))


def _mark(item: Item, told: CardMarks) -> str:
    return MARK if item.entry.id in told.marked else ""


def _picture(about: Chosen, item: Item, lang: Lang) -> HandView | None:
    """The tiles of a rare hand, which nobody knows by heart."""
    rare = RARE if about.book.rules.rule_set.scheme.limit_row else RAREST
    if not item.entry.limit and item.entry.fan < rare:
        return None
    hands = (
        one.hand for chapter in views.chapters(about, lang) for one in chapter.items if one.anchor == item.entry.id
    )
    hand = next(hands, None)
    return hand if hand is not None and sum(len(one.tiles) for one in hand.sets) <= WIDEST else None


def _square(card: Card, told: CardMarks, lang: Lang) -> tuple[PrintedRow, ...]:
    """Points for pungs and kongs: a row for each way in which they are made, under a head."""
    rows = []
    for at, pair in enumerate(zip(*card.square, strict=True) if card.square else ()):
        made, lies = WORDS[("pung", "kong")[at // 2]].to(lang), WORDS[("open", "concealed")[at % 2]].to(lang)
        cells = tuple(number(item.entry.points, lang) + _mark(item, told) for item in pair)
        rows.append(PrintedRow(f"{made} {lies}", cells=cells))
    return (PrintedRow("", cells=(WORDS["simple"].to(lang), WORDS["orphan"].to(lang))), *rows) if rows else ()
