"""The addresses under /spelregels. Their pages are made beside the server (`made`), those of a book once."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.books.catalog import IDS
from windroos.handbook.search import LONGEST
from windroos.web.aside import page_response
from windroos.web.book.chosen import AskedRules, source_of
from windroos.web.book.exam import new_seed
from windroos.web.book.made import HERE, book_page, books_page, card_page, practice_page, search_page
from windroos.web.posted import posted
from windroos.web.reader import reader_of
from windroos.web.routing import get, post
from windroos.web.site import Site

SEED: Final = "zaad"
"""The key in an address that names ten hands to count."""


def routes(site: Site) -> list[Route]:
    """The pages about the rules."""
    aside = site.aside

    async def books(request: Request) -> Response:
        return page_response(request, await aside.kept(site.who(request), books_page, reader_of(request)))

    async def find(request: Request) -> Response:
        asked, book = request.query_params.get("q", ""), request.query_params.get("boek", "")
        query, book = " ".join(asked[: 4 * LONGEST].split())[:LONGEST], book if book in IDS else ""
        made = await aside.kept(site.who(request), search_page, query, book, reader_of(request))
        return page_response(request, made)

    async def house_card(request: Request) -> Response:
        async with posted(request) as form:
            file = form.get("huisregels")
            data = await file.read() if isinstance(file, UploadFile) else b""
        source = AskedRules("", file=data)
        return page_response(request, await aside.do(site.who(request), card_page, source, reader_of(request)))

    async def book(request: Request, id: str) -> Response:
        source = source_of(site, request, id)
        return page_response(request, await aside.kept(site.who(request), book_page, source, reader_of(request)))

    async def card(request: Request, id: str) -> Response:
        source = source_of(site, request, id)
        return page_response(request, await aside.kept(site.who(request), card_page, source, reader_of(request)))

    async def practise(request: Request, id: str) -> Response:
        source, asked = source_of(site, request, id), tuple(request.query_params.items())
        if SEED not in request.query_params:
            return RedirectResponse(f"{request.url.path}?{urlencode((*asked, (SEED, new_seed())))}", 303)
        made = await aside.do(site.who(request), practice_page, source, asked, reader_of(request))
        return page_response(request, made)

    return [
        get(HERE, books),
        get(f"{HERE}/zoek", find),
        post(f"{HERE}/kaart", house_card),
        get(f"{HERE}/{{id}}", book),
        get(f"{HERE}/{{id}}/kaart", card),
        get(f"{HERE}/{{id}}/oefenen", practise),
    ]
