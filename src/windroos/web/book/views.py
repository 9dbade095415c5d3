"""What the templates about the rules are given: names, figures, tiles and links, in one language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from windroos.handbook.book import Change, Handbook, Item, RulingItem, SpecialHand
from windroos.handbook.clauses import Section, playing, settling
from windroos.handbook.examples import ScoredExample
from windroos.handbook.wording import Worth, answer, figure, is_changed, is_open, rulings_of, sentence
from windroos.rules.pages import Clause
from windroos.text.books import capital, small
from windroos.text.cli import OWNER
from windroos.text.explain import CERTAINTY, ROUNDS, SEATS
from windroos.text.figures import number, typed
from windroos.text.handbook import OPEN, SECTIONS, WHO
from windroos.text.web.book import WORDS
from windroos.text.words import Lang
from windroos.web.book.chosen import Chosen
from windroos.web.book.hand_view import HandView, hand_view, say

EVERYTHING: Final = 12
"""An item that replaces so many replaces all there is: a hand that is claimed with its seasons. It is not named."""


class Link(NamedTuple):
    """A word that leads somewhere; `strong` where it is chosen, or otherwise than the book."""

    text: str
    to: str
    strong: bool = False


class ItemView(NamedTuple):
    """An item of the book. `meta` stands under it in soft words, `links` are the options that touch it."""

    anchor: str
    name: str
    figure: Worth
    about: str
    hand: HandView | None
    meta: tuple[str, ...]
    links: tuple[Link, ...]
    off: bool


class ChapterView(NamedTuple):
    """Items under a heading."""

    anchor: str
    name: str
    about: str
    items: tuple[ItemView, ...]


class ClauseView(NamedTuple):
    """A sentence about play or settling, with the options that decide it."""

    text: str
    links: tuple[Link, ...]


class SectionView(NamedTuple):
    """Sentences about one subject."""

    anchor: str
    name: str
    source: str
    clauses: tuple[ClauseView, ...]


class OptionView(NamedTuple):
    """A ruling with its answers. `values` is empty where any number of `least` to `most` will do."""

    anchor: str
    id: str
    question: str
    ruling: str
    owner: str
    values: tuple[Link, ...]
    value: str
    default: str
    least: int
    most: int
    fixed: bool
    changed: bool
    touches: tuple[Link, ...]


class ChangeView(NamedTuple):
    """What these rules have otherwise: what it is, how it is here, how the book has it."""

    name: str
    now: str
    was: str
    to: str


def chapters(chosen: Chosen, lang: Lang) -> tuple[ChapterView, ...]:
    """Every chapter of the book, the special formations last."""
    book = chosen.book
    found = [
        ChapterView(
            f"h-{chapter.id}",
            book.words.heading(chapter.id, lang),
            "",
            tuple(_item(book, item, lang) for item in chapter.items),
        )
        for chapter in book.chapters
    ]
    formations = book.rules.formations
    if formations is not None:
        name = say(WORDS["specials"], lang, name=formations.name)
        rows = tuple(_special(special, lang) for special in book.specials)
        found.append(ChapterView("h-specials", name, WORDS["specials_about"].to(lang), rows))
    return tuple(found)


def _item(book: Handbook, item: Item, lang: Lang) -> ItemView:
    entry = item.entry
    rulings = rulings_of(book, item)
    codes = tuple(dict.fromkeys(ruling.option.ruling for ruling in rulings if ruling.option.ruling))
    meta = [entry.source, WHO[entry.who].to(lang)]
    if codes:
        meta[0] += f" · {say(WORDS['ruling'], lang, ruling=', '.join(codes))}"
    if item.replaces and len(item.replaces) < EVERYTHING:
        meta.append(say(WORDS["replaces"], lang, names=_names(book, item.replaces, lang)))
    everything = {one.id for one in book.rules.entries if len(one.replaces) >= EVERYTHING}
    beside = [id for id in item.replaced_by if id not in everything]
    if beside:
        meta.append(say(WORDS["replaced_by"], lang, names=_names(book, beside, lang)))
    if item.example is not None and item.example.example.options:
        meta.append(say(WORDS["needs"], lang, options=_needs(book, item.example, lang)))
    if item.example is not None and item.example.by_winds:
        meta.append(_seat(item.example, lang))
    return ItemView(
        anchor=entry.id,
        name=book.words.entry(entry.id, lang),
        figure=figure(entry, book.rules.rule_set.scheme, lang),
        about=_sentence(book.words.meaning(entry.id, lang)),
        hand=hand_view(item.example.groups, lang) if item.example is not None else None,
        meta=tuple(meta),
        links=tuple(_chip(book, ruling, lang) for ruling in rulings),
        off=not entry.active,
    )


def _special(special: SpecialHand, lang: Lang) -> ItemView:
    row = special.formation
    label = f"BMJ-{row.number} · " if row.number else ""
    meta: tuple[str, ...] = (
        label + say(WORDS["of_rule"], lang, rule=row.rule),
        OPEN[row.open].to(lang),
        CERTAINTY[row.certainty].to(lang),
    )
    if special.example is not None and special.example.by_winds:
        meta = (*meta, _seat(special.example, lang))
    hand = hand_view(special.example.groups, lang) if special.example is not None else None
    worth = Worth(number(row.value, lang), WORDS["points"].to(lang).lower())
    return ItemView(
        anchor=row.id,
        name=capital(row.name.to(lang)),
        figure=worth,
        about="",
        hand=hand,
        meta=meta,
        links=(),
        off=False,
    )


def _names(book: Handbook, ids: Iterable[str], lang: Lang) -> str:
    return ", ".join(small(book.words.entry(id, lang)) for id in ids)


def _sentence(text: str) -> str:
    return f"{capital(text)}." if text else ""


def _needs(book: Handbook, example: ScoredExample, lang: Lang) -> str:
    """The options of an example in words."""
    parts = []
    for id, value in example.example.options:
        ruling = book.option(id)
        question = book.words.question(id, lang)
        parts.append(f"{question}{'' if question.endswith('?') else ':'} {answer(book, ruling, value, lang)}")
    return "; ".join(parts)


def _seat(example: ScoredExample, lang: Lang) -> str:
    """Whose example it is, where that matters: `voorbeeld: Zuid, ronde van Oost`."""
    situation = example.score.situation
    seat, round_name = SEATS[situation.seat].to(lang), ROUNDS[situation.round].to(lang)
    return say(WORDS["example_of"], lang, seat=seat, round=round_name)


def _chip(book: Handbook, ruling: RulingItem, lang: Lang) -> Link:
    question = book.words.question(ruling.option.id, lang)
    mark = "" if question.endswith("?") else ":"
    text = f"{question}{mark} {answer(book, ruling, ruling.value, lang)}"
    return Link(text, f"#o-{ruling.option.id}", is_changed(ruling))


def sections(chosen: Chosen, lang: Lang, settle: bool) -> tuple[SectionView, ...]:
    """How it is played, or how it is settled."""
    found: tuple[Section, ...] = settling(chosen.book.rules) if settle else playing(chosen.book.rules)
    return tuple(
        SectionView(
            section.id,
            SECTIONS[section.id].to(lang),
            section.source,
            tuple(_clause(chosen.book, clause, lang) for clause in section.clauses),
        )
        for section in found
    )


def _clause(book: Handbook, clause: Clause, lang: Lang) -> ClauseView:
    rulings = [book.option(id) for id in clause.options]
    links = {link.text: link for link in (_deciding(book, one, lang) for one in reversed(rulings))}
    return ClauseView(sentence(clause, lang), tuple(reversed(links.values())))


def _deciding(book: Handbook, ruling: RulingItem, lang: Lang) -> Link:
    """A ruling under a sentence: its code, or its question where it has none."""
    option = ruling.option
    return Link(option.ruling or book.words.question(option.id, lang), f"#o-{option.id}", is_changed(ruling))


def options(chosen: Chosen, lang: Lang) -> tuple[OptionView, ...]:
    """Every option of the book."""
    return tuple(_option(chosen, ruling, lang) for ruling in chosen.book.rulings)


def _option(chosen: Chosen, ruling: RulingItem, lang: Lang) -> OptionView:
    book, option = chosen.book, ruling.option
    values = () if isinstance(option.values, range) else option.values
    links = tuple(
        Link(
            capital(answer(book, ruling, value, lang)),
            chosen.with_option(option, value),
            (value, type(value)) == (ruling.value, type(ruling.value)),
        )
        for value in values
    )
    least, most = (option.values[0], option.values[-1]) if isinstance(option.values, range) else (0, 0)
    touched = tuple(Link(book.words.entry(id, lang), f"#{id}") for id in ruling.items)
    return OptionView(
        anchor=f"o-{option.id}",
        id=option.id,
        question=book.words.question(option.id, lang),
        ruling=option.ruling,
        owner=OWNER[int(option.owner)].to(lang),
        values=links,
        value=typed(ruling.value),
        default=answer(book, ruling, option.default, lang),
        least=least,
        most=most,
        fixed=not is_open(ruling),
        changed=is_changed(ruling),
        touches=touched,
    )


def change_view(book: Handbook, change: Change, lang: Lang) -> ChangeView:
    """One thing that these rules have otherwise."""
    if change.option is not None:
        ruling = change.option
        default = say(WORDS["was"], lang, value=answer(book, ruling, ruling.option.default, lang))
        question = book.words.question(ruling.option.id, lang).rstrip("?")
        return ChangeView(question, answer(book, ruling, ruling.value, lang), default, f"#o-{ruling.option.id}")
    assert change.item is not None
    item, scheme = change.item, book.rules.rule_set.scheme
    now, before = figure(item.entry, scheme, lang), figure(item.base, scheme, lang)
    was = []
    if now != before:
        was.append(say(WORDS["was"], lang, value=before.value))
    if change.renamed is not None:
        was.append(say(WORDS["was_named"], lang, name=change.renamed.to(lang)))
    return ChangeView(book.words.entry(item.entry.id, lang), now.value, ", ".join(was), f"#{item.entry.id}")
