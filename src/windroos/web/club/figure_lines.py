"""Figures as a page writes them: a value, between which bounds it lies, and over how many it is."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Final, NamedTuple

from windroos.books.catalog import book_words
from windroos.club.mahjongs import ClubMahjong
from windroos.club.marks import RecordMark
from windroos.club.people import NameOf
from windroos.club.programme_say import made_name
from windroos.club.records import ClubRecord, RarestHand
from windroos.club.twentyone import BOOK_DAY
from windroos.intervals import Estimate
from windroos.text.club_records import RECORDS
from windroos.text.dates import day_of_year
from windroos.text.explain import listed
from windroos.text.figures import MINUS, day, number, percent
from windroos.text.web.club_figures import AT_TABLE, BETWEEN, OVER, UNITS
from windroos.text.words import Lang

WHOLE: Final = 100
"""From here on a mean is written as a whole number."""
MOST_PEOPLE: Final = 5
"""People of a mark who are named: of an evening its day says enough."""
MOST_MARKS: Final = 3
"""Holders of a record who are equal, and holders before, that a page shows."""
_LEAP: Final = 2024


class FigureLine(NamedTuple):
    """A figure: its name, its value, and how sure it is."""

    name: str
    value: str
    about: str


class MarkLine(NamedTuple):
    """Somebody's mark: its value, who, when, and the way to the hand or the evening of it, "" where none is known."""

    value: str
    people: str
    day: str
    mark: RecordMark
    path: str


class RecordLine(NamedTuple):
    """A record with who hold it and who held it before, the last one first.

    more       how often it was equalled besides
    yardstick  what the book knows, "" where it says nothing
    """

    kind: str
    name: str
    value: str
    holders: tuple[MarkLine, ...]
    earlier: tuple[MarkLine, ...]
    more: int
    yardstick: str


class HandLine(NamedTuple):
    """A hand that somebody made; `path` leads to it."""

    name: str
    score: str
    reckoned: str
    day: str
    made: ClubMahjong
    path: str


class SpecialLine(NamedTuple):
    """A special hand, how often it was made, by whom and when first; `path` leads to that hand."""

    name: str
    times: int
    person: str
    day: str
    path: str


def decimal(value: float, lang: Lang, digits: int = 1) -> str:
    """`−12,5`; in English `−12.5`; from a hundred on a whole number: `1.240`."""
    if abs(value) >= WHOLE:
        return number(round(value), lang)
    text = f"{abs(value):.{digits}f}"
    sign = MINUS if value < 0 and float(text) else ""
    return sign + (text.replace(".", ",") if lang == "nl" else text)


def figure_line(name: str, found: Estimate, unit: str, lang: Lang, *, shared: bool = False) -> FigureLine:
    """A figure with its interval; `shared`: it is a share, else a mean. `unit` is what it is over (`UNITS`)."""
    of = UNITS[unit].to(lang).format(count=number(found.of, lang))

    def said(value: float) -> str:
        return percent(value, lang) if shared else decimal(value, lang)

    if found.value is None:
        return FigureLine(name, "–", OVER.to(lang).format(of=of))
    if found.low is None or found.high is None:
        return FigureLine(name, said(found.value), OVER.to(lang).format(of=of))
    about = BETWEEN.to(lang).format(low=said(found.low), high=said(found.high), of=of)
    return FigureLine(name, said(found.value), about)


def mark_line(mark: RecordMark, name_of: NameOf, lang: Lang) -> MarkLine:
    """A mark with names."""
    named = len(mark.people) <= MOST_PEOPLE
    people = listed([name_of(person) for person in mark.people], lang) if named else ""
    path = evening_path(mark.evening) if mark.evening else ""
    if mark.hand:
        path = hand_path(mark.evening, mark.table, mark.part, mark.hand)
    when = str(mark.day.year) if mark.whole_year else day(mark.day, lang)
    if mark.table:
        when = AT_TABLE.to(lang).format(day=when, table=mark.table)
    return MarkLine(mark_value(mark, lang), people, when, mark, path)


def mark_value(mark: RecordMark, lang: Lang) -> str:
    """What a mark is worth: a number, or of the earliest twenty-one its day of the year."""
    return day_of_year(mark.day, lang) if mark.kind == "twentyone_day" else number(mark.value, lang)


def hand_path(evening: str, table: int, part: int, hand: int) -> str:
    """The address of a hand."""
    return f"{evening_path(evening)}/spel/{table}/{part}/{hand}"


def evening_path(evening: str) -> str:
    """The address of an evening."""
    return f"/club/avond/{evening}"


def made_path(one: ClubMahjong) -> str:
    """The address of a hand that somebody made."""
    return hand_path(one.evening, one.table, one.part, one.hand)


def record_lines(
    found: Iterable[ClubRecord], name_of: NameOf, lang: Lang, most: int = MOST_MARKS
) -> tuple[RecordLine, ...]:
    """Records in the order of a page; of many who are equal the first `most`, and of who held it before the last."""
    by_kind = {one.kind: one._replace(holders=_once(one.holders)) for one in found}
    return tuple(
        RecordLine(
            kind,
            words.to(lang),
            mark_value(by_kind[kind].holders[0], lang),
            tuple(mark_line(mark, name_of, lang) for mark in by_kind[kind].holders[:most]),
            tuple(mark_line(mark, name_of, lang) for mark in by_kind[kind].earlier[: -most - 1 : -1]),
            max(0, len(by_kind[kind].holders) - most),
            _yardstick(by_kind[kind], lang),
        )
        for kind, words in RECORDS.items()
        if kind in by_kind
    )


def _yardstick(found: ClubRecord, lang: Lang) -> str:
    """What the book knows; of the earliest twenty-one its day."""
    if found.yardstick is None:
        return ""
    if found.kind == "twentyone_day":
        return day_of_year(date(_LEAP, *BOOK_DAY), lang)
    return number(found.yardstick, lang)


def _once(marks: tuple[RecordMark, ...]) -> tuple[RecordMark, ...]:
    """The same without what is there twice: points of two seasons that lie over each other."""
    return tuple({(mark.people, mark.evening, mark.table, mark.hand, mark.typed): mark for mark in marks}.values())


def hand_line(one: ClubMahjong, rules: str, lang: Lang) -> HandLine:
    """A hand with its name, "" where it was an ordinary one."""
    settled, reckoned = one.mahjong.settled, one.mahjong.reckoned
    return HandLine(
        made_name(one, lang, rules) if one.mahjong.kind not in ("ordinary", "unsaid") else "",
        number(settled, lang),
        number(reckoned, lang) if reckoned != settled else "",
        day(one.day, lang),
        one,
        made_path(one),
    )


def special_line(one: RarestHand, rules: str, name_of: NameOf, lang: Lang) -> SpecialLine:
    """A special hand with who made it first."""
    return SpecialLine(
        made_name(one.first, lang, rules),
        one.times,
        name_of(one.first.person),
        day(one.first.day, lang),
        made_path(one.first),
    )


def rules_name(rules: str, lang: Lang) -> str:
    """What a rule set is called."""
    return book_words(rules).name.to(lang)


def day_of(text: str, lang: Lang) -> str:
    """A day from its ISO text."""
    return day(date.fromisoformat(text), lang)
