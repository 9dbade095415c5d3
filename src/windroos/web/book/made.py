"""The pages about the rules as they are made, beside the server: from what was asked for to the page as it is sent."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from windroos.books.catalog import IDS, book_words, rules
from windroos.handbook.card import card_of
from windroos.handbook.clauses import fan_rows
from windroos.handbook.practice import HANDS, has_doubles
from windroos.handbook.search import search
from windroos.text.figures import number
from windroos.text.web.book import WORDS
from windroos.text.words import Lang
from windroos.web.aside import squeezed
from windroos.web.book import exam, views
from windroos.web.book.card import house_card
from windroos.web.book.chosen import AskedRules, Chosen, chosen
from windroos.web.pages import Templates
from windroos.web.who_reads import Reader

HERE: Final = "/spelregels"
MOST_FOUND: Final = 12
"""Results shown of one rule set."""


def books_page(reader: Reader) -> bytes:
    """The list of books."""
    return _page("books", HERE, reader, books=[_book_row(id, reader.lang) for id in IDS])


def search_page(query: str, book: str, reader: Reader) -> bytes:
    """What a query finds, in the book that somebody reads first; "" where nobody reads one."""
    return _page("search", f"{HERE}/zoek", reader, query=query, current=book, **_found(query, book, reader.lang))


def book_page(source: AskedRules, reader: Reader) -> bytes:
    """A whole book. Raises WindroosError, as `chosen`."""
    return _page("book", f"{HERE}/{source.id}", reader, **_book(chosen(source), reader.lang))


def card_page(source: AskedRules, reader: Reader) -> bytes:
    """The card of a table. Raises WindroosError, as `chosen`."""
    return _page("card", f"{HERE}/{source.id or 'kaart'}", reader, **_card(chosen(source), reader.lang))


def practice_page(source: AskedRules, asked: tuple[tuple[str, str], ...], reader: Reader) -> bytes:
    """A hand to count, or what an answer missed; `asked` are the keys of the address. Raises WindroosError."""
    return _page(
        "practice", f"{HERE}/{source.id}/oefenen", reader, **_practice(chosen(source), dict(asked), reader.lang)
    )


@lru_cache(maxsize=1)
def _pages() -> Templates:
    return Templates()


def _page(template: str, path: str, reader: Reader, **values: object) -> bytes:
    shorts = {id: book_words(id).short.to(reader.lang) for id in IDS}
    shared = {"here": HERE, "path": path, "shorts": shorts, "current": "", "query": "", **values}
    return squeezed(_pages().text(f"book/{template}.html", reader, WORDS, **shared))


def _book_row(id: str, lang: Lang) -> dict[str, object]:
    """A rule book in the list of books."""
    words, plain = book_words(id), rules(id)
    counts = WORDS["counts"].to(lang).format(items=len(plain.entries), options=len(plain.options))
    return {"id": id, "name": words.name.to(lang), "book": words.book.to(lang), "counts": counts}


def _about(about: Chosen, lang: Lang) -> dict[str, object]:
    """What every page about chosen rules says of them."""
    book = about.book
    changed = [views.change_view(book, one, lang) for one in card_of(book).changes]
    by = WORDS["played_by"].to(lang).format(name=book.house) if book.house else ""
    if not by and changed:
        by = WORDS["chosen_options"].to(lang)
    return {"current": about.id, "chosen": about, "name": book.words.name.to(lang), "by": by, "changed": changed}


def _book(about: Chosen, lang: Lang) -> dict[str, object]:
    return {
        **_about(about, lang),
        "chapters": views.chapters(about, lang),
        "playing": views.sections(about, lang, False),
        "settling": views.sections(about, lang, True),
        "fan_table": fan_rows(about.book.rules),
        "options": views.options(about, lang),
    }


def _card(about: Chosen, lang: Lang) -> dict[str, object]:
    shown = _about(about, lang)
    title = str(shown["by"] or shown["name"])
    return {**shown, "card": (card := house_card(about, title, lang)), "fan_table": card.fan}


def _found(query: str, book: str, lang: Lang) -> dict[str, object]:
    """Search results by rule set, those of the book that somebody reads first."""
    groups, results = [], search(query, book)
    for id, found in results:
        rows = [
            {
                "name": one.name.to(lang),
                "about": one.about.to(lang),
                "kind": WORDS[f"kind_{one.kind}"].to(lang),
                "to": f"{HERE}/{id}#{'o-' if one.kind == 'option' else ''}{one.anchor}",
            }
            for one in found[:MOST_FOUND]
        ]
        groups.append({"id": id, "rows": rows, "more": len(found) - len(rows)})
    count = sum(len(found) for _, found in results)
    key = "found" if count else "found_none"
    said = WORDS[key].to(lang).format(count=number(count, lang), query=query) if query else ""
    return {"groups": groups, "said": said}


def _practice(about: Chosen, asked: Mapping[str, str], lang: Lang) -> dict[str, object]:
    """A question, the answer to it, or the result of ten."""
    plain = about.book.rules
    seed, given = exam.seed_of(asked["zaad"]), asked.get("gegeven", "")
    fresh = bool({"punten", "toon", "limiet"} & set(asked))
    if fresh:
        given = ".".join(text for text in (given, exam.written(asked)) if text)
    done = exam.tasks(plain, seed, given)
    shared = {
        **_about(about, lang),
        "seed": seed,
        "given": given,
        "all": HANDS,
        "right": sum(task.right for task in done),
        "doubled": has_doubles(plain),
        "scheme": plain.rule_set.scheme,
        "here_again": about.address("oefenen", zaad=seed),
        "next": about.address("oefenen", zaad=seed, gegeven=given),
        "new": about.address("oefenen", zaad=exam.new_seed()),
    }
    if fresh:
        return {**shared, "step": "answer", "task": exam.view(about, done[-1], lang)}
    if len(done) == HANDS:
        return {**shared, "step": "result", "tasks": [exam.view(about, task, lang) for task in done]}
    task = exam.ExamHand(len(done), exam.hand(plain, seed, len(done)), None, "")
    return {**shared, "step": "question", "task": exam.view(about, task, lang)}
