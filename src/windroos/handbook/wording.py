"""Items, clauses and rulings as a reader sees them: names, figures and sentences."""

from __future__ import annotations

from typing import NamedTuple

from windroos.handbook.book import Handbook, Item, RulingItem
from windroos.rules.pages import Clause
from windroos.rules.rule import Entry, Part, Value
from windroos.rules.scheme import Scheme
from windroos.text import cli as shared
from windroos.text import handbook as texts
from windroos.text.explain import amount
from windroos.text.figures import TIMES, number, typed
from windroos.text.liability import HANDS, danger_text
from windroos.text.words import Lang


class Worth(NamedTuple):
    """What an item brings: `× 2` with `1 verdubbeling` under it."""

    value: str
    unit: str


def figure(entry: Entry, scheme: Scheme, lang: Lang) -> Worth:
    """What an entry brings by a scheme; `uit` where it does not count."""
    if not entry.active:
        return Worth(shared.OFF.to(lang), "")
    if entry.part == Part.STAKE:
        return Worth(*(words.to(lang) for words in texts.STAKE[entry.id]))
    if entry.limit:
        worth = number(entry.limit, lang)
        return Worth(f"{worth} {scheme.total_unit}" if scheme.limit_row else worth, texts.LIMIT_HAND.to(lang))
    if entry.part == Part.FORMATION:
        return Worth(shared.BY_FORMATION.to(lang), "")
    if entry.fan:
        return Worth(number(entry.fan, lang), _unit(entry.fan, scheme.unit, lang))
    if entry.doubles:
        added = f"+ {number(entry.points, lang)} " if entry.points else ""
        doubled = f"{TIMES} {number(1 << entry.doubles, lang)}"
        return Worth(added + doubled, amount(entry.doubles, "doubles", number(entry.doubles, lang), lang))
    if entry.points:
        return Worth(f"+ {number(entry.points, lang)}", _unit(entry.points, "points", lang))
    return Worth("0", "")


def _unit(value: int, unit: str, lang: Lang) -> str:
    return amount(value, unit, "", lang).strip()


def sentence(clause: Clause, lang: Lang) -> str:
    """A clause in words."""
    values = {key: number(value, lang) if isinstance(value, int) else value for key, value in clause.values}
    if clause.code == "danger":
        kind = str(values["kind"])
        values["what"] = texts.ANY_SUIT.to(lang) if kind == "suit" else danger_text(kind, 0, lang)
        values["hand"] = HANDS[kind].to(lang)
    return texts.CLAUSES[clause.code].to(lang).format_map(values)


def answer(book: Handbook, ruling: RulingItem, value: Value, lang: Lang) -> str:
    """What a value of an option means, figures as they are written."""
    meaning = book.words.answer(ruling.option.id, value, lang)
    plain = meaning == typed(value) and type(value) is int
    return number(value, lang) if plain and isinstance(value, int) else meaning


def is_changed(ruling: RulingItem) -> bool:
    """Whether a ruling is not the book's own."""
    return not ruling.option.is_default(ruling.value)


def is_open(ruling: RulingItem) -> bool:
    """Whether there is anything to choose."""
    return len(ruling.option.values) > 1


def rulings_of(book: Handbook, item: Item) -> tuple[RulingItem, ...]:
    """The rulings that change an item or decide its lines."""
    return tuple(ruling for ruling in book.rulings if ruling.option.id in item.options)
