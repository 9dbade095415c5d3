"""Looking something up: names, meanings, synonyms, pages and codes of every rule set, in both languages at once.

Accents and capitals do not matter, a word may be begun only or bent otherwise, and one letter may be wrong. A whole
question is as good as its words: those that every question has are not looked for.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from windroos.books.catalog import IDS, rules
from windroos.handbook.book import Handbook, book_of
from windroos.handbook.clauses import Section, playing, settling
from windroos.handbook.wording import sentence
from windroos.text.handbook import COMMON, SECTIONS, SYNONYMS
from windroos.text.words import Words

NAME, CODE, ABOUT = 6, 4, 2
"""What a word is worth by where it stands."""
EXACT, BEGUN, ALIKE, NEAR = 6, 4, 3, 1
"""What a word is worth by how it was found: itself, its beginning, a synonym, one letter wrong."""
_TELLING: Final = 3
"""A word of fewer letters tells nothing by itself, and has no ending to be taken off."""
LONGEST: Final = 80
"""Of a query more than this is not read."""


class Found(NamedTuple):
    """Something that can be looked up. `anchor` is its place on the page of its rule set."""

    rules: str
    kind: str
    """`item`, `special`, `option` or `clause`."""
    anchor: str
    name: Words
    about: Words
    code: str
    """Page, ruling and id."""


class Index(NamedTuple):
    """Everything that can be found, and in which of it each word stands, with the weight it has there."""

    found: tuple[Found, ...]
    words: dict[str, dict[int, int]]


def search(query: str, first: str = "") -> tuple[tuple[str, tuple[Found, ...]], ...]:
    """What a query finds, grouped by rule set: `first` before all others, then the best.

    Every word of the query must be found; where nothing in `first`, or nowhere, has them all, what has most of them.
    """
    typed = words_of(query[:LONGEST])
    wanted = tuple(word for word in typed if word not in COMMON) or typed
    if not wanted:
        return ()
    index = whole_index()
    hits = [_hits(word, index) for word in wanted]
    everywhere = set(hits[0]).intersection(*hits[1:])
    scores = {at: sum(one[at] for one in hits) for at in everywhere}
    if not any(index.found[at].rules == first for at in scores):
        most = _most_of(wanted, hits, {at for at, one in enumerate(index.found) if one.rules == first or not scores})
        scores |= most
    ranked = sorted(scores.items(), key=lambda hit: (-hit[1], hit[0]))
    groups = {id: tuple(index.found[at] for at, _ in ranked if index.found[at].rules == id) for id in IDS}
    best = {id: next(score for at, score in ranked if index.found[at].rules == id) for id in IDS if groups[id]}
    order = sorted(best, key=lambda book: (book != first, -best[book], IDS.index(book)))
    return tuple((id, groups[id]) for id in order)


def _most_of(wanted: tuple[str, ...], hits: list[dict[int, int]], among: set[int]) -> dict[int, int]:
    """What has most of the words, with its score; figures and short words alone tell nothing, nor do near misses."""
    counts: dict[int, int] = {}
    scores: dict[int, int] = {}
    for word, found in zip(wanted, hits, strict=True):
        if word.isdecimal() or len(word) < _TELLING:
            continue
        for at, score in found.items():
            if at in among and score >= ALIKE * ABOUT:
                counts[at], scores[at] = counts.get(at, 0) + 1, scores.get(at, 0) + score
    most = max(counts.values(), default=0)
    return {at: score for at, score in scores.items() if counts[at] == most}


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text without accents and capitals: `Vier Chows!` is `vier`, `chows`."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(sign))
    return tuple(re.findall(r"[a-z0-9]+", bare))


def _hits(word: str, index: Index) -> dict[int, int]:
    """Where a word of the query stands, with what it is worth there."""
    alike = {other for row in SYNONYMS if word in row for other in row}
    hits: dict[int, int] = {}
    for other, places in index.words.items():
        quality = _quality(word, other, alike)
        if quality:
            for at, weight in places.items():
                hits[at] = max(hits.get(at, 0), quality * weight)
    return hits


def _quality(word: str, other: str, alike: set[str]) -> int:
    if word == other:
        return EXACT
    if other in alike:
        return ALIKE
    if word.isdecimal():
        return 0
    if len(word) > 1 and (other.startswith(word) or stem(word) == stem(other)):
        return BEGUN
    return NEAR if len(word) > 3 and one_apart(word, other) else 0


@lru_cache(maxsize=8192)
def stem(word: str) -> str:
    """A word without its Dutch or English ending, its vowel short: `betaalt` and `betalen` are both `betal`."""
    if len(word) < _TELLING + 1:
        return word
    bare = re.sub(r"(?:ingen|ing|en|s|e|t|ed)$", "", word)
    bare = re.sub(r"([b-df-hj-np-tv-z])\1$", r"\1", bare)
    return re.sub(r"([aeou])\1", r"\1", bare) if len(bare) >= _TELLING else word


def one_apart(one: str, other: str) -> bool:
    """Whether one letter more, less, other or two that changed places turn one word into the other."""
    if abs(len(one) - len(other)) > 1 or one == other:
        return False
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    swapped = one[at : at + 2] == other[at : at + 2][::-1] and one[at + 2 :] == other[at + 2 :]
    return swapped or one[at + 1 :] == other[at + 1 :] or one[at:] == other[at + 1 :] or one[at + 1 :] == other[at:]


@lru_cache(maxsize=1)
def whole_index() -> Index:
    """The index of every rule set; made at the first search."""
    found = tuple(one for id in IDS for one in _all_of(book_of(rules(id))))
    words: dict[str, dict[int, int]] = {}
    for at, one in enumerate(found):
        for text, weight in (
            (f"{one.name.nl} {one.name.en}", NAME),
            (one.code, CODE),
            (f"{one.about.nl} {one.about.en}", ABOUT),
        ):
            for word in words_of(text):
                places = words.setdefault(word, {})
                places[at] = max(places.get(at, 0), weight)
    return Index(found, words)


def _all_of(book: Handbook) -> Iterator[Found]:
    """Everything of one rule set: items, special formations, rulings, clauses."""
    id = book.rules.id
    for chapter in book.chapters:
        for item in chapter.items:
            entry, words = item.entry, book.words
            name = Words(words.entry(entry.id, "nl"), words.entry(entry.id, "en"))
            about = Words(words.meaning(entry.id, "nl"), words.meaning(entry.id, "en"))
            yield Found(id, "item", entry.id, name, about, f"{entry.source} {entry.id}")
    for special in book.specials:
        row = special.formation
        place = Words("Bijzonder spel", "Special hand")
        yield Found(id, "special", row.id, row.name, place, f"BMJ {row.number or ''} nr. {row.rule} {row.id}")
    for ruling in book.rulings:
        option = ruling.option.id
        name = Words(book.words.question(option, "nl"), book.words.question(option, "en"))
        meanings = [book.words.answer(option, value, "nl") for value in _few(ruling.option.values)]
        english = [book.words.answer(option, value, "en") for value in _few(ruling.option.values)]
        about = Words(", ".join(meanings), ", ".join(english))
        yield Found(id, "option", option, name, about, f"{ruling.option.ruling} {option}")
    yield from _clauses(id, (*playing(book.rules), *settling(book.rules)))


def _few(values: tuple[bool | int | str, ...] | range) -> tuple[bool | int | str, ...]:
    return () if isinstance(values, range) else values


def _clauses(id: str, sections: tuple[Section, ...]) -> Iterator[Found]:
    for section in sections:
        for clause in section.clauses:
            about = Words(sentence(clause, "nl"), sentence(clause, "en"))
            yield Found(id, "clause", section.id, SECTIONS[section.id], about, f"{section.source} {clause.code}")
