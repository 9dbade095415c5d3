"""What every site has: what this is, what it keeps of you, and where to find what."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.books.catalog import IDS, book_words
from windroos.text.web.about import WORDS
from windroos.web.reader import reader_of
from windroos.web.routing import get
from windroos.web.site import Site

TOPICS: Final = (
    ("learn", "/leren"), ("count", "/tellen"), ("play", "/spelen"), ("phones", ""), ("club", "/club"),
    ("tournament", "/toernooi"), ("rules", "/spelregels"), ("lost", ""),
)  # fmt: skip
"""What help is about, with where it leads."""


def routes(site: Site) -> list[Route]:
    """The two pages."""

    async def about(request: Request) -> Response:
        lang = reader_of(request).lang
        books = [(id, book_words(id).name.to(lang), book_words(id).book.to(lang)) for id in IDS]
        return site.pages.page(request, "about.html", WORDS, books=books)

    async def helping(request: Request) -> Response:
        lang = reader_of(request).lang
        topics = [(WORDS[f"help_{key}"].to(lang), WORDS[f"help_{key}_how"].to(lang), to) for key, to in TOPICS]
        return site.pages.page(request, "help.html", WORDS, topics=topics)

    return [get("/over", about), get("/hulp", helping)]
