"""The score program in sentences: who takes the jersey, who wins or loses a scarf, and what a total misses."""

from __future__ import annotations

from collections.abc import Mapping

from windroos.books.catalog import book_words
from windroos.club.daybook import DayNews
from windroos.club.mahjongs import RULES, ClubMahjong, Missed
from windroos.rules.bmj import shipped
from windroos.text import programme as texts
from windroos.text.explain import listed
from windroos.text.figures import number
from windroos.text.words import Lang


def special_name(rules: str, id: str, number: int | None, lang: Lang) -> str:
    """`Jadespel`, `Pee Ling eet cake`, `Dertien wezen`; `BMJ-31` where only its number is known."""
    if not id:
        return f"BMJ-{number}" if number else ""
    rows = {row.id: row.name for row in shipped().rows}
    return rows[id].to(lang) if id in rows else book_words(rules).entry(id, lang)


def made_name(one: ClubMahjong, lang: Lang, rules: str = RULES) -> str:
    """A special hand with its number: `Haakwerkje (nummer 12)`; where nobody knows it that is said."""
    name = special_name(rules, one.mahjong.id, one.number, lang)
    if not one.mahjong.id or one.mahjong.kind not in ("formation", "situation"):
        return name
    words = texts.UNKNOWN_NUMBER if one.number is None else texts.KNOWN_NUMBER
    return words.to(lang).format(hand=name, number=one.number)


def news_line(news: DayNews, names: Mapping[str, str], lang: Lang) -> str:
    """`De gele trui is voor Bram.`; who has no name is called by his id."""
    if not news.people:
        return texts.NEWS["jersey_nobody"].to(lang)
    people = listed([names.get(person, person) for person in news.people], lang)
    return texts.NEWS[news.code].to(lang).format(people=people)


def missed_lines(missed: Missed, lang: Lang) -> list[str]:
    """What a total misses, a sentence each; none where it misses nothing."""
    found = []
    if missed.unnumbered:
        rows = {row.id: row.name.to(lang) for row in shipped().rows}
        hands = listed([rows.get(id, id) for id in missed.unnumbered], lang)
        found.append(texts.UNNUMBERED.to(lang).format(hands=hands))
    if missed.unsaid:
        found.append(texts.UNSAID.to(lang).format(count=number(missed.unsaid, lang)))
    return found
