"""The addresses of the API. What takes time is worked out beside the server (`answers`, `describe`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.text.words import LANGS, Lang, lang_of
from windroos.web.api.answers import ApiError, answered, book, books
from windroos.web.aside import page_response
from windroos.web.reader import reader_of
from windroos.web.routing import get, post
from windroos.web.site import Site

OPERATIONS: Final = ("score", "settle", "waits", "why-not")


def routes(site: Site) -> list[Route]:
    """The API, its description, and the page about it."""
    aside = site.aside

    async def about(request: Request) -> Response:
        from windroos.web.api.describe import page

        made = await aside.kept(site.who(request), page, reader_of(request), site.settings.address)
        return page_response(request, made)

    async def openapi(request: Request) -> Response:
        from windroos.web.api.describe import document_text

        return _json(await aside.kept(site.who(request), document_text, _lang(request)))

    async def all_books(request: Request) -> Response:
        return _json(await aside.kept(site.who(request), books, _lang(request)))

    async def one_book(request: Request, id: str) -> Response:
        return _json(await aside.kept(site.who(request), book, id, _lang(request)))

    return [
        get("/api", about),
        get("/api/openapi.json", openapi),
        get("/api/rules", all_books),
        get("/api/rules/{id}", one_book),
        *(post(f"/api/{name}", _operation(site, name)) for name in OPERATIONS),
    ]


def _operation(site: Site, name: str) -> Callable[[Request], Awaitable[Response]]:
    async def operation(request: Request) -> Response:
        lang = _lang(request)
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise ApiError("api_media", kind=kind[:80])
        data = await request.body()
        found = await site.aside.do(site.who(request), answered, name, data, lang)
        return _json(found.data, found.status)

    return operation


def _json(data: bytes, status: int = 200) -> Response:
    return Response(data, status, {"cache-control": "no-store"}, "application/json")


def _lang(request: Request) -> Lang:
    """The language asked for by `?lang=`, else the reader's."""
    asked = request.query_params.getlist("lang")
    if not asked:
        return reader_of(request).lang
    lang = lang_of(asked[0]) if len(asked) == 1 else None
    if lang is None:
        raise ApiError("api_lang", lang=asked[0][:20], known=", ".join(LANGS))
    return lang
