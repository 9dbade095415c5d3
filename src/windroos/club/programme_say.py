"""The score program in sentences: who takes the jersey, who wins or loses a scarf, and what a total misses."""

from __future__ import annotations

from collections.abc import Mapping

from windroos.club.daybook import DayNews, Missed
from windroos.rules.bmj import shipped
from windroos.text import programme as t
from windroos.text.explain import listed
from windroos.text.figures import number
from windroos.text.words import Lang


def news_line(news: DayNews, names: Mapping[str, str], lang: Lang) -> str:
    """`De gele trui is voor Bram.`; who has no name is called by his id."""
    if not news.people:
        return t.NEWS["jersey_nobody"].to(lang)
    people = listed([names.get(person, person) for person in news.people], lang)
    return t.NEWS[news.code].to(lang).format(people=people)


def missed_lines(missed: Missed, lang: Lang) -> list[str]:
    """What a total misses, a sentence each; none where it misses nothing."""
    found = []
    if missed.unnumbered:
        rows = {row.id: row.name.to(lang) for row in shipped().rows}
        hands = listed([rows.get(id, id) for id in missed.unnumbered], lang)
        found.append(t.UNNUMBERED.to(lang).format(hands=hands))
    if missed.unsaid:
        words = t.UNSAID_ONE if missed.unsaid == 1 else t.UNSAID
        found.append(words.to(lang).format(count=number(missed.unsaid, lang)))
    return found
