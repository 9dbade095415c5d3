"""The addresses under /spelregels. Their pages are made beside the server (`made`), those of a book once."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

from fastapi import APIRouter
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from windroos.books.catalog import IDS
from windroos.handbook.search import LONGEST
from windroos.web.aside import page_response
from windroos.web.book.chosen import AskedRules, source_of
from windroos.web.book.exam import new_seed
from windroos.web.book.made import HERE, book_page, books_page, card_page, practice_page, search_page
from windroos.web.reader import reader_of
from windroos.web.site import Site

SEED: Final = "zaad"
"""The key in an address that names ten hands to count."""


def routes(site: Site) -> APIRouter:
    """The pages about the rules."""
    router = APIRouter(prefix=HERE)
    aside = site.aside

    @router.get("")
    async def books(request: Request) -> Response:
        return page_response(request, await aside.kept(site.who(request), books_page, reader_of(request)))

    @router.get("/zoek")
    async def find(request: Request, q: str = "", boek: str = "") -> Response:
        query, book = " ".join(q[: 4 * LONGEST].split())[:LONGEST], boek if boek in IDS else ""
        made = await aside.kept(site.who(request), search_page, query, book, reader_of(request))
        return page_response(request, made)

    @router.post("/kaart")
    async def house_card(request: Request) -> Response:
        async with request.form(max_files=1, max_fields=4) as form:
            file = form.get("huisregels")
            data = await file.read() if isinstance(file, UploadFile) else b""
        source = AskedRules("", file=data)
        return page_response(request, await aside.do(site.who(request), card_page, source, reader_of(request)))

    @router.get("/{id}")
    async def book(request: Request, id: str) -> Response:
        source = source_of(site, request, id)
        return page_response(request, await aside.kept(site.who(request), book_page, source, reader_of(request)))

    @router.get("/{id}/kaart")
    async def card(request: Request, id: str) -> Response:
        source = source_of(site, request, id)
        return page_response(request, await aside.kept(site.who(request), card_page, source, reader_of(request)))

    @router.get("/{id}/oefenen")
    async def practise(request: Request, id: str) -> Response:
        source, asked = source_of(site, request, id), tuple(request.query_params.items())
        if SEED not in request.query_params:
            return RedirectResponse(f"{request.url.path}?{urlencode((*asked, (SEED, new_seed())))}", 303)
        made = await aside.do(site.who(request), practice_page, source, asked, reader_of(request))
        return page_response(request, made)

    return router
